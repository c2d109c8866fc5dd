import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** A place on one diff. Without a line it is the whole file. */
export interface Position {
  readonly path: string;
  readonly newLine?: number;
  readonly oldLine?: number;
  readonly baseSha: string;
  readonly headSha: string;
}

export interface Discussion {
  readonly id: string;
  readonly deployment: number;
  readonly resolved: boolean;
  /** Who resolved or reopened it last, and when in milliseconds since the epoch; `null` where nobody has. */
  readonly lastChange: {
    readonly by: { readonly id: string; readonly name: string };
    readonly at: number;
  } | null;
  /**
   * Whether it can be resolved and replied to; deployment requests let only inline comments begin a thread.
   */
  readonly isThread: boolean;
  /** `null` for a top-level comment. */
  readonly position: Position | null;
}

export const discussionRow = z
  .object({
    id: z.string(),
    deployment: z.number(),
    resolved: z.number(),
    is_thread: z.number(),
    path: z.string().nullable(),
    new_line: z.number().nullable(),
    old_line: z.number().nullable(),
    base_sha: z.string().nullable(),
    head_sha: z.string().nullable(),
    changed_by: z.string().nullable(),
    changed_by_name: z.string().nullable(),
    changed_at: z.number().nullable(),
  })
  .transform(
    (row): Discussion => ({
      id: row.id,
      deployment: row.deployment,
      resolved: row.resolved === 1,
      isThread: row.is_thread === 1,
      lastChange:
        row.changed_by === null || row.changed_by_name === null || row.changed_at === null
          ? null
          : { by: { id: row.changed_by, name: row.changed_by_name }, at: row.changed_at },
      position:
        row.path === null || row.base_sha === null || row.head_sha === null
          ? null
          : {
              path: row.path,
              ...(row.new_line === null ? {} : { newLine: row.new_line }),
              ...(row.old_line === null ? {} : { oldLine: row.old_line }),
              baseSha: row.base_sha,
              headSha: row.head_sha,
            },
    }),
  );

const countRow = z.object({ threads: z.number(), open: z.number() });

export interface DiscussionStore {
  insert(discussion: Discussion): void;
  find(deployment: number, id: string): Discussion | undefined;
  setResolved(
    id: string,
    resolved: boolean,
    change: { readonly by: { readonly id: string }; readonly at: number },
  ): void;
  /** With what the service itself has written there. For a transaction. */
  delete(id: string): void;
  /** Makes a thread of a top-level comment. */
  makeThread(id: string): void;
  /** How many threads a deployment has, and how many of them are open. */
  countThreads(deployment: number): { readonly threads: number; readonly open: number };
}

export function discussionStore(db: DatabaseSync): DiscussionStore {
  return {
    insert: ({ id, deployment, resolved, isThread, position }) => {
      db.prepare(
        `INSERT INTO discussions (id, deployment, resolved, is_thread, path, new_line, old_line, base_sha, head_sha)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        id,
        deployment,
        Number(resolved),
        Number(isThread),
        position?.path ?? null,
        position?.newLine ?? null,
        position?.oldLine ?? null,
        position?.baseSha ?? null,
        position?.headSha ?? null,
      );
    },
    find: (deployment, id) =>
      discussionRow.optional().parse(
        db
          .prepare(
            `SELECT d.*, r.name AS changed_by_name FROM discussions d LEFT JOIN users r ON r.id = d.changed_by
               WHERE d.deployment = ? AND d.id = ?`,
          )
          .get(deployment, id),
      ),
    setResolved: (id, resolved, { by, at }) => {
      db.prepare('UPDATE discussions SET resolved = ?, changed_by = ?, changed_at = ? WHERE id = ?').run(
        Number(resolved),
        by.id,
        at,
        id,
      );
    },
    delete: (id) => {
      db.prepare('DELETE FROM comments WHERE discussion_id = ?').run(id);
      db.prepare('DELETE FROM discussions WHERE id = ?').run(id);
    },
    makeThread: (id) => {
      db.prepare('UPDATE discussions SET is_thread = 1 WHERE id = ?').run(id);
    },
    countThreads: (deployment) =>
      countRow.parse(
        db
          .prepare(
            'SELECT count(*) AS threads, coalesce(sum(1 - resolved), 0) AS open FROM discussions WHERE deployment = ? AND is_thread = 1',
          )
          .get(deployment),
      ),
  };
}
