import {
  type Decision,
  isDecision,
  isSameStatement,
  type Reply,
  type Statement,
  type Way,
} from './decision.ts';
import type { Evidence } from './evidence.ts';
import type { Keys } from './keyring.ts';
import type { ThreadMarker } from './mark.ts';
import { isResolving, type Mark, type ThreadIntent } from './mark.ts';

import type { Twin, Wording } from './wording.ts';

/**
 * What is not certain of a thread of ours. A thread without a doubt is trusted in full.
 *
 * Which discussion is the thread, so that it is never acted on, while its finding has a thread:
 *
 * - `copied`: its comment stands in another one too, and nobody can tell which is ours.
 * - `unclear`: another comment of ours stands in it, and nothing tells which of them started it.
 * - `sealed`: this client wrote its comment, and a key signed it that this run does not have.
 *
 * What it says, so that it is never resolved, edited, deleted or accepted, and is reopened with its finding:
 *
 * - `older`: a key before the present one signed its comment, a mark in it, or an intent for it, and the
 *   listing does not say that this client wrote that. Whoever has that key may have done so.
 * - `edited`: somebody else has changed the text of its comment, which no key protects. It is reopened
 *   whoever resolved it.
 *
 * Whether we wrote it, so that it accepts nothing, while it is settled with its finding:
 *
 * - `unsigned`: no key signed its comment, although this run has one. It may be the echo of a text that
 *   somebody else made up.
 *
 * What it is about, so that nothing counts that people decide about it, since runs of others write under its
 * account too:
 *
 * - `shared`: no key signed its comment, and this run has none.
 * - `unbound`: no key signed where its comment stands and what it says, although this run has one. Its
 *   finding gets a thread of which that is sure, and this one goes.
 */
type Doubt = 'copied' | 'unclear' | 'sealed' | 'older' | 'edited' | 'unsigned' | 'shared' | 'unbound';

/** A thread that a comment of ours started. */
export interface OwnThread {
  readonly discussionId: string;
  /** Id of the comment that starts it. */
  readonly commentId: string;
  readonly nonce: string;
  /** Name of the check of the job that posted it. */
  readonly job: string;
  /** Newest evidence: that of the highest mark that has some, else of the first comment. */
  readonly evidence: Evidence;
  /** The keys that the newest evidence was hashed with. */
  readonly keys: Keys;
  /** What its first comment tells, and the keys that this was hashed with. */
  readonly told: Wording & { readonly keys: Keys };
  readonly lastMark?: Mark;
  /**
   * Its first comment as it stands, where this client wrote it and nobody else has changed it: a mark may be
   * written there, where comments can be edited. The present key signs it then, whatever signed it before.
   */
  readonly own?: { readonly body: string; readonly marker: ThreadMarker; readonly keys: Keys };
  /**
   * What its first comment says that a run was about to do, of which no mark stands: the flag tells whether
   * it was done.
   */
  readonly intent?: ThreadIntent;
  /** It was posted as one that the change brings in, by the log of the base. */
  readonly asNew?: true;
  /** What its first comment says that other tools report as well. */
  readonly twins?: readonly Twin[];
  /** A head at which it was called fixed and reported again. */
  readonly contestedAt?: string;
  /** Comment ids of our marks. */
  readonly markIds: readonly string[];
  /** Head of the diff when it was posted, where its evidence is newer. */
  readonly postedAt?: string;
  /**
   * Replies of others that carry no marker, in the order of the listing; missing where there are none. The
   * listing has them whether or not replies decide. Not every service says who wrote one.
   */
  readonly replies?: readonly Reply[];
  /** Why a person resolved it by hand: their last reply, cut, without our secrets. */
  readonly resolvedFor?: string;
  /** What the last reply said that marks of ours have recorded. */
  readonly recordedStatement?: Statement;
  /** What the last reply that counts says now; missing where replies were not read. */
  readonly statement?: Statement;
  /** How many comments of others there are, copies of ours with a marker included: comments, not people. */
  readonly foreignReplies: number;
  /** The flag of the listing, where it carries one. */
  readonly flag?: boolean;
  /** Whether this client may change the flag as it stands, where the listing tells. */
  readonly mayResolve?: boolean;
  /** Name of who set it, where the listing tells: for sentences only. */
  readonly resolvedBy?: string;
  /** Id of who set it, where the listing tells. */
  readonly resolvedById?: string;
  /** Whether who set it may write to the repository, where that was asked. */
  readonly resolverMay?: 'yes' | 'no' | 'unknown';
  /** Nobody set it: the service did so by itself, since a push changed the line. */
  readonly resolvedByPush?: true;
  /**
   * A transition that a run of ours announced and of which the mark is missing: the flag may be its doing.
   */
  readonly unfinished?: ThreadIntent;
  /** Empty where it is trusted in full. */
  readonly doubts: readonly Doubt[];
  /** Its comment stands in another discussion too, as a quote that would pass for the thread without it. */
  readonly isQuoted?: true;
}

/** Whether it may say what we did not: it takes no place from any other, and accepts nothing. */
export function isDoubted(thread: OwnThread): boolean {
  return describeDoubt(thread) !== undefined;
}

/** It is known which discussion is the thread. Any other is never acted on, but its finding has a thread. */
export function isProven({ doubts }: OwnThread): boolean {
  return !doubts.some((doubt) => doubt === 'copied' || doubt === 'unclear' || doubt === 'sealed');
}

/** What keeps a run from resolving a thread, as a reason; undefined where nothing does. */
export function whyNotResolved({ doubts }: OwnThread): string | undefined {
  if (doubts.includes('older')) return 'it is signed with an earlier key';
  return doubts.includes('edited') ? 'somebody else has changed its comment' : undefined;
}

/** What is in doubt about what a thread says, as a reason; undefined where nothing is. */
export function describeDoubt(thread: OwnThread): string | undefined {
  if (isUnbound(thread))
    return whyNotResolved(thread) ?? 'its place and its words are not those that a run has signed';
  return whyNotResolved(thread) ?? (thread.doubts.includes('unsigned') ? 'no key signed it' : undefined);
}

/** Its text may have been moved here from another thread: its finding is posted anew. */
export function isUnbound({ doubts }: OwnThread): boolean {
  return doubts.includes('unbound');
}

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
  | { readonly kind: 'unfinished'; readonly begun: ThreadIntent }
  /** The service resolved it by itself, since a push changed its line: nobody has judged the finding. */
  | { readonly kind: 'resolved-by-push' }
  /** The last reply that counts is a person's decision that no mark of ours stands for yet. */
  | { readonly kind: 'decided'; readonly decision: Decision; readonly way: Way }
  /** A decision is in force, and the reply that made it is gone, or another one takes it back. */
  | { readonly kind: 'withdrawn'; readonly by: Statement }
  /** Resolved without a mark or an intent of ours, or for a decision that a mark stands for. */
  | { readonly kind: 'resolved-by-people' };

/**
 * Replies come before flags. Where the listing carries the flag it is the present state, else the
 * highest mark is.
 */
export function threadState(thread: OwnThread): ThreadState {
  const state = stateByFlag(thread);
  const { statement, recordedStatement, lastMark } = thread;
  if (statement === undefined || isDoubted(thread) || isSameStatement(statement, recordedStatement))
    return state;
  const inForce = lastMark?.decided;
  if (isDecision(statement)) {
    const byHand = state.kind === 'resolved-by-people' && (inForce === undefined || inForce === 'hand');
    const way = byHand ? 'hand' : 'reply';
    return { kind: 'decided', decision: statement, way };
  }
  // What a person resolved by hand stays so when the words to it are gone.
  const isTakenBack = inForce !== undefined && (statement.says === 'reopen' || inForce !== 'hand');
  return isTakenBack ? { kind: 'withdrawn', by: statement } : state;
}

/** Neither we nor a person resolved it, as far as the listing tells. */
export function isOpen({ kind }: ThreadState): boolean {
  return kind === 'open' || kind === 'reopened';
}

/** Whether a person stands for it that the finding needs no change: by hand, or in a reply. */
export function isLeftToPeople(thread: OwnThread): boolean {
  const { kind } = threadState(thread);
  return kind === 'resolved-by-people' || kind === 'decided';
}

/**
 * It is resolved, no person has decided that it stays so, and this client may not reopen it, as the listing
 * says or a run that was refused. Where its finding is back that has another thread.
 */
export function isOver(thread: OwnThread): boolean {
  const { flag, mayResolve, lastMark, doubts } = thread;
  const isListed = mayResolve === false && flag === true;
  const isSaid = lastMark?.kind === 'over' && flag !== false;
  if ((!isListed && !isSaid) || !isProven(thread)) return false;
  return doubts.includes('edited') || !isLeftToPeople(thread);
}

/**
 * Whether what people decided about a thread may count for its finding: who replied had the right, and so has
 * who resolved it by hand, as far as that was asked.
 */
export function isAcceptable(thread: OwnThread): boolean {
  const { lastMark, resolverMay = 'yes' } = thread;
  if (isDoubted(thread) || thread.doubts.includes('shared')) return false;
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
  const isOurs = thread.doubts.every((doubt) => doubt === 'unbound');
  return thread.foreignReplies === 0 && !thread.isQuoted && isOurs;
}

/** Somebody else spoke after our last mark. */
export function spokenSince(thread: OwnThread): boolean {
  return thread.lastMark !== undefined && thread.foreignReplies > thread.lastMark.foreignReplies;
}
