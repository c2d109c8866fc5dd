import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ALL_RIGHTS, at, postReview, type Scene, startScene, threadsOf } from './scene.ts';

let scene: Scene;
let threadId: string;
let commentNumber: number;
beforeEach(async () => {
  scene = await startScene();
  await postReview(scene);
  const [thread] = await threadsOf(scene);
  threadId = String(at(thread, 'id'));
  commentNumber = Number(at(thread, 'comments', 'nodes', 0, 'fullDatabaseId'));
});
afterEach(() => scene.harness.close());

const PLACE = { path: 'added.txt', line: 1 };

/** A review that another workflow of the same identity has left without submitting it. */
async function leavePending(): Promise<string> {
  const other = await scene.withRights(ALL_RIGHTS);
  const input = { pullRequestId: scene.pullId, threads: [{ ...PLACE, body: 'Staged' }] };
  const payload = await other.mutate('addPullRequestReview', input, 'pullRequestReview { id state }');
  expect(at(payload, 'pullRequestReview', 'state')).toBe('PENDING');
  return String(at(payload, 'pullRequestReview', 'id'));
}

const ADD_REVIEW =
  'mutation ($input: AddPullRequestReviewInput!) { addPullRequestReview(input: $input) { pullRequestReview { id } } }';

test('while a review is pending, every other one of the same identity is refused, and every comment by REST', async () => {
  await leavePending();
  const threads = [{ ...PLACE, body: 'Mine' }];
  const one = 'User can only have one pending review per pull request';
  for (const event of ['COMMENT', null]) {
    expect(
      await scene.bot.graph(ADD_REVIEW, { input: { pullRequestId: scene.pullId, event, threads } }),
    ).toMatchObject({
      data: { addPullRequestReview: null },
      errors: [{ type: 'UNPROCESSABLE', message: one }],
    });
  }
  const inline = { ...PLACE, body: 'Mine', commit_id: scene.harness.repository.head };
  for (const [path, body] of [
    [`/pulls/${scene.number}/comments`, inline],
    [`/pulls/${scene.number}/comments`, { ...inline, subject_type: 'file' }],
    [`/pulls/${scene.number}/comments/${commentNumber}/replies`, { body: 'Mine' }],
  ] as const) {
    expect(await scene.bot.rest('POST', path, body)).toMatchObject({
      status: 422,
      body: { message: 'Validation Failed', errors: [{ message: one }] },
    });
  }
});

test('it keeps nobody else from writing, and neither edits, flags, top-level comments nor statuses', async () => {
  await leavePending();
  const ada = await scene.person('Ada Other');
  await postReview(scene, ada);
  const [thread] = await threadsOf(scene);
  await scene.bot.mutate('resolveReviewThread', { threadId }, 'thread { isResolved }');
  await scene.bot.mutate(
    'updatePullRequestReviewComment',
    { pullRequestReviewCommentId: at(thread, 'comments', 'nodes', 0, 'id'), body: 'Edited' },
    'clientMutationId',
  );
  await scene.bot.mutate('addComment', { subjectId: scene.pullId, body: 'Whole' }, 'clientMutationId');
  const { head } = scene.harness.repository;
  expect(await scene.bot.rest('POST', `/statuses/${head}`, { state: 'success' })).toMatchObject({
    status: 201,
  });
});

test('what is pending its author alone sees, and no listing of REST', async () => {
  await leavePending();
  expect(await threadsOf(scene)).toHaveLength(2);
  expect(await threadsOf(scene, await scene.person('Ada Other'))).toHaveLength(1);
  const { body } = await scene.bot.rest('GET', `/pulls/${scene.number}/comments`);
  expect(body).toHaveLength(1);
});

test('without a pending review a reply is published at once', async () => {
  const path = `/pulls/${scene.number}/comments/${commentNumber}/replies`;
  expect(await scene.bot.rest('POST', path, { body: 'A reply' })).toMatchObject({ status: 201 });
  const [thread] = await threadsOf(scene, await scene.person('Ada Other'));
  expect(at(thread, 'comments')).toMatchObject({
    totalCount: 2,
    nodes: [{}, { body: 'A reply', state: 'SUBMITTED' }],
  });
});

test('a pending review is thrown away with all that it holds; one that was submitted stays', async () => {
  const reviewId = await leavePending();
  await scene.bot.mutate('deletePullRequestReview', { pullRequestReviewId: reviewId }, 'clientMutationId');
  expect(await threadsOf(scene)).toHaveLength(1);
  const { data } = await scene.bot.graph(
    'query ($id: ID!) { node(id: $id) { ... on PullRequest { reviews(first: 9) { nodes { id state } } } } }',
    { id: scene.pullId },
  );
  const reviews = at(data, 'node', 'reviews', 'nodes');
  expect(reviews).toMatchObject([{ state: 'COMMENTED' }]);
  expect(
    await scene.bot.graph(
      'mutation ($id: ID!) { deletePullRequestReview(input: { pullRequestReviewId: $id }) { clientMutationId } }',
      { id: at(reviews, 0, 'id') },
    ),
  ).toMatchObject({ errors: [{ message: 'Can not delete a non-pending pull request review' }] });
});

test('what is pending is on no page and in no listing of another interface, also after a restart', async () => {
  await leavePending();
  await scene.harness.restart();
  const { body } = await scene.harness.admin('GET', `/deployments/${scene.number}`);
  expect(JSON.stringify(body)).not.toContain('Staged');
  expect(JSON.stringify(body)).toContain('A finding');
  expect(await scene.harness.admin('DELETE', `/deployments/${scene.number}`)).toMatchObject({ status: 204 });
});
