import { Hono } from 'hono';
import { calls } from '../faults/call.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { isFormType, readForm } from '../http/read-request.ts';
import { authenticateClient } from '../rules/clients.ts';
import { OAuthError, Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { issueToken, TOKEN_LIFETIME_SECONDS } from '../rules/tokens.ts';

/** One sandbox is one tenant. */
const TENANT_ID = 'sandbox';

/** `/apis/oauth2/v1`: how clients get access tokens by their own credentials (RFC 6749, section 4.4). */
export function oauthRoutes(sandbox: Sandbox) {
  return new Hono<HttpEnvironment>().post('/token', calls('token'), async (context) => {
    const isForm = isFormType(context.req.header('content-type'));
    const parameters = isForm ? await readForm(context) : new URLSearchParams();
    const credentials = parseBasicCredentials(context.req.header('authorization'));
    if (credentials === null) {
      throw new Refusal(
        'unauthorized',
        'The header Authorization: Basic <base64 of client_id:client_secret> is missing',
      );
    }
    const { id: clientId, userId } = authenticateClient(sandbox, credentials.id, credentials.secret);
    context.set('clientId', clientId);
    if (parameters.get('grant_type') !== 'client_credentials') {
      throw new OAuthError(
        parameters.get('grant_type') ? 'unsupported_grant_type' : 'invalid_request',
        'grant_type must be client_credentials, in a form-encoded body',
      );
    }
    const accessToken = sandbox.store.transaction(() => issueToken(sandbox, { clientId, userId }));
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
