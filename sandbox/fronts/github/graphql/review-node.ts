import { projectOf } from '../../../rules/projects.ts';
import type { Review } from '../../../store/reviews.ts';
import { toNodeId } from '../node-ids.ts';
import { pullPath } from '../rules/pulls.ts';
import { mayChange } from '../rules/rights.ts';
import type { PullConversation } from '../rules/threads.ts';
import { toTime } from '../to-time.ts';
import { actorNode } from './actor-node.ts';
import { type PageArguments, toConnection } from './connection.ts';
import type { GraphObject, Scope } from './scope.ts';

/** A review with the comments that came with it. */
export function reviewNode(scope: Scope, conversation: PullConversation, review: Review): GraphObject {
  const { deployment, threads } = conversation;
  const path = pullPath(scope.sandbox, deployment);
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
    commit: () => scope.nodes.commit(deployment, review.commit),
    comments: (args: PageArguments) =>
      toConnection(
        'comments',
        threads.flatMap((thread) =>
          thread.comments
            .filter(({ reviewId }) => reviewId === review.id)
            .map((comment) => ({
              key: comment.number,
              node: () => scope.nodes.reviewComment(conversation, thread, comment),
            })),
        ),
        args,
      ),
    pullRequest: () => scope.nodes.pull(deployment),
    repository: () => scope.nodes.repository(projectOf(scope.sandbox, deployment.repository)),
    url: `${scope.web}${path}`,
    resourcePath: path,
  };
}
