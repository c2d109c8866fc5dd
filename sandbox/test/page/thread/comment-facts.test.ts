import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readCommentFacts } from '../../../page/thread/thread-view.ts';

const GOLDEN = resolve(import.meta.dirname, '../../../../fixtures/golden/comments');
const golden = (name: string) => readCommentFacts(readFileSync(join(GOLDEN, `${name}.md`), 'utf8'));

test.each([
  ['eslint', { tool: 'ESLint', rule: 'no-console', level: 'warning' }],
  ['code-analyzer-pmd', { tool: 'pmd', rule: 'ApexDoc', level: 'warning' }],
  ['codeql', { tool: 'CodeQL', rule: 'js/sql-injection', level: 'error' }],
  [
    'code-analyzer-eslint',
    { tool: 'eslint', rule: '@salesforce-ux/slds/no-hardcoded-values-slds2', level: 'warning' },
  ],
  ['flawfinder', { tool: 'Flawfinder', rule: 'FF1013', level: 'note' }],
  ['oxlint', { tool: 'oxlint', rule: 'eslint(no-debugger)', level: 'warning' }],
])('reads tool, rule and level of %s', (name, facts) => {
  expect(golden(name)).toEqual(facts);
});

test('every comment of the action names its tool', () => {
  const names = readdirSync(GOLDEN).map((name) => name.replace(/\.md$/, ''));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => golden(name) === null)).toEqual([]);
});

test('a comment of a person names none', () => {
  expect(readCommentFacts('**Warning**: this is slow')).toBeNull();
});
