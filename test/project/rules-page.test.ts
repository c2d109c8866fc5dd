import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { fillRules } from '../../scripts/fill-rules.ts';
import { RULES } from '../../src/plan/rules.ts';

const page = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docs/rules.md'), 'utf8');

test('the table of rules is printed from the list of rules (else: npm run docs)', () => {
  expect(fillRules(page)).toBe(page);
});

test('a rule that says, does or asks something else changes the page, and so does another order', () => {
  const [first, second, ...others] = RULES;
  if (first === undefined || second === undefined) throw new Error('there are no rules');
  const differing = [
    [{ ...first, when: 'it rains' }, second, ...others],
    [{ ...first, reason: () => 'it rains' }, second, ...others],
    [first, { ...second, does: () => ({ kind: 'keep' as const }) }, ...others],
    [second, first, ...others],
  ];
  for (const rules of differing) expect(fillRules(page, rules)).not.toBe(page);
});

test('a rule that no thread reaches is told, and so is a page without a place', () => {
  const [last] = RULES.slice(-1);
  if (last === undefined) throw new Error('there are no rules');
  expect(() => fillRules(page, [...RULES, { ...last, when: 'it rains' }])).toThrow('"it rains"');
  expect(() => fillRules('# Rules\n')).toThrow('The page has no place for rules.');
});
