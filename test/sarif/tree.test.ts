import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toTree } from '../../src/sarif/tree.ts';

function treeOf(...paths: readonly string[]) {
  return toTree(paths.map((path) => ({ path, type: 'file' })));
}

test('has files, and neither links, submodules nor folders', () => {
  const tree = toTree([
    { path: 'src/a.c', type: 'file' },
    { path: 'b.c', type: 'link' },
    { path: 'lib', type: 'submodule' },
  ]);
  expect(['src/a.c', 'b.c', 'lib', 'src', 'c.c'].map(tree.has)).toEqual([true, false, false, false, false]);
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
    expect(treeOf(decomposed).withSuffix('\u00fc.c')).toEqual([decomposed]);
  });

  test('are two names if the tree has both', () => {
    const tree = treeOf(composed, decomposed);
    expect(tree.find(composed)?.path).toBe(composed);
    expect(tree.find(decomposed)?.path).toBe(decomposed);
  });
});

test.each([
  [[], 0],
  [['a.c'], 1],
  [['a.c', 'x/y/z.c', 'x/b.c'], 3],
])('the depth of %j is %i', (paths, depth) => {
  expect(treeOf(...paths).depth).toBe(depth);
});

describe('withSuffix', () => {
  test('matches whole names only', () => {
    const tree = treeOf('src/a.c', 'src/aa.c', 'a.c', 'a.c/b');
    expect([...tree.withSuffix('a.c')].sort()).toEqual(['a.c', 'src/a.c']);
    expect(tree.withSuffix('src/a.c')).toEqual(['src/a.c']);
    expect(tree.withSuffix('rc/a.c')).toEqual([]);
  });

  test('names all of many, in one list for all who ask', () => {
    const tree = treeOf(...Array.from({ length: 50 }, (_, index) => `${index}/a.c`));
    expect(tree.withSuffix('a.c')).toHaveLength(50);
    expect(tree.withSuffix('a.c')).toBe(tree.withSuffix('a.c'));
  });

  test('finds what a look at every path finds', () => {
    const name = fc.constantFrom('a', 'b', 'aa', 'c.c');
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
    fc.assert(
      fc.property(fc.uniqueArray(path, { maxLength: 20 }), path, (paths, suffix) => {
        const expected = paths.filter((candidate) => `/${candidate}`.endsWith(`/${suffix}`));
        expect([...treeOf(...paths).withSuffix(suffix)].sort()).toEqual(expected.sort());
      }),
    );
  });
});
