import { readlink } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { toAnchor } from '../diff/anchor.ts';
import { type Diff, endingOf, type FileChange, hasNewEnding, toDiff } from '../diff/diff.ts';
import { FILTER_MODES, type FilterMode } from '../diff/filter-mode.ts';
import { mapPath } from '../diff/line-map.ts';
import type { Finding, Place } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import { lfsPointers } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { readFileLines } from '../git/read-file-lines.ts';
import { openSubmodule } from '../git/submodule.ts';
import { firstFew } from '../text/names.ts';
import type { OwnThread } from '../thread/own-thread.ts';

/** Code that a change brings in though no line of it is added. */
export interface Arrivals {
  /** How new the code of a spot is by that; undefined where lines alone tell. */
  of(spot: Spot): FilterMode | undefined;
  /** What came in and was not looked at. */
  readonly warnings: readonly string[];
}

/** What arrivals are told from. */
interface Ground {
  readonly git: Git;
  /** Absolute path of the top folder of the checkout. */
  readonly root: string;
  /** From the analyzed commit to the head. */
  readonly toHead: Diff;
  /** From the base to the head. */
  readonly diff: Diff;
  readonly findings: readonly Finding[];
  readonly spots: readonly Spot[];
  readonly threads: readonly OwnThread[];
}

/** Names in a warning; more are counted. */
const MOST_NAMED = 10;

/**
 * Finds what came in: files whose new ending makes tools look at them, what links lead to, and submodules,
 * which count by their own diff. What cannot be told is named.
 */
export async function findArrivals(ground: Ground): Promise<Arrivals> {
  const { spots } = ground;
  const hasEnding = openEndings(ground);
  const modules = await readSubmodules(ground);
  const pointers = await findPointers(ground);
  const behindLinks = await readLinks(ground);
  return {
    of(spot) {
      const { place } = spot;
      if (place.path === undefined) return undefined;
      if (place.kind !== 'nowhere') return hasEnding(spot) ? 'added' : undefined;
      const block = blockOf(ground, place.path);
      if (block === undefined) return behindLinks(spot);
      const isWhole = block.type === 'link' || block.commits === undefined;
      return isWhole ? 'added' : modules.modeOf(spot);
    },
    warnings: [
      ...describe(
        modules.closed,
        [
          'submodule changed, and its code was not looked at',
          'submodules changed, and their code was not looked at',
        ],
        'check out submodules with their history',
      ),
      ...describe(
        pointers.filter((path) => !spots.some(({ place }) => place.path === path)),
        [
          'file of Git LFS changed, and its content was not looked at',
          'files of Git LFS changed, and their content was not looked at',
        ],
        'check out with Git LFS before the analysis',
      ),
    ],
  };
}

/** Whether a spot is in a file whose old ending its tool is not known to look at. */
function openEndings({ findings, threads, toHead, diff }: Ground): (spot: Spot) => boolean {
  const keyOf = (tool: string, kind: 'ending' | 'path', name: string) => JSON.stringify([tool, kind, name]);
  const looked = new Set([
    ...findings.flatMap(({ scope, place: { path } }) =>
      path === undefined ? [] : [keyOf(scope.tool, 'ending', endingOf(path))],
    ),
    ...threads.map(({ evidence: { scope, path } }) => keyOf(scope.tool, 'path', path)),
  ]);
  return ({ scope, place: { path = '' } }) => {
    const mapped = mapPath(toHead, path);
    const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
    if (change?.oldPath === undefined || !hasNewEnding(change)) return false;
    const { oldPath } = change;
    return (
      !looked.has(keyOf(scope.tool, 'ending', endingOf(oldPath))) &&
      !looked.has(keyOf(scope.tool, 'path', oldPath))
    );
  };
}

/** The changed link or submodule that a path is, or goes through. */
function blockOf({ toHead, diff }: Pick<Ground, 'toHead' | 'diff'>, path: string): FileChange | undefined {
  for (let end = path.indexOf('/'); ; end = path.indexOf('/', end + 1)) {
    const mapped = mapPath(toHead, end < 0 ? path : path.slice(0, end));
    const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
    if (change !== undefined && change.type !== 'file') return change;
    if (end < 0) return undefined;
  }
}

/** Most links on the way to a file, as on Linux. */
const MOST_LINKS = 40;

/** How new the code is that links lead to which stood before: a change may edit the text behind one. */
async function readLinks(ground: Ground): Promise<(spot: Spot) => FilterMode | undefined> {
  const { git, root, toHead, diff, spots } = ground;
  const behind = new Map<Spot, readonly Place[]>();
  for (const spot of spots) {
    const { place } = spot;
    if (place.kind !== 'nowhere' || place.path === undefined) continue;
    const paths = await followLinks(root, place.path);
    if (paths.length > 0)
      behind.set(
        spot,
        paths.map((path) => toPlace(path, place.line)),
      );
  }
  const paths = [...behind.values()].flat().flatMap(({ path = '' }) => path);
  const { lines } = await readFileLines(git, toHead, diff, paths);
  const can = { lines: 'changed-files', ladder: [] } as const;
  return (spot) =>
    narrowestOf(
      (behind.get(spot) ?? []).map((place) =>
        blockOf(ground, place.path ?? '') === undefined
          ? toAnchor({ place, toHead, diff, linesOf: (name) => lines.get(name), can }).narrowest
          : 'added',
      ),
    );
}

/** The paths that a path of the checkout stands for through its links, one after the other. */
async function followLinks(root: string, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (let next = await followLink(root, path); next !== undefined && found.length < MOST_LINKS; ) {
    found.push(next);
    next = await followLink(root, next);
  }
  return found;
}

/** Undefined where it goes through no link, or out of the checkout. */
async function followLink(root: string, path: string): Promise<string | undefined> {
  for (let end = path.indexOf('/'); ; end = path.indexOf('/', end + 1)) {
    const name = end < 0 ? path : path.slice(0, end);
    const target = await readlink(join(root, name)).catch(() => undefined);
    if (target !== undefined) {
      const to = posix.join(posix.dirname(name), target, path.slice(name.length));
      return posix.isAbsolute(target) || to.startsWith('../') ? undefined : to;
    }
    if (end < 0) return undefined;
  }
}

interface Submodules {
  modeOf(spot: Spot): FilterMode | undefined;
  /** Those of which not both commits are at hand. */
  readonly closed: readonly string[];
}

async function readSubmodules({ git, root, toHead, diff, spots }: Ground): Promise<Submodules> {
  const closed: string[] = [];
  const modes: ((spot: Spot) => FilterMode | undefined)[] = [];
  for (const { newPath: path, type, commits } of diff.files) {
    if (type !== 'submodule' || commits === undefined || path === undefined) continue;
    const isSame = !toHead.byOldPath.has(path);
    const own = isSame ? await openSubmodule(git, root, path, commits) : undefined;
    if (own === undefined) {
      closed.push(path);
      continue;
    }
    const placesOf = (spot: Spot): readonly Place[] =>
      spot.findings.flatMap(({ place }) => placeBehind(place, path) ?? []);
    const same = toDiff(commits.now, commits.now, []);
    const paths = spots.flatMap((spot) => placesOf(spot).flatMap((place) => place.path ?? []));
    const { lines } = await readFileLines(own.git, same, own.diff, paths);
    const can = { lines: 'changed-files', ladder: [] } as const;
    const linesOf = (name: string) => lines.get(name);
    modes.push((spot) => {
      const found = placesOf(spot).map(
        (place) => toAnchor({ place, toHead: same, diff: own.diff, linesOf, can }).narrowest,
      );
      return narrowestOf(found);
    });
  }
  return { closed, modeOf: (spot) => narrowestOf(modes.flatMap((mode) => mode(spot) ?? [])) };
}

function narrowestOf(modes: readonly FilterMode[]): FilterMode | undefined {
  return FILTER_MODES.find((mode) => modes.includes(mode));
}

/** The place of a finding in the submodule that it is behind. */
function placeBehind(place: Place, submodule: string): Place | undefined {
  if (place.kind !== 'nowhere' || !place.path?.startsWith(`${submodule}/`)) return undefined;
  const path = place.path.slice(submodule.length + 1);
  return toPlace(path, place.line);
}

function toPlace(path: string, line: number | undefined): Place {
  return line === undefined
    ? { kind: 'file', path }
    : { kind: 'lines', path, startLine: line, endLine: line };
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
