import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { align, alignLines, type OldLine } from '../../src/match/align.ts';
import { fuzzRuns } from '../fuzz-runs.ts';

interface Item {
  readonly line: number;
  readonly name: string;
}
type Pairs = readonly (readonly [Item, Item])[];

const items = (side: string) =>
  fc
    .array(fc.integer({ min: 1, max: 30 }), { maxLength: 6 })
    .map((lines) => lines.map((line, index): Item => ({ line, name: `${side}${index}` })));
/** Which pairs are allowed, by the parity of a number made of both names. */
const rules = fc.constantFrom(
  () => true,
  () => false,
  (a: Item, b: Item) => (a.line * 7 + b.line) % 3 !== 0,
  (a: Item, b: Item) => a.line <= b.line,
);

function at(...lines: readonly number[]): Item[] {
  return lines.map((line, index) => ({ line, name: `${index}` }));
}

function distanceOf(pairs: Pairs): number {
  return pairs.reduce((sum, [a, b]) => sum + Math.abs(a.line - b.line), 0);
}

function linesOf(pairs: Pairs): readonly (readonly [number, number])[] {
  return pairs.map(([a, b]) => [a.line, b.line]);
}

/** The most pairs and then the least distance of all order-preserving alignments, by trying every one. */
function bruteForce(rows: readonly Item[], columns: readonly Item[], allowed: (a: Item, b: Item) => boolean) {
  const byLine = (a: Item, b: Item) => a.line - b.line;
  const best = (left: readonly Item[], right: readonly Item[]): { pairs: number; distance: number } => {
    const [row, ...rows] = left;
    if (row === undefined) return { pairs: 0, distance: 0 };
    const options = right.flatMap((column, index) => {
      if (!allowed(row, column)) return [];
      const rest = best(rows, right.slice(index + 1));
      return [{ pairs: rest.pairs + 1, distance: rest.distance + Math.abs(row.line - column.line) }];
    });
    return [best(rows, right), ...options].reduce((a, b) =>
      b.pairs > a.pairs || (b.pairs === a.pairs && b.distance < a.distance) ? b : a,
    );
  };
  return best(rows.toSorted(byLine), columns.toSorted(byLine));
}

/**
 * The least distance at which each thread has a spot of its own, in order, where there are more spots than
 * threads.
 */
function leastDistance(threads: readonly Item[], spots: readonly Item[]): number {
  const columns = spots.toSorted((a, b) => a.line - b.line);
  let best = new Array<number>(columns.length + 1).fill(0);
  for (const row of threads.toSorted((a, b) => a.line - b.line)) {
    const next = [Number.POSITIVE_INFINITY];
    for (const [index, column] of columns.entries()) {
      const paired = (best[index] ?? 0) + Math.abs(row.line - column.line);
      next.push(Math.min(next[index] ?? 0, paired));
    }
    best = next;
  }
  return best.at(-1) ?? 0;
}

describe('align', () => {
  test('makes the most pairs, and of those the ones at the least distance', () => {
    fc.assert(
      fc.property(items('t'), items('s'), rules, (threads, spots, allowed) => {
        const pairs = align(threads, spots, allowed);
        expect({ pairs: pairs.length, distance: distanceOf(pairs) }).toEqual(
          bruteForce(threads, spots, allowed),
        );
      }),
      fuzzRuns(300),
    );
  });

  test('uses nothing twice, never crosses, and keeps to what is allowed', () => {
    fc.assert(
      fc.property(items('t'), items('s'), rules, (threads, spots, allowed) => {
        const pairs = align(threads, spots, allowed);
        expect(new Set(pairs.map(([thread]) => thread)).size).toBe(pairs.length);
        expect(new Set(pairs.map(([, spot]) => spot)).size).toBe(pairs.length);
        expect(pairs.every(([thread, spot]) => allowed(thread, spot))).toBe(true);
        for (const [index, [thread, spot]] of pairs.slice(1).entries()) {
          expect(thread.line).toBeGreaterThanOrEqual(pairs[index]?.[0].line ?? 0);
          expect(spot.line).toBeGreaterThanOrEqual(pairs[index]?.[1].line ?? 0);
        }
      }),
    );
  });

  test.each([
    ['nothing with nothing', [], [], []],
    [
      'all of them when there are as many',
      [10, 20, 30],
      [12, 22, 32],
      [
        [10, 12],
        [20, 22],
        [30, 32],
      ],
    ],
    ['the nearer one when one is gone', [10, 20], [21], [[20, 21]]],
    ['the nearer one when one is new', [20], [9, 21, 40], [[20, 21]]],
    [
      'many at a distance rather than one near by',
      [10, 11],
      [1, 10],
      [
        [10, 1],
        [11, 10],
      ],
    ],
    ['the earlier one of two that are as near', [10], [5, 15], [[10, 5]]],
    [
      'whatever the order that they come in',
      [30, 10, 20],
      [32, 22, 12],
      [
        [10, 12],
        [20, 22],
        [30, 32],
      ],
    ],
  ])('pairs %s', (_, threads, spots, expected) => {
    expect(linesOf(align(at(...threads), at(...spots), () => true))).toEqual(expected);
  });

  test('is as exact with hundreds of look-alikes on each side', () => {
    // A walk that repeats itself late, so that the lines are as uneven as they are in a file.
    const lines = (seed: number, count: number) =>
      Array.from({ length: count }, (_, index) => (seed * (index + 1) ** 2) % 99_991);
    const threads = at(...lines(7_919, 700));
    const spots = at(...lines(104_729, 900));
    const pairs = align(threads, spots, () => true);
    expect(pairs).toHaveLength(700);
    expect(distanceOf(pairs)).toBe(leastDistance(threads, spots));
  });

  test('pairs by rank where the table would be too large, which is still in order', () => {
    const threads = at(...Array.from({ length: 2_001 }, (_, index) => index + 1));
    const spots = at(...threads.map(({ line }) => line + 100));
    const pairs = align(threads, spots, () => true);
    expect(pairs).toHaveLength(2_001);
    expect(pairs.every(([thread, spot]) => spot.line === thread.line + 100)).toBe(true);
  });
});

const old = (line: number, ...candidates: readonly (readonly [line: number, score: number])[]): OldLine => ({
  line,
  isOnce: false,
  candidates: candidates.map(([at, score]) => ({ line: at, score })),
});

function placesOf(olds: readonly OldLine[], count = 100): Readonly<Record<number, unknown>> {
  return Object.fromEntries(
    [...alignLines(olds, count)].map(([line, end]) => [line, end.kind === 'at' ? end.line : end.lines]),
  );
}

describe('lines of a file are aligned in order', () => {
  test.each<[string, readonly OldLine[], Readonly<Record<number, unknown>>]>([
    ['where nothing changed', [old(1, [1, 1]), old(2, [2, 1])], { 1: 1, 2: 2 }],
    [
      'a copy goes where its neighbors went',
      [old(5, [25, 5]), old(6, [6, 1], [26, 1]), old(7, [27, 5])],
      { 5: 25, 6: 26, 7: 27 },
    ],
    [
      'one side of the surroundings moves no line by itself',
      [old(5, [5, 5]), old(6, [6, 1], [60, 3])],
      { 5: 5, 6: 6 },
    ],
    [
      'two places that are as good decide nothing',
      [old(5, [5, 5]), old(6, [16, 4], [26, 4]), old(50, [90, 8])],
      { 5: 5, 6: [16, 26], 50: 90 },
    ],
    ['lines that would cross are left out', [old(5, [5, 5]), old(6, [3, 1]), old(7, [7, 5])], { 5: 5, 7: 7 }],
    ['a line that is nowhere is left out', [old(5, [5, 5]), old(6), old(7, [7, 5])], { 5: 5, 7: 7 }],
  ])('%s', (_, olds, expected) => {
    expect(placesOf(olds)).toEqual(expected);
  });

  test('whatever the candidates: nothing crosses, and every place is a candidate', () => {
    const lines = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 });
    const files = lines.chain((numbers) =>
      fc.tuple(
        ...numbers
          .toSorted((a, b) => a - b)
          .map((line) =>
            fc
              .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 4 })
              .chain((places) =>
                fc
                  .array(fc.constantFrom(1, 3, 5.5), { minLength: places.length, maxLength: places.length })
                  .map((scores) =>
                    old(
                      line,
                      ...places.toSorted((a, b) => a - b).map((at, i) => [at, scores[i] ?? 1] as const),
                    ),
                  ),
              ),
          ),
      ),
    );
    fc.assert(
      fc.property(files, (olds) => {
        let last = 0;
        for (const [line, end] of alignLines(olds, 30)) {
          const places = olds.find((one) => one.line === line)?.candidates.map((one) => one.line) ?? [];
          expect(places).toEqual(expect.arrayContaining(end.kind === 'at' ? [end.line] : [...end.lines]));
          if (end.kind !== 'at') continue;
          expect(end.line).toBeGreaterThan(last);
          last = end.line;
        }
      }),
    );
  });
});
