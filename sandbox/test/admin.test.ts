import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { requestToken, send } from '../../demo/sandbox-client.ts';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

describe('the admin token', () => {
  test.each([
    ['none', {}],
    ['a wrong one', { authorization: 'Bearer wrong' }],
  ])('%s: 401', async (_, headers) => {
    expect(await send(`${harness.running.adminUrl}/settings`, { headers })).toMatchObject({
      status: 401,
      body: { error: expect.any(String) },
    });
  });

  test('an access token of an Account Owner is no admin token', async () => {
    expect(await harness.bot('GET', `${harness.running.adminUrl}/settings`)).toMatchObject({ status: 401 });
  });
});

describe('users and clients', () => {
  test('a user has an id, a name and a role', async () => {
    expect(await harness.admin('POST', '/users', { name: 'Ada', role: 'All Users' })).toMatchObject({
      status: 201,
      body: { id: expect.any(String), name: 'Ada', role: 'All Users' },
    });
  });

  test.each([
    ['an unknown role', { name: 'Ada', role: 'Admin' }],
    ['no name', { role: 'All Users' }],
    ['a misspelled field', { name: 'Ada', role: 'All Users', rolle: 'x' }],
  ])('400 for %s', async (_, user) => {
    expect(await harness.admin('POST', '/users', user)).toMatchObject({ status: 400 });
  });

  test('404 for a client of nobody', async () => {
    expect(await harness.admin('POST', '/clients', { userId: 'nobody' })).toMatchObject({
      status: 404,
      body: { error: 'User not found' },
    });
  });
});

describe('deployments', () => {
  test('the record has the number, the page, and what git made of the revisions', async () => {
    const { path, base, head, later } = harness.repository;
    const request = { repository: path, base: 'main~2', head: 'main~1', title: 'A change', branch: 'topic' };
    const answer = await harness.admin('POST', '/deployments', request);
    const { number } = answer.body as { number: number };
    expect(answer).toMatchObject({
      status: 201,
      body: {
        number: expect.any(Number),
        pageUrl: `${harness.running.baseUrl}/deployments/${number}`,
        title: 'A change',
        branch: 'topic',
        phase: 'NEW',
        targetCommit: base,
        mergeCommit: head,
        discussionReady: true,
        diffReady: true,
      },
    });
    expect(await harness.admin('PATCH', `/deployments/${number}`, { head: 'main' })).toMatchObject({
      status: 200,
      body: { mergeCommit: later },
    });
  });

  test.each([
    ['a folder that is no repository', { repository: '/' }, 'is not a git repository'],
    ['a folder that is missing', { repository: '/no/such/folder' }, 'is not a git repository'],
    ['a repository with a NUL in its path', { repository: '/\0' }, 'NUL'],
    ['an unknown base', { base: 'nowhere' }, 'base: nowhere is not a commit'],
    ['an unknown head', { head: 'nowhere' }, 'head: nowhere is not a commit'],
    ['a revision that looks like an option', { head: '--help' }, 'head: --help is not a commit'],
    ['a revision of two lines', { head: 'main\nmain' }, 'head: main\nmain is not a commit'],
    ['a phase that the service does not have', { phase: 'OPEN' }, 'phase: '],
  ])('400 for %s', async (_, change, reason) => {
    const { path, base, head } = harness.repository;
    const request = { repository: path, base, head, ...change };
    expect(await harness.admin('POST', '/deployments', request)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(reason) },
    });
  });

  test('400 for a push of nothing that exists, which changes nothing', async () => {
    const number = await harness.deploy();
    const push = { head: 'nowhere', phase: 'DONE' };
    expect(await harness.admin('PATCH', `/deployments/${number}`, push)).toMatchObject({ status: 400 });
    expect((await harness.admin('GET', `/deployments/${number}`)).body).toMatchObject({
      deployment: { phase: 'NEW', mergeCommit: harness.repository.head },
    });
  });

  test('404 for a deployment that does not exist', async () => {
    expect(await harness.admin('GET', '/deployments/999')).toMatchObject({ status: 404 });
  });

  test('the report has every thread with its comments, in order of creation', async () => {
    const number = await harness.deploy();
    const comments = `/deployments/${number}/comments`;
    const first = await harness.bot('POST', comments, { body: 'first', path: 'added.txt', newLine: 1 });
    await harness.bot('POST', comments, { body: 'second' });
    const { id, discussionId } = first.body as { id: string; discussionId: string };
    await harness.bot('POST', `/deployments/${number}/discussions/${discussionId}/comments`, {
      body: 'reply',
    });
    await harness.bot('PUT', `/deployments/${number}/discussions/${discussionId}`, { resolved: true });
    const author = { id: expect.any(String), name: 'SARIF Review Bot' };
    const createdAt = '2026-02-03T04:05:06.000Z';
    const { base, head } = harness.repository;
    expect((await harness.admin('GET', `/deployments/${number}`)).body).toMatchObject({
      threads: [
        {
          discussionId,
          resolvable: true,
          resolved: true,
          path: 'added.txt',
          newLine: 1,
          baseSha: base,
          headSha: head,
          comments: [
            { id, author, body: 'first', createdAt },
            { author, body: 'reply', createdAt },
          ],
        },
        { resolvable: false, resolved: false, comments: [{ author, body: 'second', createdAt }] },
      ],
      checks: [],
      checkHistory: [],
    });
    await harness.bot('DELETE', `${comments}/${id}`);
    expect((await harness.admin('GET', `/deployments/${number}`)).body).toMatchObject({
      threads: [{ comments: [{ body: 'reply' }] }, { comments: [{ body: 'second' }] }],
    });
  });
});

describe('settings', () => {
  test('have their defaults, and change one by one', async () => {
    const defaults = {
      discussionDelayMs: 0,
      diffDelayMs: 0,
      pageSize: 50,
      listing: 'full',
      service: 'deployments',
      resolveOutdatedDiscussions: false,
      notesPerMinute: null,
      limitsSayWhen: true,
    };
    expect((await harness.admin('GET', '/settings')).body).toEqual(defaults);
    const changed = { ...defaults, pageSize: 7 };
    expect((await harness.admin('PATCH', '/settings', { pageSize: 7 })).body).toEqual(changed);
    expect((await harness.admin('GET', '/settings')).body).toEqual(changed);
  });

  test.each([
    ['a negative delay', { diffDelayMs: -1 }],
    ['a page of nothing', { pageSize: 0 }],
    ['an unknown form', { listing: 'odd' }],
    ['an unknown setting', { pagesize: 3 }],
  ])('400 for %s', async (_, settings) => {
    expect(await harness.admin('PATCH', '/settings', settings)).toMatchObject({ status: 400 });
  });
});

describe('the log of requests', () => {
  test('has the requests of clients in order, with no secret, and can be cleared', async () => {
    const number = await harness.deploy();
    await harness.admin('DELETE', '/requests');
    await harness.bot('POST', `/deployments/${number}/comments?secret=hidden`, { body: 'x' });
    await send(`${harness.running.baseUrl}/apis/rest/v1/deployments/${number}`);
    const { baseUrl, clientId, clientSecret } = harness.running;
    await requestToken(baseUrl, clientId, clientSecret);
    const always = { id: expect.any(Number), time: '2026-02-03T04:05:06.000Z' };
    const path = `/apis/rest/v1/deployments/${number}`;
    expect((await harness.admin('GET', '/requests')).body).toEqual([
      {
        ...always,
        method: 'POST',
        path: `${path}/comments`,
        operation: 'create-comment',
        deployment: number,
        status: 201,
        clientId,
        effect: expect.stringMatching(/^posted comment [0-9a-f]{32} in discussion [0-9a-f]{32}$/),
        fault: null,
      },
      {
        ...always,
        method: 'GET',
        path,
        operation: 'get-deployment',
        deployment: number,
        status: 401,
        clientId: null,
        effect: 'refused: The header Authorization: Bearer <ACCESS_TOKEN> is missing or malformed',
        fault: null,
      },
      {
        ...always,
        method: 'POST',
        path: '/apis/oauth2/v1/token',
        operation: 'token',
        deployment: null,
        status: 200,
        clientId,
        effect: 'gave an access token',
        fault: null,
      },
    ]);
    expect(await harness.admin('DELETE', '/requests')).toMatchObject({ status: 204 });
    expect((await harness.admin('GET', '/requests')).body).toEqual([]);
  });
});
