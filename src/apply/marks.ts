import { renderNowAt, renderTwins } from '../comment/comment-body.ts';
import { intendedBody, markBody, markedBody, type Named, namedBody } from '../comment/mark-body.ts';
import { isUncommitted } from '../finding/finding.ts';
import { isDecidedByReply, isDeleting, type MarkingMove, type Move, type ThreadMove } from '../plan/move.ts';
import type { CommentEdit } from '../services/port.ts';
import type { SealedBody } from '../text/seal.ts';
import { isResolving, type Mark, type MarkKind, signedNow, type ThreadIntent } from '../thread/mark.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Acting, Sealed } from './acting.ts';

/** Whether the move follows what somebody replied. */
export function isByReply(move: ThreadMove): boolean {
  return move.kind === 'reopen' ? move.by !== undefined : isDecidedByReply(move);
}

/**
 * Whether the move resolves or reopens its thread and has to be announced: a deletion, a reply and other
 * twins set no flag, and a thread that says that its finding is gone needs no more words when it is resolved.
 */
export function setsFlag(move: ThreadMove): move is MarkingMove {
  return (
    move.kind !== 'edit' &&
    move.kind !== 'say' &&
    !isAsWanted(move.thread, move.kind !== 'reopen') &&
    move.thread.lastMark?.kind !== 'gone' &&
    !(isByReply(move) && move.thread.flag === (move.kind !== 'reopen')) &&
    !isDeleting(move)
  );
}

/**
 * The flag is as a move wants it: as the listing says where this client may not change it, or as a mark says.
 */
export function isAsWanted({ flag, mayResolve, lastMark }: OwnThread, resolved: boolean): boolean {
  if (!resolved && flag !== true && lastMark?.kind === 'gone') return true;
  return mayResolve === false && flag === resolved;
}

/** How a note names what is about to be done: as what it does to the flag. */
export function announcedKind(move: MarkingMove): MarkKind {
  return isDecidedByReply(move) ? 'suppressed' : markKind(move);
}

/**
 * Whether the first comment of a thread says already what the move is about to do. Where a run began
 * something and did not finish, its words stay until there is a mark: to do it to the end is what they say,
 * and to take it back brings the flag to what the last mark says, which needs none.
 */
export function isAnnounced(move: MarkingMove, { intent, unfinished, lastMark }: OwnThread): boolean {
  if (unfinished !== undefined) return true;
  return (
    intent !== undefined &&
    intent.sequence > (lastMark?.sequence ?? 0) &&
    isResolving(intent.kind) === isResolving(announcedKind(move))
  );
}

/** The mark that a move leaves. */
function markKind(move: MarkingMove): MarkKind {
  switch (move.kind) {
    case 'resolve':
      // With the decision in it: that the thread is resolved is a person's doing.
      return move.resolution === 'decided' ? 'reported' : move.resolution;
    case 'reopen':
      return 'reported';
    case 'remove-duplicate':
      return 'retired';
    case 'say':
      return 'gone';
  }
}

/**
 * The number of the next mark: one more than the highest there is, and no less than one that was announced.
 */
export function nextSequence({ lastMark, unfinished }: OwnThread): number {
  return Math.max((lastMark?.sequence ?? 0) + 1, unfinished?.sequence ?? 0);
}

/** The mark that a move leaves in its thread. */
export function nextMark(move: MarkingMove, thread: OwnThread, acting: Acting): Mark {
  const statement = move.kind === 'reopen' ? (move.by ?? thread.recordedStatement) : thread.recordedStatement;
  const mark: Mark = {
    kind: markKind(move),
    sequence: nextSequence(thread),
    head: acting.headSha,
    foreignReplies: thread.foreignReplies,
    nonce: thread.nonce,
    ...(move.kind === 'say' && move.note !== 'discussed' && { says: move.note }),
    ...(statement !== undefined && { statement }),
    ...(move.kind === 'reopen' && move.by !== undefined && { says: 'taken back' as const }),
    ...(isDecidedByReply(move) && { statement: move.decision, decided: move.way }),
  };
  // Where only the working tree has the finding's line, what is known of the thread says better where to look
  // for it.
  if (move.kind !== 'reopen' || move.anchor === undefined || isUncommitted(move.spot.place)) return mark;
  return { ...mark, evidence: acting.posting?.evidence(move.spot, move.anchor) };
}

/**
 * The flag of the thread stays as it is: an open one says what its mark would have said, and one that was to
 * be reopened is over.
 */
export function toSaid(mark: Mark): Mark {
  if (mark.decided !== undefined) return { ...mark, decided: 'said' };
  if (mark.kind === 'reported') return { ...mark, kind: 'over', says: 'over' };
  return { ...mark, kind: 'gone', says: mark.kind };
}

/** What is written into a thread. `edit`: into its first comment. */
export interface PreparedMark {
  readonly carrier: 'edit' | 'reply';
  readonly body: SealedBody;
}

/** A mark goes into the first comment where that is ours to edit, else into a reply. */
export function prepareMark(move: MarkingMove, mark: Mark, thread: OwnThread, acting: Acting): PreparedMark {
  const { can, identity } = acting.service;
  const [keys] = acting.keyring;
  if (!can.edits || thread.own === undefined)
    return { carrier: 'reply', body: markBody(keys, identity, thread, mark) };
  const named = move.kind === 'reopen' ? toNamed(move, acting) : undefined;
  return {
    carrier: 'edit',
    body: markedBody(keys, identity, thread, toSign(thread.own, acting), mark, can.bodyLimit, named),
  };
}

type Naming = Pick<Extract<Move, { kind: 'edit' | 'reopen' }>, 'spot' | 'twins' | 'nowAt'>;

/**
 * The comment of a thread with other twins or another place named in it; undefined where that is not to be.
 */
export function prepareNames(move: Naming, thread: OwnThread, acting: Acting): SealedBody | undefined {
  const named = toNamed(move, acting);
  if (named === undefined || thread.own === undefined) return undefined;
  const { service, keyring } = acting;
  const own = toSign(thread.own, acting);
  return namedBody(keyring[0], service.identity, thread, own, named, service.can.bodyLimit);
}

type Own = NonNullable<OwnThread['own']>;

function toSign(own: Own, { service }: Acting): Own {
  return { ...own, marker: signedNow(own.marker, service.clock?.()) };
}

/** What the comment is to name; undefined where it stays as it is. */
function toNamed({ spot, twins, nowAt = null }: Naming, { redact, linkTo }: Acting): Named | undefined {
  if (twins === undefined) return undefined;
  const told = { ruleId: spot.rule.id, level: spot.level };
  const sentences = {
    place: redact(renderNowAt(nowAt, linkTo)),
    twins: redact(renderTwins(twins, told, 'edited')),
  };
  return { twins, nowAt, sentences };
}

/** What a move is about to do is written into the first comment of its thread, not into a note. */
export function saysItself({ thread }: Pick<MarkingMove, 'thread'>, { service }: Acting): boolean {
  return service.can.edits && thread.own !== undefined;
}

/** An edit of a thread's first comment that writes down what is about to be done to it, or takes that out. */
export function toIntentEdit(
  thread: OwnThread,
  intent: ThreadIntent | undefined,
  acting: Acting,
): Sealed<CommentEdit> {
  const { commentId, own } = thread;
  if (own === undefined) throw new Error(`comment ${commentId} is not ours to edit`);
  const { service, keyring } = acting;
  const signed = toSign(own, acting);
  const body = intendedBody(keyring[0], service.identity, thread, signed, intent, service.can.bodyLimit);
  return { commentId, body };
}
