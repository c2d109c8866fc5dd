import type { RuleHistory } from '../../../src/report/dismissals.ts';
import { type ChangeHistory, type History, sumHistory } from '../../../src/tools/history/sum-history.ts';

/** The history of these changes, but for what the test says. */
export function makeHistory(
  changes: readonly ChangeHistory[],
  parts: Partial<Parameters<typeof sumHistory>[0]> = {},
): History {
  return sumHistory({
    service: 'github',
    brand: 'GitHub',
    repository: 'acme/shop',
    noun: 'pull request',
    complete: true,
    changes,
    unread: [],
    madeAt: Date.UTC(2026, 8, 1),
    ...parts,
  });
}

const NONE: RuleHistory['dismissed'] = { 'false positive': 0, "won't fix": 0, accepted: 0, resolved: 0 };

/** What became of the findings of a rule on one change; what is not said is 0. */
export function makeRuleHistory(
  parts: Partial<Omit<RuleHistory, 'posted' | 'dismissed'>> & {
    readonly dismissed?: Partial<RuleHistory['dismissed']>;
    readonly tool?: string;
  },
): RuleHistory {
  const { tool = 'ESLint', dismissed, ...rest } = parts;
  const counts = { fixed: 0, open: 0, withdrawn: 0, ...rest };
  const dismissals = { ...NONE, ...dismissed };
  const posted =
    counts.fixed + counts.open + counts.withdrawn + Object.values(dismissals).reduce((a, b) => a + b);
  return {
    scope: { tool, category: '' },
    ruleId: 'no-eval',
    secondsUntilFixed: [],
    ...counts,
    dismissed: dismissals,
    posted,
  };
}

/** A change with these rules, merged in that month of 2026. */
export function makeChange(number: number, month: number, rules: readonly RuleHistory[]): ChangeHistory {
  return { number, mergedAt: Date.UTC(2026, month - 1, 1 + (number % 28)), rules, left: 0 };
}

const HOUR = 3_600;

/** Some months of a shop, in which two rules are not wanted. */
export function shopHistory(parts: Partial<Parameters<typeof sumHistory>[0]> = {}): History {
  const rules = (month: number): readonly RuleHistory[] => [
    makeRuleHistory({
      ruleId: 'no-eval',
      fixed: 3 + (month % 3),
      open: month % 2,
      secondsUntilFixed: [2 * HOUR, 3 * HOUR, 5 * HOUR],
    }),
    makeRuleHistory({
      ruleId: 'ApexDoc',
      tool: 'PMD',
      fixed: 2,
      dismissed: { "won't fix": 4, resolved: month % 3, 'false positive': 1 },
      open: 2,
      secondsUntilFixed: [30 * HOUR, 70 * HOUR],
    }),
    makeRuleHistory({
      ruleId: 'js/tainted-path',
      tool: 'CodeQL',
      fixed: 8 - month,
      dismissed: { 'false positive': month > 5 ? 1 : 0, accepted: month === 4 ? 1 : 0 },
      withdrawn: 1,
      secondsUntilFixed: [26 * HOUR],
    }),
    ...(month % 2 === 0
      ? [
          makeRuleHistory({
            ruleId: '@typescript-eslint/no-floating-promises',
            fixed: 9,
            secondsUntilFixed: [900, 2_700, 3_000],
          }),
        ]
      : []),
    ...(month === 3
      ? [
          makeRuleHistory({
            ruleId: 'AvoidGlobalModifier',
            tool: 'PMD',
            fixed: 2,
            dismissed: { accepted: 1 },
          }),
        ]
      : []),
    ...(month === 6
      ? [makeRuleHistory({ ruleId: 'eqeqeq', fixed: 4, open: 1, secondsUntilFixed: [600] })]
      : []),
    ...(month === 7
      ? [
          makeRuleHistory({
            ruleId: 'javascript.express.security.audit.xss.direct-response-write',
            tool: 'Semgrep OSS',
            withdrawn: 2,
          }),
        ]
      : []),
  ];
  const changes = [2, 3, 4, 5, 6, 7, 8].flatMap((month) =>
    [0, 1].map((index) => makeChange(month * 10 + index, month, rules(month))),
  );
  const unknown: ChangeHistory = {
    number: 9,
    rules: [],
    left: 3,
  };
  return makeHistory([...changes, unknown], parts);
}
