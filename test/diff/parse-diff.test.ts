import { describe, expect, test } from '@jest/globals';
import { parseDiff } from '../../src/diff/parse-diff.ts';
import { IncompleteError } from '../../src/errors.ts';

const parse = (output: string) => parseDiff('from', 'to', Buffer.from(output));

describe('parseDiff', () => {
  test('reads nothing from nothing', () => {
    expect(parse('').files).toEqual([]);
  });

  test('finds files by their old and their new path', () => {
    const { byNewPath, byOldPath } = parse(
      'diff --git a/a b/b\nsimilarity index 80%\nrename from a\nrename to b\nindex 1..2 100644\n' +
        'diff --git a/a "b/c\\td"\nsimilarity index 100%\ncopy from a\ncopy to "c\\td"\n',
    );
    expect(byNewPath.get('b')).toMatchObject({ status: 'renamed', oldPath: 'a' });
    expect(byNewPath.get('c\td')).toMatchObject({ status: 'copied', oldPath: 'a' });
    expect(byOldPath.get('a')).toMatchObject({ status: 'renamed', newPath: 'b' });
    expect(byNewPath.has('a')).toBe(false);
  });

  test('gives each file the hunks of its own section', () => {
    const { files } = parse(
      'diff --git a/a b/a\nindex 1..2 100644\n--- a/a\n+++ b/a\n' +
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

  test.each([
    ['what is no patch', 'warning: something else\n'],
    ['a hunk of another form', 'diff --git a/a b/a\n@@ -1 @@\n'],
  ])('refuses %s rather than guess', (_, output) => {
    expect(() => parse(output)).toThrow(IncompleteError);
    expect(() => parse(output)).toThrow(
      /^the output of git diff could not be read at .*; use git 2\.30 or later/,
    );
  });
});
