import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Whether a change is still to come. */
export const stateSchema = z.enum(['open', 'closed', 'merged']);
export type ChangeState = z.infer<typeof stateSchema>;

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
  readonly state: ChangeState;
  /** Id of the user who proposed the change; `null` where nobody was named. */
  readonly authorId: string | null;
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
    state: stateSchema,
    author_id: z.string().nullable(),
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
      state: row.state,
      authorId: row.author_id,
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
  /** Stores what may change of a deployment: phase, state, diffs and due times. */
  update(deployment: Deployment): void;
  /** With its discussions, comments, checks, pushes, runs and versions. For a transaction. */
  delete(number: number): void;
}

export function deploymentStore(db: DatabaseSync): DeploymentStore {
  return {
    insert: (deployment) => {
      const { lastInsertRowid } = db
        .prepare(
          `INSERT INTO deployments (number, title, branch, phase, repository, base, head, diff_due_at,
             previous_base, previous_head, discussion_due_at, created_at, state, author_id)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
          deployment.state,
          deployment.authorId,
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
        `UPDATE deployments SET phase = ?, state = ?, base = ?, head = ?, diff_due_at = ?, previous_base = ?, previous_head = ?,
           discussion_due_at = ? WHERE number = ?`,
      ).run(
        deployment.phase,
        deployment.state,
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
      for (const table of ['discussions', 'check_states', 'pushes', 'runs', 'diff_versions'] as const) {
        db.prepare(`DELETE FROM ${table} WHERE deployment = ?`).run(number);
      }
      db.prepare('DELETE FROM deployments WHERE number = ?').run(number);
    },
  };
}
