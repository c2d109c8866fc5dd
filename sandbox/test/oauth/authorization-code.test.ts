import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../../demo/sandbox-client.ts';
import { waitFor } from '../../../demo/wait-for.ts';
import { field } from '../harness.ts';
import { fieldsOf, newPkce, openBrowser } from '../session/browser.ts';
import { AUTHORIZE, LOOPBACK, type OAuthScene, startOAuthScene } from './oauth-scene.ts';

let harness: OAuthScene['harness'];
let baseUrl: string;
let number: number;
let publicClient: string;
let confidential: OAuthScene['confidential'];
let toQuery: OAuthScene['toQuery'];
let allow: OAuthScene['allow'];
let exchange: OAuthScene['exchange'];
let getCode: OAuthScene['getCode'];
beforeAll(async () => {
  ({ harness, baseUrl, number, publicClient, confidential, toQuery, allow, exchange, getCode } =
    await startOAuthScene());
});
afterAll(() => harness.close());

const INVALID_GRANT = {
  status: 400,
  body: { error: 'invalid_grant', error_description: expect.any(String) },
};

describe('the authorization code flow', () => {
  test('gives a public client a token that acts as the person who allowed it', async () => {
    const { verifier, challenge } = newPkce();
    const back = await allow({ code_challenge: challenge });
    expect(`${back.origin}${back.pathname}`).toBe('https://app.example/callback');
    expect(back.searchParams.get('from')).toBe('sandbox');
    expect(back.searchParams.get('state')).toBe('the state & more');
    const code = back.searchParams.get('code') ?? '';
    const answer = await exchange({ client_id: publicClient, code, code_verifier: verifier });
    expect(answer).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 31536000 } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const posted = await send(`${baseUrl}/apis/rest/v1/deployments/${number}/comments`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${field(answer, 'access_token', z.string())}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ body: 'by an app' }),
    });
    expect(posted).toMatchObject({ status: 201, body: { author: { name: 'Ada Reviewer' } } });
  });

  test('ends at a program that listens on a free port of this machine', async () => {
    const received = Promise.withResolvers<string>();
    const server = createServer((request, response) => {
      received.resolve(request.url ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    try {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      const redirectUri = `http://127.0.0.1:${port}/callback`;
      const { verifier, challenge } = newPkce();
      await fetch(await allow({ redirect_uri: redirectUri, code_challenge: challenge }));
      const path = await waitFor('the browser to come back', received.promise);
      const code = new URL(path, redirectUri).searchParams.get('code') ?? '';
      const fields = { client_id: publicClient, code, code_verifier: verifier };
      expect(await exchange({ ...fields, redirect_uri: redirectUri })).toMatchObject({ status: 200 });
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });

  test('a client with a secret shows it, and cannot do without', async () => {
    const { verifier, challenge } = newPkce();
    const { clientId, clientSecret } = confidential;
    const { searchParams } = await allow({ client_id: clientId, code_challenge: challenge });
    const fields = { code: searchParams.get('code') ?? '', code_verifier: verifier };
    expect(await exchange({ ...fields, client_id: clientId })).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
    const basic = (secret: string) => ({ authorization: `Basic ${btoa(`${clientId}:${secret}`)}` });
    expect(await exchange(fields, basic('wrong'))).toMatchObject({ status: 401 });
    expect(await exchange(fields, basic(clientSecret))).toMatchObject({ status: 200 });
  });

  test('a request without a state gets none back', async () => {
    expect((await allow({ state: undefined })).searchParams.has('state')).toBe(false);
  });

  test('a person who does not allow it sends the client an error', async () => {
    const browser = openBrowser(baseUrl);
    const form = await browser.get(`${AUTHORIZE}?${toQuery({})}`);
    const denied = await browser.submit(AUTHORIZE, { ...fieldsOf(form), dismissal: 'deny' });
    expect(Object.fromEntries(new URL(denied.location).searchParams)).toEqual({
      from: 'sandbox',
      error: 'access_denied',
      error_description: expect.any(String),
      state: 'the state & more',
    });
  });

  test('the page lets its form end at the client, and nowhere else', async () => {
    const form = await openBrowser(baseUrl).get(`${AUTHORIZE}?${toQuery({})}`);
    expect(form.headers.get('content-security-policy')).toContain("form-action 'self' https://app.example;");
  });
});

describe('a code', () => {
  test('is refused with a wrong verifier, and then with the right one too', async () => {
    const { code, code_verifier } = await getCode();
    const fields = { client_id: publicClient, code };
    expect(await exchange({ ...fields, code_verifier: newPkce().verifier })).toMatchObject(INVALID_GRANT);
    expect(await exchange({ ...fields, code_verifier })).toMatchObject(INVALID_GRANT);
  });

  test('works once, and a second use ends the token of the first', async () => {
    const fields = { client_id: publicClient, ...(await getCode()) };
    const token = field(await exchange(fields), 'access_token', z.string());
    const read = () =>
      send(`${baseUrl}/apis/rest/v1/deployments/${number}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    expect(await read()).toMatchObject({ status: 200 });
    expect(await exchange(fields)).toMatchObject(INVALID_GRANT);
    expect(await read()).toMatchObject({ status: 401 });
  });

  test('is good for a minute', async () => {
    const fields = { client_id: publicClient, ...(await getCode()) };
    harness.time.now += 60_000;
    expect(await exchange(fields)).toMatchObject(INVALID_GRANT);
  });

  test.each([
    ['another redirect URI', () => ({ redirect_uri: LOOPBACK })],
    ['another client', () => ({ client_id: 'sandbox-page' })],
    ['the challenge instead of the verifier', () => ({ code_verifier: 'x' })],
  ])('is refused with %s', async (_, change) => {
    expect(await exchange({ client_id: publicClient, ...(await getCode()), ...change() })).toMatchObject(
      INVALID_GRANT,
    );
  });

  test.each(['code', 'redirect_uri', 'code_verifier'])('is refused without %s', async (name) => {
    const fields = { client_id: publicClient, ...(await getCode()), [name]: '' };
    expect(await exchange(fields)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request', error_description: `${name} is missing` },
    });
  });
});
