import { afterEach, describe, expect, test } from '@jest/globals';
import { type AnalyzerRun, openRun } from './analyzer-runs.ts';
import { log } from './logs.ts';
import { accounting, openStory } from './story.ts';

const QUIET = 'gosec does not say which files it read, and this line has not changed';

describe('a tool that does not say which files it read', () => {
  let run: AnalyzerRun;
  afterEach(() => run.story.end());

  test.each(['gosec-int-pkg', 'gosec-int-other'])(
    'keeps the threads of a file of which all findings vanish, and resolves them when it reads it again: %s',
    async (name) => {
      run = await openRun(name);
      await run.play('A', { 'fail-level': 'none' });
      const posted = await run.threads();
      expect(posted).toEqual(['cart/mail.go:5 open']);
      const broken = await run.play('D', { 'fail-level': 'none' });
      expect(await run.threads()).toEqual(posted);
      expect(broken.summary).toContain(QUIET);
      expect(accounting(await run.play('D2'))).toBe(
        '1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened',
      );
      expect(await run.threads()).toEqual(posted);
    },
  );

  test('resolves what is missing beside other findings of the file, and what stood on a line that changed', async () => {
    run = await openRun('gosec');
    for (const state of ['A', 'B', 'C', 'F']) await run.play(state, { 'fail-level': 'none' });
    const before = (await run.threads()).filter((thread) => thread.endsWith('open'));
    const fixed = await run.play('E');
    expect(fixed.summary).not.toContain(QUIET);
    expect(before.length).toBeGreaterThan(3);
    expect((await run.threads()).filter((thread) => thread.endsWith('open'))).toEqual([]);
  });

  test('is believed once a person resolved the thread', async () => {
    run = await openRun('gosec-int-pkg');
    await run.play('A');
    await run.play('D', { 'fail-level': 'none' });
    const [thread] = (await run.story.truth()).threads.filter(({ resolvable }) => resolvable);
    const ada = await run.story.person('Ada');
    await ada.setResolved(thread?.discussionId ?? '', true);
    await run.play('D', { 'fail-level': 'none' });
    expect(await run.threads()).toEqual(['cart/mail.go:5 resolved']);
  });

  test('of workflows, where one of them does not parse', async () => {
    run = await openRun('zizmor-quiet');
    for (const state of ['A', 'B', 'C']) await run.play(state, { 'fail-level': 'none' });
    const before = (await run.threads()).filter((thread) => thread.endsWith('open'));
    const broken = await run.play('D', { 'fail-level': 'none' });
    expect(broken.summary).toContain('zizmor does not say which files it read');
    expect((await run.threads()).filter((thread) => thread.endsWith('open'))).toEqual(before);
  });

  test('leaves its run out as well, as where it finds nothing', async () => {
    run = await openRun('code-analyzer');
    const inputs = { tools: 'pmd (silent)\neslint (silent)', 'fail-level': 'none', 'min-level': 'note' };
    expect(accounting(await run.play('A', inputs))).toMatch(/; threads: [1-9]\d* posted/u);
    expect(accounting(await run.play('B', inputs))).toMatch(/; threads: 0 posted, 0 resolved, 0 reopened$/u);
    expect(accounting(await run.play('C', inputs))).toMatch(/; threads: 0 posted, 1 resolved, 0 reopened$/u);
    const before = await run.threads();
    const broken = await run.play('D', inputs);
    for (const tool of ['pmd', 'eslint'])
      expect(broken.summary).toContain(`${tool} does not say which files it read`);
    expect(await run.threads()).toEqual(before);
    await run.play('E', inputs);
    expect((await run.threads()).filter((thread) => thread.endsWith('open'))).toEqual([]);
  });
});

test('one of which all is gone at once resolves nothing, until it reports in that file again', async () => {
  const tool = 'SpotBugs';
  const lines = 'one\ntwo\n';
  const story = await openStory('full', { 'a.x': lines }, { 'a.x': `${lines}bad\nworse\n` });
  const [bad, worse] = [3, 4].map((line) => ({ path: 'a.x', line, level: 'error' as const }));
  if (bad === undefined || worse === undefined) throw new Error('no findings');
  await story.run(log([bad, worse], tool));
  await story.push({ 'a.x': `${lines}bad\nworse\n(\n` });
  const broken = await story.run(log([], tool));
  expect([broken.status, broken.outputs.resolved]).toEqual([1, '0']);
  expect(broken.log).toContain(`${tool} does not say which files it read, and this line has not changed`);
  expect((await story.run(log([worse], tool))).outputs.resolved).toBe('1');
  await story.push({ 'a.x': `${lines}good\n` });
  const mended = await story.run(log([], tool));
  expect([mended.status, mended.outputs.resolved]).toEqual([0, '1']);
  await story.end();
});
