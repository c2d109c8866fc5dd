import { countResults, countThreads } from './accounting.ts';
import type { RunResult } from './run-result.ts';

/** Names of the outputs, as action.yml has them. */
export const OUTPUT_NAMES = [
  'conclusion',
  'findings',
  'posted',
  'kept',
  'resolved',
  'reopened',
  'failed-moves',
  'suppressed',
  'filtered',
  'unanchored',
  'over-limit',
  'report',
] as const;
export type OutputName = (typeof OUTPUT_NAMES)[number];

/**
 * The outputs of a run. `posted` to `failed-moves` count threads, the others results; `report` is a path or
 * empty.
 */
export function toOutputs(
  result: RunResult,
  reportPath: string | undefined,
): Readonly<Record<OutputName, string>> {
  const results = countResults(result.accounts);
  const threads = countThreads(result.plan?.moves ?? [], result.outcomes, result.dryRun ? 'planned' : 'done');
  return {
    conclusion: result.conclusion,
    findings: String(results.all),
    posted: String(threads.posted),
    kept: String(threads.kept),
    resolved: String(threads.resolved),
    reopened: String(threads.reopened),
    'failed-moves': String(threads.failedMoves),
    suppressed: String(results.suppressed),
    filtered: String(results.filtered),
    unanchored: String(results.unanchored),
    'over-limit': String(results['over-limit']),
    report: reportPath ?? '',
  };
}
