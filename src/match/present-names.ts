import { scopeKey } from '../finding/finding.ts';
import { isAbove } from '../finding/rule-ids.ts';
import type { Spot } from '../finding/spot.ts';
import { hashMessages } from '../thread/evidence.ts';
import type { OwnThread } from '../thread/own-thread.ts';

/** Where a thread's line is now. */
interface Where {
  readonly path: string;
  readonly line: number;
}

/** Scope and rule as one key. */
export function ruleKey(scope: Spot['scope'], ruleId: string): string {
  return JSON.stringify([scopeKey(scope), ruleId]);
}

/**
 * Finds the present names of the rules of threads, as keys of scope and rule. An id that still reports is no
 * former name, but for one above a hierarchical id: `CWE-78/api-handler` was once posted as `CWE-78`. Where
 * several rules claim a name it is that of a finding on the thread's line, then of one with its message in
 * the file, unless a thread by that name stands there already; then the first in order has it, whatever the
 * log's order.
 */
export function findPresentNames(
  threads: readonly (Where & { readonly thread: OwnThread })[],
  spots: readonly Spot[],
): readonly string[] {
  const own = threads.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId));
  const claims = findClaims(spots);
  if (claims.size === 0) return own;
  const present = new Set(spots.map(keyOf));
  const reported = new Set(spots.map((spot) => placeKey(keyOf(spot), toWhere(spot))));
  const taken = new Set(threads.map((where, index) => placeKey(own[index] ?? '', where)));
  return threads.map((where, index) => {
    const key = own[index] ?? '';
    const claimants = claims.get(key);
    if (claimants === undefined || reported.has(placeKey(key, where))) return key;
    const free = (claimants.byPath.get(where.path) ?? []).filter(
      (spot) => !taken.has(placeKey(keyOf(spot), toWhere(spot))),
    );
    const here = free.filter((spot) => toWhere(spot).line === where.line);
    const alike = (here.length > 0 ? here : free).filter((spot) => shares(where.thread, spot));
    const [best] = (alike.length > 0 ? alike : here).map(keyOf).toSorted();
    return best ?? (present.has(key) ? key : claimants.first);
  });
}

interface Claimants {
  readonly byPath: Map<string, Spot[]>;
  /** The first key in order. */
  first: string;
}

/** By their key: names that are not, or not only, reported any more, and the spots that claim them. */
function findClaims(spots: readonly Spot[]): ReadonlyMap<string, Claimants> {
  const present = new Set(spots.map(keyOf));
  const claims = new Map<string, Claimants>();
  for (const spot of spots) {
    const { scope, rule } = spot;
    const claimant = keyOf(spot);
    for (const id of rule.deprecatedIds) {
      const key = ruleKey(scope, id);
      if (present.has(key) && !isAbove(id, rule.id)) continue;
      const claimants = claims.get(key) ?? { byPath: new Map(), first: claimant };
      claims.set(key, claimants);
      if (claimant < claimants.first) claimants.first = claimant;
      const { path } = toWhere(spot);
      const inFile = claimants.byPath.get(path);
      if (inFile === undefined) claimants.byPath.set(path, [spot]);
      else inFile.push(spot);
    }
  }
  return claims;
}

function toWhere({ place }: Spot): Where {
  return { path: place.path ?? '', line: place.kind === 'lines' ? place.startLine : 0 };
}

function placeKey(key: string, { path, line }: Where): string {
  return JSON.stringify([key, path, line]);
}

function keyOf({ scope, rule }: Spot): string {
  return ruleKey(scope, rule.id);
}

function shares({ keys, evidence }: OwnThread, spot: Spot): boolean {
  return hashMessages(keys, spot).some((message) => evidence.messages.includes(message));
}
