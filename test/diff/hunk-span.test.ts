import { describe, expect, test } from '@jest/globals';
import { hunksAround, newSpan, oldSpan } from '../../src/diff/line-map.ts';

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
