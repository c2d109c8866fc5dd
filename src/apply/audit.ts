import { isWriting, type Move, type Post } from '../plan/move.ts';
import type { MoveOutcome } from '../plan/move-outcome.ts';
import type { Settling } from '../plan/settling.ts';
import type { OwnThread, ThreadReading } from '../thread/own-thread.ts';
import type { Acting } from './acting.ts';
import { list } from './look.ts';
import { postThread } from './post-thread.ts';
import { repeatMark, settleThreads, type UnsettledMark } from './settle-threads.ts';

/** A lost answer may belong to a write that is still on its way: this long, then one listing tells. */
const SETTLE_MS = 2_000;
const ROUNDS = 3;

/** Writes of which nobody knows whether they took effect: nonces of posts, and marks. */
export interface Loose {
  readonly posts: ReadonlyMap<Post, string>;
  readonly marks: ReadonlyMap<Settling, UnsettledMark>;
}

/**
 * Looks at what the run has written, and repairs what is not as it should be: three rounds of one listing at most, and none where nothing was
 * written. What is there is done. A mark that is not there is sent again, since its flag is set already. A comment that is not there is posted
 * again where the listing shows that it does not lag; else it is left to the next run. Threads that another run posted meanwhile are
 * removed when two rounds agree that they are duplicates. Returns the last listing; undefined where none was needed.
 */
export async function audit(
  { posts, marks }: Loose,
  outcomes: Map<Move, MoveOutcome>,
  acting: Acting,
): Promise<ThreadReading | undefined> {
  const wrote = [...outcomes].some(([move, { kind }]) => isWriting(move) && kind === 'done');
  const loosePosts = new Map(posts);
  const looseMarks = new Map(marks);
  let suspects: ReadonlySet<string> = new Set();
  if (!wrote && loosePosts.size + looseMarks.size === 0) return undefined;
  for (let round = 1; ; round += 1) {
    const reading = await look(loosePosts.size + looseMarks.size, acting);
    findPosts(loosePosts, reading, outcomes);
    const repeated = await repairMarks(looseMarks, reading, outcomes, acting);
    if (acting.stopped() !== undefined || round === ROUNDS) return reading;
    if (isCaughtUp(reading, outcomes)) await postAgain(loosePosts, outcomes, acting);
    const duplicates = acting.duplicates([...reading.threads, ...(reading.copied ?? [])]);
    const sure = duplicates.filter(({ thread }) => suspects.has(thread.discussionId));
    await settleThreads(sure, toMap(reading), outcomes, acting);
    suspects = new Set(duplicates.map(({ thread }) => thread.discussionId));
    if (loosePosts.size + looseMarks.size + duplicates.length + repeated === 0) return reading;
  }
}

/** Finds out about posts whose answer was lost, without a further write: for a run that a newer one replaces, or that plans again. */
export async function settlePosts(
  posts: ReadonlyMap<Post, string>,
  outcomes: Map<Move, MoveOutcome>,
  acting: Acting,
): Promise<void> {
  if (posts.size > 0) findPosts(new Map(posts), await look(posts.size, acting), outcomes);
}

async function look(loose: number, acting: Acting): Promise<ThreadReading> {
  if (loose > 0) {
    acting.progress(
      `Looking in ${SETTLE_MS / 1_000} s for ${loose} ${loose === 1 ? 'write' : 'writes'} whose answer was lost`,
    );
    await acting.sleep(SETTLE_MS);
  }
  return list(acting);
}

function findPosts(
  loose: Map<Post, string>,
  { threads }: ThreadReading,
  outcomes: Map<Move, MoveOutcome>,
): void {
  for (const [move, nonce] of loose) {
    const thread = threads.find((candidate) => candidate.nonce === nonce);
    if (thread === undefined) continue;
    outcomes.set(move, { kind: 'done', discussionId: thread.discussionId });
    loose.delete(move);
  }
}

/** A listing that shows every thread that this run is known to have posted does not hide one that it may have posted before. */
function isCaughtUp(reading: ThreadReading, outcomes: ReadonlyMap<Move, MoveOutcome>): boolean {
  const shown = toMap(reading);
  const posted = [...outcomes].flatMap(([move, outcome]) =>
    move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
      ? [outcome.discussionId]
      : [],
  );
  return posted.length > 0 && posted.every((id) => shown.has(id));
}

async function postAgain(
  loose: Map<Post, string>,
  outcomes: Map<Move, MoveOutcome>,
  acting: Acting,
): Promise<void> {
  for (const move of [...loose.keys()]) {
    const sent = await postThread(move, acting);
    if (sent.kind === 'unknown') {
      loose.set(move, sent.nonce);
      continue;
    }
    loose.delete(move);
    outcomes.set(move, sent.kind === 'done' ? { kind: 'done', discussionId: sent.discussionId } : sent);
  }
}

/** Returns how many marks it sent again: a further listing has to show them. */
async function repairMarks(
  loose: Map<Settling, UnsettledMark>,
  { threads }: ThreadReading,
  outcomes: Map<Move, MoveOutcome>,
  acting: Acting,
): Promise<number> {
  let repeated = 0;
  for (const [move, { discussionId, sequence }] of [...loose]) {
    const thread = threads.find((candidate) => candidate.discussionId === discussionId);
    const deleting = move.kind === 'remove-duplicate' && move.by === 'deleting';
    const isThere = deleting ? thread === undefined : (thread?.lastMark?.sequence ?? 0) >= sequence;
    const repaired =
      isThere ||
      (!deleting && thread !== undefined && (await repeatMark(move, thread, acting)).kind === 'done');
    if (!repaired) continue;
    if (!isThere) repeated += 1;
    outcomes.set(move, { kind: 'done' });
    loose.delete(move);
  }
  return repeated;
}

function toMap({ threads, copied = [] }: ThreadReading): ReadonlyMap<string, OwnThread> {
  // Threads with copies are never acted on, but stand for their duplicates.
  return new Map([...threads, ...copied].map((thread) => [thread.discussionId, thread] as const));
}
