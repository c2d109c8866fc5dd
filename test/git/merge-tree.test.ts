import { expect, test } from '@jest/globals';
import type { Git } from '../../src/git/git.ts';
import { createGit } from '../../src/git/git.ts';
import { mergeTree } from '../../src/git/merge-tree.ts';
import { createRepository } from './repository.ts';

test('a git that repeats an option that it does not know is told as too old, and nothing is merged', async () => {
  const asked: (readonly string[])[] = [];
  const old: Git = async (args) => {
    asked.push(args);
    return { status: 0, stdout: Buffer.from('--path-format=absolute\n.git\n'), stderr: '' };
  };
  expect(await mergeTree(old, 'a'.repeat(40), 'b'.repeat(40))).toEqual({ kind: 'git-too-old' });
  expect(asked).toHaveLength(1);
});

test('two commits that touch different files merge to the tree that a merge of them has', async () => {
  const repository = createRepository();
  try {
    const base = repository.commit({ 'a.txt': 'a\n', 'b.txt': 'b\n' });
    const ours = repository.commit({ 'a.txt': 'A\n' });
    repository.checkout(base);
    const theirs = repository.commit({ 'b.txt': 'B\n' });
    const merge = repository.merge(ours, theirs);
    const git = createGit(repository.path, process.env);
    const tree = repository.git('rev-parse', `${merge}^{tree}`);
    expect(await mergeTree(git, ours, theirs)).toEqual({ kind: 'clean', tree });
  } finally {
    repository.dispose();
  }
});
