import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isGarbled } from '../text/names.ts';
import {
  below,
  type KnownRoots,
  type PathHints,
  type Roots,
  startsElsewhere,
  toFullPaths,
  toKnownRoots,
  toPlaces,
} from './known-roots.ts';
import { quote } from './quote.ts';
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
 * @param encoding of the whole log; it is told what is learned of it
 */
export function createPathResolver(
  tree: Tree,
  roots: Roots,
  hints: PathHints,
  encoding: UriEncoding = { encoded: false, doubted: false },
): ResolvePath {
  const known = toKnownRoots(roots, hints);
  const answersByBase = new Map<string | undefined, Map<string, PathResolution>>();
  return (uri, uriBaseId) => {
    const answers = answersByBase.get(uriBaseId) ?? new Map<string, PathResolution>();
    if (answers.size === 0) answersByBase.set(uriBaseId, answers);
    const before = answers.get(uri);
    if (before !== undefined) return before;
    const answer = readable(resolveUri({ tree, known, checkout: roots.checkout }, uri, uriBaseId, encoding));
    answers.set(uri, answer);
    return answer;
  };
}

/** A file whose name git has in other bytes than anybody else could be told: nothing is placed there. */
function readable(answer: PathResolution): PathResolution {
  if (answer.kind !== 'found' || !isGarbled(answer.path)) return answer;
  const { path } = answer;
  return {
    kind: 'lost',
    path,
    reason: `the name of ${quote(path)} is not UTF-8`,
    inCheckout: true,
    maybe: [path],
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
  encoding: UriEncoding,
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
    // Nobody names a file with signs for bytes that are no text.
    if (encoding.encoded || isGarbled(decoded.path)) return decoded;
    encoding.doubted = true;
  } else if (!encoding.encoded) {
    encoding.encoded = resolvePath(ground, others, bases).path !== written.path;
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
  const rest = path.split('/').slice(block.path.split('/').length);
  return {
    kind: 'lost',
    path: [block.path, ...rest].join('/'),
    reason,
    behind: true,
    maybe: block.type === 'link' ? 'anything' : [],
  };
}

/** The path from the top of the checkout, by its last way to be written, which is decoded. */
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
  // Only the part behind the base is known of a path that climbs, so all of that is wanted.
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

/**
 * A file of the analyzed commit, or the reason there is none. `path` is then the best name for what the log
 * means, and `maybe` are the files of the tree that it could mean, were its folders understood better:
 * `anything` where that cannot be told.
 */
export type PathResolution =
  | { readonly kind: 'found'; readonly path: string }
  | {
      readonly kind: 'lost';
      readonly path?: string;
      readonly reason: string;
      /** It is one of several files, those of `maybe`. */
      readonly several?: true;
      /** It stands in the working tree, and git does not have it as a file. */
      readonly inCheckout?: true;
      /** It goes through a link or a submodule of the commit, or is one; these are written as git does. */
      readonly behind?: true;
      readonly maybe: readonly string[] | 'anything';
    };

/** How a file is looked for by the end of its path. */
interface EndingSearch {
  /** All names that are known of the path, from the root or the base on. */
  readonly names: readonly string[];
  /** How many of them the log's own `uri` has: they are wanted whole. */
  readonly own: number;
  readonly prefix: readonly string[];
  /** The path as shown to people. */
  readonly shown: string;
}

/**
 * Finds the file with the longest ending of a path, if it is the only one, for paths with an unknown
 * root: `/src/app/a.c` → `app/a.c`. A bare name that the tree has in some folder of which the path says
 * nothing is no evidence (`/opt/tool/rules/index.js` is not `src/index.js`).
 *
 * @returns undefined when the tree has no such ending.
 */
function resolveByEnding(tree: Tree, search: EndingSearch): PathResolution | undefined {
  const { names, own, prefix, shown } = search;
  for (let from = Math.max(0, names.length - tree.depth); from < names.length; from += 1) {
    const ending = names.slice(from).join('/');
    const files = literally(ending, tree.withSuffix(ending));
    if (files.length === 0) continue;
    const below = files.filter((file) => prefix.length > 0 && file.startsWith(`${prefix.join('/')}/`));
    const [file, second] = below.length === 1 ? below : files;
    if (file === undefined) continue;
    if (second !== undefined) return ambiguous(shown, files);
    const bareName = from === names.length - 1 && own > 1 && file.includes('/');
    return bareName ? undefined : { kind: 'found', path: file };
  }
  return undefined;
}

/**
 * Prefers, among names that differ only in the composition of characters, those that are written like the
 * path.
 */
function literally(ending: string, files: readonly string[]): readonly string[] {
  const same = files.filter((file) => `/${file}`.endsWith(`/${ending}`));
  return same.length > 0 ? same : files;
}

/** The files of the tree that a name alone may mean. */
function sameName(tree: Tree, path: string): readonly string[] | 'anything' {
  return toMaybe(tree.withSuffix(path.slice(path.lastIndexOf('/') + 1)));
}

/** For a path that may be one of these files. */
function ambiguous(shown: string, files: readonly string[]): PathResolution {
  const [first, second, ...more] = files;
  const rest =
    more.length === 0 ? '' : `, or ${more.length === MOST_CANDIDATES - 2 ? 'one of many' : more.length} more`;
  const reason = `${quote(shown)} is not in the analyzed commit and may be ${quote(first ?? '')} or ${quote(second ?? '')}${rest}`;
  return { kind: 'lost', path: shown, reason, several: true, maybe: toMaybe(files) };
}

function toMaybe(files: readonly string[]): readonly string[] | 'anything' {
  return files.length < MOST_CANDIDATES ? files : 'anything';
}

/**
 * How the addresses of one log are written, as far as its reading has told. `a%20b.js` may be the file of
 * that name, or `a b.js` percent-encoded: where both are there, the other addresses of the log say which.
 */
export interface UriEncoding {
  /** An address was met that is a file only when it is decoded. */
  encoded: boolean;
  /**
   * An address was met that is one file as it stands and another one decoded, before it was known that
   * addresses are encoded.
   */
  doubted: boolean;
}
