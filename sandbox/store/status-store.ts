import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const pipelineRow = z
  .object({
    id: z.number(),
    repository: z.string(),
    sha: z.string(),
    ref: z.string(),
    source: z.string(),
    jobs: z.string(),
    created_at: z.number(),
  })
  .transform(({ created_at, jobs, ...row }) => ({
    ...row,
    jobs: z.array(z.string()).parse(JSON.parse(jobs)),
    createdAt: created_at,
  }));
export type Pipeline = z.infer<typeof pipelineRow>;

const statusRow = z
  .object({
    id: z.number(),
    repository: z.string(),
    sha: z.string(),
    name: z.string(),
    state: z.string(),
    description: z.string().nullable(),
    url: z.string().nullable(),
    pipeline: z.number().nullable(),
    user_id: z.string(),
    created_at: z.number(),
    updated_at: z.number(),
  })
  .transform(({ user_id, created_at, updated_at, ...row }) => ({
    ...row,
    userId: user_id,
    createdAt: created_at,
    updatedAt: updated_at,
  }));
/** What a program says of a commit. The state is a word of the wire that it came by. */
export type CommitStatus = z.infer<typeof statusRow>;

export interface StatusStore {
  insert(status: Omit<CommitStatus, 'id'>): CommitStatus;
  /** Stores what may change of a status: state, description, url and time. */
  update(status: CommitStatus): void;
  /** In order of creation. */
  list(repository: string, sha: string): readonly CommitStatus[];
  /** The name of each, in no order. */
  names(repository: string, sha: string): readonly string[];
  /** Forgets all statuses. */
  clear(): void;
  insertPipeline(pipeline: Omit<Pipeline, 'id'>): Pipeline;
  /** In order of creation. */
  listPipelines(repository: string): readonly Pipeline[];
}

/** Statuses of commits, and the pipelines that some of them belong to. */
export function statusStore(db: DatabaseSync): StatusStore {
  return {
    insert: (status) => {
      const { lastInsertRowid } = db
        .prepare(
          `INSERT INTO commit_statuses (repository, sha, name, state, description, url, pipeline, user_id,
             created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        )
        .run(
          status.repository,
          status.sha,
          status.name,
          status.state,
          status.description,
          status.url,
          status.pipeline,
          status.userId,
          status.createdAt,
          status.updatedAt,
        );
      return { ...status, id: Number(lastInsertRowid) };
    },
    update: ({ id, state, description, url, updatedAt }) => {
      db.prepare(
        'UPDATE commit_statuses SET state = ?, description = ?, url = ?, updated_at = ? WHERE id = ?',
      ).run(state, description, url, updatedAt, id);
    },
    list: (repository, sha) =>
      statusRow
        .array()
        .parse(
          db
            .prepare('SELECT * FROM commit_statuses WHERE repository = ? AND sha = ? ORDER BY id')
            .all(repository, sha),
        ),
    names: (repository, sha) =>
      db
        .prepare('SELECT name FROM commit_statuses WHERE repository = ? AND sha = ?')
        .all(repository, sha)
        .map(({ name }) => String(name)),
    clear: () => db.exec('DELETE FROM commit_statuses'),
    insertPipeline: (pipeline) => {
      const { repository, sha, ref, source, jobs, createdAt } = pipeline;
      const { lastInsertRowid } = db
        .prepare(
          'INSERT INTO pipelines (repository, sha, ref, source, jobs, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .run(repository, sha, ref, source, JSON.stringify(jobs), createdAt);
      return { ...pipeline, id: Number(lastInsertRowid) };
    },
    listPipelines: (repository) =>
      pipelineRow
        .array()
        .parse(db.prepare('SELECT * FROM pipelines WHERE repository = ? ORDER BY id').all(repository)),
  };
}
