import { speaksOfParsing } from '../finding/about.ts';
import { isUncommitted, scopeKey } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import { oneLine, truncate } from '../text/lines.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import { align } from './align.ts';
import { placeKey, type SpotSubject, type ThreadSubject } from './subjects.ts';

/** By which evidence a pair was made, best first. */
export type Tier = 'T1' | 'T2' | 'T3' | 'T4' | 'T5' | 'T6' | 'T7' | 'T8' | 'T9';

/** A thread and the spot that it is about. */
export interface Pair {
  readonly thread: OwnThread;
  readonly spot: Spot;
  readonly tier: Tier;
  /** Nobody can tell whether they are the same: the thread is held, and the finding is not posted. */
  readonly waits?: true;
}

/** A thread whose spot was not found. `doubt`: why it may be there all the same; such a thread is held. */
export interface UnmatchedThread {
  readonly thread: OwnThread;
  readonly doubt?: string;
  /** The doubt is that its file may not have been parsed. */
  readonly unread?: true;
  /**
   * A spot that may be its own, and for which what a person decided about the thread does not hold; or that
   * would be its own, if it were not over or unbound.
   */
  readonly resembled?: Spot;
  /** Nobody can compare it with that spot: git could not have its commit. */
  readonly unfetched?: true;
}

/** Every thread and every spot is in it once. */
export interface Matching {
  readonly pairs: readonly Pair[];
  readonly threads: readonly UnmatchedThread[];
  readonly spots: readonly Spot[];
}

export type Allowed = (thread: ThreadSubject, spot: SpotSubject) => boolean;
export type Key<T> = (subject: T) => string | undefined;

/** Threads and spots that have no partner yet, and the pairs made so far. */
export interface Pool {
  readonly threads: ReadonlySet<ThreadSubject>;
  readonly spots: ReadonlySet<SpotSubject>;
  /** Those that have a partner included. */
  readonly allThreads: readonly ThreadSubject[];
  readonly allSpots: readonly SpotSubject[];
  /** Pairs the two, where neither has a partner and they may be paired. */
  pair(tier: Tier, thread: ThreadSubject, spot: SpotSubject): void;
  /** Takes a pair back, where there is one. */
  unpair(thread: ThreadSubject): void;
  /** The pairs made so far. */
  readonly pairs: readonly Pair[];
  readonly partners: ReadonlyMap<ThreadSubject, SpotSubject>;
  /**
   * Pairs what shares a key, in order and at the least distance from the line where the thread is expected.
   */
  pairByKey(
    tier: Tier,
    keyOfThread: Key<ThreadSubject>,
    keyOfSpot: Key<SpotSubject>,
    allowed: Allowed,
    expectedLine?: (thread: ThreadSubject) => number,
  ): void;
  /** Pairs what shares a key that one thread and one spot have: of those that are left, or of all. */
  pairUnique(
    tier: Tier,
    among: 'left' | 'all',
    keyOfThread: Key<ThreadSubject>,
    keyOfSpot: Key<SpotSubject>,
    allowed: Allowed,
    waits?: 'waits',
  ): void;
  /** @param resembled what threads without a spot are much like */
  result(resembled: Pool['partners']): Matching;
}

/**
 * Starts with everything unpaired.
 *
 * @param may what no evidence may pair is left apart
 */
export function createPool(
  allThreads: readonly ThreadSubject[],
  allSpots: readonly SpotSubject[],
  may: Allowed,
): Pool {
  const threads = new Set(allThreads);
  const spots = new Set(allSpots);
  const pairs: Pair[] = [];
  const partners = new Map<ThreadSubject, SpotSubject>();
  const pair = (tier: Tier, thread: ThreadSubject, spot: SpotSubject, waits?: 'waits'): void => {
    threads.delete(thread);
    spots.delete(spot);
    partners.set(thread, spot);
    pairs.push({ thread: thread.thread, spot: spot.spot, tier, ...(waits && { waits: true }) });
  };
  return {
    threads,
    spots,
    allThreads,
    allSpots,
    pairs,
    partners,
    pair(tier, thread, spot) {
      if (threads.has(thread) && spots.has(spot) && may(thread, spot)) pair(tier, thread, spot);
    },
    unpair(thread) {
      const spot = partners.get(thread);
      if (spot === undefined) return;
      partners.delete(thread);
      threads.add(thread);
      spots.add(spot);
      pairs.splice(
        pairs.findIndex((one) => one.thread === thread.thread),
        1,
      );
    },
    pairByKey(tier, keyOfThread, keyOfSpot, allowed, expectedLine = ({ line }) => line) {
      for (const [left, right] of joinByKey(threads, keyOfThread, spots, keyOfSpot)) {
        const rows = left.map((subject) => ({ subject, line: expectedLine(subject) }));
        const columns = right.map((subject) => ({ subject, line: subject.line }));
        const found = align(
          rows,
          columns,
          ({ subject: thread }, { subject: spot }) => allowed(thread, spot) && may(thread, spot),
        );
        for (const [row, column] of found) pair(tier, row.subject, column.subject);
      }
    },
    pairUnique(tier, among, keyOfThread, keyOfSpot, allowed, waits) {
      if (![...threads].some((thread) => keyOfThread(thread) !== undefined)) return;
      const [rows, columns] = among === 'left' ? [threads, spots] : [allThreads, allSpots];
      for (const [[thread, rival], [spot, lookAlike]] of joinByKey(rows, keyOfThread, columns, keyOfSpot)) {
        if (rival !== undefined || lookAlike !== undefined) continue;
        if (thread === undefined || !threads.has(thread) || spot === undefined || !spots.has(spot)) continue;
        if (allowed(thread, spot) && may(thread, spot)) pair(tier, thread, spot, waits);
      }
    },
    result(resembled) {
      const rules = new Set([...threads].map(({ ruleKey }) => ruleKey));
      const searched = [...spots].filter(({ ruleKey }) => rules.has(ruleKey));
      const left = new Map<string, LookAlikes>();
      for (const spot of searched) {
        const key = placeKey(spot, 0);
        left.set(key, {
          areCommitted: left.get(key)?.areCommitted !== false && !isUncommitted(spot.spot.place),
        });
      }
      const unparsed = createUnparsedDoubt(allSpots, partners);
      return {
        pairs,
        threads: [...threads].map((subject) => toUnmatched(subject, resembled.get(subject), left, unparsed)),
        spots: [...spots].map(({ spot }) => spot),
      };
    },
  };
}

/** The groups that share a key and have a member on each side. */
function joinByKey<L, R>(
  left: Iterable<L>,
  keyOfLeft: Key<L>,
  right: Iterable<R>,
  keyOfRight: Key<R>,
): readonly (readonly [readonly L[], readonly R[]])[] {
  const groups = Map.groupBy(left, keyOfLeft);
  groups.delete(undefined);
  if (groups.size === 0) return [];
  const candidates = new Map<string | undefined, R[]>();
  for (const candidate of right) {
    const key = keyOfRight(candidate);
    if (!groups.has(key)) continue;
    const known = candidates.get(key) ?? [];
    candidates.set(key, known);
    known.push(candidate);
  }
  return [...groups].flatMap(([key, members]) => {
    const partners = candidates.get(key);
    return partners === undefined ? [] : [[members, partners] as const];
  });
}

/** Findings of one rule in one file that have no thread. */
interface LookAlikes {
  /** None of them is on lines that are not committed. */
  readonly areCommitted: boolean;
}

function toUnmatched(
  subject: ThreadSubject,
  resembled: SpotSubject | undefined,
  left: ReadonlyMap<string, LookAlikes>,
  unparsed: (subject: ThreadSubject) => string | undefined,
): UnmatchedThread {
  const { thread } = subject;
  if (resembled !== undefined)
    return {
      thread,
      resembled: resembled.spot,
      ...(subject.state === 'unmapped' && { unfetched: true }),
    };
  const lookAlikes = left.get(placeKey(subject, 0));
  if (lookAlikes?.areCommitted === false) {
    return {
      thread,
      doubt: 'an unmatched finding of its rule is on lines of its file that are not committed',
    };
  }
  const doubt = unparsed(subject);
  if (doubt !== undefined) return { thread, doubt, unread: true };
  const head = thread.evidence.head.slice(0, 7);
  if (subject.perhapsAt !== undefined)
    return {
      thread,
      doubt: `commit ${head} could not be fetched, and its file may be ${subject.perhapsAt.join(' or ')} now`,
    };
  if (subject.state !== 'unmapped' || lookAlikes === undefined) return { thread };
  return {
    thread,
    doubt: `commit ${head} could not be fetched, and a finding of the same rule in its file has no thread yet`,
  };
}

/** Longest piece of a tool's own words in a reason. */
const LONGEST_QUOTE = 200;

/**
 * Finds threads whose file the tool may not have been able to parse: all that it still says of the file
 * speaks of parsing, and none of that was said together with the thread. It then looks as if the whole file
 * had been mended at once. Tools that are known to say so are told by their logs alone
 * (`logs/tools.ts`); this is for all others.
 *
 * @param partners what was paired with what
 * @returns the reason to hold a thread without a partner, or undefined where there is none
 */
function createUnparsedDoubt(
  spots: readonly SpotSubject[],
  partners: ReadonlyMap<ThreadSubject, SpotSubject>,
): (subject: ThreadSubject) => string | undefined {
  const byFile = Map.groupBy(spots, ({ spot, path }) => fileKey(spot.scope, path));
  const headOf = new Map([...partners].map(([{ thread }, spot]) => [spot, thread.evidence.head] as const));
  const known = new Map<
    string,
    { readonly said: string | undefined; readonly heads: ReadonlySet<unknown> }
  >();
  return ({ thread: { evidence }, path }) => {
    const key = fileKey(evidence.scope, path);
    const left = byFile.get(key) ?? [];
    if (path === '' || left.length === 0) return undefined;
    const file = known.get(key) ?? {
      said: wordsOf(left),
      heads: new Set(left.map((spot) => headOf.get(spot))),
    };
    known.set(key, file);
    if (file.said === undefined || file.heads.has(evidence.head)) return undefined;
    return `${path} may not have been parsed: fix it, or resolve the thread if it is fixed; its only result is: ${file.said}`;
  };
}

function fileKey(scope: Spot['scope'], path: string): string {
  return JSON.stringify([scopeKey(scope), path]);
}

/** What the first of these results says, where all of them speak of parsing. */
function wordsOf(spots: readonly SpotSubject[]): string | undefined {
  const findings = spots.flatMap(({ spot }) => spot.findings);
  const speak = findings.every(
    ({ presence, message }) => presence.kind === 'present' && speaksOfParsing(message),
  );
  return speak ? truncate(oneLine(findings[0]?.message ?? ''), LONGEST_QUOTE) : undefined;
}
