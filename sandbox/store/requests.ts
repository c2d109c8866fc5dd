import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { inTransaction, isBusy } from './database.ts';
import { openTable } from './table.ts';

/** Enough for the longest test, and small enough that a sandbox that runs for months stays small. */
export const MOST_REQUESTS_KEPT = 10_000;
/** Longer than any path or sentence that somebody wants to read in a log. */
const LONGEST_TEXT = 1000;

const requestRow = z.object({
  id: z.number(),
  time: z.number(),
  method: z.string(),
  path: z.string(),
  /** `null` for what is none of the interface. */
  operation: z.string().nullable(),
  deployment: z.number().nullable(),
  /** `null` until it is answered, and where a fault left it without an answer. */
  status: z.number().nullable(),
  /** `null` where nobody was recognized. */
  clientId: z.string().nullable(),
  effect: z.string().nullable(),
  /** What an injected fault did to it. */
  fault: z.string().nullable(),
});
/** A request to an interface of the service. */
export type RequestRecord = z.infer<typeof requestRow>;

type NewRequest = Pick<RequestRecord, 'time' | 'method' | 'path' | 'operation' | 'deployment'>;
type RequestOutcome = Pick<RequestRecord, 'status' | 'clientId' | 'effect' | 'fault'>;

/**
 * Pauses before what is new is written, and before a write that another program held up is tried again, in
 * milliseconds.
 */
const WRITE_AFTER_MS = 20;
const RETRY_AFTER_MS = 100;

type Entry = RequestRecord & { isStored: boolean };

/**
 * The log of requests. It has paths, never headers, queries or bodies: those may carry secrets. Nobody waits
 * for it: it is written in batches by `writer`, a connection of its own that does not wait either, and read
 * together with what is not written yet.
 */
export function requestStore(db: DatabaseSync, writer: DatabaseSync, reportError: (error: unknown) => void) {
  const requests = openTable(db, 'requests', requestRow);
  const writable = openTable(writer, 'requests', requestRow);
  let last = Number(db.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'requests'").get()?.seq ?? 0);
  /** Requests under way, by the id that they were given when they came. */
  const open = new Map<number, Entry>();
  /** What the database does not have as it is. */
  const unwritten = new Set<Entry>();
  let timer: NodeJS.Timeout | undefined;

  const writeLater = (wait: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      try {
        write();
      } catch (error) {
        if (isBusy(error)) writeLater(RETRY_AFTER_MS);
        else reportError(error);
      }
    }, wait).unref();
  };

  const write = (): void => {
    if (unwritten.size === 0) return;
    inTransaction(writer, () => {
      for (const entry of unwritten) store(entry);
      writer
        .prepare('DELETE FROM requests WHERE id <= (SELECT max(id) FROM requests) - ?')
        .run(MOST_REQUESTS_KEPT);
    });
    for (const entry of unwritten) entry.isStored = true;
    unwritten.clear();
  };

  const store = (entry: Entry): void => {
    const { id, status, clientId, effect, fault } = entry;
    if (entry.isStored) {
      writable.update({ id }, { status, clientId, effect, fault });
      return;
    }
    // Another sandbox on the same data may have taken the id.
    const newest = Number(writer.prepare('SELECT max(id) AS id FROM requests').get()?.id ?? 0);
    entry.id = writable.insert({ ...entry, id: Math.max(id, newest + 1) });
    last = Math.max(last, entry.id);
  };

  const note = (entry: Entry): void => {
    // A request that is answered after the end of the sandbox.
    if (!writer.isOpen) return;
    unwritten.add(entry);
    // As many as are kept are enough, however long the database is locked.
    for (const oldest of unwritten) {
      if (unwritten.size <= MOST_REQUESTS_KEPT) break;
      unwritten.delete(oldest);
    }
    writeLater(WRITE_AFTER_MS);
  };

  /** Rows of the database, which come in any order, with what is not written yet: the newest first. */
  const withUnwritten = (rows: readonly RequestRecord[]): readonly RequestRecord[] => {
    const records = new Map(rows.map((row) => [row.id, row]));
    for (const { isStored: _, ...record } of unwritten) records.set(record.id, record);
    return [...records.values()].toSorted((one, other) => other.id - one.id);
  };

  return {
    /** Notes a request as it comes in, so that the log is in the order of arrival. Gives its id. */
    begin: ({ time, method, path, operation, deployment }: NewRequest): number => {
      last += 1;
      const id = last;
      const outcome = { status: null, clientId: null, effect: null, fault: null };
      const request = { time, method, path: path.slice(0, LONGEST_TEXT), operation, deployment };
      const entry = { id, ...request, ...outcome, isStored: false };
      open.set(id, entry);
      note(entry);
      return id;
    },
    end: (id: number, { status, clientId, effect, fault }: RequestOutcome): void => {
      const entry = open.get(id);
      if (entry === undefined) return;
      open.delete(id);
      entry.status = status;
      entry.clientId = clientId;
      entry.effect = effect?.slice(0, LONGEST_TEXT) ?? null;
      entry.fault = fault?.slice(0, LONGEST_TEXT) ?? null;
      note(entry);
    },
    /** In order of arrival. */
    list: (): readonly RequestRecord[] =>
      withUnwritten(requests.list({}, 'id')).slice(0, MOST_REQUESTS_KEPT).toReversed(),
    /** Newest first: at most `limit` of those that came after the one with the id `after` (0: of all). */
    newest: ({
      after,
      limit,
    }: {
      readonly after: number;
      readonly limit: number;
    }): readonly RequestRecord[] =>
      withUnwritten(
        requests.query('SELECT * FROM requests WHERE id > ? ORDER BY id DESC LIMIT ?', after, limit),
      )
        .filter(({ id }) => id > after)
        .slice(0, limit),
    clear: (): void => {
      open.clear();
      unwritten.clear();
      db.exec('DELETE FROM requests');
    },
    /** Writes what is left, and waits for that as long as `busyTimeoutMs`. */
    close: (busyTimeoutMs: number): void => {
      clearTimeout(timer);
      writer.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
      try {
        write();
      } catch (error) {
        reportError(error);
      }
    },
  };
}
