import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { at, postReview, type Scene, startScene, threadsOf } from './scene.ts';

let scene: Scene;
beforeEach(async () => {
  scene = await startScene();
});
afterEach(() => scene.harness.close());

const MANY = [
  { path: 'added.txt', line: 2, body: 'Added' },
  { path: 'src/kept.ts', line: 4, body: 'In the context' },
  { path: 'gone.txt', line: 1, side: 'LEFT', body: 'Removed' },
];

test('a review publishes all of its threads at once, and they are listed in their order', async () => {
  expect(await postReview(scene, scene.bot, MANY)).toMatchObject({
    pullRequestReview: { state: 'COMMENTED', comments: { nodes: MANY.map(({ body }) => ({ body })) } },
  });
  expect(await threadsOf(scene)).toMatchObject([
    {
      isResolved: false,
      isOutdated: false,
      path: 'added.txt',
      line: 2,
      subjectType: 'LINE',
      viewerCanResolve: true,
      viewerCanUnresolve: false,
      resolvedBy: null,
      comments: {
        totalCount: 1,
        nodes: [
          {
            state: 'SUBMITTED',
            body: 'Added',
            viewerDidAuthor: true,
            author: { __typename: 'Bot', login: 'sarif-review-bot' },
            editor: null,
            lastEditedAt: null,
          },
        ],
      },
    },
    { path: 'src/kept.ts', line: 4 },
    { path: 'gone.txt', line: 1 },
  ]);
});

test('on the page the line above the threads of a review is a line, and a longer text a card', async () => {
  const threads = [{ path: 'added.txt', line: 2, body: 'A finding' }];
  for (const body of ['1 error by PMD', 'I read all of it.\n\nThe names first.'])
    await scene.bot.mutate(
      'addPullRequestReview',
      { pullRequestId: scene.pullId, event: 'COMMENT', threads, body },
      'pullRequestReview { id }',
    );
  const html = await (await fetch(`${scene.harness.running.baseUrl}/deployments/${scene.number}`)).text();
  const ofWhole = html.slice(html.indexOf('id="timeline"'), html.indexOf('class="of-file"'));
  expect(ofWhole.match(/<article class="thread /gu)).toHaveLength(1);
  expect(ofWhole).toMatch(
    /<div class="system"[^>]*><strong>[^<]*<\/strong> <div class="markdown"><p>1 error by PMD/u,
  );
  expect(ofWhole).toMatch(/<article class="thread .*The names first\./su);
  // Two threads and the card.
  expect(html).toMatch(/Conversation <span class="count">3</u);
});

test.each([
  ['a line outside the hunks', { path: 'src/after.ts', line: 15 }, 'line must be part of the diff'],
  ['a line after the end', { path: 'added.txt', line: 3 }, 'line must be part of the diff'],
  ['a file that is not in the diff', { path: 'untouched.txt', line: 1 }, 'path is invalid'],
  ['the old name of a file', { path: 'src/before.ts', line: 2 }, 'path is invalid'],
  ['a binary file', { path: 'data.bin', line: 1 }, 'line must be part of the diff'],
  ['a removed line on the wrong side', { path: 'gone.txt', line: 1 }, 'line must be part of the diff'],
  ['a range over two hunks', { path: 'src/kept.ts', line: 8, startLine: 40 }, 'must precede the end line'],
])('a review with %s fails whole, and does not say for which thread', async (_, place, message) => {
  const threads = [...MANY, { ...place, body: 'Bad' }];
  const { data, errors } = await scene.bot.graph(
    'mutation ($input: AddPullRequestReviewInput!) { addPullRequestReview(input: $input) { pullRequestReview { id } } }',
    { input: { pullRequestId: scene.pullId, event: 'COMMENT', threads } },
  );
  expect(data).toEqual({ addPullRequestReview: null });
  expect(errors).toMatchObject([
    { type: 'UNPROCESSABLE', path: ['addPullRequestReview'], message: expect.stringContaining(message) },
  ]);
  expect(JSON.stringify(errors)).not.toContain(place.path);
  expect(await threadsOf(scene)).toEqual([]);
});

test('a review is of a commit of the pull request', async () => {
  const { head, base, later } = scene.harness.repository;
  const post = (commitOID: string) =>
    scene.bot.graph(
      'mutation ($input: AddPullRequestReviewInput!) { addPullRequestReview(input: $input) { pullRequestReview { id } } }',
      { input: { pullRequestId: scene.pullId, event: 'COMMENT', commitOID, threads: MANY } },
    );
  for (const commit of [base, later, '0'.repeat(40)]) {
    expect(await post(commit)).toMatchObject({
      errors: [{ type: 'UNPROCESSABLE', message: expect.stringContaining('not part of the pull request') }],
    });
  }
  expect((await post(head)).errors).toBeUndefined();
  await scene.harness.admin('PATCH', `/deployments/${scene.number}`, { head: later });
  expect((await post(head)).errors).toBeUndefined();
  expect(await threadsOf(scene)).toHaveLength(6);
});

test('a review without text and threads, and one whose body is too long, are refused', async () => {
  const post = (input: Readonly<Record<string, unknown>>) =>
    scene.bot.graph(
      'mutation ($input: AddPullRequestReviewInput!) { addPullRequestReview(input: $input) { pullRequestReview { id } } }',
      { input: { pullRequestId: scene.pullId, event: 'COMMENT', ...input } },
    );
  expect(await post({})).toMatchObject({ errors: [{ type: 'UNPROCESSABLE' }] });
  expect(await post({ threads: [{ ...MANY[0], body: 'x'.repeat(65_537) }] })).toMatchObject({
    errors: [{ message: 'Body is too long (maximum is 65536 characters)' }],
  });
  expect(
    (await post({ threads: [{ ...MANY[0], body: '\u{1F600}'.repeat(65_536) }] })).errors,
  ).toBeUndefined();
});

test('the text of a review is no comment on the whole', async () => {
  await scene.bot.mutate(
    'addPullRequestReview',
    { pullRequestId: scene.pullId, event: 'COMMENT', body: 'On the whole' },
    'pullRequestReview { id }',
  );
  const { data } = await scene.bot.graph(
    'query ($id: ID!) { node(id: $id) { ... on PullRequest { comments(first: 9) { totalCount } reviews(first: 9) { nodes { body state } } } } }',
    { id: scene.pullId },
  );
  expect(at(data, 'node')).toEqual({
    comments: { totalCount: 0 },
    reviews: { nodes: [{ body: 'On the whole', state: 'COMMENTED' }] },
  });
  // Nor is it a thread to whoever looks from outside.
  expect((await scene.harness.admin('GET', `/deployments/${scene.number}`)).body).toMatchObject({
    threads: [],
    reviews: [{ body: 'On the whole' }],
  });
});
