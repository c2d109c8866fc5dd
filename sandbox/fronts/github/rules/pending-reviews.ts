import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Position } from '../../../store/discussions.ts';
import type { Review, ReviewState } from '../../../store/reviews.ts';
import { type NewThread, placeOn, refusedPlace } from './place.ts';
import { currentPair } from './pull-diff.ts';
import { checkBody, unprocessable } from './refusal.ts';
import { type GithubCaller, mustHave } from './rights.ts';

/** The review that the caller has not submitted yet; everybody has at most one for a pull request. */
export function pendingReview(
  { store }: Sandbox,
  { user }: GithubCaller,
  { number }: Deployment,
): Review | undefined {
  return store.reviews
    .list(number)
    .find(({ state, authorId }) => state === 'PENDING' && authorId === user.id);
}

/**
 * An author has one pending review for a pull request, and every other one, by GraphQL and REST, is refused
 * meanwhile: https://github.com/microsoft/vscode-pull-request-github/issues/1317,
 * https://github.com/namanshergill/diohub/issues/18.
 */
export function mustHaveNoPending(sandbox: Sandbox, caller: GithubCaller, deployment: Deployment): void {
  if (pendingReview(sandbox, caller, deployment) === undefined) return;
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
      pendingReview(sandbox, caller, deployment) ??
      beginReview(sandbox, caller, deployment, { commit: head, body: '' });
    draftComment(sandbox, review.id, body, discussionId, position);
  });
  return discussionId;
}

/** "Review has already been submitted.": https://github.com/namanshergill/diohub/issues/18 */
function mustBePending(review: Review, { user }: GithubCaller): void {
  if (review.state === 'PENDING' && review.authorId === user.id) return;
  throw unprocessable('Review has already been submitted.');
}

export type ReviewEvent = 'COMMENT' | 'APPROVE' | 'REQUEST_CHANGES';
const STATE_OF_EVENT = {
  COMMENT: 'COMMENTED',
  APPROVE: 'APPROVED',
  REQUEST_CHANGES: 'CHANGES_REQUESTED',
} as const satisfies Record<ReviewEvent, ReviewState>;

/** Begins a review, which stays pending until it is published. For a transaction. */
export function beginReview(
  sandbox: Sandbox,
  caller: GithubCaller,
  { number }: Deployment,
  { commit, body }: Pick<Review, 'commit' | 'body'>,
): Review {
  const id = sandbox.newId();
  sandbox.store.reviews.insert({
    id,
    deployment: number,
    authorId: caller.user.id,
    state: 'PENDING',
    commit,
    body,
    createdAt: sandbox.clock(),
    submittedAt: null,
  });
  const review = sandbox.store.reviews.find(id);
  if (review === undefined) throw new Error(`The review ${id} was stored and cannot be found.`);
  return review;
}

/** Adds a comment to a review that is not published yet, and gives its id. */
export function draftComment(
  { store, clock, newId }: Sandbox,
  reviewId: string,
  body: string,
  discussionId: string,
  position: Position | null,
): string {
  const id = newId();
  store.reviews.insertDraft({ id, reviewId, discussionId, position, body, createdAt: clock() });
  return id;
}

/** Turns the drafts of a review into comments that everybody sees. For a transaction. */
export function publishReview(
  { store, clock, newId }: Sandbox,
  review: Review,
  event: ReviewEvent,
  body: string,
): Review {
  const now = clock();
  const { deployment, authorId } = review;
  const add = (id: string, discussionId: string, text: string): void => {
    store.comments.insert({ id, discussionId, authorId, body: text, createdAt: now });
    store.reviews.link(id, review.id);
  };
  const begin = (id: string, position: Position | null): void =>
    store.discussions.insert({
      id,
      deployment,
      resolved: false,
      lastChange: null,
      isThread: position !== null,
      position,
    });
  if (body.trim() !== '') {
    // The page shows the text of a review as it shows any other on the whole.
    const discussionId = newId();
    begin(discussionId, null);
    add(newId(), discussionId, body);
  }
  for (const { id, discussionId, position, body: text } of store.reviews.drafts(review.id)) {
    if (position !== null) begin(discussionId, position);
    // Its thread may have been deleted while the reply waited.
    else if (store.discussions.find(deployment, discussionId) === undefined) continue;
    add(id, discussionId, text);
  }
  for (const { id } of store.reviews.drafts(review.id)) store.reviews.deleteDraft(id);
  store.reviews.submit(review.id, { state: STATE_OF_EVENT[event], body, at: now });
  return { ...review, state: STATE_OF_EVENT[event], body, submittedAt: now };
}

/** Tells of the comments of a review that everybody sees now. */
export function tellOfReview({ events }: Sandbox, review: Review): void {
  if (review.state !== 'PENDING')
    events.emit({ type: 'comment', deployment: review.deployment, id: review.id });
}
