import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findContested, separateDuplicates } from '../../src/match/rival-runs.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { type FindingParts, makeSpot, SUPPRESSED } from '../finding/make-finding.ts';
import { markReply, read, SPOT, start } from '../thread/listing.ts';
import { HEAD, makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { NO_HISTORY, readTwoTrees } from './two-trees.ts';

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

const at = (finding: FindingParts = {}, parts: ThreadParts = {}): OwnThread =>
  makeThread(makeSpot(finding), parts);

describe('partDuplicateThreads', () => {
  test('of two threads of one spot the one with the smaller comment id wins, in plain string order', () => {
    const ten = at({}, { commentId: '10' });
    const nine = at({}, { commentId: '9' });
    for (const threads of [
      [ten, nine],
      [nine, ten],
    ]) {
      expect(separateDuplicates(threads, NO_HISTORY)).toEqual({
        threads: [ten],
        duplicates: [{ thread: nine, winner: ten }],
      });
    }
  });

  test('one that may be no thread neither wins nor loses, and stands where nothing else does', () => {
    const unclear: OwnThread = { ...at({}, { commentId: '1' }), doubts: ['unclear'] };
    const other = at({}, { commentId: '9' });
    expect(separateDuplicates([unclear, other], NO_HISTORY)).toEqual({ threads: [other], duplicates: [] });
    expect(separateDuplicates([unclear], NO_HISTORY)).toEqual({ threads: [unclear], duplicates: [] });
  });

  test('one that has a copy elsewhere wins whatever its id, since it is never acted on', () => {
    const copied: OwnThread = { ...at({}, { commentId: '9' }), doubts: ['copied'] };
    const other = at({}, { commentId: '1' });
    expect(separateDuplicates([other, copied], NO_HISTORY)).toEqual({
      threads: [copied],
      duplicates: [{ thread: other, winner: copied }],
    });
  });

  test('one that needs an older key takes no place from any other, whatever its id', () => {
    const older: OwnThread = { ...at({}, { commentId: '1' }), doubts: ['older'] };
    const other = at({}, { commentId: '9' });
    expect(separateDuplicates([older, other], NO_HISTORY)).toEqual({
      threads: [other],
      duplicates: [{ thread: older, winner: other }],
    });
  });

  test.each<[string, FindingParts]>([
    ['tool', { tool: 'ESLint' }],
    ['category', { category: 'nightly' }],
    ['rule', { rule: 'eqeqeq' }],
    ['path', { path: 'src/b.ts' }],
    ['line', { line: 4 }],
  ])('threads of another %s are no duplicates', (_, other) => {
    expect(separateDuplicates([at(), at(other)], NO_HISTORY).duplicates).toEqual([]);
  });

  test('a retired thread is neither a thread nor a duplicate, and wins against nobody', () => {
    const retired = at({}, { commentId: '0', lastMark: makeMark('retired') });
    const thread = at({}, { commentId: '1' });
    expect(separateDuplicates([retired, thread], NO_HISTORY)).toEqual({
      threads: [thread],
      duplicates: [],
    });
  });

  test.each<[string, ThreadParts, number]>([
    ['that may not be reopened', { mayResolve: false, lastMark: makeMark('gone') }, 0],
    ['that a run could not reopen', { lastMark: makeMark('over') }, 0],
    ['that may be reopened', { mayResolve: true, lastMark: makeMark('gone') }, 1],
    ['of which that is not known', { lastMark: makeMark('gone') }, 1],
    ['that a person resolved', { mayResolve: false }, 1],
  ])('beside a resolved thread %s another one is posted anew: %j', (_, parts, duplicates) => {
    const closed = at({}, { commentId: '1', flag: true, ...parts });
    const other = at({}, { commentId: '2', flag: false, mayResolve: false });
    expect(separateDuplicates([other, closed], NO_HISTORY).duplicates).toHaveLength(duplicates);
  });

  test('threads of two commits are duplicates when git maps them to one line', async () => {
    const trees = await readTwoTrees({ 'src/a.ts': ['a', 'b', 'c'] }, { 'src/a.ts': ['new', 'a', 'b', 'c'] });
    const then = at({ line: 3 }, { head: trees.before });
    const now = at({ line: 4 }, { head: trees.after });
    const other = at({ line: 3 }, { head: trees.after });
    const { duplicates } = separateDuplicates([then, now, other], trees.history);
    expect(duplicates.map(({ thread, winner }) => [thread.commentId, winner.commentId])).toEqual([
      [now.commentId, then.commentId],
    ]);
  });

  test('threads of two commits are none where git has lost one of them', () => {
    const threads = [at({}, { head: HEAD }), at({}, { head: '2'.repeat(40) })];
    expect(separateDuplicates(threads, NO_HISTORY)).toEqual({ threads, duplicates: [] });
  });

  test('threads of whole files are duplicates across a rename', async () => {
    const lines = ['one', 'two', 'three', 'four'];
    const trees = await readTwoTrees({ 'old.ts': lines }, { 'new.ts': lines });
    const threads = [
      at({ place: { kind: 'file', path: 'old.ts' } }, { head: trees.before }),
      at({ place: { kind: 'file', path: 'new.ts' } }, { head: trees.after }),
    ];
    const { duplicates } = separateDuplicates(threads, trees.history);
    expect(duplicates).toHaveLength(1);
  });

  test('every thread that is not retired is kept or a duplicate of one that is kept, in whatever order they come', () => {
    const threads = fc.array(
      fc
        .record({ line: fc.integer({ min: 1, max: 3 }), retired: fc.boolean() })
        .map(({ line, retired }) => at({ line }, retired ? { lastMark: makeMark('retired') } : {})),
    );
    fc.assert(
      fc.property(
        threads.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          const parted = separateDuplicates(all, NO_HISTORY);
          expect(separateDuplicates(shuffled, NO_HISTORY)).toEqual(parted);
          const alive = all.filter(({ lastMark }) => lastMark === undefined);
          const seen = [...parted.threads, ...parted.duplicates.map(({ thread }) => thread)];
          expect(new Set(seen)).toEqual(new Set(alive));
          expect(seen).toHaveLength(alive.length);
          expect(parted.duplicates.every(({ winner }) => parted.threads.includes(winner))).toBe(true);
          expect(separateDuplicates(parted.threads, NO_HISTORY).duplicates).toEqual([]);
        },
      ),
    );
  });
});
