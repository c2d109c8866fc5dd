import type { Spot } from '../finding/spot.ts';
import { hashEntries, type OwnOverview } from '../thread/overview-marker.ts';

/** A selected finding that has no thread, and why. */
export interface OverviewEntry {
  readonly spot: Spot;
  readonly why: 'unanchored' | 'over-limit' | 'below-min-level';
  readonly reason: string;
}

/** What happens to the one top-level comment of this job. `obsolete` ones are deleted, after a new one stands. */
export interface OverviewMove {
  readonly kind: 'none' | 'keep' | 'post' | 'delete';
  readonly entries: readonly OverviewEntry[];
  readonly obsolete: readonly OwnOverview[];
  readonly reason: string;
}

/**
 * Decides about the overview: posted when there is something to say, replaced when a finding is new in it, deleted when it would be empty. A
 * comment cannot be edited, so an overview of which only some findings are gone stays as it is. One that an older key signed stands only where there is
 * no other, and is never deleted.
 *
 * @param existing overviews of this job; more than one where runs raced or died
 * @param proof `partial` where an analysis failed: then an empty overview proves nothing
 */
export function decideOverview(
  entries: readonly OverviewEntry[],
  existing: readonly OwnOverview[],
  mode: 'auto' | 'never',
  proof: 'complete' | 'partial',
): OverviewMove {
  const leave = (reason: string): OverviewMove => ({ kind: 'none', entries, obsolete: [], reason });
  if (mode === 'never') return leave('overview-comment is never');
  const sorted = existing.toSorted((a, b) => (a.commentId < b.commentId ? -1 : 1));
  const oldestFirst = sorted.filter(({ older }) => older === undefined);
  if (entries.length === 0) {
    if (oldestFirst.length === 0) return leave('every selected finding has a thread');
    if (proof === 'partial') return leave('the analysis is not complete');
    return {
      kind: 'delete',
      entries,
      obsolete: oldestFirst,
      reason: 'every selected finding has a thread now',
    };
  }
  const standing = oldestFirst.length === 0 ? sorted : oldestFirst;
  const current = standing.find((overview) => lists(overview, entries));
  if (current !== undefined) {
    const obsolete = oldestFirst.filter((overview) => overview !== current);
    return { kind: 'keep', entries, obsolete, reason: 'no finding is new in it' };
  }
  const reason = standing.length === 0 ? 'there was none yet' : 'a finding is new in it';
  return { kind: 'post', entries, obsolete: oldestFirst, reason };
}

function lists(overview: OwnOverview, entries: readonly OverviewEntry[]): boolean {
  const listed = new Set(overview.entries);
  return hashEntries(
    overview.keys,
    entries.map(({ spot }) => spot),
  ).every((hash) => listed.has(hash));
}
