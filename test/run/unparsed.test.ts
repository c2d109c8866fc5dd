import { afterEach, describe, expect, test } from '@jest/globals';
import { log, type Report } from './logs.ts';
import { ANY_LISTING, accounting, openStory, readable, type Story } from './story.ts';

const GOOD = 'one\nbad(1);\ntwo\nbad(2);\nthree\nbad(3);\n';
const BROKEN = `function (\n${GOOD}`;
const FINDINGS: readonly Report[] = [2, 4, 6].map((line) => ({ path: 'src/a.js', line }));

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());

  test.each([
    [
      'by a known result',
      'ShellCheck',
      'SC1073',
      "Couldn't parse this function.",
      'src/a.js was not parsed',
      3,
    ],
    [
      'by what is left of its results',
      'Tokens',
      'T1',
      'Unexpected token (',
      'src/a.js may not have been parsed',
      0,
    ],
  ])(
    'a file that breaks is unverified %s, and keeps its threads when it is mended',
    async (_, tool, rule, message, reason, status) => {
      story = await openStory(listing, { 'src/a.js': 'one\n' }, { 'src/a.js': GOOD });
      const good = log(FINDINGS, tool);
      await story.run(good);
      const posted = await threadsOf(story);
      expect(posted.map(({ resolved }) => resolved)).toEqual([false, false, false]);

      await story.push({ 'src/a.js': BROKEN });
      const broken = log([{ path: 'src/a.js', line: 1, rule, message, level: 'error' }], tool);
      const first = await story.run(broken, { 'fail-level': 'none' });
      expect(accounting(first)).toBe('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
      expect(first.status).toBe(status);
      expect(first.summary).toContain(reason);
      // It may stay broken for a while.
      await story.push({ 'src/b.js': 'one\n' });
      const second = await story.run(broken, { 'fail-level': 'none' });
      expect(accounting(second)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
      expect((await threadsOf(story)).filter(({ resolved }) => resolved)).toEqual([]);

      await story.push({ 'src/a.js': GOOD });
      const mended = await story.run(good);
      expect(accounting(mended)).toBe('3 results = 3 kept; threads: 0 posted, 1 resolved, 0 reopened');
      expect((await threadsOf(story)).filter(({ resolved }) => !resolved)).toEqual(posted);
      expect(await story.run(good).then(accounting)).toBe(
        '3 results = 3 kept; threads: 0 posted, 0 resolved, 0 reopened',
      );
    },
  );

  test('a thread whose place passes is fixed, and what passes is counted apart', async () => {
    story = await openStory(listing, { 'src/a.js': 'one\n' }, { 'src/a.js': GOOD });
    await story.run(log(FINDINGS));
    await story.push({ 'src/b.js': 'one\n' });
    const checked = log(FINDINGS);
    const [run] = checked.runs;
    const results = run?.results?.map((result, index) =>
      index === 0
        ? { ...result, kind: 'Pass' as 'pass', level: 'none' as const, message: { text: 'All is well.' } }
        : result,
    );
    const again = { ...checked, runs: [{ ...run, results }] } as typeof checked;
    const result = await story.run(again, { 'min-level': 'none' });
    expect(accounting(result)).toBe(
      '3 results = 1 passed + 2 kept; threads: 0 posted, 1 resolved, 0 reopened',
    );
    expect(readable(await story.truth()).join('\n')).not.toContain('All is well.');
  });
});

/** Our threads as the service has them. */
async function threadsOf(story: Story) {
  const { threads } = await story.truth();
  return threads
    .filter(({ resolvable }) => resolvable)
    .map(({ discussionId, resolved }) => ({ discussionId, resolved: resolved ?? false }));
}
