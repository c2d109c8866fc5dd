import { expect, test } from '@jest/globals';
import { enclosingBlock, pathsUnwrapped, ranksOf } from '../../src/thread/enclosing.ts';

const LINES = [
  'function load(path) {',
  '  if (path) {',
  '    for (const part of path) {',
  '      read(part);',
  '    }',
  '  }',
  '  read(part);',
  '  list.forEach((part) => {',
  '    read(part);',
  '  });',
  '}',
];

test('what encloses a line without the statements that it is wrapped in is told, one or several of them', () => {
  const { path } = enclosingBlock(LINES, 7);
  const paths = pathsUnwrapped(LINES, 4);
  expect(paths).toContain(path);
  expect(paths).toContain(`${path}\nif(path){`);
  expect(paths).toHaveLength(3);
});

test('a function is nothing that a line is wrapped in', () => {
  expect(pathsUnwrapped(LINES, 9)).toEqual([]);
  expect(pathsUnwrapped(LINES, 7)).toEqual([]);
});

test('a line has a rank among its copies in the file, and in its block', () => {
  const twice = [...LINES, ...LINES];
  expect(ranksOf(LINES, 7)).toEqual({ inFile: { nth: 2, of: 3 }, inBlock: { nth: 1, of: 1 } });
  expect(ranksOf(twice, 18)).toEqual({ inFile: { nth: 5, of: 6 }, inBlock: { nth: 2, of: 2 } });
  expect(ranksOf(LINES, 1)).toEqual({ inFile: { nth: 1, of: 1 }, inBlock: { nth: 1, of: 1 } });
});
