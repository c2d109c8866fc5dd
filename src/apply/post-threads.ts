import { scopeKey } from '../finding/finding.ts';
import type { MoveOutcome, Post } from '../plan/move.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { Acting, Halt, Journal } from './acting.ts';
import { inFlight, inPortions } from './in-flight.ts';
import { confirmPosted } from './list-threads.ts';
import { type Sent, sendPosts } from './send-posts.ts';
import * as words from './words.ts';

/** After this many refusals in a row it is not the single comment: posting stops. */
const REFUSALS_IN_A_ROW = 5;

/**
 * Posts new threads, worst first, as many at once as the service takes. The first ones are looked for in the
 * listing before the rest follow: a service that strips or rewrites what makes a comment ours would get the
 * same comments again at every run. Outcomes are written down as they come. Returns why the run goes no
 * further, or undefined.
 */
export async function postThreads(
  posts: readonly Post[],
  { outcomes, lostPosts }: Journal,
  acting: Acting,
): Promise<Halt | undefined> {
  if (posts.length > 0) acting.progress(words.postingThreads(posts.length));
  let refusals = 0;
  let stop: string | undefined;
  let isReady = true;
  const isListed = acting.service.can.whileNotReady === 'top-level';

  const fail = (reason: string, waits: boolean): MoveOutcome => ({
    kind: 'failed',
    reason,
    ...(waits && isListed && { listed: true }),
  });
  const note = (move: Post, sent: Sent): string | undefined => {
    switch (sent.kind) {
      case 'done':
        refusals = 0;
        outcomes.set(move, { kind: 'done', discussionId: sent.discussionId });
        return sent.nonce;
      case 'unknown':
        lostPosts.set(move, sent.nonce);
        outcomes.set(move, { kind: 'failed', reason: sent.reason });
        return undefined;
      case 'failed':
        if (sent.refusal === 'not-ready') {
          isReady = false;
          stop = words.notReady(sent.reason);
        }
        outcomes.set(move, fail(sent.reason, sent.refusal === 'not-ready'));
        return undefined;
      case 'refused':
        outcomes.set(move, { kind: 'refused', reason: sent.reason });
        refusals += 1;
        if (refusals >= REFUSALS_IN_A_ROW) {
          stop = words.refusedInARow(refusals, sent.reason, sent.remedy);
        }
        return undefined;
    }
  };

  /** Gives the nonces of those that were posted for sure. */
  const post = async (batch: readonly Post[]): Promise<readonly string[]> => {
    stop ??= acting.stopped();
    if (stop !== undefined) {
      for (const move of batch) outcomes.set(move, fail(words.notReached(stop), !isReady));
      return [];
    }
    const sent = await sendPosts(batch, acting);
    return batch.flatMap((move, index) => {
      const one = sent[index];
      return (one === undefined ? undefined : note(move, one)) ?? [];
    });
  };

  const batches = [...inPortions(posts, acting.service.can.postsAtOnce)];
  for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
    const nonces = await post(first);
    if (nonces.length === 0) continue;
    const rest = batches.flat();
    const confirmed = await confirmPosted(nonces, acting);
    if (confirmed.kind === 'distrust') {
      for (const move of rest)
        outcomes.set(move, { kind: 'failed', reason: words.notReached(confirmed.reason) });
      return confirmed;
    }
    const news = findNews(confirmed.reading, nonces, rest, acting);
    if (news !== undefined) {
      for (const move of rest) outcomes.set(move, { kind: 'not-tried', reason: news });
      return { kind: 'news', reason: news };
    }
    break;
  }
  await inFlight(batches, async (batch) => {
    await post(batch);
  });
  return undefined;
}

/**
 * Threads of ours that the plan did not know, of a scope that still has something to post: a listing that
 * lagged, or a run that races.
 */
function findNews(
  reading: ThreadReading,
  nonces: readonly string[],
  rest: readonly Post[],
  { known, posting }: Acting,
): string | undefined {
  if (posting?.onNews !== 'plan-again') return undefined;
  const scopes = new Set(rest.map(({ spot }) => scopeKey(spot.scope)));
  const before = new Set(known.ours.map((thread) => thread.discussionId));
  const news = reading.ours.filter(
    (thread) =>
      !nonces.includes(thread.nonce) &&
      !before.has(thread.discussionId) &&
      scopes.has(scopeKey(thread.evidence.scope)),
  );
  return news.length === 0 ? undefined : words.threadsAppeared(news.length);
}
