import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Git } from '../../src/git/git.ts';
import { createGit } from '../../src/git/git.ts';
import { readFiles } from './read-files.ts';
import { createRepository, type Repository, TEST_ENVIRONMENT } from './repository.ts';

describe('readFiles', () => {
  let repository: Repository;
  let git: Git;
  let first: string;
  let second: string;
  beforeAll(() => {
    repository = createRepository();
    git = createGit(repository.path, TEST_ENVIRONMENT);
    repository.write('a.ts', 'one\ntwo\n');
    repository.write('folder/ü "q" missing.ts', 'odd\n');
    repository.write('blob 3', 'abc\n');
    repository.write('line\nbreak', 'x\n');
    repository.write('empty', '');
    repository.write('big', Buffer.alloc(5_000_001, 'x'));
    repository.write('limit', Buffer.alloc(5_000_000, 'x'));
    first = repository.commit();
    repository.write('a.ts', 'changed\n');
    second = repository.commit();
  });
  afterAll(() => repository.dispose());

  const read = async (...paths: string[]) => {
    const texts = await readFiles(
      git,
      paths.map((path) => ({ commit: first, path })),
    );
    return paths.map((path) => texts.lines(first, path));
  };

  test('reads the same path of two commits', async () => {
    const texts = await readFiles(git, [
      { commit: first, path: 'a.ts' },
      { commit: second, path: 'a.ts' },
    ]);
    expect(texts.lines(first, 'a.ts')).toEqual(['one', 'two']);
    expect(texts.lines(second, 'a.ts')).toEqual(['changed']);
  });

  test('reads on after names that lead nowhere, and names that look like answers of git', async () => {
    expect(await read('none', 'folder', 'blob 3', 'folder/ü "q" missing.ts', 'empty', 'a.ts')).toEqual([
      undefined,
      undefined,
      ['abc'],
      ['odd'],
      [],
      ['one', 'two'],
    ]);
  });

  test.each(['line\nbreak', 'a.ts\0b', '../a.ts', './a.ts', '', `a.ts\n${'0'.repeat(40)}`])(
    'leaves the path %j out and reads the others',
    async (path) => {
      expect(await read(path, 'a.ts')).toEqual([undefined, ['one', 'two']]);
    },
  );

  test('leaves out what is over the limit', async () => {
    const [big, limit] = await read('big', 'limit');
    expect(big).toBeUndefined();
    expect(limit).toHaveLength(1);
  });

  test('knows nothing of a commit that is not there, or is no id', async () => {
    const texts = await readFiles(git, [
      { commit: 'b'.repeat(40), path: 'a.ts' },
      { commit: 'HEAD', path: 'a.ts' },
      { commit: first, path: 'a.ts' },
    ]);
    expect(texts.lines('b'.repeat(40), 'a.ts')).toBeUndefined();
    expect(texts.lines('HEAD', 'a.ts')).toBeUndefined();
    expect(texts.lines(first, 'a.ts')).toEqual(['one', 'two']);
  });

  test('starts two processes for any number of files, none for none', async () => {
    let runs = 0;
    const counted: Git = (...call) => {
      runs++;
      return git(...call);
    };
    await readFiles(counted, []);
    expect(runs).toBe(0);
    await readFiles(counted, [
      { commit: first, path: 'a.ts' },
      { commit: first, path: 'empty' },
      { commit: second, path: 'a.ts' },
    ]);
    expect(runs).toBe(2);
  });
});
