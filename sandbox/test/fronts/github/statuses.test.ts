import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Scene, startScene } from './scene.ts';

let scene: Scene;
let sha: string;
beforeAll(async () => {
  scene = await startScene();
  sha = scene.harness.repository.head;
});
afterAll(() => scene.harness.close());

const put = (body: object, commit = sha) => scene.bot.rest('POST', `/statuses/${commit}`, body);

test('statuses are kept, the newest first, under "default" where no context is named', async () => {
  await put({ state: 'pending', context: 'Lint', description: 'Running' });
  await put({
    state: 'failure',
    context: 'lint',
    description: '1 finding',
    target_url: 'https://ci.example/1',
  });
  await put({ state: 'success' });
  const { body } = await scene.bot.rest('GET', `/commits/${sha}/statuses`);
  expect(body).toMatchObject([
    { state: 'success', context: 'default', description: null, target_url: null },
    { state: 'failure', context: 'lint', description: '1 finding' },
    { state: 'pending', context: 'Lint' },
  ]);
});

test.each([
  ['description', { description: 'x'.repeat(141) }, 'description is too long (maximum is 140 characters)'],
  ['target_url', { target_url: 'javascript:alert(1)' }, 'target_url must use http(s) scheme'],
])('422 for a bad %s', async (_, more, message) => {
  expect(await put({ state: 'success', ...more })).toMatchObject({
    status: 422,
    body: {
      message: 'Validation Failed',
      errors: [{ code: 'custom', message }],
    },
  });
});

test('140 characters are not too many', async () => {
  expect(await put({ state: 'success', description: 'x'.repeat(140) })).toMatchObject({ status: 201 });
});

test('422 for a commit that is not there, for a short name, and for a state that is none', async () => {
  expect(await put({ state: 'success' }, '0'.repeat(40))).toMatchObject({
    status: 422,
    body: { message: `No commit found for SHA: ${'0'.repeat(40)}` },
  });
  expect(await put({ state: 'success' }, sha.slice(0, 7))).toMatchObject({ status: 422 });
  expect(await put({ state: 'running' })).toMatchObject({ status: 422 });
});

test('lists of REST have pages, with links to the others', async () => {
  const { baseUrl } = scene.harness.running;
  const commit = scene.harness.repository.base;
  for (const context of ['one', 'two', 'three']) await put({ state: 'success', context }, commit);
  const url = `${baseUrl}/github/api/v3/repos/${scene.repository}/commits/${commit}/statuses`;
  const headers = { authorization: `token ${scene.bot.token}` };
  const answer = await fetch(`${url}?per_page=1&page=2`, { headers });
  expect(await answer.json()).toMatchObject([{ context: 'two' }]);
  expect(answer.headers.get('link')).toBe(
    [
      [1, 'prev'],
      [3, 'next'],
      [3, 'last'],
      [1, 'first'],
    ]
      .map(([page, relation]) => `<${url}?per_page=1&page=${page}>; rel="${relation}"`)
      .join(', '),
  );
  expect((await fetch(url, { headers })).headers.get('link')).toBeNull();
});
