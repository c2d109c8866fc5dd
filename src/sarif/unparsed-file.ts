import type { Finding } from '../finding/finding.ts';
import { listAt } from '../log/raw.ts';
import { costOf } from './file-cost.ts';
import type { Whereabouts } from './place.ts';
import { quote } from './quote.ts';
import type { RunFailure } from './run-failure.ts';
import { isUnparsed, unparsedResultsOf } from './unparsed-results.ts';

/** Gathers the files of one run that results say could not be parsed. */
export interface UnparsedFiles {
  push(finding: Finding, result: unknown): void;
  failures(): readonly RunFailure[];
}

/**
 * What else the tool had found in a file that it could not parse is missing from the log and is not fixed, so
 * each is a failure that costs its file, or all of them where it cannot be told which it is.
 */
export function createUnparsedFiles(tool: string, whereabouts: Whereabouts): UnparsedFiles {
  const lines = unparsedResultsOf(tool);
  // By their reason: a thousand of a kind are said once.
  const known = new Map<string, RunFailure>();
  return {
    push(finding, result) {
      const { presence, message } = finding;
      if (presence.kind !== 'present' || !lines.some((line) => isUnparsed(line, finding))) return;
      const { failures } = costOf('parsed', listAt(result, 'locations'), quote(message), whereabouts);
      for (const failure of failures) if (!known.has(failure.reason)) known.set(failure.reason, failure);
    },
    failures: () => [...known.values()],
  };
}
