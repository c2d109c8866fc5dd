import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gitDiffs } from '../../../git/diffs.ts';
import { locateThread, type ThreadLocation } from '../../../page/thread/thread-view.ts';
import type { LineOfCommit } from '../../../rules/runs.ts';
import type { Position } from '../../../store/discussions.ts';
import { type GitRepository, makeRepository } from '../../git-repository.ts';
import { makeGit } from '../../make-git.ts';

let repository: GitRepository;
let git: ReturnType<typeof makeGit>;
beforeAll(() => {
  git = makeGit();
  repository = makeRepository();
});
afterAll(() => {
  git.close();
  repository.dispose();
});

/** The place of a thread that was posted on `base..head`, on the diff `base..later`. */
async function afterPush(
  lines: Pick<Position, 'path' | 'newLine' | 'oldLine'>,
  reported?: LineOfCommit,
): Promise<ThreadLocation> {
  const { path, base, head, later } = repository;
  const position = { ...lines, baseSha: base, headSha: head };
  return locateThread(gitDiffs(git), path, position, { base, head: later }, reported);
}
const kept = (line: number, commit: string): LineOfCommit => ({ path: 'src/kept.ts', line, commit });
const at = (line: number) => ({ side: 'new', path: 'src/kept.ts', line });

test('follows its line by git where no run reported it', async () => {
  expect(await afterPush({ path: 'src/kept.ts', newLine: 4 })).toEqual({ spot: at(5), lineState: 'moved' });
  expect(await afterPush({ path: 'added.txt', newLine: 1 })).toMatchObject({ lineState: 'as-posted' });
});

test('is gone where its line was edited and no run found its finding again', async () => {
  expect(await afterPush({ path: 'src/kept.ts', newLine: 3 })).toEqual({ spot: null, lineState: 'gone' });
});

test('stands where the newest run found its finding, whatever became of the line that it was posted on', async () => {
  const posted = { path: 'src/kept.ts', newLine: 3 };
  expect(await afterPush(posted, kept(9, repository.later))).toEqual({ spot: at(9), lineState: 'moved' });
  expect(await afterPush(posted, kept(3, repository.later))).toEqual({ spot: at(3), lineState: 'edited' });
});

test('is carried on by git from where an earlier run found it', async () => {
  const posted = { path: 'src/kept.ts', newLine: 4 };
  expect(await afterPush(posted, kept(5, repository.head))).toEqual({ spot: at(6), lineState: 'moved' });
  expect(await afterPush(posted, kept(3, repository.head))).toEqual({ spot: null, lineState: 'gone' });
});

test('goes by its own line where the run looked at a commit that the repository does not have', async () => {
  const posted = { path: 'src/kept.ts', newLine: 4 };
  expect(await afterPush(posted, kept(9, '0'.repeat(40)))).toEqual({ spot: at(5), lineState: 'moved' });
});

test('nobody knows its line where the commits that it was posted on are gone, unless a run found its finding', async () => {
  const { path, base, later } = repository;
  const position = { path: 'src/kept.ts', newLine: 4, baseSha: base, headSha: '0'.repeat(40) };
  const where = (reported?: LineOfCommit) =>
    locateThread(gitDiffs(git), path, position, { base, head: later }, reported);
  expect(await where()).toEqual({ spot: null, lineState: 'unknown' });
  expect(await where(kept(9, '1'.repeat(40)))).toEqual({ spot: null, lineState: 'unknown' });
  expect(await where(kept(9, later))).toEqual({ spot: at(9), lineState: 'moved' });
  expect(await where(kept(4, later))).toEqual({ spot: at(4), lineState: 'as-posted' });
});

test('a removed line is where it was removed, until a push puts it back', async () => {
  expect(await afterPush({ path: 'gone.txt', oldLine: 2 })).toEqual({
    spot: { side: 'old', path: 'gone.txt', line: 2 },
    lineState: 'as-posted',
  });
  expect(await afterPush({ path: 'src/kept.ts', oldLine: 7 })).toEqual({ spot: at(8), lineState: 'moved' });
});

test('a removed line is found again when the base of the diff has changed, unless it is gone there too', async () => {
  const { path, base, head, later } = repository;
  const where = (lines: Pick<Position, 'path' | 'oldLine'>) =>
    locateThread(
      gitDiffs(git),
      path,
      { ...lines, baseSha: base, headSha: later },
      { base: head, head: later },
      undefined,
    );
  expect(await where({ path: 'gone.txt', oldLine: 2 })).toEqual({ spot: null, lineState: 'gone' });
  expect(await where({ path: 'src/kept.ts', oldLine: 10 })).toEqual({ spot: at(11), lineState: 'moved' });
});
