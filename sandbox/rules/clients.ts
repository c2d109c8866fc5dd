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
  /** Where the authorization code flow may send people back to. */
  readonly redirectUris: readonly string[];
}

/**
 * Makes an OAuth client that acts as its user. The secret is given this once; only its hash is kept. Refuses
 * with `not-found` for a client of nobody, and with `invalid` for a name or a redirect URI that will not do.
 */
export function createClient(
  sandbox: Sandbox,
  client: NewClient,
): { readonly clientId: string; readonly clientSecret: string } {
  const clientSecret = newSecret();
  return { clientId: insertClient(sandbox, client, hashSecret(clientSecret)), clientSecret };
}

/**
 * Makes a client without a secret, which can only use the authorization code flow. Refuses as `createClient`.
 */
export function createPublicClient(sandbox: Sandbox, client: NewClient): { readonly clientId: string } {
  return { clientId: insertClient(sandbox, client, null) };
}

function insertClient(
  { store, clock }: Sandbox,
  { userId, name, redirectUris }: NewClient,
  secretHash: string | null,
): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed.length > LONGEST_NAME) {
    throw new Refusal('invalid', `name: must have 1 to ${LONGEST_NAME} characters`);
  }
  const wrong = redirectUris.find((uri) => !isRedirectUri(uri));
  if (wrong !== undefined) {
    throw new Refusal(
      'invalid',
      `redirectUris: ${wrong} is not an absolute https address (http on this machine) without a fragment`,
    );
  }
  const id = newId();
  store.transaction(() => {
    if (store.accounts.findUser(userId) === undefined) throw new Refusal('not-found', 'User not found');
    if (store.clients.listOf(userId).length >= MOST_CLIENTS_OF_USER) {
      throw new Refusal('conflict', `A user has at most ${MOST_CLIENTS_OF_USER} clients: revoke one first`);
    }
    store.clients.put({ id, userId, name: trimmed, secretHash, createdAt: clock() });
    for (const uri of redirectUris) store.clients.addRedirectUri(id, uri);
  });
  return id;
}

/** What a user may see of a client of theirs: all but the secret, which nobody has any more. */
export interface ListedClient {
  readonly clientId: string;
  readonly name: string;
  readonly createdAt: number;
  readonly redirectUris: readonly string[];
}

/** The clients of a user, in order of creation. */
export function listClients({ store }: Sandbox, user: { readonly id: string }): readonly ListedClient[] {
  return store.clients.listOf(user.id).map(({ id, name, createdAt }) => ({
    clientId: id,
    name,
    createdAt,
    redirectUris: store.clients.redirectUris(id),
  }));
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

/** RFC 8252, section 7.3: the addresses of this machine, as numbers. A name may stand for another machine. */
const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', '[::1]'];

/**
 * A client may register this redirect URI: absolute, https (http on this machine), without a fragment
 * (RFC 6749, section 3.1.2).
 */
function isRedirectUri(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || text.includes('#') || /[\s\p{Cc}]/u.test(text)) return false;
  if (url.username !== '' || url.password !== '') return false;
  const isLocal = LOOPBACK_HOSTS.includes(url.hostname) || url.hostname === 'localhost';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal);
}

/**
 * The requested redirect URI is the registered one: the same text. Of a registered loopback address
 * only the port may differ, which a program on this machine takes as it is free (RFC 8252, section 7.3).
 */
export function matchesRedirectUri(registered: string, requested: string): boolean {
  if (registered === requested) return true;
  const url = URL.parse(registered);
  if (url === null || url.protocol !== 'http:' || !LOOPBACK_HOSTS.includes(url.hostname)) return false;
  const other = URL.parse(requested);
  if (other === null || !isRedirectUri(requested)) return false;
  other.port = url.port;
  return other.href === url.href;
}
