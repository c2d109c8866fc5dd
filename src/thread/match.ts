import type { Spot } from '../finding/spot.ts';
import type { History } from './old-tree.ts';
import type { OwnThread } from './own-thread.ts';
import { pairByFingerprint } from './pair-by-fingerprint.ts';
import { pairByText } from './pair-by-text.ts';
import { pairEdited } from './pair-edited.ts';
import { pairLastOnes } from './pair-last-ones.ts';
import { createPool, type Key, type Matching } from './pool.ts';
import {
  type ReadLines,
  type SpotSubject,
  shareMessage,
  type ThreadSubject,
  toSpotSubjects,
  toThreadSubjects,
} from './subjects.ts';

/**
 * Finds for each thread the spot that it is about. Threads that need an older key come last: whoever has that key must not part another thread from its
 * finding, which would be resolved then. Pure: the order of the input never changes the result.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function matchThreads(
  threads: readonly OwnThread[],
  spots: readonly Spot[],
  history: History,
  lines: ReadLines,
): Matching {
  const { older = [], present = [] } = Object.groupBy(threads, (thread) =>
    thread.older ? 'older' : 'present',
  );
  const first = matchAlike(present, spots, history, lines);
  if (older.length === 0) return first;
  const second = matchAlike(older, first.spots, history, lines);
  return {
    pairs: [...first.pairs, ...second.pairs],
    threads: [...first.threads, ...second.threads],
    spots: second.spots,
  };
}

/** Best evidence first; every step compares spots of one rule of one scope, and works on what the steps before it left. */
function matchAlike(
  threads: readonly OwnThread[],
  spots: readonly Spot[],
  history: History,
  lines: ReadLines,
): Matching {
  const pool = createPool(
    toThreadSubjects(threads, spots, history).toSorted((a, b) =>
      a.thread.commentId < b.thread.commentId ? -1 : 1,
    ),
    toSpotSubjects(spots, lines).toSorted((a, b) => (a.spot.key < b.spot.key ? -1 : 1)),
  );
  const place = (subject: ThreadSubject | SpotSubject): string =>
    JSON.stringify([subject.ruleKey, subject.path, subject.line]);
  const mapped: Key<ThreadSubject> = (thread) => (thread.state === 'same' ? place(thread) : undefined);
  pool.pairByKey('T1', mapped, place, shareMessage);
  pool.pairByKey('T2', mapped, place, () => true);
  pairByFingerprint(pool);
  pairByText(pool, lines);
  pairEdited(pool);
  pairLastOnes(pool);
  return pool.result();
}
