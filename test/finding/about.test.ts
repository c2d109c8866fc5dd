import { describe, expect, test } from '@jest/globals';
import { isAboutSecrets, speaksOfParsing } from '../../src/finding/about.ts';
import { type FindingParts, makeLogResult } from './make-finding.ts';

describe('isAboutSecrets', () => {
  test.each<[string, FindingParts]>([
    ['Gitleaks', { tool: 'gitleaks', rule: 'aws-access-token' }],
    ['secretlint', { tool: 'secretlint', rule: '@secretlint/secretlint-rule-aws' }],
    ['TruffleHog', { tool: 'TruffleHog', rule: 'AWS' }],
    ['a rule of CodeQL', { tool: 'CodeQL', rule: 'js/hardcoded-credentials' }],
    ['a rule of Semgrep', { tool: 'Semgrep OSS', rule: 'generic.secrets.security.detected-aws-key' }],
    ['a name', { rule: { id: 'S2068', name: 'Hard-coded passwords are security-sensitive' } }],
    ['a tag', { rule: { id: 'B105', tags: ['security', 'external/cwe/cwe-259', 'hardcoded-secret'] } }],
    ['a weakness of the rule', { rule: { id: 'x', cwes: [79, 798] } }],
  ])('tells by %s', (_, parts) => {
    expect(isAboutSecrets(makeLogResult(parts))).toBe(true);
  });

  test('tells by a weakness of the result', () => {
    expect(isAboutSecrets({ ...makeLogResult({ rule: 'x' }), cwes: [312] })).toBe(true);
  });

  test.each<[string, FindingParts]>([
    ['another rule', { tool: 'ESLint', rule: 'no-unexpected-token' }],
    ['another weakness', { rule: { id: 'js/xss', cwes: [79] } }],
  ])('and leaves %s alone', (_, parts) => {
    expect(isAboutSecrets(makeLogResult(parts))).toBe(false);
  });
});

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
  'Expected `)`, found newline',
  'expected `:` but instead found `1`',
  "expected ';', ',' or ')' before '{' token",
  "Parsing failed: ''(' was never closed (broken, line 4)'",
  "Line 1, Position 8: Found unparsable section: 'FORM orders'",
  "Missing closing '}' in statement block or type definition.",
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
  'Expected indentation of 2 spaces but found 4.',
  "Expected '===' and instead saw '=='.",
  "Expected '===' but found '=='.",
  "Expected { after 'if' condition.",
  'Expected "color" to come before "margin"',
  'Expected a blank line before the block',
  'The file is closed before it is read.',
  `${'x'.repeat(2_000)} syntax error`,
])('not %s', (message) => {
  expect(speaksOfParsing(message)).toBe(false);
});
