import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { commentsOf, type GiteaScene, onLine, reviewOf, reviewsOf, startGiteaScene } from './scene.ts';

let scene: GiteaScene;
let pull = '';
beforeAll(async () => {
  scene = await startGiteaScene();
});
afterAll(() => scene.harness.close());
beforeEach(async () => {
  pull = `/pulls/${await scene.harness.deploy()}`;
});

const bodies = (comments: readonly { readonly body: string }[]) => comments.map(({ body }) => body);

test.each(['gitea', 'forgejo'] as const)(
  'an unknown commit leaves a review on %s that fails each further one until it is deleted',
  async (server) => {
    const post = (commit_id?: string) =>
      scene.bot(server, 'POST', `${pull}/reviews`, {
        ...reviewOf(onLine(1)),
        ...(commit_id && { commit_id }),
      });
    expect(await post('0'.repeat(40))).toMatchObject({ status: 500 });
    const [pending] = await reviewsOf(scene.bot, pull, server);
    expect(pending?.state).toBe('PENDING');
    expect(await post()).toMatchObject({ status: 500 });
    const gone = await scene.bot(server, 'DELETE', `${pull}/reviews/${pending?.id}`);
    expect(gone).toMatchObject({ status: 204 });
    expect(await post()).toMatchObject({ status: 200 });
  },
);

test('a review of a person that is pending is seen by nobody else, counted all the same, and published with the next', async () => {
  const ada = await scene.person('write');
  const draft = { event: 'PENDING', body: 'A draft', comments: [onLine(1, 'a draft of Ada')] };
  expect(await ada('gitea', 'POST', `${pull}/reviews`, draft)).toMatchObject({
    status: 200,
    body: { state: 'PENDING' },
  });
  await scene.bot('gitea', 'POST', `${pull}/reviews`, reviewOf(onLine(2)));
  // It is taken out after the page was cut: a short page is not the last one.
  const first = await scene.bot('gitea', 'GET', `${pull}/reviews?limit=1&page=1`);
  expect(first).toMatchObject({ status: 200, body: [] });
  expect([first.headers.get('x-total-count'), first.headers.get('link')]).toEqual(['2', null]);
  const second = await scene.bot('gitea', 'GET', `${pull}/reviews?limit=1&page=2`);
  expect(second.body).toMatchObject([{ state: 'COMMENT', comments_count: 1 }]);
  expect(await reviewsOf(ada, pull)).toHaveLength(2);
  await ada('gitea', 'POST', `${pull}/reviews`, reviewOf(onLine(2, 'more of Ada')));
  const seen = bodies(await commentsOf(scene.bot, pull));
  expect(seen.toSorted()).toEqual(['A finding', 'a draft of Ada', 'more of Ada']);
});

test('what several jobs of one account post at once mixes, and none of it is lost or there twice', async () => {
  const jobs = ['a', 'b', 'c', 'd'].map((job) =>
    reviewOf(
      onLine(1, `${job}1`),
      { path: 'src/kept.ts', body: `${job}2`, new_position: 3 },
      onLine(2, `${job}3`),
    ),
  );
  const answers = await Promise.all(jobs.map((sent) => scene.bot('gitea', 'POST', `${pull}/reviews`, sent)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const posted = bodies(await commentsOf(scene.bot, pull)).toSorted();
  expect(posted).toEqual(['a', 'b', 'c', 'd'].flatMap((job) => [1, 2, 3].map((nth) => job + nth)));
  const counts = (await reviewsOf(scene.bot, pull)).map(({ comments_count: count }) => count);
  expect(counts.filter((count) => count !== 3)).not.toEqual([]);
});

test('the named commit pins no line: a comment stands on what is there at its number now', async () => {
  const { later, head } = scene.harness.repository;
  await scene.harness.admin('PATCH', `/deployments/${pull.split('/').at(-1)}`, { head: later });
  const sent = { ...reviewOf({ path: 'src/kept.ts', body: 'x', new_position: 3 }), commit_id: head };
  expect(await scene.bot('gitea', 'POST', `${pull}/reviews`, sent)).toMatchObject({ status: 200 });
  expect(await commentsOf(scene.bot, pull)).toMatchObject([{ position: 3, commit_id: later }]);
});

test('any path and any side is taken but one outside of the repository; two on a line are one thread, whose first comment has its flag', async () => {
  const outside = reviewOf({ path: '../x', body: 'x', new_position: 1 });
  expect(await scene.bot('gitea', 'POST', `${pull}/reviews`, outside)).toMatchObject({ status: 500 });
  const [rest] = await reviewsOf(scene.bot, pull);
  await scene.bot('gitea', 'DELETE', `${pull}/reviews/${rest?.id}`);
  const sent = reviewOf(
    { path: 'nowhere.txt', body: 'unknown file', new_position: 7 },
    { path: 'src/kept.ts', body: 'removed', old_position: 7 },
    onLine(1, 'first'),
    onLine(1, 'second'),
  );
  expect(await scene.bot('gitea', 'POST', `${pull}/reviews`, sent)).toMatchObject({ status: 200 });
  const [unknown, removed, first, second] = await commentsOf(scene.bot, pull);
  expect([unknown, removed]).toMatchObject([
    { path: 'nowhere.txt', position: 7, original_position: 0 },
    { path: 'src/kept.ts', position: 0, original_position: 7 },
  ]);
  const flag = (id: number | undefined, act: string) =>
    scene.bot('gitea', 'POST', `/pulls/comments/${id}/${act}`);
  expect(await flag(second?.id, 'resolve')).toMatchObject({ status: 204 });
  const resolvers = async () =>
    (await commentsOf(scene.bot, pull)).slice(2).map(({ resolver }) => resolver?.login);
  expect(await resolvers()).toEqual([undefined, undefined]);
  // The automatic account is in no table of users, so that its own resolving has no name.
  for (const _ of [1, 2]) expect(await flag(first?.id, 'resolve')).toMatchObject({ status: 204 });
  expect(await resolvers()).toEqual(['Ghost', undefined]);
  // The one behind it becomes the first of the thread, and the flag is gone with the old first.
  await scene.bot('gitea', 'DELETE', `/issues/comments/${first?.id}`);
  expect((await commentsOf(scene.bot, pull)).at(-1)).toMatchObject({ id: second?.id, resolver: null });
});

describe('an answer', () => {
  const post = async () => {
    await scene.bot('gitea', 'POST', `${pull}/reviews`, reviewOf(onLine(1)));
    const [comment] = await commentsOf(scene.bot, pull);
    return comment ?? { id: 0, pull_request_review_id: 0 };
  };

  test.each([
    ['gitea', 201, 405],
    ['gitea-1.26', 405, 405],
    ['forgejo', 405, 200],
  ] as const)(
    'on %s is %d as a reply and %d as an addition to the review',
    async (server, reply, addition) => {
      const { id, pull_request_review_id: review } = await post();
      const replied = await scene.bot(server, 'POST', `${pull}/comments/${id}/replies`, {
        body: 'An answer',
      });
      const added = await scene.bot(
        server,
        'POST',
        `${pull}/reviews/${review}/comments`,
        onLine(1, 'An answer'),
      );
      expect([replied.status, added.status]).toEqual([reply, addition]);
      const [, answer] = await commentsOf(scene.bot, pull, server);
      expect(answer?.pull_request_review_id).toBe(server === 'gitea-1.26' ? undefined : review);
    },
  );

  test.each([
    ['gitea', 204],
    ['gitea-1.26', 204],
    ['forgejo', 405],
  ] as const)('resolving on %s is %d', async (server, status) => {
    const { id } = await post();
    for (const act of ['resolve', 'unresolve'])
      expect(await scene.bot(server, 'POST', `/pulls/comments/${id}/${act}`)).toMatchObject({ status });
  });
});

test('what people write on the pages of the sandbox stands in reviews as well', async () => {
  const { harness } = scene;
  const { base, head } = harness.repository;
  const comments = `/deployments/${pull.split('/').at(-1)}/comments`;
  const ada = await harness.actAs('All Users');
  await ada('POST', comments, { body: 'Why?', path: 'added.txt', newLine: 1, baseSha: base, headSha: head });
  await ada('POST', comments, { body: 'On the whole' });
  const [why] = await commentsOf(scene.bot, pull);
  expect(why).toMatchObject({ body: 'Why?', position: 1 });
  await scene.bot('gitea', 'POST', `${pull}/comments/${why?.id}/replies`, { body: 'So.' });
  expect(bodies(await commentsOf(scene.bot, pull))).toEqual(['Why?', 'So.']);
  const whole = await scene.bot('gitea', 'GET', `/issues/${pull.split('/').at(-1)}/comments`);
  expect(whole.body).toMatchObject([{ body: 'On the whole' }]);
});
