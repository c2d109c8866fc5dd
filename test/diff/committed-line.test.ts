import { describe, expect, test } from '@jest/globals';
import { isRewritten, toCommittedLine, toCommittedPlace } from '../../src/diff/line-map.ts';
import type { Place } from '../../src/finding/finding.ts';

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
