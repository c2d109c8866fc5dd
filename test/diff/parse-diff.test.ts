import { describe, expect, test } from '@jest/globals';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import { IncompleteError } from '../../src/errors.ts';

const IDS = `${'a'.repeat(7)} ${'b'.repeat(7)}`;
const record = (status: string, ...paths: readonly string[]) =>
  `:100644 100644 ${IDS} ${status}\0${paths.map((path) => `${path}\0`).join('')}`;
const parse = (output: string) => parseDiff('from', 'to', Buffer.from(output));

describe('parseDiff', () => {
  test('reads nothing from nothing', () => {
    expect(parse('')).toEqual({
      from: 'from',
      to: 'to',
      files: [],
      byNewPath: new Map(),
      byOldPath: new Map(),
    });
  });

  test('finds files by their old and their new path', () => {
    const { byNewPath, byOldPath } = parse(
      `${record('R080', 'a', 'b')}${record('C100', 'a', 'c')}\0diff --git a/a b/b\ndiff --git a/a b/c\n`,
    );
    expect(byNewPath.get('b')).toMatchObject({ status: 'renamed', oldPath: 'a' });
    expect(byNewPath.get('c')).toMatchObject({ status: 'copied', oldPath: 'a' });
    expect(byOldPath.get('a')).toMatchObject({ status: 'renamed', newPath: 'b' });
    expect(byNewPath.has('a')).toBe(false);
  });

  test('gives each file the hunks of its own section', () => {
    const { files } = parse(
      `${record('M', 'a')}${record('M', 'b')}\0diff --git a/a b/a\nindex 1..2 100644\n--- a/a\n+++ b/a\n` +
        '@@ -1 +1,2 @@ f()\n-x\n\\ No newline at end of file\n+diff --git a/q b/q\n+y\n' +
        '@@ -9,2 +10,0 @@\n-@@ -1 +1 @@\n-z\ndiff --git a/b b/b\nold mode 100644\nnew mode 100755\n',
    );
    expect(files.map(({ hunks }) => hunks)).toEqual([
      [
        { oldStart: 1, oldLines: 1, newStart: 1, newLines: 2 },
        { oldStart: 9, oldLines: 2, newStart: 10, newLines: 0 },
      ],
      [],
    ]);
  });

  test('knows a section by the ids of its content where files may have none', () => {
    const of = (old: string, now: string, ...paths: readonly string[]) =>
      `:100644 100644 ${old} ${now} M\0${paths.map((path) => `${path}\0`).join('')}`;
    const output =
      `${of('1a', '1b', 'a')}${of('2a', '2b', 'b')}\0` +
      'diff --git a/b b/b\nindex 2a..2b 100644\n--- a/b\n+++ b/b\n@@ -1 +1 @@\n-x\n+y\n';
    const read = (text: string) => parseDiff('from', 'to', Buffer.from(text), 'of lines that differ');
    expect(read(output).files.map(({ hunks }) => hunks.length)).toEqual([0, 1]);
    expect(() => read(output.replace('2a..', '3a..'))).toThrow(IncompleteError);
  });

  test.each([
    ['a record without a path', ':100644 100644 a b M'],
    ['an unknown status', `${record('X', 'a')}\0diff --git a/a b/a\n`],
    ['a patch without records', 'diff --git a/a b/a\n'],
    ['a section too few', `${record('M', 'a')}${record('M', 'b')}\0diff --git a/a b/a\n`],
    ['a section too many', `${record('M', 'a')}\0diff --git a/a b/a\ndiff --git a/b b/b\n`],
    ['something between records and patch', `${record('M', 'a')}x\0diff --git a/a b/a\n`],
  ])('refuses %s rather than guess', (_, output) => {
    expect(() => parse(output)).toThrow(IncompleteError);
    expect(() => parse(output)).toThrow(
      /^the output of git diff could not be read: .*; use git 2\.30 or later/,
    );
  });
});
