import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type FileChange, type Hunk, toDiff } from '../../src/diff/diff.ts';
import {
  hunksAround,
  isRewritten,
  mapLineBackward,
  mapLineForward,
  mapPath,
  mapPlace,
  newSpan,
  oldSpan,
  toCommittedLine,
  toCommittedPlace,
} from '../../src/diff/line-map.ts';
import type { Place } from '../../src/finding/finding.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { fuzzRuns } from '../fuzz-runs.ts';
import { commitHistories, histories } from './changed-trees.ts';

/** `oldStart,oldLines newStart,newLines`, as in a hunk's header. */
function hunk(header: string): Hunk {
  const [oldStart = 0, oldLines = 0, newStart = 0, newLines = 0] = header.split(/[ ,]/).map(Number);
  return { oldStart, oldLines, newStart, newLines };
}

const HUNKS = [hunk('0,0 1,2'), hunk('4,2 6,1'), hunk('9,1 9,0'), hunk('12,0 13,3')];

describe('lines', () => {
  test.each([
    [1, 3],
    [3, 5],
    [4, undefined],
    [5, undefined],
    [6, 7],
    [8, 9],
    [9, undefined],
    [10, 10],
    [12, 12],
    [13, 16],
    [1_000, 1_003],
  ])('the old line %p is the new line %p', (before, after) => {
    expect(mapLineForward(HUNKS, before)).toBe(after);
    if (after !== undefined) expect(mapLineBackward(HUNKS, after)).toBe(before);
  });

  test.each([1, 2, 6, 13, 14, 15])('the new line %p has no old one', (line) => {
    expect(mapLineBackward(HUNKS, line)).toBeUndefined();
  });

  test('a file without hunks keeps every line', () => {
    expect(mapLineForward([], 7)).toBe(7);
    expect(mapLineBackward([], 7)).toBe(7);
  });

  test('a line that git calls unchanged has the same text on both sides, and the way back leads to it', async () => {
    const property = fc.asyncProperty(histories, async (files) => {
      const { repository, git, commits, linesOf } = commitHistories(files);
      const [from, to] = commits;
      const counts = repository.git('diff', '--numstat', '--no-renames', '--histogram', from, to).split('\n');
      for (const { status, oldPath, newPath, hunks } of (await readDiff(git, from, to)).files) {
        const before = oldPath === undefined ? [] : linesOf(from, oldPath);
        const after = newPath === undefined ? [] : linesOf(to, newPath);
        const pairs = before.flatMap((_, index) => {
          const mapped = mapLineForward(hunks, index + 1);
          return mapped === undefined ? [] : [{ old: index + 1, new: mapped }];
        });
        for (const pair of pairs) {
          expect(after[pair.new - 1]).toBe(before[pair.old - 1]);
          expect(mapLineBackward(hunks, pair.new)).toBe(pair.old);
        }
        const back = after.filter((_, index) => mapLineBackward(hunks, index + 1) !== undefined);
        expect(back).toHaveLength(pairs.length);
        // git's own count says that no line is called changed that is not.
        if (status === 'modified' && newPath !== undefined) {
          const [added, removed] = [after, before].map(({ length }) => length - pairs.length);
          expect(counts).toContain(`${added}\t${removed}\t${newPath}`);
        }
      }
      repository.dispose();
    });
    await fc.assert(property, fuzzRuns(10));
  });
});

describe('places', () => {
  const change = (status: FileChange['status'], paths: Partial<FileChange>): FileChange => ({
    status,
    binary: false,
    type: 'file',
    hunks: [hunk('2,1 2,2')],
    ...paths,
  });
  const diff = toDiff('from', 'to', [
    change('modified', { oldPath: 'edited', newPath: 'edited' }),
    change('renamed', { oldPath: 'old', newPath: 'new' }),
    change('copied', { oldPath: 'source', newPath: 'copy' }),
    change('added', { newPath: 'fresh' }),
    change('deleted', { oldPath: 'gone' }),
    change('modified', { oldPath: 'image', newPath: 'image', binary: true, hunks: [] }),
    change('renamed', { oldPath: 'image-1', newPath: 'image-2', binary: true, hunks: [] }),
    change('type-changed', { oldPath: 'linked', newPath: 'linked', type: 'link' }),
    change('type-changed', { oldPath: 'unlinked', newPath: 'unlinked' }),
  ]);

  test.each([
    ['a file that is not in the diff', 'other', 3, { path: 'other', line: 3 }],
    ['a line that moved', 'edited', 3, { path: 'edited', line: 4 }],
    ['a line that changed', 'edited', 2, undefined],
    ['a line of a renamed file', 'old', 1, { path: 'new', line: 1 }],
    ['a changed line of a renamed file', 'old', 2, undefined],
    ['the source of a copy', 'source', 2, { path: 'source', line: 2 }],
    ['a deleted file', 'gone', 1, undefined],
    ['a file that was not there', 'fresh', 1, undefined],
    ['a binary file', 'image', 1, undefined],
    ['a renamed binary file', 'image-1', 1, undefined],
    ['a file that became a link', 'linked', 1, undefined],
    ['a link that became a file', 'unlinked', 1, undefined],
  ])('%s', (_, path, line, expected) => {
    expect(mapPlace(diff, path, line)).toEqual(expected);
  });

  test.each([
    ['other', 'other'],
    ['old', 'new'],
    ['image-1', 'image-2'],
    ['gone', undefined],
    ['new', undefined],
    ['copy', undefined],
  ])('the file %s', (path, expected) => {
    expect(mapPath(diff, path)).toEqual(expected);
  });
});

const replacement = { oldStart: 4, oldLines: 2, newStart: 4, newLines: 1 };
const insertion = { oldStart: 9, oldLines: 0, newStart: 9, newLines: 2 };

describe('spans', () => {
  test('cover the lines of a side', () => {
    expect(oldSpan(replacement)).toEqual({ first: 4, end: 6 });
    expect(newSpan(insertion)).toEqual({ first: 9, end: 11 });
  });

  test('are empty, behind the line that git names, where a side has no lines', () => {
    expect(oldSpan(insertion)).toEqual({ first: 10, end: 10 });
  });
});

describe('hunksAround', () => {
  test.each([
    [3, undefined, replacement],
    [4, replacement, insertion],
    [9, replacement, insertion],
    [10, insertion, undefined],
  ])('finds the hunks before and after the old line %p', (line, before, after) => {
    expect(hunksAround([replacement, insertion], line, oldSpan)).toEqual({ before, after });
  });

  test('finds none in none', () => {
    expect(hunksAround([], 1, newSpan)).toEqual({ before: undefined, after: undefined });
  });
});

/** Two lines put in front; committed lines 5 to 7 became four; a line put in behind 10; line 20 removed. */
const hunks = [
  { oldStart: 0, oldLines: 0, newStart: 1, newLines: 2 },
  { oldStart: 5, oldLines: 3, newStart: 7, newLines: 4 },
  { oldStart: 10, oldLines: 0, newStart: 14, newLines: 1 },
  { oldStart: 20, oldLines: 1, newStart: 23, newLines: 0 },
];
const at = (startLine: number, endLine = startLine): Place => ({
  kind: 'lines',
  path: 'a.js',
  startLine,
  endLine,
});

describe('toCommittedLine', () => {
  test.each([
    [1, { kind: 'added', after: 0 }],
    [2, { kind: 'added', after: 0 }],
    [3, { kind: 'same', line: 1 }],
    [6, { kind: 'same', line: 4 }],
    [7, { kind: 'replacing', first: 5, last: 7 }],
    [10, { kind: 'replacing', first: 5, last: 7 }],
    [11, { kind: 'same', line: 8 }],
    [14, { kind: 'added', after: 10 }],
    [15, { kind: 'same', line: 11 }],
    [23, { kind: 'same', line: 19 }],
    [24, { kind: 'same', line: 21 }],
  ])('line %j of the working tree', (line, expected) => {
    expect(toCommittedLine(hunks, line)).toEqual(expected);
  });
});

describe('toCommittedPlace', () => {
  test.each<[string, Place, Place]>([
    ['moves both ends', at(3, 6), at(1, 4)],
    ['ends with the lines that were replaced', at(6, 8), at(4, 7)],
    ['ends before lines that were added', at(11, 14), at(8, 10)],
    ['ends no sooner than it begins', at(7, 8), { ...at(5, 7), replaced: { last: 7, by: 7 } } as Place],
    ['stands at the first line replaced', at(9), { ...at(5), replaced: { last: 7, by: 9 } } as Place],
    [
      'stays on lines that were added',
      at(2, 4),
      { kind: 'uncommitted', path: 'a.js', startLine: 2, endLine: 4 },
    ],
    ['leaves whole files', { kind: 'file', path: 'a.js' }, { kind: 'file', path: 'a.js' }],
  ])('%s', (_, place, expected) => {
    expect(toCommittedPlace(hunks, place)).toEqual(expected);
  });
});

test('isRewritten tells committed lines that the working tree does not have', () => {
  const lines = [4, 5, 7, 8, 10, 11, 19, 20, 21];
  expect(lines.filter((line) => isRewritten(hunks, line))).toEqual([5, 7, 20]);
  expect(isRewritten(hunks, 0)).toBe(true);
  expect(isRewritten([], 0)).toBe(false);
});
