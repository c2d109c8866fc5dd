import type { Finding } from '../finding/finding.ts';
import { judgePlaces, type ListedFiles } from '../finding/foreign-log.ts';
import type { RunReading } from './read-run.ts';

/**
 * Holds all runs of a log that is an analysis of something else: it proves nothing of this checkout, whatever
 * it says of itself. Where it says too little to be sure, that is a warning.
 *
 * @param log as named to the user
 */
export function holdForeignLog(
  log: string,
  runs: readonly RunReading[],
): { readonly runs: readonly RunReading[]; readonly warnings: readonly string[] } {
  const foreign = judgePlaces(log, eachFinding(runs), () => joinListed(runs));
  if (foreign === undefined) return { runs, warnings: [] };
  const { kind, reason } = foreign;
  if (kind === 'doubtful') return { runs, warnings: [reason] };
  const failure = { kind: 'unread', reason } as const;
  return {
    runs: runs.map((run) => ({ ...run, failures: [...run.failures, failure] })),
    warnings: [],
  };
}

function* eachFinding(runs: readonly RunReading[]): Generator<Finding> {
  for (const { findings } of runs) yield* findings;
}

function joinListed(runs: readonly RunReading[]): ListedFiles {
  const all = runs.map(({ listed }) => listed);
  return all.includes('here') ? 'here' : all.includes('elsewhere') ? 'elsewhere' : 'none';
}
