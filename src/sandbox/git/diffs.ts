import type { FileChange } from './file-change.ts';
import { parseDiff } from './parse-diff.ts';
import type { RunGit } from './run-git.ts';

/** Diffs and line counts kept in memory; the oldest goes first. A pull of comments speaks of one or two pairs. */
const MOST_KEPT = 200;

export interface Diffs {
  /** The files that differ between two commits of a repository, by full names. Throws where git cannot tell. */
  ofPair(repository: string, base: string, head: string): Promise<readonly FileChange[]>;
  /** Number of lines of a blob, a last line without newline included. */
  countLines(repository: string, blob: string): Promise<number>;
}

const DIFF_ARGS = [
  'diff',
  '--raw',
  '--patch',
  '-z',
  '--no-abbrev',
  '--unified=0',
  '--inter-hunk-context=0',
  '-M',
  // What the machine's owner has set for reading diffs must not change what a line is.
  '--diff-algorithm=default',
  '--indent-heuristic',
  '--ignore-submodules=none',
  '--submodule=short',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-relative',
];

/** Diffs computed by git, each once: two commits are the same for ever, and so is their diff. */
export function gitDiffs(git: RunGit): Diffs {
  const pairs = new Map<string, Promise<readonly FileChange[]>>();
  const lineCounts = new Map<string, Promise<number>>();
  return {
    ofPair: (repository, base, head) =>
      once(pairs, JSON.stringify([repository, base, head]), async () => {
        const args = [...DIFF_ARGS, '--end-of-options', base, head, '--'];
        return parseDiff(await outputOf(git, repository, args));
      }),
    countLines: (repository, blob) =>
      once(lineCounts, JSON.stringify([repository, blob]), async () =>
        countLines(await outputOf(git, repository, ['cat-file', 'blob', blob])),
      ),
  };
}

/** Calls that come while the first is under way wait for it. A failure is forgotten, so that the next call tries again. */
function once<T>(kept: Map<string, Promise<T>>, key: string, compute: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const value = compute();
  kept.set(key, value);
  value.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return value;
}

async function outputOf(git: RunGit, repository: string, args: readonly string[]): Promise<Buffer> {
  const answer = await git(repository, args);
  if (answer.kind === 'done') return answer.output;
  throw new Error(`git ${args[0]} failed in ${repository}: ${answer.message}`);
}

const NEWLINE = 0x0a;

function countLines(content: Buffer): number {
  let lines = 0;
  for (const byte of content) if (byte === NEWLINE) lines += 1;
  return content.length > 0 && content.at(-1) !== NEWLINE ? lines + 1 : lines;
}
