import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { visibleText } from '../../src/text/lines.ts';
import { hostileText } from './hostile-text.ts';

describe('visibleText', () => {
  test.each([
    ['makes every line break the same', 'a\r\nb\rc\vd\fe\u0085f\u2028g\u2029h', 'a\nb\nc\nd\ne\nf\ng\nh'],
    ['keeps tabs and newlines', 'a\tb\n', 'a\tb\n'],
    ['removes control characters', 'a\u0000b\u0007c\u009fd', 'abcd'],
    ['removes colors whole', '\u001b[1;31merror\u001b[0m: x\u009b1m', 'error: x'],
    [
      'removes the address of a terminal link',
      '\u001b]8;;https://e.example\u0007text\u001b]8;;\u001b\\',
      'text',
    ],
    ['keeps the text after an unfinished sequence', '\u001b]0;a\nb', ']0;a\nb'],
    ['removes bidi controls', 'a\u202eb\u2066c\u2069', 'abc'],
    ['removes zero-width and format characters', 'a\u200bb\u00adc\ufeffd\u2060e', 'abcde'],
    ['removes fillers, tags and variation selectors', 'a\u3164b\u{e0041}c\u{e0100}d\ufe00e\ufe0f', 'abcde'],
    [
      'keeps emoji whole',
      '👩\u200d👩\u200d👧 ❤\ufe0f 👩🏽\u200d🚀 1\ufe0f\u20e3',
      '👩\u200d👩\u200d👧 ❤\ufe0f 👩🏽\u200d🚀 1\ufe0f\u20e3',
    ],
    ['removes joiners outside emoji', 'a\u200db 👩\u200d x', 'ab 👩 x'],
    ['replaces lone surrogates', '\ud83da', '\ufffda'],
  ])('%s', (_, text, expected) => {
    expect(visibleText(text)).toBe(expected);
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        expect(visibleText(visibleText(text))).toBe(visibleText(text));
      }),
    );
  });
});
