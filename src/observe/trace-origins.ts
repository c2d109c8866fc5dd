import { type Diff, toDiff } from '../diff/diff.ts';
import { mapLineBackward } from '../diff/line-map.ts';
import { isBehind } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import { lfsPointers } from '../git/file-texts.ts';
import { blockOf, followPaths, type Way } from '../git/follow-paths.ts';
import type { Git } from '../git/git.ts';
import type { Origin } from '../match/find-existing.ts';

/** Where the code of spots comes from of which the diff of the checkout shows no line. */
export interface Origins {
  /** Undefined where that diff tells. */
  of(spot: Spot): Origin | undefined;
  /**
   * Whether another change touched a link, a submodule or a text on the way to a spot; undefined as above.
   */
  areTouchedBy(other: Diff, spot: Spot): boolean | undefined;
}

/**
 * Traces spots behind links, in submodules and in files of Git LFS back to the commit of a log.
 *
 * @param root absolute path of the top folder of the checkout
 * @param change from that commit to the analyzed one
 */
export async function traceOrigins(
  git: Git,
  root: string,
  change: Diff,
  spots: readonly Spot[],
): Promise<Origins> {
  const toHead = toDiff(change.to, change.to, []);
  const ways = await followPaths(
    { git, root, toHead, diff: change },
    spots.flatMap(({ place }) => (isBehind(place) ? place.path : [])),
  );
  const changed = spots.flatMap(({ place: { kind, path = '' } }) =>
    kind !== 'nowhere' && change.byNewPath.has(path) ? [{ commit: change.to, path }] : [],
  );
  const pointers = new Set((await lfsPointers(git, changed)).map(({ path }) => path));
  const wayOf = ({ place }: Spot): Way | undefined => (isBehind(place) ? ways.get(place.path) : undefined);
  return {
    of(spot) {
      const way = wayOf(spot);
      if (way === undefined) return pointers.has(spot.place.path ?? '') ? 'new' : undefined;
      return originBehind(way, 'line' in spot.place ? spot.place.line : undefined);
    },
    areTouchedBy: (other, spot) =>
      wayOf(spot)?.paths.some(
        (path) => other.byNewPath.has(path) || blockOf({ toHead, diff: other }, path) !== undefined,
      ),
  };
}

function originBehind({ stops, barrier }: Way, line: number | undefined): Origin {
  const last = stops.at(-1);
  if (barrier !== undefined || last === undefined) return 'new';
  const { path, tree, lines } = last;
  const file = tree.diff.byNewPath.get(path);
  if (file === undefined) return { line };
  if (file.status !== 'modified') return 'new';
  if (line === undefined) return { line };
  const before = (lines?.readings ?? []).map(({ fromBase }) => mapLineBackward(fromBase, line));
  const [first] = before;
  return first !== undefined && before.every((one) => one === first) ? { line: first } : 'new';
}
