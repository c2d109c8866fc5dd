import { type Outcome, type ReviewService, whyNot } from '../services/port.ts';
import type { OwnIntent, OwnOverview } from '../thread/mark.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Acting } from './acting.ts';
import { copiesLeft } from './words.ts';

type OwnComment = Pick<OwnOverview | OwnIntent, 'commentId' | 'copies'>;

/** What became of comments that were to be deleted. */
interface Deleted {
  /** How many of them are left as copies alone, which are comments of other people. */
  readonly copies: number;
  /** Why another one could not be deleted, the last such reason. */
  readonly failure?: string;
}

/**
 * Deletes comments of ours, with all that share their nonce. Only the author may delete a comment, so that
 * what is refused is a copy that somebody made: that is no failure, and the next run tries it again.
 */
export async function deleteComments(comments: readonly OwnComment[], acting: Acting): Promise<Deleted> {
  let copies = 0;
  let failure: string | undefined;
  for (const comment of comments) {
    const end = await deleteOne(comment, acting);
    if (end.kind === 'copies') copies += 1;
    if (end.kind === 'failed') failure = end.reason;
  }
  return failure === undefined ? { copies } : { copies, failure };
}

type End = { readonly kind: 'gone' | 'copies' } | { readonly kind: 'failed'; readonly reason: string };

async function deleteOne({ commentId, copies = [] }: OwnComment, acting: Acting): Promise<End> {
  const all = [commentId, ...copies];
  const refused: string[] = [];
  for (const id of all) {
    const outcome = await acting.service.deleteComment(id);
    if (outcome.kind === 'done') continue;
    const isForbidden = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
    if (!isForbidden) return { kind: 'failed', reason: whyNot(outcome) };
    refused.push(id);
  }
  if (refused.length > 0) acting.progress(copiesLeft(refused));
  return { kind: refused.length < all.length ? 'gone' : 'copies' };
}

/**
 * Deletes a thread in which nobody else spoke. Our marks go with it; the comment that starts it goes last, so
 * that a death in between leaves a thread to be removed.
 */
export async function removeThread(
  { markIds, commentId }: OwnThread,
  service: Pick<ReviewService, 'deleteComment'>,
): Promise<Outcome<unknown>> {
  for (const id of markIds) {
    const outcome = await service.deleteComment(id);
    if (outcome.kind !== 'done') return outcome;
  }
  return service.deleteComment(commentId);
}
