import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { quote } from '../../src/logs/quote.ts';
import { anyCharacter } from '../any-character.ts';

test.each([
  ['  One line. \nAnother.', 'One line.'],
  ['a\u001b[31mb\u202ec\td', 'abc d'],
  ['', ''],
  ['💳'.repeat(300), `${'💳'.repeat(99)}…`],
])('%j is quoted as %j', (text, expected) => {
  expect(quote(text)).toBe(expected);
});

test('a quote is one short line of well-formed text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 2000 }), (text) => {
      const found = quote(text);
      expect(found).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(Array.from(found).length).toBeLessThanOrEqual(200);
    }),
  );
});
