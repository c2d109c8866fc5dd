import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, join, posix, win32 } from 'node:path';

/** Where a program is looked for. */
interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: NodeJS.ProcessEnv;
  /**
   * The checkout that is under review, absolute, where there is one: whoever wrote the change may have put a
   * program into it.
   */
  readonly reviewed: string | undefined;
  /** A path without the links in it. */
  readonly realPath: (path: string) => string;
  /** Whether a file is there that may be started. */
  readonly isProgram: (path: string) => boolean;
}

/** A folder on a drive or of a server; `\tools` and `C:tools` depend on where a process stands. */
const ROOTED_ON_WINDOWS = /^(?:[a-z]:[\\/]|[\\/]{2}[^\\/])/iu;

/**
 * The absolute path of a program, found along `PATH`, or undefined. To be asked before each start by a bare
 * name: Windows looks into the current directory first, and any system does where `PATH` has an empty or
 * relative entry.
 */
export function findProgram(name: string, machine: Machine): string | undefined {
  const isWindows = machine.platform === 'win32';
  // What Windows starts by itself; other endings need a shell.
  const file = isWindows ? `${name}.exe` : name;
  return programFolders(machine)
    .map((folder) => (isWindows ? win32 : posix).join(folder, file))
    .find(machine.isProgram);
}

/** The folders of `PATH` that are absolute and not part of what is under review. */
export function programFolders(machine: Omit<Machine, 'isProgram'>): readonly string[] {
  const { reviewed, platform, environment, realPath } = machine;
  const isWindows = platform === 'win32';
  const { delimiter: separator, isAbsolute, relative, parse, resolve } = isWindows ? win32 : posix;
  const tops = (reviewed === undefined ? [] : [resolve(reviewed), realPath(resolve(reviewed))]).filter(
    (top) => top !== parse(top).root,
  );
  const isWithin = (folder: string, top: string): boolean => {
    const way = relative(top, folder);
    return !isAbsolute(way) && way.split(/[\\/]/u, 1)[0] !== '..';
  };
  const isReviewed = (folder: string): boolean => {
    const ways = tops.length === 0 ? [] : [folder, realPath(folder)];
    return tops.some((top) => ways.some((way) => isWithin(way, top)));
  };
  const [, path = ''] = Object.entries(environment).find(([name]) => isPath(name, platform)) ?? [];
  return path
    .split(separator)
    .map((entry) => (isWindows ? entry.replaceAll('"', '') : entry))
    .filter((entry) => (isWindows ? ROOTED_ON_WINDOWS.test(entry) : isAbsolute(entry)))
    .filter((folder) => !isReviewed(folder));
}

/**
 * The machine that this process runs on.
 *
 * @param directory absolute; the nearest folder at or above it that holds a `.git` is under review
 */
export function thisMachine(environment: NodeJS.ProcessEnv, directory: string): Machine {
  const reviewed = checkoutAround(directory);
  return { platform: process.platform, environment, reviewed, realPath, isProgram };
}

function checkoutAround(directory: string): string | undefined {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/**
 * An environment for a program that starts others, as git starts ssh: it finds them along `PATH` as we find
 * it, and Windows does not look into the current directory.
 */
export function withoutReviewedPrograms(
  environment: NodeJS.ProcessEnv,
  directory: string,
): NodeJS.ProcessEnv {
  const kept = Object.entries(environment).filter(([name]) => !isPath(name, process.platform));
  const folders = programFolders(thisMachine(environment, directory));
  return {
    ...Object.fromEntries(kept),
    PATH: folders.join(delimiter),
    NoDefaultCurrentDirectoryInExePath: '1',
  };
}

function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Names of variables have no case on Windows, where `PATH` is mostly written `Path`. */
function isPath(name: string, platform: NodeJS.Platform): boolean {
  return name === 'PATH' || (platform === 'win32' && name.toUpperCase() === 'PATH');
}
