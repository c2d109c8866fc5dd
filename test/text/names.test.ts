import { expect, test } from '@jest/globals';
import { listed, nearest } from '../../src/text/names.ts';

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('%j is written as %j', (names, text) => {
  expect(listed(names)).toBe(text);
});

const NAMES = ['CLIENT_ID', 'CLIENT_SECRET', 'PREVIOUS_KEY', 'BASE_URL', 'BASE_SHA', 'TOOLS'];

test.each([
  ['CLINET_ID', 'CLIENT_ID'],
  ['CLIENTID', 'CLIENT_ID'],
  ['CLIENT_SECRETS', 'CLIENT_SECRET'],
  ['BASE_URI', 'BASE_URL'],
  ['TOOL', 'TOOLS'],
  ['SECRET', 'CLIENT_SECRET'],
  ['URL', 'BASE_URL'],
  ['THE_BASE_URL_OF_IT', 'BASE_URL'],
  ['BASE_URL', 'BASE_URL'],
  ['LOG', undefined],
  ['X', undefined],
  ['', undefined],
])('%j is meant to be %j', (given, name) => {
  expect(nearest(given, NAMES)).toBe(name);
});
