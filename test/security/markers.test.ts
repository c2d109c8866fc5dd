import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMarker, writeBody } from '../../src/next/marker.ts';
import type { Marker } from '../../src/next/model.ts';
import { findThreads } from '../../src/next/threads.ts';
import { describeListing } from '../../src/report/warnings.ts';
import type { Comment } from '../../src/services/port.ts';
import { deriveKeys, type Keyring, type Keys } from '../../src/thread/keyring.ts';
import { anyCharacter } from '../any-character.ts';
import { KEYS, makeThread, PREVIOUS_KEYS } from '../report/make-thread.ts';
import { log } from '../run/logs.ts';
import { accounting, openStory, readable } from '../run/story.ts';

const IDENTITY = ['293'];
const { marker: MARKER } = makeThread({ path: 'src/a.ts', line: 3 });
const OURS = hiddenOf({});

function signingOf(keyring: readonly Keys[], identity = IDENTITY) {
  return { keys: keyring.map(({ signing }) => signing), identity, isWithheld: false };
}

/** The hidden line of a comment that says this. */
function hiddenOf(
  more: Partial<Marker>,
  keys = KEYS,
  identity = IDENTITY,
  kind: 'thread' | 'mark' = 'thread',
): string {
  const body = writeBody(
    kind,
    'Unexpected var.',
    { ...MARKER, ...more },
    signingOf([keys], identity),
    65_000,
  );
  return body.split('\n').at(-1) ?? '';
}

function comment(discussionId: string, number: number, hidden: string): Comment {
  return {
    id: `${discussionId}-${number}`,
    discussionId,
    body: `Unexpected var.\n\n${hidden}`,
    createdAt: number,
  };
}
const root = (discussionId: string, hidden: string): Comment => comment(discussionId, 0, hidden);

function list(comments: readonly Comment[], keyring: Keyring = [KEYS]) {
  const presentKeys = keyring.filter(({ older }) => !older).length;
  return findThreads(comments, { signing: signingOf(keyring), presentKeys });
}

/** Whose thread it is, how many comments are forged, and which are copies. */
function outcome(comments: readonly Comment[], keyring?: Keyring) {
  const { threads, forged, copies } = list(comments, keyring);
  return { ours: threads.flatMap(({ id, unsure }) => (unsure === 'copied' ? [] : id)), forged, copies };
}

describe('what becomes of a marker', () => {
  const forged = { ours: [], forged: 1, copies: [] };
  const nothing = { ours: [], forged: 0, copies: [] };
  const own = { ours: ['d'], forged: 0, copies: [] };
  const swapped = OURS.replace(/:(.{22}) -->$/, `:${'A'.repeat(22)} -->`);

  test.each<[string, readonly Comment[], Keyring | undefined, object]>([
    ['ours is ours', [root('d', OURS)], undefined, own],
    ['with a made-up signature is forged', [root('d', swapped)], undefined, forged],
    ['of another client is forged', [root('d', hiddenOf({}, deriveKeys('x')))], undefined, forged],
    ['replayed from another deployment is forged', [root('d', hiddenOf({}, KEYS, ['7']))], undefined, forged],
    [
      'of the previous secret is forged without it',
      [root('d', hiddenOf({}, PREVIOUS_KEYS))],
      undefined,
      forged,
    ],
    [
      'of the previous secret is ours with it',
      [root('d', hiddenOf({}, PREVIOUS_KEYS))],
      [KEYS, PREVIOUS_KEYS],
      own,
    ],
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
      [root('d', OURS), comment('d', 1, OURS)],
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
    const mark = (id: number, more: Partial<Marker>) =>
      comment('d', id, hiddenOf(more, KEYS, IDENTITY, 'mark'));
    const { threads } = list([
      root('d', OURS),
      mark(1, { mark: 'fixed', step: 1 }),
      mark(2, { mark: 'open', step: 2 }),
      mark(9, { mark: 'fixed', step: 1 }),
    ]);
    expect(threads).toMatchObject([{ mark: { mark: 'open', step: 2 }, isResolved: false }]);
  });

  test('what is not ours is named, with the remedy', () => {
    expect(describeListing(list([root('d', hiddenOf({}, PREVIOUS_KEYS))]), [KEYS])).toEqual([
      expect.stringContaining('previous-key'),
    ]);
    expect(describeListing(list([root('d', OURS), root('e', OURS)]), [KEYS])).toEqual([
      expect.stringContaining('d, e'),
    ]);
  });

  test('its grammar has nothing that ends a comment, begins a quick action, or grows without bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (check) => {
        expect(hiddenOf({ check }).slice('<!--'.length, -'-->'.length)).not.toMatch(/--|[/\n<>]/);
      }),
    );
    expect(() => hiddenOf({ check: 'x'.repeat(12_004) })).toThrow(RangeError);
    const long = `<!-- sarif-review:2:thread:${'A'.repeat(16_004)}:${'A'.repeat(16)}:${'A'.repeat(22)} -->`;
    expect(readMarker(long, signingOf([KEYS]))).toBeUndefined();
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
