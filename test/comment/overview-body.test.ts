import { expect, test } from '@jest/globals';
import { type OverviewEntry, overviewBody } from '../../src/comment/overview-body.ts';
import { encodePath, type LinkTo } from '../../src/text/markdown.ts';
import { type FindingParts, makeSpot } from '../finding/make-finding.ts';

const entry = (parts: FindingParts, reason = 'max-threads is 50'): OverviewEntry => ({
  spot: makeSpot(parts),
  why: 'over-limit',
  reason,
});
const rows = (entries: readonly OverviewEntry[], linkTo?: LinkTo): readonly string[] =>
  overviewBody(entries, linkTo).split('\n').slice(4);

test('a rule has one row, with how many, the first places and the worst level', () => {
  const lines = [3, 4, 5, 6, 7].map((line) =>
    entry({ rule: 'ApexDoc', line, level: line === 5 ? 'error' : 'note', message: `Line ${line}.` }),
  );
  expect(
    rows([...lines, entry({ rule: 'no-var', tool: 'ESLint', line: 9, message: 'Unexpected var.' })]),
  ).toEqual([
    '| error | `ApexDoc` | PMD | 5 | `src/a.ts:3`, `src/a.ts:4`, `src/a.ts:5` and 2 more | max-threads is 50 |',
    '| warning | `no-var` | ESLint | 1 | `src/a.ts:9` | max-threads is 50 – Unexpected var. |',
  ]);
});

test('reasons that differ in the path only are one, and others are counted', () => {
  const reasons = ['src/a.ts is binary', 'src/b.ts is binary', 'max-threads is 50', 'a', 'b'];
  const entries = reasons.map((reason, index) =>
    entry({ path: index === 1 ? 'src/b.ts' : 'src/a.ts', line: index + 1 }, reason),
  );
  expect(rows(entries)[0]).toMatch(
    /\| 2: its file is binary; 1: max-threads is 50; and 2 more reasons – Unexpected var\. \|$/u,
  );
});

test('places are links where their address is known', () => {
  const [row] = rows([entry({ path: 'src/a b.ts' }), entry({ path: 'lib/none.ts' })], (path, line) =>
    path === 'src/a b.ts' ? `https://ci.example/${encodePath(path)}#L${line}` : undefined,
  );
  expect(row).toContain('[`src/a b.ts:3`](https://ci.example/src/a%20b.ts#L3), `lib/none.ts:3`');
});

test('more than a hundred rules are counted', () => {
  const entries = Array.from({ length: 102 }, (_, index) => entry({ rule: `rule ${index}` }));
  expect(rows(entries)).toHaveLength(102);
  expect(rows(entries).at(-1)).toBe('… and 2 more rules; the report of the run has them all.');
});

test('what one finding and what several lack is said in their number', () => {
  const of = (...whys: readonly OverviewEntry['why'][]): string | undefined =>
    overviewBody(whys.map((why, index) => ({ ...entry({ line: index + 1 }), why }))).split('\n')[0];
  expect(of('unanchored')).toBe(
    '**Static analysis: 1 finding without a thread.** 1 finding has no place on the diff.',
  );
  expect(of('unanchored', 'unanchored', 'over-limit', 'below-min-level', 'not-posted')).toBe(
    '**Static analysis: 5 findings without a thread.** 2 findings have no place on the diff, 1 is over the limit of threads, 1 fails the check and is below min-level, 1 could not be posted yet.',
  );
});
