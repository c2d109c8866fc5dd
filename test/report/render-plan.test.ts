import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Action } from '../../src/model.ts';
import {
  groupByReason,
  resultsOf,
  type Shown,
  toldAction,
  withoutThread,
} from '../../src/report/document.ts';
import { renderPlan, renderUnthreaded } from '../../src/report/render-plan.ts';
import { anyCharacter } from '../any-character.ts';
import { type FindingParts, makeFinding, makeLogResult } from '../finding/make-finding.ts';
import { makeFindingOf, makeSummary, narrowest, planOf } from './make-result.ts';
import { makeThread } from './make-thread.ts';

const NO_SUMMARY = makeSummary();
const textOf = (lines: ReturnType<typeof renderPlan>): readonly string[] => lines.map(({ text }) => text);
const told = (actions: readonly Action[]) => actions.map((action) => toldAction(action));
const finding = (parts: FindingParts = {}) => makeFindingOf(makeFinding(parts));

function posts(count: number, parts: FindingParts = {}): readonly Action[] {
  return Array.from({ length: count }, (_, index) => {
    const path = `src/module-${index % 7}/file.ts`;
    return { kind: 'post', finding: finding({ path, line: index + 1, ...parts }), reason: 'new' };
  });
}

describe('a plan', () => {
  test('says which other tools report what gets a thread', () => {
    const members = ['eslint', 'pmd'].map((tool) => finding({ tool }));
    const action: Action = { kind: 'post', finding: { ...finding(), members }, reason: 'new' };
    expect(textOf(renderPlan(told([action]), NO_SUMMARY)).at(-1)).toContain(
      'new, warning, also by eslint and pmd: ',
    );
  });

  test('reads as one line an action, by file, lined up, each with its reason, and changes first', () => {
    const thread = makeThread();
    const file = makeThread({ place: { kind: 'file', path: 'b.ts' }, category: 'nightly' });
    const actions: readonly Action[] = [
      { kind: 'none', thread: file, because: 'unverified', reason: 'nobody looked' },
      { kind: 'keep', thread, finding: finding({ path: 'c.ts', line: 120 }), reason: 'moved' },
      { kind: 'delete', thread, winner: thread, reason: 'there are two' },
      { kind: 'resolve', thread, mark: 'fixed', reason: 'the finding is gone' },
      { kind: 'reopen', thread, finding: finding({ path: 'c.ts', line: 9 }), reason: 'back again' },
      { kind: 'post', finding: finding({ path: 'd.ts', line: 10 }), reason: 'new' },
    ];
    const lines = renderPlan(told(actions), NO_SUMMARY);
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

  test('of many threads names those of the first files, and counts the others', () => {
    const actions = posts(200, { message: 'Here.' });
    const lines = textOf(renderPlan(told(actions), NO_SUMMARY, 60));
    expect(lines.filter((line) => line.startsWith('  post'))).toHaveLength(60);
    expect(lines.at(-1)).toMatch(/^and 140 more threads \(140 post\): --all names them$/u);
    expect(textOf(renderPlan(told(actions), NO_SUMMARY, 200)).join('\n')).not.toContain('more threads');
  });

  test.each([
    [1, 'summary comment: post, 1 finding without a thread: there is one'],
    [2, 'summary comment: post, 2 findings without a thread: there is one'],
  ])('says what becomes of the summary comment of %d', (count, line) => {
    const listed = Array.from(
      { length: count },
      () => ({ finding: finding(), why: 'not-on-the-diff', reason: 'no place' }) as const,
    );
    expect(textOf(renderPlan([], makeSummary({ kind: 'post', listed, reason: 'there is one' })))).toEqual([
      line,
    ]);
  });

  test('says nothing of a summary comment that lists nothing, and stays', () => {
    expect(renderPlan([], makeSummary({ kind: 'keep', reason: 'as it is' }))).toEqual([]);
  });

  test('of 200 findings lines up its reasons', () => {
    const actions = posts(200, { rule: 'a-rule-with-a-name', message: 'x'.repeat(300) });
    const rows = textOf(renderPlan(told(actions), NO_SUMMARY)).filter((line) => line.startsWith('  '));
    expect(rows).toHaveLength(200);
    expect(new Set(rows.map((row) => row.indexOf('new, '))).size).toBe(1);
  });

  test('cuts only messages', () => {
    const rule = 'r'.repeat(90);
    const [, row = ''] = textOf(renderPlan(told(posts(1, { rule, message: 'm'.repeat(500) })), NO_SUMMARY));
    expect(row).toContain(`${rule} (PMD)  new, warning: mmm`);
    expect(row).toMatch(/m…$/u);
    expect(row.length).toBeLessThan(260);
  });

  test('has one line for each action, whatever stands in it', () => {
    const text = fc.string({ unit: anyCharacter, minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(text, text, text, (rule, message, path) => {
        const lines = textOf(renderPlan(told(posts(1, { rule, message, path })), NO_SUMMARY));
        expect(lines).toHaveLength(2);
        expect(lines.join('')).not.toMatch(/[\n\r]/u);
      }),
    );
  });
});

const FINDINGS = [
  makeLogResult({ line: 1, level: 'note', message: 'A note.' }),
  makeLogResult({ line: 2, message: 'A warning.' }),
  makeLogResult({ line: 3, level: 'error', message: 'An error.' }),
  makeLogResult({ place: { kind: 'nowhere', reason: 'the log gives no location' }, message: 'Nowhere.' }),
];

function unthreaded({ results, plan }: ReturnType<typeof planOf>, shown: Shown): readonly string[] {
  const left = withoutThread({ results, counts: resultsOf(plan.failing) }, shown);
  return renderUnthreaded(left, shown === 'all').map(({ text }) => text);
}

describe('findings without a thread', () => {
  test('stand below the reason for it, worst first', () => {
    expect(unthreaded(planOf(FINDINGS, {}, { filterMode: 'nofilter', maxThreads: 1 }), 'selected')).toEqual([
      '2 over-limit: max-threads is 1',
      '  src/a.ts:2  no-var (PMD)  warning: A warning.',
      '  src/a.ts:1  no-var (PMD)  note: A note.',
      '1 not-on-the-diff: the log gives no location',
      '  unlocated  no-var (PMD)  warning: Nowhere.',
    ]);
  });

  test('are shown though the configuration takes them off where all of them are asked for', () => {
    const presence = { kind: 'ignored', because: '.sarif-review.yml (vendor/**): not ours' } as const;
    const plan = planOf([makeLogResult({ presence }), makeLogResult({ line: 4 })]);
    expect(unthreaded(plan, 'selected')).toEqual([]);
    expect(unthreaded(plan, 'all')).toEqual([
      '1 ignored: .sarif-review.yml (vendor/**): not ours',
      '  src/a.ts:3  no-var (PMD)  warning: Unexpected var.',
    ]);
  });

  test('are shown though they were filtered where they have no place or fail the check, and all of them where that is asked for', () => {
    const plan = planOf(FINDINGS, {}, { minLevel: 'error', failLevel: 'warning' });
    const some = [
      '1 filtered: level warning is below min-level error',
      '  src/a.ts:2  no-var (PMD)  warning: A warning.',
      '1 filtered: filter-mode added: the log gives no location',
      '  unlocated  no-var (PMD)  warning: Nowhere.',
    ];
    expect(unthreaded(plan, 'selected')).toEqual(some);
    expect(unthreaded(plan, 'all')).toEqual([
      '1 filtered: level note is below min-level error',
      '  src/a.ts:1  no-var (PMD)  note: A note.',
      ...some,
    ]);
  });

  test('are a hundred of a reason, or all', () => {
    const findings = Array.from({ length: 130 }, (_, index) => makeLogResult({ line: index + 1 }));
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
        const plan = planOf([makeLogResult({ rule, message, path })], {}, { maxThreads: 0 });
        const lines = unthreaded(plan, 'all');
        expect(lines).toHaveLength(2);
        expect(lines.join('')).not.toMatch(/[\n\r]/u);
      }),
    );
  });
});

describe('reasons', () => {
  test('that name the file of the finding are one, and the most frequent comes first', () => {
    const findings = ['src/a.ts', 'b.ts', 'a'].map((path) => makeLogResult({ path }));
    const { results } = planOf([...findings, makeLogResult({ level: 'note', line: 9 })], {
      position: (one) =>
        one.level === 'note'
          ? narrowest('file')(one)
          : {
              kind: 'not-on-the-diff',
              reason: `${one.place.path} is not part of the diff`,
              narrowest: 'nofilter',
            },
    });
    expect(groupByReason(results).map(([reason, { length }]) => [reason, length])).toEqual([
      ['filter-mode added: its file is not part of the diff', 3],
      ['filter-mode added: its line is not part of the change', 1],
    ]);
    const [first] = planOf([makeLogResult({ path: 'a' })], {
      position: () => ({ kind: 'not-on-the-diff', reason: 'src/a.ts is binary', narrowest: 'nofilter' }),
    }).results;
    expect(groupByReason(first === undefined ? [] : [first])[0]?.[0]).toBe(
      'filter-mode added: src/a.ts is binary',
    );
  });
});
