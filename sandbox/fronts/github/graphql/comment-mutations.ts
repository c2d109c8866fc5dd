import { addTopLevel, changeComment, removeComment, setThreadResolved } from '../rules/change-comment.ts';
import { toNodeId } from '../wire-values.ts';
import { mustFindIssueComment, mustFindPull, mustFindReviewComment, mustFindThread } from './find-node.ts';
import { issueCommentNode, reviewCommentNode, threadNode } from './nodes.ts';
import type { Scope } from './scope.ts';

interface Named {
  readonly id: string;
}

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
  return {
    resolveReviewThread: setResolved(true),
    unresolveReviewThread: setResolved(false),
    updatePullRequestReviewComment: (input: {
      readonly pullRequestReviewCommentId: string;
      readonly body: string;
    }) => {
      const id = input.pullRequestReviewCommentId;
      const [{ deployment }, comment] = mustFindReviewComment(scope, id);
      changeComment(sandbox, caller, deployment, comment, input.body);
      return {
        pullRequestReviewComment: () => reviewCommentNode(scope, ...mustFindReviewComment(scope, id)),
      };
    },
    deletePullRequestReviewComment: ({ id }: Named) => {
      const [{ deployment }, comment] = mustFindReviewComment(scope, id);
      removeComment(sandbox, caller, deployment, comment);
      return {};
    },
    addComment: ({ subjectId, body }: { readonly subjectId: string; readonly body: string }) => {
      const pull = mustFindPull(scope, subjectId);
      const id = toNodeId('issueComment', pull.number, addTopLevel(sandbox, caller, pull, body));
      return {
        commentEdge: () => ({ node: () => issueCommentNode(scope, ...mustFindIssueComment(scope, id)) }),
      };
    },
    updateIssueComment: ({ id, body }: Named & { readonly body: string }) => {
      const [{ deployment }, comment] = mustFindIssueComment(scope, id);
      changeComment(sandbox, caller, deployment, comment, body);
      return { issueComment: () => issueCommentNode(scope, ...mustFindIssueComment(scope, id)) };
    },
    deleteIssueComment: ({ id }: Named) => {
      const [{ deployment }, comment] = mustFindIssueComment(scope, id);
      removeComment(sandbox, caller, deployment, comment);
      return {};
    },
  };
}
