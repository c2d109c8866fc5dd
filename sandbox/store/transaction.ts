import type { DatabaseSync } from 'node:sqlite';

/** Runs writes that belong together: all of them are stored, or none. `work` must not wait for anything. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    db.exec('COMMIT');
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
