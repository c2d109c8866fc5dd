import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { markedBody } from '../../src/comment/mark-body.ts';
import { lettersOf } from '../../src/text/lines.ts';
import { deriveKeys, KEYLESS, type Keyring, sign } from '../../src/thread/keyring.ts';
import { type ListedComment, writeThreadMarker } from '../../src/thread/marker.ts';
import { NOTHING_COVERED, sealMarked, writeMarkerText } from '../../src/thread/marker-text.ts';
import { isDeletable, type OwnThread } from '../../src/thread/own-thread.ts';
import { NOTHING_LISTED, type ThreadReading } from '../../src/thread/read-threads.ts';
import { EVIDENCE, IDENTITY, markReply, read, reply, start } from './listing.ts';
import { JOB, KEYS, makeMark, PREVIOUS_KEYS, SECOND_KEYS } from './make-thread.ts';

function laterMarker(tool: string): string {
  const payload = JSON.stringify({ s: [tool, ''], more: true });
  const signature = sign(KEYS, JSON.stringify(['thread', 3, ...IDENTITY, payload]));
  return writeMarkerText({ version: 3, kind: 'thread', payload, signature });
}

describe('readThreads', () => {
  test('reads a thread with its newest mark, its replies and its flag', () => {
    const evidence = { ...EVIDENCE, line: 9, head: '2'.repeat(40) };
    const reported = makeMark('reported', { sequence: 2, evidence, head: evidence.head });
    const comments = [
      start('d', 'n', { resolved: false, path: 'src/a.ts', newLine: 3, resolvable: true }),
      reply('d', 1),
      markReply('d', 2, makeMark('fixed')),
      markReply('d', 3, reported),
    ];
    const thread: OwnThread = {
      discussionId: 'd',
      commentId: 'd-0',
      nonce: 'n',
      job: JOB,
      doubts: [],
      evidence,
      keys: KEYS,
      told: { ...EVIDENCE.wording, keys: KEYS },
      lastMark: reported,
      markIds: ['d-3', 'd-2'],
      foreignReplies: 1,
      flag: false,
      postedAt: EVIDENCE.head,
      replies: [{ id: 'd-1', line: 'Why?' }],
    };
    expect(read(comments)).toEqual({
      threads: [thread],
      ours: [thread],
      overviews: [],
      intents: [],
      copies: [],
      forged: 0,
      forgedThreads: [],
      lookAlikes: [],
      later: [],
      attempts: [],
      comments: 4,
    });
  });

  test('keeps the evidence of the comment while no mark has any', () => {
    const [thread] = read([start('d', 'n'), markReply('d', 1, makeMark('fixed'))]).threads;
    expect(thread).toMatchObject({ evidence: EVIDENCE, lastMark: { kind: 'fixed' } });
  });

  test('keeps newer evidence when a mark without any follows', () => {
    const evidence = { ...EVIDENCE, line: 9 };
    const marks = [makeMark('reported', { evidence }), makeMark('fixed', { sequence: 2 })];
    const [thread] = read([
      start('d', 'n'),
      ...marks.map((mark, index) => markReply('d', index + 1, mark)),
    ]).threads;
    expect(thread).toMatchObject({ evidence, lastMark: { kind: 'fixed' } });
  });

  test('takes the mark with the highest number, not the one that is listed last', () => {
    const marks = [makeMark('reported', { sequence: 10 }), makeMark('fixed', { sequence: 9 })];
    const [thread] = read([
      start('d', 'n'),
      ...marks.map((mark, index) => markReply('d', index + 1, mark)),
    ]).threads;
    expect(thread?.lastMark?.kind).toBe('reported');
  });

  test('reads on after a rotation, and knows by which keys each piece of evidence was hashed', () => {
    const evidence = { ...EVIDENCE, line: 9 };
    const old = start('d', 'n', {}, PREVIOUS_KEYS);
    const keyring: Keyring = [KEYS, PREVIOUS_KEYS];
    expect(read([old], keyring).threads[0]?.keys).toBe(PREVIOUS_KEYS);
    const again = markReply('d', 1, makeMark('reported', { evidence }));
    expect(read([old, again], keyring).threads[0]).toMatchObject({ evidence, keys: KEYS });
  });

  test.each<[string, readonly ListedComment[], true | undefined]>([
    ['nothing', [start('d', 'n'), markReply('d', 1, makeMark('fixed'))], undefined],
    ['its comment', [start('d', 'n', {}, PREVIOUS_KEYS), markReply('d', 1, makeMark('fixed'))], true],
    ['a mark of it', [start('d', 'n'), markReply('d', 1, makeMark('fixed'), PREVIOUS_KEYS)], true],
    [
      'nothing, though another present key did,',
      [start('d', 'n', {}, SECOND_KEYS), markReply('d', 1, makeMark('fixed'))],
      undefined,
    ],
  ])('knows that it needs an older key where that signed %s', (_, comments, older) => {
    const [thread] = read(comments, [KEYS, SECOND_KEYS, PREVIOUS_KEYS]).threads;
    expect(thread?.doubts).toEqual(older ? ['older'] : []);
    expect(thread?.lastMark?.kind).toBe('fixed');
    if (older) expect(thread && isDeletable({ ...thread, foreignReplies: 0 })).toBe(false);
  });

  test.each([
    ['present', KEYS],
    ['previous', PREVIOUS_KEYS],
  ])('takes no reply for the start of a thread, though the %s key signed it', (_, keys) => {
    const asked = { ...reply('d', 1), createdAt: 1_000 };
    const replied = start('d', 'n', { createdAt: 1_001 }, keys);
    for (const comments of [
      [asked, replied],
      [replied, asked],
    ]) {
      expect(read(comments, [KEYS, PREVIOUS_KEYS])).toMatchObject({ threads: [], forged: 0 });
    }
    // In the same moment, or where the listing does not say when, it may have been first.
    expect(read([asked, { ...replied, createdAt: 1_000 }], [KEYS, PREVIOUS_KEYS]).threads).toHaveLength(1);
    expect(read([reply('d', 1), replied], [KEYS, PREVIOUS_KEYS]).threads).toHaveLength(1);
  });

  test('loses no thread to a copy of it in a reply elsewhere', () => {
    const dated = (comment: ListedComment, createdAt: number) => ({ ...comment, createdAt });
    const reading = read([
      dated(start('d', 'n'), 1),
      dated(reply('e', 0), 2),
      dated({ ...start('e', 'n'), id: 'e-1' }, 3),
    ]);
    expect(reading.threads.map(({ discussionId }) => discussionId)).toEqual(['d']);
    expect(reading.copies).toEqual([]);
  });

  test('finds nothing in an empty listing', () => {
    expect(read([])).toEqual(NOTHING_LISTED);
  });

  test('sees no thread in a discussion of which only replies are left', () => {
    expect(read([markReply('d', 1, makeMark('fixed')), reply('d', 2)]).threads).toEqual([]);
  });

  test('sees no thread in what people write', () => {
    const quoted = start('d', 'n').body.replace('<!--', '> <!--');
    const reading = read([reply('d', 0, quoted), reply('e', 0, 'sarif-review:1:thread')]);
    expect(reading).toMatchObject({ threads: [], forged: 0, comments: 2 });
  });

  test('counts what no key of ours signed, and what was signed for another place', () => {
    const comments = [
      start('d', 'n', {}, deriveKeys('another secret')),
      {
        ...start('e', 'm'),
        body: writeThreadMarker(KEYS, ['294'], { nonce: 'm', job: JOB, evidence: EVIDENCE, newLine: 3 }),
      },
      { ...markReply('f', 1, makeMark('fixed')), discussionId: 'g' },
    ];
    expect(read(comments)).toMatchObject({ threads: [], forged: 3 });
  });

  test('names the scopes of a later version, and does not take its threads for ours', () => {
    const reading = read([reply('d', 0, laterMarker('PMD')), reply('e', 0, laterMarker('ESLint'))]);
    expect(reading).toMatchObject({ threads: [], later: [{ tool: 'PMD' }, { tool: 'ESLint' }], forged: 0 });
  });

  test.each<[string, Partial<ListedComment>]>([
    ['in another file', { path: 'src/b.ts' }],
    ['on another line', { newLine: 4 }],
    ['at the top level', { resolvable: false }],
  ])('takes a marker %s than it says for a forged one', (_, parts) => {
    expect(read([start('d', 'n', parts)])).toMatchObject({ threads: [], forged: 1 });
  });

  test('the order of the listing means nothing', () => {
    const evidence = { ...EVIDENCE, line: 9 };
    const comments = [
      start('a', 'na', { resolved: true }),
      markReply('a', 1, makeMark('fixed')),
      markReply('a', 2, makeMark('reported', { sequence: 2, evidence })),
      reply('a', 3),
      start('b', 'nb'),
      { ...start('b', 'nb'), id: 'b-9' },
      start('c', 'nc'),
      start('d', 'nc'),
      reply('e', 0),
      start('f', 'nf', {}, deriveKeys('another secret')),
    ];
    const byId = (threads: readonly OwnThread[]) =>
      threads.toSorted((a, b) => (a.discussionId < b.discussionId ? -1 : 1));
    const sorted = ({ threads, ours, copies, ...rest }: ThreadReading) => ({
      ...rest,
      threads: byId(threads),
      ours: byId(ours),
      copies: copies.toSorted(),
    });
    const expected = sorted(read(comments));
    fc.assert(
      fc.property(fc.shuffledSubarray(comments, { minLength: comments.length }), (shuffled) => {
        expect(sorted(read(shuffled))).toEqual(expected);
      }),
    );
  });
});

describe('where the listing says who wrote', () => {
  const mine = { author: 'bot', mine: true };
  const theirs = { author: 'ada', mine: false };

  test('of several comments with one nonce the one that we wrote is the thread', () => {
    const { threads, copies } = read([start('copy', 'n', theirs), start('d', 'n', mine)]);
    expect(threads.map(({ discussionId, doubts }) => [discussionId, doubts])).toEqual([['d', []]]);
    expect(copies).toEqual([]);
  });

  test('a copy is none also where ours was deleted, since it says who wrote it', () => {
    const writer = 'bot';
    expect(read([start('copy', 'n', theirs, KEYS, { writer })]).ours).toEqual([]);
    expect(read([start('d', 'n', mine, KEYS, { writer })]).threads).toHaveLength(1);
  });

  test('what another identity of ours wrote is ours', () => {
    const other = { author: 'older-bot', mine: false };
    expect(read([start('d', 'n', other, KEYS, { writer: 'older-bot' })]).threads).toHaveLength(1);
    // Of before that was written down, or of a user who is gone.
    expect(read([start('d', 'n', other)]).threads).toHaveLength(1);
    expect(read([start('d', 'n', { mine: false }, KEYS, { writer: 'older-bot' })]).threads).toHaveLength(1);
  });
});

describe('without a key', () => {
  const at = { createdAt: 1, resolvable: true };
  const mine = { author: 'bot', mine: true, ...at };
  const theirs = { author: 'ada', mine: false, ...at };
  const hashed = (parts: Partial<ListedComment>) => start('d', 'n', parts, KEYLESS);

  test('ours is what we wrote, also when a key is given later', () => {
    for (const keyring of [[KEYLESS], [KEYS]] as const) {
      const [thread] = read([hashed(mine)], keyring).threads;
      const doubts = keyring[0] === KEYLESS ? [] : ['unsigned'];
      expect(thread).toMatchObject({ doubts, nonce: 'n', keys: KEYLESS });
      expect(thread?.own).toBeDefined();
    }
  });

  test('what another one wrote is nothing, and is named where it is no copy', () => {
    for (const keyring of [[KEYLESS], [KEYS]] as const) {
      expect(read([hashed(theirs)], keyring)).toMatchObject({ ours: [], forged: 0, lookAlikes: ['ada'] });
      const copy = start('d', 'n', theirs, KEYLESS, { writer: 'bot' });
      expect(read([copy], keyring)).toMatchObject({ ours: [], forged: 0, lookAlikes: [] });
    }
  });

  test('what an account wrote that was named as one from before is ours, and cannot be edited', () => {
    const before = { ...theirs, byPrevious: true } as const;
    const [thread] = read([hashed(before)], [KEYLESS]).threads;
    expect(thread).toMatchObject({ doubts: [], nonce: 'n' });
    expect(thread?.own).toBeUndefined();
    const marked = { ...markReply('d', 1, makeMark('fixed'), KEYLESS), ...mine, createdAt: 2 };
    expect(read([hashed(before), marked], [KEYLESS]).threads[0]?.lastMark?.kind).toBe('fixed');
  });

  const laterVersion = (keyless: Parameters<typeof sign>[0]) => {
    const payload = JSON.stringify({ s: ['PMD', ''] });
    const signature = sign(keyless, JSON.stringify(['thread', 99, ...IDENTITY, payload]));
    const cover = NOTHING_COVERED;
    return sealMarked({
      markdown: 'Later.',
      hidden: writeMarkerText({ version: 99, kind: 'thread', payload, signature, cover }),
    });
  };

  test('a later version holds nothing in the comment of a stranger', () => {
    const body = laterVersion(KEYLESS);
    expect(read([{ ...reply('d', 0, body), ...theirs }], [KEYLESS])).toMatchObject({ later: [] });
    expect(read([{ ...reply('d', 0, body), ...mine }], [KEYLESS])).toMatchObject({
      later: [{ tool: 'PMD' }],
    });
  });

  test('what is no JSON is nothing', () => {
    const signature = sign(KEYLESS, JSON.stringify(['thread', 1, ...IDENTITY, '{']));
    const hidden = writeMarkerText({
      version: 1,
      kind: 'thread',
      payload: '{',
      signature,
      cover: NOTHING_COVERED,
    });
    const body = sealMarked({ markdown: 'x', hidden });
    for (const by of [mine, theirs])
      expect(read([{ ...reply('d', 0, body), ...by }], [KEYLESS]).ours).toEqual([]);
  });

  const OURS = hashed(mine).body;
  test.each([
    ['before it', `Ada wrote:\n\n${OURS}`],
    ['behind it', `${OURS}\n\nThanks, Ada.`],
    ['within it', OURS.replace('var', 'variable')],
    ['that nobody sees', `<!-- x -->\n${OURS}`],
    ['without a letter, behind it', `${OURS}\n\n---`],
  ])('text %s voids it', (_, body) => {
    expect(read([{ ...hashed(mine), body }], [KEYLESS])).toMatchObject({ ours: [], forged: 1 });
  });

  test('a frame that was reckoned with voids it as well', () => {
    const hidden = writeThreadMarker(KEYLESS, IDENTITY, {
      nonce: 'n',
      job: JOB,
      evidence: EVIDENCE,
      newLine: 3,
    });
    const echoed = 'Ada wrote:\n\n';
    // Whoever knows what an echo puts before a text can make a marker that covers it.
    const whole = sealMarked({ markdown: `${echoed}Unexpected var.`, hidden });
    const [opening = ''] = whole.split('\n');
    const text = whole.replace(`${opening}\n${echoed}`, `${opening}\n`);
    expect(lettersOf(`${echoed}${text}`.replace(opening, ''))).toBe(lettersOf(whole.replace(opening, '')));
    expect(read([{ ...hashed(mine), body: `${echoed}${text}` }], [KEYLESS]).ours).toEqual([]);
  });

  test('what a service tidies up without touching a letter or digit does not void it', () => {
    const tidied = OURS.replaceAll('\n', '\r\n').replace('.', ' !');
    expect(read([{ ...hashed(mine), body: `\n${tidied}\n\n` }], [KEYLESS]).threads).toHaveLength(1);
  });

  test('a thread of ours that somebody else has edited stays ours, is never edited, and accepts nothing', () => {
    const body = OURS.replace('var', 'variable');
    const edited = { ...hashed(mine), body, editedBy: {} } as const;
    const [thread] = read([edited], [KEYLESS]).threads;
    expect(thread).toMatchObject({ doubts: ['edited'], nonce: 'n' });
    expect(thread?.own).toBeUndefined();
    expect(thread && isDeletable(thread)).toBe(false);
    expect(read([{ ...edited, ...theirs, byPrevious: true }], [KEYLESS]).threads).toHaveLength(1);
    expect(read([{ ...edited, ...theirs }], [KEYLESS]).ours).toEqual([]);
    // Where no letter was changed, nothing was.
    expect(read([{ ...edited, body: OURS }], [KEYLESS]).threads[0]?.doubts).toEqual([]);
  });

  test('where there is a key it accepts nothing, whatever its mark says that people decided', () => {
    const statement = { replyId: 'd-1', says: 'accepted', reason: 'so', author: 'ada' } as const;
    const mark = { ...makeMark('reported', { statement, decided: 'said' }), nonce: 'n' };
    const body = sealMarked({
      markdown: 'Unexpected var.',
      hidden: writeThreadMarker(
        KEYLESS,
        IDENTITY,
        { nonce: 'n', job: JOB, evidence: EVIDENCE, newLine: 3, mark },
        'd',
      ),
    });
    const comment = { ...hashed(mine), body };
    expect(read([comment], [KEYLESS]).threads[0]).toMatchObject({
      recordedStatement: statement,
      lastMark: { decided: 'said' },
    });
    const [thread] = read([comment], [KEYS]).threads;
    expect(thread).toMatchObject({ doubts: ['unsigned'], lastMark: { kind: 'reported' } });
    expect([thread?.recordedStatement, thread?.lastMark?.decided]).toEqual([undefined, undefined]);
  });

  test('a comment with the nonce of one that a key signed is a copy of it', () => {
    const signed = { ...start('a', 'n'), ...mine };
    const { threads, copies } = read([signed, hashed(mine)], [KEYS]);
    expect(threads.map(({ discussionId, doubts }) => [discussionId, doubts])).toEqual([['a', []]]);
    expect(copies).toEqual([]);
  });

  test('what we signed has a thread that nobody touches, and what another one signed is nothing', () => {
    const signed = (parts: Partial<ListedComment>) => start('d', 'n', parts);
    const marked = start('e', 'm', { ...mine, createdAt: 1 });
    const withheld = { ...KEYLESS, withheld: true } as const;
    const [thread] = read([signed(mine)], [withheld]).ours;
    expect(thread).toMatchObject({ doubts: ['sealed'], nonce: 'n', evidence: EVIDENCE });
    expect(thread?.own).toBeUndefined();
    expect(read([signed(mine), marked], [withheld])).toMatchObject({ forged: 0 });
    expect(read([signed(theirs)], [withheld])).toMatchObject({ ours: [], forged: 1 });
    // Elsewhere anybody may have had our account repeat it.
    expect(read([signed(mine)], [KEYLESS])).toMatchObject({ ours: [], forged: 1 });
    expect(read([signed(mine)], [SECOND_KEYS])).toMatchObject({ ours: [], forged: 1 });
  });

  test('nothing is ours where the listing says neither who wrote nor when', () => {
    expect(read([hashed(at)], [KEYLESS])).toMatchObject({ ours: [], forged: 1 });
    expect(read([hashed({ ...mine, createdAt: undefined } as never)], [KEYLESS])).toMatchObject({
      ours: [],
      forged: 1,
    });
  });

  test('a mark in a reply of ours counts, until there is a key', () => {
    const marked = { ...markReply('d', 1, makeMark('fixed'), KEYLESS), ...mine, createdAt: 2 };
    const quoted = { ...hashed({ ...mine, createdAt: 3 }), id: 'd-2' };
    const [thread, ...others] = read([hashed(mine), marked, quoted], [KEYLESS]).threads;
    expect(others).toEqual([]);
    expect(thread).toMatchObject({ commentId: 'd-0', markIds: ['d-1'], foreignReplies: 1 });
    const theirMark = { ...marked, ...theirs };
    expect(read([hashed(mine), theirMark], [KEYLESS]).threads[0]?.lastMark).toBeUndefined();
    expect(read([hashed(mine), marked], [KEYS]).threads[0]?.lastMark).toBeUndefined();
  });
});

describe('what an earlier key signed', () => {
  const mine = { author: 'bot', mine: true, createdAt: 1, resolvable: true };
  const keyring: Keyring = [KEYS, PREVIOUS_KEYS];

  test('is ours as before where the listing says that we wrote it, and can be signed anew', () => {
    const [thread] = read([{ ...start('d', 'n', {}, PREVIOUS_KEYS), ...mine }], keyring).threads;
    expect(thread).toMatchObject({ keys: PREVIOUS_KEYS, own: { keys: PREVIOUS_KEYS } });
    expect(thread?.doubts).toEqual([]);
  });

  test('says with which key its evidence was hashed once another one has signed it', () => {
    const [thread] = read([{ ...start('d', 'n', {}, PREVIOUS_KEYS), ...mine }], keyring).threads;
    if (thread?.own === undefined) throw new Error('it is ours');
    const body = markedBody(KEYS, IDENTITY, thread, thread.own, makeMark('fixed'), 65_000);
    const signed = { ...start('d', 'n'), ...mine, body };
    expect(read([signed], [KEYS]).threads[0]).toMatchObject({
      evidence: EVIDENCE,
      lastMark: { kind: 'fixed' },
    });
    expect(read([signed], keyring).threads[0]?.keys).toBe(PREVIOUS_KEYS);
  });
});
