import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { send } from '../../../../demo/sandbox-client.ts';
import { at, postReview, type Scene, startScene, threadsOf } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.harness.close());
beforeEach(() => scene.harness.admin('DELETE', '/faults'));

const inject = (operation: string, effect: object) =>
  scene.harness.admin('POST', '/faults', { rules: [{ operation, effect, calls: [1] }] });

const QUERY =
  'query ($id: ID!) { node(id: $id) { ... on PullRequest { reviewThreads(first: 9) { totalCount } } } }';
const ADD = `mutation ($id: ID!, $body: String!) { addComment(input: { subjectId: $id, body: $body }) {
  commentEdge { node { id body } } } }`;

/** Sends a request to GraphQL as the bot, whatever its answer. */
function post(query: string, variables: Readonly<Record<string, unknown>>): Promise<Response> {
  return fetch(`${scene.harness.running.baseUrl}/github/api/graphql`, {
    method: 'POST',
    headers: { authorization: `bearer ${scene.bot.token}` },
    body: JSON.stringify({ query, variables }),
  });
}

test.each([
  ['list-comments', QUERY, {}],
  ['create-comment', ADD, { body: 'x' }],
])(
  'an error inside of a 200 comes at %s, with and without a time to come again',
  async (operation, query, more) => {
    const message = 'You have exceeded a secondary rate limit.';
    for (const retryAfter of [undefined, '7']) {
      await inject(operation, { kind: 'graphql-error', type: 'RATE_LIMITED', message, retryAfter });
      const answer = await post(query, { id: scene.pullId, ...more });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('retry-after')).toBe(retryAfter ?? null);
      expect(await answer.json()).toEqual({ errors: [{ type: 'RATE_LIMITED', message }] });
    }
  },
);

test('a limit comes as 403 by REST and by GraphQL, in the form of its errors', async () => {
  const effect = { kind: 'status', status: 403, message: 'API rate limit exceeded', limitResetSeconds: 90 };
  await inject('list-comments', effect);
  const answer = await post(QUERY, { id: scene.pullId });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('x-ratelimit-remaining')).toBe('0');
  expect(Number(answer.headers.get('x-ratelimit-reset'))).toBe(scene.harness.time.now / 1000 + 90);
  expect(await answer.json()).toMatchObject({ message: 'API rate limit exceeded', status: '403' });
  await inject('put-check', { kind: 'graphql-error', type: 'RATE_LIMITED', message: 'Too many' });
  const sha = scene.harness.repository.head;
  expect(await scene.bot.rest('POST', `/statuses/${sha}`, { state: 'success' })).toMatchObject({
    status: 403,
    body: { message: 'Too many' },
  });
});

test('an effect may come before the answer that is lost, and a body be changed on its way', async () => {
  await inject('create-comment', { kind: 'status', status: 502, when: 'after' });
  expect((await post(ADD, { id: scene.pullId, body: 'Lost answer' })).status).toBe(502);
  await inject('create-comment', { kind: 'stripped-html-comments' });
  const { data } = await scene.bot.graph(ADD, { id: scene.pullId, body: 'Kept<!-- hidden -->' });
  expect(at(data, 'addComment', 'commentEdge', 'node', 'body')).toBe('Kept');
  const listed = await scene.bot.graph(
    'query ($id: ID!) { node(id: $id) { ... on PullRequest { comments(first: 9) { nodes { body } } } } }',
    { id: scene.pullId },
  );
  expect(at(listed.data, 'node', 'comments', 'nodes')).toEqual([{ body: 'Lost answer' }, { body: 'Kept' }]);
});

test('a listing may lag, and its later pages may shift', async () => {
  // The state before a write is kept while the fault is on.
  await inject('list-comments', { kind: 'lagging-listing', writes: 1 });
  await postReview(scene);
  expect(await threadsOf(scene)).toEqual([]);
  expect(await threadsOf(scene)).toHaveLength(1);
  await postReview(scene);
  await inject('list-comments', { kind: 'shifted-page', by: 1 });
  const page = (after: string | null) =>
    scene.bot.graph(
      `query ($id: ID!, $after: String) { node(id: $id) { ... on PullRequest {
        reviewThreads(first: 1, after: $after) { nodes { id } pageInfo { endCursor } } } } }`,
      { id: scene.pullId, after },
    );
  const cursor = at((await page(null)).data, 'node', 'reviewThreads', 'pageInfo', 'endCursor');
  await inject('list-comments', { kind: 'shifted-page', by: 1 });
  expect(at((await page(String(cursor))).data, 'node', 'reviewThreads', 'nodes')).toEqual([]);
});

test('the log of requests names what a request to GraphQL did, and to which pull request', async () => {
  await scene.harness.admin('DELETE', '/requests');
  await post(ADD, { id: scene.pullId, body: 'Logged' });
  const [owner, name] = scene.repository.split('/');
  await post(
    'query ($owner: String!, $name: String!, $number: Int!) { repository(owner: $owner, name: $name) { pullRequest(number: $number) { state } } }',
    { owner, name, number: scene.number },
  );
  await post(
    'query ReadName($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { id } }',
    { owner, name },
  );
  await post('query ReadName { viewer { login } nowhere }', {});
  const { body } = await scene.harness.admin('GET', '/requests');
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ effect: 'query ReadName' }),
      expect.objectContaining({ effect: expect.stringMatching(/^query ReadName, with errors: .*nowhere/u) }),
      expect.objectContaining({ operation: 'create-comment', deployment: scene.number, status: 200 }),
      expect.objectContaining({
        operation: 'get-deployment',
        deployment: scene.number,
        effect: 'query repository',
      }),
    ]),
  );
});

test.each([
  ['no token', {}, '{}', 401],
  ['another token', { authorization: 'Bearer ghs_no' }, '{}', 401],
  ['no JSON', undefined, 'query', 400],
  ['no query', undefined, '{}', 400],
])('GraphQL answers %s in its own form', async (_, headers, body, status) => {
  const answer = await send(`${scene.harness.running.baseUrl}/github/api/graphql`, {
    method: 'POST',
    headers: headers ?? { authorization: `Bearer ${scene.bot.token}` },
    body,
  });
  expect(answer).toMatchObject({ status, body: { message: expect.any(String), status: String(status) } });
});
