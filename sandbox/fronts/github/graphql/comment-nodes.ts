import { projectOf } from '../../../rules/projects.ts';
import { toNodeId } from '../node-ids.ts';
import { diffHunkOf } from '../rules/diff-hunk.ts';
import { placeNow } from '../rules/place.ts';
import { pullPath } from '../rules/pulls.ts';
import { mayChange } from '../rules/rights.ts';
import type { PullConversation, SeenComment, SeenThread } from '../rules/threads.ts';
import { toTime } from '../to-time.ts';
import { actorNode } from './actor-node.ts';
import type { GraphObject, Scope } from './scope.ts';

/** A comment of a thread. */
export function reviewCommentNode(
  scope: Scope,
  conversation: PullConversation,
  thread: SeenThread,
  comment: SeenComment,
): GraphObject {
  const { sandbox } = scope;
  const { deployment } = conversation;
  const { position } = thread;
  const original = position.newLine ?? position.oldLine ?? null;
  const place = () => placeNow(sandbox, deployment, position);
  const review = conversation.reviews.find(({ id }) => id === comment.reviewId);
  const [first] = thread.comments;
  return {
    ...commonFields(scope, conversation, comment),
    __typename: 'PullRequestReviewComment',
    id: toNodeId('reviewComment', deployment.number, comment.id),
    state: comment.state,
    publishedAt: comment.state === 'PENDING' ? null : toTime(comment.createdAt),
    draftedAt: toTime(comment.createdAt),
    path: position.path,
    line: async () => (await place()).line,
    startLine: null,
    originalLine: original,
    originalStartLine: null,
    outdated: async () => (await place()).outdated,
    subjectType: original === null ? 'FILE' : 'LINE',
    diffHunk: () => diffHunkOf(sandbox, deployment.repository, position),
    commit: () => scope.nodes.commit(deployment, position.headSha),
    originalCommit: () => scope.nodes.commit(deployment, position.headSha),
    replyTo: () => (first === comment ? null : scope.nodes.reviewComment(conversation, thread, first)),
    pullRequestReview: () => (review === undefined ? null : scope.nodes.review(conversation, review)),
    pullRequest: () => scope.nodes.pull(deployment),
  };
}

/** A comment on the whole. */
export function issueCommentNode(
  scope: Scope,
  conversation: PullConversation,
  comment: SeenComment,
): GraphObject {
  return {
    ...commonFields(scope, conversation, comment),
    __typename: 'IssueComment',
    id: toNodeId('issueComment', conversation.deployment.number, comment.id),
    publishedAt: toTime(comment.createdAt),
    pullRequest: () => scope.nodes.pull(conversation.deployment),
  };
}

/** What both have. */
function commonFields(scope: Scope, { deployment }: PullConversation, comment: SeenComment): GraphObject {
  const { caller, sandbox } = scope;
  const path = pullPath(sandbox, deployment);
  const mayWrite = mayChange(caller, comment.authorId);
  return {
    databaseId: comment.number,
    // A BigInt goes over the wire as a text: https://docs.github.com/en/graphql/reference/scalars#bigint
    fullDatabaseId: String(comment.number),
    body: comment.body,
    bodyText: comment.body,
    author: () => actorNode(scope, comment.authorId),
    // Members who hide their membership are shown so too: rights are not to be read from it.
    authorAssociation: 'CONTRIBUTOR',
    viewerDidAuthor: comment.authorId === caller.user.id,
    // Both are there after an edit alone: https://docs.github.com/en/graphql/reference/interfaces#comment
    editor: () => actorNode(scope, comment.editorId),
    lastEditedAt: comment.editorId === null ? null : toTime(comment.updatedAt),
    includesCreatedEdit: comment.editorId !== null,
    createdAt: toTime(comment.createdAt),
    updatedAt: toTime(comment.updatedAt),
    createdViaEmail: false,
    // A minimized comment is listed like any other:
    // https://docs.github.com/en/graphql/reference/interfaces#minimizable
    isMinimized: comment.minimized !== null,
    minimizedReason: comment.minimized,
    viewerCanMinimize: mayWrite,
    viewerCanUpdate: mayWrite,
    viewerCanDelete: mayWrite,
    repository: () => scope.nodes.repository(projectOf(scope.sandbox, deployment.repository)),
    url: `${scope.web}${path}#comment-${comment.id}`,
    resourcePath: `${path}#comment-${comment.id}`,
  };
}
