import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findMarkerText, type MarkerText, writeMarkerText } from '../../src/thread/marker-text.ts';
import { anyCharacter } from '../any-character.ts';
import { FRAGMENTS } from '../text/hostile-text.ts';

const SIGNATURE = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex');
const MARKER: MarkerText = { version: 1, kind: 'thread', payload: '{"a":1}', signature: SIGNATURE };
const LINE = writeMarkerText(MARKER);

/** JSON has no lone surrogates. */
const payloads = fc.oneof(
  fc.string({ unit: anyCharacter, minLength: 1, maxLength: 2_000 }),
  fc.array(fc.constantFrom(...FRAGMENTS), { minLength: 1 }).map((parts) => parts.join('').toWellFormed()),
);
const markers: fc.Arbitrary<MarkerText> = fc.record({
  version: fc.integer({ min: 0, max: 999 }),
  kind: fc.constantFrom('thread', 'mark', 'overview', 'intent'),
  payload: payloads,
  signature: fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes)),
});

describe('a marker', () => {
  test('is one line, an HTML comment', () => {
    expect(LINE).toBe('<!-- sarif-review:1:thread:eyJhIjoxfQ:AAECAwQFBgcICQoLDA0ODw -->');
  });

  test('comes back as it was written, whatever its payload', () => {
    fc.assert(
      fc.property(markers, (marker) => expect(findMarkerText(writeMarkerText(marker))).toEqual(marker)),
    );
  });

  test('has no slash, no two dashes and no line break between its ends, whatever its payload', () => {
    fc.assert(
      fc.property(markers, (marker) => {
        const line = writeMarkerText(marker);
        expect(line).toMatch(/^<!-- sarif-review:[\w.:]+ -->$/);
      }),
    );
  });

  test('is refused when it is over the limit, and the error says so', () => {
    expect(() => writeMarkerText({ ...MARKER, payload: 'x'.repeat(9_000) })).not.toThrow();
    expect(() => writeMarkerText({ ...MARKER, payload: 'x'.repeat(9_001) })).toThrow(
      new RangeError('a marker of 12002 characters is over the limit of 12000'),
    );
  });
});

describe('a marker is found', () => {
  test.each([
    ['alone', LINE],
    ['after text', `Unexpected var.\n\n${LINE}`],
    ['before text', `${LINE}\nand more`],
    ['with white space around it', `text\n \t${LINE} \t`],
    ['with line ends of Windows', `text\r\n\r\n${LINE}\r\n`],
    ['without its final line break', `text\n${LINE}`],
  ])('%s', (_, body) => {
    expect(findMarkerText(body)).toEqual(MARKER);
  });

  test('as the last one of several', () => {
    const other = writeMarkerText({ ...MARKER, kind: 'mark' });
    expect(findMarkerText(`${LINE}\n${other}`)?.kind).toBe('mark');
    expect(findMarkerText(`${other}\n${LINE}`)?.kind).toBe('thread');
  });
});

describe('no marker is', () => {
  test.each([
    ['a text without one', 'Unexpected var.'],
    ['an empty text', ''],
    ['a quoted one', `> ${LINE}`],
    ['one in a list', `- ${LINE}`],
    ['one in a code span', `\`${LINE}\``],
    ['one within a line', `see ${LINE}`],
    ['one behind a lone carriage return', `see \r${LINE}`],
    ['one with text behind it', `${LINE} see`],
    ['one that is cut', LINE.slice(0, -5)],
    ['one that is cut in its signature', LINE.replace('ODw -->', ' -->')],
    ['one over two lines', LINE.replace(':thread:', ':thread:\n')],
    ['one of another tool', LINE.replace('sarif-review', 'other-review')],
    ['one of an unknown kind', LINE.replace('thread', 'threat')],
    ['one with an empty payload', LINE.replace('eyJhIjoxfQ', '')],
    ['one with characters of ordinary base64', LINE.replace('eyJhIjoxfQ', 'eyJ+/joxfQ')],
    ['one in other letters', LINE.toUpperCase()],
    ['one with no-break spaces', LINE.replaceAll(' ', '\u00a0')],
    ['one whose version has a leading zero', LINE.replace(':1:', ':01:')],
    ['one that says the same in another way', LINE.replace('fQ:', 'fR:')],
    ['one whose signature has bits left over', LINE.replace('ODw ', 'ODx ')],
  ])('%s', (_, body) => {
    expect(findMarkerText(body)).toBeUndefined();
  });
});
