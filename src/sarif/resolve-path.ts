import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { below, type KnownRoots, type PathHints, type Roots, toKnownRoots } from './known-roots.ts';
import { ambiguous, resolveByEnding, sameName } from './path-ending.ts';
import { startsElsewhere, toFullPaths, toPlaces } from './path-places.ts';
import type { PathResolution } from './path-resolution.ts';
import { quote } from './quote.ts';
import type { Spelling } from './spelling.ts';
import { MOST_CANDIDATES, type PathEntry, type Tree } from './tree.ts';
import { decodedFirst, type NamedPath, toNames, toPaths, undecoded } from './uri.ts';

/** Longest path that Linux takes (PATH_MAX in limits.h). */
const LONGEST_PATH = 4_096;

export type ResolvePath = (uri: string, uriBaseId: string | undefined) => PathResolution;

/**
 * Finds files of the analyzed commit by the `uri` and `uriBaseId` of a log (SARIF §3.4). Tried in turn: the
 * path as it stands and decoded, stripped of known roots, the same in another letter case, then the longest
 * ending that the tree has. Nothing but the tree is looked at, so no path leads out of it, and its links are
 * not followed. Of a path that is none of its files it is asked whether it stands in the working tree.
 *
 * @param spelling of the whole log; it is told what is learned of it
 */
export function createPathResolver(
  tree: Tree,
  roots: Roots,
  hints: PathHints,
  spelling: Spelling = { encoded: false, doubted: false },
): ResolvePath {
  const known = toKnownRoots(roots, hints);
  const answersByBase = new Map<string | undefined, Map<string, PathResolution>>();
  return (uri, uriBaseId) => {
    const answers = answersByBase.get(uriBaseId) ?? new Map<string, PathResolution>();
    if (answers.size === 0) answersByBase.set(uriBaseId, answers);
    const before = answers.get(uri);
    if (before !== undefined) return before;
    const answer = resolveUri({ tree, known, checkout: roots.checkout }, uri, uriBaseId, spelling);
    answers.set(uri, answer);
    return answer;
  };
}

interface Ground {
  readonly tree: Tree;
  readonly known: KnownRoots;
  /** The top of the checkout, absolute. */
  readonly checkout: string;
}

function resolveUri(
  ground: Ground,
  uri: string,
  uriBaseId: string | undefined,
  spelling: Spelling,
): PathResolution {
  if (uri.length > LONGEST_PATH) {
    return { kind: 'lost', reason: `its path is longer than ${LONGEST_PATH} characters`, maybe: 'anything' };
  }
  const paths = toPaths(uri);
  if (paths.length === 0)
    return { kind: 'lost', reason: `${quote(uri)} is not the address of a file`, maybe: [] };
  const bases = uriBaseId === undefined ? [] : ground.known.basesOf(uriBaseId);
  const written = resolvePath(ground, paths, bases);
  const others = undecoded(paths);
  if (others.length === paths.length || written.kind === 'lost') return written;
  const decoded = resolvePath(ground, decodedFirst(paths), bases);
  if (decoded.kind === 'found' && decoded.path !== written.path) {
    if (spelling.encoded) return decoded;
    spelling.doubted = true;
  } else if (!spelling.encoded) {
    spelling.encoded = resolvePath(ground, others, bases).path !== written.path;
  }
  return written;
}

function resolvePath(
  { tree, known, checkout }: Ground,
  paths: readonly string[],
  bases: readonly NamedPath[],
): PathResolution {
  let blocked: PathResolution | undefined;
  let leaves = false;
  const looked: string[] = [];
  for (const path of paths) {
    let stays = false;
    let climbs = false;
    for (const place of toPlaces(path, bases, known)) {
      if (place.climbs) climbs = true;
      else {
        stays = true;
        const at = place.names.join('/');
        const answer = lookUp(tree, at);
        looked.push(at);
        if (answer?.kind === 'found') return answer;
        blocked ??= answer;
      }
    }
    leaves ||= climbs && !stays && !startsElsewhere(bases, known);
  }
  const answer =
    blocked ??
    lookUpAlike(tree, looked, toShown(paths)) ??
    searchElsewhere(tree, known, paths, bases, leaves);
  if (answer.kind === 'found' || !looked.some((path) => existsSync(join(checkout, path)))) return answer;
  return { ...answer, inCheckout: true };
}

/** For a path that stands nowhere as it is written. */
function searchElsewhere(
  tree: Tree,
  known: KnownRoots,
  paths: readonly string[],
  bases: readonly NamedPath[],
  leaves: boolean,
): PathResolution {
  const full = paths.flatMap((path) => toFullPaths(path, bases));
  const shown = toShown(paths);
  if (leaves) {
    return {
      kind: 'lost',
      path: shown,
      reason: `${quote(shown)} leaves the checkout`,
      maybe: sameName(tree, shown),
    };
  }
  const inCheckout = belowCheckout(full, known);
  // It lies in the checkout and git does not have it: it is ignored or generated, and no other file of the
  // tree.
  if (inCheckout !== undefined) return notInTree(inCheckout, []);
  return searchEnding(tree, known, { paths, full, shown }) ?? notInTree(shown, sameName(tree, shown));
}

function lookUp(tree: Tree, path: string): PathResolution | undefined {
  const entry = tree.find(path);
  if (entry?.type === 'file') return { kind: 'found', path: entry.path };
  const block = entry ?? tree.blockOf(path);
  return block === undefined ? undefined : toBlocked(path, block);
}

/**
 * For a path that stands nowhere in its own case. Windows and macOS find it all the same, and so do the tools
 * there.
 */
function lookUpAlike(tree: Tree, paths: readonly string[], shown: string): PathResolution | undefined {
  let several: PathResolution | undefined;
  for (const path of paths) {
    const alike = tree.alike(path);
    const [entry, second] = alike;
    if (entry === undefined) continue;
    if (second === undefined)
      return entry.type === 'file' ? { kind: 'found', path: entry.path } : toBlocked(path, entry);
    const files = alike.filter(({ type }) => type === 'file').map((one) => one.path);
    several ??= ambiguous(shown, files.slice(0, MOST_CANDIDATES));
  }
  return several;
}

function toBlocked(path: string, block: PathEntry): PathResolution {
  const thing = block.type === 'link' ? 'symbolic link' : 'submodule';
  const reason =
    block.path === path
      ? `${quote(path)} is a ${thing}`
      : `${quote(path)} is behind the ${thing} ${quote(block.path)}`;
  return { kind: 'lost', path, reason, maybe: block.type === 'link' ? 'anything' : [] };
}

/** The path from the top of the checkout, by its last spelling, which is decoded. */
function belowCheckout(full: readonly NamedPath[], known: KnownRoots): string | undefined {
  for (const { names, absolute } of full.toReversed()) {
    for (const root of known.roots) {
      const rest = absolute && root.kind === 'checkout' ? below(names, root) : undefined;
      if (rest !== undefined) return rest.join('/');
    }
  }
  return undefined;
}

interface Spellings {
  readonly paths: readonly string[];
  readonly full: readonly NamedPath[];
  readonly shown: string;
}

function searchEnding(
  tree: Tree,
  known: KnownRoots,
  { paths, full, shown }: Spellings,
): PathResolution | undefined {
  // Of a path that climbs only what stands behind its base is known, so all of that is wanted.
  const written = paths.map((path) => toNames(path));
  const own = Math.min(
    ...(written.some(({ climbs }) => climbs) ? full : written).map(({ names }) => names.length),
  );
  let first: PathResolution | undefined;
  for (const { names, climbs } of full) {
    const answer = climbs ? undefined : resolveByEnding(tree, { names, own, prefix: known.prefix, shown });
    if (answer?.kind === 'found') return answer;
    first ??= answer;
  }
  return first;
}

function notInTree(path: string, maybe: readonly string[] | 'anything'): PathResolution {
  return { kind: 'lost', path, reason: `${quote(path)} is not in the analyzed commit`, maybe };
}

/** The decoded path, without the noise in it. */
function toShown(paths: readonly string[]): string {
  const path = paths.at(-1) ?? '';
  const { names, absolute, climbs } = toNames(path);
  if (climbs) return path;
  return absolute && !names[0]?.endsWith(':') ? `/${names.join('/')}` : names.join('/');
}
