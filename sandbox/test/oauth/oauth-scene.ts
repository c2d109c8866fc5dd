import { expect } from '@jest/globals';
import { z } from 'zod';
import { type Answer, send } from '../../../demo/sandbox-client.ts';
import { field, type Harness, startHarness } from '../harness.ts';
import { fieldsOf, newPkce, openBrowser, personOf } from '../session/browser.ts';

export const HTTPS = 'https://app.example/callback?from=sandbox';
export const LOOPBACK = 'http://127.0.0.1/callback';
export const AUTHORIZE = '/apis/oauth2/v1/authorize';

/** Parameters to change; an undefined one is left out. */
type Changes = Readonly<Record<string, string | undefined>>;

/** A sandbox with a deployment and two clients of the authorization code flow. */
export interface OAuthScene {
  readonly harness: Harness;
  readonly baseUrl: string;
  readonly number: number;
  readonly publicClient: string;
  readonly confidential: { readonly clientId: string; readonly clientSecret: string };
  /** The query of a request of the public client for authorization. */
  toQuery(changes: Changes): string;
  /** Has Ada allow a client to act as her, and gives the address that the browser is sent to. */
  allow(changes?: Changes): Promise<URL>;
  exchange(fields: Readonly<Record<string, string>>, headers?: Record<string, string>): Promise<Answer>;
  getCode(): Promise<{ code: string; code_verifier: string }>;
}

export async function startOAuthScene(): Promise<OAuthScene> {
  const harness = await startHarness();
  const { baseUrl } = harness.running;
  const number = await harness.deploy();
  const user = await harness.admin('POST', '/users', { name: 'Dev', role: 'All Users' });
  const client = { userId: field(user, 'id', z.string()), name: 'An app', redirectUris: [HTTPS, LOOPBACK] };
  const made = await harness.admin('POST', '/clients', { ...client, kind: 'public' });
  const publicClient = field(made, 'clientId', z.string());
  const confidential = z
    .object({ clientId: z.string(), clientSecret: z.string() })
    .parse((await harness.admin('POST', '/clients', client)).body);

  const toQuery = (changes: Changes): string => {
    const all = {
      response_type: 'code',
      client_id: publicClient,
      redirect_uri: HTTPS,
      state: 'the state & more',
      code_challenge: newPkce().challenge,
      code_challenge_method: 'S256',
      ...changes,
    };
    return new URLSearchParams(
      Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ).toString();
  };
  const allow = async (changes: Changes = {}): Promise<URL> => {
    const browser = openBrowser(baseUrl);
    const form = await browser.get(`${AUTHORIZE}?${toQuery(changes)}`);
    const person = personOf(form, 'Ada Reviewer');
    const answer = await browser.submit(AUTHORIZE, { ...fieldsOf(form), user: person, dismissal: 'allow' });
    expect(answer.status).toBe(303);
    return new URL(answer.location);
  };
  return {
    harness,
    baseUrl,
    number,
    publicClient,
    confidential,
    toQuery,
    allow,
    exchange: (fields, headers = {}) =>
      send(`${baseUrl}/apis/oauth2/v1/token`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: HTTPS, ...fields }),
      }),
    getCode: async () => {
      const { verifier, challenge } = newPkce();
      const { searchParams } = await allow({ code_challenge: challenge });
      return { code: searchParams.get('code') ?? '', code_verifier: verifier };
    },
  };
}
