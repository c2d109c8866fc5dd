import { pendingReview, type ReviewEvent } from '../../../rules/reviews.ts';
import { addPendingThread, deleteReview, submitReview } from '../rules/pending-reviews.ts';
import type { RequestedPlace } from '../rules/place.ts';
import type { Side } from '../rules/pull-diff.ts';
import { unprocessable } from '../rules/refusal.ts';
import { addReply, addReview } from '../rules/reviews.ts';
import { toNodeId } from '../wire-values.ts';
import { mustFindPull, mustFindReview, mustFindReviewComment, mustFindThread } from './find-node.ts';
import { reviewCommentNode, reviewNode, threadNode } from './nodes.ts';
import type { GraphObject, Scope } from './scope.ts';

/** Inputs as the schema has checked them. */
interface PlaceInput {
  readonly path: string;
  readonly line?: number | null;
  readonly side?: Side | null;
  readonly startLine?: number | null;
  readonly startSide?: Side | null;
  readonly subjectType?: 'LINE' | 'FILE' | null;
}
interface ReviewInput {
  readonly pullRequestId: string;
  readonly commitOID?: string | null;
  readonly body?: string | null;
  readonly event?: string | null;
  readonly comments?: readonly unknown[] | null;
  readonly threads?: readonly (PlaceInput & { readonly body: string })[] | null;
}
interface SubmitInput {
  readonly pullRequestId?: string | null;
  readonly pullRequestReviewId?: string | null;
  readonly event: string;
  readonly body?: string | null;
}

/** The mutations of reviews and threads, by their names. */
export function reviewMutations(scope: Scope): Readonly<Record<string, (input: never) => unknown>> {
  const { sandbox, caller } = scope;
  return {
    addPullRequestReview: async (input: ReviewInput) => {
      const pull = mustFindPull(scope, input.pullRequestId);
      // Removed by the schema's own words, and `position` is of a diff that nobody here has.
      if (input.comments != null && input.comments.length > 0) {
        throw unprocessable('The sandbox takes `threads` in place of the deprecated `comments`.');
      }
      const { id } = await addReview(sandbox, caller, pull, {
        commit: input.commitOID ?? null,
        body: input.body ?? '',
        event: input.event == null ? null : toEvent(input.event),
        threads: (input.threads ?? []).map((thread) => ({ body: thread.body, place: toPlace(thread) })),
      });
      return {
        pullRequestReview: () => shownReview(scope, toNodeId('review', pull.number, id)),
        reviewEdge: () => ({
          cursor: id,
          node: () => shownReview(scope, toNodeId('review', pull.number, id)),
        }),
      };
    },
    submitPullRequestReview: (input: SubmitInput) => {
      const id = input.pullRequestReviewId ?? pendingOf(scope, input.pullRequestId);
      const [, review] = mustFindReview(scope, id);
      submitReview(sandbox, caller, review, toEvent(input.event), input.body ?? null);
      return { pullRequestReview: () => shownReview(scope, id) };
    },
    deletePullRequestReview: ({ pullRequestReviewId }: { readonly pullRequestReviewId: string }) => {
      const [conversation, review] = mustFindReview(scope, pullRequestReviewId);
      const shown = reviewNode(scope, conversation, review);
      deleteReview(sandbox, caller, review);
      return { pullRequestReview: shown };
    },
    addPullRequestReviewThread: async (
      input: PlaceInput & {
        readonly body: string;
        readonly pullRequestId?: string | null;
        readonly pullRequestReviewId?: string | null;
      },
    ) => {
      const pull =
        input.pullRequestReviewId == null
          ? mustFindPull(scope, input.pullRequestId ?? '')
          : mustFindReview(scope, input.pullRequestReviewId)[0].deployment;
      const thread = { body: input.body, place: toPlace(input) };
      const id = await addPendingThread(sandbox, caller, pull, thread);
      return {
        thread: () =>
          id === null
            ? null
            : threadNode(scope, ...mustFindThread(scope, toNodeId('thread', pull.number, id))),
      };
    },
    addPullRequestReviewThreadReply: (input: {
      readonly pullRequestReviewThreadId: string;
      readonly body: string;
    }) => {
      const [{ deployment }, thread] = mustFindThread(scope, input.pullRequestReviewThreadId);
      const reply = { discussionId: thread.id, body: input.body, way: 'GraphQL' } as const;
      const id = toNodeId('reviewComment', deployment.number, addReply(sandbox, caller, deployment, reply));
      return { comment: () => reviewCommentNode(scope, ...mustFindReviewComment(scope, id)) };
    },
  };
}

function shownReview(scope: Scope, id: string): GraphObject {
  return reviewNode(scope, ...mustFindReview(scope, id));
}

/** The review that the caller has pending there. */
function pendingOf(scope: Scope, pullRequestId: string | null | undefined): string {
  const pull = mustFindPull(scope, pullRequestId ?? '');
  const review = pendingReview(scope.sandbox, scope.caller.user, pull);
  if (review === undefined) throw unprocessable('Could not find a pending review for the pull request.');
  return toNodeId('review', pull.number, review.id);
}

function toEvent(event: string): ReviewEvent {
  if (event === 'COMMENT' || event === 'APPROVE' || event === 'REQUEST_CHANGES') return event;
  throw unprocessable('Can not dismiss a review that was not submitted.');
}

function toPlace({ path, line, side, startLine, startSide, subjectType }: PlaceInput): RequestedPlace {
  if (subjectType === 'FILE') return { path, line: null, side: 'RIGHT', start: null };
  if (line == null) throw unprocessable('line is required for line-level threads');
  return {
    path,
    line,
    side: side ?? 'RIGHT',
    start: startLine == null ? null : { line: startLine, side: startSide ?? side ?? 'RIGHT' },
  };
}
