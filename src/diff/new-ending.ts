import type { FileChange } from './diff.ts';

/**
 * The ending of a file's name with all of its parts that begin with a letter, as `.js` or `.min.js`, which a
 * tool may pass over; empty where it has none.
 */
export function endingOf(path: string): string {
  const [, ...parts] = path.slice(path.lastIndexOf('/') + 2).split('.');
  const last = parts.findLastIndex((part) => !/^\p{L}/u.test(part));
  return parts
    .slice(last + 1)
    .map((part) => `.${part}`)
    .join('');
}

/**
 * Whether a change gave a file another ending, by which tools choose what they look at: nobody may have
 * looked at it before.
 */
export function hasNewEnding({
  status,
  oldPath,
  newPath,
}: Pick<FileChange, 'status' | 'oldPath' | 'newPath'>): boolean {
  if (status !== 'renamed' || oldPath === undefined || newPath === undefined) return false;
  return endingOf(oldPath) !== endingOf(newPath);
}
