import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Diff, type FileChange, type Hunk, toDiff } from '../diff/diff.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import { IncompleteError } from '../errors.ts';
import { decode, openTexts, utf16Of } from './file-texts.ts';
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
  '--raw',
  '--patch',
  '-z',
  '-U0',
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
  '--full-index',
  '--no-abbrev',
  '--submodule=short',
  '--ignore-submodules=none',
];

/**
 * `histogram` follows lines best; `default` is git's own, by which review sites show a diff. Of lines that
 * look alike the two take different ones for new.
 */
type Algorithm = 'histogram' | 'default';

interface DiffOptions {
  /** `histogram`, unless said otherwise. */
  readonly algorithm?: Algorithm;
  /** Also finds copies of files that the diff changes. */
  readonly copies?: boolean;
  /** Lines that differ in white space alone are the same: a file may have changed and have no hunk. */
  readonly ignoresSpace?: boolean;
  /**
   * Files, by a path on either side, whose lines are told whatever attributes of the change, or a NUL, have
   * git call binary. Without it, lines are those that a review site shows.
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
  const shown = ['diff', ...DIFF_ARGUMENTS, ...OF_COMMITS, ...chosen];
  const output = await gitOutput(git, [...shown, '--end-of-options', ...revisions, '--']);
  const diff = parseDiff(from, to, output, ignoresSpace ? 'of lines that differ' : 'of all files');
  const asked = diff.files.filter(
    ({ binary, status, oldPath = '', newPath = '' }) =>
      binary && status !== 'type-changed' && (linesOf?.has(oldPath) || linesOf?.has(newPath)),
  );
  if (asked.length === 0) return diff;
  const hunks = await readHiddenHunks(git, diff, asked, ignoresSpace);
  const files = diff.files.map((file) => {
    const own = hunks.get(file);
    return own === undefined ? file : { ...file, binary: false, hunks: own };
  });
  return toDiff(from, to, files);
}

/** Files that are compared at a time, which bounds memory. */
const BATCH = 16;

/**
 * The hunks of files of which git shows no lines, from the texts themselves; none of a file that is over
 * `MAX_FILE_BYTES` on a side.
 */
async function readHiddenHunks(
  git: Git,
  { from, to }: Diff,
  files: readonly FileChange[],
  ignoresSpace: boolean,
): Promise<ReadonlyMap<FileChange, readonly Hunk[]>> {
  const hunks = new Map<FileChange, readonly Hunk[]>();
  for (let start = 0; start < files.length; start += BATCH) {
    const texts = openTexts(git);
    const pairs: TextPair[] = [];
    const batch = files.slice(start, start + BATCH);
    await texts.read(
      batch.flatMap(({ oldPath: path = '', newPath = '' }) => [
        { commit: from, path },
        { commit: to, path: newPath },
      ]),
    );
    for (const file of batch) {
      const { oldPath, newPath } = file;
      const before = oldPath === undefined ? NOTHING : texts.content(from, oldPath);
      const after = newPath === undefined ? NOTHING : texts.content(to, newPath);
      if (before === undefined || after === undefined) continue;
      // Told to show UTF-16, git ends its lines within characters.
      const isWide = [before, after].some((content) => utf16Of(content) !== undefined);
      const toText = (content: Buffer): string => {
        const text = isWide ? decode(content) : content.toString('latin1');
        return ignoresSpace ? text.replace(/[\t\v\f\r ]+/gu, '') : text;
      };
      const pair = { name: newPath ?? oldPath ?? '', before: toText(before), after: toText(after) };
      hunks.set(file, []);
      if (pair.before !== pair.after) pairs.push(pair);
    }
    const found = await diffTexts(git, pairs);
    for (const file of batch) {
      const own = found.get(file.newPath ?? file.oldPath ?? '');
      if (own !== undefined) hunks.set(file, own);
    }
  }
  return hunks;
}

const NOTHING = Buffer.alloc(0);

/** Two texts, which differ, under a name for the two. */
export interface TextPair {
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
  algorithm: Algorithm = 'histogram',
): Promise<ReadonlyMap<string, readonly Hunk[]>> {
  if (pairs.length === 0) return new Map();
  const options = [...DIFF_ARGUMENTS, '--no-renames', '--text', `--diff-algorithm=${algorithm}`];
  const toFiles = (side: 'before' | 'after') =>
    Object.fromEntries(pairs.map((pair, index) => [index, pair[side]]));
  const output = await diffFolders(git, options, toFiles('before'), toFiles('after'));
  const { byNewPath } = parseDiff('before', 'after', output);
  return new Map(
    pairs.map(({ name }, index) => [name, byNewPath.get(`before/${index}`)?.hunks ?? []] as const),
  );
}

/**
 * Whether git would take the one for the other one under a new name: by its default, at least half of the
 * longer one is in both. Throws as `diffTexts` does.
 */
export async function isMostlySame(git: Git, before: Buffer, after: Buffer): Promise<boolean> {
  if (before.equals(after)) return true;
  const output = await diffFolders(git, ['--raw', '-z', '-M'], { old: before }, { now: after });
  return /^:\S+ \S+ \S+ \S+ R/u.test(output.toString('latin1'));
}

/** Files that differ, by name. */
type Files = Readonly<Record<string, string | Buffer>>;

async function diffFolders(
  git: Git,
  options: readonly string[],
  before: Files,
  after: Files,
): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'sarif-review-')).catch(refuse);
  try {
    await writeFiles(join(folder, 'before'), before).catch(refuse);
    await writeFiles(join(folder, 'after'), after).catch(refuse);
    // A repository that is not there: git looks for no other one.
    const place = [`--git-dir=${join(folder, 'none')}`, '-C', folder];
    const result = await git([...place, 'diff', '--no-index', ...options, '--', 'before', 'after']);
    if (result.status !== DIFFERENT) {
      throw new IncompleteError(
        `git diff --no-index failed (status ${result.status}): ${gitReason(result)}. Use git 2.30 or later and run the step again.`,
      );
    }
    return result.stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeFiles(folder: string, files: Files): Promise<void> {
  await mkdir(folder);
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
}

function refuse(error: unknown): never {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
  throw new IncompleteError(
    `the folder for temporary files, ${JSON.stringify(tmpdir())}, cannot be written (${code}): name another one in TMPDIR.`,
  );
}

/** Longer ways between two commits are not gone. */
const MOST_COMMITS = 1_000;

/**
 * What became of a file that has copies: one of the files that are like it; undefined where nobody can tell.
 */
interface Heir {
  readonly now: FileChange | undefined;
  /** The files that the difference calls copies of it. */
  readonly copies: readonly FileChange[];
}

/**
 * What became of files that were copied on the way from one commit to another. A difference takes what stands
 * under the old name for the old file, else one of those that are like it for the renamed one, and that may
 * be a copy: which one it is, is told by the commits in between, by the first parents of merges.
 *
 * @param paths files that the difference of the two commits calls renamed or modified
 * @returns those of them that have copies
 */
export async function findRenamed(
  git: Git,
  from: string,
  to: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Heir>> {
  if (paths.length === 0) return new Map();
  const { files } = await readDiff(git, from, to, { copies: true, linesOf: new Set(paths) });
  const copiesOf = Map.groupBy(
    files.filter(({ status }) => status === 'copied'),
    ({ oldPath }) => oldPath,
  );
  const copied = paths.filter((path) => copiesOf.has(path));
  if (copied.length === 0) return new Map();
  const steps = await readSteps(git, from, to);
  return new Map(
    copied.map((path) => {
      const at = steps?.reduce<string | undefined>(follow, path);
      const now = files.find(({ oldPath, newPath }) => oldPath === path && newPath === at);
      return [path, { now, copies: copiesOf.get(path) ?? [] }];
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

/** Where several files are equally like it, nobody can tell which one it became. */
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
