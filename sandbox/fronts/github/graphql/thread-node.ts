import { projectOf } from '../../../rules/projects.ts';
import { toNodeId } from '../node-ids.ts';
import { placeNow, sideOf } from '../rules/place.ts';
import { mayResolve } from '../rules/rights.ts';
import type { PullConversation, SeenThread } from '../rules/threads.ts';
import { userNode } from './actor-node.ts';
import { type PageArguments, toConnection } from './connection.ts';
import type { GraphObject, Scope } from './scope.ts';

/** A thread of the diff: https://docs.github.com/en/graphql/reference/objects#pullrequestreviewthread */
export function threadNode(scope: Scope, conversation: PullConversation, thread: SeenThread): GraphObject {
  const { deployment } = conversation;
  const { position } = thread;
  const original = position.newLine ?? position.oldLine ?? null;
  const place = () => placeNow(scope.sandbox, deployment, position);
  const mayDecide = mayResolve(scope.caller, deployment);
  return {
    __typename: 'PullRequestReviewThread',
    id: toNodeId('thread', deployment.number, thread.id),
    isResolved: thread.resolved,
    isCollapsed: thread.resolved,
    resolvedBy: () => userNode(scope, thread.resolvedById),
    isOutdated: async () => (await place()).outdated,
    path: position.path,
    line: async () => (await place()).line,
    originalLine: original,
    startLine: null,
    originalStartLine: null,
    diffSide: sideOf(position),
    startDiffSide: null,
    subjectType: original === null ? 'FILE' : 'LINE',
    // Without the right it is false on every thread: https://github.com/github/gh-aw/issues/35726
    viewerCanResolve: mayDecide && !thread.resolved,
    viewerCanUnresolve: mayDecide && thread.resolved,
    viewerCanReply: scope.caller.rights.pull_requests === 'write',
    comments: (args: PageArguments) =>
      toConnection(
        'comments',
        thread.comments.map((comment) => ({
          key: comment.number,
          node: () => scope.nodes.reviewComment(conversation, thread, comment),
        })),
        args,
      ),
    pullRequest: () => scope.nodes.pull(deployment),
    repository: () => scope.nodes.repository(projectOf(scope.sandbox, deployment.repository)),
  };
}
