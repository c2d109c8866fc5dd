import { hashSecret, isSecret, newSecret } from '../secrets.ts';
import { Refusal } from './refusal.ts';
import type { Caller, Sandbox } from './sandbox.ts';

/** `expires_in` of the interface, in seconds. */
export const TOKEN_LIFETIME_SECONDS = 31_536_000;

const INVALID_TOKEN = 'Invalid or expired access token';

/**
 * Makes an access token for a user through a client, and forgets what has expired. Only the hash of the token
 * is kept.
 */
export function issueToken(
  { store, clock }: Sandbox,
  { clientId, userId }: { readonly clientId: string; readonly userId: string },
): string {
  const token = newSecret();
  store.grants.deleteExpiredBy(clock());
  store.grants.insertToken({
    hash: hashSecret(token),
    clientId,
    userId,
    expiresAt: clock() + TOKEN_LIFETIME_SECONDS * 1000,
  });
  return token;
}

/** Who a token speaks for. Refuses with `unauthorized`. */
export function authenticateToken({ store, clock }: Sandbox, token: string): Caller {
  const stored = store.grants.findToken(hashSecret(token));
  if (stored === undefined || !isSecret(token, stored.hash) || stored.expiresAt <= clock()) {
    throw new Refusal('unauthorized', INVALID_TOKEN);
  }
  const user = store.accounts.findUser(stored.userId);
  if (user === undefined) throw new Refusal('unauthorized', INVALID_TOKEN);
  return { user, clientId: stored.clientId };
}

/** Ends a token. */
export function revokeToken({ store }: Sandbox, token: string): void {
  store.grants.deleteToken(hashSecret(token));
}
