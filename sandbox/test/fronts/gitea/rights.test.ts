import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { send } from '../../../../demo/sandbox-client.ts';
import { commentsOf, type GiteaCall, type GiteaScene, onLine, reviewOf, startGiteaScene } from './scene.ts';

let scene: GiteaScene;
let pull = '';
let id = 0;
beforeAll(async () => {
  scene = await startGiteaScene();
});
afterAll(() => scene.harness.close());
beforeEach(async () => {
  pull = `/pulls/${await scene.harness.deploy()}`;
  await scene.bot('gitea', 'POST', `${pull}/reviews`, reviewOf(onLine(1, 'Ours')));
  id = (await commentsOf(scene.bot, pull))[0]?.id ?? 0;
});

const status = (call: GiteaCall, server: 'gitea' | 'forgejo' = 'gitea') =>
  call(server, 'POST', `/statuses/${scene.harness.repository.head}`, { state: 'success', context: 'lint' });

describe('a status', () => {
  test.each([
    ['gitea', { pull_requests: 'write', contents: 'read' }, 403],
    ['gitea', { pull_requests: 'write', contents: 'read', statuses: 'write' }, 403],
    ['gitea', { pull_requests: 'read', contents: 'write' }, 201],
    ['forgejo', { pull_requests: 'write', contents: 'read' }, 201],
    ['forgejo', { fork: 'yes' }, 403],
  ] as const)('of the automatic account on %s with %j is %d', async (server, rights, expected) => {
    const run = await scene.withRights(rights);
    expect((await status(run, server)).status).toBe(expected);
  });

  test('names nobody where the automatic account wrote it, and whoever else did', async () => {
    const ada = await scene.person('write');
    expect((await status(scene.bot)).body).toMatchObject({ creator: null });
    expect((await status(ada)).body).toMatchObject({ creator: { login: expect.stringMatching(/^person-/) } });
    const { head } = scene.harness.repository;
    const listed = await ada('gitea', 'GET', `/commits/${head}/statuses?limit=1`);
    expect(listed.body).toHaveLength(1);
    expect(Number(listed.headers.get('x-total-count'))).toBeGreaterThan(1);
  });

  test.each([
    ['gitea', 500],
    ['forgejo', 404],
  ] as const)('of an unknown commit is %s’s %d', async (server, expected) => {
    const sent = { state: 'success' };
    expect((await scene.bot(server, 'POST', `/statuses/${'0'.repeat(40)}`, sent)).status).toBe(expected);
  });
});

test('a fork’s run has the hand of every run: it edits and deletes what others of them wrote, and resolves nothing', async () => {
  const fork = await scene.withRights({ fork: 'yes' });
  const at = `/issues/comments/${id}`;
  expect((await fork('gitea', 'POST', `/pulls/comments/${id}/resolve`)).status).toBe(403);
  expect((await fork('gitea', 'PATCH', at, { body: 'Theirs' })).status).toBe(200);
  expect(await commentsOf(scene.bot, pull)).toMatchObject([{ id, body: 'Theirs', user: { id: -2 } }]);
  expect((await fork('gitea', 'DELETE', at)).status).toBe(204);
  expect((await fork('gitea', 'POST', `${pull}/reviews`, reviewOf(onLine(1)))).status).toBe(200);
});

test('in a private repository a fork’s run sees no pull request, and statuses all the same', async () => {
  const fork = await scene.withRights({});
  const { number } = scene;
  for (const path of [pull, `${pull}/reviews`, `/issues/${number}/comments`, '/pulls'])
    expect((await fork('gitea', 'GET', path)).status).toBe(404);
  const { head } = scene.harness.repository;
  expect((await fork('gitea', 'GET', `/commits/${head}/statuses`)).status).toBe(200);
});

test('a person changes what is theirs, and whoever may write what is anybody’s', async () => {
  const [reader, writer] = [await scene.person('read'), await scene.person('write')];
  const at = `/issues/comments/${id}`;
  expect((await reader('gitea', 'PATCH', at, { body: 'Mine' })).status).toBe(403);
  expect((await reader('gitea', 'DELETE', at)).status).toBe(403);
  expect((await reader('gitea', 'POST', `/pulls/comments/${id}/resolve`)).status).toBe(403);
  expect((await writer('gitea', 'POST', `/pulls/comments/${id}/resolve`)).status).toBe(204);
  const [resolved] = await commentsOf(scene.bot, pull);
  expect(resolved?.resolver?.login).toMatch(/^person-/);
  expect((await writer('gitea', 'DELETE', at)).status).toBe(204);
});

test('administrators alone are told who may do what; assignees are those who may write', async () => {
  const [admin, reader] = [await scene.person('admin'), await scene.person('read')];
  const users = await scene.bot('gitea', 'GET', '/assignees');
  const logins = (users.body as readonly { login: string }[]).map(({ login }) => login);
  expect(logins).toEqual(expect.arrayContaining(['ada-reviewer', 'owen-owner']));
  const asked = '/collaborators/ada-reviewer/permission';
  expect((await scene.bot('gitea', 'GET', asked)).status).toBe(403);
  expect((await reader('gitea', 'GET', asked)).status).toBe(403);
  expect((await admin('gitea', 'GET', asked)).body).toMatchObject({ permission: 'write' });
  expect((await admin('gitea', 'GET', '/collaborators/nobody/permission')).status).toBe(404);
});

test('a token that is none is refused, and what is not there is not found', async () => {
  const address = `${scene.harness.running.baseUrl}/gitea/api/v1`;
  const none = await send(`${address}/user`, { headers: { authorization: 'Bearer nothing' } });
  expect(none).toMatchObject({ status: 401, body: { message: expect.any(String), url: expect.any(String) } });
  const headers = { authorization: `token ${scene.harness.running.giteaToken}` };
  expect(await send(`${address}/user`, { headers })).toMatchObject({
    status: 200,
    body: { id: -2, login: 'gitea-actions' },
  });
  expect(await send(`${address}/orgs/sandbox`, { headers })).toMatchObject({ status: 404 });
  expect(await send(`${address}/version`)).toMatchObject({ body: { version: '1.27.0' } });
  expect((await scene.bot('gitea', 'GET', '/pulls/99')).status).toBe(404);
  expect((await scene.bot('gitea', 'PATCH', '/issues/comments/99999', { body: 'x' })).status).toBe(404);
  expect((await scene.bot('gitea', 'POST', `${pull}/reviews`, { event: 'COMMENT' })).status).toBe(422);
  expect((await scene.bot('gitea', 'POST', `${pull}/reviews`, { event: 'PENDING' })).status).toBe(422);
});
