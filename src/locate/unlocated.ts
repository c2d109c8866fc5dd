import type { Diff } from '../diff/diff.ts';
import { changeOf, mapPlace } from '../diff/line-map.ts';
import type { Completeness } from '../finding/completeness.ts';
import { type Place, type Result, scopeKey } from '../finding/finding.ts';
import { atLeast, severityOf } from '../finding/logged-finding.ts';
import type { openWorkingTree } from '../git/working-tree.ts';
import type { Policy } from '../inputs/table.ts';
import { quote } from '../logs/quote.ts';
import { counted, firstFew, isGarbled } from '../text/names.ts';
import { mappingFor } from '../text/path-mapping.ts';

/** Names in a sentence; more are counted. */
const MOST_NAMED = 10;

/** A result whose file is not known, why, and which files of the change it may be in. */
interface Unlocated {
  readonly result: Result;
  readonly reason: string;
  readonly files: readonly string[] | 'any';
}

type Nowhere = Extract<Place, { kind: 'nowhere' }>;

interface Changes {
  readonly toHead: Diff;
  readonly diff: Diff;
  readonly workingTree: ReturnType<typeof openWorkingTree>;
}

/**
 * Leaves each tool unverified with a result that would fail the check and whose file is not known, where that
 * may be one of the change: it never passes in silence. What the log itself says to be about no file is not
 * left unverified. Of files with one ending the change may have brought in the one that was taken for it. By
 * lines, where the filter asks for them and the working tree has those of the commit.
 */
export async function findUnlocated(
  results: readonly Result[],
  completeness: Completeness,
  { failLevel, filterModeByLine }: Pick<Policy, 'failLevel' | 'filterModeByLine'>,
  { toHead, diff, workingTree }: Changes,
): Promise<Completeness> {
  const lists = results.flatMap(({ place }) => listOf(place) ?? []);
  const candidates = [...new Set(lists)].flat().filter((path) => changeOf(toHead, diff, path) !== undefined);
  const { hunks: dirty } = await workingTree.changesIn(new Set(candidates));
  const brings = (path: string): boolean => {
    const change = changeOf(toHead, diff, path);
    return change !== undefined && change.oldPath !== change.newPath;
  };
  const touches = (path: string, line: number | undefined): boolean => {
    const change = changeOf(toHead, diff, path);
    if (change === undefined) return false;
    const { hunks, type } = change;
    const at = line === undefined ? undefined : mapPlace(toHead, path, line);
    // The lines of a link or a submodule are not those of what it leads to.
    if (type !== 'file' || filterModeByLine !== 'added' || brings(path) || dirty.has(path)) return true;
    if (at === undefined || hunks.length === 0) return true;
    return hunks.some(({ newStart, newLines }) => at.line >= newStart && at.line < newStart + newLines);
  };
  // By their list: thousands of results may have one.
  const changed = new Map<readonly string[], readonly string[]>();
  const touched = (files: readonly string[], line: number | undefined): readonly string[] => {
    const known = changed.get(files) ?? files.filter((path) => changeOf(toHead, diff, path) !== undefined);
    changed.set(files, known);
    return known.filter((path) => touches(path, line));
  };
  const unlocated = results.flatMap((result): readonly Unlocated[] => {
    const { place, presence, level } = result;
    if (presence.kind !== 'present' || !atLeast({ level, severity: severityOf(result) }, failLevel))
      return [];
    const list = listOf(place);
    if (list === undefined) return [];
    if (place.kind === 'nowhere') {
      const files = list === 'any' ? list : touched(list, place.line);
      return files.length === 0 ? [] : [{ result, reason: place.reason, files }];
    }
    if (list.length < 2 || !brings(place.path)) return [];
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const files = list === 'any' ? list : touched(list, line).filter((path) => path !== place.path);
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

/** The files that a result may be in, where its place does not tell. */
function listOf(place: Result['place']): readonly string[] | 'any' | undefined {
  return place.kind === 'nowhere' ? place.mayBe : place.foundBy?.oneOf;
}

/** Names the result, its path as written, and what would locate it. */
function describe({ result: { rule, level, place }, reason, files }: Unlocated): string {
  const which = files === 'any' ? 'any file' : firstFew(files, MOST_NAMED);
  const what = `a result of ${quote(rule.id)} (${level}) is unlocated: ${reason}, it may be in ${which} of the change`;
  return `${what}: ${remedyFor(place, files)}`;
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
  return `${mapping === undefined ? '' : `add the line \`${mapping}\` to path-map, or `}let the tool write paths from the top of the checkout`;
}

/** Changed files whose names are not UTF-8, in which no review service could show a thread. */
export function describeGarbled({ files }: Diff): string[] {
  const paths = files.flatMap(({ newPath = '' }) => (isGarbled(newPath) ? newPath : []));
  if (paths.length === 0) return [];
  return [
    `${counted(paths.length, 'file')} whose name is not UTF-8 changed, and nothing can be placed there: ${firstFew(paths, MOST_NAMED)}; rename such files`,
  ];
}
