import { describe, expect, test } from '@jest/globals';
import type { RuleHistory, StandingDismissal } from '../../../src/report/dismissals.ts';
import { historyPage } from '../../../src/tools/history/history-page.ts';
import { renderHistory } from '../../../src/tools/history/history-table.ts';
import { type ChangeHistory, type RuleSum, toHistoryJson } from '../../../src/tools/history/sum-history.ts';
import { makeHistory } from './make-history.ts';

const NONE: RuleHistory['dismissed'] = { 'false positive': 0, "won't fix": 0, accepted: 0, resolved: 0 };

function ruleOf(
  ruleId: string,
  counts: Partial<Omit<RuleHistory, 'dismissed'>> & {
    readonly dismissed?: Partial<Record<StandingDismissal['kind'], number>>;
  },
): RuleHistory {
  const { dismissed = {}, ...others } = counts;
  const { fixed = 0, open = 0, withdrawn = 0 } = others;
  const ways = { ...NONE, ...dismissed };
  const dismissals = Object.values(ways).reduce((sum, count) => sum + count, 0);
  return {
    scope: { tool: 'ESLint', category: '' },
    ruleId,
    posted: fixed + open + withdrawn + dismissals,
    fixed,
    open,
    withdrawn,
    dismissed: ways,
    secondsUntilFixed: [],
    ...others,
  };
}

function changeOf(number: number, rules: readonly RuleHistory[], mergedAt?: string): ChangeHistory {
  const time = mergedAt === undefined ? {} : { mergedAt: Date.parse(mergedAt) };
  return { number, rules, left: 0, ...time };
}

function rulesOf(changes: readonly ChangeHistory[]): readonly RuleSum[] {
  const { judged, few } = makeHistory(changes);
  return [...judged, ...few];
}

describe('the sum over changes', () => {
  test('adds up what became of each rule, and takes the median of the times that are known', () => {
    const rules = rulesOf([
      changeOf(1, [
        ruleOf('eval', { fixed: 2, open: 1, dismissed: { resolved: 1 }, secondsUntilFixed: [10, 400] }),
      ]),
      changeOf(2, [
        ruleOf('eval', { fixed: 2, withdrawn: 3, dismissed: { accepted: 1 }, secondsUntilFixed: [30] }),
      ]),
    ]);
    expect(rules).toMatchObject([
      {
        ruleId: 'eval',
        posted: 10,
        fixed: 4,
        open: 1,
        withdrawn: 3,
        dismissed: { ...NONE, resolved: 1, accepted: 1 },
        fixedShare: 0.4,
        medianSecondsUntilFixed: 30,
        fixedWithoutTime: 1,
      },
    ]);
    expect(rules[0]?.dismissedShare).toBeCloseTo(2 / 6);
  });

  test('a rule of another category is another one', () => {
    const nightly = { ...ruleOf('eval', { open: 1 }), scope: { tool: 'ESLint', category: 'nightly' } };
    expect(rulesOf([changeOf(1, [ruleOf('eval', { open: 1 }), nightly])])).toHaveLength(2);
  });

  test('a rule is noisy from ten cases on, where more than one in ten were dismissed', () => {
    const isNoisy = (fixed: number, resolved: number): boolean | undefined =>
      rulesOf([changeOf(1, [ruleOf('eval', { fixed, dismissed: { resolved } })])])[0]?.isNoisy;
    expect(isNoisy(8, 2)).toBe(true);
    expect(isNoisy(9, 1)).toBe(false);
    expect(isNoisy(7, 2)).toBe(false);
    expect(isNoisy(0, 10)).toBe(true);
    expect(isNoisy(10, 0)).toBe(false);
  });

  test('what was dismissed most comes first, and rules with few cases come last, by what was posted', () => {
    const rules = rulesOf([
      changeOf(1, [
        ruleOf('few', { dismissed: { resolved: 5 } }),
        ruleOf('fewer', { open: 9 }),
        ruleOf('good', { fixed: 12 }),
        ruleOf('bad', { fixed: 6, dismissed: { "won't fix": 6 } }),
        ruleOf('fair', { fixed: 11, dismissed: { "won't fix": 1 } }),
      ]),
    ]);
    expect(rules.map(({ ruleId }) => ruleId)).toEqual(['bad', 'fair', 'good', 'fewer', 'few']);
  });

  test('what is not counted is added up', () => {
    expect(
      makeHistory([
        { ...changeOf(1, []), left: 2 },
        { ...changeOf(2, []), left: 3 },
      ]).left,
    ).toBe(5);
  });
});

test('the document has the sums, and each change', () => {
  const history = makeHistory([
    changeOf(2, [ruleOf('eval', { fixed: 1, secondsUntilFixed: [7] })], '2026-08-02T00:00:00Z'),
    { ...changeOf(1, []), left: 1 },
  ]);
  expect(JSON.parse(toHistoryJson(history, String))).toMatchObject({
    schemaVersion: 1,
    rules: [{ tool: 'ESLint', ruleId: 'eval', dismissed: { falsePositive: 0 }, dismissedShare: 0 }],
    changes: [{ number: 2, mergedAt: '2026-08-02T00:00:00.000Z', rules: [{ fixed: 1 }] }, { number: 1 }],
    left: 1,
  });
});

describe('the table', () => {
  const table = (changes: readonly ChangeHistory[]): string =>
    renderHistory(makeHistory(changes))
      .map(({ text }) => text)
      .join('\n');

  test('begins with the share that decides, and has the line that silences a noisy rule', () => {
    const noisy = ruleOf('no-eval', {
      fixed: 6,
      open: 1,
      dismissed: { 'false positive': 3, resolved: 3 },
      secondsUntilFixed: [7_200, 7_200, 90_000],
    });
    const few = ruleOf('eqeqeq', { fixed: 1, withdrawn: 1, secondsUntilFixed: [200] });
    expect(table([changeOf(1, [noisy, few], '2026-08-02T00:00:00Z')])).toBe(
      [
        '1 pull request, merged from 2026-08-02 to 2026-08-02',
        '',
        'Rules with 10 cases or more (fixed or dismissed)',
        '  dismissed  fixed  posted  open  withdrawn  fixed in  rule',
        '       50 %   46 %      13     1          0   2 hours  no-eval (ESLint)',
        '      dismissed more than once in ten: 3 false positive, 3 resolved by hand',
        '      "- { tool: ESLint, rule: no-eval, level: off }" below rules: in .sarif-review.yml turns it off; set a lower level to make it count less',
        '',
        'Rules with fewer than 10 cases',
        '  dismissed  fixed  posted  open  withdrawn   fixed in  rule',
        '        0 %   50 %       2     0          1  3 minutes  eqeqeq (ESLint)',
        '',
        'The time to the fix is not known for 3 fixed findings',
      ].join('\n'),
    );
  });

  test('names the first and the last day of a merge', () => {
    const changes = ['2026-08-03', '2026-08-02', '2026-09-01'].map((day, index) =>
      changeOf(index + 1, [ruleOf('eqeqeq', { fixed: 1 })], `${day}T12:00:00Z`),
    );
    expect(table(changes)).toMatch(/^3 pull requests, merged from 2026-08-02 to 2026-09-01\n/);
  });

  test('says so where there is nothing, and what is not counted', () => {
    expect(table([{ ...changeOf(1, []), left: 1 }])).toBe(
      '1 pull request\nIt has no thread that counts\n\n1 thread not counted, since no key that was given proves whose they are: give the signing-key of the runs',
    );
    expect(table([])).toBe('0 pull requests');
  });
});

describe('table and page', () => {
  const rules = [
    ruleOf('just-above', { fixed: 86, dismissed: { accepted: 10 }, secondsUntilFixed: [90] }),
    ruleOf('nearly-none', { fixed: 999, dismissed: { resolved: 1 }, secondsUntilFixed: [50 * 86_400] }),
    ruleOf('few', { fixed: 1, dismissed: { 'false positive': 2 } }),
  ];
  const unread = [{ number: 7, reason: 'it is still open' }];
  const history = makeHistory([{ ...changeOf(1, rules), left: 1 }], { unread });
  const page = historyPage(history);
  const table = renderHistory(history).map(({ text }) => text);

  test('have the rules in one order, with the same shares and times', () => {
    for (const text of ['10.4', '&lt;1', '67']) expect(page).toContain(`${text}%`);
    for (const text of ['2 minutes', '7 weeks']) expect(page).toContain(text);
    const rows = table.filter((line) => line.endsWith('(ESLint)'));
    expect(rows.map((row) => row.trim().split(/ {2,}/u))).toEqual([
      ['10.4 %', '90 %', '96', '0', '0', '2 minutes', 'just-above (ESLint)'],
      ['<1 %', '>99 %', '1000', '0', '0', '7 weeks', 'nearly-none (ESLint)'],
      ['67 %', '33 %', '3', '0', '0', '-', 'few (ESLint)'],
    ]);
    const places = ['just-above', 'nearly-none', 'few'].map((name) => page.indexOf(`>${name}<`));
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
  });

  test('say in the same words what is not known', () => {
    expect(history.notKnown).toHaveLength(2);
    for (const line of history.notKnown) {
      expect(table).toContain(line);
      expect(page).toContain(`<li>${line}.</li>`);
    }
    expect(page).toContain(`<li>${history.notRead[0]}.</li>`);
  });
});
