import { describe, expect, test } from '@jest/globals';
import { emptyJournal } from '../../src/apply/acting.ts';
import { announce } from '../../src/apply/announce.ts';
import { clearNotes } from '../../src/apply/clear-notes.ts';
import { intendedBody } from '../../src/comment/mark-body.ts';
import type { ThreadMove } from '../../src/plan/move.ts';
import type { Comment } from '../../src/services/port.ts';
import { hashDiscussion, MOST_TRANSITIONS, type ThreadIntent } from '../../src/thread/mark.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { readThreads, type ThreadReading } from '../../src/thread/read-threads.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { NOW } from '../plan/make-situation.ts';
import { start } from '../thread/listing.ts';
import { KEYS, makeMark, makeThread } from '../thread/make-thread.ts';
import { makeActing } from './make-acting.ts';
import { createMemoryService, type Fault, IDENTITY, type MemoryService } from './memory-service.ts';
import { on, once } from './tell-plan.ts';

const SPOT = makeSpot();
const resolve = (thread: OwnThread): ThreadMove => ({
  kind: 'resolve',
  thread,
  resolution: 'fixed',
  reason: '',
});
const reopen = (thread: OwnThread): ThreadMove => ({ kind: 'reopen', thread, spot: SPOT, reason: '' });
const remove = (thread: OwnThread, by: 'deleting' | 'retiring'): ThreadMove => ({
  kind: 'remove-duplicate',
  thread,
  winner: makeThread(SPOT),
  by,
  reason: '',
});
const told = (moves: readonly ThreadMove[], fault?: (call: string) => Fault | undefined) => {
  const service = createMemoryService(fault === undefined ? {} : { fault });
  const acting = makeActing(service);
  return announce(moves, acting).then((announcement) => ({ announcement, service, acting }));
};

describe('a note of what is about to be done', () => {
  test('names each thread whose flag will be set, with the mark to come, and says so in one line', async () => {
    const marked = makeThread(SPOT, { lastMark: makeMark('fixed', { sequence: 4 }) });
    const open = makeThread(SPOT);
    const { announcement, service } = await told([
      resolve(open),
      reopen(marked),
      remove(makeThread(SPOT), 'deleting'),
      remove(makeThread(SPOT, { foreignReplies: 1 }), 'retiring'),
      { kind: 'say', thread: makeThread(SPOT), because: 'policy', note: 'discussed', reason: '' },
    ]);
    if (announcement.kind !== 'announced') throw new Error(announcement.kind);
    const [intent] = announcement.reading.intents;
    expect(intent?.transitions.map(({ sequence, kind }) => [sequence, kind])).toEqual([
      [1, 'fixed'],
      [5, 'reported'],
      [1, 'retired'],
    ]);
    expect(intent?.transitions[0]?.discussion).toBe(hashDiscussion(KEYS, open.discussionId));
    expect(service.calls).toEqual(['top-level', 'list']);
    expect(service.comments[0]?.body.split('\n')[0]).toBe(
      'Updating 3 threads as of aaaaaaa. This note removes itself.',
    );
  });

  test('is not written where no flag will be set', async () => {
    const { service } = await told([remove(makeThread(SPOT), 'deleting')]);
    expect(service.calls).toEqual(['list']);
    const nothing = await told([]);
    expect(nothing.announcement).toEqual({ kind: 'none' });
    expect(nothing.service.calls).toEqual([]);
  });

  test(`is one of several where there are more than ${MOST_TRANSITIONS} threads`, async () => {
    const moves = Array.from({ length: MOST_TRANSITIONS + 1 }, () =>
      resolve(makeThread(SPOT, { lastMark: makeMark('moved-on', { sequence: 1_000_000 }) })),
    ).map(({ thread, reason }): ThreadMove => ({ kind: 'resolve', thread, resolution: 'moved-on', reason }));
    const { announcement } = await told(moves);
    expect(
      announcement.kind === 'announced' &&
        announcement.reading.intents.map(({ transitions }) => transitions.length),
    ).toEqual([MOST_TRANSITIONS, 1]);
  });

  test('whose answer was lost is looked for, and written again where it is not there', async () => {
    const there = await told([resolve(makeThread(SPOT))], once('top-level', { kind: 'lost-after' }));
    expect(there.service.calls).toEqual(['top-level', 'list', 'list']);
    const lost = await told([resolve(makeThread(SPOT))], once('top-level', { kind: 'lost-before' }));
    expect(lost.service.calls).toEqual(['top-level', 'list', 'top-level', 'list']);
    expect([there, lost].map(({ announcement }) => announcement.kind)).toEqual(['announced', 'announced']);
  });

  test.each<[string, Fault]>([
    ['refused', { kind: 'refused', refusal: 'forbidden', message: 'Forbidden' }],
    ['lost for good', { kind: 'lost-before' }],
  ])('that is %s leaves every flag as it is', async (_, fault) => {
    const { announcement } = await told([resolve(makeThread(SPOT))], on('top-level', fault));
    expect(announcement).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/^the note that lists the threads to be resolved could not be posted: /),
    });
  });

  test('that the service does not keep as it was written is taken back, and no flag is set', async () => {
    const service = createMemoryService({ rewrite: (body) => body.replace(/<!--.*-->/u, '') });
    const announcement = await announce([resolve(makeThread(SPOT))], makeActing(service));
    expect(announcement).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('does not show up in the listing'),
    });
    expect(service.comments).toEqual([]);
  });
});

const MINE = { author: 'bot', mine: true, resolvable: true, resolved: false };
const EARLIER = '1'.repeat(40);
const FIXED: ThreadIntent = { kind: 'fixed', sequence: 1, head: EARLIER };

const open = (comments: readonly Comment[], fault?: (call: string) => Fault | undefined): MemoryService =>
  createMemoryService({ comments, can: { edits: true }, ...(fault === undefined ? {} : { fault }) });
const read = ({ comments }: MemoryService): ThreadReading => readThreads([KEYS], IDENTITY, comments);
const threadsOf = (service: MemoryService): readonly OwnThread[] => read(service).threads;
/** A thread of which a run has said what it is about to do. */
function begun(id: string, intent: ThreadIntent, more: Partial<Comment> = {}): Comment {
  const comment: Comment = { ...start(id, `n-${id}`, MINE), ...more };
  const [thread] = readThreads([KEYS], IDENTITY, [comment]).threads;
  if (thread?.own === undefined) throw new Error('there is no thread of ours');
  return { ...comment, body: intendedBody(KEYS, IDENTITY, thread, thread.own, intent, 65_000) };
}

describe('what is about to be done', () => {
  test('is written into each thread, where nobody sees it, as a listing right before shows them', async () => {
    const service = open([start('a', 'n-a', MINE), start('b', 'n-b', MINE)]);
    const seen = service.comments.map(({ body }) => body.split('\n').slice(0, -1));
    const announced = await announce(threadsOf(service).map(resolve), makeActing(service));
    expect(announced).toMatchObject({ kind: 'announced', nonces: [] });
    expect(service.calls).toEqual(['list', 'edit a-0', 'edit b-0', 'list']);
    expect(service.comments.map(({ body }) => body.split('\n').slice(0, -1))).toEqual(seen);
    for (const thread of threadsOf(service))
      expect(thread).toMatchObject({ intent: { kind: 'fixed', sequence: 1, head: NOW }, flag: false });
  });

  test('is not written a second time', async () => {
    const service = open([begun('a', FIXED)]);
    await announce(threadsOf(service).map(resolve), makeActing(service));
    expect(service.calls).toEqual(['list', 'list']);
  });

  test('to take back what was not finished needs no word, which would hide whose doing the flag is', async () => {
    const service = open([begun('a', FIXED, { resolved: true })]);
    const [thread] = threadsOf(service);
    if (thread === undefined) throw new Error('there is no thread');
    expect(thread.unfinished).toMatchObject({ kind: 'fixed' });
    await announce([{ kind: 'reopen', thread, spot: makeSpot(), reason: '' }], makeActing(service));
    expect(service.calls).toEqual(['list', 'list']);
  });

  test('costs a thread its change where it is refused, and no other one', async () => {
    const fault = on('edit a-0', { kind: 'refused', refusal: 'forbidden', message: 'Forbidden' });
    const service = open([start('a', 'n-a', MINE), start('b', 'n-b', MINE)], fault);
    const moves = threadsOf(service).map(resolve);
    const announced = await announce(moves, makeActing(service));
    expect(announced.kind === 'announced' && [...announced.unsaid]).toEqual([
      [moves[0], 'what is about to be done could not be written into it: Forbidden'],
    ]);
  });

  test('that does not show up as it was written is waited for, and costs its thread the change', async () => {
    const service = createMemoryService({
      comments: [start('a', 'n-a', MINE), start('b', 'n-b', MINE)],
      can: { edits: true },
      fault: on('edit b-0', { kind: 'lost-before' }),
    });
    const acting = makeActing(service);
    const moves = threadsOf(service).map(resolve);
    const announced = await announce(moves, acting);
    expect(acting.sleeps).toContain(8_000);
    expect(announced.kind === 'announced' && [...announced.unsaid.keys()]).toEqual([moves[1]]);
  });

  test('is not waited for in a thread that somebody deleted or resolved meanwhile', async () => {
    const service = open([start('a', 'n-a', MINE), start('b', 'n-b', { ...MINE, resolved: true })]);
    const planned = readThreads([KEYS], IDENTITY, [
      start('a', 'n-a', MINE),
      start('b', 'n-b', MINE),
      start('c', 'n-c', MINE),
    ]).threads;
    const acting = makeActing(service);
    await announce(planned.map(resolve), acting);
    expect(service.calls).toEqual(['list', 'edit a-0', 'list']);
    expect(acting.sleeps).toEqual([0]);
  });
});

describe('an unfinished mark of an earlier run', () => {
  /** A run that keeps the threads, or does not know them. */
  async function keep(service: MemoryService, knows: (thread: OwnThread) => boolean = () => true) {
    const reading = read(service);
    const moves = reading.ours
      .filter(knows)
      .map((thread) => ({ kind: 'keep', thread, spot: makeSpot(), reason: '' }) as const);
    const announced = { kind: 'announced', nonces: [], unsaid: new Map(), reading } as const;
    const failure = await clearNotes(moves, announced, undefined, emptyJournal(), makeActing(service));
    return { failure, intents: read(service).ours.map(({ intent }) => intent?.kind) };
  }

  test('is taken out where the flag says that nothing came of it', async () => {
    const service = open([begun('a', FIXED), start('b', 'n-b', MINE)]);
    expect(await keep(service)).toEqual({ failure: undefined, intents: [undefined, undefined] });
    expect(service.calls).toEqual(['edit a-0']);
  });

  test('stays where the thread is resolved, and where this run has nothing to say about it', async () => {
    const service = open([begun('a', FIXED, { resolved: true }), begun('b', FIXED)]);
    const { intents } = await keep(service, ({ discussionId }) => discussionId === 'a');
    expect(intents).toEqual(['fixed', 'fixed']);
    expect(service.calls).toEqual([]);
  });

  test('that cannot be taken out is a failure', async () => {
    const service = open([begun('a', FIXED)], on('edit', { kind: 'lost-before' }));
    expect((await keep(service)).failure).toMatch(
      /^the note of what was to be done could not be removed from a thread/,
    );
  });
});

test('an unfinished mark counts in its discussion alone, and not beside a mark of its number', () => {
  const comment = begun('a', FIXED, { resolved: true });
  const copy = { ...comment, id: 'copy', discussionId: 'elsewhere' };
  const reading = readThreads([KEYS], IDENTITY, [comment, copy]);
  expect(reading.threads).toMatchObject([
    { discussionId: 'a', unfinished: { kind: 'fixed', head: EARLIER } },
  ]);
  expect(reading.ours).toHaveLength(1);
});

test('a mark that another run has edited over is written again', async () => {
  const service = open([start('a', 'n-a', { ...MINE, resolved: true })]);
  const planned = readThreads([KEYS], IDENTITY, [start('a', 'n-a', MINE)]);
  const [thread] = planned.threads;
  if (thread === undefined) throw new Error('there is no thread');
  const move = resolve(thread);
  const written = emptyJournal();
  written.outcomes.set(move, { kind: 'done' });
  const announced = { kind: 'announced', nonces: [], unsaid: new Map(), reading: planned } as const;
  await clearNotes([move], announced, read(service), written, makeActing(service));
  expect(service.calls.at(-1)).toBe('edit a-0');
  expect(threadsOf(service)[0]?.lastMark).toMatchObject({ kind: 'fixed', sequence: 1 });
});
