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
  readonly discussion: Discussion;
}

const SELECT = `
  SELECT c.id AS comment_id, c.author_id, u.name AS author_name, c.body, c.created_at, c.updated_at, d.*,
    c.sequence AS comment_sequence, r.name AS changed_by_name
  FROM comments c JOIN discussions d ON d.id = c.discussion_id JOIN users u ON u.id = c.author_id
    LEFT JOIN users r ON r.id = d.changed_by`;

const ownFields = z.object({
  comment_sequence: z.number(),
  comment_id: z.string(),
  author_id: z.string(),
  author_name: z.string(),
  body: z.string(),
  created_at: z.number(),
  updated_at: z.number(),
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
  }): void;
  find(deployment: number, id: string): StoredComment | undefined;
  /** In order of creation, at most `limit` of those after the comment with the sequence number `after`. */
  list(
    deployment: number,
    range: { readonly after: number; readonly limit: number },
  ): readonly StoredComment[];
  /** All of them, one discussion after the other, both in order of creation. */
  listByDiscussion(deployment: number): readonly StoredComment[];
  countOfDiscussion(discussionId: string): number;
  setBody(id: string, body: string, updatedAt: number): void;
  delete(id: string): void;
}

export function commentStore(db: DatabaseSync): CommentStore {
  return {
    insert: (comment) => {
      db.prepare(
        'INSERT INTO comments (id, discussion_id, author_id, body, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)',
      ).run(
        comment.id,
        comment.discussionId,
        comment.authorId,
        comment.body,
        comment.createdAt,
        comment.createdAt,
      );
    },
    find: (deployment, id) => {
      const row = db.prepare(`${SELECT} WHERE d.deployment = ? AND c.id = ?`).get(deployment, id);
      return row === undefined ? undefined : toComment(row);
    },
    list: (deployment, { after, limit }) =>
      db
        .prepare(`${SELECT} WHERE d.deployment = ? AND c.sequence > ? ORDER BY c.sequence LIMIT ?`)
        .all(deployment, after, limit)
        .map(toComment),
    listByDiscussion: (deployment) =>
      db
        .prepare(`${SELECT} WHERE d.deployment = ? ORDER BY d.sequence, c.sequence`)
        .all(deployment)
        .map(toComment),
    countOfDiscussion: (discussionId) =>
      Number(db.prepare('SELECT count(*) AS n FROM comments WHERE discussion_id = ?').get(discussionId)?.n),
    setBody: (id, body, updatedAt) => {
      db.prepare('UPDATE comments SET body = ?, updated_at = ? WHERE id = ?').run(body, updatedAt, id);
    },
    delete: (id) => {
      db.prepare('DELETE FROM comments WHERE id = ?').run(id);
    },
  };
}
