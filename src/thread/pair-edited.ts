import { CONTEXT_LINES, splitContext } from './evidence.ts';
import { expectLines } from './expected-line.ts';
import type { FollowedLines } from './follow-lines.ts';
import type { OldTree } from './old-tree.ts';
import type { Pool } from './pool.ts';
import { LEAST_SIMILARITY, similarity } from './similarity.ts';
import { type ReadLines, type SpotSubject, shareMessage, type ThreadSubject } from './subjects.ts';

/** Comparisons of texts in one hunk, some microseconds each; with more, a line is compared with the nearest ones only. */
const MAX_COMPARISONS = 100_000;

/**
 * T8: a line that was edited. In the working tree, any of the lines that it rewrote. With git, the line of the same hunk that is most alike; without it, where the old text cannot be read, the line
 * of the same message in the same surroundings.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function pairEdited(pool: Pool, lines: ReadLines, followed: FollowedLines): void {
  pairRewritten(pool);
  pairBySimilarity(pool, lines);
  pairBySurroundings(pool, lines, followed);
}

/**
 * A finding on lines that the working tree has in place of committed ones stands at the first of those: a thread on any of them is about it, best of all one
 * with the same message.
 */
function pairRewritten(pool: Pool): void {
  const fileOf = ({ ruleKey, path }: ThreadSubject | SpotSubject): string => JSON.stringify([ruleKey, path]);
  const threads = Map.groupBy(
    [...pool.threads].filter(({ state }) => state === 'same'),
    fileOf,
  );
  for (const spot of pool.spots) {
    const { place } = spot.spot;
    if (place.kind !== 'lines' || place.replaced === undefined) continue;
    const { last } = place.replaced;
    const near = (threads.get(fileOf(spot)) ?? []).filter(
      (thread) => pool.threads.has(thread) && thread.line >= place.startLine && thread.line <= last,
    );
    const thread = near.find((candidate) => shareMessage(candidate, spot)) ?? near[0];
    if (thread !== undefined) pool.pair('T8', thread, spot);
  }
}

function pairBySimilarity(pool: Pool, lines: ReadLines): void {
  const candidates = [...groupByHunk(pool)].flatMap((group) => compareTexts(group, lines));
  candidates.sort(
    (a, b) =>
      b.score - a.score || Math.abs(a.thread.line - a.spot.line) - Math.abs(b.thread.line - b.spot.line),
  );
  for (const { thread, spot } of candidates) {
    if (pool.threads.has(thread) && pool.spots.has(spot)) pool.pair('T8', thread, spot);
  }
}

/** What one hunk removed and added, of one rule. */
interface HunkGroup {
  readonly threads: readonly ThreadSubject[];
  readonly spots: readonly SpotSubject[];
}

function groupByHunk(pool: Pool): readonly HunkGroup[] {
  const changed = [...pool.threads].filter(({ state }) => state === 'changed');
  return [...Map.groupBy(changed, ({ old }) => old)].flatMap(([old, threads]) => {
    if (old === undefined) return [];
    const rules = new Set(threads.map(({ ruleKey }) => ruleKey));
    const near = [...pool.spots].filter(({ ruleKey }) => rules.has(ruleKey));
    const spots = groupBy(
      near,
      (spot) => spot.ruleKey,
      (spot) => old.hunkNow(spot.path, spot.line),
    );
    const removed = groupBy(
      threads,
      (thread) => thread.ruleKey,
      (thread) => hunkOf(thread, old),
    );
    return [...removed].flatMap(([rule, hunks]) =>
      [...hunks].flatMap(([hunk, members]) => {
        const added = hunk === undefined ? undefined : spots.get(rule)?.get(hunk);
        return added === undefined ? [] : [{ threads: members, spots: added }];
      }),
    );
  });
}

function hunkOf({ thread }: ThreadSubject, old: OldTree): object | undefined {
  const { path, line } = thread.evidence;
  return line === 0 ? undefined : old.hunkThen(path, line);
}

function groupBy<T, A, B>(
  items: readonly T[],
  outer: (item: T) => A,
  inner: (item: T) => B,
): ReadonlyMap<A, ReadonlyMap<B, readonly T[]>> {
  return new Map([...Map.groupBy(items, outer)].map(([key, group]) => [key, Map.groupBy(group, inner)]));
}

interface Candidate {
  readonly thread: ThreadSubject;
  readonly spot: SpotSubject;
  readonly score: number;
}

function compareTexts({ threads, spots }: HunkGroup, lines: ReadLines): readonly Candidate[] {
  const sorted = spots.toSorted((a, b) => a.line - b.line);
  const most = Math.max(1, Math.floor(MAX_COMPARISONS / threads.length));
  return threads.flatMap((thread) => {
    const { path, line } = thread.thread.evidence;
    const text = thread.old?.linesThen(path)?.[line - 1];
    if (text === undefined) return [];
    const middle = countBefore(sorted, thread.line);
    const start = Math.max(0, Math.min(middle - Math.floor(most / 2), sorted.length - most));
    return sorted.slice(start, start + most).flatMap((spot) => {
      const textNow = lines(spot.path)?.[spot.line - 1];
      const score = textNow === undefined ? 0 : similarity(text, textNow);
      return score >= LEAST_SIMILARITY ? [{ thread, spot, score }] : [];
    });
  });
}

/** How many of the spots stand above a line; a binary search. */
function countBefore(sorted: readonly SpotSubject[], line: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const spot = sorted[middle];
    if (spot !== undefined && spot.line < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

function pairBySurroundings(pool: Pool, lines: ReadLines, followed: FollowedLines): void {
  const unmapped = [...pool.threads].filter(
    (thread) => thread.state === 'unmapped' && followed.of(thread) === undefined,
  );
  const isUnmapped = new Set(unmapped);
  const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
  for (const keys of new Set(unmapped.map(({ thread }) => thread.keys))) {
    for (const side of ['both', 'above', 'below'] as const) {
      const part = (context: string): string => (side === 'both' ? context : splitContext(context)[side]);
      const expected = expectLines(pool, ({ path }) => path);
      pool.pairUnique(
        'T8',
        'left',
        (subject) => {
          const { thread, ruleKey, path } = subject;
          return !isUnmapped.has(subject) || thread.keys !== keys || thread.evidence.context === ''
            ? undefined
            : JSON.stringify([ruleKey, path, part(thread.evidence.context)]);
        },
        (spot) => {
          if (!rules.has(spot.ruleKey)) return undefined;
          const { context } = spot.hashes(keys).ofLine(lines);
          return context === '' ? undefined : JSON.stringify([spot.ruleKey, spot.path, part(context)]);
        },
        (thread, spot) =>
          shareMessage(thread, spot) &&
          !followed.isTaken(thread, spot) &&
          (side === 'both' || Math.abs(expected(thread) - spot.line) <= CONTEXT_LINES),
      );
    }
  }
}
