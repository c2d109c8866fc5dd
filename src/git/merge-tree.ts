import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Git } from './git.ts';
import { gitOutput } from './git-output.ts';
import { requireSha } from './sha.ts';
import { isShallow } from './shallow.ts';

/** What git makes of two commits; `not-at-hand`: history or files that it needs are missing here. */
export type MergedTree =
  | { readonly kind: 'clean'; readonly tree: string }
  | { readonly kind: 'conflict' | 'git-too-old' | 'not-at-hand' };

/** What the machine may have set otherwise; the first keeps drivers out, which are programs. */
const DEFAULTS = ['merge.default=text', 'merge.renames=true', 'merge.directoryRenames=conflict'];

/** git's status for options that it does not know: `--write-tree` came with 2.38. */
const UNKNOWN_OPTION = 129;

/**
 * Merges two commits as a service does: in a bare repository of its own, which has the objects of the
 * checkout, and neither its settings nor its attributes. In the checkout `.gitattributes` would count
 * (`*.lock -merge` makes a conflict of what merges cleanly). Writes nothing to the checkout.
 */
export async function mergeTree(git: Git, ours: string, theirs: string): Promise<MergedTree> {
  const commits = [requireSha(ours), requireSha(theirs)];
  const place = ['rev-parse', '--path-format=absolute', '--git-common-dir'];
  const common = (await gitOutput(git, place)).toString('utf8').replace(/\n$/, '');
  // A git before 2.31 does not know this option, and repeats it.
  if (common.startsWith('--')) return { kind: 'git-too-old' };
  const bare = await mkdtemp(join(tmpdir(), 'sarif-review-merge-'));
  try {
    const format = ours.length === 64 ? 'sha256' : 'sha1';
    await gitOutput(git, ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, bare]);
    // In quotes a path may hold anything.
    await writeFile(join(bare, 'objects/info/alternates'), `${JSON.stringify(join(common, 'objects'))}\n`);
    if (await isShallow(git)) await copyFile(join(common, 'shallow'), join(bare, 'shallow'));
    const defaults = DEFAULTS.flatMap((setting) => ['-c', setting]);
    const merge = ['merge-tree', '--write-tree', '--no-messages', '--end-of-options', ...commits];
    const { status, stdout } = await git([...defaults, `--git-dir=${bare}`, ...merge]);
    if (status === 0) return { kind: 'clean', tree: stdout.toString('latin1').trim() };
    if (status === UNKNOWN_OPTION) return { kind: 'git-too-old' };
    return { kind: status === 1 ? 'conflict' : 'not-at-hand' };
  } finally {
    await rm(bare, { recursive: true, force: true });
  }
}
