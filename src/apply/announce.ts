import type { MarkingMove, ThreadMove } from '../plan/move.ts';
import { type Outcome, whyNot } from '../services/port.ts';
import type { SealedBody } from '../text/seal.ts';
import { hashDiscussion, MOST_TRANSITIONS, type Transition } from '../thread/mark.ts';
import { writeIntentMarker } from '../thread/marker.ts';
import { sealMarked } from '../thread/marker-text.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting, Announcement } from './acting.ts';
import { inFlight, inPortions } from './in-flight.ts';
import { byDiscussion, confirm, isUnchanged, listAfterLoss, listThreads, readAnew } from './list-threads.ts';
import { announcedKind, isAnnounced, nextSequence, saysItself, setsFlag, toIntentEdit } from './marks.ts';
import * as words from './words.ts';

/**
 * Writes down which threads are about to be resolved or reopened, before the first of their flags is set, and
 * lists until it is there: it is what tells, should the run die between a flag and its mark, that the flag is
 * our doing. It stands in the first comment of each thread, or in a note where that is not ours to edit.
 * Moves that set no flag need none.
 */
export async function announce(moves: readonly ThreadMove[], acting: Acting): Promise<Announcement> {
  const { known } = acting;
  const isBegun = known.intents.length > 0 || known.ours.some(({ intent }) => intent !== undefined);
  if (moves.length === 0 && !isBegun) return { kind: 'none' };
  if (moves.length > 0) acting.progress(words.updatingThreads(moves.length));
  const stop = acting.stopped();
  if (stop !== undefined) return { kind: 'failed', reason: stop };
  const flagging = moves.filter(setsFlag);
  const within = flagging.filter((move) => saysItself(move, acting));
  const noted = flagging.filter((move) => !saysItself(move, acting));
  const nonces: string[] = [];
  const posted: string[] = [];
  for (const part of inPortions(noted, MOST_TRANSITIONS)) {
    const note = await postNote(part, acting);
    if (note.outcome.kind !== 'done') {
      return withdraw(posted, words.noteNotPosted(whyNot(note.outcome)), acting);
    }
    nonces.push(note.nonce);
    if (note.outcome.value !== undefined) posted.push(note.outcome.value);
  }
  const unsaid = new Map<MarkingMove, string>();
  if (within.length > 0)
    await writeIntents(within, unsaid, await listThreads(acting, readAnew(moves)), acting);
  // Where something was written into threads, all were read right before that.
  const unread = within.length > 0 ? [] : readAnew(moves);
  const confirmed = await confirm(
    (reading) => showsNotes(nonces, reading) && unshown(within, unsaid, reading).length === 0,
    acting,
    unread,
  );
  if (confirmed.kind === 'seen') return { kind: 'announced', nonces, unsaid, reading: confirmed.reading };
  const { reason, reading } = confirmed;
  if (!showsNotes(nonces, reading)) return withdraw(posted, reason, acting);
  for (const move of unshown(within, unsaid, reading)) unsaid.set(move, reason);
  return { kind: 'announced', nonces, unsaid, reading };
}

function showsNotes(nonces: readonly string[], { intents }: ThreadReading): boolean {
  const shown = new Set(intents.map(({ nonce }) => nonce));
  return nonces.every((nonce) => shown.has(nonce));
}

/** Moves whose thread is listed as it was planned on, and does not say what is about to be done. */
function unshown(
  moves: readonly MarkingMove[],
  unsaid: ReadonlyMap<MarkingMove, string>,
  reading: ThreadReading,
): readonly MarkingMove[] {
  const listed = byDiscussion(reading);
  return moves.filter((move) => {
    const thread = listed.get(move.thread.discussionId);
    if (thread === undefined || unsaid.has(move) || !isUnchanged(move.thread, thread)) return false;
    return !isAnnounced(move, thread);
  });
}

/** Two notes say no more than one, so that a POST whose answer was lost is repeated once it is not listed. */
async function postNote(
  moves: readonly MarkingMove[],
  acting: Acting,
): Promise<{ readonly nonce: string; readonly outcome: Outcome<string | undefined> }> {
  const nonce = acting.nonce();
  const first = await acting.service.postTopLevel(noteBody(moves, nonce, acting));
  if (first.kind !== 'unknown') return { nonce, outcome: withId(first) };
  const { intents } = await listAfterLoss('a note', acting);
  if (intents.some((intent) => intent.nonce === nonce)) {
    return { nonce, outcome: { kind: 'done', value: undefined } };
  }
  // A nonce of its own, since the first one may still come: the next run deletes it then.
  const again = acting.nonce();
  const second = await acting.service.postTopLevel(noteBody(moves, again, acting));
  return { nonce: again, outcome: withId(second) };
}

function withId(outcome: Outcome<{ readonly id: string }>): Outcome<string> {
  return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.id } : outcome;
}

function noteBody(moves: readonly MarkingMove[], nonce: string, acting: Acting): SealedBody {
  const { keyring, service, headSha } = acting;
  const [keys] = keyring;
  const transitions = toTransitions(moves, acting);
  return sealMarked({
    markdown: words.noteText(moves.length, headSha),
    hidden: writeIntentMarker(keys, service.identity, { nonce, head: headSha, transitions }),
  });
}

function toTransitions(moves: readonly MarkingMove[], { keyring: [keys] }: Acting): readonly Transition[] {
  return moves.map((move) => ({
    discussion: hashDiscussion(keys, move.thread.discussionId),
    sequence: nextSequence(move.thread),
    kind: announcedKind(move),
  }));
}

/** No flag was set, so that the notes which stand already say nothing. */
async function withdraw(
  posted: readonly string[],
  reason: string,
  acting: Acting,
): Promise<Extract<Announcement, { kind: 'failed' }>> {
  for (const id of posted) await acting.service.deleteComment(id);
  return { kind: 'failed', reason };
}

/**
 * Writes into threads what is about to be done to them, as one listing right before shows them. One that it
 * shows otherwise than they were planned on is left as it is, and so is one that says it already. An edit
 * that is refused is written down in `refused`.
 */
async function writeIntents(
  moves: readonly MarkingMove[],
  refused: Map<MarkingMove, string>,
  reading: ThreadReading,
  acting: Acting,
): Promise<void> {
  const fresh = byDiscussion(reading);
  const written = moves.flatMap((move) => {
    const thread = fresh.get(move.thread.discussionId);
    if (thread?.own === undefined || !isUnchanged(move.thread, thread) || isAnnounced(move, thread))
      return [];
    const intent = {
      kind: announcedKind(move),
      sequence: nextSequence(thread),
      head: acting.headSha,
    };
    try {
      return [{ move, edit: toIntentEdit(thread, intent, acting) }];
    } catch (error) {
      // A thread whose names are too long for one more word costs itself only.
      if (!(error instanceof RangeError)) throw error;
      refused.set(move, words.intentTooLong(error.message));
      return [];
    }
  });
  await inFlight(inPortions(written, acting.service.can.changesAtOnce), async (portion) => {
    if (acting.stopped() !== undefined) return;
    const outcomes = await acting.service.edit(portion.map(({ edit }) => edit));
    for (const [index, { move }] of portion.entries()) {
      const outcome = outcomes[index];
      if (outcome?.kind === 'no-effect') refused.set(move, words.intentRefused(whyNot(outcome)));
    }
  });
}
