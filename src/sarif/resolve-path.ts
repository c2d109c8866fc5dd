import { existsSync, statSync } from 'node:fs';
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
import { noHabits, type PathHabits, pickIn } from './path-habits.ts';
import { quote } from './quote.ts';
import { searchEnding, searchName } from './search-ending.ts';
import type { PathEntry, Tree } from './tree.ts';
import { decodedFirst, type NamedPath, toNames, toPaths, undecoded } from './uri.ts';

/** Longest path that Linux takes (PATH_MAX in limits.h). */
const LONGEST_PATH = 4_096;

/** `tool`: whose path it is, where a log has runs of several. */
export type ResolvePath = (uri: string, uriBaseId: string | undefined, tool?: string) => PathResolution;

/**
 * Finds files of the analyzed commit by the `uri` and `uriBaseId` of a log (SARIF §3.4). Tried in turn: the
 * path as it stands and decoded, stripped of known roots, the same in another letter case, then, unless it
 * stands in the working tree, the longest ending that the tree has. Files are those of the tree alone, so no
 * path leads out of it, and its links are not followed.
 *
 * @param habits of the whole log; they are told what is learned of them
 */
export function createPathResolver(
  tree: Tree,
  roots: Roots,
  hints: PathHints,
  habits: PathHabits = noHabits(),
): ResolvePath {
  const known = toKnownRoots(roots, hints);
  const ground: Ground = { tree, known, checkout: roots.checkout, habits, picked: new WeakMap() };
  const answersByBase = new Map<string | undefined, Map<string, Answer>>();
  return (uri, uriBaseId, tool = '') => {
    const answers = answersByBase.get(uriBaseId) ?? new Map<string, Answer>();
    if (answers.size === 0) answersByBase.set(uriBaseId, answers);
    const known = answers.get(uri);
    const answer = known ?? readable(resolveUri(ground, uri, uriBaseId));
    answers.set(uri, answer);
    if (answer.isWritten) habits.asWritten.add(tool);
    if (answer.otherwise === undefined) return answer.file;
    if (habits.asWritten.has(tool)) return answer.otherwise;
    habits.byEnding.add(tool);
    return answer.file;
  };
}

/** A file whose name git has in other bytes than anybody else could be told: nothing is placed there. */
function readable(answer: Answer): Answer {
  const { file } = answer;
  if (file.kind !== 'found' || !isGarbled(file.path)) return answer;
  const { path } = file;
  const reason = `the name of ${quote(path)} is not UTF-8`;
  return { file: { kind: 'lost', path, reason, inCheckout: true, maybe: [path] } };
}

/** What a path of a log means. */
interface Answer {
  readonly file: PathResolution;
  /** It is relative, and a file as it is written. */
  readonly isWritten?: boolean;
  /**
   * It is relative, and was found by its ending: what it means where others are files as they are written.
   */
  readonly otherwise?: PathResolution | undefined;
}

interface Ground {
  readonly tree: Tree;
  readonly known: KnownRoots;
  /** The top of the checkout, absolute. */
  readonly checkout: string;
  readonly habits: PathHabits;
  /** Which of several files was told to be meant, by their list. */
  readonly picked: WeakMap<readonly string[], { readonly file: string | undefined }>;
}

function resolveUri(ground: Ground, uri: string, uriBaseId: string | undefined): Answer {
  const { known, habits } = ground;
  if (uri.length > LONGEST_PATH) {
    const reason = `its path is longer than ${LONGEST_PATH} characters`;
    return { file: { kind: 'lost', reason, maybe: 'anything' } };
  }
  const paths = toPaths(uri);
  if (paths.length === 0)
    return { file: { kind: 'lost', reason: `${quote(uri)} is not the address of a file`, maybe: [] } };
  const bases = uriBaseId === undefined ? [] : known.basesOf(uriBaseId);
  const isAddress = /^file:/iu.test(uri);
  const resolve = (spellings: readonly string[]) => resolvePath(ground, spellings, bases, isAddress);
  const written = resolve(paths);
  // What follows `?` or `#` is a query or a fragment, unless a file has it in its name.
  const [address = ''] = uri.split(/[?#]/u, 1);
  const isNowhere = written.file.kind === 'lost' && written.file.maybe.length === 0;
  if (isNowhere && !('inCheckout' in written.file) && address !== '' && address !== uri)
    return resolveUri(ground, address, uriBaseId);
  const others = undecoded(paths);
  if (others.length === paths.length || written.file.kind === 'lost') return written;
  const decoded = resolve(decodedFirst(paths));
  if (decoded.file.kind === 'found' && decoded.file.path !== written.file.path) {
    // Nobody names a file with signs for bytes that are no text.
    if (habits.encoded || isGarbled(decoded.file.path)) return decoded;
    habits.doubted = true;
  } else if (!habits.encoded) {
    habits.encoded = resolve(others).file.path !== written.file.path;
  }
  return written;
}

/** @param isAddress a `file:` URI is no relative path, whatever it lacks */
function resolvePath(
  ground: Ground,
  paths: readonly string[],
  bases: readonly NamedPath[],
  isAddress: boolean,
): Answer {
  const { tree, known, checkout } = ground;
  const full = paths.flatMap((path) => toFullPaths(path, bases));
  const isRelative = !isAddress && full.every(({ absolute }) => !absolute);
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
        if (answer?.kind === 'found') return { file: answer, isWritten: isRelative };
        blocked ??= answer;
      }
    }
    leaves ||= climbs && !stays && !startsElsewhere(bases, known);
  }
  const shown = toShown(paths);
  const standing = looked.map((path) => join(checkout, path)).filter((path) => existsSync(path));
  // What lies in the checkout and is no file of git is ignored or generated, and no other file of the tree.
  const own = belowCheckout(full, known) ?? (standing.some(isFile) ? shown : undefined);
  const file =
    blocked ??
    lookUpAlike(tree, looked, shown) ??
    (leaves ? outside(tree, shown) : undefined) ??
    (own === undefined ? undefined : notInTree(own, []));
  const answer = file === undefined ? searchElsewhere(ground, { paths, full, shown, isRelative }) : { file };
  if (answer.file.kind === 'found' || standing.length === 0) return answer;
  return { file: { ...answer.file, inCheckout: true } };
}

/** A folder of that name is none: whoever writes the change could put it there. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** For a path that climbs out of the checkout, by a folder that is not understood. */
function outside(tree: Tree, shown: string): PathResolution {
  const { names } = toNames(shown);
  const files = names.length < 2 ? [] : searchEnding(tree, { names, own: names.length });
  const reason = `${quote(shown)} leaves the checkout`;
  if (files.length > 0) return { kind: 'lost', path: shown, reason, byEnding: true, maybe: files };
  return { kind: 'lost', path: shown, reason, maybe: searchName(tree, shown) };
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
    several ??= likely(shown, files);
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

/** A path that stands nowhere as it is written. */
interface Search {
  readonly paths: readonly string[];
  /** The same from the root or the base on, as far as it is known. */
  readonly full: readonly NamedPath[];
  readonly shown: string;
  readonly isRelative: boolean;
}

function searchElsewhere(ground: Ground, search: Search): Answer {
  const { tree } = ground;
  const { paths, full, shown, isRelative } = search;
  // Only the part behind the base is known of a path that climbs, so all of that is wanted.
  const written = paths.map((path) => toNames(path));
  const own = Math.min(
    ...(written.some(({ climbs }) => climbs) ? full : written).map(({ names }) => names.length),
  );
  let first: PathResolution | undefined;
  for (const { names, climbs } of full) {
    const files = climbs ? [] : searchEnding(tree, { names, own });
    if (files.length === 0) continue;
    const path = pick(ground, files);
    const taken = path === undefined ? files : [path];
    const others = searchEnding(tree, { names, own }, taken);
    const more = others.length > 0 && { otherwise: likely(shown, [...taken, ...others]) };
    const doubtful = { ...likely(shown, files), ...more };
    if (path !== undefined)
      return { file: { kind: 'found', path, ...more }, otherwise: isRelative ? doubtful : undefined };
    first ??= doubtful;
  }
  return { file: first ?? notInTree(shown, searchName(tree, shown)) };
}

/** The one of these files that is meant, where that can be told. */
function pick({ known, habits, picked }: Ground, files: readonly string[]): string | undefined {
  if (files.length === 1) return files[0];
  const before = picked.get(files);
  if (before !== undefined) return before.file;
  const prefix = known.prefix.join('/');
  const [own, second] = prefix === '' ? [] : files.filter((file) => file.startsWith(`${prefix}/`));
  const file = own !== undefined && second === undefined ? own : pickIn(habits.folder, files);
  picked.set(files, { file });
  return file;
}

function notInTree(path: string, maybe: readonly string[]): PathResolution {
  return { kind: 'lost', path, reason: `${quote(path)} is not in the analyzed commit`, maybe };
}

/** The decoded path, without the noise in it. */
function toShown(paths: readonly string[]): string {
  const path = paths.at(-1) ?? '';
  const { names, absolute, climbs } = toNames(path);
  if (climbs) return path;
  return absolute && !names[0]?.endsWith(':') ? `/${names.join('/')}` : names.join('/');
}

/** For a path that may be one of these files, as it ends like them. */
function likely(shown: string, files: readonly string[]): LostFile {
  const [first = '', second, ...more] = files;
  const or = second === undefined ? '' : ` or ${quote(second)}`;
  const rest = more.length === 0 ? '' : `, or ${more.length} more`;
  const reason = `${quote(shown)} is not in the analyzed commit and may be ${quote(first)}${or}${rest}`;
  return { kind: 'lost', path: shown, reason, byEnding: true, maybe: files };
}

/**
 * A file of the analyzed commit, or the reason there is none. `otherwise`: it was found by its ending, and
 * has others where what was found counts for nothing.
 */
export type PathResolution =
  | {
      readonly kind: 'found';
      readonly path: string;
      readonly otherwise?: LostFile;
    }
  | LostFile;

/**
 * `path` is the best name for what the log means, and `maybe` are all files of the tree that it could mean,
 * were its folders understood better: `anything` where that cannot be told.
 */
export interface LostFile {
  readonly kind: 'lost';
  readonly path?: string;
  readonly reason: string;
  /** It ends like those of `maybe`, and has not only their name. */
  readonly byEnding?: true;
  /** It stands in the working tree, and git does not have it as a file. */
  readonly inCheckout?: true;
  /** It goes through a link or a submodule of the commit, or is one; these are written as git does. */
  readonly behind?: true;
  readonly maybe: readonly string[] | 'anything';
  readonly otherwise?: LostFile;
}

/** So many files are as good as any. */
const MANY_FILES = 10;

/** The few files of the analyzed commit that a path is or may be. */
export function possibleFiles(file: PathResolution): readonly string[] | 'anything' {
  if (file.kind === 'found') return [file.path];
  return file.maybe.length < MANY_FILES ? file.maybe : 'anything';
}
