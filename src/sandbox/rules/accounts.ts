import { hashSecret, isSecret, newId, newSecret } from '../secrets.ts';
import type { Client, Role, User } from '../store/account-store.ts';
import { Refusal } from './refusal.ts';
import type { Caller, Sandbox } from './sandbox.ts';

/** `expires_in` of the interface, in seconds. */
export const TOKEN_LIFETIME_SECONDS = 31_536_000;

/** Stands in for the hash of an unknown client, so that a wrong id takes as long as a wrong secret. */
const NOBODY = hashSecret(newSecret());

/** Adds a user with a new id. */
export function createUser({ store }: Sandbox, user: { readonly name: string; readonly role: Role }): User {
  const created = { id: newId(), ...user };
  store.accounts.insertUser(created);
  return created;
}

/** Makes an OAuth client that acts as its user. The secret is given this once; only its hash is kept. */
export function createClient(
  { store }: Sandbox,
  { userId, name }: { readonly userId: string; readonly name: string },
): { clientId: string; clientSecret: string } {
  if (store.accounts.findUser(userId) === undefined) throw new Refusal('not-found', 'User not found');
  const client = { clientId: newId(), clientSecret: newSecret() };
  store.accounts.putClient({
    id: client.clientId,
    userId,
    name,
    secretHash: hashSecret(client.clientSecret),
  });
  return client;
}

/** The client with these credentials. The secret is compared byte for byte. Refuses with `unauthorized`. */
export function authenticateClient({ store }: Sandbox, id: string, secret: Uint8Array): Client {
  const client = store.accounts.findClient(id);
  const matches = isSecret(secret, client?.secretHash ?? NOBODY);
  if (client === undefined || !matches) throw new Refusal('unauthorized', 'Invalid client credentials');
  return client;
}

/** Makes an access token for a client and forgets those that have expired. Only the hash of the token is kept. */
export function issueToken({ store, clock }: Sandbox, client: Client): string {
  const token = newSecret();
  store.transaction(() => {
    store.accounts.deleteTokensExpiredBy(clock());
    store.accounts.insertToken({
      hash: hashSecret(token),
      clientId: client.id,
      expiresAt: clock() + TOKEN_LIFETIME_SECONDS * 1000,
    });
  });
  return token;
}

/** Who a token speaks for. Refuses with `unauthorized`. */
export function authenticateToken({ store, clock }: Sandbox, token: string): Caller {
  const stored = store.accounts.findToken(hashSecret(token));
  const matches = isSecret(token, stored?.hash ?? NOBODY);
  if (stored === undefined || !matches || stored.expiresAt <= clock()) {
    throw new Refusal('unauthorized', 'Invalid or expired access token');
  }
  const client = store.accounts.findClient(stored.clientId);
  const user = client && store.accounts.findUser(client.userId);
  if (user === undefined) throw new Refusal('unauthorized', 'Invalid or expired access token');
  return { user, clientId: stored.clientId };
}
