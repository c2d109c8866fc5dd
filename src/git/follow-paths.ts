import { readlink } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';
import { type Diff, type FileChange, type FileLines, toDiff } from '../diff/diff.ts';
import { mapPath } from '../diff/line-map.ts';
import type { Git } from './git.ts';
import { readFileLines } from './read-file-lines.ts';
import { openSubmodule } from './submodule.ts';

/** A checkout, or that of a submodule, and what a change makes of it. */
export interface ChangedTree {
  readonly git: Git;
  /** Absolute path of its top folder. */
  readonly root: string;
  /** From the analyzed commit to the newer end of the change. */
  readonly toHead: Diff;
  readonly diff: Diff;
}

/** A path on a way, in the tree whose diff tells of it. */
interface Stop {
  readonly tree: ChangedTree;
  readonly path: string;
  /** How the lines there came about; undefined where the change leaves them alone. */
  readonly lines: FileLines | undefined;
}

/** The way from a path, through links and into submodules, to the text that stands there. */
export interface Way {
  /** The path itself, and those that links lead to, one after the other. */
  readonly paths: readonly string[];
  /** The same up to the barrier, in submodules that the change moves by their own paths. */
  readonly stops: readonly Stop[];
  /**
   * What ends the way: a link or a submodule that the change brings in or has lead elsewhere (`new`), or a
   * submodule that it moves and whose commits are not both at hand (`closed`).
   */
  readonly barrier: 'new' | 'closed' | undefined;
}

type PlainStop = Omit<Stop, 'lines'>;
type PlainWay = Omit<Way, 'stops'> & { readonly stops: readonly PlainStop[] };
type Barrier = NonNullable<Way['barrier']>;

/** A link or a submodule that a change brings in or moves, at a path of the analyzed tree. */
interface Block {
  readonly path: string;
  readonly change: FileChange;
}

/** Most links on the way to a file, as on Linux. */
const MOST_LINKS = 40;

/** Follows paths of the analyzed tree in its checkout. */
export async function followPaths(
  tree: ChangedTree,
  paths: Iterable<string>,
): Promise<ReadonlyMap<string, Way>> {
  const open = createOpening();
  const ways = new Map<string, PlainWay>();
  for (const path of new Set(paths)) ways.set(path, await followPath(tree, path, open));
  const lines = new Map<ChangedTree, ReadonlyMap<string, FileLines>>();
  const stops = [...ways.values()].flatMap((way) => way.stops);
  for (const [one, own] of Map.groupBy(stops, (stop) => stop.tree)) {
    const named = own.map((stop) => stop.path);
    lines.set(one, (await readFileLines(one.git, one.toHead, one.diff, named)).lines);
  }
  return new Map(
    [...ways].map(([path, way]) => [
      path,
      { ...way, stops: way.stops.map((stop) => ({ ...stop, lines: lines.get(stop.tree)?.get(stop.path) })) },
    ]),
  );
}

async function followPath(tree: ChangedTree, path: string, open: Opening): Promise<PlainWay> {
  const paths: string[] = [];
  const stops: PlainStop[] = [];
  for (let next: string | undefined = path; next !== undefined && paths.length <= MOST_LINKS; ) {
    paths.push(next);
    const stop = await enterSubmodules(tree, next, open);
    if (typeof stop === 'string') return { paths, stops, barrier: stop };
    stops.push(stop);
    next = await followLink(tree.root, next);
  }
  return { paths, stops, barrier: undefined };
}

/** Where a path is once the submodules on its way that the change moves are looked into. */
async function enterSubmodules(tree: ChangedTree, path: string, open: Opening): Promise<PlainStop | Barrier> {
  const block = blockOf(tree, path);
  if (block === undefined) return { tree, path };
  const inner = block.path === path ? 'new' : await open(tree, block);
  return typeof inner === 'string' ? inner : enterSubmodules(inner, path.slice(block.path.length + 1), open);
}

/** The changed link or submodule that a path is, or goes through. */
export function blockOf(
  { toHead, diff }: Pick<ChangedTree, 'toHead' | 'diff'>,
  path: string,
): Block | undefined {
  for (let end = path.indexOf('/'); ; end = path.indexOf('/', end + 1)) {
    const name = end < 0 ? path : path.slice(0, end);
    const mapped = mapPath(toHead, name);
    const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
    if (change !== undefined && change.type !== 'file') return { path: name, change };
    if (end < 0) return undefined;
  }
}

/** Opens a submodule as a tree. */
type Opening = (tree: ChangedTree, block: Block) => Promise<ChangedTree | Barrier>;

/** Each is opened once: several findings are in one submodule. */
function createOpening(): Opening {
  const opened = new Map<FileChange, ReturnType<Opening>>();
  return (tree, block) => {
    const opening = opened.get(block.change) ?? openBlock(tree, block);
    opened.set(block.change, opening);
    return opening;
  };
}

async function openBlock(
  { git, root, toHead }: ChangedTree,
  { path, change: { commits } }: Block,
): Promise<ChangedTree | Barrier> {
  if (commits === undefined) return 'new';
  // The checkout has the commit of the analyzed tree.
  const own = toHead.byOldPath.has(path) ? undefined : await openSubmodule(git, root, path, commits);
  if (own === undefined) return 'closed';
  return { ...own, root: join(root, path), toHead: toDiff(commits.now, commits.now, []) };
}

/** The submodules that a change moves, those in them included, of which not both commits are at hand. */
export async function findClosed(tree: ChangedTree): Promise<readonly string[]> {
  const closed: string[] = [];
  for (const change of tree.diff.files) {
    if (change.type !== 'submodule' || change.commits === undefined || change.newPath === undefined) continue;
    const inner = await openBlock(tree, { path: change.newPath, change });
    if (inner === 'closed') closed.push(change.newPath);
    else if (inner !== 'new')
      closed.push(...(await findClosed(inner)).map((path) => `${change.newPath}/${path}`));
  }
  return closed;
}

/** Where the first link of a path leads; undefined where it goes through none, or out of the checkout. */
async function followLink(root: string, path: string): Promise<string | undefined> {
  for (let end = path.indexOf('/'); ; end = path.indexOf('/', end + 1)) {
    const name = end < 0 ? path : path.slice(0, end);
    const target = await readlink(join(root, name)).catch(() => undefined);
    if (target !== undefined) {
      const from = posix.isAbsolute(target) ? '.' : posix.dirname(name);
      const rest = posix.isAbsolute(target) ? relative(root, target).split(sep).join('/') : target;
      const to = posix.join(from, rest, path.slice(name.length));
      return to === '..' || to.startsWith('../') ? undefined : to;
    }
    if (end < 0) return undefined;
  }
}
