import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { log } from './logs.ts';
import { ANY_LISTING, accounting, LISTINGS, openStory, readable, type Story } from './story.ts';

const BASE = { 'src/a.js': 'one\ntwo\n' };
const HEAD = { 'src/a.js': 'one\nbad\ntwo\n' };
const IN_B = { path: 'src/b.js', line: 1 };
const FOUND = log([{ path: 'src/a.js', line: 2, level: 'error' }]);

describe.each(LISTINGS)('with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());
  const onlyThread = async (): Promise<string> => (await story.truth()).threads[0]?.discussionId ?? '';
  const state = async (): Promise<string | undefined> => readable(await story.truth())[0]?.split(' ')[1];

  test("a person's resolve stays while the finding is there", async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(FOUND);
    await (await story.person('Ada')).setResolved(await onlyThread(), true);
    await story.push({ 'note.txt': '1\n' });
    const result = await story.run(FOUND);
    expect(await state()).toBe('resolved:');
    expect(result.status).toBe(1);
    expect((await story.writes()).every(({ path }) => path.includes('/checks/'))).toBe(true);
    // Without the flag in the listing nobody can tell that a person resolved it.
    expect(accounting(result)).toContain(listing === 'full' ? '1 resolved-by-people' : '1 kept');
  });

  test("with accept-resolved a person's resolve passes the gate, where the listing shows it", async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(FOUND);
    await (await story.person('Ada')).setResolved(await onlyThread(), true);
    const result = await story.run(FOUND, { 'accept-resolved': 'true' });
    expect(result.status).toBe(listing === 'full' ? 0 : 1);
  });

  test.each<[string, Readonly<Record<string, string>>, Log]>([
    ['a file that leaves the diff and comes back', { 'src/b.js': 'bad\n' }, log([IN_B])],
    ['a file of which the log is silent while it is not in the diff', { 'src/b.js': 'bad\n' }, log([])],
    ['a suppression that comes and goes', { 'note.txt': '1\n' }, log([{ ...IN_B, suppressed: true }])],
  ])("a person's resolve survives %s", async (_, meanwhile, seen) => {
    const anywhere = { 'filter-mode': 'nofilter' };
    story = await openStory(listing, { 'src/b.js': 'bad\n' }, { 'src/b.js': 'bad\nmore\n' });
    await story.run(log([IN_B]), anywhere);
    await (await story.person('Ada')).setResolved(await onlyThread(), true);
    await story.push({ ...meanwhile, 'a.txt': '1\n' });
    const between = await story.run(seen, anywhere);
    await story.push({ 'src/b.js': 'bad\nmore\n', 'a.txt': '2\n' });
    await story.run(log([IN_B]), anywhere);
    if (listing === 'full') {
      expect(accounting(between)).toContain('threads: 0 posted, 0 resolved, 0 reopened');
      expect(readable(await story.truth())).toEqual(['src/b.js:1, old 1 resolved: There is trouble here.']);
    } else {
      // Without the flag nobody can tell that a person resolved it: it was open, and is open again.
      expect(readable(await story.truth())[0]).toContain(' open: ');
    }
  });
});

describe.each(ANY_LISTING)('whatever the listing tells, in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());
  const onlyThread = async (): Promise<string> => (await story.truth()).threads[0]?.discussionId ?? '';
  const state = async (): Promise<string | undefined> => readable(await story.truth())[0]?.split(' ')[1];

  test('a finding that a person resolved and that then goes is marked, and reopened when it returns', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(FOUND);
    await (await story.person('Ada')).setResolved(await onlyThread(), true);
    await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
    await story.run(log([]));
    expect(readable(await story.truth())[0]).toContain('Fixed as of');
    await story.push(HEAD);
    await story.run(FOUND);
    expect(await state()).toBe('open:');
  });

  test('a thread that a person reopens after the fix is left open', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(FOUND);
    await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
    await story.run(log([]));
    const ada = await story.person('Ada');
    await ada.setResolved(await onlyThread(), false);
    await ada.reply(await onlyThread(), 'I do not think that this is fixed.');
    await story.push({ 'note.txt': '1\n' });
    const result = await story.run(log([]));
    expect(await state()).toBe('open:');
    expect(accounting(result)).toBe('0 results; threads: 0 posted, 0 resolved, 0 reopened');
  });

  test('resolve undiscussed leaves a thread in which somebody replied, with one closing note', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(FOUND);
    await (await story.person('Ada')).reply(await onlyThread(), 'We know.');
    await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
    await story.run(log([]), { resolve: 'undiscussed' });
    expect(await state()).toBe('open:');
    const note = /Left open, because somebody replied: the finding is gone as of [0-9a-f]{7}/u;
    expect(readable(await story.truth())[0]).toMatch(note);
    await story.push({ 'note.txt': '1\n' });
    await story.run(log([]), { resolve: 'undiscussed' });
    expect(readable(await story.truth())[0]?.match(new RegExp(note, 'gu'))).toHaveLength(1);
    await story.run(log([]));
    expect(await state()).toBe('resolved:');
  });

  test('a thread whose mark is refused stays open, so that it does not pass for one that a person resolved', async () => {
    story = await openStory('full', BASE, HEAD);
    await story.run(FOUND);
    await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
    const refused = { operation: 'reply', effect: { kind: 'status', status: 403 } };
    await story.admin('POST', '/faults', { rules: [refused] });
    const result = await story.run(log([]));
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(await state()).toBe('open:');
  });

  test('what a person resolved stays so where the mark that its finding is gone is refused', async () => {
    story = await openStory('full', BASE, HEAD);
    await story.run(FOUND);
    await (await story.person('Ada')).setResolved(await onlyThread(), true);
    await story.push({ 'src/a.js': 'one\ngood\ntwo\n' });
    const refused = { operation: 'reply', effect: { kind: 'status', status: 403 } };
    await story.admin('POST', '/faults', { rules: [refused] });
    const result = await story.run(log([]));
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(await state()).toBe('resolved:');
  });

  test('a dismissal by a reply frees no place under max-threads, in the run that obeys it or later', async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nbad\ntwo\nworse\n' });
    const two = log([
      { path: 'src/a.js', line: 2, level: 'error' },
      { path: 'src/a.js', line: 4, level: 'warning' },
    ]);
    const inputs = { 'max-threads': '1', dismissals: 'replies' };
    await story.run(two, inputs);
    await (await story.person('Ada')).reply(await onlyThread(), 'false positive: it is generated');
    for (const resolved of [1, 0]) {
      const result = await story.run(two, inputs);
      expect(accounting(result)).toBe(
        `2 results = 1 resolved-by-people + 1 over-limit; threads: 0 posted, ${resolved} resolved, 0 reopened`,
      );
    }
  });

  test("a person's resolve frees no place under max-threads", async () => {
    story = await openStory(listing, BASE, { 'src/a.js': 'one\nbad\ntwo\nworse\n' });
    const two = log([
      { path: 'src/a.js', line: 2, level: 'error' },
      { path: 'src/a.js', line: 4, level: 'warning' },
    ]);
    await story.run(two, { 'max-threads': '1' });
    await (await story.person('Ada')).setResolved(await onlyThread(), true);
    const result = await story.run(two, { 'max-threads': '1' });
    expect(accounting(result)).toContain('1 over-limit');
    expect(accounting(result)).toContain('0 posted');
  });

  test('a comment of a person that quotes ours is not taken for ours', async () => {
    story = await openStory(listing, BASE, HEAD);
    await story.run(FOUND);
    const { threads } = await story.truth();
    const body = threads[0]?.comments[0]?.body ?? '';
    await (await story.person('Ada')).reply(
      await onlyThread(),
      body
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n'),
    );
    await story.push({ 'note.txt': '1\n' });
    expect(accounting(await story.run(FOUND))).toContain('1 kept');
  });
});
