import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { partDuplicateThreads } from '../../src/match/duplicates.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import { type FindingParts, makeSpot } from '../finding/make-finding.ts';
import { HEAD, makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { NO_HISTORY, readTwoTrees } from './two-trees.ts';

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
      expect(partDuplicateThreads(threads, NO_HISTORY)).toEqual({
        threads: [ten],
        duplicates: [{ thread: nine, winner: ten }],
      });
    }
  });

  test('one that may be no thread neither wins nor loses, and stands where nothing else does', () => {
    const unclear: OwnThread = { ...at({}, { commentId: '1' }), origin: 'unclear' };
    const other = at({}, { commentId: '9' });
    expect(partDuplicateThreads([unclear, other], NO_HISTORY)).toEqual({ threads: [other], duplicates: [] });
    expect(partDuplicateThreads([unclear], NO_HISTORY)).toEqual({ threads: [unclear], duplicates: [] });
  });

  test('one that has a copy elsewhere wins whatever its id, since it is never acted on', () => {
    const copied: OwnThread = { ...at({}, { commentId: '9' }), origin: 'copied' };
    const other = at({}, { commentId: '1' });
    expect(partDuplicateThreads([other, copied], NO_HISTORY)).toEqual({
      threads: [copied],
      duplicates: [{ thread: other, winner: copied }],
    });
  });

  test('one that needs an older key takes no place from any other, whatever its id', () => {
    const older: OwnThread = { ...at({}, { commentId: '1' }), older: true };
    const other = at({}, { commentId: '9' });
    expect(partDuplicateThreads([older, other], NO_HISTORY)).toEqual({
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
    expect(partDuplicateThreads([at(), at(other)], NO_HISTORY).duplicates).toEqual([]);
  });

  test('a retired thread is neither a thread nor a duplicate, and wins against nobody', () => {
    const retired = at({}, { commentId: '0', lastMark: makeMark('retired') });
    const thread = at({}, { commentId: '1' });
    expect(partDuplicateThreads([retired, thread], NO_HISTORY)).toEqual({
      threads: [thread],
      duplicates: [],
    });
  });

  test('threads of two commits are duplicates when git maps them to one line', async () => {
    const trees = await readTwoTrees({ 'src/a.ts': ['a', 'b', 'c'] }, { 'src/a.ts': ['new', 'a', 'b', 'c'] });
    const then = at({ line: 3 }, { head: trees.before });
    const now = at({ line: 4 }, { head: trees.after });
    const other = at({ line: 3 }, { head: trees.after });
    const { duplicates } = partDuplicateThreads([then, now, other], trees.history);
    expect(duplicates.map(({ thread, winner }) => [thread.commentId, winner.commentId])).toEqual([
      [now.commentId, then.commentId],
    ]);
  });

  test('threads of two commits are none where git has lost one of them', () => {
    const threads = [at({}, { head: HEAD }), at({}, { head: '2'.repeat(40) })];
    expect(partDuplicateThreads(threads, NO_HISTORY)).toEqual({ threads, duplicates: [] });
  });

  test('threads of whole files are duplicates across a rename', async () => {
    const lines = ['one', 'two', 'three', 'four'];
    const trees = await readTwoTrees({ 'old.ts': lines }, { 'new.ts': lines });
    const threads = [
      at({ place: { kind: 'file', path: 'old.ts' } }, { head: trees.before }),
      at({ place: { kind: 'file', path: 'new.ts' } }, { head: trees.after }),
    ];
    const { duplicates } = partDuplicateThreads(threads, trees.history);
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
          const parted = partDuplicateThreads(all, NO_HISTORY);
          expect(partDuplicateThreads(shuffled, NO_HISTORY)).toEqual(parted);
          const alive = all.filter(({ lastMark }) => lastMark === undefined);
          const seen = [...parted.threads, ...parted.duplicates.map(({ thread }) => thread)];
          expect(new Set(seen)).toEqual(new Set(alive));
          expect(seen).toHaveLength(alive.length);
          expect(parted.duplicates.every(({ winner }) => parted.threads.includes(winner))).toBe(true);
          expect(partDuplicateThreads(parted.threads, NO_HISTORY).duplicates).toEqual([]);
        },
      ),
    );
  });
});
