import { relative, sep } from 'node:path';

/** An entry of a commit's tree, by its path from the top, with `/`. */
interface Entry {
  readonly path: string;
  readonly type: 'file' | 'link' | 'submodule';
}

/**
 * Whether a commit has what is at a path: as a file or a link, or by a link or a submodule on the way to it.
 * Whoever writes a change may commit a log, and an analyzer that dies before it writes one leaves that there.
 *
 * @param roots absolute paths of the top folder, as it is written and as it is without links
 * @param letters whether the file system tells `a` from `A`
 */
export function trackedPaths(
  entries: readonly Entry[],
  roots: readonly string[],
  letters: 'differ' | 'alike',
): (path: string) => boolean {
  const plain = (path: string): string => (letters === 'alike' ? path.normalize('NFC').toLowerCase() : path);
  const files = new Set(entries.map(({ path }) => plain(path)));
  const ways = new Set(entries.filter(({ type }) => type !== 'file').map(({ path }) => plain(path)));
  return (path) =>
    roots.some((root) => {
      const names = plain(relative(plain(root), plain(path)).split(sep).join('/')).split('/');
      const above = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('/'));
      return files.has(names.join('/')) || above.some((folder) => ways.has(folder));
    });
}
