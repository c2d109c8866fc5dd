import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

export const roleSchema = z.enum(['Account Owners', 'All Users']);
export type Role = z.infer<typeof roleSchema>;

const userRow = z.object({ id: z.string(), name: z.string(), role: roleSchema });
export type User = z.infer<typeof userRow>;

const clientRow = z
  .object({ id: z.string(), user_id: z.string(), secret_hash: z.string() })
  .transform((row) => ({ id: row.id, userId: row.user_id, secretHash: row.secret_hash }));
export type Client = z.infer<typeof clientRow>;

const tokenRow = z
  .object({ hash: z.string(), client_id: z.string(), expires_at: z.number() })
  .transform((row) => ({ hash: row.hash, clientId: row.client_id, expiresAt: row.expires_at }));
export type Token = z.infer<typeof tokenRow>;

export interface AccountStore {
  insertUser(user: User): void;
  findUser(id: string): User | undefined;
  /** The user that the first start made. */
  firstUser(): User | undefined;
  /** Adds a client, or gives a known one this secret. */
  putClient(client: Client & { readonly name: string }): void;
  findClient(id: string): Client | undefined;
  insertToken(token: Token): void;
  findToken(hash: string): Token | undefined;
  deleteTokensExpiredBy(time: number): void;
}

/** Users, their OAuth clients and the tokens of those. Secrets come in and stay as hashes. */
export function accountStore(db: DatabaseSync): AccountStore {
  return {
    insertUser: (user) => {
      db.prepare('INSERT INTO users (id, name, role) VALUES (?, ?, ?)').run(user.id, user.name, user.role);
    },
    findUser: (id) => userRow.optional().parse(db.prepare('SELECT * FROM users WHERE id = ?').get(id)),
    firstUser: () =>
      userRow.optional().parse(db.prepare('SELECT * FROM users ORDER BY sequence LIMIT 1').get()),
    putClient: (client) => {
      db.prepare(
        `INSERT INTO clients (id, user_id, name, secret_hash) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash`,
      ).run(client.id, client.userId, client.name, client.secretHash);
    },
    findClient: (id) => clientRow.optional().parse(db.prepare('SELECT * FROM clients WHERE id = ?').get(id)),
    insertToken: (token) => {
      db.prepare('INSERT INTO tokens (hash, client_id, expires_at) VALUES (?, ?, ?)').run(
        token.hash,
        token.clientId,
        token.expiresAt,
      );
    },
    findToken: (hash) =>
      tokenRow.optional().parse(db.prepare('SELECT * FROM tokens WHERE hash = ?').get(hash)),
    deleteTokensExpiredBy: (time) => {
      db.prepare('DELETE FROM tokens WHERE expires_at <= ?').run(time);
    },
  };
}
