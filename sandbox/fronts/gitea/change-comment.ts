import type { Deployment } from '../../store/deployments.ts';
import type { StoredComment } from '../../store/discussions.ts';
import { mustFindInThread, noComment, type SeenReview } from './conversation.ts';
import { GiteaError, type GiteaScene, notFound } from './server.ts';

/** One's own comments are one's own to change, and everybody's those of whoever may write. */
function mustChange({ caller }: GiteaScene, authorId: string): void {
  if (caller.user.id !== authorId && caller.rights.pulls !== 'write')
    throw new GiteaError(403, 'neither the author nor a writer', 'nothing');
}

function mustFind({ sandbox }: GiteaScene, { number }: Deployment, sequence: number): StoredComment {
  const found = sandbox.store.comments.findBySequence(number, sequence);
  if (found === undefined || found.isSystem) throw notFound(undefined, noComment(String(sequence)));
  return found;
}

/** Writes another text into a comment, in a review or not. */
export function changeComment(
  scene: GiteaScene,
  deployment: Deployment,
  sequence: number,
  body: string,
): StoredComment {
  const { store, clock, events } = scene.sandbox;
  const { id, author } = mustFind(scene, deployment, sequence);
  mustChange(scene, author.id);
  store.comments.setBody(id, body, { by: scene.caller.user, at: clock() });
  events.emit({ type: 'comment', deployment: deployment.number, id });
  return mustFind(scene, deployment, sequence);
}

/**
 * Removes a comment. What answers it stays: the next one becomes the first of the thread, and the flag of the
 * thread goes with the one that had it.
 */
export function removeComment(
  scene: GiteaScene,
  deployment: Deployment,
  sequence: number,
  effect: 'done' | 'said' = 'done',
): void {
  const { store, clock, events } = scene.sandbox;
  const { id, author, discussion } = mustFind(scene, deployment, sequence);
  mustChange(scene, author.id);
  if (effect === 'said') return;
  store.transaction(() => {
    const [first] = store.comments
      .listByDiscussion(deployment.number)
      .filter((comment) => comment.discussion.id === discussion.id);
    store.comments.delete(id);
    if (store.comments.countOfDiscussion(discussion.id) === 0) store.discussions.delete(discussion.id);
    else if (first?.id === id && discussion.resolved)
      store.discussions.setResolved(discussion.id, false, { by: scene.caller.user, at: clock() });
  });
  events.emit({ type: 'comment', deployment: deployment.number, id });
}

/** Removes a review with all that is in it, pending or not. */
export function removeReview(
  scene: GiteaScene,
  deployment: Deployment,
  { review, authorId, threads }: SeenReview,
): void {
  mustChange(scene, authorId);
  for (const { sequence } of threads.flat()) removeComment(scene, deployment, sequence);
  if (review !== undefined) scene.sandbox.store.reviews.delete(review.id);
}

/**
 * Resolves or reopens a thread by its first comment. It takes the author of the pull request, or who may
 * write. What stands so already stays as it is, and any other comment has a flag that nobody looks at.
 */
export function setFlag(scene: GiteaScene, deployment: Deployment, id: string, resolved: boolean): void {
  const { sandbox, caller } = scene;
  const { thread, comment } = mustFindInThread(scene, deployment, id);
  const { number, authorId } = deployment;
  if (caller.rights.pulls !== 'write' && (caller.isAutomatic || authorId !== caller.user.id))
    throw new GiteaError(403, 'user should have permission to resolve comment');
  const { discussion } = comment;
  if (thread[0] !== comment || discussion.resolved === resolved) return;
  sandbox.store.discussions.setResolved(discussion.id, resolved, { by: caller.user, at: sandbox.clock() });
  sandbox.events.emit({ type: 'resolve', deployment: number, id: discussion.id });
}
