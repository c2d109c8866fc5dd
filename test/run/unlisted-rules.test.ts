import { afterEach, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log, type Report } from './logs.ts';
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
