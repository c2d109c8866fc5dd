import type { Anchor } from '../diff/anchor.ts';
import type { Spot } from '../finding/spot.ts';
import type { UnmatchedThread } from '../match/pool.ts';
import type { Decision, Statement, Way } from '../thread/decision.ts';
import type { NowAt } from '../thread/mark.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Twin } from '../thread/wording.ts';

/**
 * Why a resolved thread of ours is resolved. `closed`: a person asked for it, whatever became of the finding.
 * `retired`: its finding gets another one.
 */
export type Resolution = 'fixed' | 'suppressed' | 'ignored' | 'moved-on' | 'closed' | 'retired';

/** What is said in a thread that stays open: why it would be resolved, or that somebody replied before. */
type ThreadNote = Resolution | 'discussed';

/**
 * Why a thread is left.
 *
 * - `people`: a person decided, resolved or reopened it. With its finding it keeps a place among the threads.
 * - `held`: this run does not prove that the finding is gone. It keeps its place, and fails the check as it
 *   did when it was last reported.
 * - `done`: it is already as it should be.
 * - `policy`: an input of the user has it stay. It takes no place.
 * - `rights`: it would be resolved, and the listing says that this client may not. It takes no place, and the
 *   check counts it as fixed.
 */
type WhyLeft = 'people' | 'held' | 'done' | 'policy' | 'rights';

/** What most moves have: the thread, its spot where that is in the logs, and the reason. */
interface OfThread {
  readonly thread: OwnThread;
  readonly spot?: Spot;
  readonly reason: string;
}

/** The thread of a spot that is in the logs. */
interface OfSpot extends OfThread {
  readonly spot: Spot;
}

/** A thread for a spot that has none. */
export interface Post {
  readonly kind: 'post';
  readonly spot: Spot;
  readonly anchor: Anchor;
  /** What its comment names as reported by other tools too. */
  readonly twins?: readonly Twin[];
  /** What its line said at the base, before it was edited; missing where the base had nothing there. */
  readonly was?: string;
  /** The spots of these twins, which share its fate. */
  readonly covered?: readonly Spot[];
  /**
   * A thread that a person decided about, or resolved, and what was judged may be this finding; or its
   * earlier thread, which is over.
   */
  readonly resembles?: Pick<UnmatchedThread, 'thread' | 'unfetched'>;
  /** The change brings it or a twin in, by the log of the base. */
  readonly asNew?: true;
  readonly reason: string;
}

/** The thread stays as it is. */
interface Keep extends OfSpot {
  readonly kind: 'keep';
}

/** What the comment of a thread is to say in place of what it says. */
interface Naming {
  readonly twins: readonly Twin[];
  /** Where its finding went; null where it is in the file of its thread. */
  readonly nowAt: NowAt | null;
}

/** The thread stays, and its comment is to name other twins, or another place. */
interface Edit extends OfSpot, Naming {
  readonly kind: 'edit';
}

/** The finding is gone, or must not have an open thread. */
interface Resolve extends OfThread {
  readonly kind: 'resolve';
  readonly resolution: Resolution;
  /** It is to be rid of, and nobody else spoke in it: it goes whole. */
  readonly by?: 'deleting';
}

/** A person has decided in a reply; where somebody had resolved it by hand, it gets the mark alone. */
interface Dismiss extends OfThread {
  readonly kind: 'resolve';
  readonly resolution: 'decided';
  readonly decision: Decision;
  readonly way: Way;
}

/** The finding is there, and its thread is to be open. */
interface Reopen extends OfSpot, Partial<Naming> {
  readonly kind: 'reopen';
  /** Where its finding is on the diff, if anywhere. */
  readonly anchor?: Anchor;
  /** The reply that takes a decision back, where that is why. */
  readonly by?: Statement;
}

/** Another thread stands for the same finding. */
interface RemoveDuplicate extends Omit<OfThread, 'spot'> {
  readonly kind: 'remove-duplicate';
  readonly winner: OwnThread;
  /** A duplicate in which somebody else spoke is not deleted but resolved, with a mark. */
  readonly by: 'deleting' | 'retiring';
}

/** The thread is not touched. */
interface Leave extends OfThread {
  readonly kind: 'leave';
  readonly because: WhyLeft;
}

/** The thread stays open, and is told once that its finding is gone, or why it would be resolved. */
interface Say extends OfThread {
  readonly kind: 'say';
  readonly because: 'policy' | 'rights';
  readonly note: ThreadNote;
}

/** One thing that a run does, or decides not to do, about one thread. Every move carries its reason. */
export type Move = Post | Keep | Edit | Resolve | Dismiss | Reopen | RemoveDuplicate | Leave | Say;

/** A move that changes something at the service. */
type WritingMove = Exclude<Move, Keep | Leave>;

/** A move that changes a thread which is there already. */
export type ThreadMove = Exclude<WritingMove, Post>;

/** A move that leaves a mark in its thread. */
export type MarkingMove = Exclude<ThreadMove, Edit>;

/** Whether the move changes something at the service. */
export function isWriting(move: Move): move is WritingMove {
  return move.kind !== 'keep' && move.kind !== 'leave';
}

/** Whether the move deletes its thread, as long as nobody else speaks in it. */
export function isDeleting(move: Move): boolean {
  return 'by' in move && move.by === 'deleting';
}

/** Whether the move resolves a thread since somebody replied so. */
export function isDecidedByReply(move: Move): move is Dismiss {
  return move.kind === 'resolve' && move.resolution === 'decided';
}

/** How people read what a move does: a thread that stays is kept or left, whatever is written into it. */
export type ShownMove = Exclude<Move['kind'], 'edit' | 'say'>;

/** In the order in which people read them. */
export const SHOWN_MOVES = [
  'post',
  'reopen',
  'resolve',
  'remove-duplicate',
  'keep',
  'leave',
] as const satisfies readonly ShownMove[];

/** The word for a move in plans and reports. */
export function shownMove({ kind }: Move): ShownMove {
  if (kind === 'edit') return 'keep';
  return kind === 'say' ? 'leave' : kind;
}

/** The spot that a move is about; threads whose finding is not in the logs have none. */
export function spotOf(move: Move): Spot | undefined {
  return 'spot' in move ? move.spot : undefined;
}

/** What became of a move that writes. */
export type MoveOutcome =
  | { readonly kind: 'done'; readonly discussionId?: string }
  /** `listed`: no thread could be posted yet, and the finding goes into the overview meanwhile. */
  | { readonly kind: 'failed'; readonly reason: string; readonly listed?: true }
  /**
   * This client may not resolve the thread: it stays open. `marked`: a mark was written that says why it
   * would be resolved.
   */
  | { readonly kind: 'said'; readonly marked: boolean; readonly reason: string }
  /**
   * The service takes no comment at this position, or none of this size: the finding goes into the overview.
   */
  | { readonly kind: 'refused'; readonly reason: string }
  /** A newer run has taken over; nothing was tried. */
  | { readonly kind: 'not-tried'; readonly reason: string };
