import { markBody, markedBody } from '../comment/mark-body.ts';
import { isUncommitted } from '../finding/is-uncommitted.ts';
import { isDecidedByReply } from '../plan/move.ts';
import { type Marking, markKind, nextSequence } from '../plan/settling.ts';
import type { SealedBody } from '../text/seal.ts';
import type { Mark } from '../thread/mark.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Acting } from './acting.ts';
import { toNamed } from './name-twins.ts';

/** The mark that a move leaves in its thread. */
export function nextMark(move: Marking, thread: OwnThread, acting: Acting): Mark {
  const judged = move.kind === 'reopen' ? (move.by ?? thread.recordedStatement) : thread.recordedStatement;
  const mark: Mark = {
    kind: markKind(move),
    sequence: nextSequence(thread),
    head: acting.headSha,
    foreignReplies: thread.foreignReplies,
    nonce: thread.nonce,
    ...(move.kind === 'leave' && move.note !== 'discussed' && { says: move.note }),
    ...(judged !== undefined && { statement: judged }),
    ...(move.kind === 'reopen' && move.by !== undefined && { says: 'taken back' as const }),
    ...(isDecidedByReply(move) && { statement: move.decision, decided: move.way }),
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
export function toSaid(mark: Mark): Mark {
  if (mark.decided !== undefined) return { ...mark, decided: 'said' };
  return { ...mark, kind: 'gone', says: mark.kind };
}

/** What is written into a thread. `edit`: into its first comment. */
export interface PreparedMark {
  readonly carrier: 'edit' | 'reply';
  readonly body: SealedBody;
}

/** A mark goes into the first comment where that is ours to edit, else into a reply. */
export function prepareMark(move: Marking, mark: Mark, thread: OwnThread, acting: Acting): PreparedMark {
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
