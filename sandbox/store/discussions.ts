import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { flag, json, openTable } from './table.ts';

const numbers = { newLine: z.number().optional(), oldLine: z.number().optional() };
const lineCode = z.object({ line_code: z.string(), type: z.string() });

/** A place on one diff. Without a line it is the whole file. */
export const positionSchema = z.object({
  path: z.string(),
  ...numbers,
  /** The first of several lines, of which the numbers above are those of the last. */
  start: z.object(numbers).optional(),
  /** Both ends, as GitLab names them. */
  lineRange: z.object({ start: lineCode, end: lineCode }).optional(),
  baseSha: z.string(),
  headSha: z.string(),
});
export type Position = Readonly<z.infer<typeof positionSchema>>;

/** A user, with the name that the user has now. */
const named = z.object({ id: z.string(), name: z.string() });

const discussionRow = z.object({
  id: z.string(),
  deployment: z.number(),
  resolved: flag,
  /** Who resolved or reopened it last, and when in milliseconds since the epoch; `null` where nobody has. */
  lastChange: json(z.object({ by: named, at: z.number() })).nullable(),
  /** A thread can be resolved and replied to; deployment requests let only inline comments begin one. */
  isThread: flag,
  /** `null` for a top-level comment. */
  position: json(positionSchema).nullable(),
});
export type Discussion = Readonly<z.infer<typeof discussionRow>>;

const DISCUSSIONS = `
  SELECT d.*, CASE WHEN u.id IS NOT NULL
    THEN json_object('by', json_object('id', u.id, 'name', u.name), 'at', d.changedAt) END AS lastChange
  FROM discussions d LEFT JOIN users u ON u.id = d.changedBy`;

const countRow = z.object({ threads: z.number(), open: z.number() });

type ActBy = { readonly by: { readonly id: string }; readonly at: number };

export function discussionStore(db: DatabaseSync) {
  const discussions = openTable(db, 'discussions', discussionRow);
  return {
    insert: ({ lastChange: _, ...discussion }: Discussion): void => void discussions.insert(discussion),
    find: (deployment: number, id: string) =>
      discussions.query(`${DISCUSSIONS} WHERE d.deployment = ? AND d.id = ?`, deployment, id)[0],
    setResolved: (id: string, resolved: boolean, { by, at }: ActBy): void => {
      db.prepare('UPDATE discussions SET resolved = ?, changedBy = ?, changedAt = ? WHERE id = ?').run(
        Number(resolved),
        by.id,
        at,
        id,
      );
    },
    /** Lets what a user resolved and reopened have been another one's doing. */
    setResolver: (from: string, to: string): void => {
      db.prepare('UPDATE discussions SET changedBy = ? WHERE changedBy = ?').run(to, from);
    },
    /** What the service itself has written there goes with it. For a transaction. */
    delete: (id: string): void => {
      db.prepare('DELETE FROM comments WHERE discussionId = ?').run(id);
      discussions.delete({ id });
    },
    /** Makes a thread of a top-level comment. */
    makeThread: (id: string) => discussions.update({ id }, { isThread: true }),
    /** How many threads a deployment has, and how many of them are open. */
    countThreads: (deployment: number) =>
      countRow.parse(
        db
          .prepare(
            'SELECT count(*) AS threads, coalesce(sum(1 - resolved), 0) AS open FROM discussions WHERE deployment = ? AND isThread = 1',
          )
          .get(deployment),
      ),
  };
}

const commentRow = z.object({
  /** Order of creation over all comments. */
  sequence: z.number(),
  id: z.string(),
  author: json(named),
  body: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Who wrote the present body, where it was edited; `null` where it was not. */
  editedBy: json(named).nullable(),
  /** Written by the service itself, of what the author did. */
  isSystem: flag,
  discussion: json(discussionRow),
});
export type StoredComment = Readonly<z.infer<typeof commentRow>>;

// An empty text that is appended makes text of JSON, which would else be nested as an object.
const COMMENTS = `
  SELECT c.*, json_object('id', a.id, 'name', a.name) AS author,
    CASE WHEN e.id IS NOT NULL THEN json_object('id', e.id, 'name', e.name) END AS editedBy,
    json_object('id', d.id, 'deployment', d.deployment, 'resolved', d.resolved, 'isThread', d.isThread,
      'lastChange', d.lastChange || '', 'position', d.position) AS discussion
  FROM comments c JOIN (${DISCUSSIONS}) d ON d.id = c.discussionId JOIN users a ON a.id = c.authorId
    LEFT JOIN users e ON e.id = c.editorId`;

export function commentStore(db: DatabaseSync) {
  const comments = openTable(db, 'comments', commentRow);
  const select = (rest: string, ...values: readonly (string | number)[]) =>
    comments.query(`${COMMENTS} ${rest}`, ...values);
  return {
    insert: (comment: {
      readonly id: string;
      readonly discussionId: string;
      readonly authorId: string;
      readonly body: string;
      readonly createdAt: number;
      readonly isSystem?: boolean;
    }): void => {
      const { id, discussionId, authorId, body, createdAt, isSystem = false } = comment;
      db.prepare(
        `INSERT INTO comments (id, discussionId, authorId, body, createdAt, updatedAt, isSystem)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ).run(id, discussionId, authorId, body, createdAt, createdAt, Number(isSystem));
    },
    find: (deployment: number, id: string) =>
      select('WHERE d.deployment = ? AND c.id = ?', deployment, id)[0],
    /** Which deployment the comment with this sequence number is of. */
    deploymentOf: (sequence: number): number | undefined =>
      select('WHERE c.sequence = ?', sequence)[0]?.discussion.deployment,
    findBySequence: (deployment: number, sequence: number) =>
      select('WHERE d.deployment = ? AND c.sequence = ?', deployment, sequence)[0],
    /**
     * In order of creation, at most `limit` of those after the comment with the sequence number `after`;
     * without what the service itself wrote.
     */
    list: (deployment: number, { after, limit }: { readonly after: number; readonly limit: number }) =>
      select(
        'WHERE d.deployment = ? AND c.sequence > ? AND c.isSystem = 0 ORDER BY c.sequence LIMIT ?',
        deployment,
        after,
        limit,
      ),
    /** All of them, one discussion after the other, both in order of creation. */
    listByDiscussion: (deployment: number) =>
      select('WHERE d.deployment = ? ORDER BY d.sequence, c.sequence', deployment),
    /** When somebody last wrote, resolved or reopened anything; 0 where nobody did. */
    lastChange: (deployment: number) =>
      Number(
        db
          .prepare(
            `SELECT max(max(c.updatedAt, coalesce(d.changedAt, 0))) AS at
             FROM comments c JOIN discussions d ON d.id = c.discussionId WHERE d.deployment = ?`,
          )
          .get(deployment)?.at ?? 0,
      ),
    /** Without what the service itself wrote. */
    countOfDiscussion: (discussionId: string) =>
      Number(
        db
          .prepare('SELECT count(*) AS n FROM comments WHERE discussionId = ? AND isSystem = 0')
          .get(discussionId)?.n,
      ),
    setBody: (id: string, body: string, { by, at }: ActBy): void => {
      db.prepare('UPDATE comments SET body = ?, updatedAt = ?, editorId = ? WHERE id = ?').run(
        body,
        at,
        by.id,
        id,
      );
    },
    /** Gives all comments of a user to another one. */
    setAuthor: (from: string, to: string): void => {
      db.prepare('UPDATE comments SET authorId = ? WHERE authorId = ?').run(to, from);
    },
    delete: (id: string) => comments.delete({ id }),
  };
}
