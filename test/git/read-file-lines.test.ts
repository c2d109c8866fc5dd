import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { toAnchor } from '../../src/diff/anchor.ts';
import { toDiff } from '../../src/diff/diff.ts';
import { createGit } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { readFileLines } from '../../src/git/read-file-lines.ts';
import { createRepository, type Files, type Repository, TEST_ENVIRONMENT } from './repository.ts';

let repository: Repository;
beforeEach(() => {
  repository = createRepository();
});
afterEach(() => repository.dispose());

/**
 * Which lines of `a.js` are new, by the numbers of whoever counts them so, and where a comment would stand.
 */
async function newLines(before: Files, after: Files, most = 9): Promise<readonly string[]> {
  const base = repository.commit(before);
  const head = repository.commit(after);
  const git = createGit(repository.path, TEST_ENVIRONMENT);
  const toHead = toDiff(head, head, []);
  const linesOf = new Set(['a.js']);
  const diff = await readDiff(git, base, head, { algorithm: 'default', linesOf });
  const lines = await readFileLines(git, toHead, diff, ['a.js']);
  const found = Array.from({ length: most }, (_, index) => {
    const anchoring = toAnchor({
      place: { kind: 'lines', path: 'a.js', startLine: index + 1, endLine: index + 1 },
      toHead,
      diff,
      linesOf: (path) => lines.get(path),
      can: { lines: 'changed-files', ladder: ['line'] },
    });
    if (anchoring.narrowest !== 'added') return [];
    if (anchoring.kind === 'not-on-the-diff' && anchoring.reason.includes('past the end')) return [];
    return anchoring.kind === 'anchored' ? `${index + 1} at ${anchoring.anchor.newLine}` : anchoring.reason;
  });
  const { count, isUnsure = false } = lines.get('a.js') ?? {};
  const isUnread = count === undefined || isUnsure;
  return [...new Set(found.flat()), ...(isUnread ? ['unread'] : [])];
}

const OLD = 'one\ntwo\nthree\n';
const NEW = 'one\ntwo\nbad\nthree\n';
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('attributes in the change have no say in what is new', () => {
  test.each<[string, Files]>([
    ['none', {}],
    ['no diff of anything', { '.gitattributes': '* -diff\n' }],
    ['a binary file', { '.gitattributes': '*.js binary\n' }],
    ['a driver that is not there', { '.gitattributes': '*.js diff=nothing\n' }],
  ])('%s', async (_, attributes) => {
    expect(await newLines({ 'a.js': OLD }, { 'a.js': NEW, ...attributes })).toEqual(['3 at 3']);
  });

  test('nor that git is to show UTF-16, whose characters hold ends of lines: all of it is new', async () => {
    const before = { 'a.js': utf16(`one\n${'same\n'.repeat(9)}`) };
    const after = { 'a.js': utf16(`// \u4e0a\u4e0a\u4e0a\n${'same\n'.repeat(9)}bad\n`) };
    const attributes = { '.gitattributes': '*.js diff\n' };
    expect(await newLines(before, { ...after, ...attributes }, 2)).toEqual(['1 at 1', '2 at 2', 'unread']);
  });

  test('in a folder below', async () => {
    repository.write('.gitattributes', '');
    const base = repository.commit({ 'src/a.js': OLD });
    const head = repository.commit({ 'src/a.js': NEW, 'src/.gitattributes': '* -diff\n' });
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    expect((await readDiff(git, base, head)).byNewPath.get('src/a.js')?.binary).toBe(true);
    const diff = await readDiff(git, base, head, { linesOf: new Set(['src/a.js']) });
    expect(diff.byNewPath.get('src/a.js')).toMatchObject({
      hidden: true,
      hunks: [{ oldStart: 2, oldLines: 0, newStart: 3, newLines: 1 }],
    });
    const lines = await readFileLines(git, toDiff(head, head, []), diff, ['src/a.js']);
    expect(lines.get('src/a.js')).toEqual({ count: 4 });
  });
});

describe('what stands in the file has no say', () => {
  test.each<[string, string | Buffer, string | Buffer, readonly string[]]>([
    ['a NUL in a comment', OLD, `//\0\n${NEW}`, ['a.js is binary']],
    ['UTF-16', utf16(OLD), utf16(NEW), ['a.js is binary']],
    ['UTF-16 in place of UTF-8', OLD, utf16(NEW), ['a.js is binary']],
    ['nothing odd', OLD, NEW, ['3 at 3']],
    ['ends of Windows', OLD.replaceAll('\n', '\r\n'), NEW.replaceAll('\n', '\r\n'), ['3 at 3']],
  ])('%s', async (_, before, after, found) => {
    expect(await newLines({ 'a.js': before }, { 'a.js': after })).toEqual(found);
  });

  test.each([
    ['a lone CR', '//\r/'],
    ['U+2028', '//\u2028'],
    ['U+2029', '//\u2029'],
    ['a form feed', '//\f'],
    ['NEL', '//\u0085'],
    ['VT', '//\v'],
    ['U+001E', '//\x1E'],
  ])('all of a file is new that has %s, at which analyzers may end a line', async (_, text) => {
    const added = await newLines({ 'a.js': `${text}\none\n` }, { 'a.js': `${text}\none\nbad\n` }, 3);
    expect(added).toEqual(['1 at 1', '2 at 2', '3 at 3', 'unread']);
    // It counts the lines of what it analyzed.
    expect(await newLines({ 'a.js': `${text}\none\n` }, { 'a.js': 'one\nbad\n' }, 3)).toEqual(['2 at 2']);
  });

  test('all of a file is new that is too large to be compared, and it is named', async () => {
    const large = `${'x'.repeat(5_000_000)}\n`;
    expect(await newLines({ 'a.js': `one\n${large}` }, { 'a.js': `one\n${large}two\n` }, 1)).toEqual([
      '1 at 1',
      'unread',
    ]);
  });

  test('all of a file is new that Git LFS keeps', async () => {
    const pointer = (id: string) =>
      `version https://git-lfs.github.com/spec/v1\noid sha256:${id.repeat(64)}\nsize 12\n`;
    expect(await newLines({ 'a.js': pointer('a') }, { 'a.js': pointer('b') })).toEqual([
      'a.js is kept by Git LFS',
      'unread',
    ]);
  });
});
