import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { changeSince } from '../../src/git/change-since.ts';
import { createGit } from '../../src/git/git.ts';
import { cloneRepository, createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

const since = (repository: Repository, revision: string) =>
  changeSince(createGit(repository.path, TEST_ENVIRONMENT), repository.path, revision);

describe('what HEAD has beyond a revision', () => {
  let repository: Repository;
  beforeEach(() => {
    repository = createRepository();
  });
  afterEach(() => repository.dispose());

  test('begins where the branch was started', async () => {
    const base = repository.commit({ a: '1' });
    repository.git('switch', '--quiet', '--create', 'feature');
    const head = repository.commit({ a: '2' });
    repository.git('switch', '--quiet', 'main');
    repository.commit({ b: '3' });
    repository.git('switch', '--quiet', 'feature');
    for (const revision of ['main', base, 'feature~1'])
      expect(await since(repository, revision)).toEqual({ base, head });
  });

  test('nothing is refused, with the remedy', async () => {
    repository.commit({ a: '1' });
    repository.git('switch', '--quiet', '--create', 'feature');
    repository.git('switch', '--quiet', 'main');
    repository.commit({ a: '2' });
    for (const revision of ['HEAD', 'main'])
      await expect(since(repository, revision)).rejects.toThrow(
        `Your branch has no commits beyond ${revision}: commit first, `,
      );
    repository.git('switch', '--quiet', 'feature');
    await expect(since(repository, 'main')).rejects.toThrow(
      /^Your branch has no commits beyond main: commit first, /u,
    );
  });

  test('a branch that there is not is refused, with that of the remote where there is one', async () => {
    repository.commit({ a: '1' });
    await expect(since(repository, 'mian')).rejects.toThrow(
      '--base mian: no such branch or commit; git branch --all lists those that there are; fetch any other first (git fetch origin NAME:NAME).',
    );
    repository.git('branch', '--quiet', 'release');
    const clone = cloneRepository(repository);
    try {
      await expect(since(clone, 'release')).rejects.toThrow(
        'there is origin/release: give --base origin/release',
      );
    } finally {
      clone.dispose();
    }
  });

  test('a history that has nothing in common is refused, with the remedy', async () => {
    repository.commit({ a: '1' });
    repository.git('switch', '--quiet', '--orphan', 'other');
    repository.commit({ b: '2' });
    await expect(since(repository, 'main')).rejects.toThrow(
      /--base main: it has no commit in common with HEAD; their/u,
    );
  });

  test('a shallow checkout says so', async () => {
    repository.commit({ a: '1' });
    repository.git('switch', '--quiet', '--create', 'feature');
    repository.commit({ a: '2' });
    repository.git('switch', '--quiet', 'main');
    repository.commit({ b: '3' });
    const clone = cloneRepository(repository, '--depth=1', '--no-single-branch', '--branch=feature');
    try {
      await expect(since(clone, 'origin/main')).rejects.toThrow(/run git fetch --unshallow/u);
    } finally {
      clone.dispose();
    }
  });
});
