import { expect, test } from '@jest/globals';
import { readWanted } from '../../../src/tools/history/history.ts';

test('without a flag the last hundred are meant', () => {
  expect(readWanted({})).toEqual({ last: 100 });
  expect(readWanted({ last: '7' })).toEqual({ last: 7 });
});

test('a day bounds them, and so does a number beside it', () => {
  const since = Date.UTC(2026, 7, 1);
  expect(readWanted({ since: '2026-08-01' })).toEqual({
    last: Number.POSITIVE_INFINITY,
    since,
  });
  expect(readWanted({ since: '2026-08-01', last: '5' })).toEqual({ last: 5, since });
});

test('numbers are named one by one or as ranges, each once', () => {
  expect(readWanted({ numbers: '7, 3-5,4' })).toEqual({ numbers: [7, 3, 4, 5] });
});

test.each([
  [{ last: '0' }, '--last takes a number'],
  [{ last: 'x' }, '--last takes a number'],
  [{ since: 'yesterday' }, '--since takes a day'],
  [{ since: '2026-13-01' }, '--since takes a day'],
  [{ since: '2026-02-31' }, '--since takes a day'],
  [{ numbers: '5-3' }, '--numbers takes numbers and ranges'],
  [{ numbers: '1,,2' }, '--numbers takes numbers and ranges'],
  [{ numbers: '1-999999999' }, '--numbers takes numbers and ranges'],
  [{ numbers: '1', last: '3' }, 'use one or the other'],
])('%j is a mistake that is told', (flags, message) => {
  expect(() => readWanted(flags)).toThrow(message);
});

test('ranges that are more together than a set can hold are a mistake that is told', () => {
  const ranges = Array.from({ length: 2_000 }, (_, index) => `${index + 1}0001-${index + 2}0000`);
  expect(() => readWanted({ numbers: ranges.join(',') })).toThrow('--numbers takes numbers and ranges');
});
