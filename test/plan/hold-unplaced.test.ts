import { expect, test } from '@jest/globals';
import { holdUnplaced } from '../../src/plan/hold-unplaced.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { makeMark, makeThread } from '../thread/make-thread.ts';
import { makeSituation, PMD } from './make-situation.ts';

const REASON = 'the only path in a.sarif does not exist in this checkout';
const UNPLACED = { scope: PMD, reason: REASON };
const { completeness } = makeSituation([], {
  completeness: { unplaced: [UNPLACED], warnings: [REASON, 'something else'] },
});

test('a scope is held by an open thread without a finding, and its reason is no warning then', () => {
  const unmatched = [{ thread: makeThread(makeSpot()) }];
  expect(holdUnplaced(completeness, unmatched)).toMatchObject({
    complete: [],
    heldScopes: [{ scope: PMD, kind: 'failed', reason: `${REASON}, or resolve its open threads yourself` }],
    warnings: ['something else'],
  });
});

test('a scope that is held for another reason is held once', () => {
  const held = {
    ...completeness,
    complete: [],
    heldScopes: [{ scope: PMD, kind: 'failed' as const, reason: 'it broke' }],
  };
  const unmatched = [{ thread: makeThread(makeSpot()) }];
  expect(holdUnplaced(held, unmatched)).toEqual(held);
});

test.each([
  ['there is none', []],
  ['it is of another scope', [makeThread(makeSpot({ tool: 'Other' }))]],
  ['it is resolved', [makeThread(makeSpot(), { flag: true, lastMark: makeMark('gone') })]],
])('no scope is held by an open thread where %s', (_, threads) => {
  const unmatched = threads.map((thread) => ({ thread }));
  expect(holdUnplaced(completeness, unmatched)).toBe(completeness);
});
