import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { GithubCaller } from '../../../fronts/github/rules/rights.ts';
import { addStatus } from '../../../fronts/github/rules/statuses.ts';
import { createUser } from '../../../rules/accounts.ts';
import { makeSandbox } from '../../make-sandbox.ts';
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
])('422 for a bad %s', async (field, more, message) => {
  expect(await put({ state: 'success', ...more })).toMatchObject({
    status: 422,
    body: {
      message: 'Validation Failed',
      errors: [{ resource: 'Status', code: 'custom', field, message }],
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

test('a sha and context take 1,000 statuses, in whatever case the context is written', async () => {
  const { sandbox, close } = makeSandbox();
  try {
    const { path, head } = scene.harness.repository;
    const project = { id: 1, name: 'any', fullName: 'sandbox/any', repository: path };
    const user = createUser(sandbox, { name: 'App', role: 'All Users', isBot: true });
    const caller = {
      user,
      isApp: true,
      rights: { contents: 'read', pull_requests: 'read', statuses: 'write' },
    };
    const put = (context: string) =>
      addStatus(sandbox, caller as GithubCaller, project, head, {
        state: 'pending',
        context,
        description: null,
        target_url: null,
      });
    const { id: _, ...first } = await put('full');
    sandbox.store.transaction(() => {
      for (let count = 2; count < 1_000; count += 1)
        sandbox.store.statuses.insert({ ...first, name: 'FULL' });
    });
    await put('Full');
    await expect(put('Full')).rejects.toThrow(
      'This SHA and context has reached the maximum number of statuses.',
    );
    expect(await put('other')).toMatchObject({ name: 'other' });
  } finally {
    close();
  }
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
