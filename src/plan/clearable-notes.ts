import { isUndone, type OwnIntent, transitionOf } from '../thread/mark.ts';
import { isProven, type OwnThread } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Move } from './move.ts';
import { isSettling, type Settling } from './settling.ts';

/**
 * What a note is judged by: our threads as a listing shows them, the moves of this run, and what became of
 * each.
 */
export interface Progress {
  readonly threads: readonly OwnThread[];
  readonly moves: readonly Move[];
  /**
   * `done`: flag and mark stand. `untouched`: nothing was changed. `halfway`: nobody knows, or the mark is
   * missing.
   */
  state(move: Settling): 'done' | 'untouched' | 'halfway';
}

/**
 * The notes that have said what they had to: every thread that they name is gone, has the mark or one after
 * it, or was not changed and needs no change. A thread that this run holds, or that is not of its scopes,
 * keeps its note unless its mark stands. One that an older key signed is never deleted.
 */
export function clearable(
  intents: readonly OwnIntent[],
  { threads, moves, state }: Progress,
): readonly OwnIntent[] {
  const moveOf = new Map(
    moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread, move] as const])),
  );
  const byDiscussion = new Map([...moveOf].map(([{ discussionId }, move]) => [discussionId, move] as const));
  const isSettled = (intent: OwnIntent, thread: OwnThread): boolean => {
    const transition = transitionOf(intent, thread.discussionId);
    if (transition === undefined || (thread.lastMark?.sequence ?? 0) >= transition.sequence) return true;
    const move = byDiscussion.get(thread.discussionId);
    if (move === undefined || (move.kind === 'leave' && move.because === 'held')) return false;
    const became = isSettling(move) ? state(move) : 'untouched';
    return became === 'done' || (became === 'untouched' && isUndone(transition.kind, thread.flag));
  };
  return intents.filter(
    (intent) => intent.older === undefined && threads.every((thread) => isSettled(intent, thread)),
  );
}

/**
 * Threads whose first comment says what a run was about to do, where nothing came of it: the flag says that
 * it was not done, and no mark replaces the words. As long as they stand, what a person does would pass for
 * the doing of that run. A thread that this run holds, or that is not of its scopes, keeps them.
 */
export function staleIntents({ threads, moves, state }: Progress): readonly OwnThread[] {
  const moveOf = new Map(
    moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread.discussionId, move] as const])),
  );
  return threads.filter((thread) => {
    const { intent, own, flag } = thread;
    const move = moveOf.get(thread.discussionId);
    if (intent === undefined || own === undefined || move === undefined) return false;
    if (!isUndone(intent.kind, flag) || !isProven(thread)) return false;
    if (move.kind === 'leave' && move.because === 'held') return false;
    return !isSettling(move) || state(move) === 'untouched';
  });
}

/** Threads in which these moves leave a word of an earlier run that is to be taken out. */
export function oldIntents(moves: readonly Move[], known: ThreadReading): readonly OwnThread[] {
  return staleIntents({ threads: known.ours, moves, state: () => 'done' });
}

/** Notes of earlier runs that are deleted when these moves are made. */
export function oldNotes(moves: readonly Move[], known: ThreadReading): readonly OwnIntent[] {
  return clearable(known.intents, { threads: known.ours, moves, state: () => 'done' });
}
