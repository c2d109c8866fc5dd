import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isBinary, toLines } from '../../src/git/file-texts.ts';
import { createGit, type Git } from '../../src/git/git.ts';
import { anyCharacter } from '../any-character.ts';
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

describe('toLines', () => {
  test.each<[string, Buffer, readonly string[]]>([
    ['an empty file has no lines', Buffer.from(''), []],
    ['one line break is one empty line', Buffer.from('\n'), ['']],
    ['the final line break starts no line', Buffer.from('a\nb\n'), ['a', 'b']],
    ['a line without a line break counts', Buffer.from('a\nb'), ['a', 'b']],
    ['a carriage return before a line break belongs to it', Buffer.from('a\r\n\r\nb\r\n'), ['a', '', 'b']],
    ['a lone carriage return ends no line', Buffer.from('a\rb\n'), ['a\rb']],
    ['no other character ends a line', Buffer.from('a\u2028b\u0085c\fd\n'), ['a\u2028b\u0085c\fd']],
    ['the byte order mark is no text', Buffer.from('\ufeffa\n'), ['a']],
    ['UTF-16, little end first', Buffer.from('\ufeffä\nb\n', 'utf16le'), ['ä', 'b']],
    ['UTF-16, big end first', Buffer.from('\ufeffä\nb', 'utf16le').swap16(), ['ä', 'b']],
    ['invalid bytes are replaced', Buffer.from([0x61, 0xff, 0x0a]), ['a\ufffd']],
    ['a NUL is a character', Buffer.from('a\0b\n'), ['a\0b']],
  ])('%s', (_, content, lines) => {
    expect(toLines(content)).toEqual(lines);
  });

  test('git takes a file for bytes that has a NUL in its first 8,000', () => {
    expect(isBinary(Buffer.from(`${'a'.repeat(7_999)}\0`))).toBe(true);
    expect(isBinary(Buffer.from(`${'a'.repeat(8_000)}\0`))).toBe(false);
  });

  test('gives back lines that were joined, whichever line end', () => {
    const line = fc.string({ unit: anyCharacter }).filter((text) => !/[\n\r\0\ufeff\ufffe]/.test(text));
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n'), (lines, end) => {
        fc.pre(!/[\ud800-\udfff]/.test(lines.join('')) || lines.join('').isWellFormed());
        const content = Buffer.from(lines.map((text) => text + end).join(''));
        expect(toLines(content)).toEqual(lines);
      }),
    );
  });
});
