import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { schema } from '@octokit/graphql-schema';
import { condenseSchema, toSchemaModule } from '../../../../scripts/condense-schema.ts';
import { githubSchema, publishedSchema } from '../../../fronts/github/schema/github-schema.ts';
import { PUBLISHED_SCHEMA } from '../../../fronts/github/schema/published-schema.ts';
import { PROPOSED } from '../../../rules/deployments.ts';
import { at, postReview, type Scene, startScene, threadsOf } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
  for (const body of ['One', 'Two', 'Three']) {
    await postReview(scene, scene.bot, [{ path: 'added.txt', line: 1, body }]);
  }
});
afterAll(() => scene.harness.close());

/** Names of the fields of one page of threads. */
const page = (argumentsOf: string) =>
  scene.bot.graph(
    `query ($id: ID!) { node(id: $id) { ... on PullRequest { reviewThreads(${argumentsOf}) {
      totalCount nodes { comments(first: 1) { nodes { body } } }
      pageInfo { hasNextPage hasPreviousPage endCursor } } } } }`,
    { id: scene.pullId },
  );
const bodiesOf = (data: unknown): readonly unknown[] => {
  const nodes = at(data, 'node', 'reviewThreads', 'nodes');
  return Array.isArray(nodes) ? nodes.map((node) => at(node, 'comments', 'nodes', 0, 'body')) : [];
};

test('threads come in pages, by a cursor that stays where others are deleted', async () => {
  const first = await page('first: 2');
  expect(bodiesOf(first.data)).toEqual(['One', 'Two']);
  expect(at(first.data, 'node', 'reviewThreads')).toMatchObject({
    totalCount: 3,
    pageInfo: { hasNextPage: true, hasPreviousPage: false },
  });
  const cursor = at(first.data, 'node', 'reviewThreads', 'pageInfo', 'endCursor');
  const second = await page(`first: 2, after: "${cursor}"`);
  expect(bodiesOf(second.data)).toEqual(['Three']);
  expect(at(second.data, 'node', 'reviewThreads', 'pageInfo')).toMatchObject({
    hasNextPage: false,
    hasPreviousPage: true,
  });
  expect(bodiesOf((await page('last: 1')).data)).toEqual(['Three']);
  expect(bodiesOf((await page(`first: 9, before: "${cursor}"`)).data)).toEqual(['One']);
  expect(bodiesOf((await page('first: 0')).data)).toEqual([]);
});

test('comments of a thread have pages of their own', async () => {
  const [thread] = await threadsOf(scene);
  const number = at(thread, 'comments', 'nodes', 0, 'fullDatabaseId');
  await scene.bot.rest('POST', `/pulls/${scene.number}/comments/${number}/replies`, { body: 'A reply' });
  const comments = (more: string) =>
    scene.bot.graph(
      `query ($id: ID!) { node(id: $id) { ... on PullRequestReviewThread { comments(first: 1 ${more}) {
        nodes { body } pageInfo { hasNextPage endCursor } } } } }`,
      { id: at(thread, 'id') },
    );
  const first = at((await comments('')).data, 'node', 'comments');
  expect(first).toMatchObject({ nodes: [{ body: 'One' }], pageInfo: { hasNextPage: true } });
  const next = await comments(`, after: "${at(first, 'pageInfo', 'endCursor')}"`);
  expect(at(next.data, 'node', 'comments')).toMatchObject({
    nodes: [{ body: 'A reply' }],
    pageInfo: { hasNextPage: false },
  });
});

test.each([
  ['', 'MISSING_PAGINATION_BOUNDARIES'],
  ['first: 101', 'EXCESSIVE_PAGINATION'],
  ['first: -1', 'INVALID_PAGINATION'],
  ['first: 1, after: "x"', 'INVALID_CURSOR_ARGUMENTS'],
])('a list asked for with (%s) is refused: %s', async (given, type) => {
  const query = `query ($id: ID!) { node(id: $id) { ... on PullRequest { comments${given === '' ? '' : `(${given})`} { totalCount } } } }`;
  expect(await scene.bot.graph(query, { id: scene.pullId })).toMatchObject({
    data: { node: null },
    errors: [{ type, path: ['node', 'comments'] }],
  });
});

test('mutations of one request run in their order, each on its own', async () => {
  const [one, two] = await threadsOf(scene);
  const { data, errors } = await scene.bot.graph(
    `mutation ($one: ID!, $two: ID!, $comment: ID!) {
      a: resolveReviewThread(input: { threadId: $one }) { thread { isResolved } }
      b: updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $comment, body: "" }) { clientMutationId }
      c: resolveReviewThread(input: { threadId: "PRRT_none" }) { thread { isResolved } }
      d: resolveReviewThread(input: { threadId: $two, clientMutationId: "mine" }) { clientMutationId }
      e: unresolveReviewThread(input: { threadId: $one }) { thread { isResolved } }
    }`,
    { one: at(one, 'id'), two: at(two, 'id'), comment: at(one, 'comments', 'nodes', 0, 'id') },
  );
  expect(data).toEqual({
    a: { thread: { isResolved: true } },
    b: null,
    c: null,
    d: { clientMutationId: 'mine' },
    e: { thread: { isResolved: false } },
  });
  expect(errors).toEqual([
    expect.objectContaining({ type: 'UNPROCESSABLE', path: ['b'] }),
    expect.objectContaining({ type: 'NOT_FOUND', path: ['c'] }),
  ]);
  expect(await threadsOf(scene)).toMatchObject([{ isResolved: false }, { isResolved: true }, {}]);
});

test.each([
  ['{ viewer { logn } }', 'Cannot query field "logn" on type "User"'],
  ['query ($id: ID!) { node(id: $id) { id } }', 'Variable "$id" of required type "ID!" was not provided'],
  ['{ viewer', 'Syntax Error'],
])('a query that the schema does not know is refused: %s', async (query, message) => {
  const { data, errors } = await scene.bot.graph(query);
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.message).toContain(message);
});

test('a field of the schema that the sandbox lacks is an error, and no null', async () => {
  expect(await scene.bot.graph('{ viewer { login company } }')).toMatchObject({
    data: { viewer: { login: 'sarif-review-bot[bot]', company: null } },
    errors: [{ type: 'NOT_SERVED', message: 'The sandbox does not have the field User.company.' }],
  });
});

test('what is not there is NOT_FOUND, beside null', async () => {
  const [owner, name] = scene.repository.split('/');
  expect(
    await scene.bot.graph(
      `{ repository(owner: "${owner}", name: "${name}") { id pullRequest(number: 99) { id } } }`,
    ),
  ).toMatchObject({
    data: { repository: { id: expect.any(String), pullRequest: null } },
    errors: [
      {
        type: 'NOT_FOUND',
        path: ['repository', 'pullRequest'],
        message: 'Could not resolve to a PullRequest with the number of 99.',
      },
    ],
  });
  expect(await scene.bot.rest('GET', '/pulls/99')).toMatchObject({
    status: 404,
    body: { message: 'Not Found' },
  });
});

test('the state of a pull request: draft, closed and merged', async () => {
  const stateAfter = async (changes: object) => {
    await scene.harness.admin('PATCH', `/deployments/${scene.number}`, changes);
    const query = 'query ($id: ID!) { node(id: $id) { ... on PullRequest { isDraft state merged } } }';
    const { data } = await scene.bot.graph(query, { id: scene.pullId });
    const { body } = await scene.bot.rest('GET', `/pulls/${scene.number}`);
    return [at(data, 'node'), at(body, 'draft'), at(body, 'state')];
  };
  expect(await stateAfter({ phase: 'DRAFT' })).toEqual([
    { isDraft: true, state: 'OPEN', merged: false },
    true,
    'open',
  ]);
  expect(await stateAfter({ phase: PROPOSED, state: 'merged' })).toEqual([
    { isDraft: false, state: 'MERGED', merged: true },
    false,
    'closed',
  ]);
});

test('the address of a pull request leads to its page', async () => {
  const { data } = await scene.bot.graph(
    'query ($id: ID!) { node(id: $id) { ... on PullRequest { url } } }',
    {
      id: scene.pullId,
    },
  );
  const { baseUrl } = scene.harness.running;
  const url = String(at(data, 'node', 'url'));
  expect(url).toBe(`${baseUrl}/github/${scene.repository}/pull/${scene.number}`);
  for (const [tab, page] of [
    ['', ''],
    ['/files', '/changes'],
  ]) {
    const { status, headers } = await fetch(url + tab, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([302, `/deployments/${scene.number}${page}`]);
  }
});

test('the sandbox executes the schema that GitHub publishes', () => {
  // After a new version of the package: node scripts/write-github-schema.ts
  expect(publishedSchema()).toBe(condenseSchema(schema.idl));
  expect(toSchemaModule(publishedSchema())).toContain(PUBLISHED_SCHEMA);
});

test('the schema is built once, and has the mutations of reviews', () => {
  expect(githubSchema()).toBe(githubSchema());
  expect(Object.keys(githubSchema().getMutationType()?.getFields() ?? {})).toEqual(
    expect.arrayContaining(['addPullRequestReview', 'resolveReviewThread', 'updatePullRequestReviewComment']),
  );
});
