import { announcedKind, type Marking, nextSequence, type Settling, setsFlag } from '../plan/settling.ts';
import type { Outcome } from '../services/port.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';
import { hashDiscussion, MOST_TRANSITIONS, type Transition } from '../thread/intent.ts';
import { writeIntentMarker } from '../thread/marker.ts';
import type { Acting } from './acting.ts';
import { confirmPosted, listAfterLoss, listThreads } from './list-threads.ts';
import { whyNot } from './why-not.ts';
import { overviewOfJob, writeIntents } from './write-intents.ts';
import type { Announcement } from './written.ts';

/**
 * Writes down which threads are about to be resolved or reopened, before the first of their flags is set, and
 * lists until that note is there: it is what tells, should the run die between a flag and its mark, that the
 * flag is our doing. Moves that set no flag need no note.
 */
export async function announce(moves: readonly Settling[], acting: Acting): Promise<Announcement> {
  if (moves.length === 0 && acting.known.intents.length === 0) return { kind: 'none' };
  if (moves.length > 0)
    acting.progress(`Updating ${moves.length} earlier ${moves.length === 1 ? 'thread' : 'threads'}`);
  const stop = acting.stopped();
  if (stop !== undefined) return { kind: 'failed', reason: stop };
  const flagging = moves.filter(setsFlag);
  if (acting.intentsIn === 'overview' && flagging.length > 0) {
    const announced = await announceInOverview(flagging, acting);
    if (announced !== undefined) return announced;
  }
  const nonces: string[] = [];
  const posted: string[] = [];
  for (let from = 0; from < flagging.length; from += MOST_TRANSITIONS) {
    const note = await postNote(flagging.slice(from, from + MOST_TRANSITIONS), acting);
    if (note.outcome.kind !== 'done') {
      const reason = `the note that lists the threads to be resolved could not be posted: ${whyNot(note.outcome)}`;
      return withdraw(posted, reason, acting);
    }
    nonces.push(note.nonce);
    if (note.outcome.value !== undefined) posted.push(note.outcome.value);
  }
  const confirmed = await confirmPosted(nonces, acting);
  return confirmed.kind === 'distrust'
    ? withdraw(posted, confirmed.reason, acting)
    : { kind: 'announced', nonces, reading: confirmed.reading };
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

/**
 * Writes it into the overview of the job, beside what other runs have there; undefined where there is no
 * room.
 */
async function announceInOverview(
  moves: readonly Marking[],
  acting: Acting,
): Promise<Announcement | undefined> {
  const nonce = acting.nonce();
  const intent = { nonce, head: acting.headSha, transitions: toTransitions(moves, acting) };
  const known = await listThreads(acting);
  let outcome = await writeIntents(overviewOfJob(known, acting.job), (before) => [...before, intent], acting);
  if (outcome?.kind === 'unknown') {
    const listed = await listAfterLoss('an overview', acting);
    const isThere = listed.intents.some((one) => one.nonce === nonce);
    if (!isThere)
      outcome = await writeIntents(
        overviewOfJob(listed, acting.job),
        (before) => [...before, intent],
        acting,
      );
  }
  if (outcome === undefined) return undefined;
  if (outcome.kind === 'no-effect') {
    return {
      kind: 'failed',
      reason: `the list of threads to be resolved could not be written into the overview: ${whyNot(outcome)}`,
    };
  }
  const confirmed = await confirmPosted([nonce], acting);
  return confirmed.kind === 'distrust'
    ? { kind: 'failed', reason: confirmed.reason }
    : { kind: 'announced', nonces: [nonce], reading: confirmed.reading };
}

function noteBody(moves: readonly Marking[], nonce: string, acting: Acting): SealedBody {
  const { keyring, service, headSha } = acting;
  const [keys] = keyring;
  const transitions = toTransitions(moves, acting);
  const threads = `${moves.length} ${moves.length === 1 ? 'thread' : 'threads'}`;
  return sealBody({
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
