import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { positionSchema } from './discussions.ts';
import { json, openTable } from './table.ts';

const reviewStateSchema = z.enum(['PENDING', 'COMMENTED', 'APPROVED', 'CHANGES_REQUESTED']);
export type ReviewState = z.infer<typeof reviewStateSchema>;

const reviewRow = z.object({
  sequence: z.number(),
  id: z.string(),
  deployment: z.number(),
  authorId: z.string(),
  state: reviewStateSchema,
  commit: z.string(),
  body: z.string(),
  createdAt: z.number(),
  submittedAt: z.number().nullable(),
});
/** Comments that are published together. While it is pending, nobody but its author sees it. */
export type Review = Readonly<z.infer<typeof reviewRow>>;

const draftRow = z.object({
  sequence: z.number(),
  id: z.string(),
  reviewId: z.string(),
  discussionId: z.string(),
  position: json(positionSchema).nullable(),
  body: z.string(),
  createdAt: z.number(),
});
/** A comment of a pending review: the first one of a thread where it has a position, else a reply. */
export type DraftComment = Readonly<z.infer<typeof draftRow>>;

const linkRow = z.object({ commentId: z.string(), reviewId: z.string() });

/** Reviews, and what they have to do with comments. */
export function reviewStore(db: DatabaseSync) {
  const reviews = openTable(db, 'reviews', reviewRow);
  const drafts = openTable(db, 'draftComments', draftRow);
  const links = openTable(db, 'reviewComments', linkRow);
  return {
    insert: (review: Omit<Review, 'sequence'>): void => void reviews.insert(review),
    find: (id: string) => reviews.find({ id }),
    /** In order of creation. */
    list: (deployment: number) => reviews.list({ deployment }, 'sequence'),
    submit: (
      id: string,
      { state, body, at }: { readonly state: ReviewState; readonly body: string; readonly at: number },
    ) => reviews.update({ id }, { state, body, submittedAt: at }),
    /** Its drafts go with it. */
    delete: (id: string) => reviews.delete({ id }),
    /** Says which review a comment was published with. */
    link: (commentId: string, reviewId: string): void => void links.insert({ commentId, reviewId }),
    /** The reviews of comments, by the ids of both. */
    links: (deployment: number): ReadonlyMap<string, string> =>
      new Map(
        links
          .query(
            'SELECT l.* FROM reviewComments l JOIN reviews r ON r.id = l.reviewId WHERE r.deployment = ?',
            deployment,
          )
          .map(({ commentId, reviewId }) => [commentId, reviewId]),
      ),
    insertDraft: (draft: Omit<DraftComment, 'sequence'>): void => void drafts.insert(draft),
    /** In order of creation. */
    drafts: (reviewId: string) => drafts.list({ reviewId }, 'sequence'),
    deleteDraft: (id: string) => drafts.delete({ id }),
  };
}
