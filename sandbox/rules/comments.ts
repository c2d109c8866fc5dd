import type { User } from '../store/accounts.ts';
import type { Deployment } from '../store/deployments.ts';
import type { Discussion, StoredComment } from '../store/discussions.ts';
import { getDeployment, hasDiscussion } from './deployments.ts';
import { pinPosition, type RequestedPosition } from './position.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

export type NewComment =
  | { readonly kind: 'top-level'; readonly body: string }
  | { readonly kind: 'inline'; readonly body: string; readonly position: RequestedPosition };

/** The message that the interface documents. */
const NO_DISCUSSION = 'Deployment has no merge request yet. Retry shortly';

/**
 * The deployment, of which everything that writes needs the discussion. Refuses with `not-found` or
 * `conflict`.
 */
function withDiscussion(sandbox: Sandbox, number: number): Deployment {
  const deployment = getDeployment(sandbox, number);
  if (!hasDiscussion(deployment, sandbox.clock())) throw new Refusal('conflict', NO_DISCUSSION);
  return deployment;
}

/** Posts a comment, which starts a discussion: a thread where it is inline. */
export async function createComment(
  sandbox: Sandbox,
  user: User,
  number: number,
  comment: NewComment,
): Promise<StoredComment> {
  const deployment = withDiscussion(sandbox, number);
  const position =
    comment.kind === 'inline' ? await pinPosition(sandbox, deployment, comment.position) : null;
  const discussion: Discussion = {
    id: sandbox.newId(),
    deployment: number,
    resolved: false,
    lastChange: null,
    isThread: position !== null,
    position,
  };
  const stored = sandbox.store.transaction(() => {
    // Read again: the deployment may have been deleted while git was asked.
    getDeployment(sandbox, number);
    sandbox.store.discussions.insert(discussion);
    return addComment(sandbox, user, discussion, comment.body);
  });
  sandbox.events.emit({ type: 'comment', deployment: number, id: stored.id });
  return stored;
}

/** Adds a reply to a thread of an inline comment. */
export function replyToThread(
  sandbox: Sandbox,
  user: User,
  place: { readonly deployment: number; readonly discussionId: string },
  body: string,
): StoredComment {
  const stored = sandbox.store.transaction(() => {
    const thread = findThread(sandbox, place, 'replied to');
    return addComment(sandbox, user, thread, body);
  });
  sandbox.events.emit({ type: 'comment', deployment: place.deployment, id: stored.id });
  return stored;
}

/** Resolves or reopens a thread of an inline comment. */
export function setResolved(
  sandbox: Sandbox,
  user: User,
  place: { readonly deployment: number; readonly discussionId: string },
  resolved: boolean,
): Discussion {
  const { store, clock, events } = sandbox;
  const thread = store.transaction(() => {
    const before = findThread(sandbox, place, 'resolved');
    if (before.resolved === resolved) return before;
    const change = { by: user, at: clock() };
    store.discussions.setResolved(before.id, resolved, change);
    return { ...before, resolved, lastChange: { by: { id: user.id, name: user.name }, at: change.at } };
  });
  events.emit({ type: 'resolve', deployment: place.deployment, id: thread.id });
  return thread;
}

/** Removes one comment. Replies to it stay; a discussion goes with its last comment. */
export function deleteComment(
  sandbox: Sandbox,
  user: User,
  { deployment, commentId }: { readonly deployment: number; readonly commentId: string },
): void {
  const { store } = sandbox;
  store.transaction(() => {
    withDiscussion(sandbox, deployment);
    const comment = store.comments.find(deployment, commentId);
    if (comment === undefined) throw new Refusal('not-found', 'Comment not found');
    if (comment.author.id !== user.id) {
      throw new Refusal('forbidden', 'Only the author of a comment may delete it');
    }
    store.comments.delete(commentId);
    if (store.comments.countOfDiscussion(comment.discussion.id) === 0)
      store.discussions.delete(comment.discussion.id);
  });
  sandbox.events.emit({ type: 'comment', deployment, id: commentId });
}

/**
 * One page of the listing, in order of creation. It is empty while the discussion does not exist: nothing can
 * be posted before.
 */
export function listComments(
  sandbox: Sandbox,
  number: number,
  after: number,
  most?: number,
): { comments: readonly StoredComment[]; next: number | null } {
  getDeployment(sandbox, number);
  const pageSize = Math.min(sandbox.store.settings.get().pageSize, most ?? Number.POSITIVE_INFINITY);
  // One more than the page tells whether there is a next one.
  const found = sandbox.store.comments.list(number, { after, limit: pageSize + 1 });
  const comments = found.slice(0, pageSize);
  return { comments, next: found.length > pageSize ? (comments.at(-1)?.sequence ?? null) : null };
}

function findThread(
  sandbox: Sandbox,
  { deployment, discussionId }: { readonly deployment: number; readonly discussionId: string },
  verb: string,
): Discussion {
  withDiscussion(sandbox, deployment);
  const discussion = sandbox.store.discussions.find(deployment, discussionId);
  if (discussion === undefined) throw new Refusal('not-found', 'Discussion not found');
  if (!discussion.isThread) throw new Refusal('invalid', `A top-level comment cannot be ${verb}`);
  return discussion;
}

function addComment(
  { store, clock, newId }: Sandbox,
  user: User,
  discussion: Discussion,
  body: string,
): StoredComment {
  const id = newId();
  store.comments.insert({
    id,
    discussionId: discussion.id,
    authorId: user.id,
    body,
    createdAt: clock(),
  });
  const stored = store.comments.find(discussion.deployment, id);
  if (stored === undefined) throw new Error(`The comment ${id} was stored and cannot be found.`);
  return stored;
}
