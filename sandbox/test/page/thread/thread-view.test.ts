import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { readCommentFacts, toResolution } from '../../../page/thread/thread-view.ts';

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

const AT = Date.parse('2026-02-03T04:05:06Z');
const discussion = {
  id: 'd',
  deployment: 1,
  resolved: true,
  isThread: true,
  lastChange: { by: { id: 'Bot', name: 'Bot' }, at: AT },
  position: null,
};
const comment = (name: string, body: string) => ({
  id: 'c',
  sequence: 1,
  discussion,
  author: { id: name, name },
  body,
  createdAt: AT,
  updatedAt: AT,
  editedBy: null,
  isSystem: false,
});
const FOUND = comment('Bot', 'A finding.');

test.each([
  ['Fixed as of 1a2b3c4', 'fixed'],
  ['Suppressed as of 1a2b3c4', 'suppressed'],
  ['No longer part of this change as of 1a2b3c4', 'no longer part of this change'],
  ['The same finding has another thread as of 1a2b3c4', 'duplicate of another thread'],
])('what a tool says of its own thread, %s, is how it was resolved', (mark, how) => {
  const comments = [FOUND, comment('Bot', `${mark}\n\n<!-- signed -->`)];
  expect(toResolution(discussion, comments, 'finding')).toEqual({ how, at: AT });
});

test('the last of several marks counts', () => {
  const marks = ['Suppressed as of 1a2b3c4', 'Reported again as of 2b3c4d5', 'Fixed as of 3c4d5e6'];
  const comments = [FOUND, ...marks.map((body) => comment('Bot', body))];
  expect(toResolution(discussion, comments, 'finding')?.how).toBe('fixed');
});

test('what another one says is no mark', () => {
  const comments = [FOUND, comment('Ada', 'Fixed as of 1a2b3c4')];
  expect(toResolution(discussion, comments, 'finding')?.how).toBe('resolved by Bot');
});

test('a finding that a person resolved is dismissed by them, whatever a mark says of an earlier time', () => {
  const byAda = { ...discussion, lastChange: { by: { id: 'Ada', name: 'Ada' }, at: AT } };
  const comments = [FOUND, comment('Bot', 'Fixed as of 1a2b3c4')];
  expect(toResolution(byAda, comments, 'finding')).toEqual({ how: 'dismissed by Ada', at: AT });
  expect(toResolution(byAda, comments, 'discussion')).toEqual({ how: 'resolved by Ada', at: AT });
});

test('nobody knows who resolved what nobody changed, and an open thread is not resolved', () => {
  expect(toResolution({ ...discussion, lastChange: null }, [FOUND], 'finding')).toEqual({
    how: 'resolved',
    at: null,
  });
  expect(toResolution({ ...discussion, resolved: false }, [FOUND], 'finding')).toBeNull();
});
