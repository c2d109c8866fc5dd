import { describe, expect, test } from '@jest/globals';
import { announce } from '../../src/apply/announce.ts';
import type { ThreadMove } from '../../src/plan/move.ts';
import { hashDiscussion, MOST_TRANSITIONS } from '../../src/thread/mark.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { makeSpot } from '../finding/make-spot.ts';
import { KEYS, makeMark, makeThread } from '../thread/make-thread.ts';
import { makeActing } from './make-acting.ts';
import { createMemoryService, type Fault } from './memory-service.ts';
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
    ).map((move): ThreadMove => ({ ...move, kind: 'resolve', resolution: 'moved-on' }));
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
