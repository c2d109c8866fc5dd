import { intendedBody } from '../comment/mark-body.ts';
import { announcedKind, isAnnounced, type Marking, nextSequence } from '../plan/settling.ts';
import type { ThreadIntent } from '../thread/mark.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Acting, SealedEdit } from './acting.ts';
import { inFlight, inPortions } from './in-flight.ts';
import { isUnchanged } from './is-unchanged.ts';
import { byDiscussion, listThreads } from './list-threads.ts';
import { whyNot } from './why-not.ts';

/** Whether what a move is about to do is written into the first comment of its thread. */
export function saysItself({ thread }: Marking, { service }: Acting): boolean {
  return service.can.edits && thread.own !== undefined;
}

/**
 * Writes into threads what is about to be done to them, as one listing right before shows them. One that it
 * shows otherwise than they were planned on is left as it is, and so is one that says it already. An edit
 * that is refused is written down in `refused`.
 */
export async function writeIntents(
  moves: readonly Marking[],
  refused: Map<Marking, string>,
  acting: Acting,
): Promise<void> {
  if (moves.length === 0) return;
  const fresh = byDiscussion(await listThreads(acting));
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
      return [{ move, edit: editOf(thread, intent, acting) }];
    } catch (error) {
      // A thread whose names are too long for one more word costs itself only.
      if (!(error instanceof RangeError)) throw error;
      refused.set(move, `what is about to be done cannot be written into it: ${error.message}`);
      return [];
    }
  });
  await inFlight(inPortions(written, acting.service.can.changesAtOnce), async (portion) => {
    if (acting.stopped() !== undefined) return;
    const outcomes = await acting.service.edit(portion.map(({ edit }) => edit));
    for (const [index, { move }] of portion.entries()) {
      const outcome = outcomes[index];
      if (outcome?.kind === 'no-effect')
        refused.set(move, `what is about to be done could not be written into it: ${whyNot(outcome)}`);
    }
  });
}

/**
 * Takes out of threads, as a listing right before shows them, what was not done. Returns why one could not.
 */
export async function clearIntents(
  threads: readonly OwnThread[],
  acting: Acting,
): Promise<string | undefined> {
  let failure: string | undefined;
  await inFlight(inPortions(threads, acting.service.can.changesAtOnce), async (portion) => {
    const outcomes = await acting.service.edit(portion.map((thread) => editOf(thread, undefined, acting)));
    for (const outcome of outcomes) if (outcome.kind !== 'done') failure = whyNot(outcome);
  });
  return failure === undefined
    ? undefined
    : `what was to be done to a thread could not be taken out of it: ${failure}`;
}

function editOf(
  thread: OwnThread,
  intent: ThreadIntent | undefined,
  { keyring: [keys], service }: Acting,
): SealedEdit {
  const { commentId, own } = thread;
  if (own === undefined) throw new Error(`comment ${commentId} is not ours to edit`);
  return {
    commentId,
    body: intendedBody(keys, service.identity, thread, own, intent, service.can.bodyLimit),
  };
}
