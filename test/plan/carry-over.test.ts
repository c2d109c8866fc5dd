import { expect, test } from '@jest/globals';
import { carryOver } from '../../src/plan/carry-over.ts';
import type { Move } from '../../src/plan/move.ts';
import { post } from '../apply/tell-plan.ts';
import { makeFinding, makeSpot } from '../finding/make-finding.ts';
import { makeThread } from '../thread/make-thread.ts';
import { planOf } from './make-situation.ts';

const SPOT = makeSpot();
const [FINDING = makeFinding()] = SPOT.findings;
const THREAD = makeThread(SPOT, { discussionId: 'd1' });
const PLAN = planOf([FINDING], { pairs: [{ thread: THREAD, spot: SPOT, tier: 'T1' }] });

test('what the run has posted itself is posted, also where the new plan keeps it', () => {
  const move: Move = post(3);
  const { moves, accounts } = carryOver(PLAN, new Map([[move, { kind: 'done', discussionId: 'd1' }]]));
  expect(moves).toEqual([]);
  expect(accounts).toEqual([{ finding: FINDING, disposition: 'posted', reason: 'new', discussionId: 'd1' }]);
});

test('what was there before is kept', () => {
  expect(PLAN.accounts[0]?.disposition).toBe('kept');
  expect(carryOver(PLAN, new Map())).toEqual(PLAN);
  expect(carryOver(PLAN, new Map([[post(3), { kind: 'done', discussionId: 'd2' }]]))).toEqual(PLAN);
});
