import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEVELS } from '../../src/finding/finding.ts';
import type { Spot } from '../../src/finding/spot.ts';
import { compareSpots } from '../../src/plan/judge-spots.ts';
import { type FindingParts, makeSpot } from '../finding/make-finding.ts';
import { fuzzRuns } from '../fuzz-runs.ts';

describe('compareSpots', () => {
  test.each<[string, FindingParts, FindingParts]>([
    [
      'the worse level',
      { level: 'error', line: 9 },
      { level: 'warning', rule: { id: 'r', securitySeverity: 10 } },
    ],
    [
      'the greater security severity',
      { rule: { id: 'r', securitySeverity: 9 } },
      { rule: { id: 'r', securitySeverity: 8.9 } },
    ],
    [
      'a security severity of 0 before none',
      { rule: { id: 'r', securitySeverity: 0 }, line: 9 },
      { line: 1 },
    ],
    [
      'the higher precision',
      { rule: { id: 'r', precision: 'very-high' } },
      { rule: { id: 'r', precision: 'high' } },
    ],
    [
      'any known precision before another word',
      { rule: { id: 'r', precision: 'low' }, line: 9 },
      { rule: { id: 'r', precision: 'superb' } },
    ],
    ['the path in code point order', { path: 'B.ts' }, { path: 'a.ts' }],
    ['the line', { line: 9 }, { line: 10 }],
    ['the whole file before its lines', { place: { kind: 'file', path: 'src/a.ts' } }, { line: 1 }],
    ['the key at last', { rule: 'a' }, { rule: 'b' }],
  ])('puts %s first', (_, first, second) => {
    expect(compareSpots(makeSpot(first), makeSpot(second))).toBeLessThan(0);
    expect(compareSpots(makeSpot(second), makeSpot(first))).toBeGreaterThan(0);
  });

  test('is a total order: a limit cuts at the same place each time', () => {
    const spots: fc.Arbitrary<Spot> = fc
      .record<FindingParts>({
        level: fc.constantFrom(...LEVELS),
        rule: fc.record({
          id: fc.constantFrom('r', 's'),
          securitySeverity: fc.constantFrom(0, 5, 10),
          precision: fc.constantFrom('high', 'low', 'other'),
        }),
        path: fc.constantFrom('a.ts', 'b.ts'),
        line: fc.integer({ min: 1, max: 3 }),
      })
      .map((parts) => makeSpot(parts));
    fc.assert(
      fc.property(spots, spots, spots, (a, b, c) => {
        expect(Math.sign(compareSpots(a, b))).toBe(-Math.sign(compareSpots(b, a)) + 0);
        expect(compareSpots(a, a)).toBe(0);
        if (compareSpots(a, b) < 0 && compareSpots(b, c) < 0) expect(compareSpots(a, c)).toBeLessThan(0);
        if (compareSpots(a, b) === 0) expect(a.key).toBe(b.key);
      }),
      fuzzRuns(150),
    );
  });
});
