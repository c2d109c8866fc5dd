import type { Anchor } from '../diff/anchor.ts';
import type { Spot } from '../finding/spot.ts';
import type { OwnThread } from '../thread/own-thread.ts';

/**
 * Why a resolved thread of ours is resolved; also the kind of the mark that says so. `closed`: a person asked
 * for it, whatever became of the finding.
 */
export type Resolution = 'fixed' | 'suppressed' | 'moved-on' | 'closed';

/** One thing that a run does, or decides not to do, about one thread. Every move carries its reason. */
export type Move =
  | { readonly kind: 'post'; readonly spot: Spot; readonly anchor: Anchor; readonly reason: string }
  | { readonly kind: 'keep'; readonly thread: OwnThread; readonly spot: Spot; readonly reason: string }
  | {
      readonly kind: 'resolve';
      readonly thread: OwnThread;
      readonly spot?: Spot;
      readonly resolution: Resolution;
      readonly reason: string;
    }
  | { readonly kind: 'reopen'; readonly thread: OwnThread; readonly spot: Spot; readonly reason: string }
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
      /** `held`: this run does not prove that the finding is gone. `done`: already as it should be. */
      readonly because: 'people' | 'held' | 'done' | 'policy';
      /** Says in the thread, once, that its finding is gone. */
      readonly note?: 'gone';
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

/** Whether the move changes something at the service. */
export function isWriting(move: Move): boolean {
  return move.kind !== 'keep' && (move.kind !== 'leave' || move.note !== undefined);
}
