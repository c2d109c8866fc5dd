import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { runOnGitea } from './run-on-gitea.ts';
import { openStory, type Story } from './story.ts';

const at = (line: number, name: string) => ({ path: 'a.js', line, message: `Trouble with ${name}.` });
const CODE = ['one();', 'two();', 'three();'];
const ONE = at(1, 'one');
const TWO = at(2, 'two');

let story: Story;
beforeEach(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': CODE.join('\n') });
});
afterEach(() => story.end());

/** How often each review was read, the oldest first. */
function reads(asked: readonly string[]): readonly number[] {
  const reviews = asked.flatMap((one) => /^GET .*\/reviews\/(\d+)\/comments$/u.exec(one)?.[1] ?? []);
  const counts = Map.groupBy(reviews, (id) => id);
  return [...counts]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, { length }]) => length);
}

describe.each(['gitea', 'forgejo'] as const)('on %s a run', (service) => {
  test('reads a review once, and anew before it changes a thread of it and after that', async () => {
    const first = await runOnGitea(story, service, log([ONE]));
    // Only what it has posted.
    expect(reads(first.asked)).toEqual([1]);
    const second = await runOnGitea(story, service, log([ONE, TWO]));
    expect(reads(second.asked)).toEqual([1, 1]);
    await story.push({ 'a.js': ['other();', ...CODE.slice(1)].join('\n') });
    const third = await runOnGitea(story, service, log([TWO]));
    expect(third.log).toContain(service === 'gitea' ? '1 resolved' : '1 marked as done');
    expect(reads(third.asked)).toEqual([3, 1]);
    expect(reads((await runOnGitea(story, service, log([TWO]))).asked)).toEqual([1, 1]);
  });
});
