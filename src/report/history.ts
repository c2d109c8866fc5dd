import { type Scope, scopeKey } from '../finding/finding.ts';
import type { RuleHistory, StandingDecision } from './decisions.ts';

/** What became of the threads of one change that was merged. */
export interface ChangeHistory {
  readonly number: number;
  /** In milliseconds since the epoch; missing where the service does not say. */
  readonly mergedAt?: number;
  readonly rules: readonly RuleHistory[];
  /** Threads that are not counted, and why: `it cannot be read` and so on. */
  readonly left: readonly { readonly reason: string; readonly threads: number }[];
}

/** What became of the findings of a rule over many changes. */
export interface RuleSum extends Omit<RuleHistory, 'secondsUntilFixed'> {
  /** Dismissed of those that were fixed or dismissed, from 0 to 1; missing where there are none. */
  readonly dismissedShare?: number;
  /** Fixed of all that were posted, from 0 to 1. */
  readonly fixedShare: number;
  /** Median, in seconds; missing where no time is known. */
  readonly medianSecondsUntilFixed?: number;
  /** Fixed ones of which no time is known. */
  readonly fixedWithoutTime: number;
  /** It has cases enough, and more than one in ten were dismissed. */
  readonly isNoisy: boolean;
  /** By the month of the merge (`2026-08`, UTC), in order; changes without a date are in none. */
  readonly months: readonly MonthSum[];
}

/** What became of the findings of the changes that were merged in one month. */
interface MonthSum {
  readonly month: string;
  readonly posted: number;
  readonly fixed: number;
  readonly dismissed: number;
}

/** The sum over all changes. */
export interface History {
  readonly changes: readonly Pick<ChangeHistory, 'number' | 'mergedAt'>[];
  /** The most dismissed first among those with cases enough; then the others, by what was posted. */
  readonly rules: readonly RuleSum[];
  /** What is not in the sum, by its reason. */
  readonly left: readonly { readonly reason: string; readonly threads: number }[];
}

/** Fewer cases (fixed or dismissed) say nothing of a rule. */
export const ENOUGH_CASES = 10;
/**
 * Google turns analyzers off of which people find more than one in ten results not useful (Sadowski and
 * others, Lessons from Building Static Analysis Tools at Google, CACM 2018).
 */
const NOISY_SHARE = 0.1;

/** Sums up what became of findings, rule by rule. */
export function sumHistory(changes: readonly ChangeHistory[]): History {
  const cases = changes.flatMap(({ mergedAt, rules }) => rules.map((rule) => ({ mergedAt, rule })));
  const groups = Map.groupBy(cases, ({ rule: { scope, ruleId } }) =>
    JSON.stringify([scopeKey(scope), ruleId]),
  );
  const rules = [...groups.values()].flatMap((group): readonly RuleSum[] => {
    const [first] = group;
    return first === undefined ? [] : [sumRule(first.rule, group)];
  });
  const reasons = Map.groupBy(
    changes.flatMap(({ left }) => left),
    ({ reason }) => reason,
  );
  return {
    changes: changes.map(({ number, mergedAt }) => ({ number, ...(mergedAt !== undefined && { mergedAt }) })),
    rules: rules.toSorted(byNoise),
    left: [...reasons].map(([reason, all]) => ({ reason, threads: sum(all.map(({ threads }) => threads)) })),
  };
}

interface Case {
  readonly mergedAt: number | undefined;
  readonly rule: RuleHistory;
}

function sumRule(
  { scope, ruleId }: { readonly scope: Scope; readonly ruleId: string },
  group: readonly Case[],
): RuleSum {
  const rules = group.map(({ rule }) => rule);
  const of = (count: (rule: RuleHistory) => number): number => sum(rules.map(count));
  const as = (kind: StandingDecision['kind']): number => of(({ dismissed }) => dismissed[kind]);
  const dismissed = {
    'false positive': as('false positive'),
    "won't fix": as("won't fix"),
    accepted: as('accepted'),
    resolved: as('resolved'),
  };
  const posted = of((rule) => rule.posted);
  const fixed = of((rule) => rule.fixed);
  const times = rules.flatMap(({ secondsUntilFixed }) => secondsUntilFixed);
  const dismissals = sum(Object.values(dismissed));
  const decided = fixed + dismissals;
  const middle = median(times);
  return {
    scope,
    ruleId,
    posted,
    fixed,
    dismissed,
    open: of((rule) => rule.open),
    withdrawn: of((rule) => rule.withdrawn),
    ...(decided > 0 && { dismissedShare: dismissals / decided }),
    fixedShare: posted === 0 ? 0 : fixed / posted,
    ...(middle !== undefined && { medianSecondsUntilFixed: middle }),
    fixedWithoutTime: fixed - times.length,
    isNoisy: decided >= ENOUGH_CASES && dismissals / decided > NOISY_SHARE,
    months: sumMonths(group),
  };
}

function sumMonths(group: readonly Case[]): readonly MonthSum[] {
  const months = Map.groupBy(
    group.filter(({ mergedAt }) => mergedAt !== undefined),
    ({ mergedAt = 0 }) => new Date(mergedAt).toISOString().slice(0, 7),
  );
  return [...months]
    .map(([month, cases]) => ({
      month,
      posted: sum(cases.map(({ rule }) => rule.posted)),
      fixed: sum(cases.map(({ rule }) => rule.fixed)),
      dismissed: sum(cases.map(({ rule }) => dismissalsOf(rule))),
    }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

/** How often people dismissed what a rule reported, in whatever way. */
export function dismissalsOf({ dismissed }: Pick<RuleHistory, 'dismissed'>): number {
  return sum(Object.values(dismissed));
}

function byNoise(a: RuleSum, b: RuleSum): number {
  const share = (rule: RuleSum): number =>
    rule.fixed + dismissalsOf(rule) >= ENOUGH_CASES ? (rule.dismissedShare ?? 0) : -1;
  return share(b) - share(a) || b.posted - a.posted || (a.ruleId < b.ruleId ? -1 : 1);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** Undefined where there are no numbers. */
function median(numbers: readonly number[]): number | undefined {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
