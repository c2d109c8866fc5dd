import { expect, test } from '@jest/globals';
import { ownRuleName } from '../../src/finding/rule-ids.ts';

test.each([
  ['ApexDoc', 'apexdoc'],
  ['no-unused-vars', 'nounusedvars'],
  ['@typescript-eslint/no-unused-vars', 'nounusedvars'],
  ['eslint(no-unused-vars)', 'nounusedvars'],
  ['typescript-eslint(no-unused-vars)', 'nounusedvars'],
  ['eslint-plugin-unicorn(prefer-at)', 'preferat'],
  ['typescript:NoUnusedVars', 'nounusedvars'],
  ['javascript.lang.security.detect-eval', 'detecteval'],
  ['MD013/line_length', 'linelength'],
  ['überflüssig', 'überflüssig'],
  ['no-var', 'novar'],
])('the own name of %s is %s', (id, name) => {
  expect(ownRuleName(id)).toBe(name);
});

test.each(['F401', 'java:S1234', 'CWE-79', 'eqeqeq/', 'a1b2c3', ''])('%p has none', (id) => {
  expect(ownRuleName(id)).toBeUndefined();
});
