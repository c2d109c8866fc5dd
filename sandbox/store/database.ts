import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { SandboxStartError } from '../start-error.ts';
import { SCHEMA, SCHEMA_VERSION } from './schema.ts';

/**
 * Another process may hold the file for a moment, for instance a sandbox that is just ending, or one that
 * starts at the same time.
 */
const BUSY_TIMEOUT_MS = 5000;
const PAUSE_MS = 20;

/** SQLite compiles each statement once: to compile takes longer than to run most of them. */
class CompiledOnce extends DatabaseSync {
  readonly #statements = new Map<string, StatementSync>();

  override prepare(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? super.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/**
 * Opens the database, and makes its tables where it is new. Of several that start at once on a new file one
 * makes them, and the others wait. Throws `SandboxStartError` for a file that is no database, is damaged,
 * stays locked, or has other tables.
 */
export function openDatabase(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new CompiledOnce(file, { timeout: BUSY_TIMEOUT_MS });
    useWriteAheadLog(db);
    db.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
    prepareTables(db, file);
    return db;
  } catch (error) {
    db?.close();
    if (error instanceof SandboxStartError) throw error;
    if (isBusy(error)) {
      throw new SandboxStartError(
        `The database ${file} is locked by another program: end that, or use another data folder.`,
        { cause: error },
      );
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new SandboxStartError(
      `The database ${file} cannot be used (${reason}): move it away, and the next start makes a new one.`,
      { cause: error },
    );
  }
}

/**
 * A committed write outlives the death of the process: the write-ahead log is in the file system by then. To
 * begin with it, SQLite asks for the whole file, and does not wait for that by itself.
 */
function useWriteAheadLog(db: DatabaseSync): void {
  const end = performance.now() + BUSY_TIMEOUT_MS;
  for (;;) {
    try {
      db.exec('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

function prepareTables(db: DatabaseSync, file: string): void {
  const damage = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (damage !== 'ok') throw new Error(`damaged: ${damage}`);
  inTransaction(db, () => {
    // Within the transaction: another start may have made the tables a moment ago.
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (version === SCHEMA_VERSION) return;
    if (version !== 0) {
      throw new SandboxStartError(
        `The database ${file} was made by another version of the sandbox (schema ${version}, this one knows ${SCHEMA_VERSION}): use that version, or choose another data folder, or move the database away, and the next start makes a new one.`,
      );
    }
    db.exec(SCHEMA);
    db.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
  });
}

/** SQLITE_BUSY, in the lower byte of every code of its kind. */
const BUSY = 5;

/** Tells that an error says that another connection has the database locked. */
export function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;
}

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
