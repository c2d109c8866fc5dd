import type { Git } from './git.ts';
import { type FileChange, parseDiff } from './parse-diff.ts';
import { GoneError } from './run-git.ts';

/** Diffs kept in memory; the oldest goes first. A pull of comments speaks of one or two pairs. */
const MOST_DIFFS = 200;
/** Facts of a few bytes each: whether a commit is there, what is at a path, how many lines a file has. */
const MOST_FACTS = 20_000;

/**
 * What is asked of two commits. Throws `GoneError` where one of them, or the whole repository, is no longer
 * there, and an error where git fails.
 */
export interface Diffs {
  /** The files that differ between two commits of a repository, by full names. */
  ofPair(repository: string, base: string, head: string): Promise<readonly FileChange[]>;
  /**
   * The changed files, by the names of the newer side, whose diff the attributes at the head take away
   * (`-diff`, `binary`): a service that follows them shows no line of these.
   */
  hiddenInPair(repository: string, base: string, head: string): Promise<ReadonlySet<string>>;
  /** Number of lines of a blob, a last line without newline included. */
  countLines(repository: string, blob: string): Promise<number>;
  /** Name of the content of the file that a commit has at this path; undefined where it has none. */
  blobAt(repository: string, commit: string, path: string): Promise<string | undefined>;
  /** Tells that this full name is that of a commit of the repository. */
  isCommit(repository: string, name: string): Promise<boolean>;
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
export function gitDiffs(git: Pick<Git, 'attributesOf' | 'read' | 'readObject'>): Diffs {
  const pairs = new Map<string, Promise<readonly FileChange[]>>();
  const lineCounts = new Map<string, Promise<number>>();
  const blobs = new Map<string, Promise<string | undefined>>();
  const commits = new Map<string, Promise<boolean>>();
  const hidden = new Map<string, Promise<ReadonlySet<string>>>();
  const diffs: Diffs = {
    hiddenInPair: (repository, base, head) =>
      once(hidden, MOST_DIFFS, JSON.stringify([repository, base, head]), async () => {
        const tree = await git.read(repository, ['ls-tree', '-r', '-z', '--name-only', head]);
        if (tree.kind === 'failed' || !/(?:^|[/\0])\.gitattributes\0/u.test(tree.output.toString('utf8')))
          return new Set();
        const files = await diffs.ofPair(repository, base, head);
        const paths = files.flatMap((file) => (file.new ?? file.old)?.path ?? []);
        const values = await git.attributesOf(repository, head, 'diff', paths);
        return new Set(paths.filter((path) => values.get(path) === 'unset'));
      }),
    ofPair: (repository, base, head) =>
      once(pairs, MOST_DIFFS, JSON.stringify([repository, base, head]), async () => {
        const args = [...DIFF_ARGS, '--end-of-options', base, head, '--'];
        const answer = await git.read(repository, args);
        if (answer.kind === 'done') return parseDiff(answer.output);
        for (const commit of [base, head]) await mustBeThere(git, repository, commit);
        throw new Error(`git diff failed in ${repository}: ${answer.message}`);
      }),
    countLines: (repository, blob) =>
      once(lineCounts, MOST_FACTS, JSON.stringify([repository, blob]), async () => {
        const object = await git.readObject(repository, blob);
        if (object === null) throw new GoneError(`The file content ${blob} is no longer in the repository`);
        return countLines(object.content);
      }),
    blobAt: async (repository, commit, path) => {
      const key = JSON.stringify([repository, commit, path]);
      const blob = await once(blobs, MOST_FACTS, key, async () => {
        const listed = await git.read(repository, ['ls-tree', '-z', commit, '--', `:(literal)${path}`]);
        if (listed.kind === 'failed') return undefined;
        return /^\d+ blob (\w+)\t/.exec(listed.output.toString('utf8'))?.[1];
      });
      // The commit may be fetched yet.
      if (blob === undefined) blobs.delete(key);
      return blob;
    },
    isCommit: async (repository, name) => {
      const key = JSON.stringify([repository, name]);
      const isThere = await once(commits, MOST_FACTS, key, async () => {
        const object = await git.readObject(repository, name);
        return object?.kind === 'commit';
      });
      // It may be fetched yet.
      if (!isThere) commits.delete(key);
      return isThere;
    },
  };
  return diffs;
}

/** Asks a process of its own: one that stays may still hold what was removed in the meantime. */
async function mustBeThere(git: Pick<Git, 'read'>, repository: string, commit: string): Promise<void> {
  const { kind } = await git.read(repository, ['cat-file', '-e', `${commit}^{commit}`]);
  if (kind === 'failed') throw new GoneError(`The commit ${commit} is no longer in the repository`);
}

/**
 * Calls that come while the first is under way wait for it. A failure is forgotten, so that the next call
 * tries again.
 */
function once<T>(
  kept: Map<string, Promise<T>>,
  most: number,
  key: string,
  compute: () => Promise<T>,
): Promise<T> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const value = compute();
  kept.set(key, value);
  value.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
  return value;
}

const NEWLINE = 0x0a;

function countLines(content: Buffer): number {
  let lines = 0;
  for (const byte of content) if (byte === NEWLINE) lines += 1;
  return content.length > 0 && content.at(-1) !== NEWLINE ? lines + 1 : lines;
}
