import { hashSecret, isSecret, newSecret } from '../secrets.ts';
import type { User } from '../store/accounts.ts';
import type { Sandbox } from './sandbox.ts';

/** A working day. */
export const SESSION_LIFETIME_SECONDS = 12 * 60 * 60;

/** Starts a session of a user in a browser. The token is for the browser's cookie; only its hash is kept. */
export function startSession({ store, clock }: Sandbox, user: User): string {
  const token = newSecret();
  store.transaction(() => {
    store.grants.deleteExpiredBy(clock());
    store.grants.insertSession({
      hash: hashSecret(token),
      userId: user.id,
      expiresAt: clock() + SESSION_LIFETIME_SECONDS * 1000,
    });
  });
  return token;
}

/** Who is signed in with this token of a session; undefined where nobody is. */
export function userOfSession({ store, clock }: Sandbox, token: string): User | undefined {
  const session = store.grants.findSession(hashSecret(token));
  if (session === undefined || !isSecret(token, session.hash) || session.expiresAt <= clock())
    return undefined;
  return store.accounts.findUser(session.userId);
}

export function endSession({ store }: Sandbox, token: string): void {
  store.grants.deleteSession(hashSecret(token));
}

/**
 * What a form must carry to prove that it comes from a page of this session: it follows from the session's
 * token, which no page holds.
 */
export function csrfTokenOf(token: string): string {
  return hashSecret(`csrf ${token}`);
}
