import { scopeKey } from '../finding/finding.ts';
import { keyOfPlace, problemKey } from '../finding/rule-ids.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import { compareTexts } from '../text/compare-texts.ts';
import type { NowAt, ThreadMarker } from '../thread/mark.ts';
import { isDoubted, isLeftToPeople, isProven, type OwnThread } from '../thread/own-thread.ts';
import { names, sameTwins, type Twin, toTwin, toTwins } from '../thread/wording.ts';
import type { Move } from './move.ts';
import type { PlannedSpot } from './planned-spot.ts';
import * as reasons from './reasons.ts';
import { type AbsentThread, isForJob, type ObservedSpot, type Situation } from './situation.ts';

// Twins are reported by two tools on the same line by rules of the same own name: one has the thread, and the
// others are covered.

/** A thread without a spot, and what happens to it. */
interface PlannedAbsent {
  readonly row: AbsentThread;
  readonly move: Move;
}

/** A thread that is open, or that a person resolved. */
interface StandingThread {
  readonly thread: OwnThread;
  /** Its spot; missing where the thread is held. */
  readonly of?: PlannedSpot;
  /** Where it is in the analyzed commit. */
  readonly path: string;
  readonly line: number;
}

/**
 * Completes the rows of spots that the thread of a twin covers. A thread that stands covers them, the
 * smallest id first; one that a person resolved only those that its comment named, at no worse level. Of what
 * is left the worst level gets a thread, else the first name of a tool.
 */
export function coverTwins(
  spots: readonly PlannedSpot[],
  absent: readonly PlannedAbsent[],
  situation: Situation,
): void {
  const wanting = spots.filter((row) => wantsReopening(row) || wantsPosting(row));
  const standing = [
    ...spots.flatMap((row) => standingOf(row) ?? []),
    ...absent.flatMap((one) => standingHeld(one, situation) ?? []),
  ];
  const tools = new Set([...wanting.map(({ spot }) => spot.scope.tool), ...standing.map(toolOf)]);
  if (tools.size < 2) return;
  const threads = Map.groupBy(
    standing.toSorted((a, b) => compareTexts(a.thread.commentId, b.thread.commentId)),
    (one) => problemKey(one.path, one.line, one.of?.spot.rule.id ?? one.thread.evidence.ruleId),
  );
  const groups = Map.groupBy(wanting, ({ spot: { place, rule } }) => keyOfPlace(place, rule.id));
  groups.delete(undefined);
  for (const [key, group] of groups) {
    const left = group.filter((row) => {
      const by = threads.get(key)?.find((one) => isCoveredBy(row, one));
      if (by !== undefined) row.cover = toCover(by);
      return by === undefined;
    });
    const [owner, ...others] = left.toSorted(compareOwners);
    for (const row of others) {
      if (owner !== undefined && row.spot.scope.tool !== owner.spot.scope.tool)
        row.cover = { kind: 'spot', by: owner, reason: reasons.twinGetsThread(owner.spot.scope) };
    }
  }
  for (const row of spots) {
    const owner = row.cover?.kind === 'thread' ? row.cover.of : row.cover?.by;
    owner?.twins.push(row);
  }
}

function toCover({ thread, of }: StandingThread): NonNullable<PlannedSpot['cover']> {
  const isDecided = isProven(thread) && isLeftToPeople(thread);
  const reason = reasons.sameProblem(thread.evidence.scope, thread.discussionId);
  const told = isDecided ? reasons.decidedWithTwin(reason) : reason;
  return { kind: 'thread', by: thread, ...(of && { of }), isDecided, reason: told };
}

function isCoveredBy({ spot }: PlannedSpot, one: StandingThread): boolean {
  const { thread } = one;
  if (toolOf(one) === spot.scope.tool) return false;
  if (!isLeftToPeople(thread)) return true;
  // Nobody has decided about what the comment did not say, or what somebody else may have made up.
  return !isDoubted(thread) && names(thread.twins ?? [], spot);
}

function toolOf({ of, thread }: StandingThread): string {
  return (of?.spot.scope ?? thread.evidence.scope).tool;
}

function compareOwners({ spot: a }: PlannedSpot, { spot: b }: PlannedSpot): number {
  return (
    compareLevels(a.level, b.level) || compareTexts(a.scope.tool, b.scope.tool) || compareTexts(a.key, b.key)
  );
}

function wantsReopening({ thread, move }: PlannedSpot): boolean {
  return move?.kind === 'reopen' && thread?.state.kind === 'resolved-by-us';
}

function wantsPosting({ spot, thread, whyNone }: PlannedSpot): boolean {
  return !spot.suppressed && spot.place.kind === 'lines' && thread === undefined && whyNone === undefined;
}

function standingOf(row: PlannedSpot): StandingThread | undefined {
  const { place, suppressed } = row.spot;
  const { thread } = row;
  if (place.kind !== 'lines' || suppressed || !thread?.inDiff) return undefined;
  if (thread.state.kind === 'resolved-by-us') return undefined;
  return { thread: thread.thread, of: row, path: place.path, line: place.startLine };
}

/**
 * A thread whose finding may be there, of what this run has analyzed. Where a log could not be read, nobody
 * knows what it was of, and a tool of this job may have no run: then those count that were twins in an
 * earlier run.
 */
function standingHeld(
  { row: { thread, state, now }, move }: PlannedAbsent,
  { scopes, job, completeness: { failures } }: Situation,
): StandingThread | undefined {
  if (move.kind !== 'leave' || move.because !== 'held') return undefined;
  const isOfRun =
    scopes.own.has(scopeKey(thread.evidence.scope)) ||
    (thread.twins !== undefined && (failures.length > 0 || isForJob(job, thread)));
  // Where a run began to resolve a thread and did not finish, only the flag tells.
  const isStanding = state.kind === 'unfinished' ? thread.flag === false : state.kind !== 'resolved-by-us';
  if (!isOfRun || !isStanding) return undefined;
  if (now.kind !== 'file' || now.line === undefined || now.line === 0) return undefined;
  return { thread, path: now.path, line: now.line };
}

/** The move of the thread of a spot, now that its twins are known, and where its finding is. */
export function withNames(row: PlannedSpot, move: Move, thread: OwnThread, situation: Situation): Move {
  const { spot, cover } = row;
  if (cover !== undefined) return { kind: 'leave', thread, spot, because: 'done', reason: cover.reason };
  if (!situation.edits || thread.own === undefined || isDoubted(thread)) return move;
  if (move.kind !== 'keep' && move.kind !== 'reopen') return move;
  const standing = thread.own.marker.twins ?? [];
  const spots = [...row.twins, ...findExistingTwins(standing, row, situation)].map((twin) => twin.spot);
  const twins = toTwins([...spots.map(toTwin), ...doubtful(standing, spots, spot, situation)]);
  const nowAt = placeElsewhere(thread.own.marker, row, situation);
  if (move.kind === 'reopen') return { ...move, twins, nowAt };
  const said = thread.own.marker.nowAt;
  const isSamePlace = said?.path === nowAt?.path && said?.line === nowAt?.line;
  if (!sameTwins(twins, standing))
    return { ...move, kind: 'edit', twins, nowAt, reason: reasons.namesOtherTools(move.reason) };
  return isSamePlace
    ? move
    : { ...move, kind: 'edit', twins, nowAt, reason: reasons.namesOtherPlace(move.reason) };
}

/**
 * Where a finding is that is in another file than its comment was posted on, or on another line of it where
 * the service does not show that.
 */
function placeElsewhere(
  { evidence, newLine, nowAt: said }: ThreadMarker,
  { spot: { place }, anchoring }: ObservedSpot,
  { keepsNumbers }: Pick<Situation, 'keepsNumbers'>,
): NowAt | null {
  const known = anchoring.kind === 'anchored' ? anchoring.anchor : undefined;
  const path = known?.path ?? place.path;
  const line = place.kind === 'lines' ? (known?.newLine ?? place.startLine) : 0;
  // Where another key signs, the comment may have the evidence of the place that it names.
  const isInFile = path === evidence.path && (keepsNumbers || path !== said?.path);
  const hasMoved = keepsNumbers && line > 0 && line !== newLine;
  return path === undefined || (isInFile && !hasMoved) ? null : { path, line };
}

/** Twins that the comment names and that the base had as well: a log of the base changes no comment. */
function findExistingTwins(
  standing: readonly Twin[],
  { spot: { place, rule }, compared }: ObservedSpot,
  { spots }: Situation,
): readonly ObservedSpot[] {
  const key = keyOfPlace(place, rule.id);
  if (compared === undefined || standing.length === 0 || key === undefined) return [];
  return spots.filter(
    ({ spot, thread, compared: of }) =>
      thread === undefined &&
      of?.kind === 'existing' &&
      keyOfPlace(spot.place, spot.rule.id) === key &&
      names(standing, { ...spot, level: 'none' }),
  );
}

/** Twins that the comment names and of which this run does not prove that they are gone. */
function doubtful(
  standing: readonly Twin[],
  spots: readonly Spot[],
  { place }: Spot,
  { scopes: { heldScope, heldFile }, completeness }: Situation,
): readonly Twin[] {
  return standing.filter((twin) => {
    const key = scopeKey(twin.scope);
    const isHeld =
      completeness.failures.length > 0 ||
      heldScope(key) !== undefined ||
      heldFile(key, place.path ?? '') !== undefined;
    return isHeld && !spots.some((spot) => names([{ ...twin, level: 'error' }], spot));
  });
}
