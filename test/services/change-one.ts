import { type Comment, type Outcome, type ReviewService, soleOutcome } from '../../src/services/port.ts';

/** Resolves or reopens one thread. */
export async function setResolved(
  service: ReviewService,
  discussionId: string,
  resolved: boolean,
): Promise<Outcome<null>> {
  return soleOutcome(await service.setResolved([{ discussionId, resolved }]));
}

/** Edits one comment. */
export async function edit(
  service: ReviewService,
  commentId: string,
  body: string,
): Promise<Outcome<Comment>> {
  return soleOutcome(await service.edit([{ commentId, body }]));
}
