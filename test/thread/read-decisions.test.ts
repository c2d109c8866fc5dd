import { describe, expect, test } from '@jest/globals';
import { KEYLESS, type Keyring } from '../../src/thread/keyring.ts';
import { type ListedComment, writeThreadMarker } from '../../src/thread/marker.ts';
import { sealMarked } from '../../src/thread/marker-text.ts';
import { isAcceptable, threadState } from '../../src/thread/own-thread.ts';
import { readDecisions } from '../../src/thread/read-decisions.ts';
import { EVIDENCE, IDENTITY, markReply, read, start } from './listing.ts';
import { KEYS, makeMark, PREVIOUS_KEYS } from './make-thread.ts';

const ADA = 'ada';
const EVE = 'eve';
const BOT = 'bot';
const RIGHTS: Readonly<Record<string, 'yes' | 'no'>> = { [ADA]: 'yes', [EVE]: 'no', [BOT]: 'no' };

let number = 0;
function says(body: string, author = ADA, parts: Partial<ListedComment> = {}): ListedComment {
  number += 1;
  return {
    id: `r${number}`,
    discussionId: 'd',
    body,
    createdAt: number,
    author,
    authorName: `Name of ${author}`,
    mine: false,
    ...parts,
  };
}

const opening = start('d', 'n', { createdAt: 0, author: BOT, mine: true, resolved: false });

async function weigh(
  replies: readonly ListedComment[],
  first = opening,
  keyring: Keyring = [KEYS, PREVIOUS_KEYS],
) {
  const asked: string[] = [];
  const mayDecide = async (author: string) => {
    asked.push(author);
    return RIGHTS[author] ?? 'unknown';
  };
  const redact = (text: string) => text.replaceAll('hunter2', '***');
  const reading = await readDecisions(read([first, ...replies], keyring), {
    mayDecide,
    redact,
  });
  const [thread] = reading.threads;
  if (thread === undefined) throw new Error('there is a thread');
  return { thread, asked, whys: reading.attempts.map(({ name, why }) => `${name}: ${why}`) };
}

describe('where runs of others write under the account of this job', () => {
  const account = { createdAt: 0, author: BOT, mine: true, shared: true } as const;
  const decision = {
    statement: { replyId: 'r', says: 'accepted', reason: 'for now', author: ADA },
    decided: 'reply',
  } as const;

  test('nothing that people decide in a thread counts without a key, and nothing that its comment says of that', async () => {
    const marker = { nonce: 'n', job: 'lint', evidence: EVIDENCE, newLine: 3 };
    const mark = makeMark('reported', { ...decision, nonce: 'n' });
    for (const told of [marker, { ...marker, mark }]) {
      const hidden = writeThreadMarker(KEYLESS, IDENTITY, told, 'd');
      const body = sealMarked({ markdown: 'Unexpected var.', hidden });
      const claimed = { id: 'd-0', discussionId: 'd', body, ...account, resolved: true };
      const { thread, asked, whys } = await weigh([says('accepted: generated')], claimed, [KEYLESS]);
      expect(thread.doubts).toEqual(['shared']);
      expect(thread.lastMark?.decided).toBeUndefined();
      expect(isAcceptable(thread)).toBe(false);
      expect(asked).toEqual([]);
      expect(whys).toEqual([expect.stringContaining('no signing-key')]);
    }
  });

  test('a mark in a reply is none without a key', () => {
    const claimed = start('d', 'n', { ...account, resolved: true }, KEYLESS);
    const claim = { ...markReply('d', 1, makeMark('reported', decision), KEYLESS), ...account };
    expect(read([claimed, claim], [KEYLESS]).threads[0]?.lastMark).toBeUndefined();
  });

  test('what a key has signed for its place counts as elsewhere', async () => {
    const signed = start('d', 'n', { ...account, resolved: false }, KEYS, { bound: true });
    const { thread } = await weigh([says('accepted: generated')], signed);
    expect(thread.doubts).toEqual([]);
    expect(thread.statement).toMatchObject({ says: 'accepted', author: ADA });
  });

  test.each([
    ['a key has signed, but not for its place,', KEYS],
    ['no key has signed', KEYLESS],
  ])('nothing that people decide in a thread that %s counts for a run with a key', async (_, keys) => {
    for (const mark of [undefined, makeMark('reported', { ...decision, nonce: 'n' })]) {
      const unbound = start('d', 'n', { ...account, resolved: true }, keys, mark && { mark });
      const { thread, asked } = await weigh([says('accepted: generated')], unbound);
      expect(thread.doubts).toEqual(['unbound']);
      expect(thread.statement).toBeUndefined();
      expect(isAcceptable(thread)).toBe(false);
      expect(asked).toEqual([]);
    }
  });

  test('a text that was signed for one place is none in another, other words there are not signed, and a copy takes nothing from it', () => {
    const signed = start('d', 'n', { ...account, resolved: false }, KEYS, { bound: true });
    const moved = { ...signed, id: 'e-0', discussionId: 'e' };
    expect(read([moved])).toMatchObject({ ours: [], forged: 1 });
    const rewritten = { ...signed, body: signed.body.replace('var', 'semicolon') };
    expect(read([rewritten]).ours).toMatchObject([{ doubts: ['unbound'] }]);
    const unbound = { ...start('e', 'n', account), discussionId: 'e' };
    expect(read([signed, unbound]).ours).toMatchObject([{ discussionId: 'd', doubts: [] }]);
  });
});

describe('who may decide', () => {
  test('is asked from the last reply on, until one counts', async () => {
    const { thread, asked, whys } = await weigh([
      says('false positive: first'),
      says("won't fix: second"),
      says('accepted: third', EVE),
    ]);
    expect(thread.statement).toMatchObject({ says: "won't fix", reason: 'second', author: ADA });
    expect(asked).toEqual([EVE, ADA]);
    expect(whys).toEqual(['Name of eve: its author may not write to the repository']);
  });

  test('where it cannot be found out, the reply does not count, and is listed', async () => {
    const { thread, whys } = await weigh([says('accepted: third', 'somebody')]);
    expect(thread.statement?.says).toBe('nothing');
    expect(whys).toEqual([expect.stringContaining('could not be found out')]);
  });

  test('nobody is asked about ordinary talk, and this client decides nothing', async () => {
    const { thread, asked } = await weigh([
      says('Why?', EVE),
      says('accepted: by ourselves', BOT, { mine: true }),
    ]);
    expect(thread.statement?.says).toBe('nothing');
    expect(asked).toEqual([]);
  });

  test('of two in the same moment the one with the higher number counts', async () => {
    const at = { createdAt: 1 };
    const replies = [
      says('accepted: for now', ADA, { id: '10', ...at }),
      says('false positive: generated', ADA, { id: '9', ...at }),
    ];
    expect((await weigh(replies)).thread.statement).toMatchObject({ replyId: '10', says: 'accepted' });
  });

  test('of a reply that a mark has judged it is not asked again', async () => {
    const reply = says('accepted: for now');
    const statement = { replyId: reply.id, says: 'accepted', reason: 'for now', author: ADA } as const;
    const mark = makeMark('reported', { statement, decided: 'reply' });
    const resolved = { ...opening, resolved: true };
    const own = markReply('d', 99, mark);
    const { thread, asked } = await weigh([reply, own], resolved);
    expect(asked).toEqual([]);
    expect(threadState(thread).kind).toBe('resolved-by-people');
    // Somebody else's words under its id are others.
    const other = await weigh([{ ...reply, author: EVE }, own], resolved);
    expect(other.asked).toEqual([EVE]);
    expect(threadState(other.thread).kind).toBe('withdrawn');
  });

  test('of a reply whose text is another one now it is asked anew', async () => {
    const reply = says('accepted: for now', EVE);
    const statement = { replyId: reply.id, says: 'reopen', reason: '', author: EVE } as const;
    const own = markReply('d', 99, makeMark('reported', { statement }));
    const { thread, asked, whys } = await weigh([reply, own]);
    expect(asked).toEqual([EVE]);
    expect(thread.statement?.says).toBe('nothing');
    expect(whys).toEqual(['Name of eve: its author may not write to the repository']);
  });

  test('a reply is that of who edited it last', async () => {
    const byEve = says('accepted: for now', ADA, { editedBy: { id: EVE, name: 'Eve' } });
    const { asked, whys } = await weigh([byEve]);
    expect(asked).toEqual([EVE]);
    expect(whys).toEqual(['Eve: its author may not write to the repository']);
    const byAda = await weigh([says('accepted: for now', EVE, { editedBy: { id: ADA } })]);
    expect(byAda.thread.statement).toMatchObject({ says: 'accepted', author: ADA });
    const bySomebody = await weigh([says('accepted: for now', ADA, { editedBy: {} })]);
    expect(bySomebody.whys).toEqual([expect.stringContaining('could not be found out')]);
  });

  test('what speaks of a decision without its form is listed with the form, until something counts', async () => {
    const talk = says('I think this is a false positive', EVE);
    const { whys, asked } = await weigh([talk]);
    expect(whys).toEqual([
      expect.stringMatching(/^Name of eve: .*begin the reply with "false positive: why"/u),
    ]);
    expect(asked).toEqual([]);
    expect((await weigh([talk, says('false positive: generated')])).whys).toEqual([]);
    expect((await weigh([talk], { ...opening, resolved: true })).whys).toEqual([]);
  });

  test('a thread that an earlier key signed is decided by nobody', async () => {
    const body = start('d', 'n', {}, PREVIOUS_KEYS).body;
    const older = { ...opening, body, author: 'another bot', mine: false };
    const { thread, asked } = await weigh([says('accepted: for now')], older);
    expect(thread.statement).toBeUndefined();
    expect(asked).toEqual([]);
    expect(threadState(thread).kind).toBe('open');
  });
});

test('where the listing does not say when, several replies decide nothing', async () => {
  const replies = ['accepted: one', 'reopen'].map((text) => {
    const { createdAt: _, ...reply } = says(text);
    return reply;
  });
  const { thread, whys } = await weigh(replies);
  expect(thread.statement).toBeUndefined();
  expect(whys).toHaveLength(2);
});

test('a secret is out of the reason before it is cut, and the name is cut', async () => {
  const { thread } = await weigh([
    says(`accepted: ${'.'.repeat(195)}hunter2`, ADA, { authorName: 'A'.repeat(100) }),
  ]);
  expect(thread.statement?.reason).toBe(`${'.'.repeat(195)}***`);
  expect(thread.statement?.name).toHaveLength(60);
});

test('the words of who resolved it by hand are the reason, not those of others', async () => {
  const resolved = { ...opening, resolved: true, resolvedBy: 'Ada', resolvedById: ADA };
  const { thread } = await weigh([says('It is dead code.'), says('Is it?', EVE)], resolved);
  expect(thread.resolvedFor).toBe('It is dead code.');
});
