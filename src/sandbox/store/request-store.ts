import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Enough for the longest test, and small enough that a sandbox that runs for months stays small. */
const MOST_REQUESTS_KEPT = 10_000;

const requestRow = z
  .object({
    id: z.number(),
    time: z.number(),
    method: z.string(),
    path: z.string(),
    status: z.number().nullable(),
    client_id: z.string().nullable(),
  })
  .transform(({ client_id, ...row }) => ({ ...row, clientId: client_id }));

/** A request to the REST or OAuth interface. `status` is `null` until it is answered, `clientId` where nobody was recognized. */
export type RequestRecord = z.infer<typeof requestRow>;

export interface RequestStore {
  /** Notes a request as it comes in, so that the log is in the order of arrival. Gives its id. */
  begin(request: { readonly time: number; readonly method: string; readonly path: string }): number;
  end(id: number, answer: { readonly status: number; readonly clientId: string | null }): void;
  list(): readonly RequestRecord[];
  clear(): void;
}

/** The log of requests. It has paths, never headers, queries or bodies: those may carry secrets. */
export function requestStore(db: DatabaseSync): RequestStore {
  return {
    begin: ({ time, method, path }) => {
      const { lastInsertRowid } = db
        .prepare('INSERT INTO requests (time, method, path) VALUES (?, ?, ?)')
        .run(time, method, path);
      const id = Number(lastInsertRowid);
      db.prepare('DELETE FROM requests WHERE id <= ?').run(id - MOST_REQUESTS_KEPT);
      return id;
    },
    end: (id, { status, clientId }) => {
      db.prepare('UPDATE requests SET status = ?, client_id = ? WHERE id = ?').run(status, clientId, id);
    },
    list: () => requestRow.array().parse(db.prepare('SELECT * FROM requests ORDER BY id').all()),
    clear: () => db.exec('DELETE FROM requests'),
  };
}
