import { isWriting, type Move } from '../plan/move.ts';
import { counted } from '../text/counted.ts';
import { isProven, type OwnThread, whyNotResolved } from '../thread/own-thread.ts';
import { NOTHING_LISTED, readThreads, type ThreadReading } from '../thread/read-threads.ts';
import { sameTwins } from '../thread/wording.ts';
import type { Acting, Journal } from './acting.ts';
import * as words from './words.ts';

/** How long a comment may take to show up in the listing, in milliseconds between the looks. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];

/**
 * A write whose answer was lost may still be on its way: this long, in milliseconds, then one listing tells.
 */
const LOST_MS = 2_000;

/**
 * The listing in which what was posted stands as it was written, or why the service cannot be trusted with
 * more.
 */
type Confirmation =
  | { readonly kind: 'seen'; readonly reading: ThreadReading }
  | { readonly kind: 'distrust'; readonly reason: string; readonly reading: ThreadReading };

/** Lists until the comments with these nonces are there and verify. */
export function confirmPosted(nonces: readonly string[], acting: Acting): Promise<Confirmation> {
  return confirm(({ threads, overviews }) => {
    const shown = new Set([...threads, ...overviews].map(({ nonce }) => nonce));
    return nonces.every((nonce) => shown.has(nonce));
  }, acting);
}

/**
 * Lists until what was written stands there.
 *
 * @param anew discussions that are to be read anew by the first look; later ones read all
 */
export async function confirm(
  isThere: (reading: ThreadReading) => boolean,
  acting: Acting,
  anew: readonly string[] = [],
): Promise<Confirmation> {
  let reading = NOTHING_LISTED;
  for (const wait of LOOKS) {
    if (wait > 0) acting.progress(words.waitingForComment(wait));
    await acting.sleep(wait);
    reading = await listThreads(acting, wait > 0 ? undefined : anew);
    if (isThere(reading)) return { kind: 'seen', reading };
  }
  return { kind: 'distrust', reading, reason: words.notListed(reading.comments) };
}

/**
 * Lists until what was answered is listed too, as long as it is waited for a comment that was posted; `last`
 * is the listing before. Returns the last listing, whether or not it shows all of it.
 */
export async function listUntil(
  showsAll: (reading: ThreadReading) => boolean,
  last: ThreadReading,
  acting: Acting,
): Promise<ThreadReading> {
  let reading = last;
  for (const wait of LOOKS.filter((length) => length > 0)) {
    if (showsAll(reading) || acting.stopped() !== undefined) return reading;
    acting.progress(words.waitingForReply(wait));
    await acting.sleep(wait);
    reading = await listThreads(acting);
  }
  return reading;
}

/**
 * One listing, as soon as a write whose answer was lost has either arrived or never will. `what` was lost,
 * for people.
 */
export async function listAfterLoss(what: string, acting: Acting): Promise<ThreadReading> {
  acting.progress(words.waitingForLost(LOST_MS, what));
  await acting.sleep(LOST_MS);
  return listThreads(acting);
}

/** One listing, and what it says of our threads; `anew`: see `listComments` of the service. */
export async function listThreads(
  { service, keyring }: Acting,
  anew?: readonly string[],
): Promise<ThreadReading> {
  return readThreads(keyring, service.identity, await service.listComments(anew));
}

/** The threads of moves that are not acted on, or judged, by an earlier listing: but for those that name a place. */
export function readAnew(moves: readonly Move[]): readonly string[] {
  return moves.flatMap((move) => {
    if (!isWriting(move) || move.kind === 'post') return [];
    const isPlace = move.kind === 'edit' && sameTwins(move.twins, move.thread.twins ?? []);
    return isPlace ? [] : [move.thread.discussionId];
  });
}

/**
 * Our threads in a listing, by discussion. Those with copies are never acted on, but stand for their
 * duplicates.
 */
export function byDiscussion({ ours }: ThreadReading): ReadonlyMap<string, OwnThread> {
  return new Map(ours.map((thread) => [thread.discussionId, thread] as const));
}

/**
 * Lists once, after a while where answers were lost, and sets down as done the posts among them that are
 * there. Returns that listing.
 */
export async function findLostPosts(
  { outcomes, lostPosts, lostMarks }: Journal,
  acting: Acting,
  anew?: readonly string[],
): Promise<ThreadReading> {
  const lost = lostPosts.size + lostMarks.size;
  const reading =
    lost === 0 ? await listThreads(acting, anew) : await listAfterLoss(counted(lost, 'write'), acting);
  for (const [move, nonce] of lostPosts) {
    const thread = reading.threads.find((candidate) => candidate.nonce === nonce);
    if (thread === undefined) continue;
    outcomes.set(move, { kind: 'done', discussionId: thread.discussionId });
    lostPosts.delete(move);
  }
  return reading;
}

/**
 * Another run, or a person, may have resolved or reopened a thread since the plan was made; a reply changes
 * nothing.
 */
export function isUnchanged(planned: OwnThread, fresh: OwnThread): boolean {
  return (
    planned.flag === fresh.flag &&
    planned.lastMark?.sequence === fresh.lastMark?.sequence &&
    whyNotResolved(planned) === whyNotResolved(fresh) &&
    isProven(fresh)
  );
}
