import { describe, expect, test } from '@jest/globals';
import { findContested } from '../../src/match/contested.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { makeSpot, SUPPRESSED } from '../finding/make-finding.ts';
import { markReply, read, SPOT, start } from '../thread/listing.ts';
import { HEAD, makeMark, makeThread } from '../thread/make-thread.ts';

const OTHER_HEAD = '2'.repeat(40);
const marks = (...given: readonly Parameters<typeof makeMark>[]): readonly OwnThread[] =>
  read([
    start('d', 'n'),
    ...given.map(([kind, parts], index) =>
      markReply('d', index, makeMark(kind, { sequence: index + 1, ...parts })),
    ),
  ]).threads;

describe('a scope is contested', () => {
  test('where a thread was called fixed and reported again at one head', () => {
    const threads = marks(['fixed'], ['reported']);
    expect([...findContested(threads, [], HEAD).values()]).toEqual([{ scope: SPOT.scope, head: HEAD }]);
  });

  test('no longer where a newer head is analyzed, unless it is contested as well', () => {
    expect(findContested(marks(['fixed'], ['reported']), [], OTHER_HEAD).size).toBe(0);
    const there = { head: OTHER_HEAD };
    const again = marks(['fixed'], ['reported'], ['fixed', there], ['reported', there]);
    expect(findContested(again, [], OTHER_HEAD).size).toBe(1);
  });

  test('where a finding is in the logs that was called fixed at this very head', () => {
    const pair = {
      thread: makeThread(SPOT, { lastMark: makeMark('fixed') }),
      spot: SPOT,
      tier: 'T1',
    } as const;
    expect(findContested([], [pair], HEAD).size).toBe(1);
    expect(findContested([], [pair], OTHER_HEAD).size).toBe(0);
  });

  test.each<[string, readonly OwnThread[]]>([
    ['at two heads', marks(['fixed'], ['reported', { head: OTHER_HEAD }])],
    ['as suppressed', marks(['suppressed'], ['reported'])],
    ['and never fixed', marks(['reported'])],
  ])('but not by threads that were reported again %s', (_, threads) => {
    expect(findContested(threads, [], HEAD).size).toBe(0);
  });

  test('nor by a finding that is suppressed', () => {
    const spot = makeSpot({ presence: SUPPRESSED });
    const thread = makeThread(spot, { lastMark: makeMark('fixed') });
    expect(findContested([], [{ thread, spot, tier: 'T1' }], HEAD).size).toBe(0);
  });
});
