import type { Anchoring } from '../diff/anchor.ts';
import type { Finding } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { toTwin, toTwins } from '../thread/wording.ts';
import type { JudgedSpot, SpotVerdict } from './account.ts';
import type { Move } from './move.ts';
import type { OverviewEntry } from './overview.ts';
import * as reasons from './reasons.ts';
import type { Selection } from './selection.ts';
import { type Policy, type Situation, textBefore } from './situation.ts';
import { type Covers, coveredVerdict } from './twins.ts';

const POSTED: SpotVerdict = { disposition: 'posted', reason: reasons.NEW };
const POSTED_AS_NEW: SpotVerdict = { disposition: 'posted', reason: reasons.NEW_SINCE_BASE };
const POSTED_AS_EDITED: SpotVerdict = { disposition: 'posted', reason: reasons.EDITED_SINCE_BASE };

/** What becomes of the spots; each list is worst first. */
interface Judged {
  readonly posts: readonly Move[];
  readonly failing: readonly Spot[];
  readonly accepted: readonly Spot[];
  readonly listed: readonly OverviewEntry[];
  /** Every spot, in the order of the situation. */
  readonly judged: readonly JudgedSpot[];
}

/**
 * Goes over the spots, worst first: which of those without a thread are posted while places are free, which
 * fail the check, and which are listed. Nothing that was selected vanishes: what has no thread is listed, and
 * what fails the check below min-level as well. The twin of a spot shares its fate and takes no place.
 *
 * @param verdicts of spots whose thread stands, or is that of a twin
 * @param acceptedKeys of spots that do not fail the check, because people resolved their threads
 */
export function judgeSpots(
  { spots, anchorings, matching, compared }: Situation,
  { maxThreads }: Pick<Policy, 'maxThreads'>,
  { verdictWithoutThread, counts, newPart, isNew }: Selection,
  free: number,
  verdicts: ReadonlyMap<string, SpotVerdict>,
  covers: Covers,
  acceptedKeys: ReadonlySet<string>,
): Judged {
  const posts: Move[] = [];
  const newThreads = new Map<Spot, SpotVerdict>();
  const failing: Spot[] = [];
  const accepted: Spot[] = [];
  const listed: OverviewEntry[] = [];
  const resembled = new Map(matching.threads.map((unmatched) => [unmatched.resembled, unmatched] as const));
  const overLimit: SpotVerdict = { disposition: 'over-limit', reason: reasons.overLimit(maxThreads) };
  const judged = spots.map((spot, index) => ({
    spot,
    anchoring: anchoringAt(anchorings, index),
    verdict: undefined as SpotVerdict | undefined,
  }));
  const postedAsNew = ({ key }: Spot): SpotVerdict =>
    textBefore(compared?.get(key)) === undefined ? POSTED_AS_NEW : POSTED_AS_EDITED;
  // Most spots of a whole repository are filtered, and of those the order is not asked.
  const selected = judged.filter((entry) => {
    const { spot, anchoring } = entry;
    if (spot.suppressed) return false;
    entry.verdict = verdicts.get(spot.key) ?? verdictWithoutThread(spot, anchoring);
    const disposition = entry.verdict?.disposition;
    return disposition !== 'existing' && (disposition !== 'filtered' || counts(spot, anchoring));
  });
  const sorted = selected.toSorted((a, b) => compareSpots(a.spot, b.spot));
  for (const entry of sorted) {
    if (entry.verdict !== undefined || covers.of.has(entry.spot.key)) continue;
    entry.verdict =
      newThreads.size >= free ? overLimit : isNew(entry.spot) ? postedAsNew(entry.spot) : POSTED;
    newThreads.set(entry.spot, entry.verdict);
  }
  for (const entry of sorted) {
    const { spot, anchoring } = entry;
    entry.verdict ??= verdictOfTwin(covers.of.get(spot.key), newThreads);
    const { disposition, reason } = entry.verdict;
    if (disposition === 'posted' && anchoring.kind === 'anchored') {
      const covered = covers.twinsOf(spot.key);
      const resembles = resembled.get(spot);
      posts.push({
        kind: 'post',
        spot,
        anchor: anchoring.anchor,
        reason,
        ...(resembles && { resembles }),
        ...([spot, ...covered].some(isNew) && { asNew: true }),
        ...(covered.length > 0 && { twins: toTwins(covered.map(toTwin)), covered }),
      });
    }
    const list = (why: OverviewEntry['why']): void => {
      listed.push({ spot, why, reason, ...(isNew(spot) && { asNew: true }) });
    };
    if (disposition === 'unanchored' || disposition === 'over-limit') list(disposition);
    if (!counts(spot, anchoring)) continue;
    const isAccepted = acceptedKeys.has(spot.key);
    (isAccepted ? accepted : failing).push(newPart(spot));
    if (disposition === 'filtered') list('below-min-level');
    // Its thread is closed, since its file is no longer part of the diff.
    if (disposition === 'moved-on' && !isAccepted) list('unanchored');
  }
  return { posts, judged, failing, accepted, listed };
}

/** The verdict on a spot whose twin gets a thread in this run, or would if there were a place for it. */
function verdictOfTwin(
  cover: Parameters<typeof coveredVerdict>[0] | undefined,
  newThreads: ReadonlyMap<Spot, SpotVerdict>,
): SpotVerdict {
  if (cover?.kind !== 'spot') throw new RangeError('a spot without a verdict');
  const verdict = newThreads.get(cover.by);
  return verdict?.disposition === 'over-limit' ? verdict : coveredVerdict(cover);
}

function anchoringAt(anchorings: readonly Anchoring[], index: number): Anchoring {
  const anchoring = anchorings[index];
  if (anchoring === undefined) throw new RangeError(`no anchoring for spot ${index}`);
  return anchoring;
}

const PRECISIONS = ['very-high', 'high', 'medium', 'low'];

/** The fields that findings and spots are ranked by. */
type Ranked = Pick<Finding, 'level' | 'rule' | 'place'>;

/** Worst first, in a total order, so that a limit cuts at the same place each time. */
export function compareSpots(a: Spot, b: Spot): number {
  return compareRanks(a, b) || compareTexts(a.key, b.key);
}

/** Worst first: level, then security severity, then precision, then path and line. */
export function compareRanks(a: Ranked, b: Ranked): number {
  return (
    compareLevels(a.level, b.level) ||
    (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
    precision(a) - precision(b) ||
    compareTexts(a.place.path ?? '', b.place.path ?? '') ||
    line(a) - line(b)
  );
}

function precision({ rule }: Ranked): number {
  const rank = PRECISIONS.indexOf(rule.precision ?? '');
  return rank === -1 ? PRECISIONS.length : rank;
}

function line({ place }: Ranked): number {
  return place.kind === 'lines' ? place.startLine : 0;
}
