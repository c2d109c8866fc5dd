import type { Acted } from '../act/acting.ts';
import { type Scope, scopeKey } from '../finding/finding.ts';
import type { Action, DismissalKind, Finding, Thread } from '../model.ts';
import { isDismissal } from '../threads/dismissal.ts';
import { isResolvedByHand, isTakenBack, isToBeDismissed, scopeOf } from '../threads/threads.ts';
import { shownAs } from './accounting.ts';
import type { RunResult } from './run-result.ts';

/** How people have dismissed a finding: by a reply, or by hand, `resolved`. */
type WayOfDismissal = DismissalKind | 'resolved';

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
  /** One for each fixed one of which the time is known; of a run, by the dates of its commits. */
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

interface Case {
  readonly scope: Scope;
  readonly ruleId: string;
  readonly fate: Fate;
  readonly secondsUntilFixed?: number | undefined;
}

/**
 * Tells how long it took until the finding of a thread was fixed at a commit; undefined where that is
 * unknown.
 */
type TimeOfFix = (thread: Thread, head: string) => number | undefined;

/** One for each rule that has a thread on the change, after this run. */
export function ruleHistories(result: RunResult): readonly RuleHistory[] {
  const { commitTimes = new Map<string, number>() } = result;
  return sumCases(casesOfRun(result, timeByCommits(commitTimes)));
}

/** One for each rule that has a thread, as the threads stand. */
export function ruleHistoriesOf(threads: readonly Thread[], timeOf: TimeOfFix): readonly RuleHistory[] {
  return sumCases(
    threads.filter(isProven).flatMap((thread) => toCase(thread, fateAsItStands(thread), timeOf)),
  );
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

function sumCases(all: readonly Case[]): readonly RuleHistory[] {
  const groups = Map.groupBy(all, ({ scope, ruleId }) => JSON.stringify([scopeKey(scope), ruleId]));
  return [...groups.values()].flatMap((cases): readonly RuleHistory[] => {
    const [first] = cases;
    if (first === undefined) return [];
    const count = (kind: Fate['kind']): number => cases.filter(({ fate }) => fate.kind === kind).length;
    return [
      {
        scope: first.scope,
        ruleId: first.ruleId,
        posted: cases.length,
        fixed: count('fixed'),
        dismissed: countDismissals(
          (as) => cases.filter(({ fate }) => fate.kind === 'dismissed' && fate.as === as).length,
        ),
        open: count('open'),
        withdrawn: count('withdrawn'),
        secondsUntilFixed: cases.flatMap((one) => one.secondsUntilFixed ?? []).toSorted((a, b) => a - b),
      },
    ];
  });
}

/** The commits whose dates are asked for: of threads that are fixed, or are to be in this run, at `head`. */
export function commitsOfFixes(
  threads: readonly Thread[],
  actions: readonly Action[] = [],
  head = '',
): readonly string[] {
  const now = new Set(actions.flatMap((action) => (isFixing(action) ? (action.thread ?? []) : [])));
  return threads.flatMap((thread) => {
    const { mark, marker } = thread;
    const fixed = now.has(thread) ? head : saysFixed(mark) ? mark.head : undefined;
    return fixed === undefined ? [] : [marker.fingerprint.commit, fixed];
  });
}

function isFixing({ kind, mark }: Action): boolean {
  return kind === 'resolve' && mark === 'fixed';
}

function casesOfRun(result: RunResult, timeOf: TimeOfFix): readonly Case[] {
  const { threads = [], plan, outcomes, headSha = '' } = result;
  const actions = plan?.actions ?? [];
  const known = new Set(threads.map(({ id }) => id));
  const posted = actions.flatMap((action): readonly Case[] => {
    const { kind, finding } = action;
    const outcome = outcomes.get(action);
    if (
      kind !== 'post' ||
      finding === undefined ||
      outcome?.kind !== 'done' ||
      known.has(outcome.thread ?? '')
    )
      return [];
    return [{ scope: finding.scope, ruleId: finding.rule.id, fate: { kind: 'open' } }];
  });
  const actionOf = new Map(
    actions.flatMap((action) => (action.thread ? [[action.thread.id, action] as const] : [])),
  );
  const listed = threads.filter(isProven).flatMap((thread): readonly Case[] => {
    const action = actionOf.get(thread.id);
    return toCase(thread, fateOf(thread, action, action && outcomes.get(action), headSha), timeOf);
  });
  return [...listed, ...posted];
}

/** It is known which discussion is the thread. */
export function isProven({ unsure }: Thread): boolean {
  return unsure !== 'copied' && unsure !== 'signed';
}

function toCase(thread: Thread, fate: Fate | undefined, timeOf: TimeOfFix): readonly Case[] {
  if (fate === undefined) return [];
  const secondsUntilFixed = fate.kind === 'fixed' ? timeOf(thread, fate.head) : undefined;
  return [{ scope: scopeOf(thread), ruleId: thread.fingerprint.rule, fate, secondsUntilFixed }];
}

/** Undefined for a thread that another one stands for. */
function fateOf(
  thread: Thread,
  action: Action | undefined,
  outcome: Acted | undefined,
  head: string,
): Fate | undefined {
  const shown = action && shownAs(action);
  const fate = fateAsItStands(thread);
  if (action === undefined || fate === undefined) return fate;
  if (shown === 'remove-duplicate') return undefined;
  if (outcome?.kind !== 'done' || action.dismissal !== undefined) return fate;
  if (shown === 'reopen') return { kind: 'open' };
  if (shown !== 'resolve') return fate;
  return isFixing(action) ? fixedOr(thread, head) : { kind: 'withdrawn' };
}

/** By marks and flag; undefined for a thread that another one stands for. */
function fateAsItStands(thread: Thread): Fate | undefined {
  const { mark, isResolved } = thread;
  const dismissal = dismissalOf(thread);
  if (dismissal !== undefined) return { kind: 'dismissed', as: dismissal.kind };
  if (mark.mark === 'gone') return fixedOr(thread, mark.head);
  if (!isResolved || mark.mark === 'open' || mark.mark === 'dismissed') return { kind: 'open' };
  if (mark.mark === 'retired' || mark.mark === 'over') return undefined;
  return saysFixed(mark) ? fixedOr(thread, mark.head) : { kind: 'withdrawn' };
}

/** A client that may not resolve threads says in them that their findings are gone. */
function saysFixed({ mark }: Thread['mark']): boolean {
  return mark === 'fixed' || mark === 'gone';
}

/** A finding that a person had dismissed before it went was not fixed for the rule's sake. */
function fixedOr({ mark: { dismissal } }: Thread, head: string): Fate {
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
