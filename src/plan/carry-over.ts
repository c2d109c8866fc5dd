import type { Move } from './move.ts';
import type { MoveOutcome } from './move-outcome.ts';
import type { Plan } from './plan.ts';

/**
 * A plan that was made again in one run: what the run has posted is posted, also where the new plan only
 * keeps it.
 */
export function carryOver(plan: Plan, done: ReadonlyMap<Move, MoveOutcome>): Plan {
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
    moves: plan.moves.filter((move) => move.kind !== 'keep' || !posted.has(move.thread.discussionId)),
    accounts: plan.accounts.map((account) => {
      if (account.disposition !== 'kept' || !posted.has(account.discussionId ?? '')) return account;
      const { tier: _, ...rest } = account;
      return { ...rest, disposition: 'posted', reason: 'new' };
    }),
  };
}
