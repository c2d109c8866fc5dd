import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const pushRow = z
  .object({
    id: z.number(),
    label: z.string(),
    base: z.string(),
    head: z.string(),
    pushed_at: z.number().nullable(),
  })
  .transform(({ pushed_at, ...row }) => ({ ...row, pushedAt: pushed_at }));

/** A state that a deployment is to be moved to, by full names of commits. `pushedAt` is `null` until then. */
export type PlannedPush = z.infer<typeof pushRow>;

export interface PushStore {
  insert(deployment: number, push: Pick<PlannedPush, 'label' | 'base' | 'head'>): void;
  /** In the order in which they are to come. */
  list(deployment: number): readonly PlannedPush[];
  setPushed(id: number, at: number): void;
}

export function pushStore(db: DatabaseSync): PushStore {
  return {
    insert: (deployment, { label, base, head }) => {
      db.prepare('INSERT INTO pushes (deployment, label, base, head) VALUES (?, ?, ?, ?)').run(
        deployment,
        label,
        base,
        head,
      );
    },
    list: (deployment) =>
      pushRow
        .array()
        .parse(db.prepare('SELECT * FROM pushes WHERE deployment = ? ORDER BY id').all(deployment)),
    setPushed: (id, at) => {
      db.prepare('UPDATE pushes SET pushed_at = ? WHERE id = ?').run(at, id);
    },
  };
}
