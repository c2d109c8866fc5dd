import { openGit } from '../../src/git/open-git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import type { History, OldTree, ReadLines } from '../../src/match/subjects.ts';
import { toOldTree } from '../../src/observe/old-trees.ts';
import { readFiles } from '../git/read-files.ts';
import { importRepository, TEST_ENVIRONMENT } from '../git/repository.ts';

/** Files of a tree: path to lines. */
export type Files = Readonly<Record<string, readonly string[]>>;

/**
 * Two commits as matching sees them: what git says of the way from the old one to the new one, and the lines
 * of both.
 */
export interface TwoTrees {
  readonly before: string;
  readonly after: string;
  readonly history: History;
  linesBefore(path: string): readonly string[] | undefined;
  readonly lines: ReadLines;
}

/** A history that has lost every commit. */
export const NO_HISTORY: History = () => undefined;

/**
 * Commits two trees to a real repository and reads their difference with git; nothing of the repository is
 * left behind.
 */
export async function readTwoTrees(old: Files, now: Files): Promise<TwoTrees> {
  const { repository, commits } = importRepository([old, now].map(toTexts));
  const [before = '', after = ''] = commits;
  const { git, close } = openGit(repository.path, TEST_ENVIRONMENT);
  try {
    const texts = await readFiles(git, [
      ...Object.keys(old).map((path) => ({ commit: before, path })),
      // Whether a file is still there under its name is looked at too.
      ...Object.keys({ ...old, ...now }).map((path) => ({ commit: after, path })),
    ]);
    const readTree = async (from: string): Promise<OldTree> =>
      toOldTree(
        await readDiff(git, from, after, { ignoresSpace: true }),
        texts,
        undefined,
        await readDiff(git, from, after),
      );
    const trees = new Map([
      [before, await readTree(before)],
      [after, await readTree(after)],
    ]);
    return {
      before,
      after,
      history: (sha) => trees.get(sha),
      linesBefore: (path) => texts.lines(before, path),
      lines: (path) => texts.lines(after, path),
    };
  } finally {
    close();
    repository.dispose();
  }
}

function toTexts(files: Files): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, lines]) => [path, lines.map((line) => `${line}\n`).join('')]),
  );
}
