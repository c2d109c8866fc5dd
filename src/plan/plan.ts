import { scopeKey, scopeName } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import type { DuplicateThread } from '../match/rival-runs.ts';
import { describeDoubt, isAcceptable, isDeletable, type OwnThread } from '../thread/own-thread.ts';
import { type Account, account, type SpotVerdict } from './account.ts';
import { decideAbsent, decidePair } from './decide.ts';
import { judgeSpots } from './judge-spots.ts';
import { isDecidedByReply, type Move, type MoveOutcome } from './move.ts';
import type { OverviewEntry } from './overview.ts';
import type { Policy, Situation } from './situation.ts';
import { coveredVerdict, coverTwins, isDecided, withTwins } from './twins.ts';

/** What a run would do, and why; nothing in it has been done. */
export interface Plan {
  readonly moves: readonly Move[];
  /** One for each result that was read, as it will stand if every move succeeds. */
  readonly accounts: readonly Account[];
  /** Spots at or above the fail level that pass the filter, worst first: with one of them the check fails. */
  readonly failing: readonly Spot[];
  /** Spots that would fail the check but for a person who resolved their thread, worst first. */
  readonly accepted: readonly Spot[];
  /** The threads in which people decided about spots that are accepted, by the keys of these. */
  readonly decidedBy: ReadonlyMap<string, OwnThread>;
  /** Selected findings that get no thread, worst first. */
  readonly listed: readonly OverviewEntry[];
}

/**
 * Decides every move and accounts for every result. Pure: the same situation and policy give the same plan.
 */
export function plan(situation: Situation, policy: Policy): Plan {
  const verdicts = new Map<string, SpotVerdict>();
  const decidedBy = new Map<string, OwnThread>();
  const ownScopes = scopesOfJob(situation);
  const absent = situation.matching.threads.map((unmatched) => decideAbsent(unmatched, situation, policy));
  const decided = situation.matching.pairs.map((pair) => ({ pair, move: decidePair(pair, situation) }));
  const covers = coverTwins(situation, policy, decided, absent, ownScopes);
  const threads = new Map(decided.map(({ pair }) => [pair.spot.key, pair.thread] as const));
  const moves: Move[] = [];
  for (const one of decided) {
    const { thread, spot } = one.pair;
    const move = withTwins(one, covers, situation);
    moves.push(move);
    const verdict = {
      ...verdictOfPair(move, situation.inDiff(spot), thread.discussionId),
      tier: one.pair.tier,
    };
    verdicts.set(spot.key, verdict);
    const byPeople = verdict.disposition === 'resolved-by-people';
    if (policy.acceptResolved && byPeople && isAcceptable(thread)) decidedBy.set(spot.key, thread);
  }
  for (const [key, cover] of covers.of) {
    const thread = cover.kind === 'spot' ? threads.get(cover.by.key) : undefined;
    if (cover.kind === 'thread' || thread !== undefined) verdicts.set(key, coveredVerdict(cover, thread));
    if (policy.acceptResolved && cover.kind === 'thread' && isDecided(cover) && isAcceptable(cover.by.thread))
      decidedBy.set(key, cover.by.thread);
  }
  moves.push(...absent);
  for (const duplicate of situation.duplicateThreads)
    moves.push(decideDuplicate(duplicate, situation, ownScopes));
  const free = policy.maxThreads - moves.filter((move) => takesPlace(move, ownScopes)).length;
  const { posts, judged, ...rest } = judgeSpots(
    situation,
    policy,
    free,
    verdicts,
    covers,
    new Set(decidedBy.keys()),
  );
  return { moves: [...posts, ...moves], accounts: account(situation, judged), decidedBy, ...rest };
}

/**
 * Keys of the scopes that the logs of this job speak of. Threads of all others are those of other jobs, or of
 * a tool without a run, and not touched.
 */
export function scopesOfJob({
  completeness,
  spots,
}: Pick<Situation, 'completeness' | 'spots'>): ReadonlySet<string> {
  const held = completeness.heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
  const scopes = new Set([...completeness.complete, ...held]);
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
  const doubt = describeDoubt(thread);
  if (doubt !== undefined) return leave(`${doubt}, so no run may remove it: resolve it by hand`);
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
  if (isDecidedByReply(move)) return move.spot !== undefined;
  if (move.kind !== 'leave') return false;
  if (move.because === 'people') return move.spot !== undefined;
  return move.because === 'held' && ownScopes.has(scopeKey(move.thread.evidence.scope));
}

function verdictOfPair(move: Move, inDiff: boolean, discussionId: string): SpotVerdict {
  const { reason } = move;
  if (move.kind === 'keep') return { disposition: 'kept', reason, discussionId };
  if (move.kind === 'reopen') return { disposition: 'reopened', reason, discussionId };
  if (move.kind === 'leave' && move.because === 'held') return { disposition: 'kept', reason, discussionId };
  const byPeople = (move.kind === 'leave' && move.because === 'people') || isDecidedByReply(move);
  if (byPeople && inDiff) {
    return { disposition: 'resolved-by-people', reason, discussionId };
  }
  return { disposition: 'moved-on', reason, discussionId };
}

/**
 * A plan that was made again in one run: what the run has posted is posted, also where the new plan only
 * keeps it.
 */
export function mergeEarlierPass(plan: Plan, done: ReadonlyMap<Move, MoveOutcome>): Plan {
  const posted = new Set(
    [...done].flatMap(([move, outcome]) =>
      move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
        ? [outcome.discussionId]
        : [],
    ),
  );
  if (posted.size === 0) return plan;
  return {
    ...plan,
    moves: plan.moves.filter((move) => move.kind !== 'keep' || !posted.has(move.thread.discussionId)),
    accounts: plan.accounts.map((account) => {
      if (account.disposition !== 'kept' || !posted.has(account.discussionId ?? '')) return account;
      const { tier: _, ...rest } = account;
      return { ...rest, disposition: 'posted', reason: 'new' };
    }),
  };
}
