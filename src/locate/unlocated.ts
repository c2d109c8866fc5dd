import type { Diff } from '../diff/diff.ts';
import { changeOf, mapPlace } from '../diff/line-map.ts';
import type { Completeness } from '../finding/completeness.ts';
import { atLeast, severityOf } from '../finding/logged-finding.ts';
import type { WorkingTree } from '../git/working-tree.ts';
import type { Policy } from '../inputs/table.ts';
import { doubtUnlocatedResults } from '../logs/unlocated.ts';
import type { Result } from '../model.ts';
import { firstFew, isGarbled } from '../text/names.ts';

// Results whose file is not known, where it may be one of the change.

interface Changed {
  toHead: Diff;
  diff: Diff;
  workingTree: WorkingTree;
}

/** By lines, where the filter asks for them and the working tree has those of the commit. */
export async function findUnlocated(
  results: readonly Result[],
  completeness: Completeness,
  { failLevel, filterModeByLine }: Pick<Policy, 'failLevel' | 'filterModeByLine'>,
  { toHead, diff, workingTree }: Changed,
): Promise<Completeness> {
  const lists = results.flatMap(({ place }) => {
    const files =
      place.kind === 'nowhere' ? place.mayBe : 'foundBy' in place ? place.foundBy?.oneOf : undefined;
    return files === undefined || files === 'any' ? [] : [files];
  });
  const candidates = [...new Set(lists)].flat().filter((path) => changeOf(toHead, diff, path) !== undefined);
  const { hunks: dirty } = await workingTree.changesIn(new Set(candidates));
  const brings = (path: string): boolean => {
    const change = changeOf(toHead, diff, path);
    return change !== undefined && change.oldPath !== change.newPath;
  };
  return doubtUnlocatedResults(
    completeness,
    results,
    (result) => atLeast({ level: result.level, severity: severityOf(result) }, failLevel),
    {
      brings,
      touches(path, line) {
        const change = changeOf(toHead, diff, path);
        if (change === undefined) return false;
        const { hunks, type } = change;
        const at = line === undefined ? undefined : mapPlace(toHead, path, line);
        // The lines of a link or a submodule are not those of what it leads to.
        if (type !== 'file' || filterModeByLine !== 'added' || brings(path) || dirty.has(path)) return true;
        if (at === undefined || hunks.length === 0) return true;
        return hunks.some(({ newStart, newLines }) => at.line >= newStart && at.line < newStart + newLines);
      },
    },
  );
}

/** Names in a warning; more are counted. */
const MOST_NAMED = 10;

/** Changed files whose names are not UTF-8, in which no review service could show a thread. */
export function describeGarbled({ files }: Diff): string[] {
  const paths = files.flatMap(({ newPath }) =>
    newPath !== undefined && isGarbled(newPath) ? [newPath] : [],
  );
  if (paths.length === 0) return [];
  const [what, remedy] =
    paths.length === 1
      ? ['1 file whose name is not UTF-8', 'rename it']
      : [`${paths.length} files whose names are not UTF-8`, 'rename them'];
  return [`${what} changed, and nothing can be placed there: ${firstFew(paths, MOST_NAMED)}; ${remedy}`];
}
