import type { Outcome, ReviewService } from '../services/port.ts';
import type { OwnThread } from '../thread/own-thread.ts';

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
