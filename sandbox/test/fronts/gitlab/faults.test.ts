import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { discussionsOf, type GitlabScene, startGitlabScene, toDiscussion } from './scene.ts';

let scene: GitlabScene;
beforeEach(async () => {
  scene = await startGitlabScene();
});
afterEach(() => scene.harness.close());

const inject = (operation: string, effect: object) =>
  scene.harness.admin('POST', '/faults', { rules: [{ operation, effect, calls: [1] }] });

test('operations of this wire are hit by the names that they have everywhere', async () => {
  const { bot, path, shas } = scene;
  const { id, note } = await scene.thread();
  const calls: readonly (readonly [string, string, string, object?])[] = [
    ['get-deployment', 'GET', path],
    ['list-comments', 'GET', `${path}/discussions`],
    ['create-comment', 'POST', `${path}/discussions`, { body: 'x' }],
    ['create-comment', 'POST', `${path}/notes`, { body: 'x' }],
    ['reply', 'POST', `${path}/discussions/${id}/notes`, { body: 'x' }],
    ['resolve', 'PUT', `${path}/discussions/${id}`, { resolved: true }],
    ['edit-comment', 'PUT', `${path}/notes/${note}`, { body: 'x' }],
    ['put-check', 'POST', `/projects/1/statuses/${shas.head_sha}`, { state: 'success' }],
    ['delete-comment', 'DELETE', `${path}/notes/${note}`],
  ];
  for (const [operation, method, address, body] of calls) {
    await inject(operation, { kind: 'status', status: 502, message: '502 Bad Gateway' });
    expect(await bot(method, address, body)).toMatchObject({
      status: 502,
      body: { message: '502 Bad Gateway' },
    });
  }
});

test('a note may be saved although the answer is 500', async () => {
  await inject('create-comment', { kind: 'status', status: 500, when: 'after' });
  const { bot, path } = scene;
  expect((await bot('POST', `${path}/notes`, { body: 'saved' })).status).toBe(500);
  expect(await discussionsOf(scene)).toMatchObject([{ notes: [{ body: 'saved' }] }]);
});

test('another writer of a status may be in the way', async () => {
  const message = 'Another update to this commit status is in progress';
  await inject('put-check', { kind: 'status', status: 409, message });
  const post = () =>
    scene.bot('POST', `/projects/1/statuses/${scene.shas.head_sha}`, { name: 'x', state: 'success' });
  expect(await post()).toMatchObject({ status: 409, body: { message } });
  expect((await post()).status).toBe(201);
});

test('a listing lags, repeats, is shuffled and lacks fields here as well', async () => {
  const { bot, path } = scene;
  for (const body of ['one', 'two', 'three']) await bot('POST', `${path}/notes`, { body });
  const list = async (query = '') => {
    const answer = await bot('GET', `${path}/discussions?per_page=2${query}`);
    const next = /<([^<>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    const discussions = answer.body as readonly { notes: readonly { body?: string }[] }[];
    return { bodies: discussions.map(({ notes }) => notes[0]?.body), next };
  };
  await inject('list-comments', { kind: 'repeated-page' });
  expect(await list('&page=2')).toEqual({ bodies: ['one', 'two'], next: expect.stringContaining('again=1') });
  await inject('list-comments', { kind: 'missing-fields', fields: ['body'] });
  expect((await list()).bodies).toEqual([undefined, undefined]);
  await inject('list-comments', { kind: 'shifted-page' });
  expect((await list()).bodies).toEqual(['one', 'two']);
  await inject('list-comments', { kind: 'lagging-listing', writes: 1 });
  await bot('POST', `${path}/notes`, { body: 'four' });
  expect((await list('&page=2')).bodies).toEqual(['three']);
  expect((await list('&page=2')).bodies).toEqual(['three', 'four']);
});

test('a person acts in the middle of a run', async () => {
  const { id } = await scene.thread();
  await inject('list-comments', { kind: 'person-resolves' });
  expect((await discussionsOf(scene))[0]?.notes[0]).toMatchObject({
    resolved: true,
    resolved_by: { name: 'A person' },
  });
  await inject('list-comments', { kind: 'push', head: scene.harness.repository.later });
  expect((await discussionsOf(scene)).map(({ notes }) => notes[0]?.system)).toContain(true);
  const read = toDiscussion(await scene.bot('GET', `${scene.path}/discussions/${id}`));
  expect(read.notes[0]?.position).toMatchObject({ head_sha: scene.harness.repository.later });
});

test('requests are in the log with what they did', async () => {
  const { id } = await scene.thread();
  const { body } = await scene.harness.admin('GET', '/requests');
  expect(body).toMatchObject([
    { operation: 'token' },
    { operation: 'create-comment', deployment: scene.iid, status: 201, effect: expect.stringContaining(id) },
  ]);
});
