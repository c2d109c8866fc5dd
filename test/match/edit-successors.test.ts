import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEAST_SIMILARITY, similarity } from '../../src/match/edit-successors.ts';

describe('similarity', () => {
  test.each([
    ['const a = 1;', 'const a = 1;', 1],
    ['const a = 1;', '  const   a=1 ;', 1],
    ['a b', 'a c', 0.5],
    ['a a b', 'a', 0.5],
    ['foo', 'food', 0],
    ['', '', 0],
    ['   ', 'a', 0],
    ['größe', 'größe', 1],
  ])('of %j and %j is %d', (a, b, expected) => {
    expect(similarity(a, b)).toBeCloseTo(expected, 10);
  });

  test('is enough for a renamed variable, and not for another statement', () => {
    expect(
      similarity('List<Invoice__c> due = [SELECT Id];', 'List<Invoice__c> open = [SELECT Id];'),
    ).toBeGreaterThan(LEAST_SIMILARITY);
    expect(similarity('var total = 0;', 'return this.render(items);')).toBeLessThan(LEAST_SIMILARITY);
  });

  test('is between 0 and 1, the same both ways, and 1 with itself', () => {
    const lines = fc.array(fc.constantFrom('a', 'b', ' ', '(', ')', 'é', '1')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(lines, lines, (a, b) => {
        const score = similarity(a, b);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(similarity(b, a)).toBe(score);
        expect(similarity(a, a)).toBe(a.trim() === '' ? 0 : 1);
      }),
    );
  });
});
