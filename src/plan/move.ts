import type { Anchor } from '../diff/anchor.ts';
import type { Spot } from '../finding/spot.ts';
import type { Decision, Judged, Way } from '../thread/decision.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Twin } from '../thread/wording.ts';

/**
 * Why a resolved thread of ours is resolved. `closed`: a person asked for it, whatever became of the finding.
 */
export type Resolution = 'fixed' | 'suppressed' | 'ignored' | 'moved-on' | 'closed';

/** What is said in a thread that stays open: why it would be resolved, or that somebody replied before. */
export type ThreadNote = Resolution | 'discussed';

/**
 * Why a thread is left. `held`: this run does not prove that the finding is gone. `done`: it is already as it
 * should be. `rights`: it would be resolved, and the listing says that this client may not.
 */
export type WhyLeft = 'people' | 'held' | 'done' | 'policy' | 'rights';

/** One thing that a run does, or decides not to do, about one thread. Every move carries its reason. */
export type Move =
  | {
      readonly kind: 'post';
      readonly spot: Spot;
      readonly anchor: Anchor;
      /** What its comment names as reported by other tools too. */
      readonly twins?: readonly Twin[];
      /** The spots of these twins, which share its fate. */
      readonly covered?: readonly Spot[];
      readonly reason: string;
    }
  /** The thread stays as it is. */
  | { readonly kind: 'keep'; readonly thread: OwnThread; readonly spot: Spot; readonly reason: string }
  /** The thread stays, and its comment is to name these twins in place of those that it names. */
  | {
      readonly kind: 'edit';
      readonly thread: OwnThread;
      readonly spot: Spot;
      readonly twins: readonly Twin[];
      readonly reason: string;
    }
  | {
      readonly kind: 'resolve';
      readonly thread: OwnThread;
      readonly spot?: Spot;
      readonly resolution: Resolution;
      readonly reason: string;
    }
  /** A person has decided in a reply; where somebody had resolved it by hand, it gets the mark alone. */
  | {
      readonly kind: 'resolve';
      readonly thread: OwnThread;
      readonly spot?: Spot;
      readonly resolution: 'decided';
      readonly decision: Decision;
      readonly way: Way;
      readonly reason: string;
    }
  | {
      readonly kind: 'reopen';
      readonly thread: OwnThread;
      readonly spot: Spot;
      /** Those that its comment is to name, where the transition is written there. */
      readonly twins?: readonly Twin[];
      /** The reply that takes a decision back, where that is why. */
      readonly by?: Judged;
      readonly reason: string;
    }
  | {
      readonly kind: 'remove-duplicate';
      readonly thread: OwnThread;
      readonly winner: OwnThread;
      /** A duplicate in which somebody else spoke is not deleted but resolved, with a mark. */
      readonly by: 'deleting' | 'retiring';
      readonly reason: string;
    }
  /** The thread is not touched. */
  | {
      readonly kind: 'leave';
      readonly thread: OwnThread;
      readonly spot?: Spot;
      readonly because: WhyLeft;
      readonly reason: string;
    }
  /** The thread stays open, and is told once that its finding is gone, or why it would be resolved. */
  | {
      readonly kind: 'say';
      readonly thread: OwnThread;
      readonly spot?: Spot;
      readonly because: 'policy' | 'rights';
      readonly note: ThreadNote;
      readonly reason: string;
    };

export type Post = Extract<Move, { kind: 'post' }>;

/** A move that changes something at the service. */
export type WritingMove = Exclude<Move, { kind: 'keep' | 'leave' }>;

/** A move that changes a thread which is there already. */
export type ThreadMove = Exclude<WritingMove, Post>;

/** A move that leaves a mark in its thread. */
export type MarkingMove = Exclude<ThreadMove, { kind: 'edit' }>;

/** Whether the move changes something at the service. */
export function isWriting(move: Move): move is WritingMove {
  return move.kind !== 'keep' && move.kind !== 'leave';
}

/** Whether the move resolves a thread since somebody replied so. */
export function isDecidedByReply(move: Move): move is Extract<Move, { resolution: 'decided' }> {
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
