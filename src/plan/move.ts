import type { Anchor } from '../diff/anchor.ts';
import type { Spot } from '../finding/spot.ts';
import type { Decision, Statement, Way } from '../thread/decision.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Twin } from '../thread/wording.ts';

/**
 * Why a resolved thread of ours is resolved. `closed`: a person asked for it, whatever became of the finding.
 */
export type Resolution = 'fixed' | 'suppressed' | 'ignored' | 'moved-on' | 'closed';

/** What is said in a thread that stays open: why it would be resolved, or that somebody replied before. */
export type ThreadNote = Resolution | 'discussed';

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
  | {
      readonly kind: 'keep';
      readonly thread: OwnThread;
      readonly spot: Spot;
      /** Others than its comment names: it is edited. */
      readonly twins?: readonly Twin[];
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
      readonly by?: Statement;
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
  | {
      readonly kind: 'leave';
      readonly thread: OwnThread;
      readonly spot?: Spot;
      /**
       * `held`: this run does not prove that the finding is gone. `done`: already as it should be. `rights`:
       * it would be resolved, and the listing says that this client may not.
       */
      readonly because: 'people' | 'held' | 'done' | 'policy' | 'rights';
      /** Says in the thread, once, that its finding is gone. */
      readonly note?: ThreadNote;
      readonly reason: string;
    };

export type Post = Extract<Move, { kind: 'post' }>;

export type MoveKind = Move['kind'];

/** Kinds in the order in which people read them. */
export const MOVE_KINDS = [
  'post',
  'reopen',
  'resolve',
  'remove-duplicate',
  'keep',
  'leave',
] as const satisfies readonly MoveKind[];

/** Whether the move follows what somebody replied. */
export function isByReply(move: Move): boolean {
  return move.kind === 'reopen' ? move.by !== undefined : isDecidedByReply(move);
}

/** Whether the move resolves a thread since somebody replied so. */
export function isDecidedByReply(move: Move): move is Extract<Move, { resolution: 'decided' }> {
  return move.kind === 'resolve' && move.resolution === 'decided';
}

/** Whether the move changes something at the service. */
export function isWriting(move: Move): boolean {
  if (move.kind === 'keep') return move.twins !== undefined;
  return move.kind !== 'leave' || move.note !== undefined;
}
