import { passesFilter } from '../diff/anchor.ts';
import type { Completeness } from '../finding/completeness.ts';
import { scopeKey } from '../finding/finding.ts';
import { atLeast, type Spot } from '../finding/spot.ts';
import type { UnmatchedThread } from '../match/pool.ts';
import { isOpen, threadState } from '../thread/own-thread.ts';
import type { Policy } from './situation.ts';

/** What tells whether a log without places hides something. */
interface Known {
  /** Threads whose finding no other log has either. */
  readonly unmatched: readonly UnmatchedThread[];
  readonly spots: readonly Spot[];
  /** What a spot may be in the change. */
  readonly candidatesOf: (
    spot: Spot,
  ) => { readonly narrowest: Policy['filterMode']; readonly reason: string } | undefined;
  readonly policy: Pick<Policy, 'failLevel' | 'filterModeByLine'>;
}

/**
 * Holds the scopes with a log none of whose results has a place, where that may hide something: one of their
 * open threads has no finding, or a result that would fail the check may be on a line of the change.
 * Elsewhere it is a warning: images, system headers and generated files have no place in a checkout.
 */
export function holdUnplaced(completeness: Completeness, known: Known): Completeness {
  const proven = new Set(completeness.complete.map(scopeKey));
  const held = completeness.unplaced.flatMap(({ scope, reason }) => {
    const why = proven.has(scopeKey(scope)) ? whyHeld(scopeKey(scope), reason, known) : undefined;
    return why === undefined ? [] : [{ scope, reason, why }];
  });
  if (held.length === 0) return completeness;
  const keys = new Set(held.map(({ scope }) => scopeKey(scope)));
  const said = new Set(held.map(({ reason }) => reason));
  return {
    ...completeness,
    complete: completeness.complete.filter((scope) => !keys.has(scopeKey(scope))),
    heldScopes: [
      ...completeness.heldScopes,
      ...held.map(({ scope, why }) => ({ scope, reason: why, kind: 'failed' as const })),
    ],
    warnings: completeness.warnings.filter((warning) => !said.has(warning)),
  };
}

function whyHeld(
  key: string,
  reason: string,
  { unmatched, spots, candidatesOf, policy }: Known,
): string | undefined {
  for (const spot of spots) {
    if (scopeKey(spot.scope) !== key || spot.suppressed || !('alike' in spot.place)) continue;
    const candidates = atLeast(spot.level, policy.failLevel) ? candidatesOf(spot) : undefined;
    if (candidates !== undefined && passesFilter(policy.filterModeByLine, candidates.narrowest))
      return `${candidates.reason}, which is part of the change, and ${reason}`;
  }
  const hasOpen = unmatched.some(
    ({ thread }) => scopeKey(thread.evidence.scope) === key && isOpen(threadState(thread)),
  );
  return hasOpen ? `${reason}, or resolve its open threads yourself` : undefined;
}
