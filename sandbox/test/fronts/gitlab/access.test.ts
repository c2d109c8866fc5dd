import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../../../demo/sandbox-client.ts';
import { callGitlab, discussionsOf, type GitlabScene, startGitlabScene } from './scene.ts';

let scene: GitlabScene;
beforeAll(async () => {
  scene = await startGitlabScene();
});
afterAll(() => scene.harness.close());

const UNAUTHORIZED = { status: 401, body: { message: '401 Unauthorized' } };
const PROJECT_NOT_FOUND = { status: 404, body: { message: '404 Project Not Found' } };

test('a token is taken in its own header, and as a bearer', async () => {
  const { baseUrl, gitlabToken } = scene.harness.running;
  const url = `${baseUrl}/api/v4/user`;
  for (const answer of [
    await send(url, { headers: { 'private-token': gitlabToken } }),
    await send(url, { headers: { authorization: `Bearer ${gitlabToken}` } }),
  ]) {
    expect(answer).toMatchObject({ status: 200, body: { name: 'SARIF Review Bot', bot: true } });
  }
});

test('anybody who is named says whether they are a bot', async () => {
  const { body } = await scene.bot('GET', '/user');
  const { id } = z.object({ id: z.number() }).parse(body);
  expect(await scene.bot('GET', `/users/${id}`)).toMatchObject({ status: 200, body: { id, bot: true } });
});

test('without a token that is one, nobody gets in', async () => {
  const { baseUrl } = scene.harness.running;
  expect(await send(`${baseUrl}/api/v4/user`)).toMatchObject(UNAUTHORIZED);
  expect(await callGitlab(baseUrl, 'PRIVATE-TOKEN', 'glpat-none')('GET', '/user')).toMatchObject(
    UNAUTHORIZED,
  );
  const bearer = await send(`${baseUrl}/api/v4/user`, { headers: { authorization: 'Bearer none' } });
  expect(bearer).toMatchObject({ status: 401, body: { error: 'invalid_token' } });
});

test('a token of GitHub and a token of an OAuth client are none here', async () => {
  const { baseUrl, githubToken } = scene.harness.running;
  expect(await callGitlab(baseUrl, 'PRIVATE-TOKEN', githubToken)('GET', '/user')).toMatchObject(UNAUTHORIZED);
});

test('a token that may only read says so where it would write', async () => {
  const reader = await scene.join('maintain', { rights: { scope: 'read_api' } });
  expect((await reader.call('GET', `${scene.path}/discussions`)).status).toBe(200);
  expect(await reader.call('POST', `${scene.path}/notes`, { body: 'x' })).toMatchObject({
    status: 403,
    body: { error: 'insufficient_scope', scope: 'api' },
  });
});

test('who is no member sees no project, and a Reporter sets no status', async () => {
  const { path, shas } = scene;
  const stranger = await scene.join('none');
  expect(await stranger.call('GET', '/projects/1')).toMatchObject(PROJECT_NOT_FOUND);
  expect(await stranger.call('GET', path)).toMatchObject(PROJECT_NOT_FOUND);
  const reporter = await scene.join('read');
  const status = await reporter.call('POST', `/projects/1/statuses/${shas.head_sha}`, { state: 'success' });
  expect(status).toMatchObject({ status: 403, body: { message: '403 Forbidden' } });
});

test('a project is there by number and by path, with what it does with outdated threads', async () => {
  const { bot } = scene;
  const { body } = await bot('GET', '/projects/1');
  const { path_with_namespace: name } = z.looseObject({ path_with_namespace: z.string() }).parse(body);
  expect(name).toMatch(/^sandbox\//);
  expect(body).toMatchObject({ id: 1, resolve_outdated_diff_discussions: false });
  expect((await bot('GET', `/projects/${encodeURIComponent(name)}`)).body).toEqual(body);
  expect(await bot('GET', '/projects/9')).toMatchObject(PROJECT_NOT_FOUND);
});

test('members have access levels, and who is none is not there', async () => {
  const { bot } = scene;
  const idOf = async (call: typeof bot) =>
    z.looseObject({ id: z.number() }).parse((await call('GET', '/user')).body).id;
  for (const [access, level] of [
    ['read', 20],
    ['write', 30],
    ['maintain', 40],
    ['admin', 50],
  ] as const) {
    const { call } = await scene.join(access);
    expect(await bot('GET', `/projects/1/members/all/${await idOf(call)}`)).toMatchObject({
      body: { access_level: level, name: `A ${access}` },
    });
  }
  const stranger = await idOf((await scene.join('none')).call);
  expect((await bot('GET', `/projects/1/members/all/${stranger}`)).status).toBe(404);
});

test("the notes of a revoked project token are the Ghost User's, and what it resolved nobody's", async () => {
  const { harness, path, bot } = scene;
  const user = await harness.admin('POST', '/users', {
    name: 'A project bot',
    role: 'All Users',
    isBot: true,
    access: 'maintain',
  });
  const { id: userId } = z.looseObject({ id: z.string() }).parse(user.body);
  const { body } = await harness.admin('POST', '/tokens', { userId, kind: 'gitlab-project' });
  const { id, token } = z.object({ id: z.number(), token: z.string() }).parse(body);
  const call = callGitlab(harness.running.baseUrl, 'PRIVATE-TOKEN', token);
  await call('POST', `${path}/notes`, { body: 'By a bot' });
  const thread = await scene.thread('Resolved by a bot');
  await call('PUT', `${path}/discussions/${thread.id}`, { resolved: true });
  expect((await harness.admin('DELETE', `/tokens/${id}`)).status).toBe(204);
  expect(await call('GET', '/user')).toMatchObject(UNAUTHORIZED);
  const notes = (await discussionsOf(scene)).flatMap((discussion) => discussion.notes);
  expect(notes.find((note) => note.body === 'By a bot')?.author.name).toBe('Ghost User');
  expect(await bot('GET', `${path}/discussions/${thread.id}`)).toMatchObject({
    body: { notes: [{ resolved: true, resolved_by: null }] },
  });
  expect(await bot('PUT', `${path}/notes/${thread.note}`, { body: 'x' })).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('resolved_by') },
  });
});

test('what is not there says so', async () => {
  const { bot, path } = scene;
  expect(await bot('GET', '/projects/1/merge_requests/99')).toMatchObject({
    status: 404,
    body: { message: '404 Not found' },
  });
  expect(await bot('GET', '/no/such')).toMatchObject({ status: 404, body: { error: '404 Not Found' } });
  const put = await bot('PUT', `${path}/discussions/none`, { resolved: true });
  expect(put).toMatchObject({ status: 404, body: { message: '404 Discussion Not Found' } });
  expect(await bot('PUT', `${path}/notes/99999`, { body: 'x' })).toMatchObject({ status: 404 });
  const second = await scene.harness.deploy();
  expect((await bot('GET', `/projects/1/merge_requests/${second}`)).status).toBe(200);
});
