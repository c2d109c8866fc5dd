import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Marker } from '../../src/model.ts';
import { describeListing } from '../../src/report/warnings.ts';
import type { Comment } from '../../src/services/port.ts';
import { deriveKeys } from '../../src/threads/keyring.ts';
import { findThreads } from '../../src/threads/threads.ts';
import { anyCharacter } from '../any-character.ts';
import { log } from '../run/logs.ts';
import { accounting, openStory, readable } from '../run/story.ts';
import { forge, makeMarker, signing } from './forge.ts';

const IDENTITY = ['12'];
const [KEY, PREVIOUS] = ['present secret', 'previous secret'];
const SIGNED = signing(IDENTITY, KEY);
const MARKER = makeMarker({ path: 'src/a.ts', line: 3 }, { nonce: 'n' });
const VISIBLE = 'Unexpected var.';

function made(more: Partial<Marker> = {}, by = SIGNED, kind?: Parameters<typeof forge>[3]): string {
  return forge(VISIBLE, { ...MARKER, ...more }, by, kind);
}

const OURS = made();

function root(discussionId: string, body: string): Comment {
  return { id: `${discussionId}-0`, discussionId, body, createdAt: 1 };
}

function reply(discussionId: string, number: number, body: string): Comment {
  return { id: `${discussionId}-${number}`, discussionId, body, createdAt: 1 + number };
}

const list = (comments: readonly Comment[], known = SIGNED) =>
  findThreads(comments, { signing: known, presentKeys: 1 });

/** Whose thread it is, how many comments are forged, which are copies. */
function outcome(comments: readonly Comment[], known = SIGNED) {
  const { threads, forged, copies } = list(comments, known);
  return { ours: threads.map(({ id, unsure = 'sure' }) => `${id} ${unsure}`), forged, copies };
}

test('a thread in which another one is quoted stays the thread of its own comment, where no listing tells when', () => {
  const other = made({ nonce: 'other' });
  // By its id the quote comes before what it quotes.
  const comments = [
    { id: '1', discussionId: 'd', body: OURS },
    { id: '2', discussionId: 'd', body: other },
    { id: '3', discussionId: 'e', body: OURS },
  ];
  const { ours, copies } = outcome(comments);
  expect({ ours: ours.toSorted(), copies: copies.toSorted() }).toEqual({
    ours: ['d sure', 'e copied'],
    copies: ['d', 'e'],
  });
  // The other way round, too.
  const swapped = comments.map((comment) => ({ ...comment, id: String(9 - Number(comment.id)) }));
  expect(outcome(swapped).ours.toSorted()).toEqual(['d sure', 'e copied']);
});

describe('what becomes of a marker', () => {
  const forged = { ours: [], forged: 1, copies: [] };
  const nothing = { ours: [], forged: 0, copies: [] };
  const own = { ours: ['d sure'], forged: 0, copies: [] };
  const both = signing(IDENTITY, KEY, PREVIOUS);
  const old = made({}, signing(IDENTITY, PREVIOUS));

  test.each<[string, readonly Comment[], typeof SIGNED, object]>([
    ['ours is ours', [root('d', OURS)], SIGNED, own],
    [
      'with a made-up signature is forged',
      [root('d', OURS.replace(/:(.{22}) -->$/u, `:${'A'.repeat(22)} -->`))],
      SIGNED,
      forged,
    ],
    ['of another client is forged', [root('d', made({}, signing(IDENTITY, 'x')))], SIGNED, forged],
    ['that nobody signed is forged', [root('d', made({}, signing(IDENTITY)))], SIGNED, forged],
    [
      'replayed from another deployment is forged',
      [root('d', made({}, signing(['7'], KEY)))],
      SIGNED,
      forged,
    ],
    ['of the previous secret is forged without it', [root('d', old)], SIGNED, forged],
    ['of the previous secret is ours with it', [root('d', old)], both, { ...own, ours: ['d older'] }],
    [
      'of the previous secret is ours for sure where this account wrote it',
      [{ ...root('d', old), mine: true }],
      both,
      own,
    ],
    [
      'of another version is nothing',
      [root('d', OURS.replace('sarif-review:2:', 'sarif-review:3:'))],
      SIGNED,
      nothing,
    ],
    ['of another kind is forged', [root('d', OURS.replace(':thread:', ':mark:'))], SIGNED, forged],
    ['quoted is none', [root('d', OURS.replace('<!--', '> <!--'))], SIGNED, nothing],
    ['in a line with other words is none', [root('d', OURS.replace('<!--', 'x <!--'))], SIGNED, nothing],
    ['above other words is none', [root('d', `${OURS}\n\nThanks.`)], SIGNED, nothing],
    [
      'below other words is edited',
      [root('d', OURS.replace('var', 'let'))],
      SIGNED,
      { ...own, ours: ['d edited'] },
    ],
    [
      'below other words, where others write as we do, is bound to nothing',
      [{ ...root('d', OURS.replace('var', 'let')), mine: true, shared: true }],
      SIGNED,
      { ...own, ours: ['d unbound'] },
    ],
    [
      'bound to another discussion is bound to nothing',
      [root('d', made({ bound: 'e' }))],
      SIGNED,
      { ...own, ours: ['d unbound'] },
    ],
    [
      'that names another writer is forged',
      [{ ...root('d', made({ writer: '7' })), author: '8' }],
      SIGNED,
      forged,
    ],
    [
      'on another line than the listing shows is forged',
      [{ ...root('d', OURS), newLine: 4 }],
      SIGNED,
      forged,
    ],
    [
      'in another file than the listing shows is forged',
      [{ ...root('d', OURS), path: 'src/b.ts' }],
      SIGNED,
      forged,
    ],
    [
      'copied into another discussion makes both copies',
      [root('d', OURS), root('e', OURS)],
      SIGNED,
      { ours: ['d copied'], forged: 0, copies: ['d', 'e'] },
    ],
    [
      'copied from a discussion that it is bound to costs that nothing',
      [root('e', made({ bound: 'd' })), root('d', made({ bound: 'd' }))],
      SIGNED,
      own,
    ],
    [
      'copied into a reply of its thread costs it nothing',
      [root('d', OURS), reply('d', 1, OURS)],
      SIGNED,
      own,
    ],
    ['at the top level is forged', [{ ...root('d', OURS), resolvable: false }], SIGNED, forged],
  ])('%s', (_, comments, known, expected) => {
    expect(outcome(comments, known)).toEqual(expected);
  });

  test('cut anywhere it is none, and nothing of ours', () => {
    const hidden = OURS.slice(OURS.indexOf('<!--'));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: hidden.length }), (cut) => {
        expect(outcome([root('d', OURS.slice(0, -cut))])).toEqual(nothing);
        // Without its beginning it is text.
        expect(outcome([root('d', `${VISIBLE}\n\n${hidden.slice(cut)}`)])).toEqual(nothing);
      }),
    );
  });

  test('a mark of ours that somebody repeats in its thread changes nothing', () => {
    const mark = (step: number, kind: Marker['mark'], bound = 'd') =>
      made({ step, mark: kind, bound }, SIGNED, 'mark');
    const { threads } = list([
      root('d', OURS),
      reply('d', 1, mark(1, 'fixed')),
      reply('d', 2, mark(2, 'open')),
      reply('d', 3, mark(1, 'fixed')),
      // Of another discussion, and of another thread.
      reply('d', 4, mark(3, 'dismissed', 'e')),
      reply('d', 5, made({ step: 4, mark: 'dismissed', bound: 'd', nonce: 'o' }, SIGNED, 'mark')),
    ]);
    expect(threads).toMatchObject([{ mark: { mark: 'open', step: 2 }, isResolved: false }]);
  });

  test('what is not ours is named, with the remedy', () => {
    const known = [deriveKeys(KEY)] as const;
    const words = (...comments: readonly Comment[]) => describeListing(list(comments), known);
    expect(words(root('d', old))).toEqual([
      expect.stringContaining('on a line below the present signing-key'),
    ]);
    expect(words(root('d', OURS), root('e', OURS))).toEqual([expect.stringContaining('d, e')]);
  });

  test('its grammar has nothing that ends a comment, begins a quick action, or grows without bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (says, nonce) => {
        const text = forge('', { ...MARKER, says, nonce }, SIGNED);
        expect(text.slice('<!--'.length, -'-->'.length)).not.toMatch(/--|[/\n<>]/u);
      }),
    );
    expect(() => made({ nonce: 'x'.repeat(12_000) })).toThrow(RangeError);
    const long = OURS.replace(':thread:', `:thread:${'A'.repeat(16_000)}`);
    expect(outcome([root('d', long)])).toEqual(nothing);
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
      'signing-key': `${'a new key'.repeat(4)}\n${story.sandbox.clientSecret}`,
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
    expect(gone.summary).toContain('3 open threads of an earlier signing-key');

    const truth = await story.truth();
    expect(truth.threads.map(({ discussionId }) => discussionId).toSorted()).toEqual(before.toSorted());
    expect(readable(truth).filter((thread) => thread.includes('open'))).toHaveLength(3);

    const without = { ...rotated, 'signing-key': 'a new key'.repeat(4) };
    const removed = await story.run(log([line(2, 'three')]), without);
    expect(accounting(removed)).toContain('1 posted');
  } finally {
    await story.end();
  }
});
