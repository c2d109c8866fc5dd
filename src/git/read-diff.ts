import { type Diff, toDiff } from '../diff/diff.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import type { Git } from './git.ts';
import { gitOutput } from './git-output.ts';
import { requireSha } from './sha.ts';

/**
 * Most files on each side that are compared for renames with edits. git's own limit is 1,000 (`diff.renameLimit`, git
 * 2.34; 400 before); the work grows with the square, and at 3,000 it is still a matter of seconds.
 */
const RENAME_LIMIT = 3_000;

/** Everything that a setting could change is said: order, algorithm, renames, submodules, drivers. */
const DIFF_ARGUMENTS: readonly string[] = [
  'diff',
  '--raw',
  '--patch',
  '-z',
  '-U0',
  '--inter-hunk-context=0',
  '--histogram',
  '--indent-heuristic',
  '-M',
  `-l${RENAME_LIMIT}`,
  '-O/dev/null',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-relative',
  '--full-index',
  '--submodule=short',
  '--ignore-submodules=none',
];

/**
 * The difference between the trees of two commits, from one process. `copies` also finds copies of files that the diff
 * changes. Throws `IncompleteError` when a commit is not at hand.
 */
export async function readDiff(
  git: Git,
  from: string,
  to: string,
  options: { readonly copies?: boolean } = {},
): Promise<Diff> {
  const revisions = [requireSha(from), requireSha(to)];
  if (from === to) return toDiff(from, to, []);
  const copies = options.copies === true ? ['-C'] : [];
  const args = [...DIFF_ARGUMENTS, ...copies, '--end-of-options', ...revisions, '--'];
  return parseDiff(from, to, await gitOutput(git, args));
}
