import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, type posix, relative, resolve, sep } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { visibleText } from '../text/lines.ts';

/** Most logs of one run. A run of an analyzer writes a handful; thousands are a pattern that went wrong. */
export const MOST_LOGS = 1_000;
/**
 * A folder stands for the files in it whose names say SARIF. A `.json` file there may be anything, so it is
 * named or globbed.
 */
const IN_A_FOLDER = '**/*.{sarif,sarif.gz,sarif.json,sarif.json.gz}';
const IN_A_GLOB = /\.(?:sarif|json)(?:\.gz)?$/i;
/** Logs in there belong to the tests of a package. */
const NEVER = ['**/node_modules/**', '**/.git/**'];

interface FoundLog {
  /** Absolute. */
  readonly path: string;
  /** As shown: relative to the current directory where it lies in there, with `/`, in one line. */
  readonly name: string;
}

interface FoundLogs {
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
  input: 'sarif-file' | 'baseline-sarif-file' = 'sarif-file',
): Promise<FoundLogs> {
  const own = [directory, ...folders];
  const realDirectory = await realPath(directory);
  const nameOf = (path: string, real: string): string => {
    const place = isWithin(real, realDirectory) ? relative(realDirectory, real) : path;
    const name = isWithin(path, directory) ? relative(directory, path) : place;
    return visibleText(name.split(sep).join('/')).replaceAll(/\s/g, ' ');
  };
  // By their real place: a folder may be spelled in several ways.
  const paths = new Map<string, string>();
  const wide: string[] = [];
  const failures: string[] = [];
  const outside = new Set<string>();
  const tracked = { named: new Set<string>(), beside: new Set<string>() };
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
      const real = await realPath(path);
      if (isTracked(real) || isTracked(path))
        tracked[kind === 'file' ? 'named' : 'beside'].add(nameOf(path, real));
      else if (!paths.has(real)) paths.set(real, path);
    }
    if (found.length === 0)
      failures.push(`No SARIF log was found: \`${input}\` names ${describeMissing(line, kind)}`);
  }
  const sorted = [...paths].sort(([, a], [, b]) => (a < b ? -1 : 1));
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
  // One that a line names itself is missed, and so is any where no other is left.
  const isMissed = (name: string) => logs.length === 0 || tracked.named.has(name);
  const names = [...new Set([...tracked.named, ...tracked.beside])].toSorted();
  failures.push(...describeTracked(names.filter(isMissed), input));
  if (sorted.length > MOST_LOGS)
    failures.push(
      `\`${input}\` names ${sorted.length} logs and the limit is ${MOST_LOGS}: ${sorted.length - MOST_LOGS} were not read.`,
    );
  const beside = names.filter((name) => !isMissed(name));
  return { logs, wide, failures, warnings: describeTracked(beside, input) };
}

/** Where a line is looked for: the file that it is, or a pattern in a folder. */
interface Search {
  readonly folder: string;
  readonly pattern?: string;
  readonly kind: 'file' | 'folder' | 'nothing';
}

async function toSearch(line: string, directory: string): Promise<Search> {
  const path = resolve(directory, line);
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return { folder: path, pattern: IN_A_FOLDER, kind: 'folder' };
  if (found !== undefined) return { folder: path, kind: 'file' };
  if (!isDynamicPattern(line)) return { folder: path, kind: 'nothing' };
  const { folder, rest } = toGlob(line, { sep });
  return { folder: resolve(directory, folder), pattern: rest, kind: 'nothing' };
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
 * Parts a pattern into the folder that it begins with, with `/`, and the glob in it. On Windows a backslash
 * parts names, elsewhere it takes a sign for itself.
 */
export function toGlob(
  pattern: string,
  { sep: separator }: Pick<typeof posix, 'sep'>,
): { readonly folder: string; readonly rest: string } {
  const names = (separator === '\\' ? pattern.replaceAll('\\', '/') : pattern).split('/');
  const first = names.findIndex((name) => isDynamicPattern(name) || /[{(\\]/u.test(name));
  const count = first < 0 ? names.length - 1 : Math.min(first, names.length - 1);
  const folder = names.slice(0, count).join('/');
  // The top of a drive, or of everything.
  const isTop = count > 0 && /^(?:[a-z]:)?$/iu.test(folder);
  return { folder: isTop ? `${folder}/` : folder, rest: names.slice(count).join('/') };
}

function describeMissing(line: string, kind: Search['kind']): string {
  const what =
    kind === 'folder'
      ? `the folder ${line}, and there is none in it (.sarif, .sarif.json, also with .gz; name a .json log itself, or by a glob).`
      : `${line}, and there is none.`;
  return `${what} See the step that should write it: it failed, or it writes to another path. If it writes none because it has no file left to look at, take its log out here and name the tool as \`NAME (silent)\` in \`tools\`.`;
}

function describeTracked([first, ...more]: readonly string[], input: string): readonly string[] {
  if (first === undefined) return [];
  const names = more.length === 0 ? first : `${first} (and ${more.length} more)`;
  const allowed = input === 'sarif-file' ? '; add `tracked-logs` to `allow` if this is intended' : '';
  return [
    `${names} is part of the commit, so nobody would notice if the analyzer wrote nothing, and was not read: have the analyzer write to a path that git does not track${allowed}.`,
  ];
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
