/** Signs of one side that are compared one by one with those of the other, where nothing stands once. */
const MOST_COMPARISONS = 10_000;
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
  alignRange({ a, b, partners }, { start: 0, end: a.length }, { start: 0, end: b.length }, 0);
  return partners;
}

interface Sides {
  readonly a: Int32Array;
  readonly b: Int32Array;
  readonly partners: Int32Array;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function alignRange(sides: Sides, before: Range, now: Range, depth: number): void {
  const { a, b, partners } = sides;
  let [first, second] = [before.start, now.start];
  for (; first < before.end && second < now.end && a[first] === b[second]; first += 1, second += 1)
    partners[first] = second;
  let [end, otherEnd] = [before.end, now.end];
  for (; end > first && otherEnd > second && a[end - 1] === b[otherEnd - 1]; end -= 1, otherEnd -= 1)
    partners[end - 1] = otherEnd - 1;
  if (first === end || second === otherEnd) return;
  const [left, right] = [
    { start: first, end },
    { start: second, end: otherEnd },
  ];
  const anchors = depth < DEEPEST ? findAnchors(sides, left, right) : [];
  if (anchors.length === 0) {
    if ((end - first) * (otherEnd - second) <= MOST_COMPARISONS) alignEach(sides, left, right);
    return;
  }
  let [from, fromNow] = [first, second];
  for (const [index, partner] of [...anchors, [end, otherEnd] as const]) {
    if (index < end) partners[index] = partner;
    alignRange(sides, { start: from, end: index }, { start: fromNow, end: partner }, depth + 1);
    [from, fromNow] = [index + 1, partner + 1];
  }
}

/** Signs that stand once in each of the two ranges: as many as can be without crossing, in order. */
function findAnchors({ a, b }: Sides, before: Range, now: Range): readonly (readonly [number, number])[] {
  const here = findOnce(a, before);
  const there = findOnce(b, now);
  const pairs = [...here].flatMap(([sign, index]) => {
    const partner = there.get(sign);
    return index === -1 || partner === undefined || partner === -1 ? [] : [[index, partner] as const];
  });
  return longestRise(pairs);
}

/** Where each sign of the range stands; -1 where it does more than once. In order of the first ones. */
function findOnce(signs: Int32Array, { start, end }: Range): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (let index = start; index < end; index += 1) {
    const sign = signs[index] ?? -1;
    places.set(sign, places.has(sign) ? -1 : index);
  }
  return places;
}

/** The longest part of the pairs, which rise on their left side, in which they rise on the right one too. */
function longestRise(pairs: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  // By length: the pair with the least right side that ends a rise of that length.
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  for (const [index, [, right]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < right) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  }
  const rise: (readonly [number, number])[] = [];
  for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index] ?? -1) {
    const pair = pairs[index];
    if (pair !== undefined) rise.push(pair);
  }
  return rise.toReversed();
}

/** The longest common subsequence, each sign compared with each. */
function alignEach({ a, b, partners }: Sides, before: Range, now: Range): void {
  const width = now.end - now.start + 1;
  const most = new Int32Array((before.end - before.start + 1) * width);
  const at = (index: number, other: number): number => (index - before.start) * width + other - now.start;
  for (let index = before.end - 1; index >= before.start; index -= 1)
    for (let other = now.end - 1; other >= now.start; other -= 1)
      most[at(index, other)] =
        a[index] === b[other]
          ? (most[at(index + 1, other + 1)] ?? 0) + 1
          : Math.max(most[at(index + 1, other)] ?? 0, most[at(index, other + 1)] ?? 0);
  let [index, other] = [before.start, now.start];
  while (index < before.end && other < now.end) {
    if (a[index] === b[other]) {
      partners[index] = other;
      index += 1;
      other += 1;
    } else if ((most[at(index + 1, other)] ?? 0) >= (most[at(index, other + 1)] ?? 0)) index += 1;
    else other += 1;
  }
}
