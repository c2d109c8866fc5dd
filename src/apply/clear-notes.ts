import {
  isDeleting,
  isWriting,
  type MarkingMove,
  type Move,
  type MoveOutcome,
  type ThreadMove,
} from '../plan/move.ts';
import { whyNot } from '../services/port.ts';
import { isUndone, type OwnIntent, transitionOf } from '../thread/mark.ts';
import { isDeletable, isProven, type OwnThread } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting, Announcement, Journal } from './acting.ts';
import { repeatMark } from './change-threads.ts';
import { deleteComments } from './delete-comments.ts';
import { inFlight, inPortions } from './in-flight.ts';
import { byDiscussion, listUntil } from './list-threads.ts';
import { announcedKind, isByReply, nextSequence, saysItself, toIntentEdit } from './marks.ts';
import { intentNotCleared, noteNotDeleted, STILL_LISTED } from './words.ts';

/**
 * Deletes the notes that have said what they had to, of this run and of earlier ones, when a listing shows
 * the marks that were set, and takes out of threads what was not done; `audited` is the last listing, missing
 * where nothing was written. Returns why it could not be done.
 */
export async function clearNotes(
  moves: readonly Move[],
  announced: Announcement,
  audited: ThreadReading | undefined,
  { outcomes, halfway }: Journal,
  acting: Acting,
): Promise<string | undefined> {
  if (announced.kind !== 'announced') return undefined;
  const { reading, nonces } = announced;
  const before = byDiscussion(reading);
  const marking = moves
    .filter(isWriting)
    .filter((move) => move.kind !== 'post')
    .filter((move) => move.kind !== 'edit')
    .filter((move) => isMarking(outcomes.get(move)));
  const unmarkedIn = (listed: ThreadReading): readonly MarkingMove[] =>
    marking.filter((move) => !isMarked(move, before, listed));
  const last = audited && (await listUntil((listed) => unmarkedIn(listed).length === 0, audited, acting));
  if (acting.stopped() !== undefined) return undefined;
  const unmarked = last === undefined ? marking : unmarkedIn(last);
  for (const move of last === undefined ? [] : unmarked) {
    const thread = last?.threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
    if (isDeleting(move) && thread !== undefined && isDeletable(thread))
      outcomes.set(move, { kind: 'failed', reason: STILL_LISTED });
  }
  if (last !== undefined) await markAgain(unmarked, last, acting);
  const states = new Map<ThreadMove, ThreadProgress>([
    ...[...halfway].map((move) => [move, 'halfway'] as const),
    ...marking.map((move) => [move, 'done'] as const),
    ...unmarked.map((move) => [move, 'halfway'] as const),
  ]);
  const state = (move: ThreadMove): ThreadProgress => states.get(move) ?? 'untouched';
  const ours = [...nonces, ...acting.known.intents.map(({ nonce }) => nonce)];
  const notes = reading.intents.filter(({ nonce }) => ours.includes(nonce));
  // Somebody may have copied a note while it stood.
  const now = new Map(last?.intents.map((intent) => [intent.nonce, intent] as const));
  const cleared = clearable(notes, { threads: reading.ours, moves, state }).map(
    (note) => now.get(note.nonce) ?? note,
  );
  const stale = staleIntents({ threads: (last ?? reading).ours, moves, state });
  const left = await clearIntents(stale, acting);
  const { failure } = await deleteComments(cleared, acting);
  return failure === undefined ? left : noteNotDeleted(failure);
}

/** A mark was written. */
function isMarking(outcome: MoveOutcome | undefined): boolean {
  return outcome?.kind === 'done' || (outcome?.kind === 'said' && outcome.marked);
}

/**
 * Writes marks again that a listing does not show after all the time that it had: another run has edited the
 * same comment at the same moment, and what announced the mark is gone with it. Until a further listing shows
 * them they count as missing.
 */
async function markAgain(
  moves: readonly MarkingMove[],
  reading: ThreadReading,
  acting: Acting,
): Promise<void> {
  for (const move of moves) {
    const thread = reading.threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
    if (thread === undefined || !saysItself({ thread }, acting)) continue;
    if (!isUndone(announcedKind(move), thread.flag)) await repeatMark(move, { said: false }, thread, acting);
  }
}

/**
 * Whether a listing shows the mark of a move: a service may take a reply and keep another text of it. What
 * was deleted needs none.
 */
function isMarked(
  move: MarkingMove,
  before: ReadonlyMap<string, OwnThread>,
  { threads }: ThreadReading,
): boolean {
  const { discussionId } = move.thread;
  const known = before.get(discussionId);
  const now = threads.find((thread) => thread.discussionId === discussionId);
  if (known === undefined || now === undefined) return move.kind === 'remove-duplicate' || isDeleting(move);
  // A thread that says that its finding is gone needs no more words when it is resolved.
  if (move.kind === 'resolve' && !isByReply(move) && known.lastMark?.kind === 'gone') return true;
  return (now.lastMark?.sequence ?? 0) >= nextSequence(known);
}

/**
 * What a note is judged by: our threads as a listing shows them, the moves of this run, and what became of
 * each.
 */
interface Progress {
  readonly threads: readonly OwnThread[];
  readonly moves: readonly Move[];
  state(move: ThreadMove): ThreadProgress;
}

/**
 * `done`: flag and mark stand. `untouched`: nothing was changed. `halfway`: nobody knows, or the mark is
 * missing.
 */
type ThreadProgress = 'done' | 'untouched' | 'halfway';

/**
 * What this run has made of threads, by discussion: the state of its move. `unknown`: it holds the thread, or
 * has no move for it. A move that writes nothing leaves its thread untouched.
 */
function statesOf({ moves, state }: Omit<Progress, 'threads'>) {
  const states = new Map(
    moves.flatMap((move) => {
      if (move.kind === 'post' || (move.kind === 'leave' && move.because === 'held')) return [];
      return [[move.thread.discussionId, isWriting(move) ? state(move) : 'untouched'] as const];
    }),
  );
  return ({ discussionId }: OwnThread) => states.get(discussionId) ?? 'unknown';
}

/**
 * The notes that have said what they had to: every thread that they name is gone, has the mark or one after
 * it, or was not changed and needs no change. A thread that this run holds, or that is not of its scopes,
 * keeps its note unless its mark stands. One that an older key signed is never deleted.
 */
export function clearable(
  intents: readonly OwnIntent[],
  { threads, ...progress }: Progress,
): readonly OwnIntent[] {
  const stateOf = statesOf(progress);
  const isFinished = (intent: OwnIntent, thread: OwnThread): boolean => {
    const transition = transitionOf(intent, thread.discussionId);
    if (transition === undefined || (thread.lastMark?.sequence ?? 0) >= transition.sequence) return true;
    const became = stateOf(thread);
    return became === 'done' || (became === 'untouched' && isUndone(transition.kind, thread.flag));
  };
  return intents.filter(
    (intent) => intent.older === undefined && threads.every((thread) => isFinished(intent, thread)),
  );
}

/**
 * Threads whose first comment says what a run was about to do, where nothing came of it: the flag says that
 * it was not done, and no mark replaces the words. As long as they stand, what a person does would pass for
 * the doing of that run. A thread that this run holds, or that is not of its scopes, keeps them.
 */
function staleIntents({ threads, ...progress }: Progress): readonly OwnThread[] {
  const stateOf = statesOf(progress);
  return threads.filter((thread) => {
    const { intent, own, flag } = thread;
    if (intent === undefined || own === undefined) return false;
    return isUndone(intent.kind, flag) && isProven(thread) && stateOf(thread) === 'untouched';
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

/**
 * Takes out of threads, as a listing right before shows them, what was not done. Returns why one could not.
 */
async function clearIntents(threads: readonly OwnThread[], acting: Acting): Promise<string | undefined> {
  let failure: string | undefined;
  await inFlight(inPortions(threads, acting.service.can.changesAtOnce), async (portion) => {
    const outcomes = await acting.service.edit(
      portion.map((thread) => toIntentEdit(thread, undefined, acting)),
    );
    for (const outcome of outcomes) if (outcome.kind !== 'done') failure = whyNot(outcome);
  });
  return failure === undefined ? undefined : intentNotCleared(failure);
}
