import { afterEach, expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/errors.ts';
import {
  comment,
  connection,
  failed,
  type GithubHarness,
  listings,
  ofPullRequest,
  startGithub,
  thread,
} from './github-harness.ts';

let github: GithubHarness;
afterEach(() => github.close());

async function start(...args: Parameters<typeof startGithub>): Promise<GithubHarness> {
  github = await startGithub(...args);
  return github;
}

const AT = Date.parse('2026-01-02T03:04:05Z');
const THEIRS = { viewerDidAuthor: false, author: { databaseId: 9 } };

test('a listing has the comments of threads and of the conversation, without their places', async () => {
  const resolved = {
    isResolved: true,
    viewerCanResolve: false,
    resolvedBy: { login: 'octocat' },
  };
  const { review } = await start(
    listings(
      [thread('T1', [comment('C1', 'a'), comment('C2', 'b', THEIRS)], { ...resolved, path: 'x', line: 3 })],
      [comment('I1', 'c')],
    ),
  );
  const flag = { resolvable: true, resolved: true, resolvedBy: 'octocat' };
  const ours = { mine: true, author: '41', createdAt: AT };
  expect(await review.listComments()).toEqual([
    { id: 'T1:C1', discussionId: 'T1', body: 'a', ...ours, ...flag },
    { id: 'T1:C2', discussionId: 'T1', body: 'b', mine: false, author: '9', createdAt: AT + 0.001, ...flag },
    { id: 'I1', discussionId: 'I1', body: 'c', ...ours, resolvable: false },
  ]);
});

test('what is pending is no comment, what is minimized is one, and what may be null may be null', async () => {
  const pending = comment('C1', 'draft', { state: 'PENDING' });
  const ofGhost = comment('C2', 'a', { author: null, viewerDidAuthor: false, isMinimized: true });
  const { review } = await start(
    listings([
      null,
      thread('T1', [pending]),
      thread('T2', [null, ofGhost, pending], { isResolved: true, resolvedBy: null }),
      thread('T3', [comment('C4', 'b', { author: {} })]),
    ]),
  );
  const listed = await review.listComments();
  expect(listed.map(({ id }) => id)).toEqual(['T2:C2', 'T3:C4']);
  expect(listed.map(({ author }) => author)).toEqual([undefined, undefined]);
});

test('whether this client may resolve a thread comes along, of one that is open', async () => {
  const { review } = await start(
    listings([
      thread('T1', [comment('C1', 'a')], { viewerCanResolve: false }),
      thread('T2', [comment('C2', 'b')], { viewerCanResolve: true }),
      thread('T3', [comment('C3', 'c')], { viewerCanResolve: false, isResolved: true }),
    ]),
  );
  expect((await review.listComments()).map(({ mayResolve }) => mayResolve)).toEqual([false, true, undefined]);
});

test('all pages are read, those of one thread as well, and each comment is there once', async () => {
  const replies = (nodes: readonly unknown[], next?: string) => ({
    json: { data: { node: { comments: connection(nodes, next) } } },
  });
  const long = { ...thread('T1', []), comments: connection([comment('C1', 'a')], 'r1') };
  const again = thread('T1', [comment('C1', 'a')]);
  const { review, asked } = await start({
    ListThreads: [
      ofPullRequest({ reviewThreads: connection([long], 't1') }),
      ofPullRequest({ reviewThreads: connection([again, thread('T2', [comment('C9', 'z')])]) }),
    ],
    ListReplies: [replies([comment('C1', 'a'), comment('C2', 'b')], 'r2'), replies([comment('C3', 'c')])],
    ListTopLevel: [
      ofPullRequest({ comments: connection([comment('I1', 'x')], 'c1') }),
      ofPullRequest({ comments: connection([comment('I2', 'y')]) }),
    ],
  });
  const ids = (await review.listComments()).map(({ id }) => id);
  expect(ids).toEqual(['T1:C1', 'T1:C2', 'T1:C3', 'T2:C9', 'I1', 'I2']);
  const cursors = asked.map(({ operation, sent }) => `${operation} ${sent.after}`).toSorted();
  expect(cursors).toEqual(
    ['ListReplies r1', 'ListReplies r2', 'ListThreads null', 'ListThreads t1'].concat([
      'ListTopLevel c1',
      'ListTopLevel null',
    ]),
  );
});

const ONE = { reviewThreads: connection([thread('T1', [comment('C1', 'a')])]) };
test.each([
  ['its pages repeat', { ListThreads: [ofPullRequest({ reviewThreads: connection([], 'same') })] }],
  [
    'a part of it is an error',
    {
      ListThreads: [
        {
          json: {
            data: { repository: { pullRequest: ONE } },
            errors: [{ type: 'FORBIDDEN', message: 'x' }],
          },
        },
      ],
    },
  ],
  ['it is gone', { ListThreads: [failed('repository', { type: 'NOT_FOUND', message: 'x' })] }],
  ['a thread has another form', listings([{ id: 'T1' }])],
  ['the conversation is no JSON', { ...listings([]), ListTopLevel: [{ text: '' }] }],
])('a listing is an error, and never empty, where %s', async (_, answers) => {
  const { review } = await start({ ...listings([]), ...answers });
  await expect(review.listComments()).rejects.toThrow(ServiceError);
});
