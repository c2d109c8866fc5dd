import { scopeKey } from '../finding/finding.ts';
import { keyOfPlace } from '../finding/rule-ids.ts';
import type { Spot } from '../finding/spot.ts';
import { hashEntries, hashScopes, type OwnOverview } from '../thread/mark.ts';
import * as reasons from './reasons.ts';

/** A selected finding that has no thread, and why. */
export interface OverviewEntry {
  readonly spot: Spot;
  readonly why: 'unanchored' | 'over-limit' | 'below-min-level' | 'not-posted';
  readonly reason: string;
  /** The change brings it in, by the log of the base. */
  readonly asNew?: true;
  /** The one of another tool about the same problem, in whose row it is named. */
  readonly twinOf?: Spot;
}

/** The entries, each twin with the first of its problem: the list is worst first. */
export function pairTwins(entries: readonly OverviewEntry[]): readonly OverviewEntry[] {
  const owners = new Map<string, Spot>();
  return entries.map((entry) => {
    const { spot } = entry;
    const key = keyOfPlace(spot.place, spot.rule.id);
    if (key === undefined) return entry;
    const owner = owners.get(key) ?? spot;
    owners.set(key, owner);
    return owner.scope.tool === spot.scope.tool ? entry : { ...entry, twinOf: owner };
  });
}

/**
 * What happens to the one top-level comment of this job. `obsolete` ones are deleted, after a new one stands.
 */
export interface OverviewMove {
  readonly kind: 'none' | 'keep' | 'post' | 'edit' | 'delete';
  readonly entries: readonly OverviewEntry[];
  readonly obsolete: readonly OwnOverview[];
  /** The one that is edited. */
  readonly current?: OwnOverview;
  readonly reason: string;
}

/** Whether a comment is posted, edited or deleted for it. */
export function writesOverview({ kind, obsolete }: OverviewMove): boolean {
  return kind === 'post' || kind === 'edit' || obsolete.length > 0;
}

/**
 * What happens to the overview: posted when there is something to say, replaced when a finding is new in it,
 * deleted when it would be empty. A comment that cannot be edited stays as it is when only some findings are
 * gone; one that can be is edited whenever it lists others. One that an older key signed stands only where
 * there is no other, and is never deleted.
 *
 * @param existing overviews of this job; more than one where runs raced or died
 * @param carrier how a new text gets there: by an edit, where the service takes edits
 * @param proof `partial` where an analysis failed: then an empty overview proves nothing
 */
export function planOverview(
  entries: readonly OverviewEntry[],
  existing: readonly OwnOverview[],
  mode: 'auto' | 'never',
  proof: 'complete' | 'partial',
  carrier: 'post' | 'edit' = 'post',
): OverviewMove {
  const leave = (reason: string): OverviewMove => ({ kind: 'none', entries, obsolete: [], reason });
  if (mode === 'never') return leave(reasons.OVERVIEW_NEVER);
  const sorted = existing.toSorted((a, b) => (a.commentId < b.commentId ? -1 : 1));
  // Who can edit its comments knows which are its own, and can delete no other.
  const oldestFirst = sorted.filter(
    ({ older, own }) => older === undefined && (carrier === 'post' || own !== undefined),
  );
  const [current, ...others] = oldestFirst;
  if (entries.length === 0) {
    if (oldestFirst.length === 0) return leave(reasons.OVERVIEW_NOT_NEEDED);
    if (proof === 'partial') return leave(reasons.OVERVIEW_UNPROVEN);
    return {
      kind: 'delete',
      entries,
      obsolete: oldestFirst,
      reason: reasons.OVERVIEW_NOT_NEEDED_NOW,
    };
  }
  if (carrier === 'edit' && current !== undefined) return planEdit(entries, current, others);
  const standing = oldestFirst.length === 0 ? sorted : oldestFirst;
  const listing = standing.find((overview) => lists(overview, entries));
  if (listing !== undefined) {
    const obsolete = oldestFirst.filter((overview) => overview !== listing);
    return { kind: 'keep', entries, obsolete, reason: reasons.OVERVIEW_LISTS_ALL };
  }
  const reason = standing.length === 0 ? reasons.OVERVIEW_MISSING : reasons.OVERVIEW_LACKS;
  return { kind: 'post', entries, obsolete: oldestFirst, reason };
}

function planEdit(
  entries: readonly OverviewEntry[],
  current: OwnOverview,
  obsolete: readonly OwnOverview[],
): OverviewMove {
  if (current.own === 'outdated')
    return { kind: 'edit', current, entries, obsolete, reason: reasons.OVERVIEW_KEY };
  const isSame = lists(current, entries) && current.entries.length === hashesOf(current, entries).length;
  return isSame
    ? { kind: 'keep', entries, obsolete, reason: reasons.OVERVIEW_SAME }
    : { kind: 'edit', current, entries, obsolete, reason: reasons.OVERVIEW_OTHERS };
}

function lists(overview: OwnOverview, entries: readonly OverviewEntry[]): boolean {
  const listed = new Set(overview.entries);
  return hashesOf(overview, entries).every((hash) => listed.has(hash));
}

function hashesOf({ keys }: OwnOverview, entries: readonly OverviewEntry[]): readonly string[] {
  return hashEntries(
    keys,
    entries.map(({ spot }) => spot),
  );
}

/**
 * The overviews of this job: those under its name, and those that it wrote under another one before its check
 * was renamed. These are told by their scopes, which no two jobs share.
 *
 * @param job name of the job's check
 */
export function overviewsOfJob(
  overviews: readonly OwnOverview[],
  job: string,
  ownScopes: ReadonlySet<string>,
): readonly OwnOverview[] {
  return overviews.filter((overview) => {
    if (overview.job === job) return true;
    const { keys, scopes } = overview;
    const hashes = [...ownScopes].flatMap((scope) => hashScopes(keys, [scope]));
    return scopes.length > 0 && scopes.every((hash) => hashes.includes(hash));
  });
}

/** One finding is no list. */
const FEWEST = 2;

/**
 * Where one rule makes more than half of what is over the limit of threads: that, and the line for the
 * configuration file that silences it or makes less of it. Undefined where no rule does.
 */
export function describeDominantRule(listed: readonly OverviewEntry[]): string | undefined {
  const over = listed.filter(({ why }) => why === 'over-limit').map(({ spot }) => spot);
  const [most] = [
    ...Map.groupBy(over, ({ scope, rule }) => JSON.stringify([scopeKey(scope), rule.id])).values(),
  ].toSorted((a, b) => b.length - a.length);
  const first = most?.[0];
  if (most === undefined || first === undefined) return undefined;
  if (over.length < FEWEST || most.length * 2 <= over.length) return undefined;
  return reasons.dominantRule(most.length, over.length, first.rule.id, first.scope);
}
