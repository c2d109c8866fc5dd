import { expect, test } from '@jest/globals';
import { summaryComment } from '../../src/comment/summary-comment.ts';
import { encodePath, type LinkTo } from '../../src/text/markdown.ts';
import { type FindingParts, makeFinding } from '../finding/make-finding.ts';

type Entry = Parameters<typeof summaryComment>[0][number];
const entry = (parts: FindingParts, reason?: string): Entry => ({
  finding: makeFinding(parts),
  ...(reason === undefined
    ? { why: 'over-limit', reason: 'max-threads is 50' }
    : { why: 'not-on-the-diff', reason }),
});
const rows = (entries: readonly Entry[], linkTo?: LinkTo): readonly string[] =>
  summaryComment(entries, linkTo).split('\n').slice(4);

test('a rule has one row, with how many, the first places and the worst level', () => {
  const lines = [3, 4, 5, 6, 7].map((line) =>
    entry({ rule: 'ApexDoc', line, level: line === 5 ? 'error' : 'note', message: `Line ${line}.` }),
  );
  expect(
    rows([...lines, entry({ rule: 'no-var', tool: 'ESLint', line: 9, message: 'Unexpected var.' })]),
  ).toEqual([
    '| error | `ApexDoc` | PMD | 5 | `src/a.ts:3`, `src/a.ts:4`, `src/a.ts:5` and 2 more |  |  |',
    '| warning | `no-var` | ESLint | 1 | `src/a.ts:9` | Unexpected var. |  |',
  ]);
});

test('reasons that differ in the path only are one, and two are named', () => {
  const reasons = ['src/a.ts is binary', 'src/b.ts is binary', 'it is late', 'a', 'b'];
  const entries = reasons.map((reason, index) =>
    entry({ path: index === 1 ? 'src/b.ts' : 'src/a.ts', line: index + 1 }, reason),
  );
  expect(rows(entries)[0]).toMatch(/\| Unexpected var\. \| its file is binary; it is late and 2 more \|$/u);
});

test('places are links where their address is known', () => {
  const [row] = rows([entry({ path: 'src/a b.ts' }), entry({ path: 'lib/none.ts' })], (path, line) =>
    path === 'src/a b.ts' ? `https://ci.example/${encodePath(path)}#L${line}` : undefined,
  );
  expect(row).toContain('[`src/a b.ts:3`](https://ci.example/src/a%20b.ts#L3), `lib/none.ts:3`');
});

test('the limit is said once, above', () => {
  const entries = [entry({ line: 1 }), entry({ line: 2 }), entry({ line: 3 }, 'src/a.ts is binary')];
  expect(summaryComment(entries).split('\n')[0]).toBe(
    '**Static analysis: 3 findings without a thread.** 2 over the limit of threads (max-threads is 50), 1 not on the diff.',
  );
});

test('a problem that several tools report is one finding, and names them', () => {
  const owner = entry({ rule: 'ApexDoc', tool: 'PMD' });
  const grouped = entry({ rule: { id: 'ApexDoc', product: 'Code Analyzer' }, tool: 'pmd' });
  const body = summaryComment([
    owner,
    { ...grouped, groupedWith: owner.finding },
    entry({ rule: 'no-var', line: 9 }),
  ]);
  expect(body).toContain('2 findings without a thread.** 2 over the limit');
  expect(body.split('\n').slice(4)).toEqual([
    '| warning | `ApexDoc` | PMD; also reported by Code Analyzer (pmd) | 1 | `src/a.ts:3` | Unexpected var. |  |',
    '| warning | `no-var` | PMD | 1 | `src/a.ts:9` | Unexpected var. |  |',
  ]);
});

test('more than fifty rules are counted', () => {
  const of = (count: number) =>
    rows(Array.from({ length: count }, (_, index) => entry({ rule: `rule ${index}` })));
  expect(of(50)).toHaveLength(50);
  expect(of(52).slice(50)).toEqual(['', '… and 2 more rules; the report of the run has them all.']);
});

test('each reason is counted', () => {
  const of = (...whys: readonly Entry['why'][]): string | undefined =>
    summaryComment(whys.map((why, index) => ({ ...entry({ line: index + 1 }), why }))).split('\n')[0];
  expect(of('not-on-the-diff', 'not-on-the-diff', 'over-limit', 'below-min-level', 'not-posted')).toBe(
    '**Static analysis: 5 findings without a thread.** 2 not on the diff, 1 over the limit of threads (max-threads is 50), 1 below min-level, and failing the check, 1 not posted yet.',
  );
});
