import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../src/errors.ts';
import { readCheckout } from '../../src/git/checkout.ts';
import { createGit, type Git } from '../../src/git/git.ts';
import { createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

describe('readCheckout', () => {
  let repository: Repository;
  beforeEach(() => {
    repository = createRepository();
  });
  afterEach(() => repository.dispose());
  const checkoutOf = (folder: string, env = {}) =>
    readCheckout(createGit(folder, { ...TEST_ENVIRONMENT, ...env }), folder);

  test('finds head and top folder', async () => {
    const head = repository.commit();
    const root = realpathSync(repository.path);
    expect(await checkoutOf(repository.path)).toEqual({ head, root, prefix: '' });
  });

  test('gives the way from the top to a folder, odd names included', async () => {
    repository.write('sub/ä b/file', '');
    repository.commit();
    const { prefix, root } = await checkoutOf(join(repository.path, 'sub/ä b'));
    expect(prefix).toBe('sub/ä b/');
    expect(root).toBe(realpathSync(repository.path));
  });

  test('refuses a folder whose name holds a line break', async () => {
    repository.write('sub\nc/file', '');
    repository.commit();
    await expect(checkoutOf(join(repository.path, 'sub\nc'))).rejects.toThrow(/contains a line break/u);
  });

  test('gives the commit of a detached head', async () => {
    const first = repository.commit();
    repository.commit({}, 'Another');
    repository.git('checkout', '--quiet', '--detach', first);
    expect((await checkoutOf(repository.path)).head).toBe(first);
  });

  test('refuses a folder that is no checkout, with the remedy', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plain-'));
    const run = checkoutOf(folder, { GIT_CEILING_DIRECTORIES: tmpdir() });
    await expect(run).rejects.toThrow(ConfigurationError);
    await expect(run).rejects.toThrow(
      /^working-directory: not the working tree of a git checkout \(not a git repository.*\); check the repository out/,
    );
    rmSync(folder, { recursive: true });
  });

  test('asks git twice in a folder that is no checkout: where it is, and how old git is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'plain-'));
    const git = createGit(folder, { ...TEST_ENVIRONMENT, GIT_CEILING_DIRECTORIES: tmpdir() });
    const asked: unknown[] = [];
    const counted: Git = (args) => {
      asked.push(args[0]);
      return git(args);
    };
    await expect(readCheckout(counted, folder)).rejects.toThrow(ConfigurationError);
    expect(asked).toEqual(['rev-parse', 'version']);
    rmSync(folder, { recursive: true });
  });

  test('refuses a repository without a working tree', async () => {
    repository.git('config', 'core.bare', 'true');
    await expect(checkoutOf(repository.path)).rejects.toThrow(/must be run in a work tree/);
  });

  test('refuses a repository without a commit, with the remedy', async () => {
    const run = checkoutOf(repository.path);
    await expect(run).rejects.toThrow(ConfigurationError);
    await expect(run).rejects.toThrow(
      /^working-directory: the checkout has no commit at HEAD; commit first, or check out/,
    );
  });

  test('says how to trust a folder that belongs to another user', async () => {
    repository.commit();
    // git's own switch for its tests of this refusal.
    const run = checkoutOf(repository.path, { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' });
    await expect(run).rejects.toThrow(ConfigurationError);
    const path = realpathSync(repository.path);
    const quoted = path.includes(' ') ? `'${path}'` : path;
    await expect(run).rejects.toThrow(
      `run git config --global --add safe.directory ${quoted} before this step`,
    );
  });
});
