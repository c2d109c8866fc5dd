import {
  announcedKind,
  isAnnounced,
  type Marking,
  nextSequence,
  type Settling,
  setsFlag,
} from '../plan/settling.ts';
import type { Outcome } from '../services/port.ts';
import type { SealedBody } from '../text/seal.ts';
import { hashDiscussion, MOST_TRANSITIONS, type Transition } from '../thread/mark.ts';
import { writeIntentMarker } from '../thread/marker.ts';
import { sealMarked } from '../thread/marker-text.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting } from './acting.ts';
import { inPortions } from './in-flight.ts';
import { isUnchanged } from './is-unchanged.ts';
import { byDiscussion, confirm, listAfterLoss } from './list-threads.ts';
import { whyNot } from './why-not.ts';
import { saysItself, writeIntents } from './write-intents.ts';
import type { Announcement } from './written.ts';

/**
 * Writes down which threads are about to be resolved or reopened, before the first of their flags is set, and
 * lists until it is there: it is what tells, should the run die between a flag and its mark, that the flag is
 * our doing. It stands in the first comment of each thread, or in a note where that is not ours to edit.
 * Moves that set no flag need none.
 */
export async function announce(moves: readonly Settling[], acting: Acting): Promise<Announcement> {
  const { known } = acting;
  const isBegun = known.intents.length > 0 || known.ours.some(({ intent }) => intent !== undefined);
  if (moves.length === 0 && !isBegun) return { kind: 'none' };
  if (moves.length > 0)
    acting.progress(`Updating ${moves.length} earlier ${moves.length === 1 ? 'thread' : 'threads'}`);
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
      const reason = `the note that lists the threads to be resolved could not be posted: ${whyNot(note.outcome)}`;
      return withdraw(posted, reason, acting);
    }
    nonces.push(note.nonce);
    if (note.outcome.value !== undefined) posted.push(note.outcome.value);
  }
  const unsaid = new Map<Marking, string>();
  await writeIntents(within, unsaid, acting);
  const confirmed = await confirm(
    (reading) => showsNotes(nonces, reading) && unshown(within, unsaid, reading).length === 0,
    acting,
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
  moves: readonly Marking[],
  unsaid: ReadonlyMap<Marking, string>,
  reading: ThreadReading,
): readonly Marking[] {
  const listed = byDiscussion(reading);
  return moves.filter((move) => {
    const thread = listed.get(move.thread.discussionId);
    if (thread === undefined || unsaid.has(move) || !isUnchanged(move.thread, thread)) return false;
    return !isAnnounced(move, thread);
  });
}

/** Two notes say no more than one, so that a POST whose answer was lost is repeated once it is not listed. */
async function postNote(
  moves: readonly Marking[],
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

function noteBody(moves: readonly Marking[], nonce: string, acting: Acting): SealedBody {
  const { keyring, service, headSha } = acting;
  const [keys] = keyring;
  const transitions = toTransitions(moves, acting);
  const threads = `${moves.length} ${moves.length === 1 ? 'thread' : 'threads'}`;
  return sealMarked({
    markdown: `Updating ${threads} as of ${headSha.slice(0, 7)}. This note removes itself.`,
    hidden: writeIntentMarker(keys, service.identity, { nonce, head: headSha, transitions }),
  });
}

function toTransitions(moves: readonly Marking[], { keyring: [keys] }: Acting): readonly Transition[] {
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
