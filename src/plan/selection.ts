import { type Anchoring, passesFilter } from '../diff/anchor.ts';
import { keyOfPlace, problemKey } from '../finding/rule-ids.ts';
import { atLeast, type Spot } from '../finding/spot.ts';
import { names, type Twin } from '../thread/wording.ts';
import type { SpotVerdict } from './account.ts';
import * as reasons from './reasons.ts';
import { knownOf, type Policy, type Situation } from './situation.ts';

/** Which findings of a situation a policy is about. */
export interface Selection {
  /** Why a spot gets no thread, however many are free. */
  verdictWithoutThread(spot: Spot, anchoring: Anchoring): SpotVerdict | undefined;
  /** The spot fails the check, unless people accept it. */
  counts(spot: Spot, anchoring: Anchoring): boolean;
  /** The spot without the results that are existing, and as bad as the others are. */
  newPart(spot: Spot): Spot;
  /** The change brings it in, as this run or an earlier one found by the log of the base. */
  isNew(spot: Spot): boolean;
}

/**
 * Selects by the log of the base, where that tells, and by the line. What the base had as well is not
 * selected. Where it cannot be known, the line decides as it does without such a log; but what an earlier run
 * posted or listed as new goes on counting, since a log that is not there any more changes nothing.
 */
export function select(situation: Situation, policy: Policy): Selection {
  const wasPostedAsNew = findPostedAsNew(situation);
  const compare = ({ key }: Spot) => situation.compared?.get(key);
  const isNew = (spot: Spot): boolean => {
    const kind = compare(spot)?.kind;
    if (kind === 'new' || kind === 'existing') return kind === 'new';
    return wasPostedAsNew(spot) || situation.wasListedAsNew?.(spot) === true;
  };
  /**
   * On whichever line a tool says that it could not parse a file, and how bad it finds that: none was looked
   * at.
   */
  const isUnparsed = ({ findings, place }: Spot): boolean =>
    findings.some((finding) => finding.isUnparsed === true) &&
    place.path !== undefined &&
    situation.isEdited(place.path);
  const whyLeft = (spot: Spot, anchoring: Anchoring): SpotVerdict | undefined => {
    if (isUnparsed(spot)) return undefined;
    const compared = compare(spot);
    if (compared?.kind === 'existing') return { disposition: 'existing', reason: compared.reason };
    const mode = isNew(spot) ? policy.filterMode : policy.filterModeByLine;
    if (passesFilter(mode, anchoring.narrowest)) return undefined;
    const why = anchoring.kind === 'unanchored' ? anchoring.reason : reasons.OUTSIDE_CHANGE;
    const filtered = reasons.filteredBy(mode, why);
    return {
      disposition: 'filtered',
      reason: compared?.kind === 'uncertain' ? reasons.judgedByLine(filtered, compared.because) : filtered,
    };
  };
  const newPart = (spot: Spot): Spot => {
    const known = knownOf(compare(spot));
    const findings =
      known === undefined ? [] : spot.findings.filter((finding) => !known.results.has(finding));
    const [worst] = findings;
    return worst === undefined ? spot : { ...spot, findings, level: worst.level };
  };
  return {
    newPart,
    verdictWithoutThread(spot, anchoring) {
      const left = whyLeft(spot, anchoring);
      if (left !== undefined) return left;
      const { level } = newPart(spot);
      if (!atLeast(level, policy.minLevel) && !isUnparsed(spot))
        return { disposition: 'filtered', reason: reasons.belowLevel(level, policy.minLevel) };
      return anchoring.kind === 'unanchored'
        ? { disposition: 'unanchored', reason: anchoring.reason }
        : undefined;
    },
    counts: (spot, anchoring) =>
      (atLeast(newPart(spot).level, policy.failLevel) ||
        (isUnparsed(spot) && policy.failLevel !== 'never')) &&
      whyLeft(spot, anchoring) === undefined,
    isNew,
  };
}

/** Tells which spots have a thread that was posted as new, or are named in such a thread of a twin. */
function findPostedAsNew({ matching: { pairs, threads }, placeNow }: Situation): (spot: Spot) => boolean {
  const posted = new Set<string>();
  const twinsAt = new Map<string, readonly Twin[]>();
  for (const { thread, spot } of pairs) {
    if (!thread.asNew) continue;
    posted.add(spot.key);
    const key = keyOfPlace(spot.place, spot.rule.id);
    if (key !== undefined && thread.twins !== undefined) twinsAt.set(key, thread.twins);
  }
  for (const { thread } of threads) {
    if (!thread.asNew || thread.twins === undefined) continue;
    const now = placeNow(thread);
    if (now.kind !== 'file' || now.line === undefined) continue;
    const key = problemKey(now.path, now.line, thread.evidence.ruleId);
    if (key !== undefined) twinsAt.set(key, thread.twins);
  }
  return (spot) => {
    if (posted.has(spot.key)) return true;
    const twins = twinsAt.size === 0 ? undefined : twinsAt.get(keyOfPlace(spot.place, spot.rule.id) ?? '');
    return twins !== undefined && names(twins, { ...spot, level: 'none' });
  };
}
