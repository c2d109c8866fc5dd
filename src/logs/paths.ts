import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { FoundBy, Place } from '../finding/finding.ts';
import { firstFew, isGarbled } from '../text/names.ts';
import type { PathMapping } from '../text/path-mapping.ts';
import { quote } from './quote.ts';
import { at, indexAt, isObject, itemsAt, listAt, textAt } from './raw.ts';
import {
  ADDRESS,
  inside,
  isOfDependency,
  onDrive,
  onto,
  slashes,
  spell,
  split,
  toShown,
} from './spelled-path.ts';
import { fold, type Tree } from './tree.ts';

/*
 * Which file of the commit a path of a log is. Three rules, in this order: a. a path of the commit as the log
 * writes it; b. one after a root is taken off: those of `path-map`, of the log's own bases, of the checkout;
 * c. the file with the longest common ending, if all results of the log agree on the one root that it
 * implies. Everything else is unlocated. Files are those of the tree alone, so no path leads out of it.
 */

/** Longest path that Linux takes (PATH_MAX in limits.h). */
const LONGEST_PATH = 4_096;
/** Most working directories of a run that are tried; a run is a handful of processes (SARIF §3.14.11). */
const MOST_FOLDERS = 20;

/** Folders that paths of a log may begin with. */
export interface Roots {
  /** The top of the checkout, absolute. */
  readonly checkout: string;
  /** The working directory inside the checkout, with `/`; empty for its top. */
  readonly prefix: string;
  /** Other spellings of the top of the checkout on this machine; absolute. */
  readonly aliases?: readonly string[];
  /** Other names of the top of the checkout, for example in the container of the analyzer; absolute. */
  readonly workspaces: readonly string[];
  /** Input `path-map`. */
  readonly pathMap?: readonly PathMapping[];
}

/** A file of the analyzed commit, and which of the rules found it; or why there is none. */
type FoundFile = { readonly kind: 'found'; readonly path: string; readonly foundBy: FoundBy } | LostFile;
type LostFile = { readonly kind: 'lost' } & Pick<
  Extract<Place, { kind: 'nowhere' }>,
  'path' | 'reason' | 'about' | 'inCheckout' | 'behind' | 'mayBe' | 'byName'
>;

export type FindFile = (uri: string, uriBaseId: string | undefined) => FoundFile;

/** A folder outside of the tree, and where in the tree its content may begin, likeliest first. */
interface Root {
  readonly names: readonly string[];
  readonly starts: readonly (readonly string[])[];
  /** Those of the job are believed to be the checkout; those of the run only as far as files are there. */
  readonly kind: 'checkout' | 'job' | 'run';
  readonly isRelative: boolean;
}

/** The one root that rule c has learned of a log. */
interface LearnedRoot {
  readonly absolute: boolean;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

type Stand = (uri: string, uriBaseId: string | undefined) => Standing;

/** What is known of a path before rule c. */
type Names = ReturnType<typeof split>;

type Standing = FoundFile | { readonly kind: 'open'; readonly full: Names; readonly shown: string };

/**
 * Makes what finds the files that the runs of one log name.
 *
 * @returns by the index of the run
 */
export function openPaths(tree: Tree, roots: Roots, runs: readonly unknown[]): (run: number) => FindFile {
  const stands = new Map<unknown, Stand>();
  const standOf = (run: unknown): Stand => {
    const stand = stands.get(run) ?? createStanding(tree, roots, run);
    stands.set(run, stand);
    return stand;
  };
  let learned: { readonly root: LearnedRoot | undefined } | undefined;
  return (index) => {
    const stand = standOf(runs[index]);
    const answers = new Map<string, FoundFile>();
    return (uri, base) => {
      const key = keyOf(uri, base);
      const known = answers.get(key);
      if (known !== undefined) return known;
      const standing = stand(uri, base);
      if (standing.kind === 'open') learned ??= { root: learnRoot(tree, roots.prefix, runs, standOf) };
      const file = standing.kind === 'open' ? byRoot(tree, standing, learned?.root) : standing;
      answers.set(key, file);
      return file;
    };
  };
}

const keyOf = (uri: string, base: string | undefined): string => `${base ?? ''}\n${uri}`;

/**
 * The uri of an artifact location (SARIF §3.4), or undefined where it names none. What is nested in another
 * file (§3.24.3) has a path that is none of the tree.
 */
export function artifactOf(
  location: unknown,
  artifacts: readonly unknown[],
): { readonly uri: string; readonly uriBaseId: string | undefined } | undefined {
  if (typeof location === 'string') return artifactOf({ uri: location }, artifacts);
  const indexed = artifacts[indexAt(location, 'index') ?? -1];
  const own = textAt(location, 'uri');
  // Where both stand and disagree, `uri` is right: some tools write 0 for every `index`.
  const isSame = own === undefined || own === textAt(indexed, 'location', 'uri');
  if (isSame && indexAt(indexed, 'parentIndex') !== undefined) return undefined;
  const named = own === undefined ? at(indexed, 'location') : location;
  const uri = textAt(named, 'uri');
  return uri === undefined ? undefined : { uri, uriBaseId: textAt(named, 'uriBaseId') };
}

/** Rules a and b. */
function createStanding(tree: Tree, roots: Roots, run: unknown): Stand {
  const prefix = split(roots.prefix).names;
  const bases = at(run, 'originalUriBaseIds');
  const stood = itemsAt(run, 'invocations')
    .slice(0, MOST_FOLDERS)
    .flatMap((one) => foldersOf(at(one, 'workingDirectory'), bases));
  const toRoot = (folder: Names, kind: Root['kind'], starts: Root['starts']): Root => {
    return { names: onDrive(folder.names).map(fold), starts, kind, isRelative: !folder.absolute };
  };
  const known: readonly Root[] = [
    ...(roots.pathMap ?? []).map(({ from, to }) => toRoot(split(slashes(from)), 'job', [split(to).names])),
    ...[roots.checkout, ...(roots.aliases ?? [])].map((one) => toRoot(split(slashes(one)), 'checkout', [[]])),
    ...roots.workspaces.map((one) => toRoot(split(slashes(one)), 'job', [[], prefix])),
    ...[
      ...stood,
      ...(isObject(bases) ? Object.keys(bases).flatMap((uriBaseId) => foldersOf({ uriBaseId }, bases)) : []),
    ]
      .filter(({ absolute, names }) => absolute && !isOfDependency(`/${names.join('/')}/`))
      .map((one) => toRoot(one, 'run', [prefix, []])),
  ];
  /** Where a folder is in the tree: an absolute one only if the job itself says so. */
  const startsOf = (folder: Names): readonly (readonly string[])[] =>
    folder.absolute
      ? known
          .filter(({ kind }) => kind !== 'run')
          .flatMap((root) => below(folder.names, root)?.map((rest) => [...rest]) ?? [])
      : [onto(prefix, folder.names), onto([], folder.names)].filter((one) => one !== undefined);

  return (uri, uriBaseId) => {
    if (uri.length > LONGEST_PATH)
      return lost(`its path is longer than ${LONGEST_PATH} characters`, { mayBe: 'any' });
    const spellings = spell(uri);
    const whose = uriBaseId === undefined ? [] : foldersOf({ uriBaseId }, bases);
    const isAddress = /^file:/iu.test(uri);
    const looked: string[] = [];
    const found = new Map<string, FoundBy['rule']>();
    const fulls: Names[] = [];
    for (const path of spellings) {
      const bare = split(path);
      const full = bare.absolute || whose.length === 0 ? [bare] : whose.map((base) => inside(base, bare));
      fulls.push(...full);
      const starts = bare.absolute ? [] : [...[...whose, ...stood].flatMap(startsOf), prefix, []];
      const written = starts.flatMap((start) => onto(start, bare.names)?.join('/') ?? []);
      const rooted = full.flatMap((one) =>
        known
          .filter(({ isRelative }) => isRelative !== one.absolute || (isAddress && !isRelative))
          .flatMap((root) => below(one.names, root)?.map((names) => names.join('/')) ?? []),
      );
      const places = [...written, ...rooted];
      looked.push(...places);
      const index = places.findIndex((place) => tree.find(place)?.type === 'file');
      const file = tree.find(places[index] ?? '')?.path;
      if (file !== undefined && index >= 0 && !found.has(file))
        found.set(file, index < written.length ? 'written' : 'root');
    }
    const shown = toShown(spellings.at(-1) ?? '');
    if (found.size > 1) return mayBe(shown, [...found.keys()]);
    for (const [path, rule] of found)
      return isGarbled(path)
        ? lost(`the name of ${quote(path)} is not UTF-8`, { path, inCheckout: true, mayBe: [path] })
        : { kind: 'found', path, foundBy: { rule, written: shown } };
    return whyNot(tree, roots, shown, { looked, fulls, known });
  };
}

/**
 * For a path that is no file of the commit as it is written.
 *
 * @param looked paths of the tree that it could have been
 */
function whyNot(
  tree: Tree,
  { checkout }: Roots,
  shown: string,
  {
    looked,
    fulls,
    known,
  }: Record<'looked', readonly string[]> &
    Record<'fulls', readonly Names[]> &
    Record<'known', readonly Root[]>,
): Standing {
  const [full = { absolute: false, names: [] }] = fulls.toReversed();
  for (const path of looked) {
    const block = tree.find(path) ?? tree.blockOf(path);
    if (block !== undefined) return behind(tree, checkout, path, block);
  }
  const alike = looked.map((path) => tree.alike(path)).find((entries) => entries.length > 0) ?? [];
  const [entry] = alike;
  if (entry !== undefined && alike.length === 1)
    return entry.type === 'file'
      ? { kind: 'found', path: entry.path, foundBy: { rule: 'written', written: shown } }
      : behind(tree, checkout, entry.path, entry);
  if (alike.length > 1)
    return mayBe(
      shown,
      alike.map(({ path }) => path),
    );
  if (isOfProject(shown, looked))
    return lost(`${shown === '' ? 'it' : quote(shown)} is about the project as a whole`, {
      about: 'project',
    });
  const here = looked.map((path) => join(checkout, path)).filter((path) => existsSync(path));
  const inRoot = fulls.flatMap(({ names, absolute }) =>
    known.flatMap((root) => (absolute && root.kind === 'checkout' ? (below(names, root) ?? []) : [])),
  );
  const own = inRoot.at(-1)?.join('/');
  const path = own ?? shown;
  const reason = `${quote(path)} is not in the analyzed commit`;
  const inCheckout = here.length > 0 && { inCheckout: true as const };
  if (isOfDependency(`${full.absolute ? '/' : ''}${full.names.join('/')}`))
    return lost(reason, { path, about: 'dependency', ...inCheckout });
  if (looked.some((one) => tree.isFolder(one)))
    return lost(`${quote(path)} is a folder, not a file`, { path, mayBe: 'any' });
  // What lies in the checkout and is no file of git is ignored or generated, and no other file of the tree. A
  // folder of that name is none: whoever writes the change could put it there.
  if (own !== undefined || here.some((one) => statSync(one).isFile()))
    return lost(reason, { path, ...inCheckout });
  if (isSentence(shown) || [...NO_NAMES, ADDRESS].some((words) => words.test(shown)))
    return lost(`${quote(shown)} is not the address of a file`, { path: shown, mayBe: 'any' });
  return { kind: 'open', full, shown };
}

/** Scorecard writes a sentence, others the folder where they ran. */
function isOfProject(shown: string, looked: readonly string[]): boolean {
  return (
    shown === 'no file associated with this alert' || shown === '' || shown === '/' || looked.includes('')
  );
}

/** Standard input, words that say that there is no file, addresses of pages. */
const NO_NAMES = [
  /^-+$|^\/dev\/(?:stdin|fd\/\d+)$|^\/proc\/self\/fd\/\d+$/iu,
  /^(?:stdin|unknown|undefined|null|nil|none|n\/a)(?:\.[a-z]{1,5})?(?::\d{1,9}){0,3}$/iu,
  /^(?:<[^/]*>|\([^/]*\)|\[[^/]*\]|\{[^/]*\})$/u,
];

function isSentence(shown: string): boolean {
  const [first = '', ...others] = shown.includes('/') ? [] : shown.split(/\s+/u);
  const last = others.at(-1);
  return last !== undefined && (!first.includes('.') || !/\.\w{1,10}$/u.test(last));
}

/** A link or a submodule is not followed. */
function behind(
  tree: Tree,
  checkout: string,
  path: string,
  block: NonNullable<ReturnType<Tree['blockOf']>>,
): FoundFile {
  const thing = block.type === 'link' ? 'symbolic link' : 'submodule';
  const rest = path.split('/').slice(block.path.split('/').length);
  const shown = [block.path, ...rest].join('/');
  const where =
    rest.length === 0
      ? `${quote(path)} is a ${thing}`
      : `${quote(path)} is behind the ${thing} ${quote(block.path)}`;
  let target: string | undefined;
  try {
    const real = relative(realpathSync(checkout), realpathSync(join(checkout, shown)))
      .split(sep)
      .join('/');
    target = (tree.find(real) ?? tree.blockOf(real))?.path;
  } catch {
    target = undefined;
  }
  const known =
    block.type === 'submodule' ? [] : target === undefined ? tree.longestEnding(rest).files : [target];
  const isHidden = block.type === 'link' && target === undefined && rest.length === 0;
  const mayBe = isHidden ? 'any' : [block.path, ...known];
  return lost(`${where}, which is not followed`, { path: shown, behind: true, mayBe });
}

/**
 * The root that all paths of a log imply which stand nowhere as they are written, each by the longest ending
 * that one file alone has. Undefined where a result stands where it is written, or two disagree.
 */
function learnRoot(
  tree: Tree,
  prefix: string,
  runs: readonly unknown[],
  standOf: (run: unknown) => Stand,
): LearnedRoot | undefined {
  let learned: LearnedRoot | undefined;
  const seen = new Set<string>();
  for (const run of runs) {
    const stand = standOf(run);
    const artifacts = listAt(run, 'artifacts');
    const told = itemsAt(run, 'invocations').flatMap((one) => [
      ...itemsAt(one, 'toolExecutionNotifications'),
      ...itemsAt(one, 'toolConfigurationNotifications'),
    ]);
    const results = listAt(run, 'results');
    // Where nothing was found, what could not be read tells.
    for (const result of results.length > 0 ? results : told) {
      if (at(result, 'baselineState') === 'absent') continue;
      for (const location of itemsAt(result, 'locations')) {
        const named = artifactOf(at(location, 'physicalLocation', 'artifactLocation'), artifacts);
        const key = keyOf(named?.uri ?? '', named?.uriBaseId);
        if (named === undefined || seen.has(key)) continue;
        seen.add(key);
        const standing = stand(named.uri, named.uriBaseId);
        if (standing.kind === 'found') return undefined;
        const root = standing.kind === 'open' ? impliedRoot(tree, prefix, standing.full) : undefined;
        if (root !== undefined && learned !== undefined && JSON.stringify(root) !== JSON.stringify(learned))
          return undefined;
        learned ??= root;
      }
    }
  }
  return learned;
}

function impliedRoot(tree: Tree, prefix: string, { absolute, names }: Names): LearnedRoot | undefined {
  const { files, count } = tree.longestEnding(names);
  // Of several the one in the folder that the job names.
  const inPrefix = prefix === '' ? [] : files.filter((one) => one.startsWith(prefix.replace(/\/?$/u, '/')));
  const [file, second] = inPrefix.length === 1 ? inPrefix : files;
  if (file === undefined || second !== undefined) return undefined;
  const own = file.split('/');
  // A name alone is in many a folder: `/opt/tool/rules/index.js` is not `src/index.js`.
  if (count === 1 && names.length > 1 && own.length > 1) return undefined;
  return { absolute, from: names.slice(0, -count), to: own.slice(0, -count) };
}

/** Rule c, or what the path may be. */
function byRoot(
  tree: Tree,
  { full, shown }: Extract<Standing, { kind: 'open' }>,
  root: LearnedRoot | undefined,
): FoundFile {
  const { names } = full;
  const isBelow = root?.absolute === full.absolute && root.from.every((name, index) => name === names[index]);
  const path = isBelow ? [...root.to, ...names.slice(root.from.length)].join('/') : '';
  const alike = tree.alike(path);
  const entry = tree.find(path) ?? (alike.length === 1 ? alike[0] : undefined);
  const name = names.at(-1) ?? '';
  if (entry?.type === 'file' && !isGarbled(entry.path))
    return {
      kind: 'found',
      path: entry.path,
      foundBy: { rule: 'ending', written: shown, oneOf: tree.named(name) },
    };
  const { files, count } = tree.longestEnding(names);
  const isEnding = count > 1 || (count === 1 && names.length === 1);
  if (names[0] === '..') return lost(`${quote(shown)} leaves the checkout`, { path: shown, mayBe: files });
  if (isEnding) return mayBe(shown, files);
  const named = tree.named(withoutPlace(name));
  return lost(`${quote(shown)} is not in the analyzed commit`, {
    path: shown,
    byName: true,
    // A tool writes the bytes of a name that is no UTF-8 in its own way.
    mayBe: tree.garbled.length === 0 ? named : [...named, ...tree.garbled],
  });
}

/** `a.c:12:5`, `a.c#L12`, `a.c(12,5)` name the file `a.c`. */
function withoutPlace(name: string): string {
  return name.replace(/(?::\d+(?::\d+)?|[?#].*|\(\d+(?:,\d+)?\))$/u, '');
}

/** The folders that an artifact location may mean, by its bases (SARIF §3.14.14). */
function foldersOf(location: unknown, bases: unknown): readonly Names[] {
  const base = textAt(location, 'uriBaseId');
  const above = base === undefined ? '' : (resolveBase(bases, base) ?? '');
  const folder = above + (textAt(location, 'uri') ?? '');
  return folder === '' ? [] : spell(folder).map(split);
}

/**
 * The URIs of a chain of bases one after the other. The part of a chain that is known still leads from the
 * root of the checkout to the right folder; a loop means nothing.
 */
function resolveBase(bases: unknown, uriBaseId: string): string | undefined {
  const isAbsolute = (uri: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/|\\)/iu.test(uri);
  let resolved = '';
  const seen = new Set<string>();
  for (let id: string | undefined = uriBaseId; id !== undefined; ) {
    if (seen.has(id)) return undefined;
    seen.add(id);
    const uri = textAt(at(bases, id), 'uri');
    if (uri !== undefined) resolved = uri.endsWith('/') ? uri + resolved : `${uri}/${resolved}`;
    if (uri !== undefined && isAbsolute(uri)) return resolved;
    id = textAt(at(bases, id), 'uriBaseId');
  }
  // Salesforce Code Analyzer 5 writes the folder itself as the id.
  return resolved !== '' ? resolved : isAbsolute(uriBaseId) ? uriBaseId : undefined;
}

/** The path below a root, where in the tree it may begin; undefined where it is not below it. */
function below(path: readonly string[], { names, starts }: Root): readonly (readonly string[])[] | undefined {
  const own = onDrive(path);
  if (!names.every((name, index) => name === own[index] || name === fold(own[index] ?? ''))) return undefined;
  return starts.map((start) => [...start, ...own.slice(names.length)]);
}

/** For a path that may be one of these files. */
function mayBe(shown: string, files: readonly string[]): LostFile {
  const names = firstFew(files.map(quote), 2);
  return lost(`${quote(shown)} is not in the analyzed commit and may be ${names}`, {
    path: shown,
    mayBe: files,
  });
}

function lost(reason: string, more: Partial<LostFile>): LostFile {
  return { mayBe: [], ...more, kind: 'lost', reason };
}
