import type { Finding } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { isAcceptable, isLeftToPeople } from '../thread/own-thread.ts';
import { toTwin, toTwins } from '../thread/wording.ts';
import type { Disposition, SpotVerdict } from './account.ts';
import { isDecidedByReply, type Move } from './move.ts';
import type { OverviewEntry } from './overview.ts';
import type { PlannedSpot } from './planned-spot.ts';
import * as reasons from './reasons.ts';
import type { FoundThread, Policy } from './situation.ts';

/** What becomes of the spots; each list is worst first. */
interface Judged {
  readonly posts: readonly Move[];
  readonly failing: readonly Spot[];
  readonly accepted: readonly Spot[];
  readonly listed: readonly OverviewEntry[];
}

/**
 * Completes the rows with their verdicts, worst first: which of the spots without a thread are posted while
 * places are free, which fail the check, and which are listed. Nothing that was selected vanishes: what has
 * no thread is listed, and what fails the check below min-level as well. The twin of a spot shares its fate
 * and takes no place.
 */
export function judgeSpots(
  spots: readonly PlannedSpot[],
  { maxThreads, acceptResolved }: Pick<Policy, 'maxThreads' | 'acceptResolved'>,
  free: number,
): Judged {
  const posts: Move[] = [];
  const failing: Spot[] = [];
  const accepted: Spot[] = [];
  const listed: OverviewEntry[] = [];
  const overLimit: SpotVerdict = { disposition: 'over-limit', reason: reasons.overLimit(maxThreads) };
  // Most spots of a whole repository are filtered, and of those the order is not asked.
  const selected = spots.filter((row) => {
    if (row.spot.suppressed) return false;
    row.verdict = verdictSoFar(row);
    const disposition = row.verdict?.disposition;
    return disposition !== 'existing' && (disposition !== 'filtered' || row.counts);
  });
  const sorted = selected.toSorted((a, b) => compareSpots(a.spot, b.spot));
  let places = free;
  for (const row of sorted) {
    if (row.verdict !== undefined || row.cover !== undefined) continue;
    row.verdict = places > 0 ? posted(row) : overLimit;
    places -= 1;
  }
  for (const row of sorted) {
    row.verdict ??= verdictOfTwin(row);
    const { spot, isNew, verdict } = row;
    const { disposition, reason } = verdict;
    if (disposition === 'posted') posts.push(...toPost(row, reason));
    const list = (why: OverviewEntry['why']): void => {
      listed.push({ spot, why, reason, ...(isNew && { asNew: true }) });
    };
    if (disposition === 'unanchored' || disposition === 'over-limit') list(disposition);
    if (!row.counts) continue;
    const isAccepted = acceptResolved && isDecided(row, verdict);
    const owner = ownerOf(row);
    // Twins are one thing to mend, and people count threads.
    const isTold =
      owner?.verdict && owner.counts && isAccepted === (acceptResolved && isDecided(owner, owner.verdict));
    if (!isTold) (isAccepted ? accepted : failing).push(row.newPart);
    if (disposition === 'filtered') list('below-min-level');
    // Its thread is closed, since its file is no longer part of the diff.
    if (disposition === 'moved-on' && !isAccepted) list('unanchored');
  }
  return { posts, failing, accepted, listed };
}

/** What is known before places are given: of what has a thread, or that of a twin, and of what gets none. */
function verdictSoFar({ cover, thread, move, whyNone }: PlannedSpot): SpotVerdict | undefined {
  if (cover?.kind === 'thread') return toCovered(cover, cover.by);
  if (cover !== undefined) return cover.by.thread && toCovered(cover, cover.by.thread.thread);
  if (thread === undefined || move === undefined) return whyNone;
  const { discussionId } = thread.thread;
  return { disposition: dispositionOf(move, thread), reason: move.reason, discussionId, tier: thread.tier };
}

function dispositionOf(move: Move, { inDiff }: FoundThread): Disposition {
  if (move.kind === 'keep' || move.kind === 'edit') return 'kept';
  if (move.kind === 'reopen') return 'reopened';
  if (move.kind === 'leave' && move.because === 'held') return 'kept';
  const byPeople = (move.kind === 'leave' && move.because === 'people') || isDecidedByReply(move);
  return byPeople && inDiff ? 'resolved-by-people' : 'moved-on';
}

/** The verdict on a spot whose twin gets a thread in this run, or would if there were a place for it. */
function verdictOfTwin({ cover }: PlannedSpot): SpotVerdict {
  if (cover?.kind !== 'spot') throw new RangeError('a spot without a verdict');
  const { verdict } = cover.by;
  return verdict?.disposition === 'over-limit' ? verdict : toCovered(cover);
}

/** @param thread that stands for the spot already, or is reopened */
function toCovered(
  cover: NonNullable<PlannedSpot['cover']>,
  thread?: { readonly discussionId: string },
): SpotVerdict {
  const owner = cover.kind === 'spot' ? cover.by.spot.findings[0] : undefined;
  return {
    disposition: 'covered',
    reason: cover.reason,
    ...(owner && { owner }),
    ...(thread && { discussionId: thread.discussionId }),
  };
}

function posted({ isNew, compared }: PlannedSpot): SpotVerdict {
  const wasThere = compared?.kind === 'new' && compared.was !== undefined;
  const reason = wasThere ? reasons.EDITED_SINCE_BASE : isNew ? reasons.NEW_SINCE_BASE : reasons.NEW;
  return { disposition: 'posted', reason };
}

function toPost(
  { spot, anchoring, compared, twins, resembles, isNew }: PlannedSpot,
  reason: string,
): readonly Move[] {
  if (anchoring.kind !== 'anchored') return [];
  const covered = twins.map((twin) => twin.spot);
  const was = compared?.kind === 'new' ? compared.was : undefined;
  return [
    {
      kind: 'post',
      spot,
      anchor: anchoring.anchor,
      reason,
      ...(was !== undefined && { was }),
      ...(resembles && { resembles }),
      ...((isNew || twins.some((twin) => twin.isNew)) && { asNew: true }),
      ...(covered.length > 0 && { twins: toTwins(covered.map(toTwin)), covered }),
    },
  ];
}

/** The spot whose thread is about this one too. */
function ownerOf({ cover }: PlannedSpot): PlannedSpot | undefined {
  return cover?.kind === 'thread' ? cover.of : cover?.by;
}

/** A person decided that the finding needs no change, and that may count. */
function isDecided({ cover, thread: row }: PlannedSpot, { disposition }: SpotVerdict): boolean {
  if (cover?.kind === 'thread') return cover.isDecided && isAcceptable(cover.by);
  if (row === undefined || !isAcceptable(row.thread)) return false;
  return disposition === 'resolved-by-people' || (disposition === 'moved-on' && isLeftToPeople(row.thread));
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
