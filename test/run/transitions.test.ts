import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { z } from 'zod';
import type { StepResult } from '../../demo/run-action.ts';
import { log } from './logs.ts';
import { ANY_LISTING, accounting, LISTINGS, openStory, readable, type Story, topLevel } from './story.ts';

const BASE = { 'src/a.js': 'one\n' };
const reportSchema = z.object({
  findings: z.array(z.object({ disposition: z.string(), reason: z.string() })),
  threads: z.array(z.object({ action: z.string(), reason: z.string() })),
});

/** Every reason that the report gives, for findings and for threads without one. */
function reasons({ report }: StepResult): readonly string[] {
  const { findings, threads } = reportSchema.parse(report);
  return [
    ...findings.map(({ disposition, reason }) => `${disposition}: ${reason}`),
    ...threads.map(({ action, reason }) => `${action}: ${reason}`),
  ];
}

/** The log with a list of rules that names one without results: a catalogue of what ran. */
function withRules(log: Log, rules: readonly string[]): Log {
  return {
    ...log,
    runs: log.runs.map((run) => ({
      ...run,
      tool: { driver: { ...run.tool.driver, rules: rules.map((id) => ({ id })) } },
    })),
  };
}

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());

  test('a change that was taken back altogether has its threads settled, also where its head is the base', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nbad\n' });
    await story.run(log([{ path: 'src/a.js', line: 2 }]));
    await story.push(BASE);
    const result = await story.run(log([]));
    expect(accounting(result)).toBe('0 results; threads: 0 posted, 1 resolved, 0 reopened');
    expect(result.status).toBe(0);
    await story.end();

    story = await openStory(listing, BASE, { 'src/a.js': 'one\nbad\n' });
    await story.run(log([{ path: 'src/a.js', line: 2 }]));
    story.repository.git('reset', '--quiet', '--hard', 'HEAD~1');
    const head = story.repository.git('rev-parse', 'HEAD').trim();
    await story.admin('PATCH', `/deployments/${story.deployment}`, { head });
    const empty = await story.run(log([]));
    expect(accounting(empty)).toBe('0 results; threads: 0 posted, 1 resolved, 0 reopened');
  });

  test('the same result twice in the logs is one finding and one duplicate', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nbad\n' });
    const found = log([{ path: 'src/a.js', line: 2 }]);
    const result = await story.run({ 'one.sarif': found, 'two.sarif': found });
    expect(accounting(result)).toBe(
      '2 results = 1 duplicate + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(reasons(result)).toContain('duplicate: the logs hold the same result twice');
  });

  test('a finding that is split in two keeps its thread on one part and gets a new one for the other', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nlet first = eval(x), second = eval(y);\n' });
    await story.run(log([{ path: 'src/a.js', line: 2 }]));
    await story.push({ 'src/a.js': 'one\nlet first = eval(x);\nlet second = eval(y);\n' });
    const result = await story.run(
      log([
        { path: 'src/a.js', line: 2 },
        { path: 'src/a.js', line: 3 },
      ]),
    );
    expect(accounting(result)).toBe(
      '2 results = 1 kept + 1 posted; threads: 1 posted, 0 resolved, 0 reopened',
    );
    expect(reasons(result)).toContainEqual(expect.stringContaining('its text was edited'));
  });

  test('two findings that merge keep one thread and resolve the other', async () => {
    story = await openStory(listing, BASE, {
      'src/a.js': 'one\nlet first = eval(x);\nlet second = eval(y);\n',
    });
    await story.run(
      log([
        { path: 'src/a.js', line: 2 },
        { path: 'src/a.js', line: 3 },
      ]),
    );
    await story.push({ 'src/a.js': 'one\nlet first = eval(x), second = eval(y);\n' });
    const result = await story.run(log([{ path: 'src/a.js', line: 2 }]));
    expect(accounting(result)).toBe('1 result = 1 kept; threads: 0 posted, 1 resolved, 0 reopened');
    expect(reasons(result)).toContain('resolve: the finding is gone');
  });

  test('a finding whose line moves to another file takes its thread along', async () => {
    const body = 'function sum(values) {\n  return eval(values.join());\n}\n';
    story = await openStory(listing, BASE, { 'src/a.js': `one\n${body}two\n` });
    await story.run(log([{ path: 'src/a.js', line: 3 }]));
    await story.push({ 'src/a.js': 'one\ntwo\n', 'src/sum.js': body });
    const result = await story.run(log([{ path: 'src/sum.js', line: 2 }]));
    expect(accounting(result)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
    expect(reasons(result)).toContainEqual(
      expect.stringContaining('moved from src/a.js:3, same text in another file'),
    );
  });

  test('a line that is only indented anew keeps its thread', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nreturn eval(x);\n' });
    await story.run(log([{ path: 'src/a.js', line: 2 }]));
    await story.push({ 'src/a.js': 'one\nif (x) {\n    return eval(x);\n}\n' });
    const result = await story.run(log([{ path: 'src/a.js', line: 3 }]));
    expect(accounting(result)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
  });

  test('of two equal lines the one that goes is fixed, and the other keeps its thread', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nlog(x);\ntwo\nlog(x);\nthree\n' });
    await story.run(
      log([
        { path: 'src/a.js', line: 2, message: 'First.' },
        { path: 'src/a.js', line: 4, message: 'Second.' },
      ]),
    );
    await story.push({ 'src/a.js': 'one\ntwo\nlog(x);\nthree\n' });
    await story.run(log([{ path: 'src/a.js', line: 3, message: 'Second.' }]));
    const [first, second] = readable(await story.truth());
    expect(first).toContain('src/a.js:2 resolved: First.');
    expect(second).toContain('src/a.js:4 open: Second.');
  });

  test('a rule that is gone from a catalogue of rules was switched off, not fixed', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nbad\n' });
    const found = log([{ path: 'src/a.js', line: 2, rule: 'no-bad' }]);
    await story.run(withRules(found, ['other', 'no-bad']));
    await story.push({ 'src/a.js': 'one\ngood\n' });
    const off = await story.run(withRules(log([]), ['other', 'another']));
    expect(accounting(off)).toBe('0 results; threads: 0 posted, 0 resolved, 0 reopened');
    expect(reasons(off)).toContainEqual(expect.stringContaining('rule no-bad is not in the log'));
    const on = await story.run(withRules(log([]), ['other', 'no-bad']));
    expect(accounting(on)).toBe('0 results; threads: 0 posted, 1 resolved, 0 reopened');
  });

  test('a flaky analyzer stops nothing from being resolved once a newer commit was analyzed', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nbad\n', 'src/b.js': 'worse\n' });
    const both = log([
      { path: 'src/a.js', line: 2 },
      { path: 'src/b.js', line: 1 },
    ]);
    const one = log([{ path: 'src/b.js', line: 1 }]);
    await story.run(both);
    await story.push({ 'note.txt': '1\n' });
    // Missed, seen again, and missed once more at one commit.
    expect(accounting(await story.run(one))).toContain('1 resolved');
    expect(accounting(await story.run(both))).toContain('1 reopened');
    const held = await story.run(one);
    expect(accounting(held)).toContain('threads: 0 posted, 0 resolved, 0 reopened');
    const [why] = reasons(held).filter((reason) => reason.includes('disagree about'));
    expect(why).toContain('if two jobs run it, give each its own category');
    expect(why).toContain('if one job runs it, the analyzer reports differently from run to run');
    expect(held.summary).toContain('disagree about');

    await story.push({ 'src/a.js': 'one\ngood\n' });
    const fixed = await story.run(one);
    expect(accounting(fixed)).toContain('threads: 0 posted, 1 resolved, 0 reopened');
    expect(fixed.summary).not.toContain('disagree about');
  });

  test('two jobs that share a scope by mistake do not resolve the threads of each other', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nbad\n', 'src/b.js': 'bad\n' });
    const first = log([{ path: 'src/a.js', line: 2 }]);
    const second = log([{ path: 'src/b.js', line: 1 }]);
    await story.run(first);
    const result = await story.run(second);
    expect(accounting(result)).toBe('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
    expect(reasons(result)).toContainEqual(expect.stringContaining('give each its own category'));
    expect(accounting(await story.run(first))).toContain('threads: 0 posted, 0 resolved, 0 reopened');
  });

  test('a finding that comes back holds no other one of its tool', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nbad\nworse\n' });
    const [bad, worse] = [
      { path: 'src/a.js', line: 2, message: 'Bad.' },
      { path: 'src/a.js', line: 3, message: 'Worse.' },
    ];
    await story.run(log([bad, worse]));
    await story.push({ 'src/a.js': 'one\ngood\nworse\n' });
    await story.run(log([worse]));
    await story.push({ 'src/a.js': 'one\nbad\nbetter\n' });
    const result = await story.run(log([bad]));
    expect(accounting(result)).toBe('1 result = 1 reopened; threads: 0 posted, 1 resolved, 1 reopened');
  });

  test('a thread that was left open since somebody replied says that its finding is back', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nbad\n' });
    const found = log([{ path: 'src/a.js', line: 2 }]);
    await story.run(found);
    const [thread] = (await story.truth()).threads;
    await (await story.person('Ada')).reply(thread?.discussionId ?? '', 'Why?');
    await story.push({ 'src/a.js': 'one\ngood\n' });
    await story.run(log([]), { resolve: 'undiscussed' });
    expect(readable(await story.truth())).toEqual([expect.stringContaining('the finding is gone as of')]);
    await story.push({ 'src/a.js': 'one\nbad\n' });
    const back = await story.run(found, { resolve: 'undiscussed' });
    expect(accounting(back)).toBe('1 result = 1 reopened; threads: 0 posted, 0 resolved, 1 reopened');
    expect(readable(await story.truth())).toEqual([expect.stringContaining('| Reported again as of')]);
  });

  test('a rebase after which the old commits are gone keeps the threads by their text', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nconst total = eval(x);\n' });
    await story.run(log([{ path: 'src/a.js', line: 2 }]));
    const { git } = story.repository;
    git('switch', '-q', 'main');
    const base = story.repository.commit({ 'src/a.js': 'zero\none\n' });
    git('branch', '-q', '-D', 'deploy');
    git('switch', '-q', '-c', 'deploy');
    await story.admin('PATCH', `/deployments/${story.deployment}`, { base });
    await story.push({ 'src/a.js': 'zero\none\nconst total = eval(x);\n' });
    story.repository.collectGarbage();
    const result = await story.run(log([{ path: 'src/a.js', line: 3 }]));
    expect(accounting(result)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
    expect(reasons(result)).toContainEqual(expect.stringContaining('same text'));
  });

  test('without the old commit a thread is unverified while a finding of its rule in its file is unmatched', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nconst total = eval(x);\n' });
    await story.run(log([{ path: 'src/a.js', line: 2, message: 'About total.' }]));
    story.repository.git('reset', '-q', '--soft', 'HEAD~1');
    await story.push({ 'src/a.js': 'one\nlet sum;\nsum = Function(y);\n' });
    story.repository.collectGarbage();
    const result = await story.run(log([{ path: 'src/a.js', line: 3, message: 'On the sum.' }]));
    expect(accounting(result)).toBe('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
    expect(reasons(result)).toContainEqual(expect.stringContaining('could not be fetched'));
  });
});

describe.each(LISTINGS)(
  'two jobs that share a scope by mistake, with the listing in its %s form',
  (listing) => {
    let story: Story;
    afterEach(() => story.end());

    test('disagree about once, and from then on nothing of it is called fixed', async () => {
      story = await openStory(
        listing,
        { 'src/a.js': 'one\n' },
        { 'src/a.js': 'one\nbad\n', 'src/b.js': 'bad\n' },
      );
      const first = log([{ path: 'src/a.js', line: 2, message: 'First.' }]);
      const second = log([{ path: 'src/b.js', line: 1, message: 'Second.' }]);
      await story.run(first);
      await story.run(second);

      const head = await story.push({ 'src/c.js': 'new\n' });
      // The first job cannot know yet that the finding it does not report is one of another job.
      expect(accounting(await story.run(first))).toContain('threads: 0 posted, 1 resolved, 0 reopened');
      const contradicts = await story.run(second);
      expect(accounting(contradicts)).toContain('threads: 0 posted, 0 resolved, 1 reopened');
      const contradiction =
        `two runs of Linter disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ` +
        'if two jobs run it, give each its own category; if one job runs it, the analyzer reports differently from run to run';
      expect(contradicts.summary).toContain(contradiction);

      for (const logs of [first, second, first]) {
        const result = await story.run(logs);
        expect(accounting(result)).toContain('threads: 0 posted, 0 resolved, 0 reopened');
        expect(result.summary).toContain(contradiction);
      }
      expect(readable(await story.truth())).toEqual([
        'src/a.js:2 open: First.',
        `src/b.js:1 open: Second. | Fixed as of ${head.slice(0, 7)} | Reported again as of ${head.slice(0, 7)}`,
      ]);
    });
  },
);

describe('a listing that lags', () => {
  let story: Story;
  afterEach(() => story.end());

  test.each(LISTINGS)(
    'a mark that is listed late is written once, with the listing in its %s form',
    async (listing) => {
      story = await openStory(
        listing,
        { 'src/a.js': 'one\n' },
        { 'src/a.js': 'one\nbad\n' },
        { pageSize: 50 },
      );
      await story.run(log([{ path: 'src/a.js', line: 2 }]));
      const head = await story.push({ 'src/a.js': 'one\ngood\n' });
      // The listings after the plan do not show the mark yet.
      const late = {
        operation: 'list-comments',
        calls: [3, 4],
        effect: { kind: 'lagging-listing', writes: 1 },
      };
      await story.admin('POST', '/faults', { rules: [late] });
      const last = await story.run(log([]));
      expect(accounting(last)).toContain('threads: 0 posted, 1 resolved, 0 reopened');
      expect(last.status).toBe(0);
      const truth = await story.truth();
      expect(topLevel(truth)).toEqual([]);
      expect(readable(truth)).toEqual([
        `src/a.js:2 resolved: There is trouble here. | Fixed as of ${head.slice(0, 7)}`,
      ]);
    },
  );
});
