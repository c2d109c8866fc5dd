import { scopeName } from '../finding/finding.ts';
import type { Conclusion, RunResult } from './run-result.ts';

/**
 * How a run that got as far as a plan ends: the gate comes first, and a run that could not finish is never
 * green.
 */
export function conclude(failing: number, incomplete: readonly string[]): Conclusion {
  if (failing > 0) return 'failure';
  return incomplete.length > 0 ? 'incomplete' : 'success';
}

/**
 * Why a run could not finish: logs that failed, analyses that failed or are missing, moves that failed.
 * Single files that were held, and tools without a run that are not for this job to look at, are named
 * elsewhere and do not count.
 */
export function incompleteReasons(result: RunResult): readonly string[] {
  const { failures = [], heldScopes = [] } = result.completeness ?? {};
  const failed = [...result.outcomes.values()].flatMap((outcome) =>
    outcome.kind === 'failed' ? [outcome.reason] : [],
  );
  const [first] = failed;
  return [
    ...failures,
    ...heldScopes.flatMap(({ kind, scope, reason }) => {
      if (kind === 'missing') return [reason];
      return kind === 'failed' ? [`${scopeName(scope)}: ${reason}`] : [];
    }),
    ...(first === undefined
      ? []
      : [`${failed.length} ${failed.length === 1 ? 'move' : 'moves'} failed, the first: ${first}`]),
  ];
}

/** Exit status of the command line for each way a run ends; a wrong configuration is 2. */
export const EXIT_STATUS: Readonly<Record<Conclusion, number>> = {
  success: 0,
  superseded: 0,
  skipped: 0,
  failure: 1,
  incomplete: 3,
};
export const CONFIGURATION_EXIT_STATUS = 2;
