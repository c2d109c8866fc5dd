import { DRAFT } from '../../../phase.ts';
import type { Deployment } from '../../../store/deployment-store.ts';
import { toNodeId } from '../node-ids.ts';
import { currentPair } from '../rules/pull-diff.ts';
import { type Conversation, readConversation } from '../rules/threads.ts';
import { actorNode } from './actor-node.ts';
import { issueCommentNode } from './comment-nodes.ts';
import { type PageArguments, toConnection } from './connection.ts';
import { repositoryOfPull } from './repository-node.ts';
import { reviewNode } from './review-node.ts';
import { type GraphObject, type Scope, toTime } from './scope.ts';
import { threadNode } from './thread-node.ts';

/** What the store has no name for: it knows the base as a commit alone. */
export const BASE_NAME = 'main';

/** A pull request, which is the deployment of the same number. */
export function pullNode(scope: Scope, deployment: Deployment): GraphObject {
  const { sandbox, caller, origin } = scope;
  const { base, head } = currentPair(sandbox, deployment);
  let read: Conversation | undefined;
  const conversation = (): Conversation => {
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
    baseRefName: BASE_NAME,
    author: () => actorNode(scope, deployment.authorId),
    authorAssociation: 'CONTRIBUTOR',
    viewerDidAuthor: deployment.authorId === caller.user.id,
    createdAt: toTime(deployment.createdAt),
    url: `${origin}/deployments/${number}`,
    permalink: `${origin}/deployments/${number}`,
    resourcePath: `/deployments/${number}`,
    repository: () => repositoryOfPull(scope, deployment),
    baseRepository: () => repositoryOfPull(scope, deployment),
    headRepository: () => repositoryOfPull(scope, deployment),
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
