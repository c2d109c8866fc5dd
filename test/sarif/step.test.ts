import { expect, test } from '@jest/globals';
import { toStep, toTrail } from '../../src/sarif/read-details.ts';
import { CONTEXT, locationAt } from './result-context.ts';

test.each([
  ['a place (§3.28.3)', locationAt('a.c', 3), { path: 'a.c', line: 3 }],
  ['a place with a message (§3.28.5)', locationAt('a.c', 3, 'x'), { path: 'a.c', line: 3, message: 'x' }],
  ['a message alone', { message: { text: 'x' } }, { message: 'x' }],
  ['a message by its id (§3.11.7)', { message: { id: 'here', arguments: ['a'] } }, { message: 'here is a' }],
  [
    'a message with a link (§3.11.6)',
    { message: { text: 'from [there](1) on' } },
    { message: 'from there on' },
  ],
  ['a message of several lines', { message: { text: 'a\n\tb\u202e' } }, { message: 'a b' }],
  ['a long message', { message: { text: 'x'.repeat(201) } }, { message: `${'x'.repeat(199)}…` }],
  ['a whole file', { physicalLocation: { artifactLocation: { uri: 'a.c' } } }, { path: 'a.c' }],
  ['a file by its index (§3.4.5)', { physicalLocation: { artifactLocation: { index: 0 } } }, { path: 'a.c' }],
  ['a file of a library', locationAt('file:///usr/include/stdio.h', 3), { path: '/usr/include/stdio.h' }],
  ['nothing', { logicalLocations: [{ name: 'f' }] }, undefined],
  ['a wrong type', 7, undefined],
])('%s', (_, location, expected) => {
  expect(toStep(location, CONTEXT)).toEqual(expected);
});

test('a trail keeps its begin and its end, and counts what is between', () => {
  const steps = Array.from({ length: 6 }, (_, line) => ({ path: 'a.c', line: line + 1 }));
  expect(toTrail(steps, { first: 2, last: 1 })).toEqual({
    first: [
      { path: 'a.c', line: 1 },
      { path: 'a.c', line: 2 },
    ],
    omitted: 3,
    last: [{ path: 'a.c', line: 6 }],
  });
  expect(toTrail(steps, { first: 5, last: 1 })).toEqual({ first: steps, omitted: 0, last: [] });
  expect(toTrail(steps, { first: 5, last: 0 })).toEqual({ first: steps.slice(0, 5), omitted: 1, last: [] });
  expect(toTrail([], { first: 5, last: 0 })).toBeUndefined();
});
