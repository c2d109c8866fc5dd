import { isByReply, type Move, type MoveOutcome } from '../plan/move.ts';
import { isUndone, type OwnIntent, transitionOf } from '../thread/mark.ts';
import { isProven, type OwnThread } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting, Announcement, Written } from './acting.ts';
import { clearIntents, saysItself } from './announce.ts';
import { repeatMark } from './apply-to-threads.ts';
import { deleteComments } from './delete-comments.ts';
import { byDiscussion, listUntil } from './list-threads.ts';
import { announcedKind, isSettling, nextSequence, type Settling } from './marks.ts';

/**
 * Deletes the notes that have said what they had to, of this run and of earlier ones, when a listing shows
 * the marks that were set, and takes out of threads what was not done; `audited` is the last listing, missing
 * where nothing was written. Returns why it could not be done.
 */
export async function clearNotes(
  moves: readonly Move[],
  announced: Announcement,
  audited: ThreadReading | undefined,
  { outcomes, halfway }: Written,
  acting: Acting,
): Promise<string | undefined> {
  if (announced.kind !== 'announced') return undefined;
  const { reading, nonces } = announced;
  const before = byDiscussion(reading);
  const done = new Set(
    moves.filter(isSettling).filter((move) => move.kind !== 'keep' && isMarking(outcomes.get(move))),
  );
  const showsMarks = (listed: ThreadReading): boolean =>
    [...done].every((move) => isMarked(move, before, listed));
  const last = audited === undefined ? undefined : await listUntil(showsMarks, audited, acting);
  if (acting.stopped() !== undefined) return undefined;
  if (last !== undefined)
    await markAgain(
      [...done].filter((move) => !isMarked(move, before, last)),
      last,
      acting,
    );
  const state = (move: Settling) => {
    if (!done.has(move)) return halfway.has(move) ? 'halfway' : 'untouched';
    return last !== undefined && isMarked(move, before, last) ? 'done' : 'halfway';
  };
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
  return failure === undefined
    ? left
    : `a note that listed threads to be resolved could not be deleted: ${failure}`;
}

/** Whether a mark was written. */
function isMarking(outcome: MoveOutcome | undefined): boolean {
  return outcome?.kind === 'done' || (outcome?.kind === 'said' && outcome.marked);
}

/**
 * Writes marks again that a listing does not show after all the time that it had: another run has edited the
 * same comment at the same moment, and what announced the mark is gone with it. Until a further listing shows
 * them they count as missing.
 */
async function markAgain(
  moves: readonly Settling[],
  { threads }: ThreadReading,
  acting: Acting,
): Promise<void> {
  for (const move of moves) {
    const thread = threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
    if (thread === undefined || move.kind === 'keep' || !saysItself({ ...move, thread }, acting)) continue;
    if (!isUndone(announcedKind(move), thread.flag)) await repeatMark(move, { said: false }, thread, acting);
  }
}

/**
 * Whether a listing shows the mark of a move: a service may take a reply and keep another text of it. What
 * was deleted needs none.
 */
function isMarked(
  move: Settling,
  before: ReadonlyMap<string, OwnThread>,
  { threads }: ThreadReading,
): boolean {
  const { discussionId } = move.thread;
  const known = before.get(discussionId);
  const now = threads.find((thread) => thread.discussionId === discussionId);
  if (known === undefined || now === undefined) return move.kind === 'remove-duplicate';
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
function staleIntents({ threads, moves, state }: Progress): readonly OwnThread[] {
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
