import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { describeReading } from '../../src/report/warnings.ts';
import { deriveKeys, type Keyring, sign } from '../../src/thread/keyring.ts';
import { type ListedComment, writeThreadMarker } from '../../src/thread/marker.ts';
import { findMarkerText, writeMarkerText } from '../../src/thread/marker-text.ts';
import { threadState } from '../../src/thread/own-thread.ts';
import { anyCharacter } from '../any-character.ts';
import { log } from '../run/logs.ts';
import { accounting, openStory, readable } from '../run/story.ts';
import { EVIDENCE, IDENTITY, markReply, read, reply, start } from '../thread/listing.ts';
import { JOB, KEYS, makeMark, PREVIOUS_KEYS } from '../thread/make-thread.ts';

const MARKER = { nonce: 'n', job: JOB, evidence: EVIDENCE, newLine: 3 };
const OURS = writeThreadMarker(KEYS, IDENTITY, MARKER);

function root(discussionId: string, hidden: string): ListedComment {
  return { id: `${discussionId}-0`, discussionId, body: `Unexpected var.\n\n${hidden}` };
}

/** Signed by us as a version that is not written yet. */
function later(): string {
  const payload = JSON.stringify({ s: [EVIDENCE.scope.tool, EVIDENCE.scope.category], new: true });
  const text = JSON.stringify(['thread', 3, ...IDENTITY, payload]);
  return writeMarkerText({ version: 3, kind: 'thread', payload, signature: sign(KEYS, text) });
}

/** Whose thread it is, how many comments are forged, which are copies, which scopes a later version holds. */
function outcome(comments: readonly ListedComment[], keyring?: Keyring) {
  const { threads, forged, copies, later: held } = read(comments, keyring);
  return { ours: threads.map(({ discussionId }) => discussionId), forged, copies, held: held.length };
}

describe('what becomes of a marker', () => {
  const forged = { ours: [], forged: 1, copies: [], held: 0 };
  const nothing = { ours: [], forged: 0, copies: [], held: 0 };
  const own = { ours: ['d'], forged: 0, copies: [], held: 0 };
  const swapped = OURS.replace(/:(.{22}) -->$/, `:${'A'.repeat(22)} -->`);

  test.each<[string, readonly ListedComment[], Keyring | undefined, object]>([
    ['ours is ours', [root('d', OURS)], undefined, own],
    ['with a made-up signature is forged', [root('d', swapped)], undefined, forged],
    [
      'of another client is forged',
      [root('d', writeThreadMarker(deriveKeys('x'), IDENTITY, MARKER))],
      undefined,
      forged,
    ],
    [
      'replayed from another deployment is forged',
      [root('d', writeThreadMarker(KEYS, ['7'], MARKER))],
      undefined,
      forged,
    ],
    [
      'of the previous secret is forged without it',
      [root('d', writeThreadMarker(PREVIOUS_KEYS, IDENTITY, MARKER))],
      undefined,
      forged,
    ],
    [
      'of the previous secret is ours with it',
      [root('d', writeThreadMarker(PREVIOUS_KEYS, IDENTITY, MARKER))],
      [KEYS, PREVIOUS_KEYS],
      own,
    ],
    ['of a later version holds its scope', [root('d', later())], undefined, { ...nothing, held: 1 }],
    ['quoted is none', [root('d', `> ${OURS}`)], undefined, nothing],
    ['in a line with other words is none', [root('d', `x ${OURS}`)], undefined, nothing],
    [
      'on another line than the listing shows is forged',
      [{ ...root('d', OURS), newLine: 4 }],
      undefined,
      forged,
    ],
    [
      'in another file than the listing shows is forged',
      [{ ...root('d', OURS), path: 'src/b.ts' }],
      undefined,
      forged,
    ],
    [
      'copied into another discussion makes both copies',
      [root('d', OURS), root('e', OURS)],
      undefined,
      { ...nothing, copies: ['d', 'e'] },
    ],
    [
      'copied into a reply of its thread costs it nothing',
      [root('d', OURS), reply('d', 1, OURS)],
      undefined,
      own,
    ],
    ['at the top level is forged', [{ ...root('d', OURS), resolvable: false }], undefined, forged],
  ])('%s', (_, comments, keyring, expected) => {
    expect(outcome(comments, keyring)).toEqual(expected);
  });

  test('cut anywhere it is none, and nothing of ours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: OURS.length }), (cut) => {
        expect(outcome([root('d', OURS.slice(0, -cut))])).toEqual(nothing);
        // Without its beginning it is text.
        expect(outcome([root('d', OURS.slice(cut))])).toEqual(nothing);
      }),
    );
  });

  test('a mark of ours that somebody repeats in its thread changes nothing', () => {
    const [thread] = read([
      root('d', OURS),
      markReply('d', 1, makeMark('fixed')),
      markReply('d', 2, makeMark('reported', { sequence: 2, evidence: EVIDENCE })),
      { ...markReply('d', 1, makeMark('fixed')), id: 'd-9' },
    ]).threads;
    expect(thread?.lastMark).toMatchObject({ kind: 'reported', sequence: 2 });
    expect(thread && threadState(thread).kind).toBe('open');
  });

  test('what is not ours is named, with the remedy', () => {
    expect(describeReading(read([start('d', 'n', {}, PREVIOUS_KEYS)]), [KEYS])).toEqual([
      expect.stringContaining('previous-key'),
    ]);
    expect(describeReading(read([root('d', OURS), root('e', OURS)]), [KEYS])).toEqual([
      expect.stringContaining('d, e'),
    ]);
    expect(describeReading(read([root('d', later())]), [KEYS])).toEqual([
      expect.stringContaining('later version'),
    ]);
  });

  test('its grammar has nothing that ends a comment, begins a quick action, or grows without bounds', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter }),
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        (payload, bytes) => {
          fc.pre(payload !== '');
          const text = writeMarkerText({ version: 1, kind: 'mark', payload, signature: Buffer.from(bytes) });
          expect(text.slice('<!--'.length, -'-->'.length)).not.toMatch(/--|[/\n<>]/);
        },
      ),
    );
    expect(
      findMarkerText(`<!-- sarif-review:1:mark:${'A'.repeat(12_004)}:${'A'.repeat(22)} -->`),
    ).toBeUndefined();
  });
});

test('a rotation of the secret loses no thread, reopens what returns, and resolves nothing that the older one signed', async () => {
  const line = (number: number, name: string) => ({
    path: 'a.js',
    line: number,
    message: `Trouble with ${name}.`,
  });
  const elsewhere = { path: 'b.js', line: 1 };
  const story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'one();\ntwo();\nthree();\n' });
  const nofilter = { 'filter-mode': 'nofilter' };
  try {
    await story.run(log([line(1, 'one'), line(2, 'two'), line(3, 'three'), elsewhere]), nofilter);
    await story.push({ 'a.js': 'zero();\none();\nthree();\n' });
    const oneLess = log([line(2, 'one'), line(3, 'three'), elsewhere]);
    expect(accounting(await story.run(oneLess, nofilter))).toContain('0 posted, 1 resolved');
    const before = (await story.truth()).threads.map(({ discussionId }) => discussionId);
    expect(before).toHaveLength(4);

    const { threads } = (await story.admin('GET', `/deployments/${story.deployment}`)) as {
      threads: { comments: { author: { id: string } }[] }[];
    };
    const userId = threads[0]?.comments[0]?.author.id;
    const client = (await story.admin('POST', '/clients', { userId })) as Record<
      'clientId' | 'clientSecret',
      string
    >;
    const rotated = {
      'client-id': client.clientId,
      'client-secret': client.clientSecret,
      'previous-key': story.sandbox.clientSecret,
      ...nofilter,
    };
    expect(accounting(await story.run(oneLess, rotated))).toContain(
      'threads: 0 posted, 0 resolved, 0 reopened',
    );

    await story.push({ 'a.js': 'zero();\none();\ntwo();\nthree();\n' });
    const back = log([line(2, 'one'), line(3, 'two'), line(4, 'three'), elsewhere]);
    expect(accounting(await story.run(back, rotated))).toContain('threads: 0 posted, 0 resolved, 1 reopened');

    await story.push({ 'a.js': 'zero();\nthree();\n' });
    const gone = await story.run(log([line(2, 'three')]), rotated);
    expect(accounting(gone)).toContain('threads: 0 posted, 0 resolved, 0 reopened');
    const why = 'the finding is gone, but it is signed with an earlier key';
    expect(JSON.stringify(gone.report).split(why)).toHaveLength(3);
    expect(gone.log).toContain(`2 left open: ${why}`);
    expect(gone.summary).toContain('3 open threads still need previous-key');

    const truth = await story.truth();
    expect(truth.threads.map(({ discussionId }) => discussionId).toSorted()).toEqual(before.toSorted());
    expect(readable(truth).filter((thread) => thread.includes('open'))).toHaveLength(3);

    const { 'previous-key': _, ...without } = rotated;
    const removed = await story.run(log([line(2, 'three')]), without);
    expect(accounting(removed)).toContain('1 posted');
  } finally {
    await story.end();
  }
});
