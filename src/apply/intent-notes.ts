import { markKind, nextSequence, type Settling, setsFlag } from '../plan/settling.ts';
import type { Outcome } from '../service/port.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';
import { hashDiscussion, MOST_TRANSITIONS, type OwnIntent } from '../thread/intent.ts';
import { writeIntentMarker } from '../thread/marker.ts';
import type { ThreadReading } from '../thread/own-thread.ts';
import type { Acting } from './acting.ts';
import { list, lookFor } from './look.ts';

/** A POST whose answer was lost may still be on its way: this long, then one listing tells. */
const SETTLE_MS = 2_000;
const FORBIDDEN = 403;

/** `announced`: the notes stand as they were written, in this listing. `failed`: no flag may be set. */
export type Announcement =
  | { readonly kind: 'announced'; readonly nonces: readonly string[]; readonly reading: ThreadReading }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Writes down which threads are about to be resolved or reopened, before the first of their flags is set, and lists until that note is there: it
 * is what tells, should the run die between a flag and its mark, that the flag is our doing. Moves that set no flag need no note.
 */
export async function announce(moves: readonly Settling[], acting: Acting): Promise<Announcement> {
  const flagging = moves.filter(setsFlag);
  const nonces: string[] = [];
  const posted: string[] = [];
  for (let from = 0; from < flagging.length; from += MOST_TRANSITIONS) {
    const note = await postNote(flagging.slice(from, from + MOST_TRANSITIONS), acting);
    if (note.outcome.kind !== 'done') {
      const reason = `the note of what is to be resolved could not be posted: ${note.outcome.message}`;
      return withdraw(posted, reason, acting);
    }
    nonces.push(note.nonce);
    if (note.outcome.value !== undefined) posted.push(note.outcome.value);
  }
  const look = await lookFor(nonces, acting);
  return look.kind === 'distrust'
    ? withdraw(posted, look.reason, acting)
    : { kind: 'announced', nonces, reading: look.reading };
}

/** Two notes say no more than one, so that a POST whose answer was lost is repeated once it is not listed. */
async function postNote(
  moves: readonly Settling[],
  acting: Acting,
): Promise<{ readonly nonce: string; readonly outcome: Outcome<string | undefined> }> {
  const nonce = acting.nonce();
  const first = await acting.service.postTopLevel(noteBody(moves, nonce, acting));
  if (first.kind !== 'unknown') return { nonce, outcome: withId(first) };
  acting.progress(`Looking in ${SETTLE_MS / 1_000} s for a note whose answer was lost`);
  await acting.sleep(SETTLE_MS);
  const { intents } = await list(acting);
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

function noteBody(moves: readonly Settling[], nonce: string, acting: Acting): SealedBody {
  const { keyring, deploymentNumber, headSha } = acting;
  const [keys] = keyring;
  const transitions = moves.map((move) => ({
    discussion: hashDiscussion(keys, move.thread.discussionId),
    sequence: nextSequence(move.thread),
    kind: markKind(move),
  }));
  const threads = `${moves.length} ${moves.length === 1 ? 'thread' : 'threads'}`;
  return sealBody({
    markdown: `Updating ${threads} as of ${headSha.slice(0, 7)}. This note removes itself.`,
    hidden: writeIntentMarker(keys, deploymentNumber, { nonce, head: headSha, transitions }),
  });
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

/** Deletes notes. Returns why one could not be deleted; one that is not ours to delete is a person's copy, and is left. */
export async function clearNotes(notes: readonly OwnIntent[], acting: Acting): Promise<string | undefined> {
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
