import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isAncestor } from '../../src/git/ancestry.ts';
import { ensureCommits } from '../../src/git/commits.ts';
import { createGit } from '../../src/git/git.ts';
import { cloneRepository, createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

describe('isAncestor', () => {
  let upstream: Repository;
  let clone: Repository | undefined;
  beforeEach(() => {
    upstream = createRepository();
    upstream.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  });
  afterEach(() => {
    upstream.dispose();
    clone?.dispose();
    clone = undefined;
  });
  const gitOf = (repository: Repository) => createGit(repository.path, TEST_ENVIRONMENT);

  test('tells in a full repository', async () => {
    const first = upstream.commit({}, 'first');
    const second = upstream.commit({}, 'second');
    upstream.git('checkout', '--quiet', '--orphan', 'other');
    const other = upstream.commit({}, 'other');
    const git = gitOf(upstream);
    expect(await isAncestor(git, first, second)).toBe(true);
    expect(await isAncestor(git, first, first)).toBe(true);
    expect(await isAncestor(git, second, first)).toBe(false);
    expect(await isAncestor(git, other, second)).toBe(false);
  });

  test('cannot tell about a commit that is not there', async () => {
    const first = upstream.commit({}, 'first');
    expect(await isAncestor(gitOf(upstream), 'dead'.repeat(10), first)).toBe('unknown');
    expect(await isAncestor(gitOf(upstream), first, 'dead'.repeat(10))).toBe('unknown');
  });

  test('in a shallow clone, sees that a commit fetched later stands on the one that was checked out', async () => {
    upstream.commit({}, 'first');
    const checkedOut = upstream.commit({}, 'checked out');
    clone = cloneRepository(upstream, '--depth=1');
    const pushed = upstream.commit({}, 'pushed');
    const git = gitOf(clone);
    await ensureCommits(git, [pushed]);
    expect(await isAncestor(git, checkedOut, pushed)).toBe(true);
    expect(await isAncestor(git, pushed, checkedOut)).toBe('unknown');
  });

  test('in a shallow clone, cannot tell when commits between the two are not there', async () => {
    const checkedOut = upstream.commit({}, 'checked out');
    upstream.commit({}, 'more history');
    clone = cloneRepository(upstream, '--depth=1');
    upstream.commit({}, 'between');
    const pushed = upstream.commit({}, 'pushed');
    const git = gitOf(clone);
    await ensureCommits(git, [checkedOut, pushed]);
    expect(await isAncestor(git, checkedOut, pushed)).toBe('unknown');
  });

  test('in a shallow clone, is sure again where all of the history is there', async () => {
    const first = upstream.commit({}, 'first');
    const second = upstream.commit({}, 'second');
    clone = cloneRepository(upstream, '--depth=1');
    const git = gitOf(clone);
    await ensureCommits(git, [first]);
    expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('true');
    expect(await isAncestor(git, first, second)).toBe(true);
    expect(await isAncestor(git, second, first)).toBe(false);
  });

  test('takes nothing but ids', async () => {
    await expect(isAncestor(gitOf(upstream), '--all', 'HEAD')).rejects.toThrow(/is not a commit id/);
  });
});
