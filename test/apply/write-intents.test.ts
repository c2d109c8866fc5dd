import { describe, expect, test } from '@jest/globals';
import { announce } from '../../src/apply/announce.ts';
import { clearIntents } from '../../src/apply/write-intents.ts';
import type { Settling } from '../../src/plan/settling.ts';
import type { Comment } from '../../src/services/port.ts';
import { MOST_TRANSITIONS } from '../../src/thread/intent.ts';
import { writeOverviewMarker } from '../../src/thread/marker.ts';
import type { OverviewMarker } from '../../src/thread/overview-marker.ts';
import { readThreads } from '../../src/thread/read-threads.ts';
import { makeSpot } from '../finding/make-spot.ts';
import { KEYS, makeThread } from '../thread/make-thread.ts';
import { makeActing } from './make-acting.ts';
import { createMemoryService, type Fault, IDENTITY, type MemoryService } from './memory-service.ts';
import { on } from './tell-plan.ts';

const JOB = 'static-analysis';
const INTENT = { nonce: 'other', head: '1'.repeat(40), transitions: [] };

function overview(id: string, more: Partial<OverviewMarker> = {}): Comment {
  const marker = { nonce: `of ${id}`, job: JOB, entries: ['0123456789ab'], scopes: [], ...more };
  const body = `Two findings.\n\n${writeOverviewMarker(KEYS, IDENTITY, marker)}`;
  return { id, discussionId: `d-${id}`, resolvable: false, mine: true, body };
}

const resolve = (): Settling => ({
  kind: 'resolve',
  thread: makeThread(makeSpot()),
  resolution: 'fixed',
  reason: '',
});

const open = (comments: readonly Comment[], fault?: (call: string) => Fault | undefined): MemoryService =>
  createMemoryService({ comments, can: { edits: true }, ...(fault === undefined ? {} : { fault }) });
const act = (service: MemoryService) => makeActing(service, { intentsIn: 'overview' });
const overviewsIn = ({ comments }: MemoryService) => readThreads([KEYS], IDENTITY, comments).overviews;

describe('what is about to be done', () => {
  test('is edited into the overview, beside what it lists and what other runs have there', async () => {
    const service = open([overview('a', { sequence: 4, intents: [INTENT] }), overview('b')]);
    const announced = await announce([resolve()], act(service));
    expect(announced.kind).toBe('announced');
    expect(service.calls).toEqual(['list', 'edit a', 'list']);
    const [first, second] = overviewsIn(service);
    expect(first).toMatchObject({ commentId: 'a', sequence: 5, entries: ['0123456789ab'] });
    expect(first?.intents?.map(({ nonce }) => nonce)).toEqual(['other', 'nonce-1']);
    expect(first?.own?.body.split('\n')[0]).toBe('Two findings.');
    expect(second?.intents).toBeUndefined();
  });

  test('is posted as one where there is none, once also where the answer is lost', async () => {
    const service = open([], on('top-level', { kind: 'lost-after' }));
    const announced = await announce([resolve()], act(service));
    expect(announced.kind).toBe('announced');
    expect(service.comments).toHaveLength(1);
    expect(service.comments[0]?.body).toMatch(/^Static analysis: every selected finding has a thread\./);
  });

  test('is not written where no flag will be set', async () => {
    const service = open([overview('a')]);
    expect(await announce([], act(service))).toEqual({ kind: 'none' });
    expect(service.calls).toEqual([]);
  });

  test('is a note of its own where the overview has no room', async () => {
    const entries = Array.from({ length: 450 }, (_, index) => String(index).padStart(12, '0'));
    const service = open([overview('a', { entries })]);
    const announced = await announce(
      Array.from({ length: MOST_TRANSITIONS }, () => resolve()),
      act(service),
    );
    expect(announced.kind).toBe('announced');
    expect(service.calls).toEqual(['list', 'top-level', 'list']);
  });

  test('lets no flag be set where the edit is refused', async () => {
    const fault = on('edit a', { kind: 'refused', refusal: 'forbidden', message: 'Forbidden' });
    const announced = await announce([resolve()], act(open([overview('a')], fault)));
    expect(announced).toEqual({
      kind: 'failed',
      reason: 'the list of threads to be resolved could not be written into the overview: Forbidden',
    });
  });
});

test('it is edited out again, and a second overview goes with it', async () => {
  const mine = { ...INTENT, nonce: 'mine' };
  const service = open([
    overview('a', { sequence: 2, intents: [INTENT, mine] }),
    overview('b', { sequence: 1, intents: [mine] }),
  ]);
  expect(await clearIntents(['mine'], act(service))).toBeUndefined();
  expect(service.calls).toEqual(['list', 'edit a', 'delete b']);
  expect(overviewsIn(service).map(({ sequence, intents }) => ({ sequence, intents }))).toEqual([
    { sequence: 3, intents: [INTENT] },
  ]);
});
