import { renderTwins } from '../comment/comment-body.ts';
import { type Named, namedBody } from '../comment/mark-body.ts';
import type { Move } from '../plan/move.ts';
import type { MoveOutcome } from '../plan/move-outcome.ts';
import { soleOutcome } from '../services/port.ts';
import type { SealedBody } from '../text/seal.ts';
import { statementsKey } from '../thread/decision.ts';
import { isLeftToPeople, type OwnThread } from '../thread/own-thread.ts';
import type { Acting } from './acting.ts';
import { whyNot } from './why-not.ts';

type Naming = Pick<Extract<Move, { kind: 'keep' | 'reopen' }>, 'spot' | 'twins'>;

/** The comment of a thread with another set of twins named in it; undefined where that is not to be. */
export function prepareNames(move: Naming, thread: OwnThread, acting: Acting): SealedBody | undefined {
  const named = toNamed(move, acting);
  if (named === undefined || thread.own === undefined) return undefined;
  const { service, keyring } = acting;
  return namedBody(keyring[0], service.identity, thread, thread.own, named, service.can.bodyLimit);
}

/** What the comment of a move is to say of twins; undefined where that stays. */
export function toNamed({ spot, twins }: Naming, { redact }: Acting): Named | undefined {
  if (twins === undefined) return undefined;
  const told = { ruleId: spot.rule.id, level: spot.level };
  return { twins, sentence: redact(renderTwins(twins, told, 'edited')) };
}

/** Somebody has decided, or taken something back, since the plan was made. */
function hasNewWords(planned: OwnThread, { replies }: OwnThread): boolean {
  return statementsKey(planned.replies) !== statementsKey(replies);
}

/**
 * Takes twins out again that were named in a thread while a person resolved it: what the comment says then is
 * what the decision holds for. Outcomes are written down.
 *
 * @param fresh our threads as a listing after the edits shows them
 */
export async function unnameDecided(
  outcomes: Map<Move, MoveOutcome>,
  fresh: ReadonlyMap<string, OwnThread>,
  acting: Acting,
): Promise<void> {
  for (const [move, { kind }] of [...outcomes]) {
    if (move.kind !== 'keep' || kind !== 'done') continue;
    const thread = fresh.get(move.thread.discussionId);
    if (thread === undefined || !(isLeftToPeople(thread) || hasNewWords(move.thread, thread))) continue;
    const { twins = [] } = move.thread;
    const body = prepareNames({ spot: move.spot, twins }, thread, acting);
    if (body === undefined) continue;
    const outcome = soleOutcome(await acting.service.edit([{ commentId: thread.commentId, body }]));
    if (outcome.kind !== 'done') outcomes.set(move, { kind: 'failed', reason: whyNot(outcome) });
  }
}
