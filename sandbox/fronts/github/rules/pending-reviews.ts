import { pendingReview } from '../../../rules/reviews.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Review } from '../../../store/reviews.ts';
import { unprocessable } from './refusal.ts';
import { type GithubCaller, mustHave } from './rights.ts';

/**
 * An author has one pending review for a pull request, and every other one, by GraphQL and REST, is refused
 * meanwhile: https://github.com/microsoft/vscode-pull-request-github/issues/1317,
 * https://github.com/namanshergill/diohub/issues/18.
 */
export function mustHaveNoPending(sandbox: Sandbox, caller: GithubCaller, deployment: Deployment): void {
  if (pendingReview(sandbox, caller.user, deployment) === undefined) return;
  throw unprocessable('User can only have one pending review per pull request');
}

/** Throws a pending review away; one that was submitted stays. */
export function deleteReview(sandbox: Sandbox, caller: GithubCaller, review: Review): void {
  mustHave(caller, 'pull_requests', 'DeletePullRequestReview');
  // https://docs.github.com/en/rest/pulls/reviews#delete-a-pending-review-for-a-pull-request
  if (review.state !== 'PENDING' || review.authorId !== caller.user.id)
    throw unprocessable('Can not delete a non-pending pull request review');
  sandbox.store.reviews.delete(review.id);
}
