import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { visibleText } from '../text/lines.ts';
import { textAt } from './raw.ts';

/** Most logs of one run. A run of an analyzer writes a handful; thousands are a pattern that went wrong. */
export const MOST_LOGS = 1_000;
/**
 * A folder stands for the files in it whose names say SARIF. A `.json` file there may be anything, so it is
 * named or globbed.
 */
const IN_A_FOLDER = '**/*.{sarif,sarif.gz}';
const IN_A_GLOB = /\.(?:sarif|json)(?:\.gz)?$/i;
export interface FoundLog {
  /** Absolute. */
  readonly path: string;
  /**
   * As shown to the user: relative to the current directory where it lies in there, with `/`, in one line of
   * visible signs.
   */
  readonly name: string;
}

export interface FoundLogs {
  /** Sorted by path, each once. */
  readonly logs: readonly FoundLog[];
  /** Lines of the input that name no log; a folder is one that is there. */
  readonly unmatched: readonly UnmatchedPattern[];
  /** Lines of the input that stand for whatever is there: folders and globs. */
  readonly wide: readonly string[];
  /**
   * Lines of the input, and logs that they name, which links take out of the folders of this job: they are
   * not read.
   */
  readonly outside: readonly string[];
  /**
   * Logs that the commit has, which prove nothing of an analyzer: those that a line names itself, and those
   * that a folder or a glob has beside others. They are not read.
   */
  readonly tracked: { readonly named: readonly string[]; readonly passedOver: readonly string[] };
  /** Where there are more logs than the limit, what was left out, in one sentence. */
  readonly excess: string | undefined;
}

interface UnmatchedPattern {
  readonly pattern: string;
  /** `list`: several logs in one line. */
  readonly kind: 'folder' | 'list' | 'other';
  /** Files of that name in other folders of the job, as they are named: what the line may have meant. */
  readonly elsewhere: readonly string[];
}

/** Behind the ending of one log comes another one; braces are a glob. */
const SEVERAL = /^[^{]*\.(?:sarif|json)(?:\.gz)?(?:\s*[,;]|\s)\s*\S/iu;

/**
 * Finds the logs that the lines of the input `sarif-file` name, each of them a file (whatever its name and
 * wherever it lies), a folder (every `.sarif` and `.sarif.gz` in it, at any depth) or a glob (of what it
 * matches, `.sarif` and `.json`, either with `.gz`). Folders and globs pass over links, `node_modules`,
 * `.git` and hidden names. A link that leads out of the folders of this job is followed by none of them,
 * unless the line itself names a place outside.
 *
 * @param directory what relative lines are relative to; absolute.
 * @param folders the other folders of this job: its checkout, its workspace, its temporary folder; absolute.
 * @param isTracked whether the commit has what is at this absolute path
 */
export async function findLogs(
  patterns: readonly string[],
  directory: string,
  folders: readonly string[],
  isTracked: (path: string) => boolean = () => false,
): Promise<FoundLogs> {
  const own = [directory, ...folders];
  // By their real place: a folder may be spelled in several ways.
  const paths = new Map<string, string>();
  const realFolder = cached((path) => realpath(path).catch(() => path));
  const realDirectory = await realFolder(directory);
  const nameOf = (path: string, real: string): string => {
    const inside = below(path, directory) ?? below(real, realDirectory);
    return visibleText((inside ?? path).split(sep).join('/')).replaceAll(/\s/g, ' ');
  };
  const ownLines = new Set<string>();
  const unmatched: UnmatchedPattern[] = [];
  const wide: string[] = [];
  const outside = new Set<string>();
  for (const line of new Set(patterns.map((text) => text.trim()).filter(Boolean))) {
    const { pattern, kind } = await readPattern(line, directory);
    const search = await toSearch(pattern, kind, directory);
    if (search.glob !== undefined) wide.push(line);
    // Before it is gone over: behind a link may be the whole machine.
    if (await escapesFolders(search.folder, own)) {
      outside.add(line);
      continue;
    }
    const found = await expand(search, kind);
    for (const path of found) {
      const real =
        kind === 'file'
          ? await realpath(path).catch(() => path)
          : join(await realFolder(dirname(path)), basename(path));
      if (!paths.has(real)) paths.set(real, path);
      if (kind === 'file') ownLines.add(real);
    }
    if (found.length > 0) continue;
    const elsewhere = kind === 'folder' ? [] : await findElsewhere(search, own);
    const what = SEVERAL.test(line) ? 'list' : 'other';
    unmatched.push({
      pattern: line,
      kind: kind === 'folder' ? kind : what,
      elsewhere: elsewhere
        .filter((path) => !isTracked(path))
        .map((path) => nameOf(path, path))
        .toSorted(),
    });
  }
  const all = [...paths].sort(([, a], [, b]) => (a < b ? -1 : 1));
  const ofCommit = all.filter(([real, path]) => isTracked(real) || isTracked(path));
  const sorted = all.filter((one) => !ofCommit.includes(one));
  const logs: FoundLog[] = [];
  for (const [real, path] of sorted.slice(0, MOST_LOGS)) {
    const name = nameOf(path, real);
    if (await escapesFolders(path, own)) outside.add(name);
    else logs.push({ path, name });
  }
  const [named, passedOver] = [true, false].map((isNamed) =>
    ofCommit.filter(([real]) => ownLines.has(real) === isNamed).map(([real, path]) => nameOf(path, real)),
  );
  const tracked = { named: named ?? [], passedOver: passedOver ?? [] };
  return { logs, unmatched, wide, outside: [...outside], tracked, excess: toExcess(sorted.length) };
}

/** A walk finds no links, so that its files need one look for each folder. */
function cached(look: (path: string) => Promise<string>): (path: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (path) => {
    const looked = known.get(path) ?? look(path);
    known.set(path, looked);
    return looked;
  };
}

function toExcess(count: number): string | undefined {
  if (count <= MOST_LOGS) return undefined;
  return `\`sarif-file\` names ${count} logs and the limit is ${MOST_LOGS}: ${count - MOST_LOGS} were not read.`;
}

/** Where a line is looked for: the glob in a folder, or the file that it is. */
interface Search {
  readonly folder: string;
  readonly glob?: string;
}

async function toSearch(pattern: string, kind: Kind, directory: string): Promise<Search> {
  const path = resolve(directory, pattern);
  if (kind === 'file') return { folder: path };
  if (kind === 'folder') return { folder: path, glob: IN_A_FOLDER };
  const { isGlob, toGlob } = await import('./glob.ts');
  if (!isGlob(pattern)) return { folder: path };
  const { folder, rest } = toGlob(pattern, { sep }, (name) => existsSync(resolve(directory, name)));
  return { folder: resolve(directory, folder), glob: rest };
}

async function expand({ folder, glob }: Search, kind: Kind): Promise<readonly string[]> {
  if (glob === undefined) return kind === 'file' ? [folder] : [];
  // Most jobs name their logs, and need none of it.
  const { walk } = await import('./glob.ts');
  const found = await walk(glob, folder);
  return kind === 'folder' ? found : found.filter((path) => IN_A_GLOB.test(path));
}

/** Files of the same name in the folder of this job where one was looked for, and below it. */
async function findElsewhere({ folder: path, glob }: Search, folders: readonly string[]) {
  const home = folders.find((folder) => isWithin(path, folder));
  const { isGlob, walk } = await import('./glob.ts');
  if (home === undefined || glob !== undefined || isGlob(basename(path))) return [];
  return walk(`**/${basename(path)}`, home);
}

/**
 * Reads a line, and looks at what is there. `cmd` hands over the single quotes in which other shells want a
 * glob.
 */
async function readPattern(
  line: string,
  directory: string,
): Promise<{ readonly pattern: string; readonly kind: Kind }> {
  const kind = await kindOf(resolve(directory, line));
  const [, quoted] = /^'(.+)'$/u.exec(line) ?? [];
  if (kind !== 'nothing' || quoted === undefined) return { pattern: line, kind };
  return { pattern: quoted, kind: await kindOf(resolve(directory, quoted)) };
}

type Kind = 'file' | 'folder' | 'nothing';

/** A path that is there but cannot be looked at counts as a file: reading it then says why. */
async function kindOf(path: string): Promise<Kind> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    const absent = ['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG', 'EINVAL'];
    return absent.includes(textAt(error, 'code') ?? '') ? 'nothing' : 'file';
  }
}

/** The way from a folder to a path in it. */
function below(path: string, folder: string): string | undefined {
  return isWithin(path, folder) ? relative(folder, path) : undefined;
}

/**
 * Tells whether links take a path out of the folders of a job. An author of the sources may commit a link; a
 * path that stands outside of all the folders as it is written was named by the user, and leads where they
 * want.
 *
 * @param path absolute; what is missing of it is looked for nowhere else
 * @param folders absolute
 */
export async function escapesFolders(path: string, folders: readonly string[]): Promise<boolean> {
  const real = await Promise.all(folders.map(realPath));
  if (![...folders, ...real].some((folder) => isWithin(path, folder))) return false;
  const place = await realPath(path);
  return !real.some((folder) => isWithin(place, folder));
}

/** Where a path is without its links, as far as it can be looked at: the rest cannot be opened either. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(await realPath(above), basename(path));
  }
}

/** Tells whether a path is a folder or in it; both absolute. */
export function isWithin(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}
