import { describe, expect, test } from '@jest/globals';
import { openInlineStart } from '../../src/text/inline.ts';

describe('openInlineStart', () => {
  test.each([
    [
      'nothing open',
      'a `b` <https://e.example> [c](https://e.example) d',
      'a `b` <https://e.example> [c](https://e.example) d',
    ],
    ['an open code span', 'a `b` ``c @all', 'a `b` '],
    ['an open autolink', 'a <https://e.example/@all', 'a '],
    ['an open link destination', '`[` [a](https://e.example/@all', '`[` [a'],
    ['an open entity', 'a &lt; b &l', 'a &lt; b '],
    ['signs in code', '`<` `](` a', '`<` `](` a'],
    ['the first of several', 'a ``b <c', 'a '],
    ['an empty line', '', ''],
  ])('stops before %s', (_, line, kept) => {
    expect(line.slice(0, openInlineStart(line))).toBe(kept);
  });
});
