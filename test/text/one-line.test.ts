import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { oneLine } from '../../src/text/lines.ts';
import { hostileText } from './hostile-text.ts';

describe('oneLine', () => {
  test.each([
    ['joins lines', 'a\nb\r\nc\u2028d', 'a b c d'],
    ['collapses white space', ' a \t\u00a0 b ', 'a b'],
    ['removes what is invisible', 'a\u202eb\u0000c\ud800', 'abc\ufffd'],
    ['joins words of which only invisible characters parted the letters', 'se\u200bcret', 'secret'],
    ['gives nothing for white space', ' \n\t', ''],
  ])('%s', (_, text, expected) => {
    expect(oneLine(text)).toBe(expected);
  });

  test('gives one well-formed line without control and bidi characters', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const line = oneLine(text);
        expect(line).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}|[\u202a-\u202e\u2066-\u2069]| {2}|^ | $/u);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });
});
