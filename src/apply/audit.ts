import { isDeleting, isWriting, type Move, type MoveOutcome } from '../plan/move.ts';
import { soleOutcome, whyNot } from '../services/port.ts';
import { statementsKey } from '../thread/decision.ts';
import { isLeftToPeople, type OwnThread } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting, Journal } from './acting.ts';
import { changePortion, repeatMark, toOutcome } from './change-threads.ts';
import { inFlight } from './in-flight.ts';
import { byDiscussion, findLostPosts, readAnew } from './list-threads.ts';
import { prepareNames } from './marks.ts';
import { sendPosts } from './send-posts.ts';
import { STAYS_OPEN } from './words.ts';

const ROUNDS = 3;
/** The outcome for a thread that stays open and whose mark was sent again. */
const SAID = {
  kind: 'said',
  marked: true,
  reason: STAYS_OPEN,
} as const;

/**
 * Looks at what the run has written, and repairs what is not as it should be: three rounds of one listing at
 * most, and none where nothing was written. What is there is done. A mark that is not there is sent again,
 * since its flag is set already. A comment that is not there is posted again where the listing shows that it
 * does not lag; else it is left to the next run. Threads that another run posted meanwhile are removed when
 * two rounds agree that they are duplicates. Returns the last listing; undefined where none was needed.
 */
export async function audit(journal: Journal, acting: Acting): Promise<ThreadReading | undefined> {
  const { outcomes, lostPosts, lostMarks } = journal;
  const wrote = [...outcomes].some(
    ([move, { kind }]) => isWriting(move) && (kind === 'done' || kind === 'said'),
  );
  if (!wrote && lostPosts.size + lostMarks.size === 0) return undefined;
  let suspects: ReadonlySet<string> = new Set();
  for (let round = 1; ; round += 1) {
    const reading = await findLostPosts(journal, acting, [...readAnew([...outcomes.keys()]), ...suspects]);
    if (round === 1 && acting.stopped() === undefined)
      await unnameDecided(outcomes, byDiscussion(reading), acting);
    const repeated = await repairMarks(journal, reading, acting);
    if (acting.stopped() !== undefined || round === ROUNDS) return reading;
    if (isCaughtUp(reading, outcomes)) await postAgain(journal, acting);
    const duplicates = acting.posting?.duplicates(reading.ours) ?? [];
    const sure = duplicates.filter(({ thread }) => suspects.has(thread.discussionId));
    const fresh = byDiscussion(reading);
    await inFlight(sure, async (move) => {
      for (const [, result] of await changePortion([move], fresh, journal, acting))
        outcomes.set(move, toOutcome(result));
    });
    suspects = new Set(duplicates.map(({ thread }) => thread.discussionId));
    if (lostPosts.size + lostMarks.size + duplicates.length + repeated === 0) return reading;
  }
}

/**
 * A listing that shows every thread that this run is known to have posted does not hide one that it may have
 * posted before.
 */
function isCaughtUp(reading: ThreadReading, outcomes: ReadonlyMap<Move, MoveOutcome>): boolean {
  const shown = byDiscussion(reading);
  const posted = [...outcomes].flatMap(([move, outcome]) =>
    move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
      ? [outcome.discussionId]
      : [],
  );
  return posted.length > 0 && posted.every((id) => shown.has(id));
}

async function postAgain({ outcomes, lostPosts }: Journal, acting: Acting): Promise<void> {
  for (const move of [...lostPosts.keys()]) {
    const [sent] = await sendPosts([move], acting);
    if (sent === undefined) continue;
    if (sent.kind === 'unknown') {
      lostPosts.set(move, sent.nonce);
      continue;
    }
    lostPosts.delete(move);
    outcomes.set(move, sent.kind === 'done' ? { kind: 'done', discussionId: sent.discussionId } : sent);
  }
}

/** Returns how many marks it sent again: a further listing has to show them. */
async function repairMarks(
  { outcomes, lostMarks }: Journal,
  { threads }: ThreadReading,
  acting: Acting,
): Promise<number> {
  let repeated = 0;
  for (const [move, mark] of [...lostMarks]) {
    const thread = threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
    const deleting = isDeleting(move);
    const isThere = deleting ? thread === undefined : (thread?.lastMark?.sequence ?? 0) >= mark.sequence;
    const repaired =
      isThere ||
      (!deleting && thread !== undefined && (await repeatMark(move, mark, thread, acting)).kind === 'done');
    if (!repaired) continue;
    if (!isThere) repeated += 1;
    outcomes.set(move, mark.said && move.kind === 'resolve' ? SAID : { kind: 'done' });
    lostMarks.delete(move);
  }
  return repeated;
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
async function unnameDecided(
  outcomes: Map<Move, MoveOutcome>,
  fresh: ReadonlyMap<string, OwnThread>,
  acting: Acting,
): Promise<void> {
  for (const [move, { kind }] of [...outcomes]) {
    if (move.kind !== 'edit' || kind !== 'done') continue;
    const thread = fresh.get(move.thread.discussionId);
    if (thread === undefined || !(isLeftToPeople(thread) || hasNewWords(move.thread, thread))) continue;
    const { twins = [] } = move.thread;
    const { spot, nowAt } = move;
    const body = prepareNames({ spot, twins, nowAt }, thread, acting);
    if (body === undefined) continue;
    const outcome = soleOutcome(await acting.service.edit([{ commentId: thread.commentId, body }]));
    if (outcome.kind !== 'done') outcomes.set(move, { kind: 'failed', reason: whyNot(outcome) });
  }
}
