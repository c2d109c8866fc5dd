import { type Diff, endingOf, type FilterMode, hasNewEnding } from '../diff/diff.ts';
import { changeOf } from '../diff/line-map.ts';
import type { Result } from '../finding/finding.ts';
import type { LoggedFinding } from '../finding/logged-finding.ts';
import { lfsPointers } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import type { Thread } from '../model.ts';
import { firstFew } from '../text/names.ts';

/** Code that a change brings in though no line of it is added. */
interface Arrivals {
  /** How new the code of a finding is by that; undefined where lines alone tell. */
  of(finding: LoggedFinding): FilterMode | undefined;
  /** What came in and was not looked at. */
  readonly warnings: readonly string[];
}

/** What arrivals are told from. */
interface Ground {
  readonly git: Git;
  /** From the analyzed commit to the head. */
  readonly toHead: Diff;
  readonly diff: Diff;
  readonly results: readonly Result[];
  readonly findings: readonly LoggedFinding[];
  readonly threads: readonly Thread[];
}

/** Names in a warning; more are counted. */
const MOST_NAMED = 10;

/**
 * Finds what came in: files whose new ending makes tools look at them. Submodules that the change moves, and
 * files of Git LFS, are named.
 */
export async function findArrivals(ground: Ground): Promise<Arrivals> {
  const { findings } = ground;
  const hasEnding = openEndings(ground);
  const pointers = await findPointers(ground);
  return {
    of(finding) {
      const { place } = finding;
      if (place.path === undefined) return undefined;
      return place.kind !== 'nowhere' && hasEnding(finding) ? 'added' : undefined;
    },
    warnings: [
      ...describe(
        ground.diff.files.flatMap(({ type, newPath }) => (type === 'submodule' ? (newPath ?? []) : [])),
        [
          'submodule changed, and its code was not looked at',
          'submodules changed, and their code was not looked at',
        ],
        'submodules are not followed: review them in their own repositories',
      ),
      ...describe(
        pointers.filter((path) => !findings.some(({ place }) => place.path === path)),
        [
          'file of Git LFS changed, and its content was not looked at',
          'files of Git LFS changed, and their content was not looked at',
        ],
        'check out with Git LFS before the analysis',
      ),
    ],
  };
}

/** Whether a finding is in a file whose old ending its tool is not known to look at. */
function openEndings({ results, threads, toHead, diff }: Ground): (finding: LoggedFinding) => boolean {
  const keyOf = (tool: string, kind: 'ending' | 'path', name: string) => JSON.stringify([tool, kind, name]);
  const looked = new Set([
    ...results.flatMap(({ scope, place: { path } }) =>
      path === undefined ? [] : [keyOf(scope.tool, 'ending', endingOf(path))],
    ),
    ...threads.map(({ fingerprint: { tool, path } }) => keyOf(tool, 'path', path)),
  ]);
  return ({ scope, place: { path = '' } }) => {
    const change = changeOf(toHead, diff, path);
    if (change?.oldPath === undefined || !hasNewEnding(change)) return false;
    const { oldPath } = change;
    return (
      !looked.has(keyOf(scope.tool, 'ending', endingOf(oldPath))) &&
      !looked.has(keyOf(scope.tool, 'path', oldPath))
    );
  };
}

async function findPointers({ git, diff }: Ground): Promise<readonly string[]> {
  const files = diff.files.flatMap(({ type, newPath }) =>
    type === 'file' && newPath !== undefined ? [{ commit: diff.to, path: newPath }] : [],
  );
  return (await lfsPointers(git, files)).map(({ path }) => path);
}

function describe(
  paths: readonly string[],
  [one, several]: readonly [string, string],
  remedy: string,
): readonly string[] {
  if (paths.length === 0) return [];
  const what = paths.length === 1 ? `1 ${one}` : `${paths.length} ${several}`;
  return [`${what}: ${firstFew(paths, MOST_NAMED)}; ${remedy}`];
}
