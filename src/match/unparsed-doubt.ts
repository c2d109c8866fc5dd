import { speaksOfParsing } from '../finding/about.ts';
import { scopeKey } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import { oneLine } from '../text/one-line.ts';
import { truncate } from '../text/truncate.ts';
import type { SpotSubject, ThreadSubject } from './subjects.ts';

/** Longest piece of a tool's own words in a reason. */
const LONGEST_QUOTE = 200;

/**
 * Finds threads whose file the tool may not have been able to parse: all that it still says of the file
 * speaks of parsing, and none of that was said together with the thread. It then looks as if the whole file
 * had been mended at once. Tools that are known to say so are told by their logs alone
 * (`sarif/unparsed-results.ts`); this is for all others.
 *
 * @param partners what was paired with what
 * @returns the reason to hold a thread without a partner, or undefined where there is none
 */
export function createUnparsedDoubt(
  spots: readonly SpotSubject[],
  partners: ReadonlyMap<ThreadSubject, SpotSubject>,
): (subject: ThreadSubject) => string | undefined {
  const byFile = Map.groupBy(spots, ({ spot, path }) => fileKey(spot.scope, path));
  const headOf = new Map([...partners].map(([{ thread }, spot]) => [spot, thread.evidence.head] as const));
  const known = new Map<
    string,
    { readonly said: string | undefined; readonly heads: ReadonlySet<unknown> }
  >();
  return ({ thread: { evidence }, path }) => {
    const key = fileKey(evidence.scope, path);
    const left = byFile.get(key) ?? [];
    if (path === '' || left.length === 0) return undefined;
    const file = known.get(key) ?? {
      said: wordsOf(left),
      heads: new Set(left.map((spot) => headOf.get(spot))),
    };
    known.set(key, file);
    if (file.said === undefined || file.heads.has(evidence.head)) return undefined;
    return `${path} may not have been parsed; its only result is: ${file.said}`;
  };
}

function fileKey(scope: Spot['scope'], path: string): string {
  return JSON.stringify([scopeKey(scope), path]);
}

/** What the first of these results says, where all of them speak of parsing. */
function wordsOf(spots: readonly SpotSubject[]): string | undefined {
  const findings = spots.flatMap(({ spot }) => spot.findings);
  const speak = findings.every(
    ({ presence, message }) => presence.kind === 'present' && speaksOfParsing(message),
  );
  return speak ? truncate(oneLine(findings[0]?.message ?? ''), LONGEST_QUOTE) : undefined;
}
