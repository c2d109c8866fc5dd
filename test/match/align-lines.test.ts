import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { alignLines, type OldLine } from '../../src/match/align-lines.ts';

const old = (line: number, ...candidates: readonly (readonly [line: number, score: number])[]): OldLine => ({
  line,
  candidates: candidates.map(([at, score]) => ({ line: at, score })),
});

function align(olds: readonly OldLine[], count = 100): Readonly<Record<number, unknown>> {
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
    expect(align(olds)).toEqual(expected);
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
