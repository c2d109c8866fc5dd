import type { Finding } from '../finding/finding.ts';
import { quote } from './quote.ts';
import type { RunFailure } from './run-failures.ts';

/**
 * Rules under which tools report a file that they could not parse, as a result like any other and without a notification. By
 * `tool.driver.name`; seen in logs of Biome 2.6, oxlint 1.94 and Stylelint 17.
 */
const PARSE_RULES: ReadonlyMap<string, string> = new Map([
  ['Biome', 'parse'],
  ['oxlint', 'OXL0001'],
  ['stylelint', 'CssSyntaxError'],
]);

/**
 * Files that results say could not be parsed. What else the tool had found in them is missing from the log and is not fixed, so
 * each is a failure that costs its file, or all of them where it cannot be told which it is.
 */
export function toUnparsedFiles(findings: readonly Finding[]): readonly RunFailure[] {
  const failures = new Map<string, RunFailure>();
  // All of them are of one run, and so of one tool.
  if (!PARSE_RULES.has(findings[0]?.scope.tool ?? '')) return [];
  for (const { scope, rule, presence, place, message } of findings) {
    if (presence.kind !== 'present' || PARSE_RULES.get(scope.tool) !== rule.id) continue;
    const failure = toFailure(place.kind === 'nowhere' ? undefined : place.path, quote(message));
    if (!failures.has(failure.reason)) failures.set(failure.reason, failure);
  }
  return [...failures.values()];
}

function toFailure(path: string | undefined, words: string): RunFailure {
  if (path === undefined)
    return { kind: 'scope', reason: `a file that cannot be found was not parsed: ${words}` };
  return { kind: 'file', path, reason: `${quote(path)} was not parsed: ${words}` };
}
