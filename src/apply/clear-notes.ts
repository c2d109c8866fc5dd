import { clearable } from '../plan/clearable-notes.ts';
import type { Move } from '../plan/move.ts';
import { isSettling, nextSequence, type Settling } from '../plan/settling.ts';
import type { OwnIntent } from '../thread/intent.ts';
import type { OwnThread, ThreadReading } from '../thread/own-thread.ts';
import type { Acting } from './acting.ts';
import { byDiscussion, lookUntil } from './look.ts';
import type { Announcement, Written } from './written.ts';

const FORBIDDEN = 403;

/**
 * Deletes the notes that have said what they had to, of this run and of earlier ones, when a listing shows
 * the marks that were set; `audited` is the last listing, missing where nothing was written. Returns why one
 * could not be deleted.
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
  const done = new Set(moves.filter(isSettling).filter((move) => outcomes.get(move)?.kind === 'done'));
  const showsMarks = (listed: ThreadReading): boolean =>
    [...done].every((move) => isMarked(move, before, listed));
  const last = audited === undefined ? undefined : await lookUntil(showsMarks, audited, acting);
  if (acting.stopped() !== undefined) return undefined;
  const state = (move: Settling) => {
    if (!done.has(move)) return halfway.has(move) ? 'halfway' : 'untouched';
    return last !== undefined && isMarked(move, before, last) ? 'done' : 'halfway';
  };
  const ours = [...nonces, ...acting.known.intents.map(({ nonce }) => nonce)];
  const notes = reading.intents.filter(({ nonce }) => ours.includes(nonce));
  const threads = [...reading.threads, ...(reading.copied ?? [])];
  return deleteNotes(clearable(notes, { threads, moves, state }), acting);
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

/** One that is not ours to delete is a person's copy, and is left. */
async function deleteNotes(notes: readonly OwnIntent[], acting: Acting): Promise<string | undefined> {
  let failure: string | undefined;
  for (const { commentId } of notes) {
    const outcome = await acting.service.deleteComment(commentId);
    if (outcome.kind === 'done') continue;
    if (outcome.kind === 'no-effect' && outcome.status === FORBIDDEN) {
      acting.progress(`Comment ${commentId} is a copy of a note of ours, and only its author can delete it`);
      continue;
    }
    failure = `a note of what was to be resolved could not be deleted: ${outcome.message}`;
  }
  return failure;
}
