import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, type posix, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { visibleText } from '../text/lines.ts';
import { firstFew } from '../text/names.ts';
import { textAt } from './raw.ts';

/** Most logs of one run. A run of an analyzer writes a handful; thousands are a pattern that went wrong. */
export const MOST_LOGS = 1_000;
/** Names in a sentence; more are counted. */
const MOST_NAMED = 10;
/**
 * A folder stands for the files in it whose names say SARIF. A `.json` file there may be anything, so it is
 * named or globbed.
 */
const IN_A_FOLDER = '**/*.{sarif,sarif.gz,sarif.json,sarif.json.gz}';
const IN_A_GLOB = /\.(?:sarif|json)(?:\.gz)?$/i;
/** Logs in there belong to the tests of a package. */
const NEVER = ['**/node_modules/**', '**/.git/**'];
/** Behind the ending of one log comes another one; braces are a glob. */
const SEVERAL = /^[^{]*\.(?:sarif|json)(?:\.gz)?(?:\s*[,;]|\s)\s*\S/iu;

export interface FoundLog {
  /** Absolute. */
  readonly path: string;
  /** As shown: relative to the current directory where it lies in there, with `/`, in one line. */
  readonly name: string;
}

/** The inputs that name logs. */
export type LogInput = 'sarif-file' | 'baseline-sarif-file';

export interface FoundLogs {
  /** Sorted by path, each once. */
  readonly logs: readonly FoundLog[];
  /** Lines of the input that stand for whatever is there: folders and globs. */
  readonly wide: readonly string[];
  /** What the lines name and was not read, a sentence each. */
  readonly failures: readonly string[];
  /** What was left out beside logs that are read. */
  readonly warnings: readonly string[];
}

/**
 * Finds the logs that the lines of an input name, each of them a file (whatever its name and wherever it
 * lies), a folder (every log in it, at any depth) or a glob. Folders and globs pass over links,
 * `node_modules`, `.git` and hidden names. A link that leads out of the folders of this job is followed by
 * none of them, unless the line itself names a place outside. What the commit has proves nothing of an
 * analyzer, and is not read.
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
  input: LogInput = 'sarif-file',
): Promise<FoundLogs> {
  const own = [directory, ...folders];
  // By their real place: a folder may be spelled in several ways.
  const paths = new Map<string, string>();
  const realFolders = new Map<string, Promise<string>>();
  const realFolder = (path: string): Promise<string> => {
    const known = realFolders.get(path) ?? realpath(path).catch(() => path);
    realFolders.set(path, known);
    return known;
  };
  const realDirectory = await realFolder(directory);
  const nameOf = (path: string, real = path): string => {
    const inside = [below(path, directory), below(real, realDirectory), path].find(
      (one) => one !== undefined,
    );
    return visibleText((inside ?? path).split(sep).join('/')).replaceAll(/\s/g, ' ');
  };
  const ownLines = new Set<string>();
  const wide: string[] = [];
  const failures: string[] = [];
  const outside = new Set<string>();
  const lines = new Set(patterns.map((text) => text.trim()).filter(Boolean));
  if (lines.size === 0)
    failures.push(`No SARIF log was found: \`${input}\` is empty, name the logs of this job there.`);
  for (const line of lines) {
    const { folder, pattern, kind } = await toSearch(line, directory);
    if (pattern !== undefined) wide.push(line);
    // Before it is gone over: behind a link may be the whole machine.
    if (await escapesFolders(folder, own)) {
      outside.add(line);
      continue;
    }
    const walked = pattern === undefined ? [] : await walk(pattern, folder);
    const found =
      kind === 'file' ? [folder] : walked.filter((path) => kind === 'folder' || IN_A_GLOB.test(path));
    for (const path of found) {
      const real =
        kind === 'file'
          ? await realpath(path).catch(() => path)
          : join(await realFolder(dirname(path)), basename(path));
      if (!paths.has(real)) paths.set(real, path);
      if (kind === 'file') ownLines.add(real);
    }
    if (found.length > 0) continue;
    const home = pattern === undefined ? own.find((one) => isWithin(folder, one)) : undefined;
    const isName = home !== undefined && !isDynamicPattern(basename(folder));
    const elsewhere = isName ? await walk(`**/${basename(folder)}`, home) : [];
    const others = elsewhere.filter((path) => !isTracked(path)).map((path) => nameOf(path));
    failures.push(
      `No SARIF log was found: \`${input}\` names ${describeMissing(line, kind, others.toSorted())}`,
    );
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
  for (const name of outside)
    failures.push(
      `\`${input}\` names ${name}, which a link takes out of this checkout and this job's folders, so it was not read: name the real place of the logs, as an absolute path.`,
    );
  // One that a line names itself is missed; one that a folder has beside others is told.
  const isMissed = ([real]: readonly [string, string]) => logs.length === 0 || ownLines.has(real);
  const tracked = (is: boolean) =>
    describeTracked(
      ofCommit.filter((one) => isMissed(one) === is).map(([real, path]) => nameOf(path, real)),
      input,
    );
  failures.push(...tracked(true));
  if (sorted.length > MOST_LOGS)
    failures.push(
      `\`${input}\` names ${sorted.length} logs and the limit is ${MOST_LOGS}: ${sorted.length - MOST_LOGS} were not read.`,
    );
  return { logs, wide, failures, warnings: tracked(false) };
}

/** Where a line is looked for: the file that it is, or a pattern in a folder. */
interface Search {
  readonly folder: string;
  readonly pattern?: string;
  readonly kind: 'file' | 'folder' | 'nothing';
}

/** `cmd` hands over the single quotes in which other shells want a glob. */
async function toSearch(line: string, directory: string): Promise<Search> {
  const [, quoted] = /^'(.+)'$/u.exec(line) ?? [];
  const first = await kindOf(resolve(directory, line));
  const named = first === 'nothing' && quoted !== undefined ? quoted : line;
  const kind = named === line ? first : await kindOf(resolve(directory, named));
  const path = resolve(directory, named);
  if (kind === 'folder') return { folder: path, pattern: IN_A_FOLDER, kind };
  if (kind === 'file' || !isDynamicPattern(named)) return { folder: path, kind };
  const { folder, rest } = toGlob(named, { sep }, (name) => existsSync(resolve(directory, name)));
  return { folder: resolve(directory, folder), pattern: rest, kind };
}

/** A path that is there but cannot be looked at counts as a file: reading it then says why. */
async function kindOf(path: string): Promise<Search['kind']> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    const absent = ['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG', 'EINVAL'];
    return absent.includes(textAt(error, 'code') ?? '') ? 'nothing' : 'file';
  }
}

/** Absolute paths of the files that match a glob in a folder, without what is behind links. */
async function walk(pattern: string, cwd: string): Promise<readonly string[]> {
  const matches = await glob(pattern, {
    cwd,
    absolute: true,
    onlyFiles: true,
    // Leaves out links to files as well as what is behind links to folders.
    followSymbolicLinks: false,
    expandDirectories: false,
    caseSensitiveMatch: false,
    ignore: NEVER,
  });
  return matches.map((match) => resolve(match));
}

/**
 * Parts a pattern into the folder that it begins with, with `/`, and the glob in it. A name that is there as
 * it stands is no glob (`app [2]`). On Windows a backslash parts names, elsewhere it takes a sign for itself.
 */
export function toGlob(
  pattern: string,
  { sep: separator }: Pick<typeof posix, 'sep'>,
  isThere: (path: string) => boolean,
): { readonly folder: string; readonly rest: string } {
  const names = (separator === '\\' ? pattern.replaceAll('\\', '/') : pattern).split('/');
  const upTo = (count: number): string => {
    const folder = names.slice(0, count).join('/');
    // The top of a drive, or of everything.
    return count > 0 && /^(?:[a-z]:)?$/iu.test(folder) ? `${folder}/` : folder;
  };
  let count = 0;
  for (; count < names.length - 1; count += 1) {
    const name = names[count] ?? '';
    const mayBeGlob = isDynamicPattern(name) || /[{(\\]/u.test(name);
    if (mayBeGlob && !isThere(upTo(count + 1))) break;
  }
  return { folder: upTo(count), rest: names.slice(count).join('/') };
}

const SEE_THE_STEP =
  'See the step that should write it: it failed, or it writes to another path. If it writes none because it has no file left to look at, take its log out here and name the tool as `NAME (silent)` in `tools`.';

function describeMissing(line: string, kind: Search['kind'], elsewhere: readonly string[]): string {
  if (kind === 'folder')
    return `the folder ${line}, and there is none in it (.sarif, .sarif.json, also with .gz; name a .json log itself, or by a glob). ${SEE_THE_STEP}`;
  if (SEVERAL.test(line)) return `${line} in one line: write one log per line.`;
  return elsewhere.length === 0
    ? `${line}, and there is none. ${SEE_THE_STEP}`
    : `${line}, and there is none. There is ${firstFew(elsewhere, 3)}: write the whole path.`;
}

function describeTracked(names: readonly string[], input: LogInput): readonly string[] {
  if (names.length === 0) return [];
  const [is, was, them] = names.length === 1 ? ['is', 'was', 'it'] : ['are', 'were', 'them'];
  const remedy = 'have the analyzer write to a path that git does not track';
  const command = `git rm --cached ${names.slice(0, MOST_NAMED).map(toArgument).join(' ')}`;
  const remedies =
    input === 'sarif-file'
      ? `take ${them} out by \`${command}\` and commit that, or ${remedy}; add \`tracked-logs\` to \`allow\` if this is intended`
      : remedy;
  return [
    `${firstFew(names, MOST_NAMED)} ${is} part of the commit, so nobody would notice if the analyzer wrote nothing, and ${was} not read: ${remedies}.`,
  ];
}

/** A name as a word of a shell, and never as a flag. */
function toArgument(name: string): string {
  if (/^[\w/.][\w/.+-]*$/u.test(name)) return name;
  return `'${(name.startsWith('-') ? `./${name}` : name).replaceAll("'", String.raw`'\''`)}'`;
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
