import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { flag, json, openTable } from './table.ts';

export const roleSchema = z.enum(['Account Owners', 'All Users']);
export type Role = z.infer<typeof roleSchema>;

/** What a user may do in repositories, as their hosts grade it, the least first. */
export const accessSchema = z.enum(['none', 'read', 'write', 'maintain', 'admin']);
export type Access = z.infer<typeof accessSchema>;

const userRow = z.object({
  /** The id where a wire has numbers for ids. */
  number: z.number(),
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  access: accessSchema,
  isBot: flag,
});
export type User = z.infer<typeof userRow>;

/** The users of the sandbox. */
export function accountStore(db: DatabaseSync) {
  const users = openTable(db, 'users', userRow);
  return {
    /** Gives it the next number. */
    insertUser: (user: Omit<User, 'number'>): User => ({ ...user, number: users.insert(user) }),
    findUser: (id: string) => users.find({ id }),
    /** The user that the first start made. */
    firstUser: () => users.list({}, 'number')[0],
    /** In order of creation. */
    listUsers: () => users.list({}, 'number'),
  };
}

export const tokenKindSchema = z.enum([
  'gitlab-personal',
  'gitlab-project',
  'github-installation',
  'github-personal',
  'gitea-automatic',
  'gitea-personal',
]);
export type TokenKind = z.infer<typeof tokenKindSchema>;

/** What a token may do: names and values in the words of its wire. */
export const rightsSchema = z.record(z.string(), z.string());

const accessTokenRow = z.object({
  id: z.number(),
  hash: z.string(),
  userId: z.string(),
  kind: tokenKindSchema,
  rights: json(rightsSchema),
  createdAt: z.number(),
});
export type AccessToken = z.infer<typeof accessTokenRow>;

/** Tokens that speak for a user without a client, by their hashes. */
export function accessTokenStore(db: DatabaseSync) {
  const tokens = openTable(db, 'accessTokens', accessTokenRow);
  return {
    /** Stores a token, in place of the one with the same hash, whose id and age it keeps. */
    put: (token: Omit<AccessToken, 'id'>): AccessToken => {
      tokens.upsert(token, ['userId', 'kind', 'rights']);
      const stored = tokens.find({ hash: token.hash });
      if (stored === undefined) throw new Error('A token was stored and cannot be found.');
      return stored;
    },
    find: (hash: string) => tokens.find({ hash }),
    findById: (id: number) => tokens.find({ id }),
    delete: (id: number) => tokens.delete({ id }),
  };
}

const clientRow = z.object({
  sequence: z.number(),
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  secretHash: z.string(),
  createdAt: z.number(),
});
/** An OAuth client. */
export type Client = Omit<z.infer<typeof clientRow>, 'sequence'>;

/** The OAuth clients. Secrets come in and stay as hashes. */
export function clientStore(db: DatabaseSync) {
  const clients = openTable(db, 'clients', clientRow);
  return {
    /** Adds a client, or gives a known one this secret. */
    put: (client: Client) => clients.upsert(client, ['secretHash']),
    find: (id: string): Client | undefined => clients.find({ id }),
    /** The clients of a user, in order of creation. */
    listOf: (userId: string): readonly Client[] => clients.list({ userId }, 'sequence'),
    /** The names of all clients. */
    names: () => clients.list({}, 'sequence').map(({ name }) => name),
    /** Its tokens go with it. */
    delete: (id: string) => clients.delete({ id }),
  };
}

const tokenRow = z.object({
  hash: z.string(),
  clientId: z.string(),
  userId: z.string(),
  expiresAt: z.number(),
});

const sessionRow = tokenRow.omit({ clientId: true });

/** What clients and browsers were given: access tokens and sessions, all of them as hashes. */
export function grantStore(db: DatabaseSync) {
  const tokens = openTable(db, 'tokens', tokenRow);
  const sessions = openTable(db, 'sessions', sessionRow);
  return {
    insertToken: (token: z.infer<typeof tokenRow>): void => void tokens.insert(token),
    findToken: (hash: string) => tokens.find({ hash }),
    insertSession: (session: z.infer<typeof sessionRow>): void => void sessions.insert(session),
    findSession: (hash: string) => sessions.find({ hash }),
    deleteSession: (hash: string) => sessions.delete({ hash }),
    /** Forgets tokens and sessions that ended at this time or before. */
    deleteExpiredBy: (time: number): void => {
      for (const table of ['tokens', 'sessions'] as const) {
        db.prepare(`DELETE FROM ${table} WHERE expiresAt <= ?`).run(time);
      }
    },
  };
}
