import { getOctokit } from '@actions/github';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { ALL_RIGHTS, at, type Scene, startScene } from './scene.ts';

let scene: Scene;
let octokit: ReturnType<typeof getOctokit>;
let names: { readonly owner: string; readonly repo: string };

beforeAll(async () => {
  scene = await startScene();
  const [owner = '', repo = ''] = scene.repository.split('/');
  names = { owner, repo };
  // The addresses of an Enterprise Server, from which octokit itself makes that of GraphQL.
  octokit = getOctokit(scene.bot.token, { baseUrl: `${scene.harness.running.baseUrl}/github/api/v3` });
});
afterAll(() => scene.harness.close());

const idSchema = z.string();

test('octokit reads a change, posts, replies, edits, resolves, reopens, deletes and sets a status', async () => {
  const { number } = scene;
  const { head } = scene.harness.repository;
  const { data: pull } = await octokit.rest.pulls.get({ ...names, pull_number: number });
  expect(pull).toMatchObject({ number, state: 'open', draft: false, head: { sha: head } });

  const review = await octokit.graphql(
    `mutation ($input: AddPullRequestReviewInput!) { addPullRequestReview(input: $input) {
      pullRequestReview { id comments(first: 20) { nodes { id fullDatabaseId } } } } }`,
    {
      input: {
        pullRequestId: pull.node_id,
        commitOID: head,
        event: 'COMMENT',
        threads: [{ path: 'added.txt', line: 1, side: 'RIGHT', body: 'One' }],
      },
    },
  );
  const comment = at(review, 'addPullRequestReview', 'pullRequestReview', 'comments', 'nodes', 0);
  const commentNumber = Number(at(comment, 'fullDatabaseId'));

  const file = await octokit.rest.pulls.createReviewComment({
    ...names,
    pull_number: number,
    commit_id: head,
    path: 'src/after.ts',
    subject_type: 'file',
    body: 'On the file',
  });
  expect(file.data).toMatchObject({ subject_type: 'file', user: { login: 'sarif-review-bot[bot]' } });

  const reply = await octokit.rest.pulls.createReplyForReviewComment({
    ...names,
    pull_number: number,
    comment_id: commentNumber,
    body: 'A reply',
  });
  expect(reply.data).toMatchObject({ in_reply_to_id: commentNumber });

  const top = await octokit.graphql(
    `mutation ($id: ID!) { addComment(input: { subjectId: $id, body: "On the whole" }) {
      commentEdge { node { id fullDatabaseId } } } }`,
    { id: pull.node_id },
  );
  const topId = idSchema.parse(at(top, 'addComment', 'commentEdge', 'node', 'id'));
  await octokit.graphql(
    `mutation ($comment: ID!, $top: ID!) {
      a: updatePullRequestReviewComment(input: { pullRequestReviewCommentId: $comment, body: "Edited" }) {
        pullRequestReviewComment { body } }
      b: updateIssueComment(input: { id: $top, body: "Edited too" }) { issueComment { body } } }`,
    { comment: at(comment, 'id'), top: topId },
  );

  const listed = await octokit.graphql(
    `query ($id: ID!) { node(id: $id) { ... on PullRequest {
      reviewThreads(first: 100) { nodes { id isResolved subjectType line comments(first: 100) { nodes { body } } } }
      comments(first: 100) { nodes { id body author { login } } } } } }`,
    { id: pull.node_id },
  );
  expect(at(listed, 'node')).toEqual({
    reviewThreads: {
      nodes: [
        {
          id: expect.any(String),
          isResolved: false,
          subjectType: 'LINE',
          line: 1,
          comments: { nodes: [{ body: 'Edited' }, { body: 'A reply' }] },
        },
        {
          id: expect.any(String),
          isResolved: false,
          subjectType: 'FILE',
          line: null,
          comments: { nodes: [{ body: 'On the file' }] },
        },
      ],
    },
    comments: { nodes: [{ id: topId, body: 'Edited too', author: { login: 'sarif-review-bot' } }] },
  });
  const threadId = at(listed, 'node', 'reviewThreads', 'nodes', 0, 'id');
  for (const [mutation, isResolved] of [
    ['resolveReviewThread', true],
    ['unresolveReviewThread', false],
  ] as const) {
    const changed = await octokit.graphql(
      `mutation ($id: ID!) { ${mutation}(input: { threadId: $id }) { thread { isResolved } } }`,
      { id: threadId },
    );
    expect(at(changed, mutation)).toEqual({ thread: { isResolved } });
  }

  const { data: open } = await octokit.rest.pulls.list(names);
  expect(open.map((one) => one.number)).toEqual([number]);
  const status = await octokit.rest.repos.createCommitStatus({
    ...names,
    sha: head,
    state: 'success',
    context: 'sarif-review',
    description: 'Nothing found',
    target_url: 'https://ci.example/1',
  });
  expect(status.data).toMatchObject({ state: 'success', context: 'sarif-review' });
  const statuses = await octokit.rest.repos.listCommitStatusesForRef({ ...names, ref: head });
  expect(statuses.data).toHaveLength(1);
  const permission = await octokit.rest.repos.getCollaboratorPermissionLevel({
    ...names,
    username: 'ada-reviewer',
  });
  expect(permission.data).toMatchObject({ permission: 'write', user: { login: 'ada-reviewer' } });

  await octokit.graphql(
    'mutation ($id: ID!) { deletePullRequestReviewComment(input: { id: $id }) { clientMutationId } }',
    { id: file.data.node_id },
  );
  await octokit.graphql(
    'mutation ($id: ID!) { deleteIssueComment(input: { id: $id }) { clientMutationId } }',
    {
      id: topId,
    },
  );
  const { data: left } = await octokit.rest.pulls.listReviewComments({ ...names, pull_number: number });
  expect(left.map(({ body }) => body)).toEqual(['Edited', 'A reply']);
});

test('octokit lists closed pull requests by their last update, with the time of the merge', async () => {
  const { harness } = scene;
  const [merged, closed] = [await harness.deploy(), await harness.deploy()];
  const long = '2031-05-06T07:08:09Z';
  await harness.admin('PATCH', `/deployments/${merged}`, { state: 'merged', endedAt: long });
  await harness.admin('PATCH', `/deployments/${closed}`, { state: 'closed' });
  const asked = { ...names, state: 'closed', sort: 'updated', direction: 'desc', per_page: 1 } as const;
  const pulls = await octokit.paginate(octokit.rest.pulls.list, asked);
  expect(pulls.map((pull) => [pull.number, pull.merged_at])).toEqual([
    [merged, long],
    [closed, null],
  ]);
  expect(pulls[0]?.updated_at).toBe(long);
  await harness.admin('PATCH', `/deployments/${merged}`, { state: 'open' });
  const { data: again } = await octokit.rest.pulls.get({ ...names, pull_number: merged });
  expect(again).toMatchObject({ state: 'open', closed_at: null, merged_at: null });
});

test('octokit is told what the token may not do', async () => {
  const { token } = await scene.withRights({ ...ALL_RIGHTS, statuses: 'read' });
  const other = getOctokit(token, { baseUrl: `${scene.harness.running.baseUrl}/github/api/v3` });
  const sha = scene.harness.repository.head;
  await expect(
    other.rest.repos.createCommitStatus({ ...names, sha, state: 'success' }),
  ).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining('Resource not accessible by integration'),
  });
});
