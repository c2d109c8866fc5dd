import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { type RunReport, runReportSchema } from '../run-report.ts';

/** More runs of one deployment than anybody scrolls through; the oldest go first. */
export const MOST_RUNS_KEPT = 20;

const runRow = z.object({ id: z.number(), received_at: z.number(), report: z.string() }).transform((row) => ({
  id: row.id,
  receivedAt: row.received_at,
  report: runReportSchema.parse(JSON.parse(row.report)),
}));

/** A run of the action and its report. `receivedAt` is in milliseconds since the epoch. */
export type Run = z.infer<typeof runRow>;

export interface RunStore {
  /** Stores a report and gives the id of its run. */
  insert(deployment: number, run: { readonly receivedAt: number; readonly report: RunReport }): number;
  /** In the order in which they came. */
  list(deployment: number): readonly Run[];
}

export function runStore(db: DatabaseSync): RunStore {
  return {
    insert: (deployment, { receivedAt, report }) => {
      const { lastInsertRowid } = db
        .prepare('INSERT INTO runs (deployment, received_at, report) VALUES (?, ?, ?)')
        .run(deployment, receivedAt, JSON.stringify(report));
      db.prepare(
        `DELETE FROM runs WHERE deployment = ? AND id NOT IN
           (SELECT id FROM runs WHERE deployment = ? ORDER BY id DESC LIMIT ?)`,
      ).run(deployment, deployment, MOST_RUNS_KEPT);
      return Number(lastInsertRowid);
    },
    list: (deployment) =>
      runRow.array().parse(db.prepare('SELECT * FROM runs WHERE deployment = ? ORDER BY id').all(deployment)),
  };
}
