import { clearable } from '../plan/clearable-notes.ts';
import type { Move } from '../plan/move.ts';
import type { MoveOutcome } from '../plan/move-outcome.ts';
import { isSettling, nextSequence, type Settling } from '../plan/settling.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting } from './acting.ts';
import { type Deleted, deleteComments, NOTHING_DELETED } from './delete-comments.ts';
import { byDiscussion, listUntil } from './list-threads.ts';
import { clearIntents } from './write-intents.ts';
import type { Announcement, Written } from './written.ts';

/**
 * Deletes the notes that have said what they had to, or edits them out of the overview, of this run and of
 * earlier ones, when a listing shows the marks that were set; `audited` is the last listing, missing where
 * nothing was written. Returns of which ones only copies are left, and why another could not be deleted.
 */
export async function clearNotes(
  moves: readonly Move[],
  announced: Announcement,
  audited: ThreadReading | undefined,
  { outcomes, halfway }: Written,
  acting: Acting,
): Promise<Deleted> {
  if (announced.kind !== 'announced') return NOTHING_DELETED;
  const { reading, nonces } = announced;
  const before = byDiscussion(reading);
  const done = new Set(
    moves.filter(isSettling).filter((move) => move.kind !== 'keep' && isMarking(outcomes.get(move))),
  );
  const showsMarks = (listed: ThreadReading): boolean =>
    [...done].every((move) => isMarked(move, before, listed));
  const last = audited === undefined ? undefined : await listUntil(showsMarks, audited, acting);
  if (acting.stopped() !== undefined) return NOTHING_DELETED;
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
  const within = cleared.filter(({ within: where }) => where === 'overview').map(({ nonce }) => nonce);
  const edited = await clearIntents(within, acting);
  const { copies, failure = edited } = await deleteComments(
    cleared.filter(({ nonce }) => !within.includes(nonce)),
    acting,
  );
  return failure === undefined
    ? { copies }
    : { copies, failure: `a note that listed threads to be resolved could not be deleted: ${failure}` };
}

/** Whether a mark was written. */
function isMarking(outcome: MoveOutcome | undefined): boolean {
  return outcome?.kind === 'done' || (outcome?.kind === 'said' && outcome.marked);
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
  return (now.lastMark?.sequence ?? 0) >= nextSequence(known);
}
