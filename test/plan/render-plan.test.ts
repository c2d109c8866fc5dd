import { describe, expect, test } from '@jest/globals';
import type { Move } from '../../src/plan/move.ts';
import type { OverviewMove } from '../../src/plan/overview.ts';
import { renderPlan } from '../../src/plan/render-plan.ts';
import { makeSpot } from '../finding/make-spot.ts';
import { makeThread } from '../thread/make-thread.ts';

const NO_OVERVIEW: OverviewMove = { kind: 'none', entries: [], obsolete: [], reason: 'nothing to say' };

describe('a plan', () => {
  test('reads as one line a move, what is written first, each with its reason', () => {
    const thread = makeThread(makeSpot());
    const file = makeThread(makeSpot({ place: { kind: 'file', path: 'b.ts' }, category: 'nightly' }));
    const spot = makeSpot({ path: 'c.ts', line: 9 });
    const moves: readonly Move[] = [
      { kind: 'leave', thread: file, because: 'held', reason: 'nobody looked' },
      { kind: 'keep', thread, spot, reason: 'moved' },
      { kind: 'remove-duplicate', thread, winner: thread, by: 'deleting', reason: 'there are two' },
      { kind: 'resolve', thread, resolution: 'fixed', reason: 'the finding is gone' },
      { kind: 'reopen', thread, spot, reason: 'back again' },
      { kind: 'post', spot, anchor: { path: 'd.ts', newLine: 10 }, reason: 'new' },
    ];
    expect(renderPlan(moves, NO_OVERVIEW)).toEqual([
      'post              d.ts:10 no-var (PMD): new',
      'reopen            c.ts:9 no-var (PMD): back again',
      'resolve           src/a.ts:3 no-var (PMD): the finding is gone',
      'remove-duplicate  src/a.ts:3 no-var (PMD): there are two',
      'keep              c.ts:9 no-var (PMD): moved',
      'leave             b.ts no-var (PMD (nightly)): nobody looked',
    ]);
  });

  test.each([
    [1, 'overview          post, 1 finding without a thread: there is one'],
    [2, 'overview          post, 2 findings without a thread: there is one'],
  ])('says what becomes of the overview of %d', (count, line) => {
    const entry = { spot: makeSpot(), why: 'unanchored', reason: 'no place' } as const;
    const entries = Array.from({ length: count }, () => entry);
    expect(renderPlan([], { kind: 'post', entries, obsolete: [], reason: 'there is one' })).toEqual([line]);
  });
});
