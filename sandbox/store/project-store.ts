import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const projectRow = z.object({ id: z.number(), repository: z.string() });

export interface ProjectStore {
  /** Gives a repository the next number, unless it has one. */
  add(repository: string): void;
  /** By number. */
  list(): readonly z.infer<typeof projectRow>[];
}

/** The numbers of repositories. */
export function projectStore(db: DatabaseSync): ProjectStore {
  return {
    add: (repository) => {
      db.prepare(
        'INSERT INTO projects (repository) SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM projects WHERE repository = ?1)',
      ).run(repository);
    },
    list: () => projectRow.array().parse(db.prepare('SELECT * FROM projects ORDER BY id').all()),
  };
}
