import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Move } from '../../src/plan/move.ts';
import type { OverviewMove } from '../../src/plan/overview.ts';
import type { Plan } from '../../src/plan/plan.ts';
import {
  findingsOf,
  groupByReason,
  type Shown,
  toldMoves,
  withoutThread,
} from '../../src/report/document.ts';
import { type PlanLine, renderPlan, renderUnthreaded } from '../../src/report/render-plan.ts';
import { anyCharacter } from '../any-character.ts';
import { makeFinding, makeSpot } from '../finding/make-finding.ts';
import { narrowest, planOf, unanchored } from '../plan/make-situation.ts';
import { makeThread } from '../thread/make-thread.ts';

const NO_OVERVIEW: OverviewMove = { kind: 'none', entries: [], obsolete: [], reason: 'nothing to say' };
const textOf = (lines: readonly PlanLine[]): readonly string[] => lines.map(({ text }) => text);

function posts(count: number, parts: { rule?: string; message?: string } = {}): readonly Move[] {
  return Array.from({ length: count }, (_, index) => {
    const path = `src/module-${index % 7}/file.ts`;
    const spot = makeSpot({ path, line: index + 1, ...parts });
    return { kind: 'post', spot, anchor: { path, newLine: index + 1 }, reason: 'new' };
  });
}

describe('a plan', () => {
  test('says which other tools report what gets a thread', () => {
    const twins = ['eslint', 'pmd'].map((tool) => ({
      scope: { tool, category: '' },
      ruleId: 'no-var',
      level: 'note' as const,
    }));
    const [move] = posts(1);
    if (move?.kind !== 'post') throw new Error('there is no post');
    expect(textOf(renderPlan(toldMoves([{ ...move, twins }]), NO_OVERVIEW)).at(-1)).toContain(
      'new, warning, also by eslint and pmd: ',
    );
  });

  test('reads as one line a move, by file, lined up, each with its reason, and changes first', () => {
    const thread = makeThread(makeSpot());
    const file = makeThread(makeSpot({ place: { kind: 'file', path: 'b.ts' }, category: 'nightly' }));
    const spot = makeSpot({ path: 'c.ts', line: 9 });
    const moves: readonly Move[] = [
      { kind: 'leave', thread: file, because: 'held', reason: 'nobody looked' },
      { kind: 'keep', thread, spot: makeSpot({ path: 'c.ts', line: 120 }), reason: 'moved' },
      { kind: 'remove-duplicate', thread, winner: thread, by: 'deleting', reason: 'there are two' },
      { kind: 'resolve', thread, resolution: 'fixed', reason: 'the finding is gone' },
      { kind: 'reopen', thread, spot, reason: 'back again' },
      { kind: 'post', spot, anchor: { path: 'd.ts', newLine: 10 }, reason: 'new' },
    ];
    const lines = renderPlan(toldMoves(moves), NO_OVERVIEW);
    expect(textOf(lines)).toEqual([
      'c.ts',
      '  reopen              9  no-var (PMD)            back again: Unexpected var.',
      '  keep              120  no-var (PMD)            moved: Unexpected var.',
      'd.ts',
      '  post               10  no-var (PMD)            new, warning: Unexpected var.',
      'src/a.ts',
      '  resolve             3  no-var (PMD)            the finding is gone',
      '  remove-duplicate    3  no-var (PMD)            there are two',
      'b.ts',
      '  leave                  no-var (PMD (nightly))  nobody looked',
    ]);
    expect(lines.map(({ tone }) => tone)).toEqual(
      'heading change quiet heading new heading change change heading quiet'.split(' '),
    );
  });

  test('says once why many threads are left, and lists them by place', () => {
    const leave = (path: string, line: number, reason: string): Move => {
      const thread = makeThread(makeSpot({ path, line }));
      return { kind: 'leave', thread, because: 'held', reason };
    };
    const spot = makeSpot({ path: 'b.ts', line: 7 });
    const moves: readonly Move[] = [
      leave('b.ts', 12, 'no run of PMD'),
      leave('b.ts', 3, 'no run of PMD'),
      leave('b.ts', 5, 'b.ts differs'),
      leave('b.ts', 6, 'b.ts differs'),
      { kind: 'leave', thread: makeThread(spot), spot, because: 'people', reason: 'no run of PMD' },
      { ...leave('a/long.ts', 4, 'no run of PMD'), kind: 'say', note: 'discussed' } as Move,
      leave('a/long.ts', 9, 'no run of PMD'),
    ];
    expect(textOf(renderPlan(toldMoves(moves), NO_OVERVIEW))).toEqual([
      'a/long.ts',
      '  leave  4  no-var (PMD)  no run of PMD',
      'b.ts',
      '  leave  5  no-var (PMD)  b.ts differs',
      '  leave  6  no-var (PMD)  b.ts differs',
      '4 threads are left: no run of PMD',
      '  a/long.ts:9  no-var (PMD)',
      '  b.ts:3       no-var (PMD)',
      '  b.ts:7       no-var (PMD): Unexpected var.',
      '  b.ts:12      no-var (PMD)',
    ]);
    const short = textOf(renderPlan(toldMoves(moves), NO_OVERVIEW, 80, 4));
    expect(short.slice(5)).toEqual([
      '4 threads are left: no run of PMD',
      '  a/long.ts:9  no-var (PMD)',
      'and 3 more threads in 1 file (3 leave): --all names them',
    ]);
  });

  test('of many threads names those of the first files, and counts the others', () => {
    const moves = posts(200, { message: 'Here.' });
    const lines = textOf(renderPlan(toldMoves(moves), NO_OVERVIEW, 80, 60));
    expect(lines.filter((line) => line.startsWith('  post'))).toHaveLength(60);
    expect(lines.at(-1)).toMatch(/^and 140 more threads in \d files \(140 post\): --all names them$/u);
    expect(textOf(renderPlan(toldMoves(moves), NO_OVERVIEW, 80, 200)).join('\n')).not.toContain(
      'more threads',
    );
  });

  test.each([
    [1, 'overview comment: post, 1 finding without a thread: there is one'],
    [2, 'overview comment: post, 2 findings without a thread: there is one'],
  ])('says what becomes of the overview of %d', (count, line) => {
    const entry = { spot: makeSpot(), why: 'unanchored', reason: 'no place' } as const;
    const entries = Array.from({ length: count }, () => entry);
    const overview: OverviewMove = { kind: 'post', entries, obsolete: [], reason: 'there is one' };
    expect(textOf(renderPlan([], overview))).toEqual([line]);
  });

  test('says nothing of an overview that lists nothing, and stays', () => {
    const overview: OverviewMove = { kind: 'keep', entries: [], obsolete: [], reason: 'as it is' };
    expect(renderPlan([], overview)).toEqual([]);
  });

  test.each([80, 200])('of 200 findings lines up its reasons on %d columns', (columns) => {
    const moves = posts(200, { rule: 'a-rule-with-a-name', message: 'x'.repeat(300) });
    const rows = textOf(renderPlan(toldMoves(moves), NO_OVERVIEW, columns)).filter((line) =>
      line.startsWith('  '),
    );
    expect(rows).toHaveLength(200);
    expect(new Set(rows.map((row) => row.indexOf('new, '))).size).toBe(1);
  });

  test('cuts only messages', () => {
    const rule = 'r'.repeat(90);
    const [, row = ''] = textOf(
      renderPlan(toldMoves(posts(1, { rule, message: 'm'.repeat(500) })), NO_OVERVIEW),
    );
    expect(row).toContain(`${rule} (PMD)  new, warning: mmm`);
    expect(row).toMatch(/m…$/u);
    expect(row.length).toBeLessThan(260);
  });

  test('has one line for each move, whatever stands in it', () => {
    const text = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        text,
        text,
        text,
        fc.option(fc.integer({ min: 40, max: 250 })),
        (rule, message, path, columns) => {
          const spot = makeSpot({ rule, message, path, line: 1 });
          const move: Move = { kind: 'post', spot, anchor: { path, newLine: 1 }, reason: 'new' };
          const lines = textOf(renderPlan(toldMoves([move]), NO_OVERVIEW, columns ?? undefined));
          expect(lines).toHaveLength(2);
          expect(lines.join('')).not.toMatch(/[\n\r]/u);
        },
      ),
    );
  });
});

const FINDINGS = [
  makeFinding({ line: 1, level: 'note', message: 'A note.' }),
  makeFinding({ line: 2, message: 'A warning.' }),
  makeFinding({ line: 3, level: 'error', message: 'An error.' }),
  makeFinding({ place: { kind: 'nowhere', reason: 'the log gives no location' }, message: 'Nowhere.' }),
];

function unthreaded({ accounts, failing }: Plan, shown: Shown): readonly string[] {
  const left = withoutThread({ accounts, counts: findingsOf(failing) }, shown);
  return renderUnthreaded(left, shown === 'all').map(({ text }) => text);
}

describe('findings without a thread', () => {
  test('stand below the reason for it, worst first', () => {
    expect(unthreaded(planOf(FINDINGS, {}, { filterMode: 'nofilter', maxThreads: 1 }), 'selected')).toEqual([
      '2 findings are without a thread: max-threads is 1',
      '  src/a.ts:2  no-var (PMD)  warning: A warning.',
      '  src/a.ts:1  no-var (PMD)  note: A note.',
      '1 finding is without a thread: the log gives no location',
      '  no place  no-var (PMD)  warning: Nowhere.',
    ]);
  });

  test('are shown though the configuration takes them off where all of them are asked for', () => {
    const presence = { kind: 'ignored', because: '.sarif-review.yml (vendor/**): not ours' } as const;
    const plan = planOf([makeFinding({ presence }), makeFinding({ line: 4 })]);
    expect(unthreaded(plan, 'selected')).toEqual([]);
    expect(unthreaded(plan, 'all')).toEqual([
      '1 finding is ignored: .sarif-review.yml (vendor/**): not ours',
      '  src/a.ts:3  no-var (PMD)  warning: Unexpected var.',
    ]);
  });

  test('are shown though they were filtered where they have no place or fail the check, and all of them where that is asked for', () => {
    const plan = planOf(FINDINGS, {}, { minLevel: 'error', failLevel: 'warning' });
    const some = [
      '1 finding is filtered: level warning is below min-level error',
      '  src/a.ts:2  no-var (PMD)  warning: A warning.',
      '1 finding is filtered: filter-mode added: the log gives no location',
      '  no place  no-var (PMD)  warning: Nowhere.',
    ];
    expect(unthreaded(plan, 'selected')).toEqual(some);
    expect(unthreaded(plan, 'all')).toEqual([
      '1 finding is filtered: level note is below min-level error',
      '  src/a.ts:1  no-var (PMD)  note: A note.',
      ...some,
    ]);
  });

  test('are a hundred of a reason, or all', () => {
    const findings = Array.from({ length: 130 }, (_, index) => makeFinding({ line: index + 1 }));
    const plan = planOf(findings, {}, { maxThreads: 0 });
    const some = unthreaded(plan, 'selected');
    expect(some).toHaveLength(102);
    expect(some.at(-1)).toBe('  and 30 more; the report has them all');
    expect(unthreaded(plan, 'all')).toHaveLength(131);
  });

  test('stand each on one line, whatever is in them', () => {
    const text = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(text, text, text, (rule, message, path) => {
        const plan = planOf([makeFinding({ rule, message, path })], {}, { maxThreads: 0 });
        const lines = unthreaded(plan, 'all');
        expect(lines).toHaveLength(2);
        expect(lines.join('')).not.toMatch(/[\n\r]/u);
      }),
    );
  });
});

describe('reasons', () => {
  test('that name the file of the finding are one, and the most frequent comes first', () => {
    const findings = ['src/a.ts', 'b.ts', 'a'].map((path) => makeFinding({ path }));
    const { accounts } = planOf([...findings, makeFinding({ level: 'note', line: 9 })], {
      anchoring: (spot) =>
        spot.level === 'note'
          ? narrowest('file')(spot)
          : {
              kind: 'unanchored',
              reason: `${spot.place.path} is not part of the diff`,
              narrowest: 'nofilter',
            },
    });
    expect(groupByReason(accounts).map(([reason, { length }]) => [reason, length])).toEqual([
      ['filter-mode added: its file is not part of the diff', 3],
      ['filter-mode added: its line is not part of the change', 1],
    ]);
    const [first] = planOf([makeFinding({ path: 'a' })], { anchoring: unanchored('nofilter') }).accounts;
    expect(groupByReason(first === undefined ? [] : [first])[0]?.[0]).toBe(
      'filter-mode added: src/a.ts is binary',
    );
  });
});
