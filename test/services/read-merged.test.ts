import { expect, test } from '@jest/globals';
import type { WantedChanges } from '../../src/services/port.ts';
import { readMerged } from '../../src/services/rest.ts';

type ListedChange = Awaited<ReturnType<Parameters<typeof readMerged>[0]>>[number];

/** Reads a listing of so many a page. Gives what was found, and how many pages were read. */
async function read(listing: readonly ListedChange[], wanted: WantedChanges, size = 2) {
  let pages = 0;
  const found = await readMerged(
    async (isEnough) => {
      let seen: readonly ListedChange[] = [];
      while (seen.length < listing.length) {
        pages += 1;
        seen = listing.slice(0, pages * size);
        if (isEnough(seen)) break;
      }
      return seen;
    },
    wanted,
    'There is nothing',
  );
  return { numbers: found.changes.map(({ number }) => number), isCut: found.isCut, pages };
}

const change = (id: number, updatedAt: number, mergedAt?: number): ListedChange => ({
  id: String(id),
  updatedAt,
  mergedAt,
});
/** The first two were updated long after the merge, and the third was never merged. */
const LISTING = [
  change(1, 100, 10),
  change(2, 99, 60),
  change(3, 98),
  change(4, 90, 90),
  change(5, 80, 80),
  change(6, 70, 70),
  change(7, 60, 55),
  change(8, 50, 50),
];

test('the last ones are known once all that is not listed was updated before they were merged', async () => {
  expect(await read(LISTING, { last: 1 })).toEqual({ numbers: [4], isCut: false, pages: 2 });
  expect(await read(LISTING, { last: 2 })).toEqual({ numbers: [4, 5], isCut: false, pages: 3 });
  expect(await read(LISTING, { last: 4 })).toEqual({ numbers: [4, 5, 6, 2], isCut: false, pages: 4 });
});

test('where there are fewer, all of them are found', async () => {
  const { numbers } = await read(LISTING, { last: 100 });
  expect(numbers).toEqual([4, 5, 6, 2, 7, 8, 1]);
});

test('since ends the listing at the first change that was not updated since', async () => {
  expect(await read(LISTING, { last: 100, since: 75 })).toEqual({ numbers: [4, 5], isCut: false, pages: 3 });
  expect(await read(LISTING, { last: 1, since: 75 })).toEqual({ numbers: [4], isCut: false, pages: 2 });
  expect(await read(LISTING, { last: 100, since: 95 })).toEqual({ numbers: [], isCut: false, pages: 2 });
});

test('a listing that is too long is cut, and says so', async () => {
  const endless = Array.from({ length: 10_200 }, (_, index) => change(index + 1, 20_000 - index));
  expect(await read(endless, { last: 1 }, 100)).toEqual({ numbers: [], isCut: true, pages: 100 });
});
