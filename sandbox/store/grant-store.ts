import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

const tokenRow = z
  .object({ hash: z.string(), client_id: z.string(), user_id: z.string(), expires_at: z.number() })
  .transform((row) => ({
    hash: row.hash,
    clientId: row.client_id,
    userId: row.user_id,
    expiresAt: row.expires_at,
  }));
export type Token = z.infer<typeof tokenRow>;

const codeRow = z
  .object({
    hash: z.string(),
    client_id: z.string(),
    user_id: z.string(),
    redirect_uri: z.string(),
    challenge: z.string(),
    expires_at: z.number(),
    used: z.number(),
    token_hash: z.string().nullable(),
  })
  .transform((row) => ({
    hash: row.hash,
    clientId: row.client_id,
    userId: row.user_id,
    redirectUri: row.redirect_uri,
    challenge: row.challenge,
    expiresAt: row.expires_at,
    used: row.used === 1,
    tokenHash: row.token_hash,
  }));

/** An authorization code (RFC 6749, section 4.1.2) with its S256 challenge (RFC 7636, section 4.2). */
export type AuthorizationCode = z.infer<typeof codeRow>;

const sessionRow = z
  .object({ hash: z.string(), user_id: z.string(), expires_at: z.number() })
  .transform((row) => ({ hash: row.hash, userId: row.user_id, expiresAt: row.expires_at }));
export type Session = z.infer<typeof sessionRow>;

export interface GrantStore {
  insertToken(token: Token): void;
  findToken(hash: string): Token | undefined;
  deleteToken(hash: string): void;
  insertCode(code: Omit<AuthorizationCode, 'used' | 'tokenHash'>): void;
  findCode(hash: string): AuthorizationCode | undefined;
  /** Marks a code as used; with the token that it brought, where it brought one. */
  useCode(hash: string, tokenHash: string | null): void;
  insertSession(session: Session): void;
  findSession(hash: string): Session | undefined;
  deleteSession(hash: string): void;
  /** Forgets tokens, codes and sessions that ended at this time or before. */
  deleteExpiredBy(time: number): void;
}

/**
 * What clients and browsers were given: access tokens, authorization codes and sessions, all of them as
 * hashes.
 */
export function grantStore(db: DatabaseSync): GrantStore {
  return {
    insertToken: (token) => {
      db.prepare('INSERT INTO tokens (hash, client_id, user_id, expires_at) VALUES (?, ?, ?, ?)').run(
        token.hash,
        token.clientId,
        token.userId,
        token.expiresAt,
      );
    },
    findToken: (hash) =>
      tokenRow.optional().parse(db.prepare('SELECT * FROM tokens WHERE hash = ?').get(hash)),
    deleteToken: (hash) => {
      db.prepare('DELETE FROM tokens WHERE hash = ?').run(hash);
    },
    insertCode: (code) => {
      db.prepare(
        `INSERT INTO authorization_codes (hash, client_id, user_id, redirect_uri, challenge, expires_at, used)
         VALUES (?, ?, ?, ?, ?, ?, 0)`,
      ).run(code.hash, code.clientId, code.userId, code.redirectUri, code.challenge, code.expiresAt);
    },
    findCode: (hash) =>
      codeRow.optional().parse(db.prepare('SELECT * FROM authorization_codes WHERE hash = ?').get(hash)),
    useCode: (hash, tokenHash) => {
      db.prepare('UPDATE authorization_codes SET used = 1, token_hash = ? WHERE hash = ?').run(
        tokenHash,
        hash,
      );
    },
    insertSession: (session) => {
      db.prepare('INSERT INTO sessions (hash, user_id, expires_at) VALUES (?, ?, ?)').run(
        session.hash,
        session.userId,
        session.expiresAt,
      );
    },
    findSession: (hash) =>
      sessionRow.optional().parse(db.prepare('SELECT * FROM sessions WHERE hash = ?').get(hash)),
    deleteSession: (hash) => {
      db.prepare('DELETE FROM sessions WHERE hash = ?').run(hash);
    },
    deleteExpiredBy: (time) => {
      for (const table of ['tokens', 'authorization_codes', 'sessions'] as const) {
        db.prepare(`DELETE FROM ${table} WHERE expires_at <= ?`).run(time);
      }
    },
  };
}
