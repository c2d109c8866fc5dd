import { expect, test } from '@jest/globals';
import { speaksOfParsing } from '../../src/finding/speaks-of-parsing.ts';

test.each([
  'Syntax error: unexpected end of file',
  'SyntaxError: invalid syntax',
  'Parsing error: Unexpected token }',
  "'nope.h' file not found",
  'nope.h: No such file or directory',
  "Cannot find module './nope'",
  "Couldn't parse this if expression.",
  "'nope.proto' not found while including",
  'Unterminated string literal',
  "mismatched input 'public' expecting ')'",
  'Failed to load the configuration',
  'unexpected <EOF>',
])('%s', (message) => {
  expect(speaksOfParsing(message)).toBe(true);
});

test.each([
  'Unexpected var.',
  'Unexpected console statement.',
  'Parse integers with a radix.',
  'The parser is deprecated.',
  'Avoid reading files synchronously.',
  'Missing semicolon.',
  `${'x'.repeat(2_000)} syntax error`,
])('not %s', (message) => {
  expect(speaksOfParsing(message)).toBe(false);
});
