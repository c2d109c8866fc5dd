import { passesFilter } from '../diff/anchor.ts';
import { atLeast, type Spot } from '../finding/spot.ts';
import type { SpotVerdict } from './account.ts';
import type { Move } from './move.ts';
import type { PlannedSpot } from './planned-spot.ts';
import * as reasons from './reasons.ts';
import { knownOf, type ObservedSpot, type Policy } from './situation.ts';

/**
 * Begins the row of a spot: whether the policy is about it. That is told by the log of the base, where that
 * tells, and by the line. What the base had as well is not selected. Where it cannot be known, the line
 * decides as it does without such a log; but what an earlier run posted or listed as new goes on counting,
 * since a log that is not there any more changes nothing.
 *
 * @param move of its thread, where it has one
 */
export function select(row: ObservedSpot, move: Move | undefined, policy: Policy): PlannedSpot {
  const { spot, compared, anchoring } = row;
  const isNew = compared?.kind === 'new' || (compared?.kind !== 'existing' && row.wasNew);
  const newPart = newPartOf(row);
  const { level } = newPart;
  // On whichever line a tool says that it could not parse a file, and how bad it finds that: none was looked
  // at.
  const isUnparsed = row.isEdited && spot.findings.some((finding) => finding.isUnparsed === true);
  const left = isUnparsed ? undefined : whyLeft(row, isNew ? policy.filterMode : policy.filterModeByLine);
  const fails = atLeast(level, policy.failLevel) || (isUnparsed && policy.failLevel !== 'never');
  let whyNone = left;
  if (whyNone === undefined && !isUnparsed && !atLeast(level, policy.minLevel))
    whyNone = { disposition: 'filtered', reason: reasons.belowLevel(level, policy.minLevel) };
  if (whyNone === undefined && anchoring.kind === 'unanchored')
    whyNone = { disposition: 'unanchored', reason: anchoring.reason };
  return {
    ...row,
    move,
    isNew,
    newPart,
    whyNone,
    counts: fails && left === undefined,
    twins: [],
    verdict: undefined,
  };
}

/** Why the base or its line leaves a spot out. */
function whyLeft({ compared, anchoring }: ObservedSpot, mode: Policy['filterMode']): SpotVerdict | undefined {
  if (compared?.kind === 'existing') return { disposition: 'existing', reason: compared.reason };
  if (passesFilter(mode, anchoring.narrowest)) return undefined;
  const why = anchoring.kind === 'unanchored' ? anchoring.reason : reasons.OUTSIDE_CHANGE;
  const filtered = reasons.filteredBy(mode, why);
  return {
    disposition: 'filtered',
    reason: compared?.kind === 'uncertain' ? reasons.judgedByLine(filtered, compared.because) : filtered,
  };
}

function newPartOf(row: ObservedSpot): Spot {
  const { spot } = row;
  const known = knownOf(row);
  const findings = known === undefined ? [] : spot.findings.filter((finding) => !known.results.has(finding));
  const [worst] = findings;
  return worst === undefined ? spot : { ...spot, findings, level: worst.level };
}
