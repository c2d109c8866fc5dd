import { type Decision, isDecision, isSame, type Judged, type Way } from './decision.ts';
import type { Unfinished } from './intent.ts';
import { isResolving, type Mark } from './mark.ts';
import { isDoubted, type OwnThread } from './own-thread.ts';

/** How a thread stands now, and whose doing that is as far as marks prove it. */
export type ThreadState =
  | { readonly kind: 'open' }
  /** We resolved it, and it is open: a person reopened it, or a run died between reopening and its mark. */
  | { readonly kind: 'reopened' }
  | { readonly kind: 'resolved-by-us'; readonly mark: Mark }
  /**
   * A run of ours died between the flag and its mark, or is still there: what it began is to be brought to an
   * end.
   */
  | { readonly kind: 'unfinished'; readonly begun: Unfinished }
  /** The service resolved it by itself, since a push changed its line: nobody has judged the finding. */
  | { readonly kind: 'resolved-by-push' }
  /** The last reply that counts is a person's decision that no mark of ours stands for yet. */
  | { readonly kind: 'decided'; readonly decision: Decision; readonly way: Way }
  /** A decision is in force, and the reply that made it is gone, or another one takes it back. */
  | { readonly kind: 'withdrawn'; readonly by: Judged }
  /** Resolved without a mark or a note of ours, or for a decision that a mark stands for. */
  | { readonly kind: 'resolved-by-people' };

/**
 * Replies are judged before flags. Where the listing carries the flag it is the present state, else the
 * highest mark is.
 */
export function threadState(thread: OwnThread): ThreadState {
  const state = stateByFlag(thread);
  const { said, judged, lastMark } = thread;
  if (said === undefined || isDoubted(thread) || isSame(said, judged)) return state;
  const inForce = lastMark?.decided;
  if (isDecision(said)) {
    const byHand = state.kind === 'resolved-by-people' && (inForce === undefined || inForce === 'hand');
    const way = byHand ? 'hand' : 'reply';
    return { kind: 'decided', decision: said, way };
  }
  // What a person resolved by hand stays so when the words to it are gone.
  const isTakenBack = inForce !== undefined && (said.says === 'reopen' || inForce !== 'hand');
  return isTakenBack ? { kind: 'withdrawn', by: said } : state;
}

/** Whether a person stands for it that the finding needs no change: by hand, or in a reply. */
export function isLeftToPeople(thread: OwnThread): boolean {
  const { kind } = threadState(thread);
  return kind === 'resolved-by-people' || kind === 'decided';
}

/**
 * Whether what people decided about a thread may count for its finding: who replied had the right, and so has
 * who resolved it by hand, as far as that was asked.
 */
export function isAcceptable(thread: OwnThread): boolean {
  const { lastMark, resolverMay = 'yes' } = thread;
  if (isDoubted(thread)) return false;
  const byReply = threadState(thread).kind === 'decided' || lastMark?.decided !== undefined;
  return byReply || resolverMay === 'yes';
}

function stateByFlag(thread: OwnThread): ThreadState {
  if (thread.unfinished !== undefined) return { kind: 'unfinished', begun: thread.unfinished };
  const mark = thread.lastMark;
  const ours = mark !== undefined && isResolving(mark.kind);
  const decided = mark?.decided;
  if (decided === 'said') return { kind: 'resolved-by-people' };
  if (thread.flag ?? (ours || decided !== undefined)) {
    // Who resolves a thread that says that its finding is gone takes our word.
    if (ours || mark?.kind === 'gone') return { kind: 'resolved-by-us', mark };
    return { kind: thread.resolvedByPush ? 'resolved-by-push' : 'resolved-by-people' };
  }
  return ours ? { kind: 'reopened' } : { kind: 'open' };
}

/**
 * It is ours for sure, and nothing of others hangs on the comment that starts it: no reply, and no quote that
 * would pass for the thread once it is gone.
 */
export function isDeletable(thread: OwnThread): boolean {
  return thread.foreignReplies === 0 && thread.origin === 'sole' && !isDoubted(thread);
}

/** Somebody else spoke after our last mark. */
export function spokenSince(thread: OwnThread): boolean {
  return thread.lastMark !== undefined && thread.foreignReplies > thread.lastMark.foreignReplies;
}
