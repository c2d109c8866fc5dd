import { afterEach, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { accounting, LISTINGS, openStory, readable, type Story } from './story.ts';

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
