// Two alignments: of what looks alike by its lines, and of two texts by their signs.

/** Index of the first item of which the value is not below this one; items are in order of theirs. */
export function lowerBound<T>(sorted: readonly T[], value: number, of: (item: T) => number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (of(sorted[middle] as T) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Comparisons of one alignment: room for 2,000 on each side. Of more, each row is compared with the columns
 * of about its rank only: of 10,000 with 400.
 */
const MOST_PAIRS = 4_000_000;

/** Pairs so far, the last one first, and what they are worth together. */
interface Chain<T, S> {
  worth: number;
  pair?: readonly [T, S];
  before?: Chain<T, S>;
}

/**
 * Pairs as many rows and columns as can be without crossing, at the least total distance of their lines. All
 * look alike (they share a key), so order and distance are all there is. Ties go to the earlier line.
 */
export function align<T extends { line: number }, S extends { line: number }>(
  rows: readonly T[],
  columns: readonly S[],
  allowed: (row: T, column: S) => boolean,
): (readonly [T, S])[] {
  const [down, across] = [
    rows.toSorted((a, b) => a.line - b.line),
    columns.toSorted((a, b) => a.line - b.line),
  ];
  const ends = [down.at(0), down.at(-1), across.at(0), across.at(-1)].map((end) => end?.line ?? 0);
  // One more pair outweighs the distances of all pairs together: these sums are exact.
  const ofPair = 1 + (Math.max(...ends) - Math.min(...ends)) * Math.min(down.length, across.length);
  const width = Math.min(across.length, Math.max(1, Math.floor(MOST_PAIRS / Math.max(down.length, 1))));
  const none: Chain<T, S> = { worth: 0 };
  // The best chain of the rows so far with the first so many columns.
  const best = [none];
  for (const [index, row] of down.entries()) {
    const rank = Math.floor(((index + 1) * across.length) / down.length);
    const start = Math.max(0, Math.min(rank - Math.floor(width / 2), across.length - width));
    while (best.length <= start + width) best.push(best.at(-1) ?? none);
    let before = best[start] ?? none;
    for (let at = start + 1; at <= start + width; at += 1) {
      const [without, earlier, column] = [best[at] ?? none, best[at - 1] ?? none, across[at - 1] as S];
      const worth = before.worth + ofPair - Math.abs(row.line - column.line);
      let most = earlier.worth > without.worth ? earlier : without;
      if (worth > most.worth && allowed(row, column)) most = { worth, pair: [row, column], before };
      best[at] = most;
      before = without;
    }
  }
  const pairs: (readonly [T, S])[] = [];
  for (let chain = best.at(-1); chain?.pair !== undefined; chain = chain.before) pairs.push(chain.pair);
  return pairs.toReversed();
}

/** Signs of one side that are compared one by one with those of the other, where nothing stands once. */
const MOST_SIGNS = 10_000;
/** Each step in looks between the signs that stand once: what is that deep is not worth it. */
const DEEPEST = 40;

/**
 * Aligns two texts by their signs, in order: what both begin and end with, then what stands once on each side
 * of the rest, then what is between, and so on. It takes about as long as the texts are, whatever they say.
 *
 * @returns for each sign of the first text the index of its partner in the second one, -1 where it has none
 */
export function alignSigns(before: readonly string[], now: readonly string[]): Int32Array {
  const numbers = new Map<string, number>();
  const toNumbers = (signs: readonly string[]): Int32Array =>
    Int32Array.from(signs, (sign) => {
      const number = numbers.get(sign) ?? numbers.size;
      numbers.set(sign, number);
      return number;
    });
  const [a, b] = [toNumbers(before), toNumbers(now)];
  const partners = new Int32Array(a.length).fill(-1);
  alignRange({ a, b, partners }, [0, a.length], [0, b.length], 0);
  return partners;
}

interface Sides {
  a: Int32Array;
  b: Int32Array;
  partners: Int32Array;
}

/** From the first up to but without the second. */
type Range = readonly [number, number];

function alignRange(sides: Sides, [start, stop]: Range, [startNow, stopNow]: Range, depth: number): void {
  const { a, b, partners } = sides;
  let [first, second, end, endNow] = [start, startNow, stop, stopNow];
  for (; first < end && second < endNow && a[first] === b[second]; first += 1, second += 1)
    partners[first] = second;
  for (; end > first && endNow > second && a[end - 1] === b[endNow - 1]; end -= 1, endNow -= 1)
    partners[end - 1] = endNow - 1;
  if (first === end || second === endNow) return;
  const anchors = depth < DEEPEST ? findAnchors(sides, [first, end], [second, endNow]) : [];
  if (anchors.length === 0) {
    if ((end - first) * (endNow - second) <= MOST_SIGNS) alignEach(sides, [first, end], [second, endNow]);
    return;
  }
  for (const [index, partner] of [...anchors, [end, endNow] as const]) {
    if (index < end) partners[index] = partner;
    alignRange(sides, [first, index], [second, partner], depth + 1);
    [first, second] = [index + 1, partner + 1];
  }
}

/** Signs that stand once in each of the two ranges: as many as can be without crossing, in order. */
function findAnchors({ a, b }: Sides, before: Range, now: Range): Range[] {
  const there = findOnce(b, now);
  const pairs = [...findOnce(a, before)].flatMap(([sign, index]): Range[] => {
    const partner = there.get(sign) ?? -1;
    return index === -1 || partner === -1 ? [] : [[index, partner]];
  });
  return longestRise(pairs);
}

/** Where each sign of the range stands; -1 where it does more than once. In order of the first ones. */
function findOnce(signs: Int32Array, [start, end]: Range): Map<number, number> {
  const places = new Map<number, number>();
  for (let index = start; index < end; index += 1)
    places.set(signs[index] as number, places.has(signs[index] as number) ? -1 : index);
  return places;
}

/** The longest part of the pairs, which rise on their left side, in which they rise on the right one too. */
function longestRise(pairs: readonly Range[]): Range[] {
  // By length: the pair with the least right side that ends a rise of that length.
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, [, right]] of pairs.entries()) {
    const length = lowerBound(ends, right, (end) => pairs[end]?.[1] ?? 0);
    before[index] = ends[length - 1];
    ends[length] = index;
  }
  const rise: Range[] = [];
  for (let index = ends.at(-1); index !== undefined; index = before[index]) rise.push(pairs[index] as Range);
  return rise.toReversed();
}

/** The longest common subsequence, each sign compared with each. */
function alignEach({ a, b, partners }: Sides, [start, end]: Range, [startNow, endNow]: Range): void {
  const width = endNow - startNow + 1;
  const most = new Int32Array((end - start + 1) * width);
  const at = (index: number, other: number): number =>
    most[(index - start) * width + other - startNow] as number;
  for (let index = end - 1; index >= start; index -= 1)
    for (let other = endNow - 1; other >= startNow; other -= 1)
      most[(index - start) * width + other - startNow] =
        a[index] === b[other]
          ? at(index + 1, other + 1) + 1
          : Math.max(at(index + 1, other), at(index, other + 1));
  for (let [index, other] = [start, startNow]; index < end && other < endNow; ) {
    if (a[index] === b[other]) {
      partners[index] = other;
      index += 1;
      other += 1;
    } else if (at(index + 1, other) >= at(index, other + 1)) index += 1;
    else other += 1;
  }
}
