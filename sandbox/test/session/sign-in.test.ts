import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { csrfTokenOf } from '../../rules/tokens.ts';
import { type Harness, startHarness } from '../harness.ts';
import { type Browser, fieldsOf, openBrowser, personOf, signIn } from './browser.ts';

let harness: Harness;
let baseUrl: string;
beforeAll(async () => {
  harness = await startHarness();
  baseUrl = harness.running.baseUrl;
});
afterAll(() => harness.close());

function toForm(browser: Browser, to = '/') {
  return browser.get(`/sign-in?to=${encodeURIComponent(to)}`).then(({ location }) => browser.get(location));
}

const AUTHORIZE = '/apis/oauth2/v1/authorize';

describe('signing in', () => {
  test('goes through the authorization code flow and ends in a session, on the page it began on', async () => {
    const browser = openBrowser(baseUrl);
    const asked = await browser.get('/sign-in?to=%2Fdeployments%2F1%3Fshow%3Dall');
    const query = new URL(asked.location, baseUrl).searchParams;
    expect(query.get('response_type')).toBe('code');
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('redirect_uri')).toBe(`${baseUrl}/signed-in`);
    const form = await browser.get(asked.location);
    expect(form.text).toContain('there are no passwords');
    const allowed = await browser.submit(AUTHORIZE, {
      ...fieldsOf(form),
      name: 'Nina New',
      dismissal: 'allow',
    });
    expect(allowed.location).toMatch(/\/signed-in\?code=[\w-]{43}&state=[\w-]{43}$/);
    const signedIn = await browser.get(allowed.location);
    expect(signedIn).toMatchObject({ status: 303, location: `${baseUrl}/deployments/1?show=all` });
    expect(signedIn.headers.getSetCookie().join('\n')).toMatch(
      /sandbox_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect((await toForm(openBrowser(baseUrl))).text).toContain('Nina New (All Users)');
  });

  test('offers the people of a new sandbox, and not the user that automation acts as', async () => {
    const form = await toForm(openBrowser(baseUrl));
    expect(form.text).toContain('Ada Reviewer (All Users)');
    expect(form.text).toContain('Owen Owner (Account Owners)');
    expect(form.text).not.toContain('SARIF Review Bot');
  });

  test.each([
    ['another site', 'https://evil.example/x'],
    ['another site without its scheme', '//evil.example/x'],
    ['another site behind a backslash', '/\\evil.example/x'],
    ['a script', 'javascript:alert(1)'],
  ])('never ends on %s', async (_, to) => {
    expect((await signIn(openBrowser(baseUrl), 'Ada Reviewer', to)).location).toBe(`${baseUrl}/`);
  });

  test('never ends on another site behind a dot', async () => {
    const { location } = await signIn(openBrowser(baseUrl), 'Ada Reviewer', '/.//evil.example/');
    expect(location.startsWith(`${baseUrl}/`)).toBe(true);
  });

  test('is given up where the person cancels', async () => {
    const browser = openBrowser(baseUrl);
    const denied = await browser.submit(AUTHORIZE, { ...fieldsOf(await toForm(browser)), dismissal: 'deny' });
    const back = await browser.get(denied.location);
    expect(back).toMatchObject({ status: 303, location: `${baseUrl}/` });
    expect([...browser.cookies.keys()]).not.toContain('sandbox_session');
  });

  test.each([
    ['that another browser began', (_: Browser, location: string) => openBrowser(baseUrl).get(location)],
    [
      'with another state',
      (browser: Browser, location: string) => browser.get(location.replace(/state=[\w-]+/, 'state=x')),
    ],
    [
      'with a code of nobody',
      (browser: Browser, location: string) => browser.get(location.replace(/code=[\w-]+/, 'code=x')),
    ],
  ])('403 for a sign-in %s, as a page', async (_, finish) => {
    const browser = openBrowser(baseUrl);
    const form = await toForm(browser);
    const allowed = await browser.submit(AUTHORIZE, {
      ...fieldsOf(form),
      user: personOf(form, 'Ada Reviewer'),
      dismissal: 'allow',
    });
    const refused = await finish(browser, allowed.location);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toMatch(/^text\/html/);
    expect(refused.headers.getSetCookie().join()).not.toContain('sandbox_session');
  });

  test.each([
    ['nobody', { user: 'nobody' }],
    ['an empty name', { name: '  ' }],
    ['a name with an invisible character', { name: 'Ada\u202e' }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['the name of the user that automation acts as', { name: 'SARIF Review Bot' }],
    ['the name of a person', { name: 'Owen Owner' }],
    ['the name of a person in other letters', { name: 'ＯＷＥＮ  owner' }],
    ['the name of a client', { name: 'Review pages of this sandbox' }],
  ])('400 for %s', async (_, chosen) => {
    const browser = openBrowser(baseUrl);
    const form = await toForm(browser);
    const answer = await browser.submit(AUTHORIZE, { ...fieldsOf(form), ...chosen, dismissal: 'allow' });
    expect(answer.status).toBe(400);
  });
});

describe('a session', () => {
  test('ends after its time', async () => {
    const browser = openBrowser(baseUrl);
    await signIn(browser, 'Owen Owner');
    expect((await toForm(browser)).text).toMatch(
      /checked[^>]*> ?Owen Owner|value="[^"]+" checked="[^"]*"\/> Owen/,
    );
    harness.time.now += 12 * 60 * 60 * 1000;
    expect((await toForm(browser)).text).toMatch(/checked[^>]*> ?Ada Reviewer/);
  });
});

describe('the form of the authorization', () => {
  test.each([
    ['without its token', { _csrf: '' }, {}],
    ['with a wrong token', { _csrf: '0'.repeat(64) }, {}],
    ['from another origin', {}, { origin: 'https://evil.example' }],
    ['from another site', {}, { 'sec-fetch-site': 'cross-site' }],
    ['from another port of this machine', {}, { 'sec-fetch-site': 'same-site' }],
    ['from nowhere', {}, { origin: 'null' }],
  ])('403 %s', async (_, fields, headers) => {
    const browser = openBrowser(baseUrl);
    const form = await toForm(browser);
    const answer = await browser.submit(
      AUTHORIZE,
      { ...fieldsOf(form), name: 'Eve', dismissal: 'allow', ...fields },
      { origin: baseUrl, 'sec-fetch-site': 'same-origin', ...headers },
    );
    expect(answer.status).toBe(403);
  });

  test('403 without any word of where it comes from', async () => {
    const browser = openBrowser(baseUrl);
    const form = await toForm(browser);
    expect(await browser.submit(AUTHORIZE, { ...fieldsOf(form), dismissal: 'allow' }, {})).toMatchObject({
      status: 403,
    });
  });

  test('403 in another browser than the one that was shown it', async () => {
    const form = await toForm(openBrowser(baseUrl));
    const other = openBrowser(baseUrl);
    await toForm(other);
    const answer = await other.submit(AUTHORIZE, { ...fieldsOf(form), name: 'Eve', dismissal: 'allow' });
    expect(answer.status).toBe(403);
  });
});

test('the database holds neither code nor session as it is', async () => {
  const browser = openBrowser(baseUrl);
  const form = await toForm(browser);
  const allowed = await browser.submit(AUTHORIZE, {
    ...fieldsOf(form),
    name: 'Sam Secret',
    dismissal: 'allow',
  });
  const code = new URL(allowed.location).searchParams.get('code') ?? '';
  await browser.get(allowed.location);
  const session = browser.cookies.get('sandbox_session') ?? '';
  const stored = ['sandbox.db', 'sandbox.db-wal']
    .map((file) => readFileSync(join(harness.data, file), 'latin1'))
    .join('');
  expect(stored).toContain('Sam Secret');
  for (const secret of [code, session, csrfTokenOf(session)]) {
    expect(secret.length).toBeGreaterThan(40);
    expect(stored).not.toContain(secret);
  }
});

describe('signing out', () => {
  test('ends the session, also for who kept its cookie', async () => {
    const browser = openBrowser(baseUrl);
    await signIn(browser, 'Owen Owner');
    const cookie = browser.cookies.get('sandbox_session') ?? '';
    const answer = await browser.submit('/sign-out', { _csrf: csrfTokenOf(cookie) });
    expect(answer).toMatchObject({ status: 303, location: '/' });
    expect([...browser.cookies.keys()]).not.toContain('sandbox_session');
    browser.cookies.set('sandbox_session', cookie);
    expect(await browser.submit('/sign-out', { _csrf: csrfTokenOf(cookie) })).toMatchObject({ status: 403 });
  });

  test('403 with the token of another session', async () => {
    const [browser, other] = [openBrowser(baseUrl), openBrowser(baseUrl)];
    for (const one of [browser, other]) await signIn(one, 'Ada Reviewer');
    const csrf = csrfTokenOf(other.cookies.get('sandbox_session') ?? '');
    expect(await browser.submit('/sign-out', { _csrf: csrf })).toMatchObject({ status: 403 });
  });

  test('403 for somebody who is not signed in', async () => {
    expect(await openBrowser(baseUrl).submit('/sign-out', { _csrf: '' })).toMatchObject({ status: 403 });
  });

  test('403 without the token of the session', async () => {
    const browser = openBrowser(baseUrl);
    await signIn(browser, 'Ada Reviewer');
    expect(await browser.submit('/sign-out', {})).toMatchObject({ status: 403 });
  });
});

function statusFor(path: string, host: string): Promise<number | undefined> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

/** The answer to a request line as it is, and where it links to. */
async function ask(line: string, host: string): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.end(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), text: answer };
}

describe('the request line', () => {
  test.each([
    'http://evil.example/sign-in',
    'http://evil.example:80/',
    'https://evil.example/',
    'http://127.0.0.1:1/sign-in',
  ])('is refused where it names another server: %s', async (target) => {
    const { host } = new URL(baseUrl);
    const answer = await ask(`GET ${target} HTTP/1.1`, host);
    expect(answer.status).toBe(421);
    expect(answer.text).not.toContain('evil.example');
  });

  test('may name this one', async () => {
    const { host } = new URL(baseUrl);
    expect((await ask(`GET ${baseUrl}/ HTTP/1.1`, host)).status).toBe(200);
  });

  test.each(['/%ff', '/deployments/%c3', '/%ed%a0%80'])(
    'is refused where its path is no UTF-8: %s',
    async (path) => {
      const { host } = new URL(baseUrl);
      expect((await ask(`GET ${path} HTTP/1.1`, host)).status).toBe(400);
    },
  );
});

describe('the name of the host', () => {
  test.each(['/', '/sign-in', '/admin/settings', '/apis/rest/v1/deployments/1', AUTHORIZE])(
    'is checked on %s',
    async (path) => {
      for (const host of [
        'evil.example',
        'evil.example:80',
        'localhost.evil.example',
        '127.0.0.1.evil.example',
        '10.0.0.1',
      ])
        expect([host, await statusFor(path, host)]).toEqual([host, 421]);
    },
  );

  test.each(['localhost', 'localhost:1234', '127.0.0.1', '[::1]:80', 'LOCALHOST'])(
    'may be %s',
    async (host) => {
      expect(await statusFor('/', host)).toBe(200);
    },
  );
});
