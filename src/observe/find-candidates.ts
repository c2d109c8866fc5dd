import { toAnchor } from '../diff/anchor.ts';
import type { Diff } from '../diff/diff.ts';
import { FILTER_MODES, type FilterMode } from '../diff/filter-mode.ts';
import { isInDiff, toCommittedPlace } from '../diff/line-map.ts';
import { type Place, placeName } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import type { Git } from '../git/git.ts';
import { readFileLines } from '../git/read-file-lines.ts';
import type { WorkingTree } from '../git/working-tree.ts';
import { quote } from '../sarif/quote.ts';
import { firstFew } from '../text/names.ts';

/** Files in a sentence; more are counted. */
const MOST_NAMED = 10;

/** The files of a change that a spot may be in whose path is no file of the commit. */
interface Candidates {
  /** How new it is in the newest of them. */
  readonly narrowest: FilterMode;
  /** What it may be, in one sentence without its end. */
  readonly reason: string;
}

/** What candidates are told from. */
interface Ground {
  readonly git: Git;
  readonly workingTree: WorkingTree;
  /** From the analyzed commit to the head. */
  readonly toHead: Diff;
  /** From the base to the head. */
  readonly diff: Diff;
  readonly spots: readonly Spot[];
  /** How new the code of a spot is by the way in which its file came in. */
  readonly cameIn: (spot: Spot) => FilterMode | undefined;
}

/**
 * Finds the files that the change touches among those that a spot may be in: all of them, however many others
 * there are. With none it is not of the change.
 *
 * @returns undefined for a spot that has a file, and for one that has none in the change
 */
export async function findCandidates(ground: Ground): Promise<(spot: Spot) => Candidates | undefined> {
  const { git, workingTree, toHead, diff, spots, cameIn } = ground;
  // By their list: thousands of spots may have one.
  const touched = new Map<readonly string[], readonly string[]>();
  for (const { place } of spots) {
    const files = possibleFiles(place);
    if (!touched.has(files))
      touched.set(
        files,
        files.filter((path) => isInDiff(toHead, diff, path)),
      );
  }
  const paths = new Set([...touched.values()].flat());
  const { hunks } = await workingTree.changesIn(paths);
  const { lines } = await readFileLines(git, toHead, diff, paths);
  const can = { lines: 'changed-files', ladder: [] } as const;
  return (spot) => {
    const { place } = spot;
    const places = (touched.get(possibleFiles(place)) ?? []).map((path) =>
      toCommittedPlace(hunks.get(path) ?? [], placeIn(path, place)),
    );
    if (places.length === 0) return undefined;
    const modes = places.map(
      (one) =>
        toAnchor({
          ...{ place: one, toHead, diff, can },
          linesOf: (path) => lines.get(path),
          cameIn: cameIn({ ...spot, place: one }),
        }).narrowest,
    );
    const names = firstFew(places.map(placeName), MOST_NAMED, ' or ');
    return {
      narrowest: FILTER_MODES.find((mode) => modes.includes(mode)) ?? 'nofilter',
      reason: `${quote(place.path ?? '')} may be ${names}`,
    };
  };
}

const NONE: readonly string[] = [];

function possibleFiles(place: Place): readonly string[] {
  return place.kind === 'nowhere' ? (place.oneOf ?? place.alike ?? NONE) : NONE;
}

function placeIn(path: string, place: Place): Place {
  const line = 'line' in place ? place.line : undefined;
  return line === undefined
    ? { kind: 'file', path }
    : { kind: 'lines', path, startLine: line, endLine: line };
}
