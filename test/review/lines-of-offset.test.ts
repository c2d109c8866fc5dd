import { expect, test } from '@jest/globals';
import type { Offset } from '../../src/finding/finding.ts';
import { linesOfOffset } from '../../src/review/lines-of-offset.ts';

const TEXT = 'ä\r\nbc\ndef\n';
const at = (unit: Offset['unit'], start: number, end = start): Offset => ({ unit, start, end });
const lines = (startLine: number, endLine = startLine) => ({ startLine, endLine });

test.each([
  ['the begin is the first line', at('characters', 0), lines(1)],
  ['a line break is of the line that it ends', at('characters', 2), lines(1)],
  ['characters', at('characters', 3), lines(2)],
  ['bytes, of which a character may have several', at('bytes', 3), lines(1)],
  ['bytes', at('bytes', 4), lines(2)],
  ['the end is exclusive', at('characters', 3, 6), lines(2)],
  ['a part of several lines', at('characters', 3, 7), lines(2, 3)],
  ['a part that goes beyond the file', at('bytes', 4, 99), lines(2, 3)],
  ['what is beyond the file', at('characters', 10), undefined],
])('%s (§3.30.4)', (_, offset, expected) => {
  expect(linesOfOffset(Buffer.from(TEXT), offset)).toEqual(expected);
});

test('a file that is no text has no lines, and an empty one none to stand on', () => {
  expect(linesOfOffset(Buffer.from('a\0\nb'), at('bytes', 3))).toBeUndefined();
  expect(linesOfOffset(Buffer.from(''), at('bytes', 0))).toBeUndefined();
});
