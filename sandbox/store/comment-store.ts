import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type Discussion, discussionRow } from './discussion-store.ts';

export interface StoredComment {
  /** Order of creation over all comments. */
  readonly sequence: number;
  readonly id: string;
  readonly author: { readonly id: string; readonly name: string };
  readonly body: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Who wrote the present body, where it was edited; `null` where it was not. */
  readonly editedBy: { readonly id: string; readonly name: string } | null;
  /** Written by the service itself, of what the author did. */
  readonly isSystem: boolean;
  readonly discussion: Discussion;
}

const SELECT = `
  SELECT c.id AS comment_id, c.author_id, u.name AS author_name, c.body, c.created_at, c.updated_at, c.is_system,
    c.edited_by, e.name AS edited_by_name, d.*, c.sequence AS comment_sequence, r.name AS changed_by_name
  FROM comments c JOIN discussions d ON d.id = c.discussion_id JOIN users u ON u.id = c.author_id
    LEFT JOIN users r ON r.id = d.changed_by LEFT JOIN users e ON e.id = c.edited_by`;

const ownFields = z.object({
  comment_sequence: z.number(),
  comment_id: z.string(),
  author_id: z.string(),
  author_name: z.string(),
  body: z.string(),
  created_at: z.number(),
  updated_at: z.number(),
  is_system: z.number(),
  edited_by: z.string().nullable(),
  edited_by_name: z.string().nullable(),
});

function toComment(row: unknown): StoredComment {
  const own = ownFields.parse(row);
  return {
    sequence: own.comment_sequence,
    id: own.comment_id,
    author: { id: own.author_id, name: own.author_name },
    body: own.body,
    createdAt: own.created_at,
    updatedAt: own.updated_at,
    editedBy:
      own.edited_by === null || own.edited_by_name === null
        ? null
        : { id: own.edited_by, name: own.edited_by_name },
    isSystem: own.is_system === 1,
    discussion: discussionRow.parse(row),
  };
}

export interface CommentStore {
  insert(comment: {
    id: string;
    discussionId: string;
    authorId: string;
    body: string;
    createdAt: number;
    isSystem?: boolean;
  }): void;
  find(deployment: number, id: string): StoredComment | undefined;
  findBySequence(deployment: number, sequence: number): StoredComment | undefined;
  /**
   * In order of creation, at most `limit` of those after the comment with the sequence number `after`;
   * without what the service itself wrote.
   */
  list(
    deployment: number,
    range: { readonly after: number; readonly limit: number },
  ): readonly StoredComment[];
  /** All of them, one discussion after the other, both in order of creation. */
  listByDiscussion(deployment: number): readonly StoredComment[];
  /** Without what the service itself wrote. */
  countOfDiscussion(discussionId: string): number;
  setBody(
    id: string,
    body: string,
    edit: { readonly by: { readonly id: string }; readonly at: number },
  ): void;
  /** Gives all comments of a user to another one. */
  setAuthor(from: string, to: string): void;
  delete(id: string): void;
}

export function commentStore(db: DatabaseSync): CommentStore {
  return {
    insert: (comment) => {
      db.prepare(
        `INSERT INTO comments (id, discussion_id, author_id, body, created_at, updated_at, is_system)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        comment.id,
        comment.discussionId,
        comment.authorId,
        comment.body,
        comment.createdAt,
        comment.createdAt,
        Number(comment.isSystem ?? false),
      );
    },
    find: (deployment, id) => {
      const row = db.prepare(`${SELECT} WHERE d.deployment = ? AND c.id = ?`).get(deployment, id);
      return row === undefined ? undefined : toComment(row);
    },
    findBySequence: (deployment, sequence) => {
      const row = db.prepare(`${SELECT} WHERE d.deployment = ? AND c.sequence = ?`).get(deployment, sequence);
      return row === undefined ? undefined : toComment(row);
    },
    list: (deployment, { after, limit }) =>
      db
        .prepare(
          `${SELECT} WHERE d.deployment = ? AND c.sequence > ? AND c.is_system = 0 ORDER BY c.sequence LIMIT ?`,
        )
        .all(deployment, after, limit)
        .map(toComment),
    listByDiscussion: (deployment) =>
      db
        .prepare(`${SELECT} WHERE d.deployment = ? ORDER BY d.sequence, c.sequence`)
        .all(deployment)
        .map(toComment),
    countOfDiscussion: (discussionId) =>
      Number(
        db
          .prepare('SELECT count(*) AS n FROM comments WHERE discussion_id = ? AND is_system = 0')
          .get(discussionId)?.n,
      ),
    setBody: (id, body, { by, at }) => {
      db.prepare('UPDATE comments SET body = ?, updated_at = ?, edited_by = ? WHERE id = ?').run(
        body,
        at,
        by.id,
        id,
      );
    },
    setAuthor: (from, to) => {
      db.prepare('UPDATE comments SET author_id = ? WHERE author_id = ?').run(to, from);
    },
    delete: (id) => {
      db.prepare('DELETE FROM comments WHERE id = ?').run(id);
    },
  };
}
