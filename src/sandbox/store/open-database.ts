import { DatabaseSync } from 'node:sqlite';
import { SandboxStartError } from '../start-error.ts';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';
import { inTransaction } from './transaction.ts';

/** Another process may hold the file for a moment, for instance a sandbox that is just ending. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the database, and makes its tables where it is new.
 * Throws `SandboxStartError` for a file that is no database, is damaged, or was made by another version.
 */
export function openDatabase(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
    // A committed write outlives the death of the process: the write-ahead log is in the file system by then.
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
    prepareTables(db, file);
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof SandboxStartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SandboxStartError(
      `The database ${file} cannot be used (${reason}): move it away, and the next start makes a new one.`,
      { cause: error },
    );
  }
}

function prepareTables(db: DatabaseSync, file: string): void {
  const damage = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (damage !== 'ok') throw new Error(`damaged: ${damage}`);
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version > SCHEMA_VERSION) {
    throw new SandboxStartError(
      `The database ${file} was made by a newer version of the sandbox (schema ${version}, this one knows ${SCHEMA_VERSION}): ` +
        'use that version, or another data folder.',
    );
  }
  if (version === SCHEMA_VERSION) return;
  if (version > 0) {
    throw new SandboxStartError(
      `The database ${file} was made by an older version of the sandbox (schema ${version}, this one knows ${SCHEMA_VERSION}): ` +
        'move it away, and the next start makes a new one, or use another data folder.',
    );
  }
  inTransaction(db, () => db.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION};`));
}
