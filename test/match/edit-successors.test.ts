import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findSuccessors, LEAST_SIMILARITY } from '../../src/match/edit-successors.ts';
import { similarity } from '../../src/match/tokens.ts';

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

describe('a line that was edited and moved to another hunk of its file', () => {
  const successor = (removed: readonly string[], added: readonly string[]): readonly number[] =>
    findSuccessors(
      removed.map((text, index) => ({ line: index + 1, text, hunk: index + 1 })),
      added.map((text, index) => ({ line: index + 1, text, hunk: index + 11 })),
    ).of(1);

  test('is followed where it is like no other line', () => {
    expect(
      successor(
        ['return thing instanceof Headers ? thing.toJSON() : thing;'],
        ['start();', 'return thing instanceof Headers ? { ...thing } : thing;'],
      ),
    ).toEqual([2]);
  });

  test('is not followed where two are as much like it', () => {
    const line = 'expect(cart.total(items)).toBe(2);';
    expect(
      successor([line], ['expect(cart.total(items)).toBe(3);', 'expect(cart.total(items)).toBe(4);']),
    ).toEqual([]);
    expect(
      successor([line, 'expect(cart.total(items)).toBe(3);'], ['expect(cart.total(items)).toBe(4);']),
    ).toEqual([]);
  });

  test('is not followed to one that shares no name with it', () => {
    expect(successor(['const env = {'], ['const claims = {'])).toEqual([]);
  });
});

describe('a line of the same edit that is not like it', () => {
  const successor = (removed: readonly string[], added: readonly string[]): readonly number[] =>
    findSuccessors(
      removed.map((text, index) => ({ line: index + 1, text, hunk: 1 })),
      added.map((text, index) => ({ line: index + 1, text, hunk: 1 })),
    ).of(1);

  test('is its successor where both are about one name, and no other line is', () => {
    const method = 'setAccept(value: HeaderValue, rewrite?: boolean | Matcher): Headers;';
    expect(successor(['setAccept: HeaderSetter;'], ['get(key: string): string;', method])).toEqual([2]);
    expect(successor(['setAccept: HeaderSetter;'], [method, 'setAccept(value: null): Headers;'])).toEqual([]);
  });

  test('is not, where the name is that of an object whose member is called', () => {
    expect(
      successor(['cart.total(items);'], ['cart.clear({ force: true, now: false, then: stop });']),
    ).toEqual([]);
  });
});

test('of an edit of many lines each edited one is found, also where one of them was formatted only', () => {
  const lines = (textOf: (index: number) => string) =>
    Array.from({ length: 20_001 }, (_, index) => ({ line: index + 1, text: textOf(index), hunk: 1 }));
  const { of } = findSuccessors(
    lines((index) => `const value${index} = compute(${index});`),
    lines((index) => `const value${index} = compute(${index}${index === 0 ? '' : ', true'});`),
  );
  expect([2, 10_000, 20_001].map(of)).toEqual([[2], [10_000], [20_001]]);
});
