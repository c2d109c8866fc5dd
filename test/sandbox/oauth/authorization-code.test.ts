import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Answer, field, type Harness, send, startHarness } from '../harness.ts';
import { fieldsOf, newPkce, openBrowser, personOf } from '../session/browser.ts';

let harness: Harness;
let baseUrl: string;
let number: number;
let publicClient: string;
let confidential: { clientId: string; clientSecret: string };

const HTTPS = 'https://app.example/callback?from=sandbox';
const LOOPBACK = 'http://127.0.0.1/callback';
const redirectUris = [HTTPS, LOOPBACK];

beforeAll(async () => {
  harness = await startHarness();
  baseUrl = harness.running.baseUrl;
  number = await harness.deploy();
  const user = await harness.admin('POST', '/users', { name: 'Dev', role: 'All Users' });
  const userId = field(user, 'id', z.string());
  const client = { userId, name: 'An app', redirectUris };
  publicClient = field(
    await harness.admin('POST', '/clients', { ...client, kind: 'public' }),
    'clientId',
    z.string(),
  );
  confidential = (await harness.admin('POST', '/clients', client)).body as typeof confidential;
});
afterAll(() => harness.close());

const AUTHORIZE = '/apis/oauth2/v1/authorize';

function toQuery(changes: Readonly<Record<string, string | undefined>>): string {
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
}

/** Has Ada allow a client to act as her, and gives the address that the browser is sent to. */
async function allow(changes: Readonly<Record<string, string | undefined>> = {}): Promise<URL> {
  const browser = openBrowser(baseUrl);
  const form = await browser.get(`${AUTHORIZE}?${toQuery(changes)}`);
  const user = personOf(form, 'Ada Reviewer');
  const answer = await browser.submit(AUTHORIZE, { ...fieldsOf(form), user, decision: 'allow' });
  expect(answer.status).toBe(303);
  return new URL(answer.location);
}

function exchange(
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return send(`${baseUrl}/apis/oauth2/v1/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: HTTPS, ...fields }),
  });
}

async function getCode(): Promise<{ code: string; code_verifier: string }> {
  const { verifier, challenge } = newPkce();
  const { searchParams } = await allow({ code_challenge: challenge });
  return { code: searchParams.get('code') ?? '', code_verifier: verifier };
}

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
      const code = new URL(await received.promise, redirectUri).searchParams.get('code') ?? '';
      const fields = { client_id: publicClient, code, code_verifier: verifier };
      expect(await exchange({ ...fields, redirect_uri: redirectUri })).toMatchObject({ status: 200 });
    } finally {
      server.close();
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
    const denied = await browser.submit(AUTHORIZE, { ...fieldsOf(form), decision: 'deny' });
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

describe('a request that is wrong', () => {
  test.each([
    ['plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['challenge without a method', { code_challenge_method: undefined }, 'invalid_request'],
    ['missing challenge', { code_challenge: undefined }, 'invalid_request'],
    ['malformed challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['missing response type', { response_type: undefined }, 'invalid_request'],
    ['token in the address', { response_type: 'token' }, 'unsupported_response_type'],
  ])('%s: the client is told, with its state', async (_, changes, error) => {
    const answer = await openBrowser(baseUrl).get(`${AUTHORIZE}?${toQuery(changes)}`);
    expect(answer.status).toBe(302);
    const back = new URL(answer.location);
    expect(back.origin).toBe('https://app.example');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error, state: 'the state & more' });
  });

  test('a parameter that comes twice', async () => {
    const answer = await openBrowser(baseUrl).get(`${AUTHORIZE}?${toQuery({})}&code_challenge=x`);
    expect(new URL(answer.location).searchParams.get('error')).toBe('invalid_request');
  });

  test.each([
    ['a foreign redirect URI', { redirect_uri: 'https://evil.example/callback' }],
    ['a longer redirect URI', { redirect_uri: `${HTTPS}&more=1` }],
    ['a redirect URI in another case', { redirect_uri: HTTPS.replace('callback', 'Callback') }],
    [
      'another port of a host that is not this machine',
      { redirect_uri: 'https://app.example:444/callback?from=sandbox' },
    ],
    ['another path of this machine', { redirect_uri: 'http://127.0.0.1:5000/other' }],
    ['a name for this machine', { redirect_uri: 'http://localhost:5000/callback' }],
    ['a user in front of this machine', { redirect_uri: 'http://a@127.0.0.1/callback' }],
    ['a line break in an address of this machine', { redirect_uri: 'http://127.0.0.1:5000/call\nback' }],
    ['no redirect URI', { redirect_uri: undefined }],
    ['an unknown client', { client_id: 'nobody' }],
    ['no client', { client_id: undefined }],
    ["the pages' client at home elsewhere", { client_id: 'sandbox-page' }],
  ])('%s: 400 as a page, and nobody is sent anywhere', async (_, changes) => {
    const answer = await openBrowser(baseUrl).get(`${AUTHORIZE}?${toQuery(changes)}`);
    expect(answer).toMatchObject({ status: 400, location: '' });
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  });

  test('a form that was changed after it was shown is read anew', async () => {
    const browser = openBrowser(baseUrl);
    const form = await browser.get(`${AUTHORIZE}?${toQuery({})}`);
    const fields = { ...fieldsOf(form), name: 'Ada Reviewer', decision: 'allow' };
    expect(
      await browser.submit(AUTHORIZE, { ...fields, redirect_uri: 'https://evil.example/' }),
    ).toMatchObject({ status: 400, location: '' });
  });

  test.each([
    ['ftp', 'ftp://app.example/'],
    ['a script', 'javascript:alert(1)'],
    ['http elsewhere', 'http://app.example/'],
    ['a fragment', 'https://app.example/#x'],
    ['no address', 'callback'],
  ])('a redirect URI that cannot be registered: %s', async (_, uri) => {
    const client = { userId: 'whoever', redirectUris: [uri] };
    expect(await harness.admin('POST', '/clients', client)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('redirectUris') },
    });
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
