import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toTree } from '../../src/logs/tree.ts';

function treeOf(...paths: readonly string[]) {
  return toTree(paths.map((path) => ({ path, type: 'file' })));
}

test('has files, and neither links, submodules nor folders', () => {
  const tree = toTree([
    { path: 'src/a.c', type: 'file' },
    { path: 'b.c', type: 'link' },
    { path: 'lib', type: 'submodule' },
  ]);
  expect(['src/a.c', 'src', 'c.c'].map((path) => tree.find(path)?.type)).toEqual([
    'file',
    undefined,
    undefined,
  ]);
  expect(['src', 'src/a.c', 'sr', 'lib'].map(tree.isFolder)).toEqual([true, false, false, false]);
  expect(tree.find('b.c')?.type).toBe('link');
  expect(tree.blockOf('lib/x/y.c')?.path).toBe('lib');
  expect(tree.blockOf('src/a.c')).toBeUndefined();
});

test('of paths that are written as git has them no index is made', () => {
  let reads = 0;
  const tree = toTree(
    ['src/a.c', 'b.c'].map((path) => ({
      get path() {
        reads += 1;
        return path;
      },
      type: 'file',
    })),
  );
  const before = reads;
  expect(tree.find('src/a.c')?.type).toBe('file');
  expect(tree.blockOf('src/a.c')).toBeUndefined();
  expect(reads).toBe(before);
  expect(tree.find('src/A.c')).toBeUndefined();
  expect(reads).toBeGreaterThan(before);
});

describe('composed and decomposed characters', () => {
  const [composed, decomposed] = ['src/\u00fc.c', 'src/u\u0308.c'];

  test('are the same name if there is only one', () => {
    expect(treeOf(composed).find(decomposed)?.path).toBe(composed);
    expect(treeOf(decomposed).find(composed)?.path).toBe(decomposed);
    expect(treeOf(decomposed).longestEnding(['\u00fc.c']).files).toEqual([decomposed]);
  });

  test('are two names if the tree has both', () => {
    const tree = treeOf(composed, decomposed);
    expect(tree.find(composed)?.path).toBe(composed);
    expect(tree.find(decomposed)?.path).toBe(decomposed);
  });
});

describe('the longest ending', () => {
  test('has whole names only', () => {
    const tree = treeOf('src/a.c', 'src/aa.c', 'a.c', 'a.c/b');
    expect(tree.longestEnding(['x', 'a.c'])).toEqual({ files: ['src/a.c', 'a.c'], count: 1 });
    expect(tree.longestEnding(['src', 'a.c'])).toEqual({ files: ['src/a.c'], count: 2 });
    expect(tree.longestEnding(['c'])).toEqual({ files: [], count: 0 });
  });

  test('is in whatever case', () => {
    const tree = treeOf('x/A.c', 'y/a.c', 'z/B.c');
    expect(tree.longestEnding(['a.c']).files).toEqual(['x/A.c', 'y/a.c']);
    expect(tree.longestEnding(['b.c']).files).toEqual(['z/B.c']);
  });

  test('has all of many, in one list for all who ask', () => {
    const tree = treeOf(...Array.from({ length: 50 }, (_, index) => `${index}/a.c`));
    expect(tree.longestEnding(['a.c']).files).toHaveLength(50);
    expect(tree.longestEnding(['x', 'a.c']).files).toBe(tree.longestEnding(['a.c']).files);
  });

  test('is what a look at every path finds', () => {
    const name = fc.constantFrom('a', 'b', 'aa', 'c.c');
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 20 }), path, (paths, asked) => {
        const names = asked.split('/');
        const ending = names
          .map((_, index) => names.slice(index).join('/'))
          .find((one) => paths.some((other) => `/${other}`.endsWith(`/${one}`)));
        const expected = paths.filter((one) => ending !== undefined && `/${one}`.endsWith(`/${ending}`));
        expect([...treeOf(...paths).longestEnding(names).files].sort()).toEqual(expected.sort());
      }),
    );
  });
});
