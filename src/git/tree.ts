import { relative, sep } from 'node:path';
import { type Git, gitOutput } from './git.ts';
import { requireSha } from './objects.ts';

export interface TreeEntry {
  /** From the top of the tree, with `/`. */
  readonly path: string;
  readonly type: 'file' | 'link' | 'submodule';
  /** The id of its blob, or of the submodule's commit. */
  readonly id: string;
}

/** Lists every file of a commit's tree, links and submodules included, in git's order. */
export async function readTree(git: Git, sha: string): Promise<readonly TreeEntry[]> {
  const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', requireSha(sha)];
  const listing = (await gitOutput(git, args)).toString('utf8');
  return listing.split('\0').filter(Boolean).map(toEntry);
}

/** `<mode> <type> <object>\t<path>`; the path may hold tabs. */
function toEntry(record: string): TreeEntry {
  const tab = record.indexOf('\t');
  const path = record.slice(tab + 1);
  const id = record.slice(record.lastIndexOf(' ', tab) + 1, tab);
  if (record.startsWith('160000 ')) return { path, type: 'submodule', id };
  return { path, type: record.startsWith('120000 ') ? 'link' : 'file', id };
}

/**
 * Whether a commit has what is at a path: as a file or a link, or by a link or a submodule on the way to it.
 * Whoever writes a change may commit a log, and an analyzer that dies before it writes one leaves that there.
 *
 * @param roots absolute paths of the top folder, as it is written and as it is without links
 * @param letters whether the file system tells `a` from `A`
 */
export function trackedPaths(
  entries: readonly Omit<TreeEntry, 'id'>[],
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
