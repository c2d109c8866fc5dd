import { scopeKey } from '../finding/finding.ts';
import { atLeast, type Spot } from '../finding/spot.ts';
import type { DuplicateThread } from '../match/rival-runs.ts';
import {
  describeDoubt,
  isAcceptable,
  isDeletable,
  isLeftToPeople,
  type OwnThread,
} from '../thread/own-thread.ts';
import { type Account, account, type Disposition, type SpotVerdict } from './account.ts';
import { type Standing, toStanding } from './hold.ts';
import { judgeSpots } from './judge-spots.ts';
import { isDecidedByReply, type Move, type MoveOutcome } from './move.ts';
import type { OverviewEntry } from './overview.ts';
import { planAbsent, planPair } from './plan-thread.ts';
import * as reasons from './reasons.ts';
import { select } from './selection.ts';
import { type Policy, type Situation, scopeStatus, scopesOfJob } from './situation.ts';
import { coveredVerdict, coverTwins, isDecided, withSaying } from './twins.ts';

/** What a run would do, and why; nothing in it has been done. */
export interface Plan {
  readonly moves: readonly Move[];
  /** One for each result that was read, as it will stand if every move succeeds. */
  readonly accounts: readonly Account[];
  /** Spots at or above the fail level that pass the filter, worst first: with one of them the check fails. */
  readonly failing: readonly Spot[];
  /**
   * Threads whose finding was not looked at again, and fails the check as it did when it was last reported.
   */
  readonly standing: readonly Standing[];
  /** Spots that would fail the check but for a person who resolved their thread, worst first. */
  readonly accepted: readonly Spot[];
  /** The threads in which people decided about spots that are accepted, by the keys of these. */
  readonly decidedBy: ReadonlyMap<string, OwnThread>;
  /** Selected findings that get no thread, worst first. */
  readonly listed: readonly OverviewEntry[];
}

/**
 * Makes every move and accounts for every result. Pure: the same situation and policy give the same plan.
 */
export function plan(situation: Situation, policy: Policy): Plan {
  const verdicts = new Map<string, SpotVerdict>();
  const decidedBy = new Map<string, OwnThread>();
  const ownScopes = scopesOfJob(situation);
  const absent = situation.matching.threads.map((unmatched) => planAbsent(unmatched, situation, policy));
  const planned = situation.matching.pairs.map((pair) => ({ pair, move: planPair(pair, situation) }));
  const selection = select(situation, policy);
  const covers = coverTwins(situation, policy, selection, planned, absent, ownScopes);
  const threads = new Map(planned.map(({ pair }) => [pair.spot.key, pair.thread] as const));
  const anchoringOf = new Map(
    situation.spots.map((spot, index) => [spot, situation.anchorings[index]] as const),
  );
  const moves: Move[] = [];
  for (const one of planned) {
    const { thread, spot } = one.pair;
    const move = withSaying(one, covers, situation, anchoringOf.get(spot));
    moves.push(move);
    const verdict = {
      ...verdictOfPair(move, situation.inDiff(spot), thread.discussionId),
      tier: one.pair.tier,
    };
    verdicts.set(spot.key, verdict);
    const { disposition } = verdict;
    const byPeople =
      disposition === 'resolved-by-people' || (disposition === 'moved-on' && isLeftToPeople(thread));
    if (policy.acceptResolved && byPeople && isAcceptable(thread)) decidedBy.set(spot.key, thread);
  }
  for (const [key, cover] of covers.of) {
    const thread = cover.kind === 'spot' ? threads.get(cover.by.key) : undefined;
    if (cover.kind === 'thread' || thread !== undefined) verdicts.set(key, coveredVerdict(cover, thread));
    if (policy.acceptResolved && cover.kind === 'thread' && isDecided(cover) && isAcceptable(cover.by.thread))
      decidedBy.set(key, cover.by.thread);
  }
  moves.push(...absent);
  for (const duplicate of situation.duplicateThreads)
    moves.push(planDuplicate(duplicate, situation, ownScopes));
  const free = policy.maxThreads - moves.filter((move) => takesPlace(move, ownScopes)).length;
  const { posts, judged, ...rest } = judgeSpots(
    situation,
    policy,
    selection,
    free,
    verdicts,
    covers,
    new Set(decidedBy.keys()),
  );
  const standing = situation.matching.threads
    .flatMap((unmatched) => toStanding(unmatched, situation) ?? [])
    .filter(({ thread }) => atLeast(thread.evidence.wording.level, policy.failLevel));
  return { moves: [...posts, ...moves], accounts: account(situation, judged), decidedBy, standing, ...rest };
}

/** What happens to threads about a finding that has another one. */
export function planDuplicates(
  duplicates: readonly DuplicateThread[],
  situation: Situation,
): readonly Move[] {
  const ownScopes = scopesOfJob(situation);
  return duplicates.map((duplicate) => planDuplicate(duplicate, situation, ownScopes));
}

function planDuplicate(
  { thread, winner }: DuplicateThread,
  situation: Situation,
  ownScopes: ReadonlySet<string>,
): Move {
  const reason = reasons.sameFinding(winner);
  const doubt = whyNotRemoved(thread, situation, ownScopes);
  return doubt === undefined
    ? {
        kind: 'remove-duplicate',
        thread,
        winner,
        by: isDeletable(thread) ? 'deleting' : 'retiring',
        reason,
      }
    : { kind: 'leave', thread, because: 'held', reason: reasons.but(reason, doubt) };
}

function whyNotRemoved(
  thread: OwnThread,
  situation: Situation,
  ownScopes: ReadonlySet<string>,
): string | undefined {
  const { scope } = thread.evidence;
  const key = scopeKey(scope);
  if (!ownScopes.has(key)) return reasons.notRunHere(scope);
  const doubt = describeDoubt(thread);
  if (doubt !== undefined) return reasons.notToRemove(doubt);
  return scopeStatus(situation).isLater(key) ? reasons.writtenByLater(scope) : undefined;
}

/**
 * A thread keeps its place until its finding is gone, also when a person resolved it, so that nothing drips
 * in.
 */
function takesPlace(move: Move, ownScopes: ReadonlySet<string>): boolean {
  if (move.kind === 'keep' || move.kind === 'edit' || move.kind === 'reopen') return true;
  if (isDecidedByReply(move)) return move.spot !== undefined;
  if (move.kind !== 'leave') return false;
  if (move.because === 'people') return move.spot !== undefined;
  return move.because === 'held' && ownScopes.has(scopeKey(move.thread.evidence.scope));
}

function verdictOfPair(move: Move, inDiff: boolean, discussionId: string): SpotVerdict {
  return { disposition: dispositionOf(move, inDiff), reason: move.reason, discussionId };
}

function dispositionOf(move: Move, inDiff: boolean): Disposition {
  if (move.kind === 'keep' || move.kind === 'edit') return 'kept';
  if (move.kind === 'reopen') return 'reopened';
  if (move.kind === 'leave' && move.because === 'held') return 'kept';
  const byPeople = (move.kind === 'leave' && move.because === 'people') || isDecidedByReply(move);
  return byPeople && inDiff ? 'resolved-by-people' : 'moved-on';
}

/**
 * A plan that was made again in one run: what the run has posted is posted, also where the new plan only
 * keeps it.
 */
export function mergeEarlierPass(plan: Plan, done: ReadonlyMap<Move, MoveOutcome>): Plan {
  const posted = new Set(
    [...done].flatMap(([move, outcome]) =>
      move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
        ? [outcome.discussionId]
        : [],
    ),
  );
  if (posted.size === 0) return plan;
  return {
    ...plan,
    moves: plan.moves.filter(
      (move) => (move.kind !== 'keep' && move.kind !== 'edit') || !posted.has(move.thread.discussionId),
    ),
    accounts: plan.accounts.map((account) => {
      if (account.disposition !== 'kept' || !posted.has(account.discussionId ?? '')) return account;
      const { tier: _, ...rest } = account;
      return { ...rest, disposition: 'posted', reason: reasons.NEW };
    }),
  };
}
