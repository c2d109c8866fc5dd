import { type Anchoring, passesFilter } from '../diff/anchor.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import type { SpotVerdict } from './account.ts';
import type { Policy } from './policy.ts';

/** Why a spot gets no thread, however many are free. */
export function verdictWithoutThread(
  spot: Spot,
  anchoring: Anchoring,
  policy: Policy,
): SpotVerdict | undefined {
  const filtered = whyFiltered(spot, anchoring, policy);
  if (filtered !== undefined) return { disposition: 'filtered', reason: filtered };
  return anchoring.kind === 'unanchored'
    ? { disposition: 'unanchored', reason: anchoring.reason }
    : undefined;
}

function whyFiltered(spot: Spot, anchoring: Anchoring, policy: Policy): string | undefined {
  if (!passesFilter(policy.filterMode, anchoring.narrowest)) {
    const why = anchoring.kind === 'unanchored' ? anchoring.reason : 'its line is not part of the change';
    return `filter-mode ${policy.filterMode}: ${why}`;
  }
  return compareLevels(spot.level, policy.minLevel) > 0
    ? `level ${spot.level} is below min-level ${policy.minLevel}`
    : undefined;
}
