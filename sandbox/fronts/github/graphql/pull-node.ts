import { DRAFT } from '../../../phase.ts';
import { projectOf } from '../../../rules/projects.ts';
import type { Deployment } from '../../../store/deployments.ts';
import { toNodeId } from '../node-ids.ts';
import { currentPair } from '../rules/pull-diff.ts';
import { BASE_NAME, pullPath } from '../rules/pulls.ts';
import { type PullConversation, readConversation } from '../rules/threads.ts';
import { toTime } from '../to-time.ts';
import { actorNode } from './actor-node.ts';
import { type PageArguments, toConnection } from './connection.ts';
import type { GraphObject, Scope } from './scope.ts';

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
    baseRefName: BASE_NAME,
    author: () => actorNode(scope, deployment.authorId),
    authorAssociation: 'CONTRIBUTOR',
    viewerDidAuthor: deployment.authorId === caller.user.id,
    createdAt: toTime(deployment.createdAt),
    url: `${scope.web}${path}`,
    permalink: `${scope.web}${path}`,
    resourcePath: path,
    repository: () => scope.nodes.repository(projectOf(scope.sandbox, deployment.repository)),
    baseRepository: () => scope.nodes.repository(projectOf(scope.sandbox, deployment.repository)),
    headRepository: () => scope.nodes.repository(projectOf(scope.sandbox, deployment.repository)),
    reviewThreads: (args: PageArguments) =>
      toConnection(
        'reviewThreads',
        conversation().threads.map((thread) => ({
          key: thread.comments[0].number,
          node: () => scope.nodes.thread(conversation(), thread),
        })),
        args,
      ),
    comments: (args: PageArguments) =>
      toConnection(
        'comments',
        conversation().comments.map((comment) => ({
          key: comment.number,
          node: () => scope.nodes.issueComment(conversation(), comment),
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
            node: () => scope.nodes.review(conversation(), review),
          })),
        args,
      ),
  };
}
