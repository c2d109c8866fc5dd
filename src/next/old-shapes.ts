import type { Checkout } from '../git/checkout.ts';
import { describeCommits } from '../git/commits.ts';
import type { Git } from '../git/git.ts';
import { commitsOfFixes } from '../report/decisions.ts';
import { toPolicy } from '../inputs/table.ts';
import type { ReviewContext, ReviewPhase } from '../observe/context.ts';
import type { Account, Disposition } from '../plan/account.ts';
import { account } from '../plan/account.ts';
import { findAbsentScopes, type Standing } from '../plan/hold.ts';
import type { Move, MoveOutcome, Resolution } from '../plan/move.ts';
import { describeDominantRule, type OverviewMove } from '../plan/overview.ts';
import type { Plan as OldPlan } from '../plan/plan.ts';
import { settleAccounts, undecidedAccounts } from '../report/accounting.ts';
import { conclude, incompleteReasons } from '../report/conclusion.ts';
import type { RunResult } from '../report/run-result.ts';
import { describeListing } from './listing-warnings.ts';
import { describeUnresolved } from '../report/warnings.ts';
import { readCode } from '../review/read-code.ts';
import type { Mark as OldMark } from '../thread/mark.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Action, Finding, MatchedBy, Thread } from './model.ts';
import type { Ending, Known } from './review.ts';
import type { Acted } from './act.ts';
import { pathOf } from './unverified.ts';

// The result of a review in the shapes that the report still reads.

const threads = new WeakMap<Thread, OwnThread>();
const moves = new WeakMap<Action, Move>();

export function toOwnThread(thread: Thread): OwnThread {
  const known = threads.get(thread);
  if (known !== undefined) return known;
  const { fingerprint, mark, comment, unsure, accepts } = thread;
  const lastMark = toMark(mark);
  const own = {
    discussionId: thread.id,
    commentId: comment.id,
    nonce: thread.marker.nonce,
    job: thread.marker.check,
    evidence: {
      scope: { tool: fingerprint.tool, category: fingerprint.category },
      ruleId: fingerprint.rule,
      path: fingerprint.path,
      line: fingerprint.line,
      head: fingerprint.commit,
      wording: { words: '', level: fingerprint.level },
      messages: fingerprint.messages,
    },
    markIds: thread.marks.map(({ id }) => id),
    foreignReplies: thread.replies.length,
    doubts: [
      ...(unsure === undefined
        ? []
        : [{ edited: 'edited', older: 'older', signed: 'sealed', copied: 'copied', unbound: 'unbound' }[unsure]]),
      ...(unsure === undefined && !accepts ? [comment.shared ? 'shared' : 'unsigned'] : []),
    ],
    flag: thread.isResolved,
    ...(lastMark && { lastMark }),
    ...(mark.dismissal && { recordedStatement: mark.dismissal }),
    ...(thread.statement && { statement: thread.statement }),
    ...(thread.resolvedFor !== undefined && { resolvedFor: thread.resolvedFor }),
    ...(comment.mayResolve !== undefined && { mayResolve: comment.mayResolve }),
    ...(thread.isResolved && {
      resolvedBy: comment.resolvedBy,
      resolvedById: comment.resolvedById,
      resolvedByPush: comment.resolvedByPush,
    }),
    ...(thread.resolverMay && { resolverMay: thread.resolverMay }),
    ...(thread.marker.fingerprint.commit !== fingerprint.commit && { postedAt: thread.marker.fingerprint.commit }),
  } as unknown as OwnThread;
  threads.set(thread, own);
  return own;
}

function toMark({ mark, step, head, replies, dismissal, way }: Thread['mark']): OldMark | undefined {
  if (step === 0) return undefined;
  const common = { sequence: step, head, foreignReplies: replies, ...(dismissal && { statement: dismissal }) };
  if (mark === 'dismissed') return { ...common, kind: 'reported', decided: way ?? 'reply' };
  return { ...common, kind: mark === 'open' ? 'reported' : mark };
}

function toMove(action: Action): Move {
  const known = moves.get(action);
  if (known !== undefined) return known;
  const move = makeMove(action);
  moves.set(action, move);
  return move;
}

function makeMove({ kind, thread, finding, reason, because, mark, decision, by, winner, grouped = [], now = null }: Action): Move {
  const spot = finding;
  const about = { ...(thread && { thread: toOwnThread(thread) }), ...(spot && { spot }), reason };
  const make = (more: object): Move => ({ ...about, ...more }) as unknown as Move;
  const resolution: Resolution =
    mark === 'suppressed' || mark === 'ignored' || mark === 'moved-on' || mark === 'closed' || mark === 'retired' ? mark : 'fixed';
  switch (kind) {
    case 'post': {
      const anchor = finding?.position.kind === 'anchored' ? finding.position.anchor : undefined;
      const members = finding?.members ?? [];
      return make({
        kind: 'post',
        anchor,
        twins: members.map(({ scope, rule, level }) => ({ scope, ruleId: rule.id, level })),
        covered: members,
      });
    }
    case 'keep':
      return make({ kind: 'keep' });
    case 'edit':
      return make({ kind: 'edit', twins: grouped.map((one) => ({ scope: one, ruleId: one.rule, level: one.level })), nowAt: now });
    case 'reopen':
      return make({ kind: 'reopen', ...(by && { by }) });
    case 'delete':
      return winner === undefined
        ? make({ kind: 'resolve', resolution: 'retired', by: 'deleting' })
        : make({ kind: 'remove-duplicate', by: 'deleting', winner: toOwnThread(winner) });
    case 'resolve':
      if (decision !== undefined)
        return make({ kind: 'resolve', resolution: 'decided', decision, way: thread?.isResolved && thread.mark.mark === 'open' ? 'hand' : 'reply' });
      return winner === undefined
        ? make({ kind: 'resolve', resolution })
        : make({ kind: 'remove-duplicate', by: 'retiring', winner: toOwnThread(winner) });
    case 'comment':
      return make({ kind: 'say', because: because ?? 'policy', note: mark === 'gone' ? 'discussed' : resolution });
    case 'none':
      return make({ kind: 'leave', because: because === 'unverified' ? 'held' : (because ?? 'done') });
  }
}

const TIERS: Readonly<Record<MatchedBy, Account['tier']>> = {
  git: 'T1',
  'git-reworded': 'T2',
  fingerprint: 'T3',
  surroundings: 'T4',
  message: 'T5',
  text: 'T6',
  'other-file': 'T7',
  edit: 'T8',
  only: 'T9',
};

function toPlan(known: Known): OldPlan | undefined {
  const { plan, findings = [], results = [], duplicates = new Set() } = known;
  if (plan === undefined) return undefined;
  const posted = new Set(
    [...known.earlier].flatMap(([{ kind }, outcome]) =>
      kind === 'post' && outcome.kind === 'done' ? (outcome.thread ?? []) : [],
    ),
  );
  const accounts = account(
    { findings: results, duplicates: [...duplicates] },
    findings.map((finding) => ({
      spot: finding,
      compared:
        finding.baselineState === 'unchanged'
          ? { kind: 'existing', reason: finding.baselineReason ?? '' }
          : finding.newResults.length < finding.findings.length
            ? {
                kind: 'new',
                known: {
                  results: new Set(finding.findings.filter((one) => !finding.newResults.includes(one))),
                  reason: finding.baselineReason ?? '',
                },
              }
            : undefined,
      verdict: verdictOf(finding, posted),
    })) as never,
  );
  const standing = plan.standing.map(
    (thread): Standing => ({
      thread: toOwnThread(thread),
      path: pathOf(thread),
      line: thread.where.kind === 'at' ? thread.where.line : 0,
    }),
  );
  return {
    moves: plan.actions
      .filter(({ kind, thread }) => !((kind === 'keep' || kind === 'edit') && posted.has(thread?.id ?? '')))
      .map(toMove),
    accounts,
    failing: plan.failing.map((finding) => ({ ...finding, findings: finding.newResults, level: finding.newLevel })),
    standing,
    accepted: plan.accepted,
    listed: plan.listed.map(({ finding, ...why }) => ({ spot: finding, ...why })),
  };
}

function verdictOf(finding: Finding, posted: ReadonlySet<string>): Omit<Account, 'finding'> | undefined {
  const { outcome, thread, group, matchedBy } = finding;
  if (outcome === undefined) return undefined;
  const of = thread ?? (group === undefined ? undefined : 'comment' in group ? group : group.thread);
  const owner = group !== undefined && 'key' in group ? group.findings[0] : undefined;
  const isPosted = outcome.as === 'kept' && posted.has(thread?.id ?? '');
  return {
    disposition: isPosted ? 'posted' : (outcome.as as Disposition),
    reason: isPosted ? 'new' : outcome.why,
    ...(of && { discussionId: of.id }),
    ...(matchedBy && thread && !isPosted && { tier: TIERS[matchedBy] }),
    ...(owner && outcome.as === 'covered' && { owner }),
  } as Omit<Account, 'finding'>;
}

function toOutcome(outcome: Acted): MoveOutcome {
  switch (outcome.kind) {
    case 'done':
      return { kind: 'done', ...(outcome.thread !== undefined && { discussionId: outcome.thread }) };
    case 'failed':
      return { kind: 'failed', reason: outcome.reason, ...(outcome.isListed && { listed: true }) };
    case 'said':
    case 'refused':
    case 'not-tried':
      return outcome;
  }
}

function toOverview({ summary }: Known): OverviewMove | undefined {
  return (
    summary && {
      kind: summary.kind,
      entries: summary.listed.map(({ finding, ...why }) => ({ spot: finding, ...why })),
      obsolete: [],
      reason: summary.reason,
    }
  );
}

export async function timesOfFixes(known: Known, git: Git, head: string): Promise<Map<string, number>> {
  const ours = (known.listing?.threads ?? []).map(toOwnThread);
  const described = await describeCommits(git, commitsOfFixes(ours, (known.plan?.actions ?? []).map(toMove), head));
  return new Map([...described].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]])));
}

export async function toPhase(
  kind: 'planned' | 'applying',
  known: Known,
  context: ReviewContext,
  { head, root }: Checkout,
): Promise<ReviewPhase> {
  const plan = toPlan(known) as OldPlan;
  if (kind === 'applying') return { kind, moves: plan.moves };
  const overview = toOverview(known) as OverviewMove;
  const shown = context.shownWithCode(plan, overview);
  const { git, redact } = context;
  const code = shown.length === 0 ? undefined : await readCode(plan.accounts, new Set(shown), { git, head, root, redact });
  return { kind, plan, overview, ...(code && { code }) };
}

export function toRunResult(ending: Ending, known: Known, context: ReviewContext): RunResult {
  const { logs, found, configured, findings, listing, done, earlier } = known;
  const { reviewed, service, inputs, name } = context;
  const change = reviewed.kind === 'commits' ? reviewed.change : service;
  const plan = toPlan(known);
  const outcomes = new Map([...earlier, ...(done?.outcomes ?? [])].map(([action, outcome]) => [toMove(action), toOutcome(outcome)]));
  const results = known.results ?? logs?.findings;
  const ours = (listing?.threads ?? []).map(toOwnThread);
  const job = { name, tools: { named: inputs.tools, silent: inputs['silent-tools'] } };
  const proof = known.completeness ?? logs?.completeness;
  const completeness = proof && {
    ...proof,
    heldScopes: [...proof.heldScopes, ...findAbsentScopes(plan?.moves ?? [], proof, job)],
  };
  const covers = ('covers' in ending ? ending.covers : undefined) ?? found !== undefined;
  const shownHead = ('shownHead' in ending ? ending.shownHead : undefined) ?? found?.shown.head;
  const warnings =
    plan === undefined
      ? []
      : [
          ...(reviewed.kind === 'commits' || listing === undefined ? [] : describeListing(listing, reviewed.keyring)),
          ...[describeDominantRule(plan.listed)].filter((line) => line !== undefined),
          ...known.warnings,
          ...(known.comparison?.warnings ?? []),
          ...(logs?.warnings ?? []),
          ...(configured?.warnings ?? []),
        ];
  const all = plan && { ...plan, moves: [...[...earlier.keys()].map(toMove), ...plan.moves] };
  const result: RunResult = {
    conclusion: 'incomplete',
    reasons: [],
    covers,
    dryRun: inputs['dry-run'],
    failLevel: toPolicy(inputs).failLevel,
    acceptResolved: inputs['accept-resolved'],
    analyzedSha: known.analyzed,
    scopes: completeness?.complete ?? [],
    tools: logs?.tools ?? [],
    accounts: plan ? settleAccounts(plan, outcomes) : undecidedAccounts(results ?? []),
    outcomes,
    warnings,
    threads: ours,
    attempts: (listing?.ignored ?? []).map((one) => ({ ...one, thread: toOwnThread(one.thread) })),
    ...(change && { change }),
    ...(found && { baseSha: found.commits.base, headSha: found.commits.head }),
    ...(shownHead !== undefined && { shownHead }),
    ...(completeness && { completeness, linkTo: known.linkTo }),
    ...(results && { findings: results }),
    ...(configured?.fault !== undefined && { configurationFault: configured.fault }),
    ...(findings && { comparison: known.comparison, unread: known.unread ?? [] }),
    ...(all && { plan: all, overview: toOverview(known) }),
    ...(known.code && { code: known.code }),
    ...(known.commitTimes && { commitTimes: known.commitTimes }),
  };
  const told = { ...result, warnings: [...warnings, ...describeUnresolved(result, service?.can)] };
  return { ...told, ...concludeBy(ending, told) };
}

function concludeBy(ending: Ending, result: RunResult): Pick<RunResult, 'conclusion' | 'reasons'> {
  switch (ending.kind) {
    case 'skipped':
    case 'superseded':
      return { conclusion: ending.kind, reasons: ending.reasons };
    case 'unavailable':
      return { conclusion: 'incomplete', reasons: [ending.reason] };
    case 'ended':
      return gate(result, [...incompleteReasons(result), ...ending.failures]);
    case 'broken':
      return gate(result, [ending.reason]);
  }
}

function gate({ plan, configurationFault }: RunResult, reasons: readonly string[]) {
  const failing = (plan?.failing.length ?? 0) + (plan?.standing.length ?? 0) + (configurationFault === undefined ? 0 : 1);
  return { conclusion: conclude(failing, reasons), reasons };
}
