import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hunk } from '../diff/diff.ts';
import { parseDiff } from '../diff/parse-diff.ts';
import { IncompleteError } from '../errors.ts';
import type { Git } from './git.ts';
import { gitReason } from './git-output.ts';
import type { Algorithm } from './read-diff.ts';

/** Two texts, which differ, under a name for the two. */
export interface TextPair {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

const DIFF_ARGUMENTS: readonly string[] = [
  'diff',
  '--no-index',
  '--raw',
  '--patch',
  '-z',
  '-U0',
  '--inter-hunk-context=0',
  '--indent-heuristic',
  '--no-renames',
  '-O/dev/null',
  '--text',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
];

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
  const folder = await mkdtemp(join(tmpdir(), 'sarif-review-')).catch(refuse);
  try {
    await writeTexts(folder, pairs).catch(refuse);
    // A repository that is not there: git looks for no other one.
    const result = await git([
      `--git-dir=${join(folder, 'none')}`,
      '-C',
      folder,
      ...DIFF_ARGUMENTS,
      `--diff-algorithm=${algorithm}`,
      '--',
      'before',
      'after',
    ]);
    if (result.status !== DIFFERENT) {
      throw new IncompleteError(
        `git diff --no-index failed (status ${result.status}): ${gitReason(result)}. Use git 2.30 or later and run the step again.`,
      );
    }
    const { byNewPath } = parseDiff('before', 'after', result.stdout);
    return new Map(
      pairs.map(({ name }, index) => [name, byNewPath.get(`before/${index}`)?.hunks ?? []] as const),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeTexts(folder: string, pairs: readonly TextPair[]): Promise<void> {
  for (const side of ['before', 'after'] as const) {
    await mkdir(join(folder, side));
    await Promise.all(pairs.map((pair, index) => writeFile(join(folder, side, String(index)), pair[side])));
  }
}

function refuse(error: unknown): never {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
  throw new IncompleteError(
    `the folder for temporary files, ${JSON.stringify(tmpdir())}, cannot be written (${code}): name another one in TMPDIR.`,
  );
}
