import { randomBytes } from 'node:crypto';
import { hashSecret, isSecret } from '../secrets.ts';
import type { AccessToken, TokenKind, User } from '../store/accounts.ts';
import { createUser } from './accounts.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/**
 * What tokens begin with, so that people and scanners know them:
 * https://docs.gitlab.com/security/tokens/#token-prefixes and
 * https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github#githubs-token-formats
 */
const PREFIX_OF_KIND = {
  'gitlab-personal': 'glpat-',
  'gitlab-project': 'glpat-',
  'gitlab-job': 'glcbt-',
  'github-installation': 'ghs_',
  'github-personal': 'ghp_',
} as const satisfies Record<TokenKind, string>;
const RANDOM_BYTES = 18;
/** Who has written what deleted users wrote. */
export const GHOST = 'Ghost User';

export interface NewAccessToken {
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
  });
}
