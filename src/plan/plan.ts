import type { Anchoring } from '../diff/anchor.ts';
import { passesFilter } from '../diff/filter.ts';
import { type Level, scopeKey, scopeName } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import type { DuplicateThread } from '../thread/duplicates.ts';
import { isDeletable } from '../thread/thread-state.ts';
import { account, type JudgedSpot, type SpotVerdict } from './account.ts';
import { decideAbsent, decidePair } from './decide.ts';
import type { Account } from './disposition.ts';
import type { Move } from './move.ts';
import type { OverviewEntry } from './overview.ts';
import type { Policy } from './policy.ts';
import { compareSpots } from './rank.ts';
import type { Situation } from './situation.ts';

/** What a run would do, and why; nothing in it has been done. */
export interface Plan {
  readonly moves: readonly Move[];
  /** One for each result that was read, as it will stand if every move succeeds. */
  readonly accounts: readonly Account[];
  /** Spots at or above the fail level that pass the filter, worst first: with one of them the check fails. */
  readonly failing: readonly Spot[];
  /** Spots that would fail the check but for a person who resolved their thread, worst first. */
  readonly accepted: readonly Spot[];
  /** Selected findings that get no thread, worst first. */
  readonly listed: readonly OverviewEntry[];
}

const POSTED: SpotVerdict = { disposition: 'posted', reason: 'new' };

/**
 * Decides every move and accounts for every result. Pure: the same situation and policy give the same plan.
 */
export function plan(situation: Situation, policy: Policy): Plan {
  const verdictsOfPairs = new Map<string, SpotVerdict>();
  const accepted = new Set<string>();
  const moves: Move[] = [];
  for (const pair of situation.matching.pairs) {
    const move = decidePair(pair, situation);
    moves.push(move);
    const verdict = verdictOfPair(move, situation.inDiff(pair.spot), pair.thread.discussionId);
    verdictsOfPairs.set(pair.spot.key, verdict);
    const byPeople = verdict.disposition === 'resolved-by-people';
    if (policy.acceptResolved && byPeople && !pair.thread.older) accepted.add(pair.spot.key);
  }
  for (const unmatched of situation.matching.threads) moves.push(decideAbsent(unmatched, situation, policy));
  const ownScopes = scopesOfJob(situation);
  for (const duplicate of situation.duplicateThreads)
    moves.push(decideDuplicate(duplicate, situation, ownScopes));
  const free = policy.maxThreads - moves.filter((move) => takesPlace(move, ownScopes)).length;
  const { posts, judged, ...rest } = judgeSpots(situation, policy, free, verdictsOfPairs, accepted);
  return { moves: [...posts, ...moves], accounts: account(situation, judged), ...rest };
}

/**
 * Keys of the scopes that the logs of this job speak of. Threads of all others are those of other jobs, and
 * none of our business.
 */
export function scopesOfJob({
  completeness,
  spots,
}: Pick<Situation, 'completeness' | 'spots'>): ReadonlySet<string> {
  const scopes = new Set([...completeness.complete, ...completeness.heldScopes.map(({ scope }) => scope)]);
  for (const { scope } of spots) scopes.add(scope);
  return new Set([...scopes].map(scopeKey));
}

/** What happens to threads about a finding that has another one. */
export function planDuplicates(
  duplicates: readonly DuplicateThread[],
  situation: Situation,
): readonly Move[] {
  const ownScopes = scopesOfJob(situation);
  return duplicates.map((duplicate) => decideDuplicate(duplicate, situation, ownScopes));
}

function decideDuplicate(
  { thread, winner }: DuplicateThread,
  { laterScopes }: Situation,
  ownScopes: ReadonlySet<string>,
): Move {
  const { scope } = thread.evidence;
  const leave = (why: string): Move => ({
    kind: 'leave',
    thread,
    because: 'held',
    reason: `discussion ${winner.discussionId} is about the same finding, but ${why}`,
  });
  if (!ownScopes.has(scopeKey(scope))) return leave(`this job does not run ${scopeName(scope)}`);
  if (thread.older) {
    return leave('it is signed with an earlier key, which lets no run remove it: resolve it by hand');
  }
  if (laterScopes.some((later) => scopeKey(later) === scopeKey(scope))) {
    return leave(`a later version of sarif-review writes threads of ${scopeName(scope)}`);
  }
  return {
    kind: 'remove-duplicate',
    thread,
    winner,
    by: isDeletable(thread) ? 'deleting' : 'retiring',
    reason: `discussion ${winner.discussionId} is about the same finding`,
  };
}

/**
 * A thread keeps its place until its finding is gone, also when a person resolved it, so that nothing drips
 * in.
 */
function takesPlace(move: Move, ownScopes: ReadonlySet<string>): boolean {
  if (move.kind === 'keep' || move.kind === 'reopen') return true;
  if (move.kind !== 'leave') return false;
  if (move.because === 'people') return move.spot !== undefined;
  return move.because === 'held' && ownScopes.has(scopeKey(move.thread.evidence.scope));
}

function verdictOfPair(move: Move, inDiff: boolean, discussionId: string): SpotVerdict {
  const { reason } = move;
  if (move.kind === 'keep') return { disposition: 'kept', reason, discussionId };
  if (move.kind === 'reopen') return { disposition: 'reopened', reason, discussionId };
  if (move.kind === 'leave' && move.because === 'held') return { disposition: 'kept', reason, discussionId };
  if (move.kind === 'leave' && move.because === 'people' && inDiff) {
    return { disposition: 'resolved-by-people', reason, discussionId };
  }
  return { disposition: 'moved-on', reason, discussionId };
}

interface Judged extends Pick<Plan, 'failing' | 'accepted' | 'listed'> {
  readonly posts: readonly Move[];
  /** Every spot, in the order of the situation. */
  readonly judged: readonly JudgedSpot[];
}

/**
 * Goes over the spots, worst first: which of those without a thread are posted while places are free, which
 * fail the check, and which are listed. Nothing that was selected vanishes: what has no thread is listed, and
 * what fails the check below min-level as well.
 *
 * @param acceptedKeys of spots that do not fail the check, because people resolved their threads
 */
function judgeSpots(
  { spots, anchorings }: Situation,
  policy: Policy,
  free: number,
  verdictsOfPairs: ReadonlyMap<string, SpotVerdict>,
  acceptedKeys: ReadonlySet<string>,
): Judged {
  const posts: Move[] = [];
  const failing: Spot[] = [];
  const accepted: Spot[] = [];
  const listed: OverviewEntry[] = [];
  const overLimit: SpotVerdict = { disposition: 'over-limit', reason: `max-threads is ${policy.maxThreads}` };
  const judged = spots.map((spot, index) => ({
    spot,
    anchoring: anchoringAt(anchorings, index),
    verdict: undefined as SpotVerdict | undefined,
  }));
  // Most spots of a whole repository are filtered, and of those the order is not asked.
  const selected = judged.filter((entry) => {
    const { spot, anchoring } = entry;
    if (spot.suppressed) return false;
    entry.verdict = verdictsOfPairs.get(spot.key) ?? verdictWithoutThread(spot, anchoring, policy);
    return entry.verdict?.disposition !== 'filtered' || counts(spot, anchoring, policy);
  });
  for (const entry of selected.toSorted((a, b) => compareSpots(a.spot, b.spot))) {
    const { spot, anchoring } = entry;
    entry.verdict ??= posts.length < free ? POSTED : overLimit;
    const { disposition, reason } = entry.verdict;
    if (disposition === 'posted' && anchoring.kind === 'anchored')
      posts.push({ kind: 'post', spot, anchor: anchoring.anchor, reason });
    if (disposition === 'unanchored' || disposition === 'over-limit')
      listed.push({ spot, why: disposition, reason });
    if (!counts(spot, anchoring, policy)) continue;
    (acceptedKeys.has(spot.key) ? accepted : failing).push(spot);
    if (disposition === 'filtered') listed.push({ spot, why: 'below-min-level', reason });
  }
  return { posts, judged, failing, accepted, listed };
}

function anchoringAt(anchorings: readonly Anchoring[], index: number): Anchoring {
  const anchoring = anchorings[index];
  if (anchoring === undefined) throw new RangeError(`no anchoring for spot ${index}`);
  return anchoring;
}

/** Why a spot gets no thread, however many are free. */
function verdictWithoutThread(spot: Spot, anchoring: Anchoring, policy: Policy): SpotVerdict | undefined {
  const filtered = whyFiltered(spot, anchoring, policy);
  if (filtered !== undefined) return { disposition: 'filtered', reason: filtered };
  return anchoring.kind === 'unanchored'
    ? { disposition: 'unanchored', reason: anchoring.reason }
    : undefined;
}

function whyFiltered(spot: Spot, anchoring: Anchoring, policy: Policy): string | undefined {
  if (!passesFilter(policy.filterMode, anchoring.narrowest)) {
    const why = anchoring.kind === 'unanchored' ? anchoring.reason : 'its line is not part of the change';
    return `filter-mode ${policy.filterMode}: ${why}`;
  }
  return compareLevels(spot.level, policy.minLevel) > 0
    ? `level ${spot.level} is below min-level ${policy.minLevel}`
    : undefined;
}

/** Whether a spot fails the check, unless people accept it. */
function counts(spot: Spot, anchoring: Anchoring, policy: Policy): boolean {
  return atLeast(spot.level, policy.failLevel) && passesFilter(policy.filterMode, anchoring.narrowest);
}

function atLeast(level: Level, least: Level | 'never'): boolean {
  return least !== 'never' && compareLevels(level, least) <= 0;
}
