import type { AuthorizationRequest } from '../rules/authorization.ts';
import { OAuthError } from '../rules/oauth-error.ts';
import { matchesRedirectUri } from '../rules/redirect-uri.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { PAGE_CLIENT_ID } from './page-client.ts';

/** The parameters that are read; a page with a form sends them again. */
export const AUTHORIZATION_PARAMETERS = [
  'response_type',
  'client_id',
  'redirect_uri',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;

/** A SHA-256 in base64url (RFC 7636, section 4.2). */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
/** Longer than any client needs; it comes back in an address. */
const LONGEST_STATE = 2000;

/** What is asked, or what the client is told about its mistake, at its own redirect URI. */
export type ReadAuthorization =
  | { readonly kind: 'valid'; readonly request: AuthorizationRequest }
  | {
      readonly kind: 'wrong';
      readonly redirectUri: string;
      readonly state: string | undefined;
      readonly error: OAuthError;
    };

/**
 * Reads a request for authorization (RFC 6749, section 4.1.1, with PKCE of RFC 7636). Refuses with `invalid`
 * where client or redirect URI are unknown: nobody is sent to an address that is not registered. `origin` is
 * the sandbox's own, of which the page's client is.
 */
export function readAuthorization(
  sandbox: Sandbox,
  parameters: URLSearchParams,
  origin: string,
): ReadAuthorization {
  const { client, redirectUri } = readClient(sandbox, parameters, origin);
  const states = parameters.getAll('state');
  const state = states.length === 1 && (states[0] ?? '').length <= LONGEST_STATE ? states[0] : undefined;
  const challenge = parameters.get('code_challenge') ?? '';
  const error = whyWrong(parameters, state, challenge);
  return error === null
    ? { kind: 'valid', request: { client, redirectUri, state, challenge } }
    : { kind: 'wrong', redirectUri, state, error };
}

function readClient(sandbox: Sandbox, parameters: URLSearchParams, origin: string) {
  const { clients } = sandbox.store;
  const id = single(parameters, 'client_id');
  const client = id === undefined ? undefined : clients.find(id);
  if (client === undefined) throw new Refusal('invalid', 'client_id: there is no such client');
  const redirectUri = single(parameters, 'redirect_uri');
  const registered = client.id === PAGE_CLIENT_ID ? [`${origin}/signed-in`] : clients.redirectUris(client.id);
  if (redirectUri === undefined || !registered.some((uri) => matchesRedirectUri(uri, redirectUri))) {
    throw new Refusal('invalid', 'redirect_uri: it is not registered for this client');
  }
  return { client, redirectUri };
}

function whyWrong(
  parameters: URLSearchParams,
  state: string | undefined,
  challenge: string,
): OAuthError | null {
  const wrong = (description: string) => new OAuthError('invalid_request', description);
  const repeated = AUTHORIZATION_PARAMETERS.find((name) => parameters.getAll(name).length > 1);
  if (repeated !== undefined) return wrong(`${repeated} is there more than once`);
  if (parameters.has('state') && state === undefined) return wrong('state is too long');
  const type = parameters.get('response_type');
  if (type === null) return wrong('response_type is missing');
  if (type !== 'code') return new OAuthError('unsupported_response_type', 'response_type must be code');
  if (parameters.get('code_challenge_method') !== 'S256') return wrong('code_challenge_method must be S256');
  if (!CHALLENGE.test(challenge)) return wrong('code_challenge is missing or malformed');
  return null;
}

function single(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...more] = parameters.getAll(name);
  return more.length === 0 ? value : undefined;
}
