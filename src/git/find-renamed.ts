import type { FileChange } from '../diff/diff.ts';
import type { Git } from './git.ts';
import { gitOutput } from './git-output.ts';
import { readDiff } from './read-diff.ts';
import { requireSha } from './sha.ts';

/** Longer ways between two commits are not gone. */
const MOST_COMMITS = 1_000;

/**
 * What became of files that were renamed and copied on the way from one commit to another. A difference takes
 * one of those that are like the old file for the renamed one, and that may be a copy: which one it is, is
 * told by the commits in between, by the first parents of merges.
 *
 * @param paths files that the difference of the two commits calls renamed
 * @returns those of them that have copies, with what became of each; undefined where nobody can tell
 */
export async function findRenamed(
  git: Git,
  from: string,
  to: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, FileChange | undefined>> {
  if (paths.length === 0) return new Map();
  const { files } = await readDiff(git, from, to, { copies: true });
  const copied = paths.filter((path) =>
    files.some(({ status, oldPath }) => status === 'copied' && oldPath === path),
  );
  if (copied.length === 0) return new Map();
  const steps = await readSteps(git, from, to);
  return new Map(
    copied.map((path) => {
      const now = steps?.reduce<string | undefined>(follow, path);
      return [path, files.find(({ oldPath, newPath }) => oldPath === path && newPath === now)];
    }),
  );
}

/** A file of one commit that is like one of the commit before. */
interface Likeness {
  readonly isRenamed: boolean;
  /** From 0 to 100. */
  readonly score: number;
  readonly from: string;
  readonly to: string;
}

/** Of several files that are as much like it nobody can tell which one it became. */
function follow(path: string | undefined, step: readonly Likeness[]): string | undefined {
  const alike = step.filter(({ from }) => from === path);
  if (!alike.some(({ isRenamed }) => isRenamed)) return path;
  const best = Math.max(...alike.map(({ score }) => score));
  const [first, rival] = alike.filter(({ score }) => score === best);
  return rival === undefined ? first?.to : undefined;
}

/** What each commit on the way renamed and copied, first to last; undefined where they are too many. */
async function readSteps(
  git: Git,
  from: string,
  to: string,
): Promise<readonly (readonly Likeness[])[] | undefined> {
  const range = `${requireSha(from)}..${requireSha(to)}`;
  const output = await gitOutput(git, [
    'log',
    '--first-parent',
    '-m',
    '--raw',
    '-z',
    '-M',
    '-C',
    '--format=%H',
    '--no-abbrev',
    '--no-show-signature',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    `--max-count=${MOST_COMMITS + 1}`,
    '--end-of-options',
    range,
    '--',
  ]);
  const fields = output.toString('utf8').split('\0').values();
  const steps: Likeness[][] = [];
  for (const field of fields) {
    const [, letter, score] = /^\n?:\S+ \S+ \S+ \S+ ([A-Z])(\d*)$/u.exec(field) ?? [];
    if (letter === undefined) {
      if (field !== '') steps.unshift([]);
      continue;
    }
    const first = fields.next().value ?? '';
    if (letter !== 'R' && letter !== 'C') continue;
    const likeness = { isRenamed: letter === 'R', score: Number(score), from: first };
    steps[0]?.push({ ...likeness, to: fields.next().value ?? '' });
  }
  return steps.length > MOST_COMMITS ? undefined : steps;
}
