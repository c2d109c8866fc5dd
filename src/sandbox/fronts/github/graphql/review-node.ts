import type { Review } from '../../../store/review-store.ts';
import { toNodeId } from '../node-ids.ts';
import { mayChange } from '../rules/rights.ts';
import type { Conversation } from '../rules/threads.ts';
import { actorNode } from './actor-node.ts';
import { reviewCommentNode } from './comment-nodes.ts';
import { commitNode } from './commit-node.ts';
import { type PageArguments, toConnection } from './connection.ts';
import { pullNode } from './pull-node.ts';
import { repositoryOfPull } from './repository-node.ts';
import { type GraphObject, type Scope, toTime } from './scope.ts';

/** A review with the comments that came with it. */
export function reviewNode(scope: Scope, conversation: Conversation, review: Review): GraphObject {
  const { deployment, threads } = conversation;
  const mayWrite = mayChange(scope.caller, review.authorId);
  return {
    __typename: 'PullRequestReview',
    id: toNodeId('review', deployment.number, review.id),
    databaseId: review.sequence,
    fullDatabaseId: String(review.sequence),
    state: review.state,
    body: review.body,
    bodyText: review.body,
    author: () => actorNode(scope, review.authorId),
    authorAssociation: 'CONTRIBUTOR',
    viewerDidAuthor: review.authorId === scope.caller.user.id,
    viewerCanUpdate: mayWrite,
    viewerCanDelete: mayWrite && review.state === 'PENDING',
    createdAt: toTime(review.createdAt),
    updatedAt: toTime(review.submittedAt ?? review.createdAt),
    submittedAt: review.submittedAt === null ? null : toTime(review.submittedAt),
    publishedAt: review.submittedAt === null ? null : toTime(review.submittedAt),
    lastEditedAt: null,
    editor: null,
    isMinimized: false,
    minimizedReason: null,
    commit: () => commitNode(scope, deployment, review.commit),
    comments: (args: PageArguments) =>
      toConnection(
        'comments',
        threads.flatMap((thread) =>
          thread.comments
            .filter(({ reviewId }) => reviewId === review.id)
            .map((comment) => ({
              key: comment.number,
              node: () => reviewCommentNode(scope, conversation, thread, comment),
            })),
        ),
        args,
      ),
    pullRequest: () => pullNode(scope, deployment),
    repository: () => repositoryOfPull(scope, deployment),
    url: `${scope.origin}/deployments/${deployment.number}`,
    resourcePath: `/deployments/${deployment.number}`,
  };
}
