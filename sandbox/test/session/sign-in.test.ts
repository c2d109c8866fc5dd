import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { csrfTokenOf } from '../../rules/tokens.ts';
import { type Harness, startHarness } from '../harness.ts';
import { type Browser, fieldsOf, openBrowser, signIn } from './browser.ts';

let harness: Harness;
let baseUrl: string;
beforeAll(async () => {
  harness = await startHarness();
  baseUrl = harness.running.baseUrl;
});
afterAll(() => harness.close());

const SIGN_IN = '/sign-in';

function toForm(browser: Browser, to = '/') {
  return browser.get(`${SIGN_IN}?to=${encodeURIComponent(to)}`);
}

describe('signing in', () => {
  test('ends in a session, on the page it began on', async () => {
    const browser = openBrowser(baseUrl);
    const form = await toForm(browser, '/deployments/1?show=all');
    expect(form.text).toContain('there are no passwords');
    const signedIn = await browser.submit(SIGN_IN, { ...fieldsOf(form), name: 'Nina New' });
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

  test.each([
    ['nobody', { user: 'nobody' }],
    ['an empty name', { name: '  ' }],
    ['a name with an invisible character', { name: 'Ada\u202e' }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['the name of the user that automation acts as', { name: 'SARIF Review Bot' }],
    ['the name of a person', { name: 'Owen Owner' }],
    ['the name of a person in other letters', { name: 'ＯＷＥＮ  owner' }],
  ])('400 for %s', async (_, chosen) => {
    const browser = openBrowser(baseUrl);
    const form = await toForm(browser);
    const answer = await browser.submit(SIGN_IN, { ...fieldsOf(form), ...chosen });
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

describe('the form of the sign-in', () => {
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
      SIGN_IN,
      { ...fieldsOf(form), name: 'Eve', ...fields },
      { origin: baseUrl, 'sec-fetch-site': 'same-origin', ...headers },
    );
    expect(answer.status).toBe(403);
  });

  test('403 without any word of where it comes from', async () => {
    const browser = openBrowser(baseUrl);
    const form = await toForm(browser);
    expect(await browser.submit(SIGN_IN, fieldsOf(form), {})).toMatchObject({
      status: 403,
    });
  });

  test('403 in another browser than the one that was shown it', async () => {
    const form = await toForm(openBrowser(baseUrl));
    const other = openBrowser(baseUrl);
    await toForm(other);
    const answer = await other.submit(SIGN_IN, { ...fieldsOf(form), name: 'Eve' });
    expect(answer.status).toBe(403);
  });
});

test('the database does not hold a session as it is', async () => {
  const browser = openBrowser(baseUrl);
  await browser.submit(SIGN_IN, { ...fieldsOf(await toForm(browser)), name: 'Sam Secret' });
  const session = browser.cookies.get('sandbox_session') ?? '';
  const stored = ['sandbox.db', 'sandbox.db-wal']
    .map((file) => readFileSync(join(harness.data, file), 'latin1'))
    .join('');
  expect(stored).toContain('Sam Secret');
  for (const secret of [session, csrfTokenOf(session)]) {
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
  test.each(['/', '/sign-in', '/admin/settings', '/apis/rest/v1/deployments/1'])(
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
