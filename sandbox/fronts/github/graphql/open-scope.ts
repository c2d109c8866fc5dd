import { issueCommentNode, reviewCommentNode } from './comment-nodes.ts';
import { commitNode } from './commit-node.ts';
import { pullNode } from './pull-node.ts';
import { repositoryNode } from './repository-node.ts';
import { reviewNode } from './review-node.ts';
import type { Asker, Scope } from './scope.ts';
import { threadNode } from './thread-node.ts';

/** Lets every object lead to every other one. */
export function openScope(asker: Asker): Scope {
  const scope: Scope = {
    ...asker,
    nodes: {
      repository: (project) => repositoryNode(scope, project),
      pull: (deployment) => pullNode(scope, deployment),
      commit: (deployment, oid) => commitNode(scope, deployment, oid),
      review: (conversation, review) => reviewNode(scope, conversation, review),
      thread: (conversation, thread) => threadNode(scope, conversation, thread),
      reviewComment: (conversation, thread, comment) =>
        reviewCommentNode(scope, conversation, thread, comment),
      issueComment: (conversation, comment) => issueCommentNode(scope, conversation, comment),
    },
  };
  return scope;
}
