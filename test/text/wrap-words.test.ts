import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wrapWords } from '../../src/text/lines.ts';

describe('a line on a terminal', () => {
  test.each<[string, string, number, readonly string[]]>([
    ['one that fits stays', 'one two', 7, ['one two']],
    ['a longer one is broken between words', 'one two three', 9, ['one two', '  three']],
    [
      'a row goes on deeper than it begins',
      '  post  7  rule  new',
      14,
      ['  post  7', '      rule', '      new'],
    ],
    [
      'a word is never broken',
      'see https://example.com/a/long/path now',
      12,
      ['see', '  https://example.com/a/long/path', '  now'],
    ],
    ['blanks within a row stay', '  a    b  c', 9, ['  a    b', '    c']],
    ['an empty line stays', '', 5, ['']],
  ])('%s', (_, line, columns, lines) => {
    expect(wrapWords(line, columns)).toEqual(lines);
  });

  test('keeps every word, and is too wide only for a word that is', () => {
    const word = fc.stringMatching(/^[^\s]{1,20}$/u);
    fc.assert(
      fc.property(fc.array(word), fc.nat(6), fc.integer({ min: 10, max: 80 }), (words, indent, columns) => {
        const line = ' '.repeat(indent) + words.join(' ');
        const lines = wrapWords(line, columns);
        expect(lines.join(' ').split(' ').filter(Boolean)).toEqual(line.split(' ').filter(Boolean));
        for (const one of lines.filter(({ length }) => length > columns))
          expect(one.trim().split(' ')).toHaveLength(1);
      }),
    );
  });
});
