import { type Scope, scopeKey } from '../../finding/finding.ts';
import {
  casesOf,
  countDismissals,
  dismissalsOf,
  ENOUGH_CASES,
  type RuleHistory,
  toReportedHistory,
} from '../../report/dismissals.ts';
import { toJson } from '../../report/to-json.ts';
import { counted } from '../../text/names.ts';

/** The threads of one change that was merged, by what became of them. */
export interface ChangeHistory {
  readonly number: number;
  /** In milliseconds since the epoch; missing where the service does not say. */
  readonly mergedAt?: number;
  readonly rules: readonly RuleHistory[];
  /** Threads that are not counted, since no key that was given proves that they are ours. */
  readonly left: number;
}

/** The findings of a rule over many changes, by what became of them. */
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
}

/** Merged changes as they were read, and what was asked for. */
interface HistoryReport {
  /** The service, by its key in the table of services, and as people know it. */
  readonly service: string;
  readonly brand: string;
  /** The word for one change there; an `s` makes it several. */
  readonly noun: string;
  /** Address of the place where the changes are. */
  readonly repository: string;
  /** All changes that were asked for are in it, but for `unread`. */
  readonly complete: boolean;
  /** In the order in which they were asked for: the newest merge first. */
  readonly changes: readonly ChangeHistory[];
  readonly unread: readonly { readonly number: number; readonly reason: string }[];
  /** In milliseconds since the epoch. */
  readonly madeAt: number;
}

/** All that is told of merged changes: the table, the page and the JSON print it. */
export interface History extends HistoryReport {
  /** Rules with cases enough, the most dismissed first. */
  readonly judged: readonly RuleSum[];
  /** The others, by what was posted. */
  readonly few: readonly RuleSum[];
  /** Threads that are not in the sums. */
  readonly left: number;
  /** Sentences without a full stop, on the changes that could not be read, and on what else is not known. */
  readonly notRead: readonly string[];
  readonly notKnown: readonly string[];
}

/**
 * Google turns analyzers off of which people find more than one in ten results not useful (Sadowski and
 * others, Lessons from Building Static Analysis Tools at Google, CACM 2018).
 */
const NOISY_SHARE = 0.1;

/** Sums up what became of findings, rule by rule. */
export function sumHistory(report: HistoryReport): History {
  const { changes, noun, unread } = report;
  const groups = Map.groupBy(
    changes.flatMap(({ rules: ofChange }) => ofChange),
    ({ scope, ruleId }) => JSON.stringify([scopeKey(scope), ruleId]),
  );
  const rules = [...groups.values()]
    .flatMap((group): readonly RuleSum[] => {
      const [first] = group;
      return first === undefined ? [] : [sumRule(first, group)];
    })
    .toSorted((a, b) => b.posted - a.posted || (a.ruleId < b.ruleId ? -1 : 1));
  const { judged = [], few = [] } = Object.groupBy(rules, (rule) =>
    casesOf(rule) < ENOUGH_CASES ? 'few' : 'judged',
  );
  const left = sum(changes.map((change) => change.left));
  const untimed = sum(rules.map(({ fixedWithoutTime }) => fixedWithoutTime));
  return {
    ...report,
    judged: judged.toSorted((a, b) => (b.dismissedShare ?? 0) - (a.dismissedShare ?? 0)),
    few,
    left,
    notRead: unread.map(({ number, reason }) => `The ${noun} ${number} could not be read: ${reason}`),
    notKnown: [
      ...(left === 0
        ? []
        : [
            `${counted(left, 'thread')} not counted, since no key that was given proves whose they are: give the signing-key of the runs`,
          ]),
      ...(untimed === 0 ? [] : [`The time to the fix is not known for ${counted(untimed, 'fixed finding')}`]),
    ],
  };
}

const WHOLE = 100;

/**
 * A share in percent, without the sign: `38`, with a decimal where 10 would hide which side of it it is on.
 */
export function shareOf(count: number, all: number): string {
  const share = (WHOLE * count) / all;
  const whole = Math.round(share);
  if (whole === 0 && count > 0) return '<1';
  if (whole === WHOLE && count < all) return '>99';
  return whole === WHOLE / 10 && share !== whole ? share.toFixed(1) : String(whole);
}

function sumRule(
  { scope, ruleId }: { readonly scope: Scope; readonly ruleId: string },
  rules: readonly RuleHistory[],
): RuleSum {
  const of = (count: (rule: RuleHistory) => number): number => sum(rules.map(count));
  const dismissed = countDismissals((as) => of((rule) => rule.dismissed[as]));
  const posted = of((rule) => rule.posted);
  const fixed = of((rule) => rule.fixed);
  const times = rules.flatMap(({ secondsUntilFixed }) => secondsUntilFixed);
  const dismissals = dismissalsOf({ dismissed });
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
  };
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

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;

/** A history as JSON that people can read. */
export function toHistoryJson(history: History, redact: (text: string) => string): string {
  const { service, repository, complete, changes, judged, few, left, unread } = history;
  const document = {
    schemaVersion: SCHEMA_VERSION,
    service,
    repository,
    complete,
    changes: changes.map((change) => ({
      number: change.number,
      mergedAt: toTime(change.mergedAt),
      rules: change.rules.map(toReportedHistory),
      left: change.left,
    })),
    rules: [...judged, ...few].map(toReportedSum),
    left,
    unread,
  };
  return [...toJson(document, redact)].join('');
}

function toTime(time: number | undefined): string | null {
  return time === undefined ? null : new Date(time).toISOString();
}

function toReportedSum({ dismissedShare, medianSecondsUntilFixed, ...sum }: RuleSum): object {
  return {
    ...toReportedHistory(sum),
    dismissedShare: dismissedShare ?? null,
    medianSecondsUntilFixed: medianSecondsUntilFixed ?? null,
  };
}
