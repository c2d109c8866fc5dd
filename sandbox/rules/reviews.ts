import type { User } from '../store/accounts.ts';
import type { Deployment } from '../store/deployments.ts';
import type { Position } from '../store/discussions.ts';
import type { Review, ReviewState } from '../store/reviews.ts';
import type { Sandbox } from './sandbox.ts';

/** The review that a user has not submitted yet; everybody has at most one for a change. */
export function pendingReview({ store }: Sandbox, { id }: User, { number }: Deployment): Review | undefined {
  return store.reviews.list(number).find(({ state, authorId }) => state === 'PENDING' && authorId === id);
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
  { id: authorId }: User,
  { number }: Deployment,
  { commit, body }: Pick<Review, 'commit' | 'body'>,
): Review {
  const id = sandbox.newId();
  sandbox.store.reviews.insert({
    id,
    deployment: number,
    authorId,
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
