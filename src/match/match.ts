import type { Spot } from '../finding/spot.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { isDoubted, isOver, isUnbound, type OwnThread } from '../thread/own-thread.ts';
import { carriesDecision, isRespaced } from './carries-decision.ts';
import { pairFollowed, pairWaiting } from './follow-lines.ts';
import { createLookAlikes } from './moved-code.ts';
import { pairByFingerprint } from './pair-by-fingerprint.ts';
import { pairByText } from './pair-by-text.ts';
import { pairEdited, pairFormatted } from './pair-edited.ts';
import { pairLastOnes } from './pair-last-ones.ts';
import { createPool, type Key, type Matching, type Pool, type Tier, type UnmatchedThread } from './pool.ts';
import { followRenames } from './renamed-files.ts';
import { correctShiftedCopies, mayBeShifted } from './shifted-copies.ts';
import {
  type History,
  placeKey,
  type ReadLines,
  ruleKey,
  type SpotSubject,
  shareMessage,
  type ThreadSubject,
  toSpotSubjects,
  toThreadSubjects,
} from './subjects.ts';

// This room finds out which thread is about which finding. Threads and spots (findings of one rule on one
// line) that have no partner yet stand in a pool (pool.ts), as matching sees them (subjects.ts). The ways of
// pairing follow one another, best evidence first, and each works on what those before it left:
//
//   T1  git says where the line stands now, and the message is the same     match.ts
//   T2  the same, with another message                                      match.ts
//   T3  a fingerprint of the tool that nobody else has                      pair-by-fingerprint.ts
//       then what git took for its copy in the next block is put right      shifted-copies.ts (T4)
//       then, where git cannot tell, the lines of a file are aligned        follow-lines.ts (T4 to T6)
//   T4  the text of the line, and its surroundings                          pair-by-text.ts
//   T5  the text, and the message                                           pair-by-text.ts
//   T6  the text alone                                                      pair-by-text.ts
//   T7  the text, in another file                                           pair-by-text.ts
//   T8  the line that an edit made of the old one                           pair-edited.ts, edit-successors.ts
//   T9  the only one left of its rule and message in the file               pair-last-ones.ts
//       last, an open thread and a finding that may be the same wait        follow-lines.ts (T6)
//
// Threads in doubt are matched with what the others leave, and threads that are over, or not bound to their
// place, with what those leave: to such a one a finding is only much like it.
//
// What T1 to T3 leave needs the texts of files. What a person decided about a thread has to hold for the very
// spot (carries-decision.ts). Look-alikes are paired in order (align.ts). Beside the matching stand the
// traces of runs that raced or contradict each other (rival-runs.ts).

/** A matching that has come as far as it does without the text of any file. */
interface BegunMatching {
  /** Texts that the rest looks at, and no others. */
  readonly needed: NeededTexts;
  /** Spots on a line that git knows to be the one of their thread. */
  readonly provenByGit: ReadonlySet<Spot>;
  /** @param lines lines of the files of the analyzed commit */
  finish(lines: ReadLines): Matching;
}

/**
 * Finds for each thread the spot that it is about. Threads about which something is in doubt come last:
 * whoever made them up must not part another thread from its finding, which would be resolved then. One that
 * is over, or not bound, gets no finding, and what would be its own resembles it. Pure: the order of the
 * input never changes the result.
 *
 * @param evidence `strong`: no likeness counts (T8, T9, waiting), and nothing is resembled
 */
export function beginMatching(
  threads: readonly OwnThread[],
  spots: readonly Spot[],
  history: History,
  evidence: 'all' | 'strong' = 'all',
): BegunMatching {
  const {
    over = [],
    doubted = [],
    present = [],
  } = Object.groupBy(threads, (thread) => {
    if (isOver(thread) || isUnbound(thread)) return 'over';
    return isDoubted(thread) || thread.doubts.includes('sealed') ? 'doubted' : 'present';
  });
  // Without a thread there is nothing to compare spots with.
  const first = beginAlike(present, present.length === 0 ? [] : spots, history, evidence);
  const later = [doubted, over].flatMap((some) =>
    some.length === 0 ? [] : toThreadSubjects(some, spots, history),
  );
  return {
    needed: neededTexts(first.pool, later, spots),
    provenByGit: new Set(first.pool.pairs.flatMap(({ tier, spot }) => (BY_GIT.includes(tier) ? [spot] : []))),
    finish(lines) {
      const matchLeft = (some: readonly OwnThread[], left: readonly Spot[]): Matching =>
        some.length === 0
          ? { pairs: [], threads: [], spots: left }
          : beginAlike(some, left, history, evidence).finish(lines);
      const matched = present.length === 0 ? { pairs: [], threads: [], spots } : first.finish(lines);
      const second = matchLeft(doubted, matched.spots);
      const last = matchLeft(over, second.spots);
      return {
        pairs: [...matched.pairs, ...second.pairs],
        threads: [
          ...matched.threads,
          ...second.threads,
          ...last.pairs.map(({ thread, spot }): UnmatchedThread => ({ thread, resembled: spot })),
          ...last.threads,
        ],
        spots: second.spots,
      };
    },
  };
}

const BY_GIT: readonly Tier[] = ['T1', 'T2'];

/** Threads and spots that were compared as far as no text is needed. */
interface BegunPool {
  readonly pool: Pool;
  finish(lines: ReadLines): Matching;
}

/**
 * Best evidence first; every step compares spots of one rule of one scope, and works on what the steps before
 * it left. What a person decided goes to a spot for which it holds, and to no other.
 */
function beginAlike(
  threads: readonly OwnThread[],
  spots: readonly Spot[],
  history: History,
  evidence: 'all' | 'strong',
): BegunPool {
  let texts: ReadLines = () => undefined;
  const pool = createPool(
    toThreadSubjects(threads, spots, history).toSorted(byEvidence),
    toSpotSubjects(spots).toSorted((a, b) => (a.spot.key < b.spot.key ? -1 : 1)),
    (thread, spot) => !thread.isLeft || carriesDecision(thread, spot, texts, lookAlikes),
  );
  const lookAlikes = createLookAlikes(pool.allSpots, (path) => texts(path));
  pairWithoutTexts(pool);
  return {
    pool,
    finish(lines) {
      texts = lines;
      // Of a line with other white space its language says whether it is the one that was judged.
      pairByGit(pool, ({ isLeft }) => isLeft);
      followRenames(pool, lines);
      pairWithTexts(pool, lines, evidence);
      return pool.result(evidence === 'strong' ? new Map() : findResembled(pool, lines));
    },
  };
}

/** By what they are about: ids of comments decide only between threads that are alike in all of that. */
function byEvidence(a: ThreadSubject, b: ThreadSubject): number {
  const [one, other] = [a.thread.evidence, b.thread.evidence];
  return (
    compareTexts(one.path, other.path) ||
    one.line - other.line ||
    compareTexts(a.ruleKey, b.ruleKey) ||
    compareTexts(one.ruleId, other.ruleId) ||
    compareTexts(one.head, other.head) ||
    compareTexts(one.messages.join(), other.messages.join()) ||
    compareTexts(a.thread.commentId, b.thread.commentId)
  );
}

/**
 * What the threads would be paired with that a person decided about, if the decision did not matter, and
 * whether or not that has another thread by now.
 */
function findResembled(pool: Pool, lines: ReadLines): Pool['partners'] {
  const left = [...pool.threads].filter(({ isLeft }) => isLeft);
  const alike = createPool(left, left.length === 0 ? [] : pool.allSpots, () => true);
  pairWithoutTexts(alike);
  pairWithTexts(alike, lines, 'all');
  return alike.partners;
}

function pairWithoutTexts(pool: Pool): void {
  // Before one that was posted while the finding was another one.
  pairByGit(pool, ({ isLeft }) => isLeft);
  pairByGit(pool, () => true);
  pairByFingerprint(pool);
}

function pairByGit(pool: Pool, isMeant: (thread: ThreadSubject) => boolean): void {
  const place = (subject: ThreadSubject | SpotSubject): string => placeKey(subject);
  const mapped: Key<ThreadSubject> = (thread) =>
    thread.state === 'same' && isMeant(thread) ? place(thread) : undefined;
  pool.pairByKey('T1', mapped, place, shareMessage);
  pool.pairByKey('T2', mapped, place, () => true);
}

function pairWithTexts(pool: Pool, lines: ReadLines, evidence: 'all' | 'strong'): void {
  correctShiftedCopies(pool, lines);
  pairFormatted(pool, lines);
  const followed = pairFollowed(pool, lines);
  pairByText(pool, lines, followed);
  if (evidence === 'strong') return;
  pairEdited(pool, lines, followed);
  pairLastOnes(pool);
  pairWaiting(pool, lines, followed);
}

/** Files whose texts matching looks at. */
interface NeededTexts {
  /** Paths in the analyzed commit. */
  readonly now: ReadonlySet<string>;
  /** Files of old commits. */
  readonly before: readonly { readonly head: string; readonly path: string }[];
}

/**
 * The texts that threads without a spot need: each is a read of git, and in a partial clone a download. A
 * line that git finds unchanged says all that there is to say, unless it stands beside a block that may be a
 * copy, or a person judged it and it has other white space, so that only the others look for theirs: in the
 * files with findings of their rule.
 *
 * @param later threads that are matched once this pool is empty
 */
function neededTexts(pool: Pool, later: readonly ThreadSubject[], spots: readonly Spot[]): NeededTexts {
  const beside = [...pool.allThreads, ...later].filter(
    (thread) => mayBeShifted(thread) || (thread.isLeft && isRespaced(thread)),
  );
  const slid = beside.map(({ path }) => path);
  const slidBefore = beside.map(({ thread: { evidence } }) => ({ head: evidence.head, path: evidence.path }));
  const searching = [...pool.threads, ...later].filter(({ state }) => state !== 'same');
  if (searching.length === 0) return { now: new Set(slid), before: slidBefore };
  const rules = new Set(searching.map((thread) => thread.ruleKey));
  // Which rule took the place of theirs is not known before the first ones have theirs: each that says so may
  // be it.
  const former = new Set(later.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId)));
  const isWanted = ({ scope, rule }: Spot): boolean =>
    rules.has(ruleKey(scope, rule.id)) ||
    [rule.id, ...rule.deprecatedIds].some((id) => former.has(ruleKey(scope, id)));
  const now = new Set([...slid, ...spots.flatMap((spot) => (isWanted(spot) ? (spot.place.path ?? []) : []))]);
  // Whether their file is still there under its name.
  for (const { state, path } of [...pool.allThreads, ...later]) if (state === 'unmapped') now.add(path);
  return {
    now,
    before: [
      ...slidBefore,
      ...searching.flatMap(({ state, thread: { evidence } }) =>
        state === 'changed' ? [{ head: evidence.head, path: evidence.path }] : [],
      ),
    ],
  };
}
