import type { Place, Scope } from '../finding/finding.ts';
import { ownRuleName } from '../finding/rule-ids.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import { isDoubted, type OwnThread } from '../thread/own-thread.ts';
import { isLeftToPeople } from '../thread/thread-state.ts';
import { names } from '../thread/twin.ts';

/** A thread that stands: it is open, or a person resolved it. */
export interface StandingThread {
  readonly thread: OwnThread;
  /** Its spot; missing where the thread is held. */
  readonly spot?: Spot;
  /** Where it is in the analyzed commit. */
  readonly path: string;
  readonly line: number;
}

/** What the threads of twins are decided from. */
export interface TwinParts {
  /** Spots that would get a thread, or have theirs reopened. */
  readonly wanting: readonly Spot[];
  readonly standing: readonly StandingThread[];
}

/** Why a spot gets no thread of its own: that of a twin stands, or the twin gets one. */
export type TwinCover =
  | { readonly kind: 'thread'; readonly by: StandingThread }
  | { readonly kind: 'spot'; readonly by: Spot };

/**
 * Which spots are covered by the thread of a twin, by their keys. Twins are reported by two tools on the same
 * line by rules of the same own name. A thread that stands covers them, the smallest id first; one that a
 * person resolved only those that its comment named, at no worse level. Of what is left the worst level gets
 * a thread, else the first name of a tool.
 */
export function findTwins({ wanting, standing }: TwinParts): ReadonlyMap<string, TwinCover> {
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

function keyOfPlace(place: Place, ruleId: string): string | undefined {
  return place.kind === 'lines' ? problemKey(place.path, place.startLine, ruleId) : undefined;
}

/** Of two with one key one is the twin of the other, if their tools differ. */
function problemKey(path: string, line: number, ruleId: string): string | undefined {
  const name = ownRuleName(ruleId);
  return name === undefined ? undefined : JSON.stringify([path, line, name]);
}

function compareOwners(a: Spot, b: Spot): number {
  return (
    compareLevels(a.level, b.level) || compareTexts(a.scope.tool, b.scope.tool) || compareTexts(a.key, b.key)
  );
}

/** By code units, so that every machine decides the same. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
