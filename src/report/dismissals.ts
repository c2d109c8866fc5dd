import { type Scope, scopeKey } from '../finding/finding.ts';
import type { Action, Dismissal, Finding, Thread } from '../model.ts';
import { isDismissal } from '../threads/dismissal.ts';
import { isResolvedByHand, isTakenBack, isToBeDismissed, scopeOf } from '../threads/threads.ts';

/** How people have dismissed a finding: by a reply, or by hand, `resolved`. */
type WayOfDismissal = Dismissal['says'] | 'resolved';

/** A dismissal as people read it. */
export function wayOf(kind: WayOfDismissal): string {
  return kind === 'resolved' ? 'resolved by hand' : kind;
}

/** A dismissal of people about a finding that is there. Reason and name are untrusted. */
export interface StandingDismissal {
  readonly thread: Thread;
  readonly finding: Finding;
  readonly kind: WayOfDismissal;
  readonly reason?: string | undefined;
  /** Who decided, where the service says: name and id. */
  readonly by?: string | undefined;
  readonly byId?: string | undefined;
  readonly replyId?: string;
}

/** Dismissals by people about the findings of a plan, in the order of its actions. */
export function standingDismissals(actions: readonly Action[]): readonly StandingDismissal[] {
  return actions.flatMap(({ kind, thread, finding, dismissal }): readonly StandingDismissal[] => {
    if ((kind !== 'none' && dismissal === undefined) || thread === undefined || finding === undefined)
      return [];
    const standing = dismissalOf(thread);
    return standing === undefined ? [] : [{ thread, finding, ...standing }];
  });
}

/** The dismissal about the finding of a thread; undefined where there is none. */
function dismissalOf(thread: Thread): Omit<StandingDismissal, 'thread' | 'finding'> | undefined {
  const { statement, mark, comment, isResolved, resolvedFor: reason } = thread;
  const isDismissed =
    mark.mark === 'dismissed' && !isTakenBack(thread) && (isResolved || mark.way === 'said');
  const said = isToBeDismissed(thread) ? statement : isDismissed ? mark.dismissal : undefined;
  if (said !== undefined && isDismissal(said)) {
    const { says: kind, replyId, author: byId, name: by } = said;
    return { kind, replyId, reason: said.reason, by, byId };
  }
  if (!isDismissed && !isResolvedByHand(thread)) return undefined;
  return { kind: 'resolved', reason, by: comment.resolvedBy, byId: comment.resolvedById };
}

/**
 * The findings of a rule over the whole change by what became of them: each thread is in one of the counts.
 */
export interface RuleHistory {
  readonly scope: Scope;
  readonly ruleId: string;
  readonly posted: number;
  readonly fixed: number;
  readonly dismissed: Readonly<Record<WayOfDismissal, number>>;
  readonly open: number;
  /** Resolved for something else: suppressed, ignored, no longer part of the change. */
  readonly withdrawn: number;
  /** One for each fixed one of which the time is known. */
  readonly secondsUntilFixed: readonly number[];
}

/** Counts each way to dismiss a finding. */
export function countDismissals(count: (as: WayOfDismissal) => number): RuleHistory['dismissed'] {
  return {
    'false positive': count('false positive'),
    "won't fix": count("won't fix"),
    accepted: count('accepted'),
    resolved: count('resolved'),
  };
}

/** How often people dismissed what a rule reported, in whatever way. */
export function dismissalsOf({ dismissed }: Pick<RuleHistory, 'dismissed'>): number {
  return Object.values(dismissed).reduce((sum, count) => sum + count, 0);
}

/** Findings of a rule of which something came: they were fixed or dismissed. */
export function casesOf(rule: Pick<RuleHistory, 'fixed' | 'dismissed'>): number {
  return rule.fixed + dismissalsOf(rule);
}

/** Fewer cases say nothing of a rule. */
export const ENOUGH_CASES = 10;

/** The end of a finding, as its thread tells it. */
type Fate =
  | { readonly kind: 'fixed'; readonly head: string }
  | { readonly kind: 'dismissed'; readonly as: WayOfDismissal }
  | { readonly kind: 'open' | 'withdrawn' };

/**
 * Tells how long it took until the finding of a thread was fixed at a commit; undefined where that is
 * unknown.
 */
type TimeOfFix = (thread: Thread, head: string) => number | undefined;

/** One for each rule that has a thread, as the threads stand. */
export function ruleHistoriesOf(threads: readonly Thread[], timeOf: TimeOfFix): readonly RuleHistory[] {
  const all = threads.filter(isProven).flatMap((thread) => {
    const fate = fateOf(thread);
    if (fate === undefined) return [];
    const seconds = fate.kind === 'fixed' ? timeOf(thread, fate.head) : undefined;
    return [{ scope: scopeOf(thread), ruleId: thread.fingerprint.rule, fate, seconds }];
  });
  const groups = Map.groupBy(all, ({ scope, ruleId }) => JSON.stringify([scopeKey(scope), ruleId]));
  return [...groups.values()].flatMap((cases): readonly RuleHistory[] => {
    const [first] = cases;
    if (first === undefined) return [];
    const { scope, ruleId } = first;
    const count = (kind: Fate['kind']): number => cases.filter(({ fate }) => fate.kind === kind).length;
    const dismissed = countDismissals(
      (as) => cases.filter(({ fate }) => fate.kind === 'dismissed' && fate.as === as).length,
    );
    const secondsUntilFixed = cases.flatMap(({ seconds }) => seconds ?? []).toSorted((a, b) => a - b);
    const [fixed, open, withdrawn] = [count('fixed'), count('open'), count('withdrawn')];
    return [{ scope, ruleId, posted: cases.length, fixed, dismissed, open, withdrawn, secondsUntilFixed }];
  });
}

/**
 * From the commit at which a finding was posted to the one at which it was fixed, by the dates of their
 * committers, in seconds.
 */
export function timeByCommits(times: ReadonlyMap<string, number>): TimeOfFix {
  return ({ marker }, head) => {
    const from = times.get(marker.fingerprint.commit);
    const to = times.get(head);
    return from === undefined || to === undefined ? undefined : Math.max(0, to - from);
  };
}

/** The commits whose dates are asked for: those of threads that are fixed. */
export function commitsOfFixes(threads: readonly Thread[]): readonly string[] {
  return threads.flatMap(({ mark, marker }) =>
    saysFixed(mark) ? [marker.fingerprint.commit, mark.head] : [],
  );
}

/** It is known which discussion is the thread. */
export function isProven({ unsure }: Thread): boolean {
  return unsure !== 'copied' && unsure !== 'signed';
}

/** By marks and flag; undefined for a thread that another one stands for. */
function fateOf(thread: Thread): Fate | undefined {
  const { mark, isResolved } = thread;
  const dismissal = dismissalOf(thread);
  if (dismissal !== undefined) return { kind: 'dismissed', as: dismissal.kind };
  if (mark.mark === 'gone') return fixedOr(mark);
  if (!isResolved || mark.mark === 'open' || mark.mark === 'dismissed') return { kind: 'open' };
  if (mark.mark === 'retired' || mark.mark === 'over') return undefined;
  return saysFixed(mark) ? fixedOr(mark) : { kind: 'withdrawn' };
}

/** A client that may not resolve threads says in them that their findings are gone. */
function saysFixed({ mark }: Thread['mark']): boolean {
  return mark === 'fixed' || mark === 'gone';
}

/** A finding that a person had dismissed before it went was not fixed for the rule's sake. */
function fixedOr({ dismissal, head }: Thread['mark']): Fate {
  if (dismissal !== undefined && isDismissal(dismissal)) return { kind: 'dismissed', as: dismissal.says };
  return { kind: 'fixed', head };
}

/** A history of a rule, as the JSON documents have it. */
export function toReportedHistory({
  scope,
  ruleId,
  dismissed,
  ...counts
}: Pick<RuleHistory, 'scope' | 'ruleId' | 'dismissed'>): object {
  return {
    tool: scope.tool,
    category: scope.category,
    ruleId,
    ...counts,
    dismissed: {
      falsePositive: dismissed['false positive'],
      wontFix: dismissed["won't fix"],
      accepted: dismissed.accepted,
      resolved: dismissed.resolved,
    },
  };
}
