import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

export const tokenKindSchema = z.enum([
  'gitlab-personal',
  'gitlab-project',
  'gitlab-job',
  'github-installation',
  'github-personal',
]);
export type TokenKind = z.infer<typeof tokenKindSchema>;

/** What a token may do: names and values in the words of its wire. */
export const rightsSchema = z.record(z.string(), z.string());

const tokenRow = z
  .object({
    id: z.number(),
    hash: z.string(),
    user_id: z.string(),
    kind: tokenKindSchema,
    rights: z.string(),
    created_at: z.number(),
  })
  .transform((row) => ({
    id: row.id,
    hash: row.hash,
    userId: row.user_id,
    kind: row.kind,
    rights: rightsSchema.parse(JSON.parse(row.rights)),
    createdAt: row.created_at,
  }));
export type AccessToken = z.infer<typeof tokenRow>;

export interface AccessTokenStore {
  /** Stores a token, in place of the one with the same hash. */
  put(token: Omit<AccessToken, 'id'>): AccessToken;
  find(hash: string): AccessToken | undefined;
  findById(id: number): AccessToken | undefined;
  delete(id: number): void;
}

/** Tokens that speak for a user without a client, by their hashes. */
export function accessTokenStore(db: DatabaseSync): AccessTokenStore {
  const find = (hash: string): AccessToken | undefined =>
    tokenRow.optional().parse(db.prepare('SELECT * FROM access_tokens WHERE hash = ?').get(hash));
  return {
    put: ({ hash, userId, kind, rights, createdAt }) => {
      db.prepare(
        `INSERT INTO access_tokens (hash, user_id, kind, rights, created_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (hash) DO UPDATE SET user_id = excluded.user_id, kind = excluded.kind, rights = excluded.rights`,
      ).run(hash, userId, kind, JSON.stringify(rights), createdAt);
      const stored = find(hash);
      if (stored === undefined) throw new Error('A token was stored and cannot be found.');
      return stored;
    },
    find,
    findById: (id) =>
      tokenRow.optional().parse(db.prepare('SELECT * FROM access_tokens WHERE id = ?').get(id)),
    delete: (id) => {
      db.prepare('DELETE FROM access_tokens WHERE id = ?').run(id);
    },
  };
}
