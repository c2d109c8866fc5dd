import { at, textAt } from '../log/raw.ts';
import { compose, fold } from './tree.ts';
import { type NamedPath, toNames, toPaths } from './uri.ts';

/** Most working directories of a run that are tried; a run is a handful of processes (SARIF §3.14.11). */
const MOST_WORKING_DIRECTORIES = 20;

/** Folders that paths of a log may begin with. */
export interface Roots {
  /** The top of the checkout, absolute. */
  readonly checkout: string;
  /** The working directory inside the checkout, with `/`; empty for its top. */
  readonly prefix: string;
  /**
   * Other spellings of the top of the checkout on this machine: through links, or on a drive that stands for
   * a folder; absolute.
   */
  readonly aliases?: readonly string[];
  /** This machine finds the checkout in another letter case too. */
  readonly ignoresCase?: boolean;
  /** Other names of the top of the checkout, for example in the container of the analyzer; absolute. */
  readonly workspaces: readonly string[];
}

/** Properties of a run that help to find its files. */
export interface PathHints {
  readonly originalUriBaseIds: unknown;
  /** `invocations[].workingDirectory` (SARIF §3.20.19), which are artifact locations. */
  readonly workingDirectories: readonly unknown[];
}

/** A folder outside the tree, and where in the tree its content may begin, likeliest first. */
interface Root {
  /** As `spell` has them. */
  readonly names: readonly string[];
  /** How names are compared with those of the root. */
  readonly spell: (name: string) => string;
  /** It is a share of a server: `file://server/share/a` looks like a relative path. */
  readonly onServer: boolean;
  readonly starts: readonly (readonly string[])[];
  /** `checkout` and `workspace` come from the job, `run` from the log. */
  readonly kind: 'checkout' | 'workspace' | 'run';
}

export interface KnownRoots {
  readonly prefix: readonly string[];
  readonly roots: readonly Root[];
  readonly workingDirectories: readonly NamedPath[];
  /** The folders that a `uriBaseId` may stand for, by its spellings; empty where the log does not say. */
  readonly basesOf: (uriBaseId: string) => readonly NamedPath[];
}

/** Gathers the folders that paths of one run may begin with: of the job, and of the run itself. */
export function toKnownRoots(
  { checkout, aliases = [], ignoresCase = false, prefix: prefixPath, workspaces }: Roots,
  hints: PathHints,
): KnownRoots {
  const prefix = toNames(prefixPath).names;
  const folders = hints.workingDirectories.map((location) => {
    const base = textAt(location, 'uriBaseId');
    const above = base === undefined ? '' : (resolveUriBase(hints.originalUriBaseIds, base) ?? '');
    const uri = textAt(location, 'uri');
    return uri === undefined ? '' : above + uri;
  });
  const workingDirectories = [...new Set(folders)].slice(0, MOST_WORKING_DIRECTORIES).flatMap(toFolders);
  const fromRun = workingDirectories.filter((folder) => folder.absolute);
  return {
    prefix,
    workingDirectories,
    roots: [
      ...[checkout, ...aliases]
        .flatMap(toFolders)
        .map((folder) => toRoot(folder, 'checkout', [[]], ignoresCase)),
      ...workspaces
        .flatMap(toFolders)
        .map((folder) => toRoot(folder, 'workspace', [[], prefix], ignoresCase)),
      ...fromRun.map((folder) => toRoot(folder, 'run', [prefix, []], ignoresCase)),
    ],
    basesOf: (uriBaseId) => {
      const uri = resolveUriBase(hints.originalUriBaseIds, uriBaseId);
      return uri === undefined ? [] : toFolders(uri);
    },
  };
}

/** The names of a path below a root, or undefined when it is not below it. */
export function below(
  path: readonly string[],
  { names, spell }: Pick<Root, 'names' | 'spell'>,
): readonly string[] | undefined {
  const own = onDrive(path);
  const same = names.every((name, index) => {
    const other = own[index] ?? '';
    return name === other || name === spell(other);
  });
  return same && own.length > names.length ? own.slice(names.length) : undefined;
}

/** Drives and servers are of Windows, which ignores case. */
function toRoot(folder: NamedPath, kind: Root['kind'], starts: Root['starts'], ignoresCase: boolean): Root {
  const names = onDrive(folder.names);
  const isDrive = names[0]?.endsWith(':') === true;
  const onServer = folder.onServer === true && !isDrive;
  const spell = ignoresCase || isDrive || onServer ? fold : compose;
  return { names: names.map(spell), spell, onServer, starts, kind };
}

/**
 * The names of a path with its drive as Windows writes it. Git Bash has `/d/a` for `D:\a`, Cygwin
 * `/cygdrive/d/a`, WSL `/mnt/d/a`, and paths for the system itself begin with `\\?\` (`\\?\UNC\` for those of
 * a server).
 */
function onDrive(names: readonly string[]): readonly string[] {
  const [first = '', second = ''] = names;
  if (first === '?') return onDrive(names.slice(second.toUpperCase() === 'UNC' ? 2 : 1));
  if (isLetter(first)) return [`${first}:`, ...names.slice(1)];
  if ((first === 'cygdrive' || first === 'mnt') && isLetter(second)) return [`${second}:`, ...names.slice(2)];
  return names;
}

function isLetter(name: string): boolean {
  return /^[a-z]$/iu.test(name);
}

function toFolders(uri: string): readonly NamedPath[] {
  return uri === '' ? [] : toPaths(uri).map((path) => toNames(path));
}

/**
 * Where in the tree a path of a log may be, likeliest first: as it stands, then stripped of known roots.
 *
 * @param bases the spellings of the folder that its `uriBaseId` stands for, where the log says.
 */
export function* toPlaces(
  path: string,
  bases: readonly NamedPath[],
  known: KnownRoots,
): Generator<NamedPath> {
  if (!toNames(path).absolute) {
    for (const start of toStarts(bases, known)) yield toNames(path, start);
  }
  for (const { names, absolute } of toFullPaths(path, bases)) {
    for (const root of known.roots) {
      const rest = absolute || root.onServer ? below(names, root) : undefined;
      if (rest === undefined) continue;
      for (const start of root.starts) yield { absolute: false, names: [...start, ...rest], climbs: false };
    }
  }
}

/** The path, with each of its bases before it where it is relative. */
export function toFullPaths(path: string, bases: readonly NamedPath[]): readonly NamedPath[] {
  const bare = toNames(path);
  if (bare.absolute || bases.length === 0) return [bare];
  return bases.map((base) => ({ ...toNames(path, base.names), absolute: base.absolute }));
}

/**
 * Tells whether the folder that a path is relative to is known, and lies outside of the checkout, as that of
 * a build beside its sources: what climbs out of it may well lead into the checkout.
 */
export function startsElsewhere(bases: readonly NamedPath[], known: KnownRoots): boolean {
  return bases.some((base) => base.absolute && startsOf(base, known).length === 0);
}

/**
 * Below its base, below the folder the analyzer stood in, below the job's own working directory, at the top.
 */
function toStarts(bases: readonly NamedPath[], known: KnownRoots): readonly (readonly string[])[] {
  const stood = known.workingDirectories.filter((folder) => folder.absolute);
  return [...[...bases, ...stood].flatMap((folder) => startsOf(folder, known)), known.prefix, []];
}

/** Where a folder is in the tree: an absolute one is known to be there only if the job itself says so. */
function startsOf(folder: NamedPath, known: KnownRoots): readonly (readonly string[])[] {
  if (folder.climbs) return [];
  if (!folder.absolute) return [[...known.prefix, ...folder.names], folder.names];
  return known.roots.flatMap((root) => {
    if (root.kind === 'run') return [];
    // The folder may be the root itself, so it is looked at as if something stood in it.
    const rest = below([...folder.names, '.'], root);
    return rest === undefined ? [] : [rest.slice(0, -1)];
  });
}

/**
 * Resolves a `uriBaseId` by `originalUriBaseIds` (SARIF §3.14.14): the URIs of its chain one after the
 * other. The specification calls it unresolved when the chain ends in a base without a URI; the part that is
 * known still leads from the root of the checkout to the right folder, so it is returned.
 *
 * @returns an absolute URI, a relative one, or undefined when nothing is known, for example of `%SRCROOT%` in
 * most logs, or when the chain is a loop.
 */
export function resolveUriBase(originalUriBaseIds: unknown, uriBaseId: string): string | undefined {
  let resolved = '';
  const seen = new Set<string>();
  for (let id: string | undefined = uriBaseId; id !== undefined; ) {
    if (seen.has(id)) return undefined;
    seen.add(id);
    const base = at(originalUriBaseIds, id);
    const uri = textAt(base, 'uri');
    if (uri !== undefined) resolved = uri.endsWith('/') ? uri + resolved : `${uri}/${resolved}`;
    if (uri !== undefined && isAbsoluteUri(uri)) return resolved;
    id = textAt(base, 'uriBaseId');
  }
  if (resolved !== '') return resolved;
  // Salesforce Code Analyzer 5 writes the folder itself as the id.
  return isAbsoluteUri(uriBaseId) ? uriBaseId : undefined;
}

function isAbsoluteUri(uri: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/|\\)/i.test(uri);
}
