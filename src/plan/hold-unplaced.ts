import { passesFilter } from '../diff/anchor.ts';
import type { Completeness } from '../finding/completeness.ts';
import { scopeKey } from '../finding/finding.ts';
import { atLeast, type Spot } from '../finding/spot.ts';
import { type OwnThread, threadState } from '../thread/own-thread.ts';
import type { Policy } from './situation.ts';

/** What tells whether a log without places hides something. */
interface Hidden {
  readonly threads: readonly OwnThread[];
  readonly spots: readonly Spot[];
  /** What a spot may be in the change, by the name of its file alone. */
  readonly candidatesOf: (
    spot: Spot,
  ) => { readonly narrowest: Policy['filterMode']; readonly reason: string } | undefined;
  readonly policy: Pick<Policy, 'failLevel' | 'filterModeByLine'>;
}

/**
 * Holds the scopes with a log none of whose results has a place, where that may hide something: one of their
 * threads is open, or a result that would fail the check may be on a line of the change. Elsewhere it is a
 * warning: images, system headers and generated files have no place in a checkout.
 */
export function holdUnplaced(completeness: Completeness, hidden: Hidden): Completeness {
  const { complete, heldScopes, unplaced, warnings } = completeness;
  const proven = new Set(complete.map(scopeKey));
  const held = unplaced.flatMap(({ scope, reason }) => {
    const key = scopeKey(scope);
    const why = proven.has(key) ? whyHeld(key, hidden) : undefined;
    return why === undefined
      ? []
      : [{ scope, kind: 'failed' as const, reason: why(reason), warning: reason }];
  });
  if (held.length === 0) return completeness;
  const keys = new Set(held.map(({ scope }) => scopeKey(scope)));
  return {
    ...completeness,
    complete: complete.filter((scope) => !keys.has(scopeKey(scope))),
    heldScopes: [...heldScopes, ...held.map(({ warning: _, ...scope }) => scope)],
    warnings: warnings.filter((warning) => held.every((one) => one.warning !== warning)),
  };
}

function whyHeld(key: string, hidden: Hidden): ((reason: string) => string) | undefined {
  const { threads, spots, candidatesOf, policy } = hidden;
  for (const spot of spots) {
    if (scopeKey(spot.scope) !== key || spot.suppressed || !('alike' in spot.place)) continue;
    const candidates = atLeast(spot.level, policy.failLevel) ? candidatesOf(spot) : undefined;
    if (candidates !== undefined && passesFilter(policy.filterModeByLine, candidates.narrowest))
      return (reason) => `${candidates.reason}, which is of the change, and ${reason}`;
  }
  const hasOpen = threads.some(
    (thread) =>
      scopeKey(thread.evidence.scope) === key && ['open', 'reopened'].includes(threadState(thread).kind),
  );
  return hasOpen ? (reason) => `${reason}, or resolve its open threads yourself` : undefined;
}
