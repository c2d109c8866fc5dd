import { expect, test } from '@jest/globals';
import type { Spot } from '../../src/finding/spot.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { type FindingParts, makeSpot, SUPPRESSED } from '../finding/make-finding.ts';
import { makeThread } from '../thread/make-thread.ts';
import { matchThreads } from './match-threads.ts';

const LATER = '2'.repeat(40);
const BROKEN: FindingParts = { rule: 'P1', line: 1, message: 'Unexpected token.' };
const REASON =
  'src/a.ts may not have been parsed: fix it, or resolve the thread if it is fixed; its only result is: Unexpected token.';

function spotsOf(...found: readonly FindingParts[]): readonly Spot[] {
  return found.map((parts) => makeSpot(parts));
}

/** Why threads without a partner are in doubt. */
function doubtsOf(threads: readonly OwnThread[], spots: readonly Spot[]): readonly (string | undefined)[] {
  return matchThreads(
    threads,
    spots,
    () => undefined,
    () => undefined,
  ).threads.map(({ doubt }) => doubt);
}

const two = () => [makeThread(makeSpot({ line: 3 })), makeThread(makeSpot({ line: 9, rule: 'eqeqeq' }))];

test('threads of a file of which only words about parsing are left are in doubt, also while it stays so', () => {
  const [broken] = spotsOf(BROKEN);
  expect(doubtsOf(two(), spotsOf(BROKEN))).toEqual([REASON, REASON]);
  const before = two();
  const ofError = makeThread(broken ?? makeSpot(), { head: LATER });
  expect(doubtsOf([...before, ofError], spotsOf(BROKEN))).toEqual([REASON, REASON]);
});

test('of two errors the one that is left holds what was there before them, and not the other one', () => {
  const other = { ...BROKEN, rule: 'P2', line: 2 };
  const before = two();
  const errors = [BROKEN, other].map((parts) => makeThread(makeSpot(parts), { head: LATER }));
  expect(doubtsOf([...before, ...errors], spotsOf(BROKEN))).toEqual([undefined, REASON, REASON]);
});

test.each<[string, readonly FindingParts[]]>([
  ['another result is left in the file', [BROKEN, { line: 20, rule: 'semi', message: 'Missing semicolon.' }]],
  ['a suppressed result is left in the file', [{ ...BROKEN, presence: SUPPRESSED }]],
  ['what is left speaks of something else', [{ ...BROKEN, message: 'Missing semicolon.' }]],
  ['it is left in another file', [{ ...BROKEN, path: 'src/b.ts' }]],
  ['another tool says it', [{ ...BROKEN, tool: 'ESLint' }]],
  ['nothing is left', []],
])('threads are not in doubt where %s', (_, found) => {
  expect(doubtsOf(two(), spotsOf(...found))).toEqual([undefined, undefined]);
});

test('threads are not in doubt where what is left was reported together with them', () => {
  const beside = makeThread(makeSpot(BROKEN));
  expect(doubtsOf([...two(), beside], spotsOf(BROKEN))).toEqual([undefined, undefined]);
});

test('findings without a thread are looked at once, however many threads are left', () => {
  const count = 400;
  const threads = Array.from({ length: count }, (_, index) => makeThread(makeSpot({ line: index + 1 })));
  let looks = 0;
  const spots = Array.from({ length: count }, (_, index): Spot => {
    const { place, ...spot } = makeSpot({ line: index + count + 1 });
    return {
      ...spot,
      get place() {
        looks += 1;
        return place;
      },
    };
  });
  expect(doubtsOf(threads, spots)).toHaveLength(count);
  expect(looks).toBeLessThan(count * 50);
});
