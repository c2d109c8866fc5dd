import { afterEach, describe, expect, test } from '@jest/globals';
import { type AnalyzerRun, openRun } from './analyzer-runs.ts';
import { accounting } from './story.ts';

let run: AnalyzerRun;
afterEach(() => run.story.end());

const QUIET = 'gosec does not say which files it read, and this line is as it was';

describe('a tool that does not say which files it read', () => {
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
    run = await openRun('zizmor');
    for (const state of ['A', 'B', 'C']) await run.play(state, { 'fail-level': 'none' });
    const before = (await run.threads()).filter((thread) => thread.endsWith('open'));
    const broken = await run.play('D', { 'fail-level': 'none' });
    expect(broken.summary).toContain('zizmor does not say which files it read');
    expect((await run.threads()).filter((thread) => thread.endsWith('open'))).toEqual(before);
  });
});
