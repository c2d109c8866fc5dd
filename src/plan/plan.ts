import { scopeKey } from '../finding/finding.ts';
import { atLeast, type Spot } from '../finding/spot.ts';
import { type Account, account } from './account.ts';
import { type Standing, toStanding } from './hold.ts';
import { judgeSpots } from './judge-spots.ts';
import { isDecidedByReply, type Move, type MoveOutcome } from './move.ts';
import type { OverviewEntry } from './overview.ts';
import { planAbsent, planDuplicate, planPair } from './plan-thread.ts';
import * as reasons from './reasons.ts';
import { select } from './selection.ts';
import type { Policy, Situation } from './situation.ts';
import { coverTwins, withNames } from './twins.ts';

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
  /** Selected findings that get no thread, worst first. */
  readonly listed: readonly OverviewEntry[];
}

/**
 * Makes every move and accounts for every result. Pure: the same situation and policy give the same plan. It
 * goes over the rows once, station by station.
 */
export function plan(situation: Situation, policy: Policy): Plan {
  const { absent, found, duplicateThreads } = situation;
  // What happens to each thread by itself, and which spots the policy is about.
  const moves = new Map(found.map((thread) => [thread, planPair(thread)] as const));
  const left = absent.map((row) => ({ row, move: planAbsent(row, situation, policy) }));
  const spots = situation.spots.map((row) => select(row, row.thread && moves.get(row.thread), policy));
  // What several tools report gets one thread, whose comment names all of them.
  if (policy.twins === 'merge') coverTwins(spots, left, situation);
  for (const row of spots) {
    if (row.thread === undefined || row.move === undefined) continue;
    row.move = withNames(row, row.move, row.thread.thread, situation);
    moves.set(row.thread, row.move);
  }
  // What is left gets the places that are free.
  const ofThreads = [
    ...moves.values(),
    ...left.map(({ move }) => move),
    ...duplicateThreads.map((duplicate) => planDuplicate(duplicate, situation)),
  ];
  const taken = ofThreads.filter((move) => takesPlace(move, situation)).length;
  const { posts, ...lists } = judgeSpots(spots, policy, policy.maxThreads - taken);
  return {
    moves: [...posts, ...ofThreads],
    accounts: account(situation, spots),
    standing: absent
      .flatMap((row) => toStanding(row, situation) ?? [])
      .filter(({ thread }) => atLeast(thread.evidence.wording.level, policy.failLevel)),
    ...lists,
  };
}

/**
 * A thread keeps its place until its finding is gone, also when a person resolved it, so that nothing drips
 * in.
 */
function takesPlace(move: Move, { scopes }: Situation): boolean {
  if (move.kind === 'keep' || move.kind === 'edit' || move.kind === 'reopen') return true;
  if (isDecidedByReply(move)) return move.spot !== undefined;
  if (move.kind !== 'leave') return false;
  if (move.because === 'people') return move.spot !== undefined;
  return move.because === 'held' && scopes.own.has(scopeKey(move.thread.evidence.scope));
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
