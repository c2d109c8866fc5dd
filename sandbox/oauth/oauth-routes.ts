import { type Context, Hono } from 'hono';
import { calls } from '../faults/call.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { isFormType, readForm } from '../http/read-request.ts';
import { exchangeCode, OAuthError } from '../rules/authorization.ts';
import { authenticateClient } from '../rules/clients.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { issueToken, TOKEN_LIFETIME_SECONDS } from '../rules/tokens.ts';
import type { Client } from '../store/accounts.ts';
import { TENANT_ID } from '../tenant.ts';
import { authorizeRoutes } from './authorize.tsx';

/** `/apis/oauth2/v1`: how clients get access tokens, by their own credentials or by the leave of a person. */
export function oauthRoutes(sandbox: Sandbox) {
  const routes = new Hono<HttpEnvironment>();

  routes.route('/authorize', authorizeRoutes(sandbox));

  routes.post('/token', calls('token'), async (context) => {
    const parameters = await readTokenRequest(context);
    const accessToken =
      parameters.get('grant_type') === 'authorization_code'
        ? byCode(sandbox, context, parameters)
        : byCredentials(sandbox, context, parameters);
    const { origin } = new URL(context.req.url);
    context.set('effect', 'gave an access token');
    // RFC 6749, section 5.1: a token is never kept by a cache.
    context.header('Cache-Control', 'no-store');
    return context.json({
      token_type: 'Bearer',
      access_token: accessToken,
      expires_in: TOKEN_LIFETIME_SECONDS,
      tenant_id: TENANT_ID,
      endpoints: { frontend: origin, backend: origin },
    });
  });

  return routes;
}

/** A token that speaks for the user of the client (RFC 6749, section 4.4). */
function byCredentials(
  sandbox: Sandbox,
  context: Context<HttpEnvironment>,
  parameters: URLSearchParams,
): string {
  const credentials = parseBasicCredentials(context.req.header('authorization'));
  if (credentials === null) {
    throw new Refusal(
      'unauthorized',
      'The header Authorization: Basic <base64 of client_id:client_secret> is missing',
    );
  }
  const client = authenticateClient(sandbox, credentials.id, credentials.secret);
  context.set('clientId', client.id);
  if (parameters.get('grant_type') !== 'client_credentials') {
    throw new OAuthError(
      parameters.get('grant_type') ? 'unsupported_grant_type' : 'invalid_request',
      'grant_type must be client_credentials or authorization_code, in a form-encoded body',
    );
  }
  if (client.userId === null) throw new Refusal('unauthorized', 'Invalid client credentials');
  const { id: clientId, userId } = client;
  return sandbox.store.transaction(() => issueToken(sandbox, { clientId, userId }));
}

/** A token that speaks for the person who allowed it (RFC 6749, section 4.1.3). */
function byCode(sandbox: Sandbox, context: Context<HttpEnvironment>, parameters: URLSearchParams): string {
  const client = clientOfExchange(sandbox, context, parameters);
  context.set('clientId', client.id);
  const repeated = [...parameters.keys()].find((name) => parameters.getAll(name).length > 1);
  if (repeated !== undefined) throw new OAuthError('invalid_request', `${repeated} is there more than once`);
  const required = (name: string): string => {
    const value = parameters.get(name);
    if (value === null || value === '') throw new OAuthError('invalid_request', `${name} is missing`);
    return value;
  };
  return exchangeCode(sandbox, client, {
    code: required('code'),
    redirectUri: required('redirect_uri'),
    verifier: required('code_verifier'),
  });
}

/** A client with a secret must show it; a public one names itself, and the verifier proves the rest. */
function clientOfExchange(sandbox: Sandbox, context: Context, parameters: URLSearchParams): Client {
  const header = context.req.header('authorization');
  if (header !== undefined) {
    const credentials = parseBasicCredentials(header);
    if (credentials === null) throw new Refusal('unauthorized', 'The header Authorization is malformed');
    return authenticateClient(sandbox, credentials.id, credentials.secret);
  }
  const client = sandbox.store.clients.find(parameters.get('client_id') ?? '');
  if (client === undefined || client.secretHash !== null) {
    throw new Refusal('unauthorized', 'client_id is missing or unknown, or the client must show its secret');
  }
  return client;
}

/** The form-encoded body; the query, which is read too, for what it does not have. */
async function readTokenRequest(context: Context): Promise<URLSearchParams> {
  const inQuery = context.req.query('grant_type');
  const isForm = isFormType(context.req.header('content-type'));
  const parameters = isForm ? await readForm(context) : new URLSearchParams();
  if (inQuery !== undefined && !parameters.has('grant_type')) parameters.set('grant_type', inQuery);
  return parameters;
}

/** RFC 7617, section 2; the name of a scheme has no case. */
const BASIC = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i;
const COLON = 0x3a;

/**
 * Reads client id and secret from a Basic header, or gives `null`. The bytes are taken as they are: nothing
 * is percent-decoded, and everything after the first colon is the secret.
 */
export function parseBasicCredentials(header: string | undefined): { id: string; secret: Uint8Array } | null {
  const encoded = BASIC.exec(header ?? '')?.[1];
  if (encoded === undefined) return null;
  const bytes = Buffer.from(encoded, 'base64');
  const colon = bytes.indexOf(COLON);
  if (colon === -1) return null;
  return { id: bytes.subarray(0, colon).toString('utf8'), secret: bytes.subarray(colon + 1) };
}
