import { describe, expect, test } from '@jest/globals';
import { clearable } from '../../src/plan/clearable-notes.ts';
import type { Move } from '../../src/plan/move.ts';
import { hashDiscussion, type OwnIntent, type Transition } from '../../src/thread/intent.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { KEYS, makeMark, makeThread } from '../thread/make-thread.ts';

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
