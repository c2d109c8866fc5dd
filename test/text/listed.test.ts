import { expect, test } from '@jest/globals';
import { listed } from '../../src/text/names.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is written as %j', (names, text) => {
  expect(listed(names)).toBe(text);
});
