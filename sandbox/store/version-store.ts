import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { CommitPair } from './deployment-store.ts';

const versionRow = z
  .object({
    id: z.number(),
    base: z.string(),
    head: z.string(),
    created_at: z.number(),
    noted: z.number(),
  })
  .transform(({ created_at, noted, ...row }) => ({ ...row, createdAt: created_at, noted: noted === 1 }));
/** A pair that a deployment was moved to. Noted is one of which the discussion says so. */
export type DiffVersion = z.infer<typeof versionRow>;

export interface VersionStore {
  insert(deployment: number, pair: CommitPair, version: { readonly createdAt: number }): void;
  /** The first one first. */
  list(deployment: number): readonly DiffVersion[];
  setNoted(id: number): void;
}

/** The pairs of commits that deployments were moved to, each time they were. */
export function versionStore(db: DatabaseSync): VersionStore {
  return {
    insert: (deployment, { base, head }, { createdAt }) => {
      db.prepare(
        'INSERT INTO diff_versions (deployment, base, head, created_at, noted) VALUES (?, ?, ?, ?, 0)',
      ).run(deployment, base, head, createdAt);
    },
    list: (deployment) =>
      versionRow
        .array()
        .parse(db.prepare('SELECT * FROM diff_versions WHERE deployment = ? ORDER BY id').all(deployment)),
    setNoted: (id) => {
      db.prepare('UPDATE diff_versions SET noted = 1 WHERE id = ?').run(id);
    },
  };
}
