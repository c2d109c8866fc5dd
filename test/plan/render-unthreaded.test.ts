import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { groupByReason, renderUnthreaded, type Shown } from '../../src/report/render-plan.ts';
import { makeFinding } from '../finding/make-finding.ts';
import { narrowest, planOf, unanchored } from './make-situation.ts';

const FINDINGS = [
  makeFinding({ line: 1, level: 'note', message: 'A note.' }),
  makeFinding({ line: 2, message: 'A warning.' }),
  makeFinding({ line: 3, level: 'error', message: 'An error.' }),
  makeFinding({ place: { kind: 'nowhere', reason: 'the log gives no location' }, message: 'Nowhere.' }),
];

function textOf(plan: Parameters<typeof renderUnthreaded>[0], shown: Shown): readonly string[] {
  return renderUnthreaded(plan, shown).map(({ text }) => text);
}

describe('findings without a thread', () => {
  test('stand below the reason for it, worst first', () => {
    expect(textOf(planOf(FINDINGS, {}, { filterMode: 'nofilter', maxThreads: 1 }), 'selected')).toEqual([
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
    expect(textOf(plan, 'selected')).toEqual([]);
    expect(textOf(plan, 'all')).toEqual([
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
    expect(textOf(plan, 'selected')).toEqual(some);
    expect(textOf(plan, 'all')).toEqual([
      '1 finding is filtered: level note is below min-level error',
      '  src/a.ts:1  no-var (PMD)  note: A note.',
      ...some,
    ]);
  });

  test('are a hundred of a reason, or all', () => {
    const findings = Array.from({ length: 130 }, (_, index) => makeFinding({ line: index + 1 }));
    const plan = planOf(findings, {}, { maxThreads: 0 });
    const some = textOf(plan, 'selected');
    expect(some).toHaveLength(102);
    expect(some.at(-1)).toBe('  and 30 more; the report has them all');
    expect(textOf(plan, 'all')).toHaveLength(131);
  });

  test('stand each on one line, whatever is in them', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(text, text, text, (rule, message, path) => {
        const plan = planOf([makeFinding({ rule, message, path })], {}, { maxThreads: 0 });
        const lines = textOf(plan, 'all');
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
