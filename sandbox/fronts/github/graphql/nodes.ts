import { DRAFT } from '../../../rules/deployments.ts';
import { type Login, listLogins } from '../../../rules/logins.ts';
import type { Project } from '../../../rules/repositories.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Review } from '../../../store/reviews.ts';
import { placeNow } from '../rules/place.ts';
import { currentPair } from '../rules/pull-diff.ts';
import { BASE_NAME, findPull, pullPath } from '../rules/pulls.ts';
import { mayResolve, restLogin } from '../rules/rights.ts';
import {
  type PullConversation,
  readConversation,
  type SeenComment,
  type SeenThread,
} from '../rules/threads.ts';
import { toNodeId, toTime } from '../wire-values.ts';
import { GithubError, type GraphObject, type PageArguments, type Scope, toConnection } from './scope.ts';

// The objects of GraphQL, with the fields that a reviewer asks for.

/** A repository, by its project. */
export function repositoryNode(scope: Scope, project: Project): GraphObject {
  const { sandbox, web } = scope;
  return {
    __typename: 'Repository',
    id: toNodeId('repository', 0, String(project.id)),
    databaseId: project.id,
    url: `${web}/${project.fullName}`,
    sshUrl: `git@${new URL(web).hostname}:${project.fullName}.git`,
    defaultBranchRef: { __typename: 'Ref', name: BASE_NAME },
    pullRequest: ({ number }: { readonly number: number }) => {
      const deployment = findPull(sandbox, project, number);
      if (deployment !== undefined) return pullNode(scope, deployment);
      // https://github.com/nodejs/node-core-utils/issues/120
      throw new GithubError('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`);
    },
  };
}

/** A pull request, which is the deployment of the same number. */
export function pullNode(scope: Scope, deployment: Deployment): GraphObject {
  const { sandbox, caller } = scope;
  const { base, head } = currentPair(sandbox, deployment);
  let read: PullConversation | undefined;
  const conversation = (): PullConversation => {
    read ??= readConversation(sandbox, caller, deployment, scope.earlier);
    return read;
  };
  const { number, state } = deployment;
  return {
    __typename: 'PullRequest',
    id: toNodeId('pull', number, String(number)),
    number,
    state: state.toUpperCase(),
    merged: state === 'merged',
    isDraft: deployment.phase === DRAFT,
    headRefOid: head,
    headRefName: deployment.branch,
    baseRefOid: base,
    url: `${scope.web}${pullPath(sandbox, deployment)}`,
    reviewThreads: (args: PageArguments) =>
      toConnection(
        'reviewThreads',
        conversation().threads.map((thread) => ({
          key: thread.comments[0].number,
          node: () => threadNode(scope, conversation(), thread),
        })),
        args,
      ),
    comments: (args: PageArguments) =>
      toConnection(
        'comments',
        conversation().comments.map((comment) => ({
          key: comment.number,
          node: () => issueCommentNode(scope, conversation(), comment),
        })),
        args,
      ),
    reviews: ({ states, ...args }: PageArguments & { readonly states?: readonly string[] | null }) =>
      toConnection(
        'reviews',
        conversation()
          .reviews.filter((review) => states == null || states.includes(review.state))
          .map((review) => ({
            key: review.sequence,
            node: () => reviewNode(scope, conversation(), review),
          })),
        args,
      ),
  };
}

/** A review with the comments that came with it. */
export function reviewNode(scope: Scope, conversation: PullConversation, review: Review): GraphObject {
  const { deployment, threads } = conversation;
  const comments = threads
    .flatMap((thread) => thread.comments)
    .filter(({ reviewId }) => reviewId === review.id);
  return {
    __typename: 'PullRequestReview',
    id: toNodeId('review', deployment.number, review.id),
    state: review.state,
    body: review.body,
    commit: { __typename: 'Commit', oid: review.commit },
    comments: commentsOf(scope, conversation, comments),
    pullRequest: () => pullNode(scope, deployment),
  };
}

/** A thread of the diff: https://docs.github.com/en/graphql/reference/objects#pullrequestreviewthread */
export function threadNode(scope: Scope, conversation: PullConversation, thread: SeenThread): GraphObject {
  const { deployment } = conversation;
  const { position, resolved } = thread;
  const place = () => placeNow(scope.sandbox, deployment, position);
  const mayDecide = mayResolve(scope.caller, deployment);
  return {
    __typename: 'PullRequestReviewThread',
    id: toNodeId('thread', deployment.number, thread.id),
    isResolved: resolved,
    resolvedBy: () => userNode(scope, thread.resolvedById),
    isOutdated: async () => (await place()).outdated,
    path: position.path,
    line: async () => (await place()).line,
    originalLine: position.newLine ?? position.oldLine ?? null,
    subjectType: (position.newLine ?? position.oldLine) === undefined ? 'FILE' : 'LINE',
    // Without the right it is false on every thread: https://github.com/github/gh-aw/issues/35726
    viewerCanResolve: mayDecide && !resolved,
    viewerCanUnresolve: mayDecide && resolved,
    comments: commentsOf(scope, conversation, thread.comments),
  };
}

function commentsOf(scope: Scope, conversation: PullConversation, comments: readonly SeenComment[]) {
  return (args: PageArguments) =>
    toConnection(
      'comments',
      comments.map((comment) => ({
        key: comment.number,
        node: () => reviewCommentNode(scope, conversation, comment),
      })),
      args,
    );
}

/** A comment of a thread. */
export function reviewCommentNode(
  scope: Scope,
  { deployment }: PullConversation,
  comment: SeenComment,
): GraphObject {
  return {
    ...commonFields(scope, comment),
    __typename: 'PullRequestReviewComment',
    id: toNodeId('reviewComment', deployment.number, comment.id),
    state: comment.state,
  };
}

/** A comment on the whole. */
export function issueCommentNode(
  scope: Scope,
  { deployment }: PullConversation,
  comment: SeenComment,
): GraphObject {
  return {
    ...commonFields(scope, comment),
    __typename: 'IssueComment',
    id: toNodeId('issueComment', deployment.number, comment.id),
  };
}

/** What both have. */
function commonFields(scope: Scope, comment: SeenComment): GraphObject {
  return {
    // A BigInt goes over the wire as a text: https://docs.github.com/en/graphql/reference/scalars#bigint
    fullDatabaseId: String(comment.number),
    body: comment.body,
    author: () => actorNode(scope, comment.authorId),
    viewerDidAuthor: comment.authorId === scope.caller.user.id,
    // Both are there after an edit alone: https://docs.github.com/en/graphql/reference/interfaces#comment
    editor: () => actorNode(scope, comment.editorId),
    lastEditedAt: comment.editorId === null ? null : toTime(comment.updatedAt),
    createdAt: toTime(comment.createdAt),
  };
}

/** Who wrote something: a person, or an app, whose login has no `[bot]` here; `null` for nobody. */
function actorNode(scope: Scope, userId: string | null): GraphObject | null {
  const found = listLogins(scope.sandbox).find(({ user }) => user.id === userId);
  return found === undefined ? null : toNode(found, found.user.isBot ? 'Bot' : 'User', found.login);
}

/**
 * The same where the schema knows only people: `resolvedBy` and `viewer`. An app is shown as a `User` there,
 * by the login that REST has: https://github.com/fullsend-ai/fullsend/pull/1953 (of `viewer`; of `resolvedBy`
 * it is a guess).
 */
export function userNode(scope: Scope, userId: string | null): GraphObject | null {
  const found = listLogins(scope.sandbox).find(({ user }) => user.id === userId);
  return found === undefined ? null : toNode(found, 'User', restLogin(found));
}

function toNode({ user }: Login, type: 'Bot' | 'User', login: string): GraphObject {
  const id = toNodeId(user.isBot ? 'bot' : 'user', 0, user.id);
  return { __typename: type, id, databaseId: user.number, login };
}
