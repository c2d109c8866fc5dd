import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const clientRow = z
  .object({
    id: z.string(),
    user_id: z.string().nullable(),
    name: z.string(),
    secret_hash: z.string().nullable(),
    created_at: z.number(),
  })
  .transform((row) => ({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    secretHash: row.secret_hash,
    createdAt: row.created_at,
  }));

/**
 * An OAuth client. `userId` is `null` for the sandbox's own page, which nobody owns; `secretHash` is `null`
 * for a public client, which can only use the authorization code flow.
 */
export type Client = z.infer<typeof clientRow>;

const uriRow = z.object({ uri: z.string() });
const nameRow = z.object({ name: z.string() });

export interface ClientStore {
  /** Adds a client, or gives a known one this secret. */
  put(client: Client): void;
  find(id: string): Client | undefined;
  /** Those of a user, in order of creation. */
  listOf(userId: string): readonly Client[];
  /** Of all clients. */
  names(): readonly string[];
  /** With its tokens, codes and redirect URIs. */
  delete(id: string): void;
  addRedirectUri(clientId: string, uri: string): void;
  redirectUris(clientId: string): readonly string[];
}

/** The OAuth clients. Secrets come in and stay as hashes. */
export function clientStore(db: DatabaseSync): ClientStore {
  return {
    put: (client) => {
      db.prepare(
        `INSERT INTO clients (id, user_id, name, secret_hash, created_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash`,
      ).run(client.id, client.userId, client.name, client.secretHash, client.createdAt);
    },
    find: (id) => clientRow.optional().parse(db.prepare('SELECT * FROM clients WHERE id = ?').get(id)),
    listOf: (userId) =>
      clientRow
        .array()
        .parse(db.prepare('SELECT * FROM clients WHERE user_id = ? ORDER BY sequence').all(userId)),
    names: () =>
      nameRow
        .array()
        .parse(db.prepare('SELECT name FROM clients').all())
        .map(({ name }) => name),
    delete: (id) => {
      db.prepare('DELETE FROM clients WHERE id = ?').run(id);
    },
    addRedirectUri: (clientId, uri) => {
      db.prepare('INSERT OR IGNORE INTO redirect_uris (client_id, uri) VALUES (?, ?)').run(clientId, uri);
    },
    redirectUris: (clientId) =>
      uriRow
        .array()
        .parse(db.prepare('SELECT uri FROM redirect_uris WHERE client_id = ?').all(clientId))
        .map(({ uri }) => uri),
  };
}
