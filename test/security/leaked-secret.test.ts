import { afterEach, describe, expect, test } from '@jest/globals';
import { scopeKey } from '../../src/finding/finding.ts';
import { hash, type MarkerKind, readMarker, type SummaryMarker, writeBody } from '../../src/next/marker.ts';
import type { Marker } from '../../src/next/model.ts';
import { deriveKeys } from '../../src/thread/keyring.ts';
import { makeThread } from '../report/make-thread.ts';
import { log, TOOL } from '../run/logs.ts';
import { accounting, LISTINGS, openStory, readable, type Story, topLevel } from '../run/story.ts';

/** A secret that somebody has who should not have it, and that was given as the previous one all the same. */
const LEAKED = 'a secret that was on a screenshot';
const KEYS = deriveKeys(LEAKED);
const WITH_LEAKED = { 'previous-key': LEAKED };
const BASE = { 'src/a.js': 'one\n', 'src/other.js': 'x\n' };
const HEAD = { 'src/a.js': 'one\nbad\nworse\n' };

describe.each(LISTINGS)('a client secret that leaked, with the listing in its %s form', (listing) => {
  let story: Story;
  afterEach(() => story.end());
  const signing = () => ({
    keys: [KEYS.signing],
    identity: [String(story.deployment)],
    isWithheld: false,
  });
  /** Signed with the leaked secret. */
  const sign = (kind: MarkerKind, text: string, marker: Marker | SummaryMarker) =>
    writeBody(kind, text, marker, signing(), 65_000);
  const markerOf = (line: number, nonce: string, rule = 'no-trouble'): Marker => {
    const commit = story.repository.git('rev-parse', 'HEAD').trim();
    const told = { level: 'error', message: 'There is trouble here.' } as const;
    const { marker } = makeThread({ tool: TOOL, rule, path: 'src/a.js', line, ...told });
    return { ...marker, nonce, head: commit, fingerprint: { ...marker.fingerprint, commit } };
  };
  /** What starts a thread about a finding in this line. */
  const forged = (line: number, nonce: string, rule?: string) =>
    sign('thread', 'Take this.', markerOf(line, nonce, rule));
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
        ? '1 open thread still needs previous-key'
        : '2 open threads still need previous-key',
    );
  });

  test('deletes and resolves no thread that the present secret signed', async () => {
    story = await openStory(listing, BASE, HEAD);
    const found = log([{ path: 'src/a.js', line: 2 }]);
    await story.run(found);
    const [own] = (await story.truth()).threads;
    const ada = await story.person('Ada');
    // Another thread about the same finding, and words in ours that it was reported elsewhere, and is gone.
    await ada.comment(forged(2, 'twin'), { path: 'src/a.js', newLine: 2 });
    const id = own?.discussionId ?? '';
    // Anybody can read what a marker says.
    const nonce = readMarker(own?.comments[0]?.body ?? '', signing())?.marker.nonce ?? '';
    await ada.reply(
      id,
      sign('mark', 'Fixed.', { ...markerOf(3, nonce, 'another-rule'), mark: 'fixed', step: 7 }),
    );
    await story.push({ 'note.txt': '1\n' });
    const result = await story.run(found, WITH_LEAKED);
    expect(accounting(result)).toContain(', 0 resolved, 0 reopened');
    expect(readable(await story.truth()).every((thread) => thread.includes(' open: '))).toBe(true);
    expect(await story.writes()).not.toContainEqual(expect.objectContaining({ method: 'DELETE' }));
    const gone = await story.run(log([]), WITH_LEAKED);
    expect(accounting(gone)).toContain('threads: 0 posted, 1 resolved, 0 reopened');
    expect(readable(await story.truth()).filter((thread) => thread.includes(' open: '))).toHaveLength(1);
    expect(gone.log).toContain('it is signed with an earlier key, so no run may ');
  });

  test('accepts no finding', async () => {
    story = await openStory(listing, BASE, HEAD);
    const ada = await story.person('Ada');
    const thread = await ada.comment(forged(2, 'mine'), { path: 'src/a.js', newLine: 2 });
    await ada.setResolved(thread, true);
    const found = log([{ path: 'src/a.js', line: 2, level: 'error' }]);
    const result = await story.run(found, { ...WITH_LEAKED, 'accept-resolved': 'true' });
    expect(result.status).toBe(1);
    expect(accounting(result)).toContain('0 resolved, 0 reopened');
  });

  test('deletes no overview, and keeps none from being posted for what is new', async () => {
    story = await openStory(listing, BASE, HEAD);
    const elsewhere = { path: 'src/other.js', line: 1, message: 'Elsewhere.' };
    const inputs = { ...WITH_LEAKED, 'filter-mode': 'nofilter', 'check-name': 'lint' };
    await story.run(log([elsewhere]), inputs);
    const ada = await story.person('Ada');
    const scopes = [hash(scopeKey({ tool: TOOL, category: '' }))];
    await ada.comment(sign('summary', 'Nothing.', { check: 'lint', nonce: 'forged', scopes }));
    const again = await story.run(log([elsewhere]), inputs);
    expect((await story.writes()).map(({ path }) => path.split('/').at(-1))).toEqual(['lint']);
    expect(again.log).toContain('were signed with previous-key');
    await story.push({ 'note.txt': '1\n' });
    await story.run(log([]), inputs);
    expect(topLevel(await story.truth())).toEqual(['Nothing.']);
  });
});
