import { type Scope, scopeKey } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import { isDecidedByReply, type Move, type MoveOutcome } from '../plan/move.ts';
import { type DecisionKind, isDecision } from '../thread/decision.ts';
import type { Mark } from '../thread/mark.ts';
import { isProven, type OwnThread, threadState } from '../thread/own-thread.ts';
import type { RunResult } from './run-result.ts';

/** How people have dismissed a finding: by a reply, or by hand, `resolved`. */
type Dismissal = DecisionKind | 'resolved';

/** A dismissal as people read it. */
export function wayOf(kind: Dismissal): string {
  return kind === 'resolved' ? 'resolved by hand' : kind;
}

/** A decision of people about a finding that is there. Reason and name are untrusted. */
export interface StandingDecision {
  readonly thread: OwnThread;
  readonly spot: Spot;
  readonly kind: Dismissal;
  readonly reason?: string;
  /** Who decided, where the service says: name and id. */
  readonly by?: string;
  readonly byId?: string;
  readonly replyId?: string;
}

/** Decisions of people about the findings of a plan, in the order of its moves. */
export function standingDecisions(moves: readonly Move[]): readonly StandingDecision[] {
  return moves.flatMap((move): readonly StandingDecision[] => {
    if (!isDecidedByReply(move) && move.kind !== 'leave') return [];
    const { thread, spot } = move;
    if (spot === undefined) return [];
    const said = dismissalOf(thread);
    return said === undefined ? [] : [{ thread, spot, ...said }];
  });
}

/** The decision about the finding of a thread; undefined where there is none. */
function dismissalOf(thread: OwnThread): Omit<StandingDecision, 'thread' | 'spot'> | undefined {
  const state = threadState(thread);
  if (state.kind !== 'decided' && state.kind !== 'resolved-by-people') return undefined;
  const { lastMark, resolvedBy: by, resolvedById: byId, resolvedFor: reason } = thread;
  const judged = state.kind === 'decided' ? state.decision : lastMark?.statement;
  const inForce = state.kind === 'decided' || lastMark?.decided !== undefined;
  if (inForce && judged !== undefined && isDecision(judged)) {
    const { says: kind, replyId, author, name } = judged;
    return {
      kind,
      replyId,
      reason: judged.reason,
      ...(name !== undefined && { by: name }),
      ...(author !== undefined && { byId: author }),
    };
  }
  return {
    kind: 'resolved',
    ...(reason !== undefined && { reason }),
    ...(by !== undefined && { by }),
    ...(byId !== undefined && { byId }),
  };
}

/**
 * The findings of a rule over the whole change by what became of them: each thread is in one of the counts.
 */
export interface RuleHistory {
  readonly scope: Scope;
  readonly ruleId: string;
  readonly posted: number;
  readonly fixed: number;
  readonly dismissed: Readonly<Record<Dismissal, number>>;
  readonly open: number;
  /** Resolved for something else: suppressed, ignored, no longer part of the change. */
  readonly withdrawn: number;
  /** One for each fixed one of which the time is known; of a run, by the dates of its commits. */
  readonly secondsUntilFixed: readonly number[];
}

/** Counts each way to dismiss a finding. */
export function countDismissals(count: (as: Dismissal) => number): RuleHistory['dismissed'] {
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
  | { readonly kind: 'dismissed'; readonly as: Dismissal }
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
type TimeOfFix = (thread: OwnThread, head: string) => number | undefined;

/** One for each rule that has a thread on the change, after this run. */
export function ruleHistories(result: RunResult): readonly RuleHistory[] {
  const { commitTimes = new Map<string, number>() } = result;
  return sumCases(casesOfRun(result, timeByCommits(commitTimes)));
}

/** One for each rule that has a thread, as the threads stand. */
export function ruleHistoriesOf(threads: readonly OwnThread[], timeOf: TimeOfFix): readonly RuleHistory[] {
  return sumCases(
    threads.filter(isProven).flatMap((thread) => toCase(thread, fateAsItStands(thread), timeOf)),
  );
}

/**
 * From the commit at which a finding was posted to the one at which it was fixed, by the dates of their
 * committers, in seconds.
 */
export function timeByCommits(times: ReadonlyMap<string, number>): TimeOfFix {
  return ({ evidence, postedAt = evidence.head }, head) => {
    const from = times.get(postedAt);
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
export function commitsOfFixes(threads: readonly OwnThread[], moves: readonly Move[] = [], head = '') {
  const now = new Set(moves.flatMap((move) => (isFixing(move) ? [move.thread.discussionId] : [])));
  return threads.flatMap((thread) => {
    const { lastMark, discussionId, evidence, postedAt = evidence.head } = thread;
    if (now.has(discussionId)) return [postedAt, head];
    return lastMark !== undefined && saysFixed(lastMark) ? [postedAt, lastMark.head] : [];
  });
}

function isFixing(move: Move): move is Extract<Move, { kind: 'resolve' }> {
  return move.kind === 'resolve' && move.resolution === 'fixed';
}

function casesOfRun(result: RunResult, timeOf: TimeOfFix): readonly Case[] {
  const { threads = [], plan, outcomes, headSha = '' } = result;
  const moves = plan?.moves ?? [];
  const known = new Set(threads.map(({ discussionId }) => discussionId));
  const posted = moves.flatMap((move): readonly Case[] => {
    const outcome = outcomes.get(move);
    if (move.kind !== 'post' || outcome?.kind !== 'done' || known.has(outcome.discussionId ?? '')) return [];
    return [{ scope: move.spot.scope, ruleId: move.spot.rule.id, fate: { kind: 'open' } }];
  });
  const moveOf = new Map(
    moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread.discussionId, move] as const])),
  );
  const listed = threads.filter(isProven).flatMap((thread): readonly Case[] => {
    const move = moveOf.get(thread.discussionId);
    return toCase(thread, fateOf(thread, move, move && outcomes.get(move), headSha), timeOf);
  });
  return [...listed, ...posted];
}

function toCase(thread: OwnThread, fate: Fate | undefined, timeOf: TimeOfFix): readonly Case[] {
  const { scope, ruleId } = thread.evidence;
  if (fate === undefined) return [];
  return [
    { scope, ruleId, fate, secondsUntilFixed: fate.kind === 'fixed' ? timeOf(thread, fate.head) : undefined },
  ];
}

/** Undefined for a thread that another one stands for. */
function fateOf(
  thread: OwnThread,
  move: Move | undefined,
  outcome: MoveOutcome | undefined,
  head: string,
): Fate | undefined {
  const fate = fateAsItStands(thread);
  if (move?.kind === 'remove-duplicate' || fate === undefined) return undefined;
  if (outcome?.kind === 'done' && move?.kind === 'reopen') return { kind: 'open' };
  if (outcome?.kind === 'done' && move?.kind === 'resolve' && !isDecidedByReply(move))
    return isFixing(move) ? fixedOr(thread, head) : { kind: 'withdrawn' };
  return fate;
}

/** By marks and flag; undefined for a thread that another one stands for. */
function fateAsItStands(thread: OwnThread): Fate | undefined {
  const state = threadState(thread);
  const { lastMark } = thread;
  if (state.kind === 'resolved-by-us') {
    if (state.mark.kind === 'retired' || state.mark.kind === 'over') return undefined;
    return saysFixed(state.mark) ? fixedOr(thread, state.mark.head) : { kind: 'withdrawn' };
  }
  if (state.kind === 'open' && lastMark?.kind === 'gone') return fixedOr(thread, lastMark.head);
  const dismissal = dismissalOf(thread);
  return dismissal === undefined ? { kind: 'open' } : { kind: 'dismissed', as: dismissal.kind };
}

/** A client that may not resolve threads says in them that their findings are gone. */
function saysFixed({ kind }: Mark): boolean {
  return kind === 'fixed' || kind === 'gone';
}

/** A finding that a person had dismissed before it went was not fixed for the rule's sake. */
function fixedOr({ recordedStatement: judged }: OwnThread, head: string): Fate {
  if (judged !== undefined && isDecision(judged)) return { kind: 'dismissed', as: judged.says };
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
