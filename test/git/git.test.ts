import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ConfigurationError, IncompleteError } from '../../src/errors.ts';
import { createGit, type Git, gitOutput, gitReason } from '../../src/git/git.ts';
import { wrapGit } from '../run/git-wrapper.ts';
import { posixTest } from '../system.ts';
import { createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

describe('createGit', () => {
  let repository: Repository;
  beforeAll(() => {
    repository = createRepository();
    repository.write('a.txt', 'one\n');
    repository.commit();
  });
  afterAll(() => repository.dispose());

  test('returns status, bytes and message of a failed run', async () => {
    const result = await createGit(repository.path, TEST_ENVIRONMENT)(['cat-file', '-t', 'nothing']);
    expect(result.status).toBe(128);
    expect(result.stdout).toHaveLength(0);
    expect(result.stderr).toBe('fatal: Not a valid object name nothing\n');
  });

  test('hands the input over and takes the arguments as they are, without a shell', async () => {
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    const hash = await git(['hash-object', '--stdin', '--path=$(touch hacked)'], Buffer.from('one\n'));
    expect(hash.stdout.toString()).toBe('5626abf0f72e58d7a153368ba57db4c673c0e171\n');
    expect(repository.git('status', '--porcelain')).toBe('');
  });

  test('survives input that git does not read to its end', async () => {
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    expect((await git(['rev-parse', 'HEAD'], Buffer.alloc(5_000_000))).status).toBe(0);
  });

  posixTest.each([
    ['a broken pipe is a failure of its own', 'PIPE', { status: 141 }],
    ['any other signal came from outside', 'KILL', 'git was killed by SIGKILL; run the step again.'],
  ])('says how git was killed: %s', async (_, signal, ended) => {
    const killed = wrapGit(`kill -s ${signal} $$`);
    const result = createGit(repository.path, { ...TEST_ENVIRONMENT, PATH: killed.path })(['version']);
    if (typeof ended === 'string') await expect(result).rejects.toThrow(ended);
    else expect(await result).toMatchObject(ended);
    killed.remove();
  });

  test('stays in its folder when a hook of another repository set GIT_DIR', async () => {
    const other = createRepository();
    const env = {
      ...TEST_ENVIRONMENT,
      GIT_DIR: join(other.path, '.git'),
      GIT_WORK_TREE: other.path,
    };
    const result = await createGit(repository.path, env)(['rev-parse', 'HEAD']);
    expect(result.stdout.toString().trim()).toBe(repository.git('rev-parse', 'HEAD'));
    other.dispose();
  });

  test('speaks English whatever the language of the user', async () => {
    const env = { ...TEST_ENVIRONMENT, LANG: 'de_DE.UTF-8', LANGUAGE: 'de', LC_ALL: 'de_DE.UTF-8' };
    const git = createGit(repository.path, env);
    expect((await git(['rev-parse', '--verify', 'nothing'])).stderr).toContain('Needed a single revision');
    // The machine of the test may have no translations.
    const seen = (await git(['-c', 'alias.show-env=!env', 'show-env'])).stdout.toString();
    expect(seen).toMatch(/^LC_ALL=C$/m);
    expect(seen).toMatch(/^LANGUAGE=$/m);
  });

  test('passes none of our inputs on to git and what it starts', async () => {
    const env = {
      ...TEST_ENVIRONMENT,
      'INPUT_CLIENT-SECRET': 'secret-1',
      SARIF_REVIEW_CLIENT_SECRET: 'secret-2',
      KEPT: 'kept-3',
    };
    const git = createGit(repository.path, env);
    const seen = (await git(['-c', 'alias.show-env=!env', 'show-env'])).stdout.toString();
    expect(seen).toContain('kept-3');
    expect(seen).not.toMatch(/secret-[12]/);
  });

  test('ends git when the signal fires', async () => {
    const signal = AbortSignal.abort();
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    await expect(git(['cat-file', '--batch'], '', signal)).rejects.toMatchObject({ name: 'AbortError' });
  });

  posixTest.each([
    ['an empty entry', ''],
    ['a relative entry', '.'],
    ['a relative folder', 'bin'],
    ['the folder under review itself', '<folder>'],
    ['a folder inside of it, as npx puts into PATH', '<folder>/node_modules/.bin'],
    ['a folder inside of it, of which a part is looked at', '<folder>/node_modules/.bin', 'sub/folder'],
  ])('starts no git from the folder under review, for which PATH has %s', async (_, entry, part = '') => {
    const hostile = createRepository();
    hostile.commit({ 'a.txt': 'one\n' });
    hostile.write('sub/folder/a.txt', 'one\n');
    for (const path of ['git', 'bin/git', 'node_modules/.bin/git']) {
      hostile.write(path, '#!/bin/sh\necho hacked\n');
      hostile.makeExecutable(path);
    }
    const folder = join(hostile.path, part);
    const own = entry.replace('<folder>', hostile.path);
    const env = { ...TEST_ENVIRONMENT, PATH: [own, TEST_ENVIRONMENT.PATH].join(delimiter) };
    const result = await createGit(folder, env)(['version']);
    expect(result.stdout.toString()).toMatch(/^git version/);
    // Nor does git: it looks for ssh and for helpers along the same variable.
    const seen = await createGit(folder, env)(['-c', 'alias.show-path=!printenv PATH', 'show-path']);
    const folders = seen.stdout.toString().trim().split(delimiter);
    expect(folders.length).toBeGreaterThan(1);
    for (const other of folders)
      expect(relative(hostile.path, resolve(hostile.path, other))).toMatch(/^\.\./u);
    hostile.dispose();
  });

  test('says that git is not installed', async () => {
    const run = createGit(repository.path, { PATH: '/nonexistent' })(['version']);
    await expect(run).rejects.toThrow(ConfigurationError);
    await expect(run).rejects.toThrow(/^working-directory: the program git was not found; install git/);
  });

  test.each([
    ['does not exist', 'missing'],
    ['is a file', 'file'],
  ])('says that the folder is none when it %s', async (_, name) => {
    const parent = mkdtempSync(join(tmpdir(), 'folder-'));
    writeFileSync(join(parent, 'file'), '');
    const run = createGit(join(parent, name), TEST_ENVIRONMENT)(['version']);
    await expect(run).rejects.toThrow(ConfigurationError);
    await expect(run).rejects.toThrow(/^working-directory: ".*" is not a folder/);
    rmSync(parent, { recursive: true });
  });
});

const failed = (stderr: string) => ({ status: 128, stdout: Buffer.alloc(0), stderr });

describe('gitReason', () => {
  test.each([
    ['prefers the fatal line', 'warning: w\nerror: e\nfatal: bad object 12.\n', 'bad object 12'],
    ['then the error line', 'remote: hello\nerror: e\n', 'e'],
    ['then the first line', '\nWrong key\nmore\n', 'Wrong key'],
    ['says that there is none', '\n', 'git gave no reason'],
    [
      'keeps credentials out',
      "fatal: cannot reach 'https://u:p@ss@h.example/r'",
      "cannot reach 'https://h.example/r'",
    ],
    ['keeps control characters out', 'fatal: a\u001b[31mb\u202e', 'a [31mb'],
  ])('%s', (_, stderr, reason) => {
    expect(gitReason(failed(stderr))).toBe(reason);
  });
});

describe('gitOutput', () => {
  test('throws with the words of git', async () => {
    const git: Git = async () => failed('fatal: bad object 12\n');
    const run = gitOutput(git, ['diff', 'a']);
    await expect(run).rejects.toThrow(IncompleteError);
    await expect(run).rejects.toThrow('git diff failed (status 128): bad object 12. Check that');
  });
});
