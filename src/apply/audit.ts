import { isWriting, type Move, type MoveOutcome } from '../plan/move.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting, Written } from './acting.ts';
import { repeatMark, settlePortion, toOutcome } from './apply-to-threads.ts';
import { inFlight } from './in-flight.ts';
import { byDiscussion, findLostPosts } from './list-threads.ts';
import { unnameDecided } from './marks.ts';
import { sendPosts } from './send-posts.ts';

const ROUNDS = 3;
/** Of a thread whose mark was repaired. */
const SAID = {
  kind: 'said',
  marked: true,
  reason: 'it stays open, because this client may not resolve threads',
} as const;

/**
 * Looks at what the run has written, and repairs what is not as it should be: three rounds of one listing at
 * most, and none where nothing was written. What is there is done. A mark that is not there is sent again,
 * since its flag is set already. A comment that is not there is posted again where the listing shows that it
 * does not lag; else it is left to the next run. Threads that another run posted meanwhile are removed when
 * two rounds agree that they are duplicates. Returns the last listing; undefined where none was needed.
 */
export async function audit(written: Written, acting: Acting): Promise<ThreadReading | undefined> {
  const { outcomes, lostPosts, lostMarks } = written;
  const wrote = [...outcomes].some(
    ([move, { kind }]) => isWriting(move) && (kind === 'done' || kind === 'said'),
  );
  if (!wrote && lostPosts.size + lostMarks.size === 0) return undefined;
  let suspects: ReadonlySet<string> = new Set();
  for (let round = 1; ; round += 1) {
    const reading = await findLostPosts(written, acting);
    if (round === 1 && acting.stopped() === undefined)
      await unnameDecided(outcomes, byDiscussion(reading), acting);
    const repeated = await repairMarks(written, reading, acting);
    if (acting.stopped() !== undefined || round === ROUNDS) return reading;
    if (isCaughtUp(reading, outcomes)) await postAgain(written, acting);
    const duplicates = acting.duplicates(reading.ours);
    const sure = duplicates.filter(({ thread }) => suspects.has(thread.discussionId));
    const fresh = byDiscussion(reading);
    await inFlight(sure, async (move) => {
      for (const [, ended] of await settlePortion([move], fresh, written, acting))
        outcomes.set(move, toOutcome(ended));
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

async function postAgain({ outcomes, lostPosts }: Written, acting: Acting): Promise<void> {
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
  { outcomes, lostMarks }: Written,
  { threads }: ThreadReading,
  acting: Acting,
): Promise<number> {
  let repeated = 0;
  for (const [move, mark] of [...lostMarks]) {
    const thread = threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
    const deleting = move.kind === 'remove-duplicate' && move.by === 'deleting';
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
