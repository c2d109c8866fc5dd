import { expect, test } from '@jest/globals';
import { openStory } from '../run/story.ts';
import { runSourceCli } from './run-cli.ts';
import { FOUND, tellTrackedLogs } from './tracked-logs-cases.ts';

tellTrackedLogs(['github']);

test('a plan of two commits refuses it as a run does, and reads it once git does not track it', async () => {
  const NAMED = { 'log.sarif': FOUND, "my team's.sarif": FOUND };
  const story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n', ...NAMED });
  try {
    const { path } = story.repository;
    for (const name of Object.keys(NAMED)) {
      const args = ['plan', name, '--base', 'main'];
      for (const ci of ['', 'true']) {
        const { status, out, err } = await runSourceCli(args, path, { CI: ci });
        expect([status, out + err]).toEqual([3, expect.stringContaining(`${name} is part of the commit`)]);
      }
      expect((await runSourceCli([...args, '--allow', 'tracked-logs'], path)).out).toContain(
        '1 result = 1 posted',
      );
      story.repository.git('rm', '--quiet', '--cached', name);
      story.repository.git('commit', '--quiet', '--message', 'Take the log out');
      expect((await runSourceCli(args, path)).out).toContain('1 result = 1 posted');
    }
    for (const command of ['plan', 'why']) {
      const place = command === 'why' ? ['a.js:1'] : [];
      const empty = await runSourceCli(
        [command, ...place, 'log.sarif', '--base', 'HEAD'],
        story.repository.path,
      );
      expect(empty).toMatchObject({
        status: 2,
        err: expect.stringContaining('Your branch has no commits beyond HEAD'),
      });
    }
    const head = story.repository.git('rev-parse', 'HEAD');
    const same = await runSourceCli(
      ['plan', 'log.sarif', '--base-sha', head, '--head-sha', head],
      story.repository.path,
    );
    expect(same).toMatchObject({ status: 2, err: expect.stringContaining('name the same commit') });
  } finally {
    await story.end();
  }
});
