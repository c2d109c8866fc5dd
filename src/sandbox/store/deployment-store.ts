import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Two commits, by their full names. */
export interface CommitPair {
  readonly base: string;
  readonly head: string;
}

export interface Deployment {
  readonly number: number;
  readonly title: string;
  readonly branch: string;
  readonly phase: string;
  /** Path of the git repository on this machine. */
  readonly repository: string;
  /**
   * The newest pair, whose diff becomes the current one at `diffDueAt`; `null`: when the admin interface says
   * so.
   */
  readonly newest: CommitPair;
  readonly diffDueAt: number | null;
  /** What is current until then. */
  readonly previous: CommitPair | null;
  readonly discussionDueAt: number | null;
  readonly createdAt: number;
}

const deploymentRow = z
  .object({
    number: z.number(),
    title: z.string(),
    branch: z.string(),
    phase: z.string(),
    repository: z.string(),
    base: z.string(),
    head: z.string(),
    diff_due_at: z.number().nullable(),
    previous_base: z.string().nullable(),
    previous_head: z.string().nullable(),
    discussion_due_at: z.number().nullable(),
    created_at: z.number(),
  })
  .transform(
    (row): Deployment => ({
      number: row.number,
      title: row.title,
      branch: row.branch,
      phase: row.phase,
      repository: row.repository,
      newest: { base: row.base, head: row.head },
      diffDueAt: row.diff_due_at,
      previous:
        row.previous_base === null || row.previous_head === null
          ? null
          : { base: row.previous_base, head: row.previous_head },
      discussionDueAt: row.discussion_due_at,
      createdAt: row.created_at,
    }),
  );

const repositoryRow = z.object({ repository: z.string() });

export interface DeploymentStore {
  /** Stores a new deployment; without a number that is free it gets the next one. */
  insert(deployment: Omit<Deployment, 'number'> & { readonly number?: number | undefined }): Deployment;
  find(number: number): Deployment | undefined;
  /** Newest first. */
  list(): readonly Deployment[];
  /** The repositories of all deployments, each once, that of the newest deployment first. */
  repositories(): readonly string[];
  /** Stores what may change of a deployment: phase, diffs and due times. */
  update(deployment: Deployment): void;
  /** With its discussions, comments, checks, pushes and runs. For a transaction. */
  delete(number: number): void;
}

export function deploymentStore(db: DatabaseSync): DeploymentStore {
  return {
    insert: (deployment) => {
      const { lastInsertRowid } = db
        .prepare(
          `INSERT INTO deployments (number, title, branch, phase, repository, base, head, diff_due_at,
             previous_base, previous_head, discussion_due_at, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          deployment.number ?? null,
          deployment.title,
          deployment.branch,
          deployment.phase,
          deployment.repository,
          deployment.newest.base,
          deployment.newest.head,
          deployment.diffDueAt,
          deployment.previous?.base ?? null,
          deployment.previous?.head ?? null,
          deployment.discussionDueAt,
          deployment.createdAt,
        );
      return { ...deployment, number: Number(lastInsertRowid) };
    },
    find: (number) =>
      deploymentRow.optional().parse(db.prepare('SELECT * FROM deployments WHERE number = ?').get(number)),
    list: () =>
      deploymentRow.array().parse(db.prepare('SELECT * FROM deployments ORDER BY number DESC').all()),
    repositories: () =>
      repositoryRow
        .array()
        .parse(
          db
            .prepare('SELECT repository FROM deployments GROUP BY repository ORDER BY max(number) DESC')
            .all(),
        )
        .map(({ repository }) => repository),
    update: (deployment) => {
      db.prepare(
        `UPDATE deployments SET phase = ?, base = ?, head = ?, diff_due_at = ?, previous_base = ?, previous_head = ?,
           discussion_due_at = ? WHERE number = ?`,
      ).run(
        deployment.phase,
        deployment.newest.base,
        deployment.newest.head,
        deployment.diffDueAt,
        deployment.previous?.base ?? null,
        deployment.previous?.head ?? null,
        deployment.discussionDueAt,
        deployment.number,
      );
    },
    delete: (number) => {
      db.prepare(
        'DELETE FROM comments WHERE discussion_id IN (SELECT id FROM discussions WHERE deployment = ?)',
      ).run(number);
      for (const table of ['discussions', 'check_states', 'pushes', 'runs'] as const) {
        db.prepare(`DELETE FROM ${table} WHERE deployment = ?`).run(number);
      }
      db.prepare('DELETE FROM deployments WHERE number = ?').run(number);
    },
  };
}
