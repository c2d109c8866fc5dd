import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fieldsOf, openBrowser } from '../session/browser.ts';
import { AUTHORIZE, HTTPS, type OAuthScene, startOAuthScene } from './oauth-scene.ts';

let harness: OAuthScene['harness'];
let baseUrl: string;
let toQuery: OAuthScene['toQuery'];
beforeAll(async () => {
  ({ harness, baseUrl, toQuery } = await startOAuthScene());
});
afterAll(() => harness.close());

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
    const fields = { ...fieldsOf(form), name: 'Ada Reviewer', dismissal: 'allow' };
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
