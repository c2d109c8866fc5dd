import { listProjects } from '../../../rules/repositories.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { Review } from '../../../store/reviews.ts';
import {
  type PullConversation,
  readConversation,
  type SeenComment,
  type SeenThread,
} from '../rules/threads.ts';
import { type NodeKind, type NodeName, readNodeId, toNodeId } from '../wire-values.ts';
import {
  actorNode,
  commitNode,
  issueCommentNode,
  pullNode,
  repositoryNode,
  reviewCommentNode,
  reviewNode,
  threadNode,
} from './nodes.ts';
import { GithubError, type GraphObject, type Scope } from './scope.ts';

/** What a global id names, where it is of the kinds that are wanted. Else NOT_FOUND. */
export function mustName(id: string, ...kinds: readonly NodeKind[]): NodeName {
  const name = readNodeId(id);
  if (name !== undefined && kinds.includes(name.kind)) return name;
  throw notFound(id);
}

/** The pull request of a name, and what the caller sees of it. */
function mustRead(scope: Scope, { kind, pull, id }: NodeName): PullConversation {
  const deployment = scope.sandbox.store.deployments.find(pull);
  if (deployment === undefined || scope.caller.rights.pull_requests === 'none')
    throw notFound(toNodeId(kind, pull, id));
  return readConversation(scope.sandbox, scope.caller, deployment, scope.earlier);
}

export function mustFindPull(scope: Scope, id: string): Deployment {
  return mustRead(scope, mustName(id, 'pull')).deployment;
}

export function mustFindThread(scope: Scope, id: string): [PullConversation, SeenThread] {
  const name = mustName(id, 'thread');
  const conversation = mustRead(scope, name);
  const thread = conversation.threads.find((one) => one.id === name.id);
  if (thread === undefined) throw notFound(id);
  return [conversation, thread];
}

export function mustFindReviewComment(scope: Scope, id: string): [PullConversation, SeenThread, SeenComment] {
  const name = mustName(id, 'reviewComment');
  const conversation = mustRead(scope, name);
  for (const thread of conversation.threads) {
    const comment = thread.comments.find((one) => one.id === name.id);
    if (comment !== undefined) return [conversation, thread, comment];
  }
  throw notFound(id);
}

export function mustFindIssueComment(scope: Scope, id: string): [PullConversation, SeenComment] {
  const name = mustName(id, 'issueComment');
  const conversation = mustRead(scope, name);
  const comment = conversation.comments.find((one) => one.id === name.id);
  if (comment === undefined) throw notFound(id);
  return [conversation, comment];
}

export function mustFindReview(scope: Scope, id: string): [PullConversation, Review] {
  const name = mustName(id, 'review');
  const conversation = mustRead(scope, name);
  const review = conversation.reviews.find((one) => one.id === name.id);
  if (review === undefined) throw notFound(id);
  return [conversation, review];
}

/** The object of a global id. Refuses with NOT_FOUND. */
export function mustFindNode(scope: Scope, id: string): GraphObject {
  const name = readNodeId(id);
  if (name === undefined) throw notFound(id);
  switch (name.kind) {
    case 'user':
    case 'bot': {
      const actor = actorNode(scope, name.id);
      if (actor === null) throw notFound(id);
      return actor;
    }
    case 'repository': {
      const project = listProjects(scope.sandbox).find((one) => String(one.id) === name.id);
      if (project === undefined || scope.caller.rights.pull_requests === 'none') throw notFound(id);
      return repositoryNode(scope, project);
    }
    case 'pull':
      return pullNode(scope, mustFindPull(scope, id));
    case 'thread':
      return threadNode(scope, ...mustFindThread(scope, id));
    case 'reviewComment':
      return reviewCommentNode(scope, ...mustFindReviewComment(scope, id));
    case 'issueComment':
      return issueCommentNode(scope, ...mustFindIssueComment(scope, id));
    case 'review':
      return reviewNode(scope, ...mustFindReview(scope, id));
    case 'commit':
      return commitNode(scope, mustRead(scope, name).deployment, name.id);
  }
}

/** The type is that of https://github.com/nodejs/node-core-utils/issues/120; the words are a guess. */
function notFound(id: string): GithubError {
  return new GithubError('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'`);
}
