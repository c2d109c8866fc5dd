import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gitDiffs } from '../../git/diffs.ts';
import type { FileChange } from '../../git/parse-diff.ts';
import type { RunGit } from '../../git/run-git.ts';
import { type GitRepository, makeRepository, ODD_NAME } from '../git-repository.ts';
import { makeGit } from '../make-git.ts';

let repository: GitRepository;
let git: ReturnType<typeof makeGit>;
let changes: readonly FileChange[];
beforeAll(async () => {
  repository = makeRepository();
  git = makeGit();
  changes = await gitDiffs(git).ofPair(repository.path, repository.base, repository.head);
});
afterAll(() => {
  git.close();
  repository.dispose();
});

/** A hunk as git writes it. */
function toHunks(change: FileChange | undefined): readonly string[] | undefined {
  return change?.hunks.map((hunk) => `-${hunk.oldStart},${hunk.oldLines} +${hunk.newStart},${hunk.newLines}`);
}

describe('the diff of two commits', () => {
  test.each([
    ['src/kept.ts', 'src/kept.ts', 'text', ['-3,1 +3,1', '-7,1 +6,0', '-10,0 +10,1']],
    ['src/before.ts', 'src/after.ts', 'text', ['-2,1 +2,1']],
    ['moved.txt', 'else where/moved.txt', 'text', []],
    ['gone.txt', null, 'text', ['-1,3 +0,0']],
    [null, 'added.txt', 'text', ['-0,0 +1,2']],
    [null, 'empty.txt', 'text', []],
    ['data.bin', 'data.bin', 'binary', []],
    ['no-newline.txt', 'no-newline.txt', 'text', ['-2,1 +2,2']],
    [ODD_NAME, ODD_NAME, 'text', ['-2,0 +3,1']],
    ['link', 'link', 'text', ['-1,2 +0,0', '-0,0 +1,1']],
    ['script.sh', 'script.sh', 'text', []],
    ['looks-like-a-patch.txt', 'looks-like-a-patch.txt', 'text', ['-2,1 +2,1', '-3,0 +4,1']],
    [null, 'module', 'submodule', ['-0,0 +1,1']],
  ])('%s becomes %s', (oldPath, newPath, content, hunks) => {
    const change = changes.find(
      (candidate) => (candidate.new ?? candidate.old)?.path === (newPath ?? oldPath),
    );
    expect(change?.old?.path ?? null).toBe(oldPath);
    expect(change?.content).toBe(content);
    expect(toHunks(change)).toEqual(hunks);
  });

  test('has no file that did not change', () => {
    expect(changes).toHaveLength(13);
  });

  test('is empty between a commit and itself', async () => {
    expect(await gitDiffs(git).ofPair(repository.path, repository.head, repository.head)).toEqual([]);
  });
});

test('counts the lines of a blob, with the last one that has no newline', async () => {
  const diffs = gitDiffs(git);
  const blobOf = (path: string) => changes.find((change) => change.new?.path === path)?.new?.blob ?? '';
  expect(await diffs.countLines(repository.path, blobOf('no-newline.txt'))).toBe(3);
  expect(await diffs.countLines(repository.path, blobOf('added.txt'))).toBe(2);
  expect(await diffs.countLines(repository.path, blobOf('empty.txt'))).toBe(0);
});

test('says what is at a path, and asks git once where there is something', async () => {
  let asked = 0;
  const read: typeof git.read = (path, args) => {
    asked += 1;
    return git.read(path, args);
  };
  const diffs = gitDiffs({ ...git, read });
  const at = (path: string) => diffs.blobAt(repository.path, repository.head, path);
  const added = changes.find((change) => change.new?.path === 'added.txt')?.new?.blob;
  expect([await at('added.txt'), await at('added.txt'), asked]).toEqual([added, added, 1]);
  expect([await at('added.*'), await at('added.*'), asked]).toEqual([undefined, undefined, 3]);
});

test('asks git once for one pair, also when asked twice at a time', async () => {
  const asked: string[] = [];
  const counting: RunGit = (path, args) => {
    asked.push(args.join(' '));
    return git.read(path, args);
  };
  const diffs = gitDiffs({ ...git, read: counting });
  const { path, base, head } = repository;
  await Promise.all([diffs.ofPair(path, base, head), diffs.ofPair(path, base, head)]);
  await diffs.ofPair(path, base, head);
  expect(asked).toHaveLength(1);
});

test('tries again after git failed', async () => {
  let failures = 1;
  const failingOnce: RunGit = (path, args) =>
    failures-- > 0 ? Promise.resolve({ kind: 'failed', message: 'out of memory' }) : git.read(path, args);
  const diffs = gitDiffs({ ...git, read: failingOnce });
  const { path, base, head } = repository;
  await expect(diffs.ofPair(path, base, head)).rejects.toThrow('out of memory');
  expect(await diffs.ofPair(path, base, head)).toHaveLength(13);
});
