import { keyOfPlace, problemKey } from '../finding/rule-ids.ts';
import type { Spot } from '../finding/spot.ts';
import type { Matching } from '../match/pool.ts';
import { hashEntry, lookOf, type OwnOverview } from '../thread/mark.ts';
import { isUnbound, type OwnThread, threadState } from '../thread/own-thread.ts';
import { names, type Twin } from '../thread/wording.ts';
import type { AbsentThread, FoundThread, ObservedSpot, Situation, ThreadPlace } from './situation.ts';

/** What of a spot is observed without a look at threads. */
export type PlacedSpot = Omit<ObservedSpot, 'wasNew' | 'thread' | 'resembles'>;

/** What rows are made of beside the matching. */
interface Ground {
  /** One for each spot. */
  readonly placed: readonly PlacedSpot[];
  readonly overviews: readonly OwnOverview[];
  /** The file of the spot is part of the diff, or nobody knows the file. */
  inDiff(spot: Spot): boolean;
  placeNow(thread: OwnThread): ThreadPlace;
}

/**
 * Makes the rows of a situation: each spot with its thread, and each thread with what became of its place.
 */
export function toRows(
  { pairs, threads }: Pick<Matching, 'pairs' | 'threads'>,
  { placed, overviews, inDiff, placeNow }: Ground,
): Pick<Situation, 'spots' | 'found' | 'absent'> {
  const rows = new Map(placed.map((row) => [row.spot.key, row] as const));
  const found = pairs.map((pair): FoundThread => {
    const anchoring = rows.get(pair.spot.key)?.anchoring;
    return {
      ...pair,
      state: threadState(pair.thread),
      inDiff: inDiff(pair.spot),
      ...(anchoring?.kind === 'anchored' && { anchor: anchoring.anchor }),
    };
  });
  const absent = threads.map(
    (one): AbsentThread => ({ ...one, state: threadState(one.thread), now: placeNow(one.thread) }),
  );
  const threadOf = new Map(found.map((row) => [row.spot.key, row] as const));
  // One that goes with the post is not named in it.
  const staying = absent.filter(({ thread }) => !isUnbound(thread));
  const resembling = new Map(staying.map((row) => [row.resembled?.key, row] as const));
  const wasPosted = findPostedAsNew(found, absent);
  const wasListed = findListedAsNew(
    overviews,
    placed.flatMap(({ spot, compared }) =>
      threadOf.get(spot.key)?.inDiff || compared?.kind === 'existing' ? [] : [spot],
    ),
  );
  const spots = placed.map((row): ObservedSpot => {
    const { spot } = row;
    const [thread, resembles] = [threadOf.get(spot.key), resembling.get(spot.key)];
    return {
      ...row,
      wasNew: wasPosted(spot) || wasListed(spot),
      ...(thread && { thread }),
      ...(resembles && { resembles }),
    };
  });
  return { spots, found, absent };
}

/**
 * Tells which of these spots the overviews list as such that the change brings in: of those that look alike
 * as many as are listed so, the first ones.
 *
 * @param spots that may be listed: those without a thread that stands
 */
function findListedAsNew(overviews: readonly OwnOverview[], spots: readonly Spot[]): (spot: Spot) => boolean {
  const found = new Set<string>();
  for (const { keys, entries, asNew } of overviews) {
    if (asNew === undefined) continue;
    const [listed, listedAsNew] = [new Set(entries), new Set(asNew)];
    for (const [look, alike] of Map.groupBy(spots, (spot) => lookOf(keys, spot))) {
      let times = 0;
      for (let count = 1; listed.has(hashEntry(keys, look, count)); count += 1)
        if (listedAsNew.has(hashEntry(keys, look, count))) times += 1;
      for (const { key } of alike.slice(0, times)) found.add(key);
    }
  }
  return ({ key }) => found.has(key);
}

/** Tells which spots have a thread that was posted as new, or are named in such a thread of a twin. */
function findPostedAsNew(
  found: readonly FoundThread[],
  absent: readonly AbsentThread[],
): (spot: Spot) => boolean {
  const posted = new Set<string>();
  const twinsAt = new Map<string, readonly Twin[]>();
  for (const { thread, spot } of found) {
    if (!thread.asNew) continue;
    posted.add(spot.key);
    const key = keyOfPlace(spot.place, spot.rule.id);
    if (key !== undefined && thread.twins !== undefined) twinsAt.set(key, thread.twins);
  }
  for (const { thread, now } of absent) {
    if (!thread.asNew || thread.twins === undefined) continue;
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
