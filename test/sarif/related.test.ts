import { expect, test } from '@jest/globals';
import type { Place } from '../../src/finding/finding.ts';
import { toRelated } from '../../src/sarif/read-details.ts';
import { CONTEXT, locationAt } from './result-context.ts';

const PLACE: Place = { kind: 'lines', path: 'a.c', startLine: 3, endLine: 4 };
const OWN = locationAt('a.c', 3);

function related(result: object, place = PLACE) {
  return toRelated({ locations: [OWN], ...result }, place, CONTEXT);
}

test.each([
  ['another place (§3.27.22)', [locationAt('b.c', 7, 'x')], [{ path: 'b.c', line: 7, message: 'x' }]],
  ['another line', [locationAt('a.c', 7)], [{ path: 'a.c', line: 7 }]],
  ['its own place again and another', [OWN, locationAt('b.c', 7)], [{ path: 'b.c', line: 7 }]],
  [
    'its own place with words of its own',
    [locationAt('a.c', 3, 'x')],
    [{ path: 'a.c', line: 3, message: 'x' }],
  ],
  ['a place twice', [locationAt('b.c', 7), locationAt('b.c', 7)], [{ path: 'b.c', line: 7 }]],
])('%s', (_, relatedLocations, first) => {
  expect(related({ relatedLocations })).toEqual({ first, omitted: 0, last: [] });
});

test('further locations of the result come first (§3.27.12)', () => {
  const locations = [OWN, locationAt('b.c', 7)];
  expect(related({ locations, relatedLocations: [locationAt('a.c', 9)] })?.first).toEqual([
    { path: 'b.c', line: 7 },
    { path: 'a.c', line: 9 },
  ]);
});

test.each([
  ['no list', undefined],
  ['its own place again, as Code Analyzer has it', [OWN]],
  ['places that say nothing', [{}, 7, null]],
])('there are none in %s', (_, relatedLocations) => {
  expect(related({ relatedLocations })).toBeUndefined();
});

test('ten are kept and the rest is counted', () => {
  const relatedLocations = Array.from({ length: 14 }, (_, index) => locationAt('b.c', index + 1));
  const trail = related({ relatedLocations });
  expect(trail?.first.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(trail?.omitted).toBe(4);
});
