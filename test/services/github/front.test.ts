import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  ALL_RIGHTS,
  at,
  type GithubClient,
  type Scene,
  startScene,
  threadsOf,
} from '../../../sandbox/test/fronts/github/scene.ts';
import { createGithubService, findPullRequests } from '../../../src/services/github.ts';
import type { InlinePost, ReviewService } from '../../../src/services/port.ts';
import { createFakeWorld, START } from '../../http/fake-world.ts';
import { edit, setResolved } from '../change-one.ts';

/** What only GitHub promises, over the wire of its front. */
let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.harness.close());

function access(client: GithubClient): Omit<Parameters<typeof createGithubService>[0], 'pullRequest'> {
  const { baseUrl } = scene.harness.running;
  return {
    apiUrl: `${baseUrl}/github/api/v3`,
    token: client.token,
    repository: scene.repository,
    readyTimeoutMs: 5_000,
    deadline: START + 900_000,
    userAgent: 'sarif-review/0',
    world: createFakeWorld(),
    progress: () => undefined,
  };
}

function connect(client = scene.bot): ReviewService {
  return createGithubService({ ...access(client), pullRequest: scene.number });
}

function post(body: string, place: { path: string; newLine?: number; oldLine?: number }): InlinePost {
  const { base: baseSha, head: headSha } = scene.harness.repository;
  return { body, position: { ...place, baseSha, headSha } };
}

const REVIEW = 'pullRequestReview { id state }';
const ADDED = { path: 'added.txt', newLine: 2 };

async function reviewsOf(client = scene.bot): Promise<readonly unknown[]> {
  const query =
    'query ($id: ID!) { node(id: $id) { ... on PullRequest { reviews(first: 100) { nodes { state body commit { oid } comments(first: 100) { totalCount } } } } } }';
  const { data } = await client.graph(query, { id: scene.pullId });
  return at(data, 'node', 'reviews', 'nodes') as readonly unknown[];
}

test('many comments are one review of the planned head, and so one mail', async () => {
  const service = connect();
  const places = [ADDED, { path: 'src/kept.ts', newLine: 4, oldLine: 4 }, { path: 'gone.txt', oldLine: 1 }];
  const posts = places.map((place, index) => post(`Finding ${index}`, place));
  const outcomes = await service.postInline(posts, (together) => `${together.length} findings by PMD`);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
  const { head: oid } = scene.harness.repository;
  expect(await reviewsOf()).toEqual([
    { state: 'COMMENTED', body: '3 findings by PMD', commit: { oid }, comments: { totalCount: 3 } },
  ]);
  // It is no comment, so it stands in no listing.
  expect((await service.listComments()).map(({ body }) => body)).toEqual(posts.map(({ body }) => body));
});

test('a line that the diff does not show costs no other one, and takes a comment on its file', async () => {
  const service = connect();
  const bad = { path: 'src/after.ts', newLine: 15 };
  const outcomes = await service.postInline([
    ...[0, 1, 2].map((index) => post(`Good ${index}`, ADDED)),
    post('Bad', bad),
    post('Good 3', ADDED),
  ]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done', 'no-effect', 'done']);
  expect(outcomes[3]).toMatchObject({ refusal: 'position' });
  expect(await threadsOf(scene)).toHaveLength(4);

  const [onFile] = await service.postInline([post('Bad', { path: bad.path })]);
  expect(onFile).toMatchObject({ kind: 'done', value: { body: 'Bad', resolvable: true } });
  expect(await threadsOf(scene)).toContainEqual(
    expect.objectContaining({ path: bad.path, line: null, subjectType: 'FILE' }),
  );
});

describe('while a review of this account is pending', () => {
  const pending = () =>
    scene.bot.mutate(
      'addPullRequestReview',
      { pullRequestId: scene.pullId, threads: [{ path: 'added.txt', line: 1, body: 'A draft' }] },
      REVIEW,
    );

  test('nothing is posted, nothing is swallowed by it, and it stays', async () => {
    const service = connect();
    const [first] = await service.postInline([post('Before', ADDED)]);
    if (first?.kind !== 'done') throw new Error('not posted');
    await pending();
    const refused = {
      kind: 'no-effect',
      refusal: 'not-ready',
      remedy: expect.stringMatching(/pending review/u),
    };
    expect(await connect().postInline([post('a', ADDED), post('b', ADDED)])).toMatchObject([
      refused,
      refused,
    ]);
    expect(await connect().postInline([post('c', { path: 'added.txt' })])).toMatchObject([refused]);
    expect(await connect().reply(first.value.discussionId, 'd')).toMatchObject(refused);
    expect((await connect().listComments()).map(({ body }) => body)).toEqual(['Before']);
    expect(await reviewsOf()).toContainEqual(
      expect.objectContaining({ state: 'PENDING', comments: { totalCount: 1 } }),
    );
  });

  test('comments on the whole, edits and flags go on', async () => {
    const service = connect();
    const [first] = await service.postInline([post('Before', ADDED)]);
    if (first?.kind !== 'done') throw new Error('not posted');
    await pending();
    expect(await service.postTopLevel('A summary comment')).toMatchObject({ kind: 'done' });
    expect(await edit(service, first.value.id, 'After')).toMatchObject({ kind: 'done' });
    expect(await setResolved(service, first.value.discussionId, true)).toMatchObject({ kind: 'done' });
  });
});

describe('rights', () => {
  test('without `contents: write` nothing can be resolved, which the listing says before', async () => {
    const limited = connect(await scene.withRights({ ...ALL_RIGHTS, contents: 'read' }));
    const [posted] = await limited.postInline([post('A finding', ADDED)]);
    if (posted?.kind !== 'done') throw new Error('not posted');
    expect((await limited.listComments()).map(({ mayResolve }) => mayResolve)).toEqual([false]);
    expect(await setResolved(limited, posted.value.discussionId, true)).toMatchObject({
      kind: 'no-effect',
      refusal: 'forbidden',
      remedy: expect.stringContaining('contents: write'),
    });
    expect((await connect().listComments()).map(({ mayResolve }) => mayResolve)).toEqual([true]);
  });

  test('of a token that only reads are told by what is missing', async () => {
    const reading = connect(
      await scene.withRights({ contents: 'read', pull_requests: 'read', statuses: 'read' }),
    );
    const forbidden = (right: string) => ({
      kind: 'no-effect',
      refusal: 'forbidden',
      remedy: expect.stringContaining(right),
    });
    expect(await reading.readChange()).toMatchObject({ state: 'open' });
    expect(await reading.postInline([post('a', ADDED)])).toMatchObject([forbidden('pull-requests: write')]);
    expect(await reading.postTopLevel('b')).toMatchObject(forbidden('pull-requests: write'));
    expect(await reading.putCheck({ name: 'lint', state: 'passed', text: 'ok' })).toMatchObject(
      forbidden('statuses: write'),
    );
  });
});

test('people and bots are told apart by ids, whatever their names are', async () => {
  const service = connect();
  const { writer } = await service.readChange();
  const [posted] = await service.postInline([post('A finding', ADDED)]);
  if (posted?.kind !== 'done') throw new Error('not posted');
  // Their name is that of the bot, as far as a login shows it.
  const person = connect(await scene.person('SARIF Review Bot', 'write'));
  expect(await person.reply(posted.value.discussionId, 'Why?')).toMatchObject({ kind: 'done' });
  const [ours, theirs] = await service.listComments();
  expect(ours).toMatchObject({ mine: true, author: writer });
  expect(theirs).toMatchObject({ mine: false, author: (await person.readChange()).writer });
  expect(theirs?.author).not.toBe(writer);
  expect((theirs?.createdAt ?? 0) > (ours?.createdAt ?? 0)).toBe(true);
});

test('a push that moves lines, and one that outdates a thread, change nothing of its listing', async () => {
  const service = connect();
  const path = 'src/kept.ts';
  await service.postInline([
    post('Moves', { path, newLine: 1, oldLine: 1 }),
    post('Leaves', { path, newLine: 4, oldLine: 4 }),
  ]);
  const before = await service.listComments();
  await scene.harness.admin('PATCH', `/deployments/${scene.number}`, {
    head: scene.harness.repository.later,
  });
  expect(await service.listComments()).toEqual(before);
  expect(await threadsOf(scene)).toMatchObject([{ line: 2 }, { line: null, isOutdated: true }]);
});

test('a thread without its first comment keeps its replies', async () => {
  const service = connect();
  const [posted] = await service.postInline([post('A finding', ADDED)]);
  if (posted?.kind !== 'done') throw new Error('not posted');
  await service.reply(posted.value.discussionId, 'A reply');
  expect(await service.deleteComment(posted.value.id)).toMatchObject({ kind: 'done' });
  expect((await service.listComments()).map(({ body }) => body)).toEqual(['A reply']);
  expect(await service.reply(posted.value.discussionId, 'Another one')).toMatchObject({ kind: 'done' });
});

test('the diff begins where the branches parted, also after the target branch has moved on', async () => {
  const { repository, admin } = scene.harness;
  const { base, head, git } = repository;
  const tree = git('rev-parse', `${base}^{tree}`);
  const moved = git('commit-tree', tree, '-p', base, '-m', 'The target branch moves on');
  await admin('PATCH', `/deployments/${scene.number}`, { base: moved });
  expect(await connect().readChange()).toMatchObject({ base, head });
});

test('a pull request is found by its head and the branch of it', async () => {
  const { head } = scene.harness.repository;
  const { data } = await scene.bot.graph(
    'query ($id: ID!) { node(id: $id) { ... on PullRequest { headRefName } } }',
    { id: scene.pullId },
  );
  const branch = `sandbox:${at(data, 'node', 'headRefName')}`;
  const find = (sha: string, of = branch) => findPullRequests(access(scene.bot), { sha, branch: of });
  expect(await find(head)).toEqual([scene.number]);
  expect(await find(scene.harness.repository.later)).toEqual([]);
  expect(await find(head, 'octocat:deploy')).toEqual([]);
  await scene.harness.admin('PATCH', `/deployments/${scene.number}`, { state: 'merged' });
  expect(await find(head)).toEqual([]);
});

test.each(['closed', 'merged'])('a pull request that is %s is closed', async (state) => {
  await scene.harness.admin('PATCH', `/deployments/${scene.number}`, { state });
  expect(await connect().readChange()).toMatchObject({ state: 'closed' });
});

test('of two checks of one context the last one counts', async () => {
  const service = connect();
  await service.putCheck({ name: 'lint', state: 'running', text: 'Begun' });
  await service.putCheck({ name: 'lint', state: 'passed', text: 'Done' });
  const { head } = scene.harness.repository;
  const { body } = await scene.bot.rest('GET', `/commits/${head}/statuses`);
  expect(body).toMatchObject([{ state: 'success' }, { state: 'pending' }]);
});

test('the page of a thread is its line in the diff, once the pull request was read', async () => {
  const service = connect();
  const thread = { discussionId: 'PRRT_1', path: 'added.txt', line: 2 };
  expect(service.threadPage?.(thread)).toBeUndefined();
  await service.readChange();
  // The hash of the path, as `sha256sum` writes it.
  const file = '005338a261920beed70d358c421c16850b4a5fb5e6ff7e97466a4a1b4126264b';
  expect(service.threadPage?.(thread)).toMatch(
    new RegExp(`/${scene.repository}/pull/${scene.number}/files#diff-${file}R2$`, 'u'),
  );
  expect(service.threadPage?.({ discussionId: 'PRRT_1' })).toBeUndefined();
});
