/** Index of the first item of which the value is not below this one; items are in order of theirs. */
export function lowerBound<T>(sorted: readonly T[], value: number, of: (item: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = sorted[middle];
    if (item !== undefined && of(item) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Something on a line: a thread at the line where it is expected, or a spot. */
interface Aligned {
  readonly line: number;
}

/**
 * Comparisons of one alignment: room for 2,000 look-alikes on each side. Of more, each thread is compared
 * with the spots of about its rank only: of 10,000 with 400, of 100,000 with 40.
 */
const MOST_COMPARISONS = 4_000_000;

/** Pairs so far, the last one first, and what they are worth together. */
interface Chain<T, S> {
  readonly worth: number;
  readonly pair?: readonly [T, S];
  readonly before?: Chain<T, S>;
}

const NONE = { worth: 0 };

/**
 * Pairs as many threads and spots as can be without crossing, at the least total distance of their lines.
 * Both sides look alike (they share a key), so order and distance are all there is. Deterministic: ties go to
 * the earlier line.
 */
export function align<T extends Aligned, S extends Aligned>(
  threads: readonly T[],
  spots: readonly S[],
  allowed: (thread: T, spot: S) => boolean,
): readonly (readonly [T, S])[] {
  const rows = threads.toSorted((a, b) => a.line - b.line);
  const columns = spots.toSorted((a, b) => a.line - b.line);
  const pairWorth = worthOfPair(rows, columns);
  const width = Math.min(
    columns.length,
    Math.max(1, Math.floor(MOST_COMPARISONS / Math.max(rows.length, 1))),
  );
  // The best chain of the rows so far with the first so many columns.
  const best: Chain<T, S>[] = [NONE];
  for (const [row, thread] of rows.entries()) {
    const rank = Math.floor(((row + 1) * columns.length) / rows.length);
    const start = Math.max(0, Math.min(rank - Math.floor(width / 2), columns.length - width));
    for (let column = best.length; column <= start + width; column += 1) best.push(best[column - 1] ?? NONE);
    let before = best[start] ?? NONE;
    for (let column = start + 1; column <= start + width; column += 1) {
      const without = best[column] ?? NONE;
      const earlier = best[column - 1] ?? NONE;
      const spot = columns[column - 1];
      const worth = before.worth + pairWorth - Math.abs(thread.line - (spot?.line ?? 0));
      let most = earlier.worth > without.worth ? earlier : without;
      if (worth > most.worth && spot !== undefined && allowed(thread, spot))
        most = { worth, pair: [thread, spot], before };
      best[column] = most;
      before = without;
    }
  }
  const pairs: (readonly [T, S])[] = [];
  let chain: Chain<T, S> | undefined = best.at(-1);
  for (; chain?.pair !== undefined; chain = chain.before) pairs.push(chain.pair);
  return pairs.toReversed();
}

/**
 * One more pair outweighs the distances of all pairs together, and no more than that: 2,000 pairs over a
 * million lines add up to less than 2^43, so that every sum is exact.
 */
function worthOfPair(rows: readonly Aligned[], columns: readonly Aligned[]): number {
  const ends = [rows.at(0), rows.at(-1), columns.at(0), columns.at(-1)].map((end) => end?.line ?? 0);
  const span = Math.max(...ends) - Math.min(...ends);
  return 1 + span * Math.min(rows.length, columns.length);
}

/** A line of the old file of which something is known. */
export interface OldLine {
  /** From 1. */
  readonly line: number;
  /** It says enough, and nothing else in the file read the same, and does now: it needs no neighbors. */
  readonly isOnce: boolean;
  /** Where it may stand now. */
  readonly candidates: readonly CandidateLine[];
}

/** A line of the present file that reads the same, and how much speaks for it beside that. */
export interface CandidateLine {
  readonly line: number;
  readonly score: number;
}

/** Where a line stands now. `unsure`: several places are as good as one another. */
export type AlignedLine =
  | { readonly kind: 'at'; readonly line: number }
  | { readonly kind: 'unsure'; readonly lines: readonly number[] };

/**
 * What it costs that lines were put in or taken out between two lines that were found: some, or up to a few.
 */
const SHIFT = 3;
const SMALL_SHIFT = 1.5;
/**
 * At the top of a file less: the lines there need no neighbor that moved with them, and the surroundings of a
 * single line say more.
 */
const FIRST_SHIFT = 1;
const FEW_LINES = 8;
/** Less than this between the best alignment and one that puts a line elsewhere decides nothing. */
const MARGIN = 0.75;

/**
 * Aligns old lines with the file as it is now, in order, the way a diff does: the alignment for which most
 * speaks, in which lines do not cross, and in which the distance between old and new number changes as seldom
 * as can be. Lines for which too little speaks are left out of the result.
 *
 * @param olds by their lines, each line once
 * @param count lines of the present file
 */
export function alignLines(olds: readonly OldLine[], count: number): ReadonlyMap<number, AlignedLine> {
  const forward = sweep(olds, count, 1);
  const backward = sweep(olds.toReversed(), count, -1).toReversed();
  const totals = olds.map(({ candidates }, row) =>
    candidates.map(
      ({ score }, index) => (forward[row]?.[index] ?? 0) + (backward[row]?.[index] ?? 0) - score,
    ),
  );
  let best = 0;
  for (const row of totals) for (const total of row) best = Math.max(best, total);
  const aligned = new Map<number, AlignedLine>();
  for (const [row, { line, candidates }] of olds.entries()) {
    const good = candidates.filter((_, index) => (totals[row]?.[index] ?? 0) > best - MARGIN);
    const [first, second] = good;
    if (first === undefined) continue;
    // Without one that is on a best alignment, the line is in none: it was edited or moved.
    if (!(totals[row] ?? []).some((total) => total >= best - EQUAL)) continue;
    aligned.set(
      line,
      second === undefined
        ? { kind: 'at', line: first.line }
        : { kind: 'unsure', lines: good.map((candidate) => candidate.line) },
    );
  }
  const sure = new Map(withoutCrossings(aligned));
  for (const { line, isOnce, candidates } of olds) {
    const [only] = candidates;
    if (isOnce && only !== undefined && sure.get(line)?.kind === 'unsure')
      sure.set(line, { kind: 'at', line: only.line });
  }
  return sure;
}

/**
 * Two alignments that are equally good may each have a line that crosses one of the other: neither line is
 * sure then.
 */
function withoutCrossings(aligned: ReadonlyMap<number, AlignedLine>): ReadonlyMap<number, AlignedLine> {
  const sure = [...aligned].flatMap(([line, end]) => (end.kind === 'at' ? [{ line, now: end.line }] : []));
  const crossing = new Set([...findCrossing(sure, 1), ...findCrossing(sure.toReversed(), -1)]);
  return new Map(
    [...aligned].map(([line, end]) => [
      line,
      end.kind === 'at' && crossing.has(line) ? { kind: 'unsure', lines: [end.line] } : end,
    ]),
  );
}

function findCrossing(
  sure: readonly { readonly line: number; readonly now: number }[],
  direction: 1 | -1,
): readonly number[] {
  let furthest = Number.NEGATIVE_INFINITY;
  return sure.flatMap(({ line, now }) => {
    const isCrossing = now * direction <= furthest;
    furthest = Math.max(furthest, now * direction);
    return isCrossing ? [line] : [];
  });
}

/** Sums of scores differ in their last bits. */
const EQUAL = 1e-6;

/**
 * For each candidate the most that an alignment is worth that ends with it. `direction` -1 goes from the last
 * line up, from where nothing is known: the file may have ended anywhere.
 */
function sweep(olds: readonly OldLine[], count: number, direction: 1 | -1): readonly Float64Array[] {
  const anyShift = createPrefixMaximum(count);
  // By shift, which is above minus the last old line: what is worth most so far, and the line that it ends
  // at.
  const lowest = -Math.max(0, ...[olds.at(0), olds.at(-1)].map((old) => old?.line ?? 0)) - FEW_LINES;
  const worthOf = new Float64Array(count - lowest + FEW_LINES + 1).fill(Number.NEGATIVE_INFINITY);
  const lastOf = new Int32Array(worthOf.length);
  const rank = (line: number): number => (direction === 1 ? line : count + 1 - line);
  return olds.map(({ line, candidates }) => {
    const worth = Float64Array.from(candidates, (candidate) => {
      const at = candidate.line - line - lowest;
      const start = direction === 1 && candidate.line !== line ? -FIRST_SHIFT : 0;
      let before = Math.max(
        start,
        worthOf[at] ?? Number.NEGATIVE_INFINITY,
        anyShift.upTo(rank(candidate.line) - 1) - SHIFT,
      );
      for (let other = at - FEW_LINES; other <= at + FEW_LINES; other += 1) {
        const near = (worthOf[other] ?? Number.NEGATIVE_INFINITY) - SMALL_SHIFT;
        if (near > before && rank(lastOf[other] ?? 0) < rank(candidate.line)) before = near;
      }
      return before + candidate.score;
    });
    for (const [index, candidate] of candidates.entries()) {
      const at = candidate.line - line - lowest;
      const value = worth[index] ?? 0;
      anyShift.raise(rank(candidate.line), value);
      if (value < (worthOf[at] ?? 0)) continue;
      worthOf[at] = value;
      lastOf[at] = candidate.line;
    }
    return worth;
  });
}

/** A tree of maxima (Fenwick): both steps take the logarithm of the size. */
function createPrefixMaximum(size: number): {
  upTo(position: number): number;
  raise(position: number, value: number): void;
} {
  const tree = new Float64Array(size + 1).fill(Number.NEGATIVE_INFINITY);
  return {
    upTo(position) {
      let most = Number.NEGATIVE_INFINITY;
      for (let at = position; at > 0; at -= at & -at) most = Math.max(most, tree[at] ?? most);
      return most;
    },
    raise(position, value) {
      for (let at = position; at <= size; at += at & -at) tree[at] = Math.max(tree[at] ?? value, value);
    },
  };
}
