import { type Anchoring, passesFilter } from '../diff/anchor.ts';
import type { Level } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import type { SpotVerdict } from './account.ts';
import * as reasons from './reasons.ts';
import type { Policy, Situation } from './situation.ts';

/** Which findings of a situation a policy is about. */
export interface Selection {
  /** Why a spot gets no thread, however many are free. */
  verdictWithoutThread(spot: Spot, anchoring: Anchoring): SpotVerdict | undefined;
  /** The spot fails the check, unless people accept it. */
  counts(spot: Spot, anchoring: Anchoring): boolean;
  /** The change brings it in, as this run or an earlier one found by the log of the base. */
  isNew(spot: Spot): boolean;
}

/**
 * Selects by the log of the base, where that tells, and by the line. What the base had as well is not
 * selected. Where it cannot be known, the line decides as it does without such a log; but what an earlier run
 * posted or listed as new goes on counting, since a log that is not there any more changes nothing.
 */
export function select(situation: Situation, policy: Policy): Selection {
  const postedAsNew = new Set(
    situation.matching.pairs.flatMap(({ thread, spot }) => (thread.asNew ? [spot.key] : [])),
  );
  const compare = ({ key }: Spot) => situation.compared?.get(key);
  const wasNew = (spot: Spot): boolean =>
    postedAsNew.has(spot.key) || situation.wasListedAsNew?.(spot) === true;
  const whyLeft = (spot: Spot, anchoring: Anchoring): SpotVerdict | undefined => {
    const compared = compare(spot);
    if (compared?.kind === 'existing') return { disposition: 'existing', reason: compared.reason };
    const mode = compared?.kind === 'new' ? policy.filterMode : policy.filterModeByLine;
    if (passesFilter(mode, anchoring.narrowest)) return undefined;
    if (compared?.kind !== 'new' && wasNew(spot)) return undefined;
    const why = anchoring.kind === 'unanchored' ? anchoring.reason : reasons.OUTSIDE_CHANGE;
    const filtered = reasons.filteredBy(mode, why);
    return {
      disposition: 'filtered',
      reason: compared?.kind === 'uncertain' ? reasons.judgedByLine(filtered, compared.because) : filtered,
    };
  };
  return {
    verdictWithoutThread(spot, anchoring) {
      const left = whyLeft(spot, anchoring);
      if (left !== undefined) return left;
      if (compareLevels(spot.level, policy.minLevel) > 0)
        return { disposition: 'filtered', reason: reasons.belowLevel(spot.level, policy.minLevel) };
      return anchoring.kind === 'unanchored'
        ? { disposition: 'unanchored', reason: anchoring.reason }
        : undefined;
    },
    counts: (spot, anchoring) =>
      atLeast(spot.level, policy.failLevel) && whyLeft(spot, anchoring) === undefined,
    isNew: (spot) => {
      const compared = compare(spot);
      return compared?.kind === 'new' || (compared?.kind !== 'existing' && wasNew(spot));
    },
  };
}

function atLeast(level: Level, least: Level | 'never'): boolean {
  return least !== 'never' && compareLevels(level, least) <= 0;
}
