import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linesOfRegion } from '../../src/sarif/place.ts';

const lines = (startLine: number, endLine: number) => ({ kind: 'lines', startLine, endLine });
const FILE = { kind: 'file' };

test.each([
  ['no region is the whole file', undefined, FILE],
  ['an empty region is the whole file', {}, FILE],
  ['startLine alone is that line', { startLine: 4 }, lines(4, 4)],
  ['both ends count', { startLine: 4, endLine: 6 }, lines(4, 6)],
  ['an end at column 1 does not touch its line', { startLine: 2, endLine: 3, endColumn: 1 }, lines(2, 2)],
  ['an insertion point is its line', { startLine: 2, endLine: 2, startColumn: 1, endColumn: 1 }, lines(2, 2)],
  ['an end before the start is the start', { startLine: 5, endLine: 3 }, lines(5, 5)],
  ['line 0 is the whole file', { startLine: 0, endLine: 0 }, FILE],
  ['line -1 is the whole file', { startLine: -1, charOffset: 7 }, FILE],
  ['a line of the wrong type is the whole file', { startLine: '3' }, FILE],
  ['half a line is the whole file', { startLine: 1.5 }, FILE],
  ['an end of the wrong type is the start', { startLine: 3, endLine: null }, lines(3, 3)],
  ['offsets of -1 are absent', { charOffset: -1, byteOffset: -1 }, FILE],
  ['a huge line is clamped', { startLine: 2 ** 40, endLine: 2 ** 50 }, lines(2 ** 31 - 1, 2 ** 31 - 1)],
])('%s (§3.30)', (_, region, expected) => {
  expect(linesOfRegion(region)).toEqual(expected);
});

test.each([
  [{ charOffset: 12 }, { unit: 'characters', start: 12, end: 12 }],
  [
    { byteOffset: 0, byteLength: 4 },
    { unit: 'bytes', start: 0, end: 4 },
  ],
  [
    { charOffset: 5, charLength: 2, byteOffset: 9 },
    { unit: 'characters', start: 5, end: 7 },
  ],
  [
    { charOffset: -1, byteOffset: 9, byteLength: 'x' },
    { unit: 'bytes', start: 9, end: 9 },
  ],
])('%j has no line without the file', (region, offset) => {
  expect(linesOfRegion(region)).toEqual({ kind: 'offset', offset });
});

test('whatever the region, lines are in order and count from 1', () => {
  const field = fc.option(fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null)), {
    nil: undefined,
  });
  const region = fc.record({ startLine: field, endLine: field, endColumn: field, charOffset: field });
  fc.assert(
    fc.property(region, (value) => {
      const found = linesOfRegion(value);
      if (found.kind !== 'lines') return;
      expect(found.startLine).toBeGreaterThanOrEqual(1);
      expect(found.endLine).toBeGreaterThanOrEqual(found.startLine);
    }),
  );
});
