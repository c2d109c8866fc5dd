import type { Anchoring } from '../diff/anchor.ts';
import { type Place, type Scope, scopeKey } from '../finding/finding.ts';
import { keyOfPlace, problemKey } from '../finding/rule-ids.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import type { Pair } from '../match/pool.ts';
import { compareTexts } from '../text/compare-texts.ts';
import type { NowAt, ThreadMarker } from '../thread/mark.ts';
import { isDoubted, isLeftToPeople, isProven, type OwnThread, threadState } from '../thread/own-thread.ts';
import { names, sameTwins, type Twin, toTwin, toTwins } from '../thread/wording.ts';
import type { SpotVerdict } from './account.ts';
import type { Move } from './move.ts';
import * as reasons from './reasons.ts';
import type { Selection } from './selection.ts';
import { isForJob, type Policy, type Situation, scopeStatus } from './situation.ts';

/** A thread that stands: it is open, or a person resolved it. */
interface StandingThread {
  readonly thread: OwnThread;
  /** Its spot; missing where the thread is held. */
  readonly spot?: Spot;
  /** Where it is in the analyzed commit. */
  readonly path: string;
  readonly line: number;
}

/** The input of `findTwins`. */
interface TwinParts {
  /** Spots that would get a thread, or have theirs reopened. */
  readonly wanting: readonly Spot[];
  readonly standing: readonly StandingThread[];
}

/** Why a spot gets no thread of its own: that of a twin stands, or the twin gets one. */
type TwinCover =
  | { readonly kind: 'thread'; readonly by: StandingThread }
  | { readonly kind: 'spot'; readonly by: Spot };

/**
 * Which spots are covered by the thread of a twin, by their keys. Twins are reported by two tools on the same
 * line by rules of the same own name. A thread that stands covers them, the smallest id first; one that a
 * person resolved only those that its comment named, at no worse level. Of what is left the worst level gets
 * a thread, else the first name of a tool.
 */
function findTwins({ wanting, standing }: TwinParts): ReadonlyMap<string, TwinCover> {
  const covers = new Map<string, TwinCover>();
  const tools = new Set([
    ...wanting.map(({ scope }) => scope.tool),
    ...standing.map((one) => scopeOf(one).tool),
  ]);
  if (tools.size < 2) return covers;
  const threads = Map.groupBy(
    standing.toSorted((a, b) => compareTexts(a.thread.commentId, b.thread.commentId)),
    (one) => problemKey(one.path, one.line, one.spot?.rule.id ?? one.thread.evidence.ruleId),
  );
  const spots = Map.groupBy(wanting, ({ place, rule }) => keyOfPlace(place, rule.id));
  for (const [key, group] of spots) {
    if (key === undefined) continue;
    const left = group.filter((spot) => {
      const by = threads.get(key)?.find((one) => isCoveredBy(spot, one));
      if (by !== undefined) covers.set(spot.key, { kind: 'thread', by });
      return by === undefined;
    });
    const [owner, ...others] = left.toSorted(compareOwners);
    for (const spot of others) {
      if (owner !== undefined && spot.scope.tool !== owner.scope.tool)
        covers.set(spot.key, { kind: 'spot', by: owner });
    }
  }
  return covers;
}

function isCoveredBy(spot: Spot, one: StandingThread): boolean {
  const { thread } = one;
  if (scopeOf(one).tool === spot.scope.tool) return false;
  if (!isLeftToPeople(thread)) return true;
  // Nobody has decided about what the comment did not say, or what somebody else may have made up.
  return !isDoubted(thread) && names(thread.twins ?? [], spot);
}

function scopeOf({ spot, thread }: StandingThread): Scope {
  return spot?.scope ?? thread.evidence.scope;
}

function compareOwners(a: Spot, b: Spot): number {
  return (
    compareLevels(a.level, b.level) || compareTexts(a.scope.tool, b.scope.tool) || compareTexts(a.key, b.key)
  );
}

/** A pair and the move of its thread without a look at twins. */
interface PlannedPair {
  readonly pair: Pair;
  readonly move: Move;
}

/** Spots that the threads of their twins cover, by their keys. */
export interface Covers {
  readonly of: ReadonlyMap<string, TwinCover>;
  /** The spots that a thread covers, or that are covered by the new thread of the spot with this key. */
  twinsOf(owner: OwnThread | string): readonly Spot[];
}

/** Finds the twins of a situation; none where each is to have its own thread. */
export function coverTwins(
  situation: Situation,
  { twins }: Pick<Policy, 'twins'>,
  selection: Selection,
  planned: readonly PlannedPair[],
  absent: readonly Move[],
  ownScopes: ReadonlySet<string>,
): Covers {
  const covers =
    twins === 'apart'
      ? new Map<string, TwinCover>()
      : findTwins({
          wanting: [...wantReopening(planned), ...wantPosting(situation, selection, planned)],
          standing: [...standingWithSpot(situation, planned), ...standingHeld(situation, absent, ownScopes)],
        });
  const byOwner = new Map<OwnThread | string, Spot[]>();
  for (const spot of situation.spots) {
    const cover = covers.get(spot.key);
    if (cover === undefined) continue;
    const owner = cover.kind === 'thread' ? cover.by.thread : cover.by.key;
    const spots = byOwner.get(owner);
    if (spots === undefined) byOwner.set(owner, [spot]);
    else spots.push(spot);
  }
  return { of: covers, twinsOf: (owner) => byOwner.get(owner) ?? [] };
}

function wantReopening(planned: readonly PlannedPair[]): readonly Spot[] {
  return planned.flatMap(({ pair: { thread, spot }, move }) =>
    move.kind === 'reopen' && threadState(thread).kind === 'resolved-by-us' ? [spot] : [],
  );
}

function wantPosting(
  { spots, anchorings }: Situation,
  { verdictWithoutThread }: Selection,
  planned: readonly PlannedPair[],
): readonly Spot[] {
  const paired = new Set(planned.map(({ pair }) => pair.spot.key));
  return spots.filter((spot, index) => {
    const anchoring = anchorings[index];
    if (spot.suppressed || spot.place.kind !== 'lines' || anchoring === undefined) return false;
    return !paired.has(spot.key) && verdictWithoutThread(spot, anchoring) === undefined;
  });
}

function standingWithSpot({ inDiff }: Situation, planned: readonly PlannedPair[]): readonly StandingThread[] {
  return planned.flatMap(({ pair: { thread, spot } }): readonly StandingThread[] => {
    const { place, suppressed } = spot;
    if (place.kind !== 'lines' || suppressed || !inDiff(spot)) return [];
    if (threadState(thread).kind === 'resolved-by-us') return [];
    return [{ thread, spot, path: place.path, line: place.startLine }];
  });
}

/**
 * Threads whose finding may be there, of what this run has analyzed. Where a log could not be read, nobody
 * knows what it was of, and a tool of this job may have no run: then those count that were twins in an
 * earlier run.
 */
function standingHeld(
  { placeNow, job, completeness: { failures } }: Situation,
  absent: readonly Move[],
  ownScopes: ReadonlySet<string>,
): readonly StandingThread[] {
  return absent.flatMap((move): readonly StandingThread[] => {
    if (move.kind !== 'leave' || move.because !== 'held') return [];
    const { thread } = move;
    const isOfRun =
      ownScopes.has(scopeKey(thread.evidence.scope)) ||
      (thread.twins !== undefined && (failures.length > 0 || isForJob(job, thread)));
    if (!isOfRun || !isStanding(thread)) return [];
    const where = placeNow(thread);
    if (where.kind !== 'file' || where.line === undefined || where.line === 0) return [];
    return [{ thread, path: where.path, line: where.line }];
  });
}

/** Where a run began to resolve a thread and did not finish, only the flag tells. */
function isStanding(thread: OwnThread): boolean {
  const { kind } = threadState(thread);
  return kind === 'unfinished' ? thread.flag === false : kind !== 'resolved-by-us';
}

/** The move of a thread, now that its twins are known, and where its finding is. */
export function withSaying(
  { pair, move }: PlannedPair,
  covers: Covers,
  situation: Situation,
  anchoring: Anchoring | undefined,
): Move {
  const { thread, spot } = pair;
  const cover = covers.of.get(spot.key);
  if (cover !== undefined)
    return { kind: 'leave', thread, spot, because: 'done', reason: describeCover(cover) };
  if (!situation.edits || thread.own === undefined || isDoubted(thread)) return move;
  if (move.kind !== 'keep' && move.kind !== 'reopen') return move;
  const standing = thread.own.marker.twins ?? [];
  const spots = [
    ...covers.twinsOf(thread),
    ...covers.twinsOf(spot.key),
    ...findExistingTwins(standing, spot, situation),
  ];
  const twins = toTwins([...spots.map(toTwin), ...doubtful(standing, spots, spot, situation)]);
  const nowAt = placeElsewhere(thread.own.marker, spot.place, anchoring);
  if (move.kind === 'reopen') return { ...move, twins, nowAt };
  const said = thread.own.marker.nowAt;
  const isSamePlace = said?.path === nowAt?.path && said?.line === nowAt?.line;
  if (!sameTwins(twins, standing))
    return { ...move, kind: 'edit', twins, nowAt, reason: reasons.namesOtherTools(move.reason) };
  return isSamePlace
    ? move
    : { ...move, kind: 'edit', twins, nowAt, reason: reasons.namesOtherPlace(move.reason) };
}

/** Where a finding is that is in another file than its comment was posted on. */
function placeElsewhere(
  { evidence, nowAt: said }: ThreadMarker,
  place: Place,
  anchoring: Anchoring | undefined,
): NowAt | null {
  const known = anchoring?.kind === 'anchored' ? anchoring.anchor : undefined;
  const path = known?.path ?? place.path;
  // Where another key signs, the comment may have the evidence of the place that it names.
  if (path === undefined || (path === evidence.path && path !== said?.path)) return null;
  return { path, line: place.kind === 'lines' ? (known?.newLine ?? place.startLine) : 0 };
}

/** Twins that the comment names and that the base had as well: a log of the base changes no comment. */
function findExistingTwins(
  standing: readonly Twin[],
  { place, rule }: Spot,
  { matching, compared }: Situation,
): readonly Spot[] {
  const key = keyOfPlace(place, rule.id);
  if (compared === undefined || standing.length === 0 || key === undefined) return [];
  return matching.spots.filter(
    (spot) =>
      compared.get(spot.key)?.kind === 'existing' &&
      keyOfPlace(spot.place, spot.rule.id) === key &&
      names(standing, { ...spot, level: 'none' }),
  );
}

/** Twins that the comment names and of which this run does not prove that they are gone. */
function doubtful(
  standing: readonly Twin[],
  spots: readonly Spot[],
  { place }: Spot,
  situation: Situation,
): readonly Twin[] {
  const { heldScope, heldFile } = scopeStatus(situation);
  return standing.filter((twin) => {
    const key = scopeKey(twin.scope);
    const isHeld =
      situation.completeness.failures.length > 0 ||
      heldScope(key) !== undefined ||
      heldFile(key, place.path ?? '') !== undefined;
    return isHeld && !spots.some((spot) => names([{ ...twin, level: 'error' }], spot));
  });
}

/**
 * What becomes of the findings of a covered spot.
 *
 * @param thread of the spot that covers it, where that has one to be reopened
 */
export function coveredVerdict(cover: TwinCover, thread?: OwnThread): SpotVerdict {
  const disposition = 'covered';
  if (cover.kind === 'thread')
    return { disposition, reason: describeCover(cover), discussionId: cover.by.thread.discussionId };
  const { findings } = cover.by;
  return {
    disposition,
    reason: describeCover(cover),
    ...(findings[0] && { owner: findings[0] }),
    ...(thread && { discussionId: thread.discussionId }),
  };
}

function describeCover(cover: TwinCover): string {
  if (cover.kind === 'spot') return reasons.twinGetsThread(cover.by.scope);
  const { thread } = cover.by;
  const reason = reasons.sameProblem(thread.evidence.scope, thread.discussionId);
  return isDecided(cover) ? reasons.decidedWithTwin(reason) : reason;
}

/** A person resolved the thread that covers a spot, and its comment named that spot. */
export function isDecided(cover: TwinCover): boolean {
  if (cover.kind === 'spot' || !isProven(cover.by.thread)) return false;
  return isLeftToPeople(cover.by.thread);
}
