import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { json, openTable } from './table.ts';

export const checkStateSchema = z.enum(['QUEUED', 'IN_PROGRESS', 'DONE']);
export const checkResultSchema = z.enum([
  'SUCCESS',
  'FAILURE',
  'NEUTRAL',
  'CANCELLED',
  'SKIPPED',
  'TIMED_OUT',
]);

const checkRow = z.object({
  sequence: z.number(),
  deployment: z.number(),
  name: z.string(),
  state: checkStateSchema,
  result: checkResultSchema.nullable(),
  description: z.string().nullable(),
  externalUrl: z.string().nullable(),
  externalId: z.string().nullable(),
  putAt: z.number(),
});
/** One state of a check, and when it was put. What is `null` was not sent. */
export type CheckRecord = Readonly<Omit<z.infer<typeof checkRow>, 'sequence' | 'deployment'>>;
export type Check = Omit<CheckRecord, 'putAt'>;

export function checkStore(db: DatabaseSync) {
  const states = openTable(db, 'checkStates', checkRow);
  return {
    put: (deployment: number, check: CheckRecord): void => void states.insert({ ...check, deployment }),
    /** Every state of every check of the deployment, in the order in which they were put. */
    history: (deployment: number): readonly CheckRecord[] => states.list({ deployment }, 'sequence'),
  };
}

const pipelineRow = z.object({
  id: z.number(),
  repository: z.string(),
  sha: z.string(),
  ref: z.string(),
  source: z.string(),
  /** Names of its jobs. */
  jobs: json(z.array(z.string())),
  createdAt: z.number(),
});
export type Pipeline = z.infer<typeof pipelineRow>;

const statusRow = z.object({
  id: z.number(),
  repository: z.string(),
  sha: z.string(),
  name: z.string(),
  state: z.string(),
  description: z.string().nullable(),
  url: z.string().nullable(),
  pipeline: z.number().nullable(),
  userId: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
/** What a program says of a commit. The state is a word of the wire that it came by. */
export type CommitStatus = Readonly<z.infer<typeof statusRow>>;

/** Statuses of commits, and the pipelines that some of them belong to. */
export function statusStore(db: DatabaseSync) {
  const statuses = openTable(db, 'commitStatuses', statusRow);
  const pipelines = openTable(db, 'pipelines', pipelineRow);
  return {
    insert: (status: Omit<CommitStatus, 'id'>): CommitStatus => ({ ...status, id: statuses.insert(status) }),
    /** In order of creation. */
    list: (repository: string, sha: string) => statuses.list({ repository, sha }, 'id'),
    /** Forgets all statuses. */
    clear: () => statuses.delete({}),
    insertPipeline: (pipeline: Omit<Pipeline, 'id'>): Pipeline => ({
      ...pipeline,
      id: pipelines.insert(pipeline),
    }),
    /** In order of creation. */
    listPipelines: (repository: string) => pipelines.list({ repository }, 'id'),
  };
}
