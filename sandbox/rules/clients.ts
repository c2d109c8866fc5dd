import { hashSecret, isSecret, newId, newSecret } from '../secrets.ts';
import type { Client } from '../store/accounts.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/** Stands in for the hash of an unknown client, so that a wrong id takes as long as a wrong secret. */
const NOBODY = hashSecret(newSecret());
/** As many as a settings page can show. */
const MOST_CLIENTS_OF_USER = 100;
const LONGEST_NAME = 100;

interface NewClient {
  readonly userId: string;
  readonly name: string;
}

/**
 * Makes an OAuth client that acts as its user. The secret is given this once; only its hash is kept. Refuses
 * with `not-found` for a client of nobody, and with `invalid` for a name that will not do.
 */
export function createClient(
  { store, clock }: Sandbox,
  { userId, name }: NewClient,
): { readonly clientId: string; readonly clientSecret: string } {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > LONGEST_NAME) {
    throw new Refusal('invalid', `name: must have 1 to ${LONGEST_NAME} characters`);
  }
  const [clientId, clientSecret] = [newId(), newSecret()];
  store.transaction(() => {
    if (store.accounts.findUser(userId) === undefined) throw new Refusal('not-found', 'User not found');
    if (store.clients.listOf(userId).length >= MOST_CLIENTS_OF_USER) {
      throw new Refusal('conflict', `A user has at most ${MOST_CLIENTS_OF_USER} clients: revoke one first`);
    }
    const secretHash = hashSecret(clientSecret);
    store.clients.put({ id: clientId, userId, name: trimmed, secretHash, createdAt: clock() });
  });
  return { clientId, clientSecret };
}

/** What a user may see of a client of theirs: all but the secret, which nobody has any more. */
export interface ListedClient {
  readonly clientId: string;
  readonly name: string;
  readonly createdAt: number;
}

/** The clients of a user, in order of creation. */
export function listClients({ store }: Sandbox, user: { readonly id: string }): readonly ListedClient[] {
  return store.clients.listOf(user.id).map(({ id, name, createdAt }) => ({ clientId: id, name, createdAt }));
}

/**
 * Ends a client of the user, and every token that it got. Refuses with `not-found`, also where the client is
 * somebody else's.
 */
export function revokeClient({ store }: Sandbox, user: { readonly id: string }, clientId: string): void {
  store.transaction(() => {
    if (store.clients.find(clientId)?.userId !== user.id) throw new Refusal('not-found', 'Client not found');
    store.clients.delete(clientId);
  });
}

/** The client with these credentials. The secret is compared byte for byte. Refuses with `unauthorized`. */
export function authenticateClient({ store }: Sandbox, id: string, secret: Uint8Array): Client {
  const client = store.clients.find(id);
  const matches = isSecret(secret, client?.secretHash ?? NOBODY);
  if (client === undefined || !matches) throw new Refusal('unauthorized', 'Invalid client credentials');
  return client;
}
