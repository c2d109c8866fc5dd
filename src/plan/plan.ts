import type { Anchoring } from '../diff/anchor.ts';
import { passesFilter } from '../diff/filter.ts';
import { type Finding, type Level, scopeKey, scopeName } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import type { DuplicateThread } from '../thread/duplicates.ts';
import { isDeletable } from '../thread/own-thread.ts';
import { decideAbsent, decidePair } from './decide.ts';
import type { Account, Disposition } from './disposition.ts';
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
  /** Selected findings that get no thread, worst first. */
  readonly listed: readonly OverviewEntry[];
}

type Verdict = { readonly disposition: Disposition; readonly reason: string; readonly discussionId?: string };

/** Decides every move and accounts for every result. Pure: the same situation and policy give the same plan. */
export function plan(situation: Situation, policy: Policy): Plan {
  const verdicts = new Map<string, Verdict>();
  const moves: Move[] = [];
  for (const pair of situation.matching.pairs) {
    const move = decidePair(pair, situation);
    moves.push(move);
    verdicts.set(pair.spot.key, verdictOfPair(move, situation.inDiff(pair.spot), pair.thread.discussionId));
  }
  for (const unmatched of situation.matching.threads) moves.push(decideAbsent(unmatched, situation, policy));
  const ownScopes = scopesOfJob(situation);
  moves.push(...planDuplicates(situation.duplicateThreads, situation));
  const free = policy.maxThreads - moves.filter((move) => takesPlace(move, ownScopes)).length;
  const ranked = situation.spots.toSorted(compareSpots);
  const posts = selectPosts(ranked, situation, policy, free, verdicts);
  const failing = ranked.filter((spot) => fails(spot, situation, policy, verdicts));
  return {
    moves: [...posts, ...moves],
    accounts: account(situation, verdicts),
    failing,
    listed: toListed(ranked, verdicts, new Set(failing)),
  };
}

/** Scopes that the logs of this job speak of. Threads of all others are those of other jobs, and none of our business. */
function scopesOfJob({ completeness, spots }: Situation): ReadonlySet<string> {
  const scopes = [
    ...completeness.complete,
    ...completeness.heldScopes.map(({ scope }) => scope),
    ...spots.map(({ scope }) => scope),
  ];
  return new Set(scopes.map(scopeKey));
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

/** Nothing that was selected vanishes: what has no thread is listed, and what fails the check below min-level as well. */
function toListed(
  ranked: readonly Spot[],
  verdicts: ReadonlyMap<string, Verdict>,
  failing: ReadonlySet<Spot>,
): readonly OverviewEntry[] {
  return ranked.flatMap((spot): readonly OverviewEntry[] => {
    const { disposition, reason = '' } = verdicts.get(spot.key) ?? {};
    if (disposition === 'unanchored' || disposition === 'over-limit') {
      return [{ spot, why: disposition, reason }];
    }
    return disposition === 'filtered' && failing.has(spot) ? [{ spot, why: 'below-min-level', reason }] : [];
  });
}

/** A thread keeps its place until its finding is gone, also when a person resolved it, so that nothing drips in. */
function takesPlace(move: Move, ownScopes: ReadonlySet<string>): boolean {
  if (move.kind === 'keep' || move.kind === 'reopen') return true;
  if (move.kind !== 'leave') return false;
  if (move.because === 'people') return move.spot !== undefined;
  return move.because === 'held' && ownScopes.has(scopeKey(move.thread.evidence.scope));
}

function verdictOfPair(move: Move, inDiff: boolean, discussionId: string): Verdict {
  const { reason } = move;
  if (move.kind === 'keep') return { disposition: 'kept', reason, discussionId };
  if (move.kind === 'reopen') return { disposition: 'reopened', reason, discussionId };
  if (move.kind === 'leave' && move.because === 'held') return { disposition: 'kept', reason, discussionId };
  if (move.kind === 'leave' && move.because === 'people' && inDiff) {
    return { disposition: 'resolved-by-people', reason, discussionId };
  }
  return { disposition: 'moved-on', reason, discussionId };
}

function selectPosts(
  ranked: readonly Spot[],
  situation: Situation,
  policy: Policy,
  free: number,
  verdicts: Map<string, Verdict>,
): readonly Move[] {
  const posts: Move[] = [];
  const unmatched = new Set(situation.matching.spots);
  for (const spot of ranked) {
    if (spot.suppressed || !unmatched.has(spot)) continue;
    const anchoring = anchoringOf(spot, situation);
    const filtered = whyFiltered(spot, anchoring, policy);
    if (filtered !== undefined) {
      verdicts.set(spot.key, { disposition: 'filtered', reason: filtered });
    } else if (anchoring.kind === 'unanchored') {
      verdicts.set(spot.key, { disposition: 'unanchored', reason: anchoring.reason });
    } else if (posts.length >= free) {
      verdicts.set(spot.key, { disposition: 'over-limit', reason: `max-threads is ${policy.maxThreads}` });
    } else {
      posts.push({ kind: 'post', spot, anchor: anchoring.anchor, reason: 'new' });
      verdicts.set(spot.key, { disposition: 'posted', reason: 'new' });
    }
  }
  return posts;
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

function fails(
  spot: Spot,
  situation: Situation,
  policy: Policy,
  verdicts: ReadonlyMap<string, Verdict>,
): boolean {
  if (spot.suppressed || !atLeast(spot.level, policy.failLevel)) return false;
  if (!passesFilter(policy.filterMode, anchoringOf(spot, situation).narrowest)) return false;
  return !(policy.acceptResolved && verdicts.get(spot.key)?.disposition === 'resolved-by-people');
}

function atLeast(level: Level, least: Level | 'never'): boolean {
  return least !== 'never' && compareLevels(level, least) <= 0;
}

function anchoringOf(spot: Spot, { anchorings }: Situation): Anchoring {
  const anchoring = anchorings.get(spot.key);
  if (anchoring === undefined) throw new RangeError(`no anchoring for ${spot.key}`);
  return anchoring;
}

function account(situation: Situation, verdicts: ReadonlyMap<string, Verdict>): readonly Account[] {
  const duplicates = new Set(situation.duplicates);
  const keys = new Map(
    situation.spots.flatMap((spot) => spot.findings.map((finding) => [finding, spot.key] as const)),
  );
  return situation.findings.map((finding) => {
    const verdict = byPresence(finding, duplicates) ?? verdicts.get(keys.get(finding) ?? '');
    if (verdict === undefined) throw new RangeError('a result without a disposition');
    return { finding, ...verdict };
  });
}

function byPresence(finding: Finding, duplicates: ReadonlySet<Finding>): Verdict | undefined {
  switch (finding.presence.kind) {
    case 'absent':
      return { disposition: 'absent', reason: 'baselineState is absent' };
    case 'crash':
      return { disposition: 'crash', reason: `the engine ${finding.scope.tool} failed` };
    case 'suppressed':
      return { disposition: 'suppressed', reason: finding.presence.justification ?? 'suppressed in the log' };
    case 'present':
      return duplicates.has(finding)
        ? { disposition: 'duplicate', reason: 'the same result stands in the logs twice' }
        : undefined;
  }
}
