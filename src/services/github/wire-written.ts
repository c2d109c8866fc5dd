import * as z from 'zod/mini';
import type { Answered } from '../client.ts';
import type { Comment } from '../port.ts';
import {
  id,
  idInThread,
  map,
  needed,
  parseData,
  parseRest,
  present,
  type Thread,
  thread,
  threadComment,
  toInThread,
  topLevel,
  toTopLevel,
  writtenAt,
} from './wire.ts';

const reviewSchema = z.object({
  addPullRequestReview: z.nullable(
    z.object({
      pullRequestReview: z.nullable(
        z.object({
          comments: z.object({ nodes: z.nullable(z.array(z.nullable(z.object({ id, body: z.string() })))) }),
          pullRequest: z.object({
            reviewThreads: z.object({ nodes: z.nullable(z.array(z.nullable(thread))) }),
          }),
        }),
      ),
    }),
  ),
});

/** What a review has made: its comments, and the newest threads of the pull request. */
export interface PostedReview {
  readonly comments: readonly { readonly id: string; readonly body: string }[];
  readonly threads: readonly Thread[];
}

export const parseReview = (text: string): Answered<PostedReview> =>
  needed(
    map(parseData(reviewSchema, text), ({ addPullRequestReview }) => {
      const review = addPullRequestReview?.pullRequestReview;
      if (review === null || review === undefined) return undefined;
      const { comments, pullRequest } = review;
      return { comments: present(comments.nodes), threads: present(pullRequest.reviewThreads.nodes) };
    }),
  );

const pendingSchema = z.object({
  node: z.nullable(
    z.object({
      reviews: z.optional(
        z.object({
          nodes: z.nullable(
            z.array(
              z.nullable(
                z.object({
                  id,
                  body: z.string(),
                  comments: z.object({
                    totalCount: z.number(),
                    nodes: z.nullable(z.array(z.nullable(z.object({ body: z.string() })))),
                  }),
                }),
              ),
            ),
          ),
        }),
      ),
    }),
  ),
});

/**
 * The pending review of this account, with its comments or else its own text; undefined where there is none.
 */
export const parsePending = (text: string) =>
  map(parseData(pendingSchema, text), ({ node }) => {
    const [pending] = present(node?.reviews?.nodes ?? null);
    if (pending === undefined) return undefined;
    const { id, body, comments } = pending;
    const inThreads = present(comments.nodes).map((comment) => comment.body);
    // Of more than a page, some are not looked at.
    const isWhole = inThreads.length === comments.totalCount;
    return { id, isWhole, texts: inThreads.length === 0 && body !== '' ? [body] : inThreads };
  });

const postedSchema = z.object({
  addComment: z.nullable(z.object({ commentEdge: z.nullable(z.object({ node: z.nullable(topLevel) })) })),
});

export const parsePosted = (text: string): Answered<Comment> =>
  needed(
    map(parseData(postedSchema, text), ({ addComment }) => {
      const node = addComment?.commentEdge?.node;
      return node === null || node === undefined ? undefined : toTopLevel(node);
    }),
  );

const editedInThread = z.object({
  updatePullRequestReviewComment: z.nullable(
    z.object({ pullRequestReviewComment: z.nullable(threadComment) }),
  ),
});
const editedTopLevel = z.object({
  updateIssueComment: z.nullable(z.object({ issueComment: z.nullable(topLevel) })),
});

export const parseEditedInThread = (text: string, threadId: string): Answered<Comment> =>
  needed(
    map(parseData(editedInThread, text), ({ updatePullRequestReviewComment }) => {
      const comment = updatePullRequestReviewComment?.pullRequestReviewComment;
      return comment === null || comment === undefined ? undefined : toInThread(threadId, comment);
    }),
  );
export const parseEditedTopLevel = (text: string): Answered<Comment> =>
  needed(
    map(parseData(editedTopLevel, text), ({ updateIssueComment }) => {
      const comment = updateIssueComment?.issueComment;
      return comment === null || comment === undefined ? undefined : toTopLevel(comment);
    }),
  );

const flagged = z.nullable(z.object({ thread: z.nullable(z.object({ isResolved: z.boolean() })) }));
const flagSchema = z.object({
  resolveReviewThread: z.optional(flagged),
  unresolveReviewThread: z.optional(flagged),
});

/** That the flag of a thread is set so. */
export const parseFlag = (text: string, resolved: boolean): Answered<null> =>
  needed(
    map(parseData(flagSchema, text), ({ resolveReviewThread, unresolveReviewThread }) => {
      const thread = (resolved ? resolveReviewThread : unresolveReviewThread)?.thread;
      return thread?.isResolved === resolved ? null : undefined;
    }),
  );

const deletedSchema = z.object({
  deletePullRequestReview: z.nullish(z.object({})),
  deletePullRequestReviewComment: z.nullish(z.object({})),
  deleteIssueComment: z.nullish(z.object({})),
});

export const parseDeleted = (text: string): Answered<null> =>
  needed(
    map(parseData(deletedSchema, text), (deleted) =>
      Object.values(deleted).some((one) => one != null) ? null : undefined,
    ),
  );

const restComment = z.object({
  node_id: id,
  body: z.string(),
  created_at: writtenAt,
  user: z.nullish(z.object({ id: z.pipe(z.int(), z.transform(String)) })),
});

/** GitHub's id of the comment on a file that the REST interface has made. */
export const parseOnFile = (text: string): Answered<string> =>
  map(parseRest(z.object({ node_id: id }), text), ({ node_id }) => node_id);

/** The reply to a thread that the REST interface has made. */
export const parseReply = (text: string, threadId: string): Answered<Comment> =>
  map(parseRest(restComment, text), ({ node_id, body, created_at, user }) => ({
    id: idInThread(threadId, node_id),
    discussionId: threadId,
    body,
    createdAt: created_at,
    resolvable: true,
    mine: true,
    ...(user?.id !== undefined && { author: user.id }),
  }));
