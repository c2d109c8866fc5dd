import { isUncommitted } from '../finding/is-uncommitted.ts';
import type { MoveOutcome } from '../plan/move-outcome.ts';
import { markKind, nextSequence, type Settling } from '../plan/settling.ts';
import type { Outcome } from '../services/port.ts';
import type { SealedBody } from '../text/seal.ts';
import type { Mark } from '../thread/mark.ts';
import { markBody, markedBody } from '../thread/mark-body.ts';
import { isProven, type OwnThread } from '../thread/own-thread.ts';
import { isDeletable } from '../thread/thread-state.ts';
import type { Acting } from './acting.ts';
import { removeThread } from './remove-thread.ts';

/**
 * `halfway`: the flag may be set, and its mark does not stand. `unknown`: the answer to the last write was
 * lost; `sequence` is its mark's.
 */
export type Ended =
  | { readonly kind: 'done' }
  | { readonly kind: 'untouched' | 'halfway'; readonly message: string }
  | { readonly kind: 'unknown'; readonly sequence: number; readonly message: string };

/**
 * Resolves, reopens or removes one thread, or leaves a note in it. `fresh` are our threads as a second
 * listing has them: a thread that it does not show, or shows in another state, is not touched, because
 * absence is acted on only where two listings agree.
 */
export async function settleThread(
  move: Settling,
  fresh: ReadonlyMap<string, OwnThread>,
  acting: Acting,
): Promise<Ended> {
  const stop = acting.stopped();
  if (stop !== undefined) return { kind: 'untouched', message: `not reached: ${stop}` };
  const thread = fresh.get(move.thread.discussionId);
  if (thread === undefined || !isUnchanged(move.thread, thread) || !winnerStands(move, fresh))
    return { kind: 'untouched', message: 'two listings disagree about this thread' };
  return settle(move, thread, nextMark(move, thread, acting), acting);
}

/** What became of the move of a thread that has ended so. */
export function toOutcome(ended: Ended): MoveOutcome {
  return ended.kind === 'done' ? { kind: 'done' } : { kind: 'failed', reason: ended.message };
}

/**
 * Sends the mark of a move again, once a listing has shown that it is not in its thread: a resolved thread
 * without a mark would pass for one that a person resolved.
 */
export async function repeatMark(
  move: Settling,
  thread: OwnThread,
  acting: Acting,
): Promise<Outcome<unknown>> {
  return sendMark(prepareMark(nextMark(move, thread, acting), thread, acting), thread, acting);
}

/**
 * Another run, or a person, may have resolved or reopened it since the plan was made; a reply changes
 * nothing.
 */
function isUnchanged(planned: OwnThread, fresh: OwnThread): boolean {
  return (
    planned.flag === fresh.flag &&
    planned.lastMark?.sequence === fresh.lastMark?.sequence &&
    planned.older === fresh.older &&
    isProven(fresh)
  );
}

/** Nothing is deleted before what stands for it. */
function winnerStands(move: Settling, fresh: ReadonlyMap<string, OwnThread>): boolean {
  return move.kind !== 'remove-duplicate' || fresh.has(move.winner.discussionId);
}

function nextMark(move: Settling, thread: OwnThread, acting: Acting): Mark {
  const mark = {
    kind: markKind(move),
    sequence: nextSequence(thread),
    head: acting.headSha,
    foreignReplies: thread.foreignReplies,
    nonce: thread.nonce,
  };
  const spot = move.kind === 'reopen' ? move.spot : undefined;
  // Where only the working tree has the finding's line, what is known of the thread says better where to look
  // for it.
  const anchor = spot === undefined || isUncommitted(spot.place) ? undefined : acting.anchor(spot);
  return spot === undefined || anchor === undefined
    ? mark
    : { ...mark, evidence: acting.evidence(spot, anchor) };
}

/** Always the flag first, then the mark: a death between the two repeats a harmless PUT or adds the mark. */
async function settle(move: Settling, thread: OwnThread, mark: Mark, acting: Acting): Promise<Ended> {
  const { service } = acting;
  if (move.kind === 'remove-duplicate' && isDeletable(thread)) {
    return toEnded(await removeThread(thread, acting.service), mark);
  }
  let prepared: PreparedMark;
  try {
    prepared = prepareMark(mark, thread, acting);
  } catch (error) {
    // A thread whose names are too long for one more mark costs itself only.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'untouched', message: `the mark cannot be written: ${error.message}` };
  }
  if (move.kind === 'leave') return toEnded(await sendMark(prepared, thread, acting), mark);
  const flag = await service.setResolved(thread.discussionId, move.kind !== 'reopen');
  if (flag.kind !== 'done') {
    return { kind: flag.kind === 'unknown' ? 'halfway' : 'untouched', message: flag.message };
  }
  const marked = await sendMark(prepared, thread, acting);
  if (marked.kind !== 'no-effect') return toEnded(marked, mark);
  // Without its mark the thread would pass for one that a person resolved, also when the finding comes back.
  const back =
    move.kind === 'resolve' && thread.flag === false
      ? await service.setResolved(thread.discussionId, false)
      : undefined;
  return { kind: back?.kind === 'done' ? 'untouched' : 'halfway', message: marked.message };
}

function toEnded(outcome: Outcome<unknown>, { sequence }: Mark): Ended {
  if (outcome.kind === 'done') return { kind: 'done' };
  const { message } = outcome;
  return outcome.kind === 'unknown' ? { kind: 'unknown', sequence, message } : { kind: 'untouched', message };
}

interface PreparedMark {
  readonly carrier: 'edit' | 'reply';
  readonly body: SealedBody;
}

/** A mark goes into the first comment where that is ours to edit, else into a reply. */
function prepareMark(mark: Mark, thread: OwnThread, { keyring, service }: Acting): PreparedMark {
  const { can, identity } = service;
  const [keys] = keyring;
  return can.edits && thread.own !== undefined
    ? { carrier: 'edit', body: markedBody(keys, identity, thread, thread.own, mark, can.bodyLimit) }
    : { carrier: 'reply', body: markBody(keys, identity, thread, mark) };
}

function sendMark(
  { carrier, body }: PreparedMark,
  { commentId, discussionId }: OwnThread,
  { service }: Acting,
): Promise<Outcome<unknown>> {
  return carrier === 'edit' ? service.edit(commentId, body) : service.reply(discussionId, body);
}
