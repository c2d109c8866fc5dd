import { isUncommitted } from '../finding/is-uncommitted.ts';
import { isByReply, isDecidedByReply } from '../plan/move.ts';
import type { MoveOutcome } from '../plan/move-outcome.ts';
import { isAsWanted, type Marking, markKind, nextSequence, type Settling } from '../plan/settling.ts';
import type { Outcome } from '../services/port.ts';
import type { SealedBody } from '../text/seal.ts';
import { wordsKey } from '../thread/decision.ts';
import type { Mark } from '../thread/mark.ts';
import { markBody, markedBody } from '../thread/mark-body.ts';
import { isProven, type OwnThread } from '../thread/own-thread.ts';
import { isDeletable } from '../thread/thread-state.ts';
import type { Acting } from './acting.ts';
import { nameTwins, toNamed } from './name-twins.ts';
import { removeThread } from './remove-thread.ts';
import { whyNot } from './why-not.ts';
import type { LostMark, Written } from './written.ts';

/**
 * `said`: it stays open, since this client may not resolve it. `halfway`: the flag may be set, and its mark
 * does not stand. `unknown`: the answer to the last write was lost, which was this mark's.
 */
export type Ended =
  | { readonly kind: 'done' }
  | { readonly kind: 'said'; readonly marked: boolean; readonly message: string }
  | { readonly kind: 'untouched' | 'halfway'; readonly message: string }
  | { readonly kind: 'unknown'; readonly mark: LostMark; readonly message: string };

/**
 * Resolves, reopens or removes one thread, or leaves a note in it. `fresh` are our threads as a second
 * listing has them: a thread that it does not show, or shows in another state, is not touched, because
 * absence is acted on only where two listings agree.
 */
export async function settleThread(
  move: Settling,
  fresh: ReadonlyMap<string, OwnThread>,
  written: Written,
  acting: Acting,
): Promise<Ended> {
  const stop = acting.stopped();
  if (stop !== undefined) return { kind: 'untouched', message: `not reached: ${stop}` };
  const thread = fresh.get(move.thread.discussionId);
  if (
    thread === undefined ||
    !isUnchanged(move.thread, thread) ||
    !saysTheSame(move, thread) ||
    !winnerStands(move, fresh)
  )
    return { kind: 'untouched', message: 'two listings disagree about this thread' };
  if (move.kind === 'keep') return nameTwins(move, thread, acting);
  return settle(move, thread, written, acting);
}

/** What became of the move of a thread that has ended so. */
export function toOutcome(ended: Ended): MoveOutcome {
  if (ended.kind === 'done') return { kind: 'done' };
  if (ended.kind === 'said') return { kind: 'said', marked: ended.marked, reason: ended.message };
  return { kind: 'failed', reason: ended.message };
}

/**
 * Sends the mark of a move again, once a listing has shown that it is not in its thread: a resolved thread
 * without a mark would pass for one that a person resolved.
 */
export async function repeatMark(
  move: Marking,
  { said }: LostMark,
  thread: OwnThread,
  acting: Acting,
): Promise<Outcome<unknown>> {
  const mark = nextMark(move, thread, acting);
  return sendMark(prepareMark(move, said ? toSaid(mark) : mark, thread, acting), thread, acting);
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

/** What was replied is acted on where two listings agree about it. */
function saysTheSame(move: Settling, { replies }: OwnThread): boolean {
  return !isByReply(move) || wordsKey(move.thread.replies) === wordsKey(replies);
}

/** Nothing is deleted before what stands for it. */
function winnerStands(move: Settling, fresh: ReadonlyMap<string, OwnThread>): boolean {
  return move.kind !== 'remove-duplicate' || fresh.has(move.winner.discussionId);
}

function nextMark(move: Marking, thread: OwnThread, acting: Acting): Mark {
  const judged = move.kind === 'reopen' ? (move.by ?? thread.judged) : thread.judged;
  const mark: Mark = {
    kind: markKind(move),
    sequence: nextSequence(thread),
    head: acting.headSha,
    foreignReplies: thread.foreignReplies,
    nonce: thread.nonce,
    ...(move.kind === 'leave' && move.note !== 'discussed' && { says: move.note }),
    ...(move.kind === 'resolve' && move.resolution === 'ignored' && { because: 'ignored' as const }),
    ...(judged !== undefined && { judged }),
    ...(move.kind === 'reopen' && move.by !== undefined && { says: 'taken back' as const }),
    ...(isDecidedByReply(move) && { judged: move.decision, decided: move.way }),
  };
  const spot = move.kind === 'reopen' ? move.spot : undefined;
  // Where only the working tree has the finding's line, what is known of the thread says better where to look
  // for it.
  const anchor = spot === undefined || isUncommitted(spot.place) ? undefined : acting.anchor(spot);
  return spot === undefined || anchor === undefined
    ? mark
    : { ...mark, evidence: acting.evidence(spot, anchor) };
}

/** The thread stays open: it says what its mark would have said. */
function toSaid({ because, ...mark }: Mark): Mark {
  if (mark.decided !== undefined) return { ...mark, decided: 'said' };
  return { ...mark, kind: 'gone', says: because ?? mark.kind };
}

/** Always the flag first, then the mark: a death between the two repeats a harmless PUT or adds the mark. */
async function settle(move: Marking, thread: OwnThread, written: Written, acting: Acting): Promise<Ended> {
  const { service } = acting;
  const mark = nextMark(move, thread, acting);
  if (move.kind === 'remove-duplicate' && isDeletable(thread)) {
    return toEnded(await removeThread(thread, acting.service), mark);
  }
  let prepared: PreparedMark;
  try {
    prepared = prepareMark(move, mark, thread, acting);
  } catch (error) {
    // A thread whose names are too long for one more mark costs itself only.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'untouched', message: `the mark cannot be written: ${error.message}` };
  }
  if (move.kind === 'leave') return toEnded(await sendMark(prepared, thread, acting), mark);
  const flag = await setFlag(move, thread, written, acting);
  if (flag.kind === 'forbidden') return say(move, thread, mark, flag.message, acting);
  if (flag.kind !== 'done') return flag;
  if (move.kind === 'resolve' && !isByReply(move) && thread.lastMark?.kind === 'gone')
    return { kind: 'done' };
  const marked = await sendMark(prepared, thread, acting);
  if (marked.kind !== 'no-effect') return toEnded(marked, mark);
  // Without its mark the thread would pass for one that a person resolved, also when the finding comes back.
  const back =
    move.kind === 'resolve' && thread.flag === false
      ? await service.setResolved(thread.discussionId, false)
      : undefined;
  return { kind: back?.kind === 'done' ? 'untouched' : 'halfway', message: whyNot(marked) };
}

type Flagged =
  | { readonly kind: 'done' }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'untouched' | 'halfway'; readonly message: string };

/** Once one thread was refused for want of the right to resolve, no other is tried. */
async function setFlag(
  move: Marking,
  thread: OwnThread,
  written: Written,
  { service }: Acting,
): Promise<Flagged> {
  const resolved = move.kind !== 'reopen';
  if (isAsWanted(thread, resolved)) return { kind: 'done' };
  if (isByReply(move)) {
    if (thread.flag === resolved) return { kind: 'done' };
    if (thread.mayResolve === false && resolved)
      return { kind: 'forbidden', message: 'the service says that it lacks the right' };
  }
  if (resolved && written.mayNotResolve !== undefined)
    return { kind: 'forbidden', message: written.mayNotResolve };
  const flag = await service.setResolved(thread.discussionId, resolved);
  if (flag.kind === 'done') return { kind: 'done' };
  const message = whyNot(flag);
  if (flag.kind === 'unknown') return { kind: 'halfway', message };
  if (flag.refusal !== 'forbidden') return { kind: 'untouched', message };
  // What was announced before a run died may be so already.
  if (thread.flag === resolved) return { kind: 'done' };
  if (!resolved) return { kind: 'untouched', message };
  written.mayNotResolve ??= message;
  return { kind: 'forbidden', message };
}

/**
 * Says once in a thread that may not be resolved why it would be. A duplicate says nothing, and where a
 * person asked, that person is told.
 */
async function say(
  move: Marking,
  thread: OwnThread,
  mark: Mark,
  why: string,
  acting: Acting,
): Promise<Ended> {
  const message = `it stays open, because this client may not resolve threads: ${why}`;
  if (move.kind !== 'resolve' || move.resolution === 'closed' || thread.lastMark?.kind === 'gone')
    return { kind: 'said', marked: false, message };
  const said = toSaid(mark);
  const ended = toEnded(await sendMark(prepareMark(move, said, thread, acting), thread, acting), said);
  return ended.kind === 'done' ? { kind: 'said', marked: true, message } : ended;
}

function toEnded(outcome: Outcome<unknown>, { kind, decided, sequence }: Mark): Ended {
  if (outcome.kind === 'done') return { kind: 'done' };
  const message = whyNot(outcome);
  return outcome.kind === 'unknown'
    ? { kind: 'unknown', mark: { sequence, said: kind === 'gone' || decided === 'said' }, message }
    : { kind: 'untouched', message };
}

interface PreparedMark {
  readonly carrier: 'edit' | 'reply';
  readonly body: SealedBody;
}

/** A mark goes into the first comment where that is ours to edit, else into a reply. */
function prepareMark(move: Marking, mark: Mark, thread: OwnThread, acting: Acting): PreparedMark {
  const { can, identity } = acting.service;
  const [keys] = acting.keyring;
  if (!can.edits || thread.own === undefined)
    return { carrier: 'reply', body: markBody(keys, identity, thread, mark) };
  const named = move.kind === 'reopen' ? toNamed(move, acting) : undefined;
  return {
    carrier: 'edit',
    body: markedBody(keys, identity, thread, thread.own, mark, can.bodyLimit, named),
  };
}

function sendMark(
  { carrier, body }: PreparedMark,
  { commentId, discussionId }: OwnThread,
  { service }: Acting,
): Promise<Outcome<unknown>> {
  return carrier === 'edit' ? service.edit(commentId, body) : service.reply(discussionId, body);
}
