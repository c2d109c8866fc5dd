import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { gitDiffs } from '../../../git/diffs.ts';
import { gitFileViews } from '../../../page/diff/file-views.ts';
import { type GitRepository, makeRepository } from '../../git-repository.ts';
import { makeGit, type TestGit } from '../../make-git.ts';

let repository: GitRepository;
let git: TestGit;
beforeEach(() => {
  git = makeGit();
  repository = makeRepository();
});
afterEach(() => {
  git.close();
  repository.dispose();
});

test('knows the lines of a file at once, and its code when it is asked for, once', async () => {
  const { path, base, head } = repository;
  const views = gitFileViews(git);
  const changes = await gitDiffs(git).ofPair(path, base, head);
  const files = await views.of(path, changes);
  const file = files.find(({ content, lines }) => content === 'text' && lines.length > 0);
  expect(typeof Object.getOwnPropertyDescriptor(file, 'code')?.get).toBe('function');
  expect(file?.code).toHaveLength(file?.lines.length ?? 0);
  expect(file?.code).toBe(file?.code);
  expect(file?.code.join('')).not.toBe('');
});
