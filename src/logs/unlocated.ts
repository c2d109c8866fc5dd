import type { Completeness } from '../finding/completeness.ts';
import { type Nowhere, type Result, scopeKey } from '../finding/finding.ts';
import { isGarbled } from '../text/names.ts';
import { mappingFor } from '../text/path-mapping.ts';
import { namesOf } from './failures.ts';
import { quote } from './quote.ts';

/** What is known of the change. */
interface TouchedFiles {
  /** Whether it touches a line of a file of the analyzed commit; without a line any. */
  touches(path: string, line: number | undefined): boolean;
  /** Whether it brings in the file, or moves it. */
  brings(path: string): boolean;
}

/**
 * Leaves each tool unverified with a result that would fail the check and whose file is not known, where that
 * may be one of the change: it never passes in silence. What the log itself says to be about no file is not
 * left unverified. Of files with one ending the change may have brought in the one that was taken for it.
 */
export function doubtUnlocatedResults(
  completeness: Completeness,
  results: readonly Result[],
  isFailing: (result: Result) => boolean,
  change: TouchedFiles,
): Completeness {
  // By their list: thousands of results may have one.
  const known = new Map<string, Map<readonly string[], readonly string[]>>();
  const touched = (files: readonly string[], line: number | undefined): readonly string[] => {
    const lists = known.get(String(line)) ?? new Map<readonly string[], readonly string[]>();
    known.set(String(line), lists);
    const found = lists.get(files) ?? files.filter((path) => change.touches(path, line));
    lists.set(files, found);
    return found;
  };
  const unlocated = results.flatMap((result) => {
    const { place, presence } = result;
    if (presence.kind !== 'present' || !isFailing(result)) return [];
    if (place.kind === 'nowhere') {
      const { mayBe = [], line, reason } = place;
      const files = mayBe === 'any' ? mayBe : touched(mayBe, line);
      return files.length === 0 ? [] : [{ result, reason, files }];
    }
    const { oneOf = [] } = place.foundBy ?? {};
    if (oneOf.length < 2 || !change.brings(place.path)) return [];
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const files = touched(oneOf, line).filter((path) => path !== place.path);
    const reason = `${quote(place.path)} came in by the change, and has the name of another file`;
    return files.length === 0 ? [] : [{ result, reason, files }];
  });
  if (unlocated.length === 0) return completeness;
  const scopes = Map.groupBy(unlocated, ({ result }) => scopeKey(result.scope));
  const unverifiedTools = [...scopes.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return [];
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    return [{ scope: first.result.scope, kind: 'failed' as const, reason: `${describe(first)}${others}` }];
  });
  return {
    ...completeness,
    complete: completeness.complete.filter((scope) => !scopes.has(scopeKey(scope))),
    unverifiedTools: [...completeness.unverifiedTools, ...unverifiedTools],
  };
}

/** Names the result, its path as written, and what would locate it. */
function describe({
  result: { rule, level, place },
  reason,
  files,
}: {
  readonly result: Result;
  readonly reason: string;
  readonly files: readonly string[] | 'any';
}): string {
  const isNamed =
    files !== 'any' && files.length === 1 && (reason.includes(files[0] ?? '') || place.path === files[0]);
  const which =
    files === 'any'
      ? 'it may be in any file of the change'
      : isNamed
        ? 'which is part of the change'
        : `it may be in ${namesOf(files)} of the change`;
  return `a result of ${quote(rule.id)} (${level}) is unlocated: ${reason}, ${which}: ${remedyFor(place, files)}`;
}

function remedyFor(place: Result['place'], files: readonly string[] | 'any'): string {
  const { path = '', behind, odd }: Partial<Nowhere> = place.kind === 'nowhere' ? place : {};
  if (behind) return 'have the analyzer look at the file itself, or leave it out';
  if (odd !== undefined) return 'let the tool write SARIF 2.1.0';
  if (files === 'any')
    return 'give the tool the paths of files in place of its standard input (often --stdin-filename), or let it write them into its log';
  const [file = ''] = files;
  if (isGarbled(file)) return 'rename the file';
  const mapping = mappingFor(path, file);
  return mapping === undefined
    ? 'let the tool write paths from the top of the checkout'
    : `add the line \`${mapping}\` to path-map, or let the tool write paths from the top of the checkout`;
}
