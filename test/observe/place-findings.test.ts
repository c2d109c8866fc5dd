import { expect, test } from '@jest/globals';
import type { Offset } from '../../src/finding/finding.ts';
import { createOffsetLines } from '../../src/locate/place-findings.ts';
import { growth } from '../growth.ts';

const TEXT = 'ä\r\nbc\ndef\n';
const at = (unit: Offset['unit'], start: number, end = start): Offset => ({ unit, start, end });
const lines = (startLine: number, endLine = startLine) => ({ startLine, endLine });
const linesOf = (content: Buffer, offset: Offset) => createOffsetLines(content)(offset);

test.each([
  ['the begin is the first line', at('characters', 0), lines(1)],
  ['a line break is of the line that it ends', at('characters', 2), lines(1)],
  ['characters', at('characters', 3), lines(2)],
  ['bytes, of which a character may have several', at('bytes', 3), lines(1)],
  ['bytes', at('bytes', 4), lines(2)],
  ['the end is exclusive', at('characters', 3, 6), lines(2)],
  ['a part of several lines', at('characters', 3, 7), lines(2, 3)],
  ['a part that goes beyond the file', at('bytes', 4, 99), lines(2, 3)],
  ['the end of the file is on its last line', at('characters', 10), lines(3)],
  ['what is beyond the file', at('characters', 11), undefined],
])('%s (§3.30.4)', (_, offset, expected) => {
  expect(linesOf(Buffer.from(TEXT), offset)).toEqual(expected);
});

test('a NUL is a character, and an empty file has no line to stand on', () => {
  expect(linesOf(Buffer.from('a\0\nb'), at('bytes', 3))).toEqual({ startLine: 2, endLine: 2 });
  expect(linesOf(Buffer.from(''), at('bytes', 0))).toBeUndefined();
});

test('a byte order mark is no character, and its bytes count', () => {
  const marked = Buffer.from('\ufeffa\nb\n');
  expect(linesOf(marked, at('characters', 1))).toEqual(lines(1));
  expect(linesOf(marked, at('characters', 2))).toEqual(lines(2));
  expect(linesOf(marked, at('bytes', 4))).toEqual(lines(1));
  expect(linesOf(marked, at('bytes', 5))).toEqual(lines(2));
});

test('a character beyond the basic plane is two UTF-16 units and four bytes', () => {
  const smile = Buffer.from('😀\nb\n');
  expect(linesOf(smile, at('characters', 2))).toEqual(lines(1));
  expect(linesOf(smile, at('characters', 3))).toEqual(lines(2));
  expect(linesOf(smile, at('bytes', 4))).toEqual(lines(1));
  expect(linesOf(smile, at('bytes', 5))).toEqual(lines(2));
});

test('bytes of UTF-16 are its own, and none of them is a line break by itself', () => {
  const text = '\ufeff\u0a41a\nb\n';
  const little = Buffer.from(text, 'utf16le');
  for (const content of [little, Buffer.from(little).swap16()]) {
    expect(linesOf(content, at('characters', 3))).toEqual(lines(2));
    expect(linesOf(content, at('bytes', 7))).toEqual(lines(1));
    expect(linesOf(content, at('bytes', 8))).toEqual(lines(2));
  }
});

test('many parts of a long file are looked up, and not counted from its begin each', async () => {
  const look = (count: number) => {
    const find = createOffsetLines(Buffer.from('let it = be;\n'.repeat(count)));
    for (let line = 0; line < count; line += 1) {
      if (find(at('characters', 13 * line))?.startLine !== line + 1) throw new Error('it is another line');
    }
  };
  expect(await growth(look, 4_000, 24)).toBeLessThan(32);
});
