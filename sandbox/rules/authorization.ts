import { createHash } from 'node:crypto';
import { hashSecret, isSecret, newSecret } from '../secrets.ts';
import type { AuthorizationCode, Client, User } from '../store/accounts.ts';
import type { Sandbox } from './sandbox.ts';
import { issueToken } from './tokens.ts';

/** RFC 6749, section 4.1.2, recommends at most ten minutes; a browser needs a moment. */
const CODE_LIFETIME_MS = 60_000;
/** RFC 7636, section 4.1. */
const VERIFIER = /^[A-Za-z0-9\-._~]{43,128}$/;

/** A request that a person is asked to allow. `challenge` is base64url of the SHA-256 of the verifier. */
export interface AuthorizationRequest {
  readonly client: Client;
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly challenge: string;
}

/** Makes the code that the client exchanges for a token that speaks for this user. Only its hash is kept. */
export function issueCode({ store, clock }: Sandbox, request: AuthorizationRequest, user: User): string {
  const code = newSecret();
  store.grants.insertCode({
    hash: hashSecret(code),
    clientId: request.client.id,
    userId: user.id,
    redirectUri: request.redirectUri,
    challenge: request.challenge,
    expiresAt: clock() + CODE_LIFETIME_MS,
  });
  return code;
}

interface CodeExchange {
  readonly code: string;
  readonly redirectUri: string;
  readonly verifier: string;
}

/**
 * Exchanges a code for an access token. A code has one try: what comes after it fails, and ends the token
 * that the first one brought (RFC 6749, section 4.1.2). Throws `OAuthError` with `invalid_grant`.
 */
export function exchangeCode(sandbox: Sandbox, client: Client, exchange: CodeExchange): string {
  // Not in one transaction with the error: a refused code must stay used.
  const outcome = sandbox.store.transaction(() => tryExchange(sandbox, client, exchange));
  if (outcome.kind === 'refused') throw new OAuthError('invalid_grant', outcome.reason);
  return outcome.token;
}

function tryExchange(
  sandbox: Sandbox,
  client: Client,
  exchange: CodeExchange,
):
  | { readonly kind: 'issued'; readonly token: string }
  | { readonly kind: 'refused'; readonly reason: string } {
  const { grants } = sandbox.store;
  const code = grants.findCode(hashSecret(exchange.code));
  if (code === undefined || code.clientId !== client.id) {
    return { kind: 'refused', reason: 'The code is unknown, or was given to another client' };
  }
  const reason = whyNot(sandbox, code, exchange);
  if (code.used && code.tokenHash !== null) grants.deleteToken(code.tokenHash);
  if (reason !== null) {
    grants.useCode(code.hash, null);
    return { kind: 'refused', reason };
  }
  const token = issueToken(sandbox, code);
  grants.useCode(code.hash, hashSecret(token));
  return { kind: 'issued', token };
}

function whyNot({ clock }: Sandbox, code: AuthorizationCode, sent: CodeExchange): string | null {
  if (code.used) return 'The code was used before';
  if (code.expiresAt <= clock()) return 'The code has expired';
  if (code.redirectUri !== sent.redirectUri)
    return 'redirect_uri is not the one that the code was asked with';
  if (!VERIFIER.test(sent.verifier)) return 'code_verifier is missing or malformed';
  const challenge = createHash('sha256').update(sent.verifier).digest('base64url');
  if (!isSecret(challenge, hashSecret(code.challenge))) return 'code_verifier does not fit the challenge';
  return null;
}

/** The codes of RFC 6749, sections 4.1.2.1 and 5.2, that the sandbox answers with. */
type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'access_denied'
  | 'unsupported_grant_type'
  | 'unsupported_response_type';

/**
 * A request of the authorization code flow that is refused in the form of RFC 6749. The message is the
 * `error_description`.
 */
export class OAuthError extends Error {
  override readonly name = 'OAuthError';
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}
