import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../../demo/sandbox-client.ts';
import { parseBasicCredentials } from '../../oauth/oauth-routes.ts';
import { field, type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let url: string;
let basic: string;
beforeAll(async () => {
  harness = await startHarness();
  url = `${harness.running.baseUrl}/apis/oauth2/v1/token`;
  basic = toBasic(harness.running.clientId, harness.running.clientSecret);
});
afterAll(() => harness.close());

function toBasic(id: string, secret: string): string {
  return `Basic ${btoa(`${id}:${secret}`)}`;
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const GRANT = 'grant_type=client_credentials';

describe('obtaining an access token', () => {
  test('takes the credentials of a client', async () => {
    const headers = { authorization: basic, ...FORM };
    const answer = await send(url, { method: 'POST', headers, body: GRANT });
    const { baseUrl } = harness.running;
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token_type: 'Bearer',
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 31536000,
      tenant_id: expect.any(String),
      endpoints: { frontend: baseUrl, backend: baseUrl },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['no grant type', '', 'invalid_request'],
    ['another grant type', 'grant_type=password', 'unsupported_grant_type'],
    ['an empty grant type', 'grant_type=', 'invalid_request'],
  ])('400 for %s', async (_, body, code) => {
    const answer = await send(url, { method: 'POST', headers: { authorization: basic, ...FORM }, body });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: code, error_description: expect.stringContaining('grant_type') },
    });
  });

  test.each([
    ['no credentials', () => undefined],
    ['an unknown client', () => toBasic('nobody', harness.running.clientSecret)],
    ['a wrong secret', () => toBasic(harness.running.clientId, `${harness.running.clientSecret}x`)],
    [
      'a secret in another case',
      () => toBasic(harness.running.clientId, harness.running.clientSecret.toUpperCase()),
    ],
    ['an empty secret', () => toBasic(harness.running.clientId, '')],
    [
      'a percent-encoded secret',
      () => toBasic(harness.running.clientId, encodeEvery(harness.running.clientSecret)),
    ],
    ['another scheme', () => basic.replace('Basic', 'Digest')],
  ])('401 for %s', async (_, header) => {
    const authorization = header();
    const headers = { ...FORM, ...(authorization === undefined ? {} : { authorization }) };
    const answer = await send(url, { method: 'POST', headers, body: GRANT });
    expect(answer).toMatchObject({
      status: 401,
      body: { error: 'invalid_client', error_description: expect.any(String) },
    });
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
  });
});

test.each<[string, RequestInit, number]>([
  ['another method', { method: 'PUT' }, 405],
  ['bytes that are no UTF-8', { method: 'POST', headers: FORM, body: Uint8Array.of(0xff) }, 400],
  ['an encoding that is none of UTF-8', { method: 'POST', headers: FORM, body: `${GRANT}&x=%ff` }, 400],
  ['a body that is too large', { method: 'POST', headers: FORM, body: 'x'.repeat(2_000_000) }, 413],
])('every error of the endpoint has a code and a description: %s', async (_, init, status) => {
  const answer = await send(url, init);
  expect(answer).toMatchObject({ status, body: { error: expect.stringMatching(/^[a-z_]+$/u) } });
  expect(Object.keys(Object(answer.body)).sort()).toEqual(['error', 'error_description']);
});

function encodeEvery(text: string): string {
  return [...text].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('');
}

describe('every call requires an access token', () => {
  test.each([
    ['none', {}],
    ['an unknown one', { authorization: 'Bearer nonsense' }],
    ['another scheme', { authorization: 'Basic nonsense' }],
    ['an empty one', { authorization: 'Bearer ' }],
  ])('401 for %s', async (_, headers) => {
    const answer = await send(`${harness.running.baseUrl}/apis/rest/v1/deployments/1`, { headers });
    expect(answer).toMatchObject({ status: 401, body: { error: expect.any(String) } });
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
  });

  test('the admin token is no access token', async () => {
    const headers = { authorization: `Bearer ${harness.running.adminToken}` };
    expect(await send(`${harness.running.baseUrl}/apis/rest/v1/deployments/1`, { headers })).toMatchObject({
      status: 401,
    });
  });

  test('a token is good for 31536000 seconds and not for longer', async () => {
    const number = await harness.deploy();
    harness.time.now += 31_536_000_000 - 1;
    expect(await harness.bot('GET', `/deployments/${number}`)).toMatchObject({ status: 200 });
    harness.time.now += 1;
    expect(await harness.bot('GET', `/deployments/${number}`)).toMatchObject({
      status: 401,
      body: { error: 'Invalid or expired access token' },
    });
  });
});

test('the database holds no secret as it is', async () => {
  const answer = await send(url, { method: 'POST', headers: { authorization: basic, ...FORM }, body: GRANT });
  const token = field(answer, 'access_token', z.string());
  const stored = ['sandbox.db', 'sandbox.db-wal']
    .map((file) => readFileSync(join(harness.data, file), 'latin1'))
    .join('');
  expect(stored).toContain(harness.running.clientId);
  for (const secret of [harness.running.clientSecret, harness.running.adminToken, token]) {
    expect(stored).not.toContain(secret);
  }
});

function encoded(text: string): string {
  return `Basic ${Buffer.from(text).toString('base64')}`;
}

test.each([
  ['a plain pair', 'id:secret', 'id', 'secret'],
  ['a secret with colons', 'id:a:b', 'id', 'a:b'],
  ['percent signs, which are not decoded', 'id:a%3Ab', 'id', 'a%3Ab'],
  ['plus signs and spaces', 'id:a+b c', 'id', 'a+b c'],
  ['letters beyond ASCII', 'id:schlüssel', 'id', 'schlüssel'],
  ['an empty secret', 'id:', 'id', ''],
])('reads %s as it is', (_, text, id, secret) => {
  const parsed = parseBasicCredentials(encoded(text));
  expect(parsed?.id).toBe(id);
  expect(Buffer.from(parsed?.secret ?? []).toString('utf8')).toBe(secret);
});

test('takes the name of the scheme in any case', () => {
  expect(parseBasicCredentials(encoded('a:b').replace('Basic', 'basic'))?.id).toBe('a');
});

test.each([
  ['no header', undefined],
  ['another scheme', 'Bearer abc'],
  ['no base64', 'Basic ???'],
  ['no colon', encoded('only-an-id')],
])('finds nothing in %s', (_, header) => {
  expect(parseBasicCredentials(header)).toBeNull();
});
