import type { Spot } from '../finding/spot.ts';
import { hashMessages, hashText } from './evidence.ts';
import type { Keys } from './keyring.ts';

/** What the overview of a job carries. */
export interface OverviewMarker {
  readonly nonce: string;
  /** Name of the job's check: each job has an overview of its own. */
  readonly job: string;
  /** Hashes of the findings that it lists; a finding whose hash is missing is new in it. */
  readonly entries: readonly string[];
  /** Hashes of the scopes of what it lists. */
  readonly scopes: readonly string[];
}

/** An overview comment of ours. */
export interface OwnOverview extends OverviewMarker {
  readonly commentId: string;
  /** Other comments with its nonce: of all of them one is ours at most. */
  readonly twins?: readonly string[];
  /** The keys that its entries were hashed with. */
  readonly keys: Keys;
  /** A key before the present one signed it. */
  readonly older?: true;
  /**
   * Where this client wrote it: it may be edited, where comments can be. `outdated`: another key signed it
   * than the present one, or none did.
   */
  readonly own?: 'present' | 'outdated';
}

/** More would not fit into a marker; findings past this never make an overview new. */
const MOST_ENTRIES = 500;
const MOST_SCOPES = 20;

/** Hashes scopes, given by their keys: each once, in an order of their own. */
export function hashScopes(keys: Keys, scopes: Iterable<string>): readonly string[] {
  return [...new Set(scopes)]
    .toSorted()
    .slice(0, MOST_SCOPES)
    .map((scope) => hashText(keys, JSON.stringify(['scope', scope])));
}

/**
 * Hashes the findings of an overview, worst first. The line plays no part, so that a finding that moves is
 * not new; of several that look alike each has a number of its own, so that one more of them is.
 */
export function hashEntries(keys: Keys, spots: readonly Spot[]): readonly string[] {
  const seen = new Map<string, number>();
  return spots.slice(0, MOST_ENTRIES).map((spot) => {
    const { scope, rule, place } = spot;
    const alike = JSON.stringify([
      scope.tool,
      scope.category,
      rule.id,
      place.path ?? '',
      hashMessages(keys, spot),
    ]);
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    return hashText(keys, JSON.stringify([alike, count]));
  });
}
