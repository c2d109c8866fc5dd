import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log } from './logs.ts';
import { LISTINGS, openStory, type Person, type Story, topLevel } from './story.ts';

const BASE = { 'src/a.js': 'one\n', 'src/other.js': 'x\ny\n' };
const HEAD = { 'src/a.js': 'one\nbad\n' };
const ON_DIFF = { path: 'src/a.js', line: 2 };
const ELSEWHERE = { path: 'src/other.js', line: 1, message: 'Elsewhere.' };
const MORE = { rule: 'more', path: 'src/other.js', line: 2, message: 'More.' };
const INPUTS = { 'filter-mode': 'nofilter', 'check-name': 'lint' };
const COPY_NOTE = 'A comment here is a copy of one of ours.';
const UPDATING = 'Updating 1 thread as of';

describe.each(LISTINGS)('with the listing in its %s form', (listing) => {
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

  test('an overview that somebody copied stands, and is replaced once', async () => {
    story = await openStory(listing, BASE, HEAD);
    await run(log([ELSEWHERE]));
    const ada = await copy(await bodyOf('Elsewhere.'));
    await run(log([ELSEWHERE]));
    expect(await writes()).toEqual(['PUT lint']);

    await story.push({ 'note.txt': '1\n' });
    await run(log([ELSEWHERE, MORE]));
    // The copy is Ada's, and stays.
    expect(await counted('Elsewhere.', 'More.', COPY_NOTE)).toEqual([2, 1, 1]);
    const settled = await story.truth();
    await run(log([ELSEWHERE, MORE]));
    expect(await writes()).toEqual(['PUT lint']);
    expect((await story.truth()).threads).toEqual(settled.threads);

    await story.push({ 'note.txt': '2\n' });
    await run(log([]));
    expect(await counted('Elsewhere.', 'More.', COPY_NOTE)).toEqual([1, 0, 1]);
    await run(log([]));
    expect(await writes()).toEqual(['PUT lint']);

    const comments = (await story.truth()).threads.flatMap((thread) => thread.comments);
    const left = comments.find(({ author }) => author.name === 'Ada');
    await ada.deleteComment(left?.id ?? '');
    await run(log([]));
    expect(topLevel(await story.truth())).toEqual([]);
    await run(log([]));
    expect(await writes()).toEqual(['PUT lint']);
  });

  test('a copy of a note of ours is left alone once it was refused, and our note goes', async () => {
    story = await openStory(listing, BASE, HEAD);
    await run(log([ON_DIFF]));
    await story.push({ 'src/a.js': 'one\ngood\n' });
    // The run cannot delete its note, so that Ada has something to copy.
    const down = { operation: 'delete-comment', effect: { kind: 'status', status: 500 } };
    await story.admin('POST', '/faults', { rules: [down] });
    expect((await story.run(log([]), { ...INPUTS, timeout: '20' })).status).toBe(3);
    await story.admin('DELETE', '/faults');
    await copy(await bodyOf(UPDATING));
    await run(log([]));
    expect(await counted(UPDATING, COPY_NOTE)).toEqual([1, 1]);
    await run(log([]));
    expect(await writes()).toEqual(['PUT lint']);
  });

  test('a copy that is made after our overview is gone costs one run, and no further one', async () => {
    story = await openStory(listing, BASE, HEAD);
    await run(log([ON_DIFF]));
    await run(log([ON_DIFF, ELSEWHERE]));
    const body = await bodyOf('Elsewhere.');
    await run(log([ON_DIFF]));
    await copy(body);
    const last = await run(log([ON_DIFF]));
    expect(last.status).toBe(0);
    expect(await counted('Elsewhere.', COPY_NOTE)).toEqual([1, 1]);
    await run(log([ON_DIFF]));
    expect(await writes()).toEqual(['PUT lint']);
  });
});
