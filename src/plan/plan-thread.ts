import { scopeKey } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import type { DuplicateThread } from '../match/rival-runs.ts';
import {
  describeDoubt,
  isDeletable,
  isOver,
  isProven,
  isUnbound,
  type OwnThread,
  spokenSince,
  type ThreadState,
  whyNotResolved,
} from '../thread/own-thread.ts';
import { holdReason } from './hold.ts';
import type { Move, Resolution } from './move.ts';
import * as reasons from './reasons.ts';
import type { AbsentThread, FoundThread, Policy, Situation } from './situation.ts';

/** The thread of a move, and its spot where that is in the logs. */
interface About {
  readonly thread: OwnThread;
  readonly spot?: Spot;
}

/** What happens to a thread whose spot is in the logs. */
export function planPair(row: FoundThread): Move {
  const { thread, spot, state, waits, anchor } = row;
  const about = { thread, spot };
  if (!isProven(thread)) return leave(about, 'held', reasons.unproven(thread));
  if (waits) return leave(about, 'held', reasons.waiting(row));
  if (state.kind === 'decided') return followDecision(about, state);
  if (spot.ignored) return closePair(about, state, 'ignored', reasons.IGNORED);
  if (spot.suppressed) return closePair(about, state, 'suppressed', reasons.SUPPRESSED);
  if (!row.inDiff) return closePair(about, state, 'moved-on', reasons.outOfDiff(spot.place.path));
  const onDiff = { ...about, ...(anchor && { anchor }) };
  const reopen = (reason: string): Move => ({ kind: 'reopen', ...onDiff, reason });
  switch (state.kind) {
    case 'open':
      if (isReopenedByHand(thread)) return reopen(reasons.REOPENED_BY_HAND);
      return thread.lastMark?.kind === 'gone'
        ? reopen(reasons.SAID_TO_BE_GONE)
        : { kind: 'keep', ...about, reason: reasons.samePlace(row) };
    case 'reopened':
      return reopen(reasons.OPEN_THOUGH_MARKED);
    case 'resolved-by-us':
      return reopen(reasons.thereAgain(state.mark.kind));
    case 'unfinished':
      return reopen(reasons.unfinishedAndThere(state.begun));
    case 'resolved-by-push':
      return reopen(reasons.RESOLVED_BY_PUSH);
    case 'withdrawn':
      return { kind: 'reopen', ...onDiff, by: state.by, reason: reasons.withdrawn(state.by) };
    case 'resolved-by-people':
      return thread.doubts.includes('edited')
        ? reopen(reasons.resolvedThoughEdited(thread))
        : leave(about, 'people', reasons.resolvedAndThere(thread));
  }
}

/** Its mark says that a decision is in force, which would hold again for whoever resolves it. */
function isReopenedByHand({ flag, lastMark }: OwnThread): boolean {
  return flag === false && (lastMark?.decided === 'reply' || lastMark?.decided === 'hand');
}

/**
 * A thread whose finding is there but must not be open: suppressed, ignored, or out of the diff. Over a
 * person's resolution no mark of ours is written: it would pass for our doing, and be taken back when the
 * finding counts again.
 */
function closePair(about: About, state: ThreadState, resolution: Resolution, reason: string): Move {
  const { thread } = about;
  if (state.kind === 'resolved-by-us') return leave(about, 'done', reason);
  if (state.kind === 'resolved-by-people') return leave(about, 'done', reasons.resolvedAnd(thread, reason));
  if (state.kind === 'reopened') return leave(about, 'people', reasons.REOPENED);
  const doubt = reasons.notToResolve(thread);
  if (doubt !== undefined) return leave(about, 'held', reasons.but(reason, doubt));
  return resolveOrSay(about, resolution, reason);
}

function resolveOrSay(about: About, resolution: Resolution, reason: string): Move {
  return sayWhereForbidden(about, resolution, reason) ?? { kind: 'resolve', ...about, resolution, reason };
}

/** Where the listing says that this client may not resolve it, the thread says so once, and stays open. */
function sayWhereForbidden(about: About, resolution: Resolution, reason: string): Move | undefined {
  const { mayResolve, flag } = about.thread;
  return mayResolve === false && flag === false
    ? sayOnce(about, 'rights', resolution, reasons.mayNotResolve(reason))
    : undefined;
}

/** What happens to a thread whose spot is not in the logs. */
export function planAbsent(row: AbsentThread, situation: Situation, policy: Policy): Move {
  const { thread, state, now } = row;
  const about = { thread };
  if (!isProven(thread)) return leave(about, 'held', reasons.unproven(thread));
  if (row.resembled !== undefined && isUnbound(thread)) return retire(about);
  if (row.resembled !== undefined && isOver(thread)) return leave(about, 'done', reasons.OVER);
  if (state.kind === 'resolved-by-us') return leave(about, 'done', reasons.already(state.mark.kind));
  if (row.resembled !== undefined) {
    return state.kind === 'decided'
      ? followDecision(about, state)
      : leave(about, 'people', reasons.RESEMBLED);
  }
  const held = holdReason(row, situation);
  if (held !== undefined) return leave(about, 'held', held);
  const byPeople = state.kind === 'resolved-by-people';
  // Some tools report changed files only: it is gone from the log, and comes back with its file.
  if (byPeople && now.kind === 'file' && !now.inDiff)
    return leave(about, 'people', reasons.resolvedAnd(thread, reasons.outOfDiff(now.path)));
  const doubt = reasons.notToResolve(thread);
  if (doubt !== undefined && state.kind !== 'reopened') {
    return byPeople
      ? leave(about, 'people', reasons.resolvedBy(thread))
      : leave(about, 'held', reasons.but(reasons.GONE, doubt));
  }
  if (state.kind === 'unfinished')
    return resolveOrSay(about, 'fixed', reasons.unfinishedAndGone(state.begun));
  if (state.kind === 'reopened') return leave(about, 'people', reasons.goneButReopened(spokenSince(thread)));
  // From here on the finding is known to be gone: the thread is open, resolved by a person or a push, or
  // decided.
  if (policy.resolve === 'never') return leave(about, 'policy', reasons.GONE_AND_KEPT);
  if (policy.resolve === 'undiscussed' && thread.foreignReplies > 0) {
    // What somebody replied has resolved it: nothing is left open.
    return thread.lastMark?.decided !== undefined || state.kind === 'decided'
      ? leave(about, 'people', reasons.goneAndDecided(thread))
      : sayOnce(about, 'policy', 'discussed', reasons.GONE_AND_DISCUSSED);
  }
  return resolveOrSay(about, 'fixed', now.kind === 'deleted' ? reasons.FILE_DELETED : reasons.GONE);
}

/** Its finding is posted anew. */
function retire(about: About): Move {
  const { UNBOUND: reason } = reasons;
  return isDeletable(about.thread)
    ? { kind: 'resolve', ...about, resolution: 'retired', by: 'deleting', reason }
    : resolveOrSay(about, 'retired', reason);
}

/** What happens to a thread about a finding that has another one. */
export function planDuplicate({ thread, winner }: DuplicateThread, { scopes }: Situation): Move {
  const reason = reasons.sameFinding(winner);
  const doubt = whyNotRemoved(thread, scopes);
  if (doubt !== undefined) return leave({ thread }, 'held', reasons.but(reason, doubt));
  const removed = { kind: 'remove-duplicate', thread, winner, reason } as const;
  if (isDeletable(thread)) return { ...removed, by: 'deleting' };
  return sayWhereForbidden({ thread }, 'retired', reason) ?? { ...removed, by: 'retiring' };
}

function whyNotRemoved(thread: OwnThread, scopes: Situation['scopes']): string | undefined {
  const { scope } = thread.evidence;
  const key = scopeKey(scope);
  if (!scopes.own.has(key)) return reasons.notRunHere(scope);
  const doubt = isUnbound(thread) ? whyNotResolved(thread) : describeDoubt(thread);
  if (doubt !== undefined) return reasons.notToRemove(doubt);
  return scopes.isLater(key) ? reasons.writtenByLater(scope) : undefined;
}

/** Resolves a thread since somebody replied so. */
function followDecision(about: About, { decision, way }: Extract<ThreadState, { kind: 'decided' }>): Move {
  const reason = reasons.decided(decision);
  return { kind: 'resolve', ...about, resolution: 'decided', decision, way, reason };
}

function leave(about: About, because: Extract<Move, { kind: 'leave' }>['because'], reason: string): Move {
  return { kind: 'leave', ...about, because, reason };
}

/** A thread that says that its finding is gone is not told again. */
function sayOnce(
  about: About,
  because: 'policy' | 'rights',
  note: Resolution | 'discussed',
  reason: string,
): Move {
  return about.thread.lastMark?.kind === 'gone'
    ? leave(about, because, reason)
    : { kind: 'say', ...about, because, note, reason };
}
