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
  const diff = await readDiff(git, base, head, { algorithm: 'default' });
  const { lines, unread } = await readFileLines(git, toHead, diff, ['a.js']);
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
  return [...new Set(found.flat()), ...unread.map((path) => `${path} unread`)];
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

  test('nor that git is to show UTF-16, whose characters hold ends of lines', async () => {
    const before = { 'a.js': utf16(`one\n${'same\n'.repeat(9)}`) };
    const after = { 'a.js': utf16(`// \u4e0a\u4e0a\u4e0a\n${'same\n'.repeat(9)}bad\n`) };
    const attributes = { '.gitattributes': '*.js diff\n' };
    expect(await newLines(before, { ...after, ...attributes }, 12)).toEqual(['a.js is binary']);
    const base = repository.commit(before);
    const head = repository.commit({ ...after, ...attributes });
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    const diff = await readDiff(git, base, head);
    const { lines } = await readFileLines(git, toDiff(head, head, []), diff, ['a.js']);
    expect(lines.get('a.js')?.readings[0]?.fromBase).toEqual([
      { oldStart: 1, oldLines: 1, newStart: 1, newLines: 1 },
      { oldStart: 10, oldLines: 0, newStart: 11, newLines: 1 },
    ]);
  });

  test('in a folder below', async () => {
    repository.write('.gitattributes', '');
    const base = repository.commit({ 'src/a.js': OLD });
    const head = repository.commit({ 'src/a.js': NEW, 'src/.gitattributes': '* -diff\n' });
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    const diff = await readDiff(git, base, head);
    expect(diff.byNewPath.get('src/a.js')?.binary).toBe(true);
    const { lines } = await readFileLines(git, toDiff(head, head, []), diff, ['src/a.js']);
    expect(lines.get('src/a.js')?.readings[0]?.fromBase).toEqual([
      { oldStart: 2, oldLines: 0, newStart: 3, newLines: 1 },
    ]);
  });
});

describe('what stands in the file has no say', () => {
  test.each<[string, string | Buffer, string | Buffer, readonly string[]]>([
    ['a NUL in a comment', OLD, `//\0\n${NEW}`, ['a.js is binary']],
    ['UTF-16', utf16(OLD), utf16(NEW), ['a.js is binary']],
    ['UTF-16 in place of UTF-8', OLD, utf16(NEW), ['a.js is binary']],
    ['nothing odd', OLD, NEW, ['3 at 3']],
    ['ends of Windows', OLD.replaceAll('\n', '\r\n'), NEW.replaceAll('\n', '\r\n'), ['3 at 3']],
    ['lone CRs alone', OLD.replaceAll('\n', '\r'), NEW.replaceAll('\n', '\r'), ['1 at 1', '3 at 1']],
    ['a CR before the line', '//\none\n', '//\r\r\nbad\none\n', ['1 at 1', '2 at 2', '3 at 2']],
    ['U+2028 before the line', '//\u2028\u2028\none\n', '//\u2028\u2028\none\nbad\n', ['3 at 3', '5 at 3']],
    ['U+2029 and a CR', '//\u2029\r\none\n', '//\u2029\r\none\nbad\n', ['3 at 3', '4 at 3']],
    ['a form feed', '//\f\none\n', '//\f\none\nbad\n', ['3 at 3', '4 at 3']],
    [
      'NEL, CR and a form feed',
      '\u0085\r\f\none\n',
      '\u0085\r\f\none\nbad\n',
      ['3 at 3', '4 at 3', '5 at 3', '6 at 3'],
    ],
  ])('%s', async (_, before, after, found) => {
    expect(await newLines({ 'a.js': before }, { 'a.js': after })).toEqual(found);
  });

  test('all of a file is new that is too large to be compared, and it is named', async () => {
    const large = `${'x'.repeat(5_000_000)}\n`;
    expect(await newLines({ 'a.js': `one\n${large}` }, { 'a.js': `one\n${large}two\n` }, 1)).toEqual([
      '1 at 1',
      'a.js unread',
    ]);
  });

  test('all of a file is new that Git LFS keeps', async () => {
    const pointer = (id: string) =>
      `version https://git-lfs.github.com/spec/v1\noid sha256:${id.repeat(64)}\nsize 12\n`;
    expect(await newLines({ 'a.js': pointer('a') }, { 'a.js': pointer('b') })).toEqual([
      'a.js is kept by Git LFS',
    ]);
  });
});
