import type { Spot } from '../finding/spot.ts';
import { keepInBlock } from './keep-in-block.ts';
import { type NeededTexts, neededTexts } from './needed-texts.ts';
import type { History } from './old-tree.ts';
import type { OwnThread } from './own-thread.ts';
import { pairByFingerprint } from './pair-by-fingerprint.ts';
import { pairByText } from './pair-by-text.ts';
import { pairEdited } from './pair-edited.ts';
import { pairFollowed } from './pair-followed.ts';
import { pairLastOnes } from './pair-last-ones.ts';
import { pairWaiting } from './pair-waiting.ts';
import { partDecisions } from './part-decisions.ts';
import { createPool, type Key, type Matching, type Pool, type Tier } from './pool.ts';
import {
  type ReadLines,
  type SpotSubject,
  shareMessage,
  type ThreadSubject,
  toSpotSubjects,
  toThreadSubjects,
} from './subjects.ts';

/** A matching that has come as far as it does without the text of any file. */
export interface BegunMatching {
  /** Texts that the rest looks at, and no others. */
  readonly needed: NeededTexts;
  /** Spots on a line that git knows to be the one of their thread. */
  readonly provenByGit: ReadonlySet<Spot>;
  /** @param lines lines of the files of the analyzed commit */
  finish(lines: ReadLines): Matching;
}

/**
 * Finds for each thread the spot that it is about. Threads that need an older key come last: whoever has that
 * key must not part another thread from its finding, which would be resolved then. Pure: the order of the
 * input never changes the result.
 */
export function beginMatching(
  threads: readonly OwnThread[],
  spots: readonly Spot[],
  history: History,
): BegunMatching {
  const { older = [], present = [] } = Object.groupBy(threads, (thread) =>
    thread.older ? 'older' : 'present',
  );
  // Without a thread there is nothing to compare spots with.
  const first = beginAlike(present, present.length === 0 ? [] : spots, history);
  const later = older.length === 0 ? [] : toThreadSubjects(older, spots, history);
  return {
    needed: neededTexts(first, later, spots),
    provenByGit: new Set(first.pairs.flatMap(({ tier, spot }) => (BY_GIT.includes(tier) ? [spot] : []))),
    finish(lines) {
      const matched =
        present.length === 0 ? { pairs: [], threads: [], spots } : finishAlike(first, lines, history);
      if (older.length === 0) return matched;
      const second = finishAlike(beginAlike(older, matched.spots, history), lines, history);
      return {
        pairs: [...matched.pairs, ...second.pairs],
        threads: [...matched.threads, ...second.threads],
        spots: second.spots,
      };
    },
  };
}

const BY_GIT: readonly Tier[] = ['T1', 'T2'];

/**
 * Best evidence first; every step compares spots of one rule of one scope, and works on what the steps before
 * it left.
 */
function beginAlike(threads: readonly OwnThread[], spots: readonly Spot[], history: History): Pool {
  const pool = createPool(
    toThreadSubjects(threads, spots, history).toSorted((a, b) =>
      a.thread.commentId < b.thread.commentId ? -1 : 1,
    ),
    toSpotSubjects(spots).toSorted((a, b) => (a.spot.key < b.spot.key ? -1 : 1)),
  );
  const place = (subject: ThreadSubject | SpotSubject): string =>
    JSON.stringify([subject.ruleKey, subject.path, subject.line]);
  const mapped: Key<ThreadSubject> = (thread) => (thread.state === 'same' ? place(thread) : undefined);
  pool.pairByKey('T1', mapped, place, shareMessage);
  pool.pairByKey('T2', mapped, place, () => true);
  pairByFingerprint(pool);
  return pool;
}

function finishAlike(pool: Pool, lines: ReadLines, history: History): Matching {
  keepInBlock(pool, lines);
  const followed = pairFollowed(pool, lines);
  pairByText(pool, lines, followed);
  pairEdited(pool, lines, followed);
  pairLastOnes(pool);
  pairWaiting(pool, lines, followed);
  return partDecisions(pool.result(), lines, history);
}
