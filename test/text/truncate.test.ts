import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { truncate } from '../../src/text/lines.ts';
import { hostileText } from './hostile-text.ts';

describe('truncate', () => {
  test.each([
    ['keeps a text that fits', 'abc', 3, 'abc'],
    ['cuts visibly', 'abcd', 3, 'ab…'],
    ['leaves no space before the mark', 'ab cd', 4, 'ab…'],
    ['does not split a code point', 'a👩b', 3, 'a…'],
    ['keeps a code point that fits', 'a👩bc', 4, 'a👩…'],
    ['replaces lone surrogates', 'a\ud83db', 5, 'a\ufffdb'],
    ['cuts to the mark alone', 'abc', 1, '…'],
    ['cuts to nothing', 'abc', 0, ''],
    ['takes a negative limit for nothing', 'abc', -1, ''],
    ['keeps nothing of nothing', '', 0, ''],
  ])('%s', (_, text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected);
  });

  test('stays within the limit, well-formed, and a prefix but for the mark', () => {
    fc.assert(
      fc.property(hostileText, fc.nat(60), (text, limit) => {
        const cut = truncate(text, limit);
        expect(cut.length).toBeLessThanOrEqual(limit);
        expect(cut.isWellFormed()).toBe(true);
        expect(text.toWellFormed().startsWith(cut.replace(/…$/, ''))).toBe(true);
        if (text.length > limit && limit > 0) expect(cut.endsWith('…')).toBe(true);
      }),
    );
  });
});
