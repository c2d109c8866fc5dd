import { afterEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { runOn } from './run-on.ts';
import { openStory, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

const pointer = (sign: string): string =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${sign.repeat(64)}\nsize 12\n`;

test.each([
  ['github', 1],
  ['github', 50],
  ['gitlab', 1],
  ['gitlab', 50],
] as const)(
  'on %s, a dismissal on line %i of a file of Git LFS does not hold for another content',
  async (service, line) => {
    story = await openStory('full', { 'data.js': pointer('a') }, { 'data.js': pointer('b') });
    const logs = log([{ path: 'data.js', line, level: 'error' }]);
    const run = async () => (await runOn(service, story, logs, { 'accept-resolved': 'true' })).status;
    expect(await run()).toBe(1);
    const threads = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
    expect(threads).toHaveLength(1);
    await (await story.person('Ada')).setResolved(threads[0]?.discussionId ?? '', true);
    expect(await run()).toBe(0);
    await story.push({ 'data.js': pointer('c') });
    expect(await run()).toBe(1);
  },
);
