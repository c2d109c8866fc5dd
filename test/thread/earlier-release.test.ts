import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { NEW_MARKERS } from './new-markers.ts';

const FIXTURE = 'fixtures/markers/earlier-release.json';
/** Written by `node scripts/read-by-release.ts COMMIT`. */
const { markers } = z
  .object({
    markers: z.array(
      z.object({
        name: z.string(),
        comment: z.unknown(),
        reading: z.object({
          threads: z.number(),
          overviews: z.number(),
          later: z.array(z.object({ tool: z.string(), category: z.string() })),
          forged: z.number(),
        }),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(FIXTURE, 'utf8')));

test('what an earlier release was given is what is written now', () => {
  expect(markers.map(({ name, comment }) => ({ name, comment }))).toEqual(
    JSON.parse(JSON.stringify(NEW_MARKERS)),
  );
});

test.each([
  // A key that may be missing is passed over.
  ['a thread that says who wrote it', { threads: 1, overviews: 0, later: [], forged: 0 }],
  ['a thread that names what other tools report as well', { threads: 1, overviews: 0, later: [], forged: 0 }],
  // It would take the flag for a person's doing, so it holds the scope.
  [
    'a thread that holds its last mark',
    { threads: 0, overviews: 0, later: [{ tool: 'PMD', category: '' }], forged: 0 },
  ],
  [
    'a thread that holds the mark of a decision',
    { threads: 0, overviews: 0, later: [{ tool: 'PMD', category: '' }], forged: 0 },
  ],
  ['a thread that no key signed', { threads: 0, overviews: 0, later: [], forged: 1 }],
  [
    'an overview that says what is to be done to threads',
    { threads: 0, overviews: 0, later: [{ tool: '', category: 'lint' }], forged: 0 },
  ],
])('an earlier release reads %s as it must', (name, reading) => {
  expect(markers.find((marker) => marker.name === name)?.reading).toEqual(reading);
});
