import {
  beginReview,
  draftComment,
  pendingReview,
  publishReview,
  type ReviewEvent,
  tellOfReview,
} from '../../../rules/reviews.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Review } from '../../../store/reviews.ts';
import { type NewThread, placeOn, refusedPlace } from './place.ts';
import { currentPair } from './pull-diff.ts';
import { checkBody, unprocessable } from './refusal.ts';
import { type GithubCaller, mustHave } from './rights.ts';

/**
 * An author has one pending review for a pull request, and every other one, by GraphQL and REST, is refused
 * meanwhile: https://github.com/microsoft/vscode-pull-request-github/issues/1317,
 * https://github.com/namanshergill/diohub/issues/18.
 */
export function mustHaveNoPending(sandbox: Sandbox, caller: GithubCaller, deployment: Deployment): void {
  if (pendingReview(sandbox, caller.user, deployment) === undefined) return;
  throw unprocessable('User can only have one pending review per pull request', [
    {
      resource: 'PullRequestReview',
      code: 'custom',
      field: 'user_id',
      message: 'user_id can only have one pending review per pull request',
    },
  ]);
}

/** Publishes a pending review with all that it holds. */
export function submitReview(
  sandbox: Sandbox,
  caller: GithubCaller,
  review: Review,
  event: ReviewEvent,
  body: string | null,
): Review {
  mustHave(caller, 'pull_requests', 'SubmitPullRequestReview');
  const submitted = sandbox.store.transaction(() => {
    mustBePending(review, caller);
    const text = body ?? review.body;
    if (event !== 'APPROVE' && text.trim() === '' && sandbox.store.reviews.drafts(review.id).length === 0) {
      throw unprocessable("Could not submit pull request review: Body can't be blank");
    }
    return publishReview(sandbox, review, event, text);
  });
  tellOfReview(sandbox, submitted);
  return submitted;
}

/** Throws a pending review away; one that was submitted stays. */
export function deleteReview(sandbox: Sandbox, caller: GithubCaller, review: Review): void {
  mustHave(caller, 'pull_requests', 'DeletePullRequestReview');
  // https://docs.github.com/en/rest/pulls/reviews#delete-a-pending-review-for-a-pull-request
  if (review.state !== 'PENDING') throw unprocessable('Can not delete a non-pending pull request review');
  mustBePending(review, caller);
  sandbox.store.reviews.delete(review.id);
}

/**
 * Adds a thread to the pending review of the caller, which is begun where there is none:
 * https://docs.github.com/en/graphql/reference/mutations#addpullrequestreviewthread. Gives the thread's id;
 * `null` where its line is not in the diff, which is no error:
 * https://github.com/github/github-mcp-server/issues/1214.
 */
export async function addPendingThread(
  sandbox: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  { body, place }: NewThread,
): Promise<string | null> {
  mustHave(caller, 'pull_requests', 'AddPullRequestReviewThread');
  checkBody(body);
  const { head } = currentPair(sandbox, deployment);
  const position = await placeOn(sandbox, deployment, head, place);
  if (position === 'line') return null;
  if (typeof position === 'string') throw refusedPlace(position);
  await sandbox.pins.keep(deployment, { base: position.baseSha, head: position.headSha });
  const discussionId = sandbox.newId();
  sandbox.store.transaction(() => {
    const review =
      pendingReview(sandbox, caller.user, deployment) ??
      beginReview(sandbox, caller.user, deployment, { commit: head, body: '' });
    draftComment(sandbox, review.id, body, discussionId, position);
  });
  return discussionId;
}

/** "Review has already been submitted.": https://github.com/namanshergill/diohub/issues/18 */
function mustBePending(review: Review, { user }: GithubCaller): void {
  if (review.state === 'PENDING' && review.authorId === user.id) return;
  throw unprocessable('Review has already been submitted.');
}
