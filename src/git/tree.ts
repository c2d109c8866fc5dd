import type { Git } from './git.ts';
import { gitOutput } from './git-output.ts';
import { requireSha } from './sha.ts';

export interface TreeEntry {
  /** From the top of the tree, with `/`. */
  readonly path: string;
  readonly type: 'file' | 'link' | 'submodule';
  /** Of its blob, or of the submodule's commit. */
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
