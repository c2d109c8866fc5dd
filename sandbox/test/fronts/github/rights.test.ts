import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ALL_RIGHTS, at, type GithubClient, postReview, type Scene, startScene, threadsOf } from './scene.ts';

let scene: Scene;
let threadId: string;
let commentId: string;
beforeAll(async () => {
  scene = await startScene();
  await postReview(scene);
  const [thread] = await threadsOf(scene);
  threadId = String(at(thread, 'id'));
  commentId = String(at(thread, 'comments', 'nodes', 0, 'id'));
});
afterAll(() => scene.harness.close());

const RESOLVE =
  'mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }';
const NOT_ACCESSIBLE = 'Resource not accessible by integration';

test('without contents: write an app resolves nothing, and the listing says so before', async () => {
  const app = await scene.withRights({ ...ALL_RIGHTS, contents: 'read' });
  expect(await threadsOf(scene, app)).toMatchObject([{ viewerCanResolve: false, viewerCanUnresolve: false }]);
  expect(await app.graph(RESOLVE, { id: threadId })).toEqual({
    data: { resolveReviewThread: null },
    errors: [{ type: 'FORBIDDEN', path: ['resolveReviewThread'], message: NOT_ACCESSIBLE }],
  });
  await postReview(scene, app);
  expect(await threadsOf(scene)).toMatchObject([{ isResolved: false }, {}]);
});

test('a token of a fork reads and writes nothing', async () => {
  const fork = await scene.withRights({ contents: 'read', pull_requests: 'read', statuses: 'read' });
  expect(await threadsOf(scene, fork)).not.toEqual([]);
  const input = { pullRequestId: scene.pullId, event: 'COMMENT', body: 'x' };
  for (const [query, variables] of [
    [
      'mutation ($input: AddPullRequestReviewInput!) { addPullRequestReview(input: $input) { clientMutationId } }',
      { input },
    ],
    [
      'mutation ($id: ID!) { addComment(input: { subjectId: $id, body: "x" }) { clientMutationId } }',
      { id: scene.pullId },
    ],
    [RESOLVE, { id: threadId }],
    [
      'mutation ($id: ID!) { updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $id, body: "x" }) { clientMutationId } }',
      { id: commentId },
    ],
    [
      'mutation ($id: ID!) { deletePullRequestReviewComment(input: { id: $id }) { clientMutationId } }',
      { id: commentId },
    ],
  ] as const) {
    expect(await fork.graph(query, variables)).toMatchObject({
      errors: [{ type: 'FORBIDDEN', message: NOT_ACCESSIBLE }],
    });
  }
  const sha = scene.harness.repository.head;
  for (const [path, body] of [
    [`/statuses/${sha}`, { state: 'success' }],
    [`/pulls/${scene.number}/comments`, { body: 'x', commit_id: sha, path: 'added.txt', line: 1 }],
  ] as const) {
    expect(await fork.rest('POST', path, body)).toMatchObject({
      status: 403,
      body: { message: NOT_ACCESSIBLE },
    });
  }
});

test('a token without any right to the repository sees none', async () => {
  const stranger = await scene.withRights({});
  expect(await stranger.rest('GET', '/pulls')).toMatchObject({ status: 404, body: { message: 'Not Found' } });
  const [owner, name] = scene.repository.split('/');
  expect(await stranger.graph(`{ repository(owner: "${owner}", name: "${name}") { id } }`)).toMatchObject({
    data: { repository: null },
    errors: [{ type: 'NOT_FOUND', path: ['repository'] }],
  });
  expect(
    await stranger.graph('query ($id: ID!) { node(id: $id) { id } }', { id: scene.pullId }),
  ).toMatchObject({
    data: { node: null },
    errors: [{ type: 'NOT_FOUND' }],
  });
});

test.each([
  ['write', true],
  ['maintain', true],
  ['read', false],
])('a person with %s access may resolve: %j', async (access, may) => {
  const person = await scene.person(`Person with ${access}`, access);
  const [thread] = await threadsOf(scene, person);
  expect(at(thread, 'viewerCanResolve')).toBe(may);
  const { errors } = await person.graph(RESOLVE, { id: threadId });
  expect(errors?.[0]?.type).toBe(may ? undefined : 'FORBIDDEN');
  if (may) await person.mutate('unresolveReviewThread', { threadId }, 'thread { isResolved }');
});

test('whoever resolved is told as a user, and an app by the name that REST has for it', async () => {
  const resolvedBy = async (client: GithubClient) => {
    await client.mutate('resolveReviewThread', { threadId }, 'thread { id }');
    const [thread] = await threadsOf(scene);
    await client.mutate('unresolveReviewThread', { threadId }, 'thread { id }');
    expect(at((await threadsOf(scene))[0], 'resolvedBy')).toBeNull();
    return at(thread, 'resolvedBy', 'login');
  };
  expect(await resolvedBy(scene.bot)).toBe('sarif-review-bot[bot]');
  expect(await resolvedBy(await scene.person('Grace Hopper'))).toBe('grace-hopper');
  // The author of a comment has no [bot] in GraphQL, and has it in REST.
  const [thread] = await threadsOf(scene);
  expect(at(thread, 'comments', 'nodes', 0, 'author')).toEqual({
    __typename: 'Bot',
    login: 'sarif-review-bot',
  });
  const { body } = await scene.bot.rest('GET', `/pulls/${scene.number}/comments`);
  expect(at(body, 0, 'user')).toMatchObject({ login: 'sarif-review-bot[bot]', type: 'Bot' });
});

test('an edit tells who made it and when; a person edits their own comments alone', async () => {
  const reader = await scene.person('A Reader', 'read');
  const edit = (client: GithubClient) =>
    client.graph(
      'mutation ($id: ID!) { updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $id, body: "Edited" }) { pullRequestReviewComment { viewerDidAuthor lastEditedAt editor { login } } } }',
      { id: commentId },
    );
  expect(await edit(reader)).toMatchObject({ errors: [{ type: 'FORBIDDEN' }] });
  scene.harness.time.now += 60_000;
  const lastEditedAt = '2026-02-03T04:06:06Z';
  for (const [client, login, viewerDidAuthor] of [
    [scene.bot, 'sarif-review-bot', true],
    [await scene.person('Mary Maintainer', 'maintain'), 'mary-maintainer', false],
  ] as const) {
    const { data } = await edit(client);
    expect(at(data, 'updatePullRequestReviewComment', 'pullRequestReviewComment')).toEqual({
      viewerDidAuthor,
      lastEditedAt,
      editor: { login },
    });
  }
});

test('REST says what a user may do in the repository', async () => {
  for (const [login, permission] of [
    ['ada-reviewer', 'write'],
    ['OWEN-owner', 'write'],
    ['sarif-review-bot[bot]', 'write'],
    ['a-reader', 'read'],
  ] as const) {
    const path = `/collaborators/${encodeURIComponent(login)}/permission`;
    expect(await scene.bot.rest('GET', path)).toMatchObject({ status: 200, body: { permission } });
  }
  expect(await scene.bot.rest('GET', '/collaborators/nobody/permission')).toMatchObject({ status: 404 });
});
