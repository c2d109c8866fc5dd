import { UNPARSED_RESULTS, type UnparsedResult } from '../analyzers/unparsed-results.ts';
import type { Finding } from '../finding/finding.ts';
import { listAt } from '../log/raw.ts';
import type { Whereabouts } from './place.ts';
import { costOf, type RunFailure } from './run-failures.ts';

/** The lines that results of one tool have to be compared with. */
function unparsedResultsOf(tool: string): readonly UnparsedResult[] {
  return UNPARSED_RESULTS.filter((line) => line.tool.test(tool));
}

/** Compares a finding with a line of its tool. */
export function isUnparsed(
  line: UnparsedResult,
  { rule, message, level }: Pick<Finding, 'rule' | 'message' | 'level'>,
): boolean {
  return (
    (line.rule?.test(rule.id) ?? true) &&
    (line.message?.test(message) ?? true) &&
    (line.level ?? level) === level
  );
}

/** Gathers the files of one run that results say could not be parsed. */
interface UnparsedFiles {
  /** Whether the result stands for a file that could not be parsed. */
  push(finding: Finding, result: unknown): boolean;
  failures(): readonly RunFailure[];
}

/**
 * Other findings in a file that could not be parsed are missing from the log and are not fixed, so
 * each is a failure that costs its file, or all of them where it cannot be told which it is.
 */
export function createUnparsedFiles(tool: string, whereabouts: Whereabouts): UnparsedFiles {
  const lines = unparsedResultsOf(tool);
  // By their reason: a thousand of a kind are said once.
  const known = new Map<string, RunFailure>();
  return {
    push(finding, result) {
      const { presence, message } = finding;
      const line = presence.kind === 'present' ? lines.find((one) => isUnparsed(one, finding)) : undefined;
      if (line === undefined) return false;
      const places = listAt(result, 'locations');
      const { failures } = costOf('parsed', places, message, whereabouts, line.holds);
      for (const failure of failures) if (!known.has(failure.reason)) known.set(failure.reason, failure);
      return true;
    },
    failures: () => [...known.values()],
  };
}
