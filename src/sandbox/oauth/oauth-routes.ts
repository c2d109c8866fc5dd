import { type Context, Hono } from 'hono';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { authenticateClient, issueToken, TOKEN_LIFETIME_SECONDS } from '../rules/accounts.ts';
import { Refusal } from '../rules/refusal.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import { parseBasicCredentials } from './basic-credentials.ts';

/** One sandbox is one tenant. */
const TENANT_ID = 'sandbox';
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** `/apis/oauth2/v1`: exchanges the credentials of a client for an access token. */
export function oauthRoutes(sandbox: Sandbox) {
  return new Hono<HttpEnvironment>().post('/token', async (context) => {
    const credentials = parseBasicCredentials(context.req.header('authorization'));
    if (credentials === null) {
      throw new Refusal(
        'unauthorized',
        'The header Authorization: Basic <base64 of client_id:client_secret> is missing',
      );
    }
    const client = authenticateClient(sandbox, credentials.id, credentials.secret);
    context.set('clientId', client.id);
    const grantType = await readGrantType(context);
    if (grantType !== 'client_credentials') {
      throw new Refusal('invalid', 'grant_type: must be client_credentials, in a form-encoded body');
    }
    const { origin } = new URL(context.req.url);
    // RFC 6749, section 5.1: a token is never kept by a cache.
    context.header('Cache-Control', 'no-store');
    return context.json({
      token_type: 'Bearer',
      access_token: issueToken(sandbox, client),
      expires_in: TOKEN_LIFETIME_SECONDS,
      tenant_id: TENANT_ID,
      endpoints: { frontend: origin, backend: origin },
    });
  });
}

async function readGrantType(context: Context): Promise<string | undefined> {
  const inQuery = context.req.query('grant_type');
  if (!FORM_TYPE.test(context.req.header('content-type') ?? '')) return inQuery;
  return new URLSearchParams(await context.req.text()).get('grant_type') ?? inQuery;
}
