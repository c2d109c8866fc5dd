import { expect, test } from '@jest/globals';
import { endingOf, hasNewEnding } from '../../src/diff/diff.ts';

test.each([
  ['src/a.js', '.js'],
  ['src/a.min.js', '.min.js'],
  ['types/a.d.ts', '.d.ts'],
  ['lib/jquery-1.2.js', '.js'],
  ['.eslintrc.js', '.js'],
  ['.gitignore', ''],
  ['v1.2/Makefile', ''],
])('the ending of %s is %j', (path, ending) => {
  expect(endingOf(path)).toBe(ending);
});

test('a file that loses a part of its ending is looked at by other tools', () => {
  const renamed = { status: 'renamed', oldPath: 'a.min.js', newPath: 'a.js' } as const;
  expect(hasNewEnding(renamed)).toBe(true);
  expect(hasNewEnding({ ...renamed, oldPath: 'b.js' })).toBe(false);
  expect(hasNewEnding({ ...renamed, status: 'modified' })).toBe(false);
});
