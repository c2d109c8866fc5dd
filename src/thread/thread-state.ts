import type { Unfinished } from './intent.ts';
import { isResolving, type Mark } from './mark.ts';
import type { OwnThread } from './own-thread.ts';

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
  /** Resolved without a mark or a note of ours. */
  | { readonly kind: 'resolved-by-people' };

/** Where the listing carries the flag it is the present state, else the highest mark is. */
export function threadState(thread: OwnThread): ThreadState {
  if (thread.unfinished !== undefined) return { kind: 'unfinished', begun: thread.unfinished };
  const mark = thread.lastMark;
  const ours = mark !== undefined && isResolving(mark.kind);
  if (thread.flag ?? ours) {
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
  return thread.foreignReplies === 0 && thread.origin === 'sole' && thread.older === undefined;
}

/** Somebody else spoke after our last mark. */
export function spokenSince(thread: OwnThread): boolean {
  return thread.lastMark !== undefined && thread.foreignReplies > thread.lastMark.foreignReplies;
}
