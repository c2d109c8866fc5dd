import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';
import { checkBody } from './refusal.ts';
import { type GithubCaller, mustChange, mustHave, mustResolve } from './rights.ts';
import type { SeenComment, SeenThread } from './threads.ts';

/** Writes a comment on the whole, and gives its id. */
export function addTopLevel(
  sandbox: Sandbox,
  caller: GithubCaller,
  { number }: Deployment,
  body: string,
): string {
  mustHave(caller, 'pull_requests', 'AddComment');
  checkBody(body);
  const { store, clock, newId, events } = sandbox;
  const [id, discussionId] = [newId(), newId()];
  store.transaction(() => {
    store.discussions.insert({
      id: discussionId,
      deployment: number,
      resolved: false,
      lastChange: null,
      isThread: false,
      position: null,
    });
    store.comments.insert({ id, discussionId, authorId: caller.user.id, body, createdAt: clock() });
  });
  events.emit({ type: 'comment', deployment: number, id });
  return id;
}

/** Writes another text into a comment. Nobody is told by mail. */
export function changeComment(
  { store, clock, events }: Sandbox,
  caller: GithubCaller,
  { number }: Deployment,
  comment: SeenComment,
  body: string,
): void {
  mustChange(caller, comment.authorId, 'UpdatePullRequestReviewComment');
  checkBody(body);
  store.comments.setBody(comment.id, body, { by: caller.user, at: clock() });
  events.emit({ type: 'comment', deployment: number, id: comment.id });
}

/** Removes a comment. Replies to it stay, and a thread goes with its last comment. */
export function removeComment(
  { store, events }: Sandbox,
  caller: GithubCaller,
  { number }: Deployment,
  comment: SeenComment,
): void {
  mustChange(caller, comment.authorId, 'DeletePullRequestReviewComment');
  store.transaction(() => {
    const discussion = store.comments.find(number, comment.id)?.discussion.id;
    store.comments.delete(comment.id);
    if (discussion !== undefined && store.comments.countOfDiscussion(discussion) === 0)
      store.discussions.delete(discussion);
  });
  events.emit({ type: 'comment', deployment: number, id: comment.id });
}

/** Resolves or reopens a thread. What stands so already stays as it is. */
export function setThreadResolved(
  { store, clock, events }: Sandbox,
  caller: GithubCaller,
  deployment: Deployment,
  thread: SeenThread,
  resolved: boolean,
): void {
  mustResolve(caller, deployment, resolved ? 'ResolveReviewThread' : 'UnresolveReviewThread');
  if (thread.resolved === resolved) return;
  store.discussions.setResolved(thread.id, resolved, { by: caller.user, at: clock() });
  events.emit({ type: 'resolve', deployment: deployment.number, id: thread.id });
}
