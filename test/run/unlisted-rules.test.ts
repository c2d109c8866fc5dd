import { afterEach, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { openRun } from './analyzer-runs.ts';
import { log, type Report } from './logs.ts';
import { runOn } from './run-on.ts';
import { ANY_LISTING, accounting, openStory, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

/** As Spectral writes it: its list has the rules of the ruleset, and not the parser's own. */
function withList(rules: readonly string[], reports: readonly Report[]): Log {
  const { runs, ...rest } = log(reports, 'spectral');
  return {
    ...rest,
    runs: runs.map((run) => ({
      ...run,
      tool: { driver: { ...run.tool.driver, rules: rules.map((id) => ({ id })) } },
    })),
  };
}

const RULES = ['info-contact', 'operation-tags'];
const FILES = { 'api.yaml': 'openapi: 3.1.0\npaths: {}\n' };

test.each(ANY_LISTING)('a rule that a list never had is fixed all the same (%s)', async (listing) => {
  story = await openStory(listing, { 'b.yaml': 'x: 1\n' }, FILES);
  const first = withList(RULES, [
    { path: 'api.yaml', line: 2, rule: 'invalid-ref' },
    { path: 'api.yaml', line: 1, rule: 'info-contact' },
  ]);
  await story.run(first);
  await story.push({ 'api.yaml': 'openapi: 3.1.0\npaths:\n  /a: {}\n' });
  // The other rule was switched off in between.
  const second = await story.run(withList(['operation-tags'], []));
  expect(accounting(second)).toBe('0 results; threads: 0 posted, 1 resolved, 0 reopened');
  expect(second.summary).toContain('rule info-contact is not in the log');
});

test('a list that came later proves nothing of a rule that had none', async () => {
  story = await openStory('full', { 'b.yaml': 'x: 1\n' }, FILES);
  await story.run(log([{ path: 'api.yaml', line: 2, rule: 'invalid-ref' }], 'spectral'));
  await story.push({ 'api.yaml': 'openapi: 3.1.0\npaths:\n  /a: {}\n' });
  expect(accounting(await story.run(withList(RULES, [])))).toBe(
    '0 results; threads: 0 posted, 1 resolved, 0 reopened',
  );
});

test('what Spectral reports beside its list is fixed when it is gone, and its parser is believed', async () => {
  const run = await openRun('spectral');
  ({ story } = run);
  const inputs = { 'fail-level': 'none' };
  expect(accounting(await run.play('A', inputs))).toBe(
    '3 results = 3 posted; threads: 3 posted, 0 resolved, 0 reopened',
  );
  expect(accounting(await run.play('C', inputs))).toContain('0 posted, 1 resolved');
  const before = await run.threads();
  const broken = await run.play('D', inputs);
  expect(broken.status).not.toBe(0);
  expect(broken.outputs.resolved).toBe('0');
  expect(await run.threads()).toEqual(expect.arrayContaining([...before]));
  expect((await run.play('D2', inputs)).status).toBe(0);
  expect(await run.play('E', inputs)).toMatchObject({
    status: 0,
    summary: expect.not.stringContaining('list of rules'),
  });
  expect((await run.threads()).filter((thread) => thread.endsWith('open'))).toEqual([]);
});

test.each([
  { change: 'new', now: 'invalid-ref', before: 'info-contact', told: '1 result = 1 not-on-the-diff' },
  { change: 'gone', now: 'info-contact', before: 'invalid-ref', told: '1 finding of the baseline gone' },
])('by a baseline a result of such a rule is $change', async ({ now, before, told }) => {
  const file = 'api.yaml';
  const files = { [file]: 'a: 1\nb: 2\nc: 3\n', 'x.yaml': 'x: 1\n' };
  story = await openStory('full', files, { 'x.yaml': 'x: 2\n' });
  const base = withList(RULES, [{ path: file, line: 1, rule: before }]);
  const head = withList(RULES, [{ path: file, line: 3, rule: now }]);
  const ended = await runOn('deployments', story, head, {}, { base });
  expect(ended.summary).toContain(told);
});
