import { describe, expect, test } from '@jest/globals';
import { at, indexAt, isObject, listAt, textAt } from '../../src/logs/raw.ts';

describe('at', () => {
  test('goes down by own property names and ends where there is nothing', () => {
    expect(at({ a: { b: [1] } }, 'a', 'b')).toEqual([1]);
    expect(at({ a: null }, 'a', 'b')).toBeUndefined();
    expect(at('text', 'length')).toBeUndefined();
  });

  test('knows no inherited properties', () => {
    expect(at({}, 'constructor')).toBeUndefined();
    expect(at(JSON.parse('{"__proto__": {"a": 1}}'), '__proto__', 'a')).toBe(1);
    expect(at({}, '__proto__')).toBeUndefined();
  });
});

test.each([
  ['text', 'text'],
  ['', undefined],
  [['text'], 'text'],
  [['a', 'b'], undefined],
  [3, undefined],
  [null, undefined],
])('textAt of %j is %j', (value, expected) => {
  expect(textAt({ value }, 'value')).toBe(expected);
});

test.each([
  [0, 0],
  [7, 7],
  [-1, undefined],
  [1.5, undefined],
  ['1', 1],
  ['1.0', 1],
  [[1], 1],
  ['1.5', undefined],
  [2 ** 60, undefined],
])('indexAt of %j is %j (§3.7.4)', (value, expected) => {
  expect(indexAt({ value }, 'value')).toBe(expected);
});

test('listAt takes nothing but a list', () => {
  expect(listAt({ a: [1] }, 'a')).toEqual([1]);
  expect(listAt({ a: { length: 1 } }, 'a')).toEqual([]);
});

test.each([
  [{}, true],
  [[], false],
  [null, false],
  ['', false],
])('isObject(%j) is %j', (value, expected) => {
  expect(isObject(value)).toBe(expected);
});
