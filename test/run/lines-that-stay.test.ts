import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { runOnGitea } from './run-on-gitea.ts';
import { openStory, type Story } from './story.ts';

const CODE = 'one();\ntwo();\nthree();\n';
const MESSAGE = 'Trouble with two.';

describe.each(['gitea', 'forgejo'] as const)('on %s, where a thread stays at its number', (service) => {
  let story: Story;
  beforeEach(async () => {
    story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': CODE });
  });
  afterEach(() => story.end());

  /** A run that finds the line, or nothing; and how many comments it has written or edited. */
  async function run(line: number | undefined): Promise<number> {
    const found = line === undefined ? [] : [{ path: 'a.js', line, message: MESSAGE }];
    const { asked } = await runOnGitea(story, service, log(found));
    return asked.filter((one) => !one.startsWith('GET') && one.includes('/comments/')).length;
  }

  /** What the one thread says of its place. */
  async function said(): Promise<string | undefined> {
    const { threads } = await story.truth();
    const about = threads.filter(({ comments }) => comments[0]?.body.includes(MESSAGE));
    expect(about).toHaveLength(1);
    return /^Now at .*$/mu.exec(about[0]?.comments[0]?.body ?? '')?.[0];
  }

  test('it says where its finding is as soon as that has moved, once, until it is back or gone', async () => {
    await run(2);
    expect(await said()).toBeUndefined();
    expect(await run(2)).toBe(0);
    const seven = '//\n'.repeat(7);
    for (const [code, line, sentence] of [
      [`${seven}${CODE}`, 9, 'Now at `a.js:9`.'],
      [`//\n${seven}${CODE}`, 10, 'Now at `a.js:10`.'],
      [CODE, 2, undefined],
      [`//\n${CODE}`, 3, 'Now at `a.js:3`.'],
    ] as const) {
      await story.push({ 'a.js': code });
      expect(await run(line)).toBe(1);
      expect(await said()).toBe(sentence);
      expect(await run(line)).toBe(0);
    }
    await story.push({ 'a.js': '//\none();\nthree();\n' });
    await run(undefined);
    expect(await said()).toBeUndefined();
    await story.push({ 'a.js': `//\n//\n${CODE}` });
    if (service === 'gitea') {
      await run(4);
      expect(await said()).toBe('Now at `a.js:4`.');
    }
  });

  test('below another line of its file it says nothing', async () => {
    await run(2);
    await story.push({ 'a.js': `${CODE}four();\n` });
    expect(await run(2)).toBe(0);
  });
});
