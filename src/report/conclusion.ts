import type { Result } from '../finding/finding.ts';
import type { Finding, Thread } from '../model.ts';
import type { RunResult } from './run-result.ts';
import { actionsFailed, unverifiedBecause } from './words.ts';

/** So many of the findings that fail a run are named in its log and its summary. */
export const MOST_NAMED = 20;

/** Everything that fails the check, worst first. */
interface Failing {
  readonly findings: readonly Finding[];
  /** Threads whose finding was not looked at again. */
  readonly standing: readonly Thread[];
  /** The first result of each finding whose thread a person resolved: it counts all the same. */
  readonly resolvedByPeople: ReadonlySet<Result>;
}

/** Finds what failed a run; nothing where it did not fail. */
export function failingOf({ conclusion, plan, results }: RunResult): Failing {
  const { failing: findings = [], standing = [] } = (conclusion === 'failure' ? plan : undefined) ?? {};
  const firsts = new Set(findings.flatMap(({ newResults: [first] }) => first ?? []));
  const resolved = results.filter(
    ({ result, disposition }) => disposition === 'resolved-by-people' && firsts.has(result),
  );
  return { findings, standing, resolvedByPeople: new Set(resolved.map(({ result }) => result)) };
}

/**
 * How a run that got as far as a plan ends: the gate comes first, and a run that could not finish is never
 * green.
 */
export function conclude(failing: number, incomplete: readonly string[]): RunResult['conclusion'] {
  if (failing > 0) return 'failure';
  return incomplete.length > 0 ? 'incomplete' : 'success';
}

/**
 * Why a run could not finish: logs that failed, analyses that failed or are missing, actions that failed.
 * Single files outside of the change that were unverified, and tools without a run that are not for this job
 * to look at, are named elsewhere and do not count.
 */
export function incompleteReasons(result: RunResult): readonly string[] {
  const { failures = [], unverifiedTools = [] } = result.completeness ?? {};
  const failed = [...result.outcomes.values()].flatMap((outcome) =>
    outcome.kind === 'failed' ? [outcome.reason] : [],
  );
  const [first] = failed;
  return [
    ...failures,
    ...(result.unread ?? []),
    ...(result.comparison?.failures ?? []),
    ...unverifiedTools.flatMap((scope) => {
      if (scope.kind === 'missing') return [scope.reason];
      return scope.kind === 'failed' ? [unverifiedBecause(scope)] : [];
    }),
    ...(first === undefined ? [] : [actionsFailed(failed.length, first)]),
  ];
}
