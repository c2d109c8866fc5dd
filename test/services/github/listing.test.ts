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
    viewerCanUnresolve: true,
    resolvedBy: { login: 'octocat' },
  };
  const { review } = await start(
    listings(
      [thread('T1', [comment('C1', 'a'), comment('C2', 'b', THEIRS)], { ...resolved, path: 'x', line: 3 })],
      [comment('I1', 'c')],
    ),
  );
  const flag = { resolvable: true, resolved: true, mayResolve: true, resolvedBy: 'octocat' };
  const ours = { mine: true, author: '41', createdAt: AT, writtenAt: AT };
  expect(await review.listComments()).toEqual([
    { id: 'T1:C1', discussionId: 'T1', body: 'a', ...ours, ...flag },
    {
      id: 'T1:C2',
      discussionId: 'T1',
      body: 'b',
      mine: false,
      author: '9',
      createdAt: AT + 0.001,
      writtenAt: AT,
      ...flag,
    },
    { id: 'I1', discussionId: 'I1', body: 'c', ...ours, resolvable: false },
  ]);
});

test('a comment that somebody else edited says who did, as far as that is known', async () => {
  const edited = (editor: object | null) =>
    comment('C', 'a', {
      ...THEIRS,
      editor,
      ...(editor !== null && { lastEditedAt: '2026-01-03T03:04:05Z' }),
    });
  const editors = [null, { databaseId: 9 }, { databaseId: 7, login: 'eve' }, {}];
  const { review } = await start(
    listings(editors.map((editor, index) => thread(`T${index}`, [edited(editor)]))),
  );
  const listed = await review.listComments();
  expect(listed.map(({ editedBy }) => editedBy)).toEqual([
    undefined,
    undefined,
    { id: '7', name: 'eve' },
    {},
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

test('whether this client may resolve a thread, or reopen it, comes along', async () => {
  const { review } = await start(
    listings([
      thread('T1', [comment('C1', 'a')], { viewerCanResolve: false }),
      thread('T2', [comment('C2', 'b')], { viewerCanResolve: true }),
      thread('T3', [comment('C3', 'c')], { isResolved: true }),
      thread('T4', [comment('C4', 'd')], {
        isResolved: true,
        viewerCanResolve: false,
        viewerCanUnresolve: true,
      }),
    ]),
  );
  expect((await review.listComments()).map(({ mayResolve }) => mayResolve)).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test('all pages are read, those of one thread as well, and each comment is there once', async () => {
  const replies = (nodes: readonly unknown[], next?: string) => ({
    json: { data: { node: { comments: connection(nodes, next) } } },
  });
  const long = { ...thread('T1', []), comments: connection([comment('C1', 'a')], 'r1') };
  const again = thread('T1', [comment('C1', 'a')]);
  const { review, asked } = await start({
    ListFirst: [
      ofPullRequest({
        reviewThreads: connection([long], 't1'),
        comments: connection([comment('I1', 'x')], 'c1'),
      }),
    ],
    ListThreads: [ofPullRequest({ reviewThreads: connection([again, thread('T2', [comment('C9', 'z')])]) })],
    ListReplies: [replies([comment('C1', 'a'), comment('C2', 'b')], 'r2'), replies([comment('C3', 'c')])],
    ListTopLevel: [ofPullRequest({ comments: connection([comment('I2', 'y')]) })],
  });
  const ids = (await review.listComments()).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(['I1', 'I2', 'T1:C1', 'T1:C2', 'T1:C3', 'T2:C9']);
  const cursors = asked.map(({ operation, sent }) => `${operation} ${sent.after}`).toSorted();
  expect(cursors).toEqual([
    'ListFirst undefined',
    'ListReplies r1',
    'ListReplies r2',
    'ListThreads t1',
    'ListTopLevel c1',
  ]);
});

const NONE = connection([]);
const ONE = { reviewThreads: connection([thread('T1', [comment('C1', 'a')])]), comments: NONE };
const MORE = ofPullRequest({ reviewThreads: connection([], 'same'), comments: NONE });
test.each([
  [
    'its pages repeat',
    { ListFirst: [MORE], ListThreads: [ofPullRequest({ reviewThreads: connection([], 'same') })] },
  ],
  [
    'a part of it is an error',
    {
      ListFirst: [
        {
          json: {
            data: { repository: { pullRequest: ONE } },
            errors: [{ type: 'FORBIDDEN', message: 'x' }],
          },
        },
      ],
    },
  ],
  ['it is gone', { ListFirst: [failed('repository', { type: 'NOT_FOUND', message: 'x' })] }],
  ['a thread has another form', listings([{ id: 'T1' }])],
  [
    'a later page of the conversation is no JSON',
    {
      ListFirst: [ofPullRequest({ reviewThreads: NONE, comments: connection([comment('I1', 'x')], 'c1') })],
      ListTopLevel: [{ text: '' }],
    },
  ],
])('a listing is an error, and never empty, where %s', async (_, answers) => {
  const { review } = await start({ ...listings([]), ...answers });
  await expect(review.listComments()).rejects.toThrow(ServiceError);
});

test('the login of an app has its ending, and who has changed a comment last is told apart from its author', async () => {
  const app = { __typename: 'Bot', databaseId: 41, login: 'my-app' };
  const lastEditedAt = '2026-01-03T03:04:05Z';
  const { review } = await start(
    listings(
      [],
      [
        comment('I1', 'a', { author: app }),
        comment('I2', 'b', { author: { ...app, __typename: 'User' } }),
        comment('I3', 'c', { author: app, editor: app, lastEditedAt }),
        comment('I4', 'd', { author: app, editor: { databaseId: 9 }, lastEditedAt }),
        comment('I5', 'e', { author: app, editor: null, lastEditedAt }),
      ],
    ),
  );
  const listed = await review.listComments();
  expect(listed.map(({ authorLogin }) => authorLogin)).toEqual([
    'my-app[bot]',
    'my-app',
    ...Array(3).fill('my-app[bot]'),
  ]);
  expect(listed.map(({ editedBy }) => editedBy)).toEqual([undefined, undefined, undefined, { id: '9' }, {}]);
});
