import { type posix, resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';

/** Logs in there belong to the tests of a package. */
const NEVER = ['**/node_modules/**', '**/.git/**'];

/** Tells whether a pattern has signs of a glob. */
export const isGlob = (pattern: string): boolean => isDynamicPattern(pattern);

/** Absolute paths of the files that match a glob in a folder, without what is behind links. */
export async function walk(pattern: string, cwd: string): Promise<readonly string[]> {
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

/** A glob, and the folder that it is relative to. */
interface Glob {
  /** As the pattern begins, with `/`; empty where it begins with a glob. */
  readonly folder: string;
  readonly rest: string;
}

/** The begin of a group over several names: `{a,b/c}`, `@(a|b)`. */
const GROUP = /[{(]/u;

/**
 * Parts a pattern into the folder that it begins with and the glob in it. A name that is there as it stands
 * is no glob (`app [2]`). On Windows a backslash parts names, elsewhere it takes a sign for itself.
 */
export function toGlob(
  pattern: string,
  { sep }: Pick<typeof posix, 'sep'>,
  isThere: (path: string) => boolean,
): Glob {
  const names = (sep === '\\' ? pattern.replaceAll('\\', '/') : pattern).split('/');
  const upTo = (count: number): string => {
    const folder = names.slice(0, count).join('/');
    // The top of a drive, or of everything.
    return count > 0 && /^(?:[a-z]:)?$/iu.test(folder) ? `${folder}/` : folder;
  };
  let count = 0;
  for (; count < names.length - 1; count += 1) {
    const name = names[count] ?? '';
    const mayBeGlob = isGlob(name) || GROUP.test(name) || name.includes('\\');
    if (mayBeGlob && !isThere(upTo(count + 1))) break;
  }
  return { folder: upTo(count), rest: names.slice(count).join('/') };
}
