import { DRAFT } from '../../../rules/deployments.ts';
import { type Login, listLogins } from '../../../rules/logins.ts';
import { OWNER, type Project, projectOf } from '../../../rules/repositories.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Review } from '../../../store/reviews.ts';
import { placeNow, sideOf, startNow } from '../rules/place.ts';
import { currentPair, diffHunkOf } from '../rules/pull-diff.ts';
import { BASE_NAME, findPull, pullPath } from '../rules/pulls.ts';
import { mayChange, mayResolve, restLogin } from '../rules/rights.ts';
import {
  type PullConversation,
  readConversation,
  type SeenComment,
  type SeenThread,
} from '../rules/threads.ts';
import { toNodeId, toTime } from '../wire-values.ts';
import { GithubError, type GraphObject, type PageArguments, type Scope, toConnection } from './scope.ts';

/** A repository, by its project. */
export function repositoryNode(scope: Scope, project: Project): GraphObject {
  const { sandbox, caller, web } = scope;
  const path = `/${project.fullName}`;
  return {
    __typename: 'Repository',
    id: toNodeId('repository', 0, String(project.id)),
    databaseId: project.id,
    name: project.name,
    nameWithOwner: project.fullName,
    owner: {
      __typename: 'Organization',
      id: toNodeId('user', 0, OWNER),
      login: OWNER,
      url: `${web}/${OWNER}`,
      resourcePath: `/${OWNER}`,
    },
    isFork: false,
    isPrivate: true,
    isArchived: false,
    visibility: 'PRIVATE',
    // An app has permissions, and no role; a guess.
    viewerPermission: caller.isApp || caller.user.access === 'none' ? null : caller.user.access.toUpperCase(),
    url: `${web}${path}`,
    resourcePath: path,
    sshUrl: `git@${new URL(web).hostname}:${project.fullName}.git`,
    defaultBranchRef: { __typename: 'Ref', name: BASE_NAME, prefix: 'refs/heads/' },
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
  const path = pullPath(sandbox, deployment);
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
    databaseId: number,
    fullDatabaseId: String(number),
    number,
    title: deployment.title,
    body: '',
    bodyText: '',
    state: state.toUpperCase(),
    closed: state !== 'open',
    merged: state === 'merged',
    locked: false,
    isDraft: deployment.phase === DRAFT,
    isCrossRepository: false,
    headRefOid: head,
    headRefName: deployment.branch,
    baseRefOid: base,
    baseRefName: deployment.targetBranch ?? BASE_NAME,
    author: () => actorNode(scope, deployment.authorId),
    authorAssociation: 'CONTRIBUTOR',
    viewerDidAuthor: deployment.authorId === caller.user.id,
    createdAt: toTime(deployment.createdAt),
    url: `${scope.web}${path}`,
    permalink: `${scope.web}${path}`,
    resourcePath: path,
    repository: () => repositoryNode(scope, projectOf(scope.sandbox, deployment.repository)),
    baseRepository: () => repositoryNode(scope, projectOf(scope.sandbox, deployment.repository)),
    headRepository: () => repositoryNode(scope, projectOf(scope.sandbox, deployment.repository)),
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

const SHORT = 7;

/** A commit by its name. */
export function commitNode(scope: Scope, deployment: Deployment, oid: string): GraphObject {
  return {
    __typename: 'Commit',
    id: toNodeId('commit', deployment.number, oid),
    oid,
    abbreviatedOid: oid.slice(0, SHORT),
    repository: () => repositoryNode(scope, projectOf(scope.sandbox, deployment.repository)),
  };
}

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
    repository: () => repositoryNode(scope, projectOf(scope.sandbox, deployment.repository)),
    url: `${scope.web}${path}`,
    resourcePath: path,
  };
}

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
    startLine: () => startNow(scope.sandbox, deployment, position),
    originalStartLine: position.start?.newLine ?? position.start?.oldLine ?? null,
    diffSide: sideOf(position),
    startDiffSide: position.start === undefined ? null : sideOf(position.start),
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
          node: () => reviewCommentNode(scope, conversation, thread, comment),
        })),
        args,
      ),
    pullRequest: () => pullNode(scope, deployment),
    repository: () => repositoryNode(scope, projectOf(scope.sandbox, deployment.repository)),
  };
}

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
    startLine: () => startNow(sandbox, deployment, position),
    originalLine: original,
    originalStartLine: position.start?.newLine ?? position.start?.oldLine ?? null,
    outdated: async () => (await place()).outdated,
    subjectType: original === null ? 'FILE' : 'LINE',
    diffHunk: () => diffHunkOf(sandbox, deployment.repository, position),
    commit: () => commitNode(scope, deployment, position.headSha),
    originalCommit: () => commitNode(scope, deployment, position.headSha),
    replyTo: () => (first === comment ? null : reviewCommentNode(scope, conversation, thread, first)),
    pullRequestReview: () => (review === undefined ? null : reviewNode(scope, conversation, review)),
    pullRequest: () => pullNode(scope, deployment),
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
    pullRequest: () => pullNode(scope, conversation.deployment),
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
    repository: () => repositoryNode(scope, projectOf(scope.sandbox, deployment.repository)),
    url: `${scope.web}${path}#comment-${comment.id}`,
    resourcePath: `${path}#comment-${comment.id}`,
  };
}

/** Who wrote something: a person, or an app, whose login has no `[bot]` here; `null` for nobody. */
export function actorNode(scope: Scope, userId: string | null): GraphObject | null {
  const found = listLogins(scope.sandbox).find(({ user }) => user.id === userId);
  return found === undefined ? null : toNode(scope, found, found.user.isBot ? 'Bot' : 'User', found.login);
}

/**
 * The same where the schema knows only people: `resolvedBy` and `viewer`. An app is shown as a `User` there,
 * by the login that REST has: https://github.com/fullsend-ai/fullsend/pull/1953 (of `viewer`; of `resolvedBy`
 * it is a guess).
 */
export function userNode(scope: Scope, userId: string | null): GraphObject | null {
  const found = listLogins(scope.sandbox).find(({ user }) => user.id === userId);
  return found === undefined ? null : toNode(scope, found, 'User', restLogin(found));
}

function toNode({ web }: Scope, { user }: Login, type: 'Bot' | 'User', login: string): GraphObject {
  return {
    __typename: type,
    id: toNodeId(user.isBot ? 'bot' : 'user', 0, user.id),
    databaseId: user.number,
    login,
    name: user.name,
    url: `${web}/${login}`,
    resourcePath: `/${login}`,
    avatarUrl: `${web}/avatar/${user.number}`,
  };
}
