import { describe, expect, test } from '@jest/globals';
import { plainLines } from '../../src/text/lines.ts';

describe('plainLines', () => {
  test.each([
    ['carriage returns', 'a\r\nb\rc', 'a\nb\nc'],
    ['other line breaks', 'a\vb\fc\u0085d\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
    ['control characters', 'a\u0000\u001b\u007f\u0080b', 'ab'],
    ['lone surrogates', 'a\udc00b', 'a\ufffdb'],
  ])('has no %s', (_, text, expected) => {
    expect(plainLines(text)).toBe(expected);
  });

  test('keeps tabs, newlines and invisible characters that we insert ourselves', () => {
    expect(plainLines('a\t\n\u200bb')).toBe('a\t\n\u200bb');
  });
});
