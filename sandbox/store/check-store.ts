import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

export const checkStateSchema = z.enum(['QUEUED', 'IN_PROGRESS', 'DONE']);
export const checkResultSchema = z.enum([
  'SUCCESS',
  'FAILURE',
  'NEUTRAL',
  'CANCELLED',
  'SKIPPED',
  'TIMED_OUT',
]);

/** What is missing was not sent. */
export interface Check {
  readonly name: string;
  readonly state: z.infer<typeof checkStateSchema>;
  readonly result: z.infer<typeof checkResultSchema> | null;
  readonly description: string | null;
  readonly externalUrl: string | null;
  readonly externalId: string | null;
}

/** One state of a check, and when it was put. */
export type CheckRecord = Check & { readonly putAt: number };

const checkRow = z
  .object({
    name: z.string(),
    state: checkStateSchema,
    result: checkResultSchema.nullable(),
    description: z.string().nullable(),
    external_url: z.string().nullable(),
    external_id: z.string().nullable(),
    put_at: z.number(),
  })
  .transform(
    (row): CheckRecord => ({
      name: row.name,
      state: row.state,
      result: row.result,
      description: row.description,
      externalUrl: row.external_url,
      externalId: row.external_id,
      putAt: row.put_at,
    }),
  );

export interface CheckStore {
  put(deployment: number, check: CheckRecord): void;
  /** Removes every state of a check. */
  delete(deployment: number, name: string): void;
  /** Every state of every check of the deployment, in the order in which they were put. */
  history(deployment: number): readonly CheckRecord[];
}

export function checkStore(db: DatabaseSync): CheckStore {
  return {
    put: (deployment, check) => {
      db.prepare(
        `INSERT INTO check_states (deployment, name, state, result, description, external_url, external_id, put_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      ).run(
        deployment,
        check.name,
        check.state,
        check.result,
        check.description,
        check.externalUrl,
        check.externalId,
        check.putAt,
      );
    },
    delete: (deployment, name) => {
      db.prepare('DELETE FROM check_states WHERE deployment = ? AND name = ?').run(deployment, name);
    },
    history: (deployment) =>
      checkRow
        .array()
        .parse(
          db.prepare('SELECT * FROM check_states WHERE deployment = ? ORDER BY sequence').all(deployment),
        ),
  };
}
