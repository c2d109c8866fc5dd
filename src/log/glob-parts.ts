import type { posix } from 'node:path';
import { isDynamicPattern } from 'tinyglobby';

/** A glob, and the folder that it is relative to. */
export interface Glob {
  /** As the pattern begins, with `/`; empty where it begins with a glob. */
  readonly folder: string;
  readonly rest: string;
}

/** What begins a group over several names: `{a,b/c}`, `@(a|b)`. */
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
    const isGlob = isDynamicPattern(name) || GROUP.test(name) || name.includes('\\');
    if (isGlob && !isThere(upTo(count + 1))) break;
  }
  return { folder: upTo(count), rest: names.slice(count).join('/') };
}
