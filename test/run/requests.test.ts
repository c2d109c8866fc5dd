import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { log } from './logs.ts';
import { openStory, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

const requestsSchema = z.array(z.object({ method: z.string(), path: z.string() }));

/** The requests of the last run by what they ask for. */
async function requests(): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const { method, path } of requestsSchema.parse(await story.admin('GET', '/requests'))) {
    const name = `${method} ${path.replace(/^.*\/(?=token|comments|discussions|checks|deployments)/u, '').replace(/\/.*|\?.*/u, '')}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const LINES = Array.from({ length: 12 }, (_, index) => `line ${index};`).join('\n');
const found = (lines: number) =>
  log(Array.from({ length: lines }, (_, index) => ({ path: 'a.js', line: index + 1 })));

describe('the requests of a run', () => {
  test.each([
    ['no thread', 0, 1],
    ['one page of threads', 5, 1],
    ['three pages of threads', 12, 3],
  ])(
    'that changes nothing are the token, the deployment twice, the listing once, and the check between two looks at its head: %s',
    async (_, threads, pages) => {
      story = await openStory('full', { 'b.js': 'x\n' }, { 'a.js': `${LINES}\n` }, { pageSize: 5 });
      await story.run(found(threads));
      await story.run(found(threads));
      expect(await requests()).toEqual({
        'POST token': 1,
        'GET deployments': 4,
        'GET comments': pages,
        'PUT checks': 1,
      });
    },
  );

  test('that resolves reads the listing once more before it does and once after', async () => {
    story = await openStory('full', { 'b.js': 'x\n' }, { 'a.js': `${LINES}\n` }, { pageSize: 5 });
    await story.run(found(12));
    await story.push({ 'a.js': `${LINES.replace('line 3;', 'other;')}\n` });
    const rest = log(
      Array.from({ length: 12 }, (_, index) => ({ path: 'a.js', line: index + 1 })).filter(
        ({ line }) => line !== 4,
      ),
    );
    const result = await story.run(rest);
    expect(result.outputs.resolved).toBe('1');
    const counts = await requests();
    expect({ listings: counts['GET comments'], posts: counts['POST comments'] }).toEqual({
      listings: 9,
      posts: 1,
    });
  });
});
