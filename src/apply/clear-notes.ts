import { clearable, staleIntents } from '../plan/clearable-notes.ts';
import { isByReply, type Move } from '../plan/move.ts';
import type { MoveOutcome } from '../plan/move-outcome.ts';
import { announcedKind, isSettling, nextSequence, type Settling } from '../plan/settling.ts';
import { isUndone } from '../thread/mark.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting } from './acting.ts';
import { deleteComments } from './delete-comments.ts';
import { byDiscussion, listUntil } from './list-threads.ts';
import { repeatMark } from './settle-portion.ts';
import { clearIntents, saysItself } from './write-intents.ts';
import type { Announcement, Written } from './written.ts';

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
