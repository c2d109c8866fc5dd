import { describe, expect, test } from '@jest/globals';
import { withoutSuggestions } from '../../src/threads/suggestions.ts';

describe('a name is suggested', () => {
  test.each([
    ["'tset' is not defined. Did you mean 'test'?", "'tset' is not defined. Did you mean ?"],
    [
      "use of undeclared identifier 'tset'; did you mean 'test'?",
      "use of undeclared identifier 'tset'; did you mean ?",
    ],
    ['Unexpected `a`. Use `b` instead of `c`.', 'Unexpected `a`. Use  instead of `c`.'],
    ['Use `a`, `b` or `c`.', 'Use ,  or .'],
    ['Do not do that; instead, use "b".', 'Do not do that; instead, use .'],
    [
      'The variable `err` should be named `error`. A more descriptive name will do too.',
      'The variable `err` should be named . A more descriptive name will do too.',
    ],
    ["Can't find ‘a’, please use ‘b’", "Can't find ‘a’, please use "],
  ])('in %s', (message, rest) => {
    expect(withoutSuggestions(message)).toBe(rest);
  });
});

describe('no name is suggested', () => {
  test.each([
    ["'a' is unused."],
    ["The use of 'eval' is dangerous."],
    ["Unsafe use 'eval'."],
    ["Do not use 'eval'."],
    ["Don't use 'eval'."],
    ["Never ever use 'eval', 'exec'."],
    ["Expected 'a' and instead saw 'b'."],
    ["Used instead of 'b'."],
    ["'a' is used by 'b'"],
    ["Comes from 'a'. Did you mean that 'b' reaches it?"],
    ["In quotes: 'a. Use `b`'"],
    ["Can't follow 'a. Use `b`'"],
    ["With blanks: use 'a from b'"],
    ["'a'use 'b'"],
    ['Use unquoted.'],
    [''],
  ])('in %j', (message) => {
    expect(withoutSuggestions(message)).toBe(message);
  });
});
