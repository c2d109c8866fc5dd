import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Enough for the longest test, and small enough that a sandbox that runs for months stays small. */
export const MOST_REQUESTS_KEPT = 10_000;
/** Longer than any path or sentence that somebody wants to read in a log. */
const LONGEST_TEXT = 1000;

const requestRow = z
  .object({
    id: z.number(),
    time: z.number(),
    method: z.string(),
    path: z.string(),
    operation: z.string().nullable(),
    deployment: z.number().nullable(),
    status: z.number().nullable(),
    client_id: z.string().nullable(),
    effect: z.string().nullable(),
    fault: z.string().nullable(),
  })
  .transform(({ client_id, ...row }) => ({ ...row, clientId: client_id }));

/**
 * A request to the REST or OAuth interface. `operation` is `null` for what is none of the interface, `status` until it is answered and where
 * a fault left it without an answer, `clientId` where nobody was recognized, `effect` where there was none, `fault` where none was injected.
 */
export type RequestRecord = z.infer<typeof requestRow>;

export type NewRequest = Pick<RequestRecord, 'time' | 'method' | 'path' | 'operation' | 'deployment'>;
export type RequestOutcome = Pick<RequestRecord, 'status' | 'clientId' | 'effect' | 'fault'>;

export interface RequestStore {
  /** Notes a request as it comes in, so that the log is in the order of arrival. Gives its id. */
  begin(request: NewRequest): number;
  end(id: number, outcome: RequestOutcome): void;
  /** In order of arrival. */
  list(): readonly RequestRecord[];
  /** Newest first: at most `limit` of those that came after the one with the id `after` (0: of all). */
  newest(range: { readonly after: number; readonly limit: number }): readonly RequestRecord[];
  clear(): void;
}

/** The log of requests. It has paths, never headers, queries or bodies: those may carry secrets. */
export function requestStore(db: DatabaseSync): RequestStore {
  return {
    begin: ({ time, method, path, operation, deployment }) => {
      const { lastInsertRowid } = db
        .prepare('INSERT INTO requests (time, method, path, operation, deployment) VALUES (?, ?, ?, ?, ?)')
        .run(time, method, path.slice(0, LONGEST_TEXT), operation, deployment);
      const id = Number(lastInsertRowid);
      db.prepare('DELETE FROM requests WHERE id <= ?').run(id - MOST_REQUESTS_KEPT);
      return id;
    },
    end: (id, { status, clientId, effect, fault }) => {
      db.prepare('UPDATE requests SET status = ?, client_id = ?, effect = ?, fault = ? WHERE id = ?').run(
        status,
        clientId,
        effect?.slice(0, LONGEST_TEXT) ?? null,
        fault?.slice(0, LONGEST_TEXT) ?? null,
        id,
      );
    },
    list: () => requestRow.array().parse(db.prepare('SELECT * FROM requests ORDER BY id').all()),
    newest: ({ after, limit }) =>
      requestRow
        .array()
        .parse(db.prepare('SELECT * FROM requests WHERE id > ? ORDER BY id DESC LIMIT ?').all(after, limit)),
    clear: () => db.exec('DELETE FROM requests'),
  };
}
