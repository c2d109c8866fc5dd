import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Position } from './discussion-store.ts';

export const reviewStateSchema = z.enum(['PENDING', 'COMMENTED', 'APPROVED', 'CHANGES_REQUESTED']);
export type ReviewState = z.infer<typeof reviewStateSchema>;

const reviewRow = z
  .object({
    sequence: z.number(),
    id: z.string(),
    deployment: z.number(),
    author_id: z.string(),
    state: reviewStateSchema,
    commit_sha: z.string(),
    body: z.string(),
    created_at: z.number(),
    submitted_at: z.number().nullable(),
  })
  .transform((row) => ({
    sequence: row.sequence,
    id: row.id,
    deployment: row.deployment,
    authorId: row.author_id,
    state: row.state,
    commit: row.commit_sha,
    body: row.body,
    createdAt: row.created_at,
    submittedAt: row.submitted_at,
  }));
/** Comments that are published together. While it is pending, nobody but its author sees it. */
export type Review = z.infer<typeof reviewRow>;

const draftRow = z
  .object({
    sequence: z.number(),
    id: z.string(),
    review_id: z.string(),
    discussion_id: z.string(),
    position: z.string().nullable(),
    body: z.string(),
    created_at: z.number(),
  })
  .transform((row) => ({
    sequence: row.sequence,
    id: row.id,
    reviewId: row.review_id,
    discussionId: row.discussion_id,
    position: row.position === null ? null : (JSON.parse(row.position) as Position),
    body: row.body,
    createdAt: row.created_at,
  }));
/** A comment of a pending review: the first one of a thread where it has a position, else a reply. */
export type DraftComment = z.infer<typeof draftRow>;

const linkRow = z.object({ comment_id: z.string(), review_id: z.string() });
const minimizedRow = z.object({ comment_id: z.string(), reason: z.string() });

export interface ReviewStore {
  insert(review: Omit<Review, 'sequence'>): void;
  find(id: string): Review | undefined;
  /** In order of creation. */
  list(deployment: number): readonly Review[];
  submit(
    id: string,
    outcome: { readonly state: ReviewState; readonly body: string; readonly at: number },
  ): void;
  /** With its drafts. */
  delete(id: string): void;
  /** Says which review a comment was published with. */
  link(commentId: string, reviewId: string): void;
  /** The reviews of comments, by the ids of both. */
  links(deployment: number): ReadonlyMap<string, string>;
  insertDraft(draft: Omit<DraftComment, 'sequence'>): void;
  /** In order of creation. */
  drafts(reviewId: string): readonly DraftComment[];
  setDraftBody(id: string, body: string): void;
  deleteDraft(id: string): void;
  /** Hides a comment for a reason, or shows it again. */
  minimize(commentId: string, reason: string | null): void;
  /** Why comments are hidden, by their ids. */
  minimized(deployment: number): ReadonlyMap<string, string>;
}

/** Reviews, and what they have to do with comments. */
export function reviewStore(db: DatabaseSync): ReviewStore {
  return {
    insert: (review) => {
      db.prepare(
        `INSERT INTO reviews (id, deployment, author_id, state, commit_sha, body, created_at, submitted_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        review.id,
        review.deployment,
        review.authorId,
        review.state,
        review.commit,
        review.body,
        review.createdAt,
        review.submittedAt,
      );
    },
    find: (id) => reviewRow.optional().parse(db.prepare('SELECT * FROM reviews WHERE id = ?').get(id)),
    list: (deployment) =>
      reviewRow
        .array()
        .parse(db.prepare('SELECT * FROM reviews WHERE deployment = ? ORDER BY sequence').all(deployment)),
    submit: (id, { state, body, at }) => {
      db.prepare('UPDATE reviews SET state = ?, body = ?, submitted_at = ? WHERE id = ?').run(
        state,
        body,
        at,
        id,
      );
    },
    delete: (id) => {
      db.prepare('DELETE FROM reviews WHERE id = ?').run(id);
    },
    link: (commentId, reviewId) => {
      db.prepare('INSERT INTO review_comments (comment_id, review_id) VALUES (?, ?)').run(
        commentId,
        reviewId,
      );
    },
    links: (deployment) =>
      new Map(
        linkRow
          .array()
          .parse(
            db
              .prepare(
                'SELECT l.* FROM review_comments l JOIN reviews r ON r.id = l.review_id WHERE r.deployment = ?',
              )
              .all(deployment),
          )
          .map((row) => [row.comment_id, row.review_id]),
      ),
    insertDraft: (draft) => {
      db.prepare(
        `INSERT INTO draft_comments (id, review_id, discussion_id, position, body, created_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
      ).run(
        draft.id,
        draft.reviewId,
        draft.discussionId,
        draft.position === null ? null : JSON.stringify(draft.position),
        draft.body,
        draft.createdAt,
      );
    },
    drafts: (reviewId) =>
      draftRow
        .array()
        .parse(
          db.prepare('SELECT * FROM draft_comments WHERE review_id = ? ORDER BY sequence').all(reviewId),
        ),
    setDraftBody: (id, body) => {
      db.prepare('UPDATE draft_comments SET body = ? WHERE id = ?').run(body, id);
    },
    deleteDraft: (id) => {
      db.prepare('DELETE FROM draft_comments WHERE id = ?').run(id);
    },
    minimize: (commentId, reason) => {
      db.prepare('DELETE FROM minimized_comments WHERE comment_id = ?').run(commentId);
      if (reason === null) return;
      db.prepare('INSERT INTO minimized_comments (comment_id, reason) VALUES (?, ?)').run(commentId, reason);
    },
    minimized: (deployment) =>
      new Map(
        minimizedRow
          .array()
          .parse(
            db
              .prepare(
                `SELECT m.* FROM minimized_comments m JOIN comments c ON c.id = m.comment_id
                   JOIN discussions d ON d.id = c.discussion_id WHERE d.deployment = ?`,
              )
              .all(deployment),
          )
          .map((row) => [row.comment_id, row.reason]),
      ),
  };
}
