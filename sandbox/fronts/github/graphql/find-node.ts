import type { Deployment } from '../../../store/deployments.ts';
import type { Review } from '../../../store/reviews.ts';
import {
  type PullConversation,
  readConversation,
  type SeenComment,
  type SeenThread,
} from '../rules/threads.ts';
import { type NodeKind, readNodeId } from '../wire-values.ts';
import { pullNode, threadNode } from './nodes.ts';
import { GithubError, type GraphObject, type Scope } from './scope.ts';

/** What the caller sees of the pull request of a global id, which is of this kind, and the thing's own id. */
function mustRead(scope: Scope, kind: NodeKind, id: string): [PullConversation, string] {
  const name = readNodeId(id);
  const { sandbox, caller, earlier } = scope;
  const deployment = name?.kind === kind ? sandbox.store.deployments.find(name.pull) : undefined;
  if (name === undefined || deployment === undefined || caller.rights.pull_requests === 'none')
    throw notFound(id);
  return [readConversation(sandbox, caller, deployment, earlier), name.id];
}

function mustFind<T extends { readonly id: string }>(
  scope: Scope,
  kind: NodeKind,
  id: string,
  listed: (conversation: PullConversation) => readonly T[],
): [PullConversation, T] {
  const [conversation, own] = mustRead(scope, kind, id);
  const found = listed(conversation).find((one) => one.id === own);
  if (found === undefined) throw notFound(id);
  return [conversation, found];
}

export function mustFindPull(scope: Scope, id: string): Deployment {
  return mustRead(scope, 'pull', id)[0].deployment;
}

export function mustFindThread(scope: Scope, id: string): [PullConversation, SeenThread] {
  return mustFind(scope, 'thread', id, ({ threads }) => threads);
}

export function mustFindReviewComment(scope: Scope, id: string): [PullConversation, SeenComment] {
  return mustFind(scope, 'reviewComment', id, ({ threads }) => threads.flatMap(({ comments }) => comments));
}

export function mustFindIssueComment(scope: Scope, id: string): [PullConversation, SeenComment] {
  return mustFind(scope, 'issueComment', id, ({ comments }) => comments);
}

export function mustFindReview(scope: Scope, id: string): [PullConversation, Review] {
  return mustFind(scope, 'review', id, ({ reviews }) => reviews);
}

/** The pull request or thread of a global id: nothing else is asked for by one. Refuses with NOT_FOUND. */
export function mustFindNode(scope: Scope, id: string): GraphObject {
  return readNodeId(id)?.kind === 'thread'
    ? threadNode(scope, ...mustFindThread(scope, id))
    : pullNode(scope, mustFindPull(scope, id));
}

/** The type is that of https://github.com/nodejs/node-core-utils/issues/120; the words are a guess. */
function notFound(id: string): GithubError {
  return new GithubError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
}
