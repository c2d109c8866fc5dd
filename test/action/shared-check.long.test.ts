import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { z } from 'zod';
import { joined, log } from '../run/logs.ts';
import { openStory, type Story } from '../run/story.ts';
import { CHECK, type EndedRun, HOSTED_FRONTS, type ReviewOptions, type SeenStatus } from './hosted-front.ts';

const BAD = { path: 'a.js', line: 2, level: 'error' } as const;

describe.each(HOSTED_FRONTS)('on $name', (front) => {
  let story: Story;
  let folder: string;
  let head: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sarif-review-shared-'));
  });
  afterEach(async () => {
    await story.end();
    rmSync(folder, { recursive: true });
  });

  const write = (name: string, logs: Log): string => {
    const file = join(folder, `${name}.sarif`);
    writeFileSync(file, JSON.stringify(logs));
    return file;
  };
  const newest = async (): Promise<SeenStatus | undefined> => (await front.statuses(story, head))[0];
  const open = async (base: string, branch: string): Promise<number> => {
    const request = { repository: story.repository.path, base, head, branch };
    return z.object({ number: z.number() }).parse(await story.admin('POST', '/deployments', request)).number;
  };

  describe('changes with one head', () => {
    /** Whose base has the finding already. */
    let clean: number;
    /** Who brings it. */
    let bad: number;
    let found: string;
    beforeEach(async () => {
      story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'x\nbad\n' });
      const withFinding = story.repository.git('rev-parse', 'HEAD');
      head = await story.push({ 'b.js': '1\n' });
      bad = story.deployment;
      clean = await open(withFinding, 'deploy');
      found = write('found', log([BAD]));
    });
    const review = (number: number, options?: ReviewOptions): Promise<EndedRun> =>
      front.review(story, number, found, options);
    const [name, other] = [() => front.called(bad), () => front.called(clean)];

    test('have the worst of their checks, which names whose it is and what ends that', async () => {
      expect((await review(bad)).status).toBe(1);
      expect((await newest())?.text.startsWith(`${name()}: 1 error; `)).toBe(true);
      const passed = await review(clean);
      expect(passed.status).toBe(0);
      const why = `${name()} has the same head and failed: rerun it, or close it and rerun this one`;
      const { state, text } = (await newest()) ?? {};
      expect(state).toBe('failed');
      expect(text?.startsWith(`${other()}: passed`)).toBe(true);
      expect(text?.endsWith(`; ${why}`)).toBe(true);
      expect(passed.log).toContain(`the check ${CHECK} cannot pass alone: ${why}`);
    });

    test('wait for the one that was not reviewed yet, where a check can be pending', async () => {
      const passed = await review(clean);
      expect(passed.status).toBe(0);
      const why = `${name()} has the same head and no result yet: run it, or close it and rerun this one`;
      const waits = front.name !== 'gitlab';
      expect((await newest())?.state).toBe(waits ? 'running' : 'passed');
      expect(passed.log.includes(`the check ${CHECK} cannot pass alone: ${why}`)).toBe(waits);
      await front.review(story, bad, write('nothing', log([])));
      await review(clean);
      expect((await newest())?.state).toBe('passed');
    });

    test('keep it when both run again, in either order', async () => {
      for (const number of [clean, bad, clean, bad, clean]) await review(number);
      expect(await newest()).toMatchObject({ state: 'failed', text: expect.stringContaining(name()) });
      await review(bad);
      expect(await newest()).toMatchObject({ state: 'failed', text: expect.stringMatching(`^${name()}: `) });
    });

    test('have it when both run at once', async () => {
      const apart = { apart: true };
      await Promise.all([review(bad, apart), review(clean, apart)]);
      expect((await newest())?.state).toBe('failed');
      await Promise.all([review(clean, apart), review(bad, apart)]);
      expect((await newest())?.state).toBe('failed');
    });

    test('are rid of it once the one that failed is closed and the other runs again', async () => {
      await review(bad);
      await review(clean);
      await story.admin('PATCH', `/deployments/${bad}`, { state: 'closed' });
      await review(clean);
      expect(await newest()).toMatchObject({ state: 'passed', text: expect.not.stringContaining(name()) });
    });

    test('are rid of it once the one that failed runs again and passes', async () => {
      await review(bad);
      await review(clean);
      await front.review(story, bad, write('nothing', log([])));
      expect((await newest())?.state).toBe('passed');
    });

    test('count from forks too, and no more once they have another head', async () => {
      const fork = await open(story.repository.git('rev-parse', 'main'), 'stranger:deploy');
      await review(fork);
      await story.admin('PATCH', `/deployments/${bad}`, { state: 'closed' });
      await review(clean);
      expect(await newest()).toMatchObject({
        state: 'failed',
        text: expect.stringContaining(`; ${front.called(fork)} has the same head and failed`),
      });
      const later = story.repository.commit({ 'c.js': '1\n' });
      await story.admin('PATCH', `/deployments/${fork}`, { head: later });
      story.repository.git('switch', '-q', '--detach', head);
      await review(clean);
      expect((await newest())?.state).toBe('passed');
    });
  });

  describe('the jobs of a matrix, which write one check', () => {
    const CLASH = /another job writes this check too.*give each job a `check-name` or a `category`/u;
    let legs: Readonly<Record<'red' | 'green', string>>;
    beforeEach(async () => {
      story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'x\nbad\n' });
      head = story.repository.git('rev-parse', 'HEAD');
      legs = { red: write('red', log([BAD], 'Red')), green: write('green', log([], 'Green')) };
    });
    const run = (leg: 'red' | 'green'): Promise<EndedRun> => front.review(story, story.deployment, legs[leg]);

    test.each([
      [['red', 'green', 'green', 'red', 'green']],
      [['green', 'red', 'green', 'green', 'red']],
    ] as const)('never turn it green: %s', async (order) => {
      const [first, ...rest] = order;
      await run(first);
      for (const leg of rest) {
        const { status, log: said } = await run(leg);
        expect([leg, status]).toEqual([leg, leg === 'red' ? 1 : 3]);
        expect(said).toMatch(CLASH);
        expect((await newest())?.state).toBe('failed');
      }
    });

    test('do not clash where each has a name or a category', async () => {
      const named = (leg: 'red' | 'green', inputs: Record<string, string>) =>
        front.review(story, story.deployment, legs[leg], { inputs });
      expect((await named('red', { 'check-name': 'red' })).status).toBe(1);
      expect((await named('green', { 'check-name': 'green' })).status).toBe(0);
    });

    test('are one job where a tool joins it', async () => {
      await front.review(story, story.deployment, legs.green);
      const both = joined(log([], 'Green'), log([], 'Blue'));
      const more = await front.review(story, story.deployment, write('both', both));
      expect(more.status).toBe(0);
      expect((await newest())?.state).toBe('passed');
    });
  });
});

describe('a check for which GitHub takes no further status', () => {
  test('ends incomplete, with what to do', async () => {
    const [github] = HOSTED_FRONTS;
    const story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'x\nbad\n' });
    const folder = mkdtempSync(join(tmpdir(), 'sarif-review-full-'));
    try {
      const head = story.repository.git('rev-parse', 'HEAD');
      const address = `${story.sandbox.baseUrl}/github/api/v3/repos/sandbox/${basename(story.repository.path)}/statuses/${head}`;
      const put = (): Promise<Response> =>
        fetch(address, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${story.sandbox.githubToken}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ state: 'failure', context: CHECK }),
        });
      for (let batch = 0; batch < 40; batch += 1)
        await Promise.all(Array.from({ length: 25 }, async () => (await put()).text()));
      const file = join(folder, 'log.sarif');
      writeFileSync(file, JSON.stringify(log([])));
      const ended = await github?.review(story, story.deployment, file);
      expect(ended?.status).toBe(3);
      expect(ended?.log).toContain('the check could not be set: ');
      expect(ended?.log).toContain('push another commit, or choose another `check-name`');
      expect((await github?.statuses(story, head))?.[0]?.state).toBe('failed');
    } finally {
      await story.end();
      rmSync(folder, { recursive: true });
    }
  });
});
