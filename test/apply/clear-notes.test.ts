import { describe, expect, test } from '@jest/globals';
import { emptyJournal } from '../../src/apply/acting.ts';
import { clearable, clearNotes } from '../../src/apply/clear-notes.ts';
import type { Move } from '../../src/plan/move.ts';
import { hashDiscussion, type OwnIntent, type Transition } from '../../src/thread/mark.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { NOTHING_LISTED } from '../../src/thread/read-threads.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { KEYS, makeMark, makeThread } from '../thread/make-thread.ts';
import { makeActing } from './make-acting.ts';
import { createMemoryService, type MemoryService } from './memory-service.ts';
import { on } from './tell-plan.ts';

/** A note of this run that names no thread, so that nothing keeps it. */
async function tell(service: MemoryService) {
  const note = { nonce: 'n', head: 'f'.repeat(40), commentId: 'note', keys: KEYS, transitions: [] };
  const reading = {
    ...NOTHING_LISTED,
    intents: [note, { ...note, nonce: 'of another run', commentId: 'other' }],
  };
  const announced = { kind: 'announced', nonces: ['n'], unsaid: new Map(), reading } as const;
  return clearNotes([], announced, undefined, emptyJournal(), makeActing(service));
}

test('a note of this run is deleted, and one that came meanwhile is left', async () => {
  const service = createMemoryService();
  expect(await tell(service)).toBeUndefined();
  expect(service.calls).toEqual(['delete note']);
});

test('a note that cannot be deleted is a failure', async () => {
  const failure = await tell(createMemoryService({ fault: on('delete', { kind: 'lost-before' }) }));
  expect(failure).toMatch(/^a note that listed threads to be resolved could not be deleted/);
});

const SPOT = makeSpot();

describe('a note is cleared', () => {
  const thread = makeThread(SPOT, { discussionId: 'd1', flag: false });
  const note = (transition: Partial<Transition> = {}, parts: Partial<OwnIntent> = {}): OwnIntent => ({
    nonce: 'n',
    head: 'f'.repeat(40),
    commentId: 'note',
    keys: KEYS,
    transitions: [{ discussion: hashDiscussion(KEYS, 'd1'), sequence: 2, kind: 'fixed', ...transition }],
    ...parts,
  });
  const resolve = (of: OwnThread): Move => ({ kind: 'resolve', thread: of, resolution: 'fixed', reason: '' });
  const keep: Move = { kind: 'keep', thread, spot: SPOT, reason: '' };
  const held: Move = { kind: 'leave', thread, because: 'held', reason: '' };
  const marked = (sequence: number) => ({ ...thread, lastMark: makeMark('fixed', { sequence }) });
  const is = (
    threads: readonly OwnThread[],
    moves: readonly Move[],
    state: 'done' | 'untouched' | 'halfway' = 'untouched',
    notes = [note()],
  ) => clearable(notes, { threads, moves, state: () => state }).length === notes.length;

  test.each<[string, boolean]>([
    ['when its thread is gone', is([], [])],
    ['when the mark stands', is([marked(2)], [held])],
    ['when a later mark stands', is([marked(3)], [])],
    ['when this run has set the mark', is([thread], [resolve(thread)], 'done')],
    ['when the thread was not changed and needs no change', is([thread], [keep])],
  ])('%s', (_, cleared) => {
    expect(cleared).toBe(true);
  });

  test.each<[string, boolean]>([
    ['while only an earlier mark stands', is([marked(1)], [held])],
    ['while the thread is resolved without a mark', is([{ ...thread, flag: true }], [keep])],
    ['while the listing does not tell', is([makeThread(SPOT, { discussionId: 'd1' })], [keep])],
    ['while its thread is held', is([thread], [held])],
    ['while the thread is one of another job', is([thread], [])],
    ['while nobody knows what became of the thread', is([thread], [resolve(thread)], 'halfway')],
    ['where an older secret signed it', is([], [], 'untouched', [note({}, { older: true })])],
  ])('but not %s', (_, cleared) => {
    expect(cleared).toBe(false);
  });
});
