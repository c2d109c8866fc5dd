import { type Diff, toDiff } from '../diff/diff.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import type { Git } from './git.ts';
import { gitOutput } from './git-output.ts';
import { requireSha } from './sha.ts';

/**
 * Most files on each side that are compared for renames with edits. git's own limit is 1,000
 * (`diff.renameLimit`, git 2.34; 400 before); the work grows with the square, and at 3,000 it is still a
 * matter of seconds.
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
  '--indent-heuristic',
  '-M',
  `-l${RENAME_LIMIT}`,
  '-O/dev/null',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-relative',
  '--full-index',
  '--no-abbrev',
  '--submodule=short',
  '--ignore-submodules=none',
];

/**
 * `histogram` follows lines best; `default` is git's own, by which review sites show a diff. Of lines that
 * look alike the two take different ones for new.
 */
export type Algorithm = 'histogram' | 'default';

export interface DiffOptions {
  /** `histogram`, unless said otherwise. */
  readonly algorithm?: Algorithm;
  /** Also finds copies of files that the diff changes. */
  readonly copies?: boolean;
}

/**
 * The difference between the trees of two commits, from one process. Throws `IncompleteError` when a commit
 * is not at hand.
 */
export async function readDiff(
  git: Git,
  from: string,
  to: string,
  { algorithm = 'histogram', copies = false }: DiffOptions = {},
): Promise<Diff> {
  const revisions = [requireSha(from), requireSha(to)];
  if (from === to) return toDiff(from, to, []);
  const chosen = [`--diff-algorithm=${algorithm}`, ...(copies ? ['-C'] : [])];
  const args = [...DIFF_ARGUMENTS, ...chosen, '--end-of-options', ...revisions, '--'];
  return parseDiff(from, to, await gitOutput(git, args));
}
