import { describe, expect, test } from '@jest/globals';
import { MARK_KINDS, type MarkKind } from '../../src/thread/mark.ts';
import { type OwnThread, spokenSince, type ThreadState, threadState } from '../../src/thread/own-thread.ts';
import { SPOT } from './listing.ts';
import { makeMark, makeThread } from './make-thread.ts';

describe('threadState', () => {
  const open: readonly (MarkKind | undefined)[] = [undefined, 'reported', 'gone'];
  const resolving = MARK_KINDS.filter((kind) => !open.includes(kind));
  const rows: readonly [boolean | undefined, readonly (MarkKind | undefined)[], ThreadState['kind']][] = [
    [undefined, open, 'open'],
    [undefined, resolving, 'resolved-by-us'],
    [false, open, 'open'],
    [false, resolving, 'reopened'],
    [true, [undefined, 'reported'], 'resolved-by-people'],
    // Who resolves what says that its finding is gone takes our word.
    [true, [...resolving, 'gone'], 'resolved-by-us'],
  ];

  test('is that of a person only where the listing does not say that a push resolved it', () => {
    const byPush = { flag: true, resolvedByPush: true } as const;
    expect(threadState(makeThread(SPOT, byPush)).kind).toBe('resolved-by-push');
    const marked = { ...byPush, lastMark: makeMark('fixed') };
    expect(threadState(makeThread(SPOT, marked)).kind).toBe('resolved-by-us');
  });

  test.each(rows.flatMap(([flag, kinds, state]) => kinds.map((kind) => [flag, kind, state] as const)))(
    'with the flag %s and the last mark %s is %s',
    (flag, kind, state) => {
      const thread = makeThread(SPOT, {
        ...(flag === undefined ? {} : { flag }),
        ...(kind === undefined ? {} : { lastMark: makeMark(kind) }),
      });
      expect(threadState(thread).kind).toBe(state);
    },
  );
});

describe('spokenSince', () => {
  test.each<[string, Partial<OwnThread>, boolean]>([
    ['nobody was noted', { foreignReplies: 2 }, false],
    [
      'as many had spoken when we did',
      { foreignReplies: 2, lastMark: makeMark('fixed', { foreignReplies: 2 }) },
      false,
    ],
    [
      'somebody took a reply back',
      { foreignReplies: 1, lastMark: makeMark('fixed', { foreignReplies: 2 }) },
      false,
    ],
    [
      'somebody spoke after us',
      { foreignReplies: 3, lastMark: makeMark('fixed', { foreignReplies: 2 }) },
      true,
    ],
  ])('where %s', (_, parts, expected) => {
    expect(spokenSince(makeThread(SPOT, parts))).toBe(expected);
  });
});
