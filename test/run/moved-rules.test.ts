import { afterEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

const FILES = { 'a.py': 'one\ntwo\nthree\n' };

async function runTwice(before: string, after: string, message = 'eval is bad') {
  story = await openStory('full', { 'README.md': 'x\n' }, FILES);
  await story.run(log([{ path: 'a.py', line: 2, rule: before, message }]));
  const threads = readable(await story.truth());
  expect(threads).toHaveLength(1);
  await story.push({ 'README.md': 'y\n' });
  const second = await story.run(log([{ path: 'a.py', line: 2, rule: after, message: 'eval is bad' }]));
  return { second, threads };
}

test.each([
  ['tmp.tmpA1.rules.no-eval', 'tmp.tmpB2.rules.no-eval'],
  ['no-eval', 'rules.no-eval'],
  ['import/no-eval', 'import-x/no-eval'],
  ['ANCHOREVULN_shop:1.0_CVE-2024-1', 'ANCHOREVULN_shop:1.1_CVE-2024-1'],
  ['CVE-2024-1:shop:1.0', 'CVE-2024-1:shop:1.1'],
  ['CVE-2024-1:shop@sha256:0ab1', 'CVE-2024-1:shop@sha256:c2d3'],
])('the thread of %s is that of %s on the same line with the same words', async (before, after) => {
  const { second, threads } = await runTwice(before, after);
  expect(accounting(second)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
  expect(readable(await story.truth())).toEqual(threads);
});

test('a rule with other words is another rule', async () => {
  const { second } = await runTwice('a.no-eval', 'b.no-eval', 'exec is worse');
  expect(accounting(second)).toBe('1 result = 1 posted; threads: 1 posted, 1 resolved, 0 reopened');
});

test('nothing is called fixed where all rules of a tool have other ids', async () => {
  const { second } = await runTwice('E1', 'unused-name');
  expect(accounting(second)).toContain('0 resolved');
});

test('a rule that has a thread of its own on that line takes none of a rule that is gone', async () => {
  story = await openStory('full', { 'README.md': 'x\n' }, FILES);
  const reports = [...'abcdefgh'].map((folder) => ({ path: 'a.py', line: 2, rule: `${folder}.no-eval` }));
  await story.run(log(reports));
  await story.push({ 'README.md': 'y\n' });
  await story.run(log(reports.slice(0, 1)));
  const { threads } = await story.truth();
  const open = threads.filter((thread) => thread.resolved !== true);
  expect(open.map(({ comments }) => comments[0]?.body)).toEqual([expect.stringContaining('`a.no-eval`')]);
});
