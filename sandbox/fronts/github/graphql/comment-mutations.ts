import {
  addTopLevel,
  changeComment,
  minimizeComment,
  removeComment,
  setThreadResolved,
} from '../rules/change-comment.ts';
import { toNodeId } from '../wire-values.ts';
import {
  mustFindIssueComment,
  mustFindNode,
  mustFindPull,
  mustFindReviewComment,
  mustFindThread,
  mustName,
} from './find-node.ts';
import { issueCommentNode, pullNode, reviewCommentNode, reviewNode, threadNode } from './nodes.ts';
import type { Scope } from './scope.ts';

/** The mutations of comments and of the state of threads, by their names. */
export function commentMutations(scope: Scope): Readonly<Record<string, (input: never) => unknown>> {
  const { sandbox, caller } = scope;
  const setResolved =
    (resolved: boolean) =>
    ({ threadId }: { readonly threadId: string }) => {
      const [{ deployment }, thread] = mustFindThread(scope, threadId);
      setThreadResolved(sandbox, caller, deployment, thread, resolved);
      return { thread: () => threadNode(scope, ...mustFindThread(scope, threadId)) };
    };
  const minimize = (id: string, reason: string | null) => {
    const [{ deployment }, comment] = findComment(scope, id);
    minimizeComment(sandbox, caller, deployment, comment, reason);
    return () => mustFindNode(scope, id);
  };
  return {
    resolveReviewThread: setResolved(true),
    unresolveReviewThread: setResolved(false),
    updatePullRequestReviewComment: (input: {
      readonly pullRequestReviewCommentId: string;
      readonly body: string;
    }) => {
      const id = input.pullRequestReviewCommentId;
      const [{ deployment }, , comment] = mustFindReviewComment(scope, id);
      changeComment(sandbox, caller, deployment, comment, input.body);
      return {
        pullRequestReviewComment: () => reviewCommentNode(scope, ...mustFindReviewComment(scope, id)),
      };
    },
    deletePullRequestReviewComment: ({ id }: { readonly id: string }) => {
      const [conversation, thread, comment] = mustFindReviewComment(scope, id);
      const review = conversation.reviews.find((one) => one.id === comment.reviewId);
      removeComment(sandbox, caller, conversation.deployment, comment);
      return {
        pullRequestReview: () => (review === undefined ? null : reviewNode(scope, conversation, review)),
        pullRequestReviewComment: () => reviewCommentNode(scope, conversation, thread, comment),
      };
    },
    addComment: ({ subjectId, body }: { readonly subjectId: string; readonly body: string }) => {
      const pull = mustFindPull(scope, subjectId);
      const comment = addTopLevel(sandbox, caller, pull, body);
      const id = toNodeId('issueComment', pull.number, comment);
      return {
        commentEdge: () => ({
          cursor: id,
          node: () => issueCommentNode(scope, ...mustFindIssueComment(scope, id)),
        }),
        subject: () => pullNode(scope, pull),
      };
    },
    updateIssueComment: ({ id, body }: { readonly id: string; readonly body: string }) => {
      const [{ deployment }, comment] = mustFindIssueComment(scope, id);
      changeComment(sandbox, caller, deployment, comment, body);
      return { issueComment: () => issueCommentNode(scope, ...mustFindIssueComment(scope, id)) };
    },
    deleteIssueComment: ({ id }: { readonly id: string }) => {
      const [{ deployment }, comment] = mustFindIssueComment(scope, id);
      removeComment(sandbox, caller, deployment, comment);
      return {};
    },
    minimizeComment: ({
      subjectId,
      classifier,
    }: {
      readonly subjectId: string;
      readonly classifier: string;
    }) => ({
      // The reason is shown in small letters; a guess.
      minimizedComment: minimize(subjectId, classifier.toLowerCase().replaceAll('_', '-')),
    }),
    unminimizeComment: ({ subjectId }: { readonly subjectId: string }) => ({
      unminimizedComment: minimize(subjectId, null),
    }),
  };
}

function findComment(scope: Scope, id: string) {
  if (mustName(id, 'reviewComment', 'issueComment').kind === 'issueComment') {
    return mustFindIssueComment(scope, id);
  }
  const [conversation, , comment] = mustFindReviewComment(scope, id);
  return [conversation, comment] as const;
}
