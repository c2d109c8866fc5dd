import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log } from './logs.ts';
import { ANY_LISTING, openStory, type Person, type Story, topLevel } from './story.ts';

const BASE = { 'src/a.js': 'one\n', 'src/other.js': 'x\ny\n' };
const HEAD = { 'src/a.js': 'one\nbad\n' };
const ON_DIFF = { path: 'src/a.js', line: 2 };
const ELSEWHERE = { path: 'src/other.js', line: 1, message: 'Elsewhere.' };
const MORE = { rule: 'more', path: 'src/other.js', line: 2, message: 'More.' };
const INPUTS = { 'filter-mode': 'nofilter', 'check-name': 'lint' };

describe.each(ANY_LISTING)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());
  const run = (logs: Log) => story.run(logs, INPUTS);
  /** The body of a top-level comment of ours, hidden line included. */
  const bodyOf = async (words: string): Promise<string> => {
    const { threads } = await story.truth();
    const bodies = threads.flatMap(({ comments }) => comments.map(({ body }) => body));
    return bodies.find((body) => body.includes(words)) ?? '';
  };
  const copy = async (body: string): Promise<Person> => {
    const ada = await story.person('Ada');
    await ada.comment(body);
    return ada;
  };
  const counted = async (...words: readonly string[]): Promise<readonly number[]> => {
    const texts = topLevel(await story.truth());
    return words.map((word) => texts.filter((text) => text.includes(word)).length);
  };
  const writes = async (): Promise<readonly string[]> =>
    (await story.writes()).map(({ method, path }) => `${method} ${path.split('/').at(-1)}`);

  const idOfCopy = async (): Promise<string> => {
    const comments = (await story.truth()).threads.flatMap((thread) => thread.comments);
    return comments.find(({ author }) => author.name === 'Ada')?.id ?? '';
  };
  /** A further run of the same log writes the check, and is refused the copy: it is Ada's, and stays. */
  const triesOnlyTheCopy = async (logs: Log): Promise<void> => {
    const settled = await story.truth();
    expect((await run(logs)).status).toBe(0);
    expect(new Set(await writes())).toEqual(new Set(['PUT lint', `DELETE ${await idOfCopy()}`]));
    expect((await story.truth()).threads).toEqual(settled.threads);
  };

  test('a summary comment that somebody copied stands, and is replaced once', async () => {
    story = await openStory(listing, BASE, HEAD);
    await run(log([ELSEWHERE]));
    const ada = await copy(await bodyOf('Elsewhere.'));
    await run(log([ELSEWHERE]));
    expect(await writes()).toEqual(['PUT lint']);

    await story.push({ 'note.txt': '1\n' });
    await run(log([ELSEWHERE, MORE]));
    expect(await counted('Elsewhere.', 'More.')).toEqual([2, 1]);
    await triesOnlyTheCopy(log([ELSEWHERE, MORE]));

    await story.push({ 'note.txt': '2\n' });
    await run(log([]));
    expect(await counted('Elsewhere.', 'More.')).toEqual([1, 0]);
    await triesOnlyTheCopy(log([]));

    await ada.deleteComment(await idOfCopy());
    await run(log([]));
    expect(topLevel(await story.truth())).toEqual([]);
    expect(await writes()).toEqual(['PUT lint']);
  });

  test('a copy that is made after our summary comment is gone fails no run', async () => {
    story = await openStory(listing, BASE, HEAD);
    await run(log([ON_DIFF]));
    await run(log([ON_DIFF, ELSEWHERE]));
    const body = await bodyOf('Elsewhere.');
    await run(log([ON_DIFF]));
    await copy(body);
    await triesOnlyTheCopy(log([ON_DIFF]));
    await triesOnlyTheCopy(log([ON_DIFF]));
  });
});
