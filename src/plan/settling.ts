import { isResolving, type MarkKind } from '../thread/mark.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import { isByReply, isDecidedByReply, isWriting, type Move } from './move.ts';

/** A move that changes a thread which is there already. */
export type Settling = Extract<Move, { kind: 'keep' | 'resolve' | 'reopen' | 'remove-duplicate' | 'leave' }>;

/** Whether the move changes something at a thread which is there already. */
export function isSettling(move: Move): move is Settling {
  return move.kind !== 'post' && isWriting(move);
}

/** A move that leaves a mark in its thread. */
export type Marking = Exclude<Settling, { kind: 'keep' }>;

/**
 * Whether the move resolves or reopens its thread and has to be announced: a deletion, a reply and other
 * twins set no flag, and a thread that says that its finding is gone needs no more words when it is resolved.
 */
export function setsFlag(move: Settling): move is Marking {
  return (
    move.kind !== 'keep' &&
    move.kind !== 'leave' &&
    !isAsWanted(move.thread, move.kind !== 'reopen') &&
    move.thread.lastMark?.kind !== 'gone' &&
    !(isByReply(move) && move.thread.flag === (move.kind !== 'reopen')) &&
    !(move.kind === 'remove-duplicate' && move.by === 'deleting')
  );
}

/**
 * The flag is as a move wants it: as the listing says where this client may not change it, or as a mark says.
 */
export function isAsWanted({ flag, mayResolve, lastMark }: OwnThread, resolved: boolean): boolean {
  if (!resolved && flag !== true && lastMark?.kind === 'gone') return true;
  return mayResolve === false && flag === resolved;
}

/** How a note names what is about to be done: as what it does to the flag. */
export function announcedKind(move: Marking): MarkKind {
  return isDecidedByReply(move) ? 'suppressed' : markKind(move);
}

/**
 * Whether the first comment of a thread says already what the move is about to do. Where a run began
 * something and did not finish, its words stay until there is a mark: to do it to the end is what they say,
 * and to take it back brings the flag to what the last mark says, which needs none.
 */
export function isAnnounced(move: Marking, { intent, unfinished, lastMark }: OwnThread): boolean {
  if (unfinished !== undefined) return true;
  return (
    intent !== undefined &&
    intent.sequence > (lastMark?.sequence ?? 0) &&
    isResolving(intent.kind) === isResolving(announcedKind(move))
  );
}

/** The mark that a move leaves. */
export function markKind(move: Marking): MarkKind {
  switch (move.kind) {
    case 'resolve':
      // With the decision in it: that the thread is resolved is a person's doing.
      return move.resolution === 'decided' ? 'reported' : move.resolution;
    case 'reopen':
      return 'reported';
    case 'remove-duplicate':
      return 'retired';
    case 'leave':
      return 'gone';
  }
}

/**
 * The number of the next mark: one more than the highest there is, and no less than one that was announced.
 */
export function nextSequence({ lastMark, unfinished }: OwnThread): number {
  return Math.max((lastMark?.sequence ?? 0) + 1, unfinished?.sequence ?? 0);
}
