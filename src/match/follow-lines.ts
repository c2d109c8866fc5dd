import { squeeze } from '../text/code.ts';
import { type Rank, type Ranks, ranksOf } from '../thread/enclosing.ts';
import { type Evidence, hashBlock, hashContext, splitContext } from '../thread/evidence.ts';
import { hashText, type Keys } from '../thread/keyring.ts';
import { threadState } from '../thread/own-thread.ts';
import { type AlignedLine, alignLines, type CandidateLine, lowerBound, type OldLine } from './align.ts';
import type { Pool } from './pool.ts';
import { placeKey, type ReadLines, type SpotSubject, shareMessage, type ThreadSubject } from './subjects.ts';

/** What became of lines of which git cannot tell, by their text. */
export interface FollowedLines {
  /**
   * Where the line of a thread stands unchanged, or may stand; undefined where it was edited or moved, or
   * where nobody asked.
   */
  of(thread: ThreadSubject): AlignedLine | undefined;
  /**
   * Where a line stands that was edited in its place: next to the line beside it that was found again, or
   * between those above and below that moved alike; and in the same block.
   */
  placeOf(thread: ThreadSubject): number | undefined;
  /**
   * Whether the line of a spot is one that another line of the thread's file became, so that no edit made it.
   */
  isTaken(thread: ThreadSubject, spot: SpotSubject): boolean;
}

/**
 * What speaks for a place beside the text of the line: its surroundings above and below, the line that
 * encloses it, all that enclose it (an insertion changes the lines beside it, and hardly ever these), a
 * finding of the rule, that the text stands once in the file then and now, or is of its copies there and in
 * its block the same one.
 */
const WORTH = {
  text: 1,
  side: 2,
  nearest: 1,
  path: 2.5,
  finding: 0.5,
  once: 2,
  nthInBlock: 1,
  nthInFile: 0.5,
};
/** A line with less than this says nothing by standing once in a file. */
const TELLING_LENGTH = 6;
/** Where more lines read the same, those next to where the line is expected are looked at. */
const MOST_CANDIDATES = 24;

/**
 * Aligns the lines of threads with the files as they are now, where git cannot tell: all threads of one
 * commit and file together, in order.
 */
function followLines(pool: Pool, lines: ReadLines): FollowedLines {
  const unmapped = pool.allThreads.filter(
    ({ state, thread }) => state === 'unmapped' && thread.evidence.text !== '',
  );
  const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
  const found = new Map<string, Set<number>>();
  for (const spot of pool.allSpots) {
    if (!rules.has(spot.ruleKey)) continue;
    const key = placeKey(spot, '');
    const inFile = found.get(key) ?? new Set();
    found.set(key, inFile.add(spot.line));
  }
  const numbers = new Map<Keys, number>();
  const groupOf = ({ thread: { keys, evidence }, path }: ThreadSubject): string => {
    if (!numbers.has(keys)) numbers.set(keys, numbers.size);
    return JSON.stringify([numbers.get(keys), evidence.head, evidence.path, path]);
  };
  const alignments = new Map<string, Alignment>();
  for (const [group, threads] of Map.groupBy(unmapped, groupOf)) {
    if (!threads.some((thread) => pool.threads.has(thread))) continue;
    const [first] = threads;
    const text = first && lines(first.path);
    if (first === undefined || text === undefined) continue;
    const foundBy = (thread: ThreadSubject): ReadonlySet<number> =>
      found.get(placeKey(thread, '')) ?? new Set();
    const olds = toOldLines(threads, readPresent(first.thread.keys, text), foundBy);
    alignments.set(group, toAlignment(alignLines(olds, text.length)));
  }
  const alignmentOf = (thread: ThreadSubject): Alignment | undefined =>
    thread.state === 'unmapped' ? alignments.get(groupOf(thread)) : undefined;
  return {
    of: (thread) => alignmentOf(thread)?.lines.get(thread.thread.evidence.line),
    placeOf(thread) {
      const alignment = alignmentOf(thread);
      const { keys, evidence } = thread.thread;
      const { block, line } = evidence;
      if (alignment === undefined || alignment.lines.has(line) || block === '') return undefined;
      const shift = commonShift(alignment.shifts, line);
      if (shift === undefined) return undefined;
      return hashBlock(keys, lines(thread.path) ?? [], line + shift) === block ? line + shift : undefined;
    },
    isTaken: (thread, spot) =>
      spot.path === thread.path && alignmentOf(thread)?.taken.has(spot.line) === true,
  };
}

/** What became of the lines of one file. */
interface Alignment {
  readonly lines: ReadonlyMap<number, AlignedLine>;
  /** Lines that were found again and how far they moved, in order. */
  readonly shifts: readonly Shift[];
  /** Where they stand now. */
  readonly taken: ReadonlySet<number>;
}

interface Shift {
  readonly line: number;
  readonly shift: number;
}

function toAlignment(lines: ReadonlyMap<number, AlignedLine>): Alignment {
  const shifts = [...lines].flatMap(([line, end]) =>
    end.kind === 'at' ? [{ line, shift: end.line - line }] : [],
  );
  return { lines, shifts, taken: new Set(shifts.map(({ line, shift }) => line + shift)) };
}

function commonShift(shifts: readonly Shift[], line: number): number | undefined {
  const next = lowerBound(shifts, line, (found) => found.line);
  const [above, below] = [shifts[next - 1], shifts[next]];
  if (above !== undefined && above.shift === below?.shift) return above.shift;
  // Else the one right beside it, where only one is.
  const beside = [above, below].filter((near) => near !== undefined && Math.abs(near.line - line) === 1);
  return beside.length === 1 ? beside[0]?.shift : undefined;
}

/** The present file by the hashes of its lines. */
interface Present {
  /** Numbers of the lines with this text. */
  withText(hash: string): readonly number[];
  context(line: number): { readonly above: string; readonly below: string };
  block(line: number): string;
  ranks(line: number): Ranks;
  isTelling(line: number): boolean;
}

function readPresent(keys: Keys, lines: readonly string[]): Present {
  const byText = Map.groupBy(lines.keys(), (index) => squeeze(lines[index] ?? ''));
  byText.delete('');
  const byHash = new Map(
    [...byText].map(([text, indices]) => [hashText(keys, text), indices.map((index) => index + 1)]),
  );
  const remember = <T>(compute: (line: number) => T): ((line: number) => T) => {
    const known = new Map<number, T>();
    return (line) => {
      const value = known.get(line) ?? compute(line);
      known.set(line, value);
      return value;
    };
  };
  return {
    withText: (hash) => byHash.get(hash) ?? [],
    context: remember((line) => splitContext(hashContext(keys, lines, line))),
    block: remember((line) => hashBlock(keys, lines, line)),
    ranks: (line) => ranksOf(lines, line),
    isTelling: (line) => squeeze(lines[line - 1] ?? '').length >= TELLING_LENGTH,
  };
}

function toOldLines(
  threads: readonly ThreadSubject[],
  present: Present,
  foundBy: (thread: ThreadSubject) => ReadonlySet<number>,
): readonly OldLine[] {
  const byLine = Map.groupBy(threads, ({ thread }) => thread.evidence.line);
  const known = [...byLine]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([line, [first]]) => (first === undefined ? [] : [{ line, evidence: first.thread.evidence }]));
  const copies = Map.groupBy(known, ({ evidence }) => evidence.text);
  const isOnce = ({ text, ranks }: Evidence): boolean =>
    (ranks === undefined ? copies.get(text)?.length : ranks.inFile.of) === 1 &&
    present.withText(text).length === 1;
  const landmarks = known.flatMap(({ line, evidence }) => {
    const [now] = present.withText(evidence.text);
    return isOnce(evidence) && now !== undefined && present.isTelling(now) ? [{ line, now }] : [];
  });
  return known.map(({ line, evidence }) => {
    const found = (byLine.get(line) ?? []).map(foundBy);
    const places = pickNear(present.withText(evidence.text), line, landmarks);
    const [place] = places;
    return {
      line,
      isOnce: isOnce(evidence) && place !== undefined && present.isTelling(place),
      candidates: places.map((place): CandidateLine => {
        const hasFinding = found.some((inFile) => inFile.has(place));
        const isLandmark = isOnce(evidence) && present.isTelling(place);
        return {
          line: place,
          score:
            compare(evidence, present, place) +
            (hasFinding ? WORTH.finding : 0) +
            (isLandmark ? WORTH.once : 0),
        };
      }),
    };
  });
}

function compare(evidence: Evidence, present: Present, place: number): number {
  const then = splitContext(evidence.context);
  const now = present.context(place);
  const sides = Number(then.above === now.above) + Number(then.below === now.below);
  const blocks = compareBlocks(evidence.block, present.block(place));
  return WORTH.text + WORTH.side * sides + blocks + compareRanks(evidence, present, place);
}

function compareRanks({ ranks, block }: Evidence, present: Present, place: number): number {
  if (ranks === undefined) return 0;
  const now = present.ranks(place);
  const isSame = (a: Rank, b: Rank): boolean => a.nth === b.nth && a.of === b.of;
  const isInBlock = splitContext(block).below === splitContext(present.block(place)).below;
  return (
    WORTH.nthInBlock * Number(isInBlock && isSame(ranks.inBlock, now.inBlock)) +
    WORTH.nthInFile * Number(isSame(ranks.inFile, now.inFile))
  );
}

function compareBlocks(then: string, now: string): number {
  const [a, b] = [splitContext(then), splitContext(now)];
  return WORTH.nearest * Number(a.above === b.above) + WORTH.path * Number(a.below === b.below);
}

interface Landmark {
  readonly line: number;
  readonly now: number;
}

/**
 * The places that are next to the old number of the line, or to where its neighbors that stand once in the
 * file say that it is.
 */
function pickNear(
  places: readonly number[],
  line: number,
  landmarks: readonly Landmark[],
): readonly number[] {
  if (places.length <= MOST_CANDIDATES) return places;
  const next = lowerBound(landmarks, line, (landmark) => landmark.line);
  const shifts = [landmarks[next - 1], landmarks[next]].map((near) =>
    near === undefined ? 0 : near.now - near.line,
  );
  const targets = [...new Set([0, ...shifts])].map((shift) => line + shift);
  const each = Math.floor(MOST_CANDIDATES / targets.length);
  const picked = targets.flatMap((target) => {
    const middle = lowerBound(places, target, (place) => place);
    const start = Math.max(0, Math.min(middle - Math.floor(each / 2), places.length - each));
    return places.slice(start, start + each);
  });
  return [...new Set(picked)].toSorted((a, b) => a - b);
}

/**
 * T4 to T6 where git cannot tell: a thread and a spot on the line that the thread's one is, as far as all
 * threads of the file together say. The tier says how much of it the two have in common by themselves.
 */
export function pairFollowed(pool: Pool, lines: ReadLines): FollowedLines {
  const followed = followLines(pool, lines);
  const ofThread = (thread: ThreadSubject): string | undefined => {
    const end = followed.of(thread);
    return end?.kind === 'at' ? placeKey(thread, end.line) : undefined;
  };
  const ofSpot = (spot: SpotSubject): string => placeKey(spot);
  pool.pairByKey('T4', ofThread, ofSpot, (thread, spot) => {
    const then = splitContext(thread.thread.evidence.context);
    const now = splitContext(spot.hashes(thread.thread.keys).ofContext(lines));
    return then.above === now.above || then.below === now.below;
  });
  pool.pairByKey('T5', ofThread, ofSpot, shareMessage);
  pool.pairByKey('T6', ofThread, ofSpot, () => true);
  return followed;
}

/**
 * Where git cannot tell and the text decides nothing: an open thread and a finding of the same rule, text and
 * file that are the only candidates for each other wait. The thread is held anyway, and a second one about a
 * line that reads the same helps nobody.
 */
export function pairWaiting(pool: Pool, lines: ReadLines, followed: FollowedLines): void {
  const waiting = [...pool.threads].filter((subject) => {
    const { state, thread } = subject;
    // A line that stands where it stood, without its finding, was mended.
    return (
      state === 'unmapped' &&
      followed.of(subject)?.kind !== 'at' &&
      thread.evidence.text !== '' &&
      ['open', 'reopened'].includes(threadState(thread).kind)
    );
  });
  const isWaiting = new Set(waiting);
  const rules = new Set(waiting.map(({ ruleKey }) => ruleKey));
  for (const keys of new Set(waiting.map(({ thread }) => thread.keys))) {
    pool.pairUnique(
      'T6',
      'left',
      (subject) =>
        subject.thread.keys === keys && isWaiting.has(subject)
          ? placeKey(subject, subject.thread.evidence.text)
          : undefined,
      (spot) => (rules.has(spot.ruleKey) ? placeKey(spot, spot.hashes(keys).ofText(lines)) : undefined),
      () => true,
      'waits',
    );
  }
}
