import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Diff, type FileChange, type Hunk, toDiff } from '../diff/diff.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import { IncompleteError } from '../errors.ts';
import { MAX_FILE_BYTES, sizesOf } from './file-texts.ts';
import { type Git, gitOutput, gitReason } from './git.ts';
import { requireSha } from './objects.ts';

/**
 * Most files on each side that are compared for renames with edits. git's own limit is 1,000
 * (`diff.renameLimit`, git 2.34; 400 before); the work grows with the square, and at 3,000 it is still a
 * matter of seconds.
 */
const RENAME_LIMIT = 3_000;

/** Everything that a setting could change is said: order, algorithm, renames, submodules, drivers. */
const DIFF_ARGUMENTS: readonly string[] = [
  '-U0',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--inter-hunk-context=0',
  '--indent-heuristic',
  '-O/dev/null',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
];
const OF_COMMITS: readonly string[] = [
  '-M',
  `-l${RENAME_LIMIT}`,
  '--no-relative',
  '--submodule=short',
  '--ignore-submodules=none',
];

interface DiffOptions {
  /**
   * `histogram`, which follows lines best, unless said otherwise; `default` is git's own, by which review
   * sites show a diff. Of lines that look alike the two take different ones for new.
   */
  readonly algorithm?: 'histogram' | 'default';
  /** Also finds copies of files that the diff changes. */
  readonly copies?: boolean;
  /** Lines that differ in white space alone are the same, and a file without others is not in the diff. */
  readonly ignoresSpace?: boolean;
  /**
   * Files, by a path on either side, whose lines are told whatever attributes of the change, or a NUL, have
   * git call binary, unless they are over `MAX_FILE_BYTES`.
   */
  readonly linesOf?: ReadonlySet<string>;
}

/**
 * The difference between the trees of two commits, from one process. Throws `IncompleteError` when a commit
 * is not at hand.
 */
export async function readDiff(
  git: Git,
  from: string,
  to: string,
  { algorithm = 'histogram', copies = false, ignoresSpace = false, linesOf }: DiffOptions = {},
): Promise<Diff> {
  const revisions = [requireSha(from), requireSha(to)];
  if (from === to) return toDiff(from, to, []);
  const chosen = [
    `--diff-algorithm=${algorithm}`,
    ...(copies ? ['-C'] : []),
    ...(ignoresSpace ? ['--ignore-all-space'] : []),
  ];
  const read = async (settings: readonly string[], ...paths: string[]): Promise<Diff> => {
    const command = [...settings, ...DIFF_ARGUMENTS, ...OF_COMMITS, ...chosen, '--end-of-options'];
    return parseDiff(from, to, await gitOutput(git, ['diff', ...command, ...revisions, '--', ...paths]));
  };
  const shown = await read([]);
  const asked = await readableOf(git, shown, linesOf);
  if (asked.length === 0) return shown;
  const hidden = new Map<FileChange, FileChange>();
  for (let start = 0; start < asked.length; start += BATCH) {
    const batch = asked.slice(start, start + BATCH);
    const paths = batch.flatMap(({ oldPath = [], newPath = [] }) => [oldPath, newPath].flat());
    const { files } = await read(['--text'], ...new Set(paths));
    for (const file of batch) {
      const { newPath, oldPath = newPath } = file;
      const own = files.find((one) => (one.oldPath ?? one.newPath) === oldPath);
      if (own === undefined ? !ignoresSpace : own.newPath !== newPath) continue;
      hidden.set(file, { ...file, binary: false, hidden: true, hunks: own?.hunks ?? [] });
    }
  }
  return toDiff(
    from,
    to,
    shown.files.map((file) => hidden.get(file) ?? file),
  );
}

/** Files that are compared at a time, which bounds memory. */
const BATCH = 16;

/** Those of the files of which git shows no lines that somebody asks for, and that are not too large. */
async function readableOf(
  git: Git,
  { from, to, files }: Diff,
  linesOf: DiffOptions['linesOf'],
): Promise<readonly FileChange[]> {
  const asked = files.filter(
    ({ binary, status, oldPath = '', newPath = '' }) =>
      binary && status !== 'type-changed' && (linesOf?.has(oldPath) || linesOf?.has(newPath)),
  );
  const sides = asked.flatMap((file) => [
    ...(file.oldPath === undefined ? [] : [{ file, commit: from, path: file.oldPath }]),
    ...(file.newPath === undefined ? [] : [{ file, commit: to, path: file.newPath }]),
  ]);
  const sizes = await sizesOf(git, sides);
  const unread = new Set(
    sides.flatMap(({ file }, index) => ((sizes[index] ?? Infinity) > MAX_FILE_BYTES ? file : [])),
  );
  return asked.filter((file) => !unread.has(file));
}

/** Two texts, which differ, under a name for the two. */
interface TextPair {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** What `git diff --no-index` returns where there is a difference. */
const DIFFERENT = 1;

/**
 * The hunks between texts, by name, from one process. It runs outside of any repository, in a folder of its
 * own that holds the texts under numbers: inside of one, git would apply the attributes and start the filters
 * that the checkout names, also to files that are no part of it. Throws `IncompleteError` when git fails or
 * the folder cannot be written.
 */
export async function diffTexts(
  git: Git,
  pairs: readonly TextPair[],
): Promise<ReadonlyMap<string, readonly Hunk[]>> {
  if (pairs.length === 0) return new Map();
  const folder = await mkdtemp(join(tmpdir(), 'sarif-review-')).catch(refuse);
  try {
    for (const [side, name] of [
      ['before', 'old'],
      ['after', 'new'],
    ] as const) {
      await mkdir(join(folder, name)).catch(refuse);
      const writing = pairs.map((pair, index) => writeFile(join(folder, name, `${index}`), pair[side]));
      await Promise.all(writing).catch(refuse);
    }
    // A repository that is not there: git looks for no other one.
    const place = [`--git-dir=${join(folder, 'none')}`, '-C', folder];
    const options = [...DIFF_ARGUMENTS, '--no-renames', '--text', '--diff-algorithm=histogram'];
    const result = await git([...place, 'diff', '--no-index', ...options, '--', 'old', 'new']);
    if (result.status !== DIFFERENT) {
      throw new IncompleteError(
        `git diff --no-index failed (status ${result.status}): ${gitReason(result)}. Use git 2.30 or later and run the step again.`,
      );
    }
    const { byNewPath } = parseDiff('old', 'new', result.stdout);
    return new Map(
      pairs.map(({ name }, index) => [name, byNewPath.get(`new/${index}`)?.hunks ?? []] as const),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function refuse(error: unknown): never {
  throw new IncompleteError(
    `the folder for temporary files, ${JSON.stringify(tmpdir())}, cannot be written (${Object(error).code}): name another one in TMPDIR.`,
  );
}
