import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createGit, type Git } from '../../src/git/git.ts';
import { relateTo } from '../../src/git/relate-to.ts';
import { createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

describe('relateTo', () => {
  let repository: Repository;
  let git: Git;
  beforeEach(() => {
    repository = createRepository();
    git = createGit(repository.directory, TEST_ENVIRONMENT);
  });
  afterEach(() => repository.dispose());

  /** A target branch, a change of three commits of which the second is the head, and another change. */
  function branches() {
    const base = repository.commit('base');
    repository.git('checkout', '--quiet', '-b', 'change');
    const old = repository.commit('old');
    const head = repository.commit('head');
    const next = repository.commit('next');
    repository.git('checkout', '--quiet', '-b', 'other', base);
    const other = repository.commit('other');
    return { base, old, head, next, other };
  }

  function merge(into: string, commit: string): string {
    repository.git('checkout', '--quiet', '--detach', into);
    repository.git('merge', '--quiet', '--no-ff', '--message=merge', commit);
    return repository.git('rev-parse', 'HEAD');
  }

  test('knows a commit that the head stands on, and a merge of one', async () => {
    const { base, old, head } = branches();
    expect(await relateTo({ base, head }, old, git)).toBe('earlier');
    expect(await relateTo({ base, head }, merge(base, old), git)).toBe('earlier');
  });

  test('knows a commit that stands on the head, and a merge of one', async () => {
    const { base, head, next } = branches();
    expect(await relateTo({ base, head }, next, git)).toBe('later');
    expect(await relateTo({ base, head }, merge(base, next), git)).toBe('later');
  });

  test('knows neither of another change, although the head has its target as well', async () => {
    const { base, head, other } = branches();
    expect(await relateTo({ base, head }, other, git)).toBe('other');
    expect(await relateTo({ base, head }, merge(base, other), git)).toBe('other');
  });

  test('cannot tell of a commit that is not there', async () => {
    const { base, head } = branches();
    expect(await relateTo({ base, head: 'dead'.repeat(10) }, head, git)).toBe('unknown');
  });
});
