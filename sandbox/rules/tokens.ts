import { randomBytes } from 'node:crypto';
import { hashSecret, isSecret, newSecret } from '../secrets.ts';
import type { AccessToken, TokenKind, User } from '../store/accounts.ts';
import { createUser } from './accounts.ts';
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

/**
 * What tokens begin with, so that people and scanners know them:
 * https://docs.gitlab.com/security/tokens/#token-prefixes and
 * https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats
 */
const PREFIX_OF_KIND = {
  'gitlab-personal': 'glpat-',
  'gitlab-project': 'glpat-',
  'github-installation': 'ghs_',
  'github-personal': 'ghp_',
  // Those of Gitea and Forgejo are digits alone.
  'gitea-automatic': '',
  'gitea-personal': '',
} as const satisfies Record<TokenKind, string>;
const RANDOM_BYTES = 18;
/** Who has written what deleted users wrote. */
export const GHOST = 'Ghost User';

interface NewAccessToken {
  readonly userId: string;
  readonly kind: TokenKind;
  /** In the words of the wire, which reads what is missing as it likes. */
  readonly rights: Readonly<Record<string, string>>;
}

/** A text that is fit for a token of this kind. */
export function newAccessToken(kind: TokenKind): string {
  return PREFIX_OF_KIND[kind] + randomBytes(RANDOM_BYTES).toString('hex');
}

/** Makes a token for a user. It is given this once; only its hash is kept. Refuses with `not-found`. */
export function issueAccessToken(
  sandbox: Pick<Sandbox, 'store' | 'clock'>,
  token: NewAccessToken,
): { readonly id: number; readonly token: string } {
  const text = newAccessToken(token.kind);
  return { id: keepAccessToken(sandbox, text, token).id, token: text };
}

/** Lets a text be a token, also where it was one. Refuses with `not-found` where nobody has this id. */
export function keepAccessToken(
  { store, clock }: Pick<Sandbox, 'store' | 'clock'>,
  text: string,
  token: NewAccessToken,
): AccessToken {
  if (store.accounts.findUser(token.userId) === undefined) throw new Refusal('not-found', 'User not found');
  return store.accessTokens.put({ ...token, hash: hashSecret(text), createdAt: clock() });
}

/** Whom a token speaks for, and what it is; undefined where it is none. */
export function findAccessToken(
  { store }: Pick<Sandbox, 'store'>,
  text: string,
): { readonly token: AccessToken; readonly user: User } | undefined {
  const token = store.accessTokens.find(hashSecret(text));
  if (token === undefined || !isSecret(text, token.hash)) return undefined;
  const user = store.accounts.findUser(token.userId);
  return user === undefined ? undefined : { token, user };
}

/**
 * Ends a token. The user of a project's token goes with it, and all that it wrote is the Ghost User's from
 * then on (https://docs.gitlab.com/user/project/settings/project_access_tokens/). Refuses with `not-found`.
 */
export function revokeAccessToken(sandbox: Sandbox, id: number): void {
  const { store } = sandbox;
  store.transaction(() => {
    const token = store.accessTokens.findById(id);
    if (token === undefined) throw new Refusal('not-found', 'Token not found');
    store.accessTokens.delete(id);
    if (token.kind !== 'gitlab-project') return;
    const ghost =
      store.accounts.listUsers().find(({ name, isBot }) => isBot && name === GHOST) ??
      createUser(sandbox, { name: GHOST, role: 'All Users', access: 'none', isBot: true });
    store.comments.setAuthor(token.userId, ghost.id);
    store.discussions.setResolver(token.userId, ghost.id);
  });
}

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
