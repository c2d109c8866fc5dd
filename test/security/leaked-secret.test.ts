import { afterEach, describe, expect, test } from '@jest/globals';
import { log } from '../run/logs.ts';
import { accounting, LISTINGS, openStory, readable, type Story, topLevel } from '../run/story.ts';
import { forge, jobOf, makeMarker, markerOf, signing } from './forge.ts';

/** A secret that somebody has who should not have it, and that was given as an earlier key all the same. */
const LEAKED = 'a secret that was on a screenshot';
const WITH_LEAKED = { 'signing-key': `a key that no job but ours has, 1\n${LEAKED}` };
const BASE = { 'src/a.js': 'one\n', 'src/other.js': 'x\n' };
const HEAD = { 'src/a.js': 'one\nbad\nworse\n' };

describe.each(LISTINGS)('a client secret that leaked, with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());
  const leaked = () => signing([String(story.deployment)], LEAKED);
  /** What starts a thread about a finding in this line, signed with the leaked secret. */
  const forged = (line: number, nonce: string) => {
    const commit = story.repository.git('rev-parse', 'HEAD').trim();
    return forge('Take this.', makeMarker({ path: 'src/a.js', line, commit }, { nonce }), leaked());
  };
  const untouched = 'threads: 0 posted, 0 resolved, 0 reopened';

  test("resolves no person's thread, whether it begins with a forged marker or is replied to with one", async () => {
    story = await openStory(listing, BASE, HEAD);
    const ada = await story.person('Ada');
    const asked = await ada.comment('Why is this here?', { path: 'src/a.js', newLine: 2 });
    await ada.reply(asked, forged(2, 'reply'));
    await ada.comment(forged(3, 'start'), { path: 'src/a.js', newLine: 3 });
    await story.push({ 'src/a.js': 'one\ngood\nbetter\n' });
    const result = await story.run(log([]), WITH_LEAKED);
    expect(accounting(result)).toContain(untouched);
    expect(readable(await story.truth()).map((thread) => thread.split(' ')[1])).toEqual(['open:', 'open:']);
    // A reply counts for nothing where the listing says that it is one.
    expect(result.log).toContain(
      listing === 'full'
        ? '1 open thread of an earlier signing-key'
        : '2 open threads of an earlier signing-key',
    );
  });

  test('deletes and resolves no thread that the present secret signed', async () => {
    story = await openStory(listing, BASE, HEAD);
    const found = log([{ path: 'src/a.js', line: 2 }]);
    await story.run(found);
    const [own] = (await story.truth()).threads;
    const ada = await story.person('Ada');
    // Another thread about the same finding, and a mark in ours that it is gone.
    await ada.comment(forged(2, 'grouped'), { path: 'src/a.js', newLine: 2 });
    const id = own?.discussionId ?? '';
    const marker = markerOf(own?.comments[0] ?? { body: '' });
    if (marker === undefined) throw new Error('the thread has no marker');
    await ada.reply(id, forge('', { ...marker, bound: id, step: 7, mark: 'fixed' }, leaked(), 'mark'));
    await story.push({ 'note.txt': '1\n' });
    const result = await story.run(found, WITH_LEAKED);
    expect(accounting(result)).toContain(', 0 resolved, 0 reopened');
    expect(readable(await story.truth()).every((thread) => thread.includes(' open: '))).toBe(true);
    expect(await story.writes()).not.toContainEqual(expect.objectContaining({ method: 'DELETE' }));
    const gone = await story.run(log([]), WITH_LEAKED);
    expect(accounting(gone)).toContain('0 posted, 1 resolved, 0 reopened');
    expect(gone.log).toContain('it is signed with an earlier key, so no run may remove it');
    expect(readable(await story.truth())).toContain('src/a.js:2 open: Take this.');
  });

  test('accepts no finding', async () => {
    story = await openStory(listing, BASE, HEAD);
    const found = log([{ path: 'src/a.js', line: 2, level: 'error' }]);
    await story.run(found);
    const [own] = (await story.truth()).threads;
    const marker = markerOf(own?.comments[0] ?? { body: '' });
    if (marker === undefined) throw new Error('the thread has no marker');
    const ada = await story.person('Ada');
    await jobOf(story).deleteComment(own?.comments[0]?.id ?? '');
    const thread = await ada.comment(forge('Take this.', marker, leaked()), { path: 'src/a.js', newLine: 2 });
    await ada.reply(thread, 'accepted: it is mine');
    await ada.setResolved(thread, true);
    const inputs = { ...WITH_LEAKED, 'accept-resolved': 'true', dismissals: 'replies' };
    for (const _ of [1, 2]) {
      const result = await story.run(found, inputs);
      expect(result.status).toBe(1);
      expect(accounting(result)).toContain(untouched);
    }
  });

  test('deletes no summary comment, and keeps none from being posted for what is new', async () => {
    story = await openStory(listing, BASE, HEAD);
    const elsewhere = { path: 'src/other.js', line: 1, message: 'Elsewhere.' };
    const inputs = { ...WITH_LEAKED, 'filter-mode': 'nofilter', 'check-name': 'lint' };
    await story.run(log([elsewhere]), inputs);
    const ada = await story.person('Ada');
    await ada.comment(
      forge('Nothing.', { check: 'lint', nonce: 'forged', scopes: [], text: '' }, leaked(), 'summary'),
    );
    const again = await story.run(log([elsewhere]), inputs);
    expect((await story.writes()).map(({ path }) => path.split('/').at(-1))).toEqual(['lint']);
    expect(again.log).toContain('were signed with an earlier signing-key');
    await story.push({ 'note.txt': '1\n' });
    await story.run(log([]), inputs);
    expect(topLevel(await story.truth())).toEqual(['Nothing.']);
  });
});
