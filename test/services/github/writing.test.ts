import { afterEach, describe, expect, test } from '@jest/globals';
import { START } from '../../http/fake-world.ts';
import { edit, setResolved } from '../change-one.ts';
import {
  comment,
  failed,
  type GithubHarness,
  HEAD,
  REPOSITORY,
  startGithub,
  TOKEN,
} from './github-harness.ts';

let github: GithubHarness;
afterEach(() => github.close());

async function start(...args: Parameters<typeof startGithub>): Promise<GithubHarness> {
  github = await startGithub(...args);
  return github;
}

const STATUS = `POST ${REPOSITORY}/statuses/${HEAD}`;
const REPLY = `POST ${REPOSITORY}/pulls/12/comments/501/replies`;
const FIRST = { json: { data: { node: { comments: { nodes: [{ fullDatabaseId: '501' }] } } } } };
const DONE = { kind: 'done', value: null };
const GONE = { type: 'NOT_FOUND', message: 'Could not resolve to a node' };
const NO_RIGHT = { type: 'FORBIDDEN', message: 'Resource not accessible by integration' };

test('a comment on the pull request is no thread', async () => {
  const commentEdge = { node: comment('I1', 'text') };
  const { review, asked } = await start({
    PostComment: [{ json: { data: { addComment: { commentEdge } } } }],
  });
  expect(await review.postTopLevel('text')).toMatchObject({
    kind: 'done',
    value: { id: 'I1', discussionId: 'I1', resolvable: false },
  });
  expect(asked[0]?.sent).toEqual({ change: 'PR_1', body: 'text' });
});

describe('an error inside of a 200', () => {
  const SECONDARY = 'You have exceeded a secondary rate limit. Please wait a few minutes.';
  const POSTED = { json: { data: { addComment: { commentEdge: { node: comment('I1', 'text') } } } } };
  const refused = (refusal: string) => ({ kind: 'no-effect', refusal });

  test.each([
    ['a missing right', { type: 'FORBIDDEN', message: 'Resource not accessible' }, refused('forbidden')],
    ['a missing scope', { type: 'INSUFFICIENT_SCOPES', message: 'needs a scope' }, refused('forbidden')],
    ['nothing there', GONE, refused('gone')],
    ['a text', { type: 'UNPROCESSABLE', message: 'Body is invalid' }, refused('other')],
    [
      'too long a text',
      { type: 'VALIDATION', message: 'Body is too long (maximum is 65536 characters)' },
      refused('too-large'),
    ],
    [
      'a wrong query',
      { message: "Field 'x' doesn't exist", extensions: { code: 'undefinedField' } },
      refused('other'),
    ],
    ['a time-out', { message: 'Something went wrong while executing your query.' }, { kind: 'unknown' }],
    ['a type that nobody knows', { type: 'SERVICE_UNAVAILABLE', message: 'x' }, { kind: 'unknown' }],
  ])('that tells of %s means what a status says', async (_, error, outcome) => {
    const { review, asked } = await start({ PostComment: [failed('addComment', error)] });
    expect(await review.postTopLevel('text')).toMatchObject({
      ...outcome,
      message: expect.stringContaining(`${error.message} (in an answer with status 200)`),
    });
    expect(asked).toHaveLength(1);
  });

  test('beside one that nobody understands leaves the effect unknown', async () => {
    const errors = [GONE, { type: 'ODD', message: 'y' }];
    const { review } = await start({ PostComment: [{ json: { data: { addComment: null }, errors } }] });
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'unknown' });
  });

  test.each([
    ['an error', failed('addComment', { type: 'RATE_LIMITED', message: 'API rate limit exceeded' }), 60_500],
    [
      'an error that calls itself FORBIDDEN',
      failed('addComment', { ...NO_RIGHT, message: SECONDARY }),
      60_500,
    ],
    ['403 with words', { status: 403, json: { message: SECONDARY } }, 60_500],
    ['403 with Retry-After alone', { status: 403, headers: { 'retry-after': '9' } }, 9_500],
    [
      '403 that says when it ends',
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': `${START / 1_000 + 40}`, date: '' },
      },
      40_500,
    ],
    [
      '403 with a time that is none',
      { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9'.repeat(20) } },
      60_500,
    ],
  ] as const)('or before it that is a limit is waited for: %s', async (_, step, wait) => {
    const { review, world } = await start({ PostComment: [step, POSTED] });
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'done' });
    expect(world.sleeps).toEqual([wait]);
  });
});

describe('a reply', () => {
  test('answers the first comment of its thread', async () => {
    const made = { node_id: 'C2', body: 'text', created_at: '2026-01-02T03:04:05Z', user: { id: 41 } };
    const { review, asked } = await start({ FindFirst: [FIRST], [REPLY]: [{ status: 201, json: made }] });
    expect(await review.reply('T1', 'text')).toMatchObject({
      kind: 'done',
      value: { id: 'T1:C2', discussionId: 'T1', body: 'text', author: '41', mine: true },
    });
    expect(asked.map(({ sent }) => sent)).toEqual([{ thread: 'T1' }, { body: 'text' }]);
  });

  test.each([
    ['is not there', failed('node', GONE)],
    ['is something else', { json: { data: { node: {} } } }],
    ['has no comment', { json: { data: { node: { comments: { nodes: [] } } } } }],
    ['is null', { json: { data: { node: null } } }],
  ])('to a thread that %s is refused', async (_, step) => {
    const { review } = await start({ FindFirst: [step] });
    expect(await review.reply('T1', 'text')).toMatchObject({ kind: 'no-effect', refusal: 'gone' });
  });

  test('whose answer was lost is never sent again', async () => {
    const { review, asked } = await start({ FindFirst: [FIRST], [REPLY]: [{ status: 502 }] });
    expect(await review.reply('T1', 'text')).toMatchObject({ kind: 'unknown' });
    expect(asked.filter(({ operation }) => operation === REPLY)).toHaveLength(1);
  });
});

describe('an edit', () => {
  const inThread = { pullRequestReviewComment: comment('C1', 'new') };
  const topLevel = { issueComment: comment('I1', 'new') };
  const TWO = [
    { commentId: 'T1:C1', body: 'new' },
    { commentId: 'I1', body: 'new' },
  ];

  test('of a comment in a thread and one of a comment in the conversation travel in one request', async () => {
    const { review, asked } = await start({ Edit: [{ json: { data: { m0: inThread, m1: topLevel } } }] });
    expect(await review.edit(TWO)).toMatchObject([
      { kind: 'done', value: { id: 'T1:C1', discussionId: 'T1', body: 'new' } },
      { kind: 'done', value: { id: 'I1' } },
    ]);
    expect(asked.map(({ operation, sent }) => [operation, sent])).toEqual([
      ['Edit', { pullRequestReviewCommentId0: 'C1', body0: 'new', id1: 'I1', body1: 'new' }],
    ]);
  });

  test('is refused on its own, wherever it stands in the request', async () => {
    const errors = [{ type: 'NOT_FOUND', path: ['m0'], message: 'Could not resolve to a node' }];
    const { review } = await start({ Edit: [{ json: { data: { m0: null, m1: topLevel }, errors } }] });
    expect(await review.edit(TWO)).toMatchObject([
      { kind: 'no-effect', refusal: 'gone', message: expect.stringContaining('Could not resolve') },
      { kind: 'done', value: { id: 'I1' } },
    ]);
  });

  test('is refused for its own reason where all are refused', async () => {
    const errors = [
      { type: 'NOT_FOUND', path: ['m0'], message: 'Could not resolve to a node' },
      { type: 'FORBIDDEN', path: ['m1'], message: 'Resource not accessible by integration' },
    ];
    const { review } = await start({ Edit: [{ json: { data: { m0: null, m1: null }, errors } }] });
    expect(await review.edit(TWO)).toMatchObject([
      { kind: 'no-effect', refusal: 'gone' },
      { kind: 'no-effect', refusal: 'forbidden' },
    ]);
  });

  test('of which nobody says what became of it is unknown, beside others that are done', async () => {
    const errors = [{ message: 'Something went wrong while executing your query.' }];
    const { review } = await start({ Edit: [{ json: { data: { m0: inThread, m1: null }, errors } }] });
    expect(await review.edit(TWO)).toMatchObject([{ kind: 'done' }, { kind: 'unknown' }]);
  });

  test('is sent again after an answer that was lost', async () => {
    const { review } = await start({ Edit: [{ status: 502 }, { json: { data: { m0: topLevel } } }] });
    expect(await edit(review, 'I1', 'new')).toMatchObject({ kind: 'done' });
  });
});

describe('the flag of a thread', () => {
  const flagged = (isResolved: boolean) => ({ json: { data: { m0: { thread: { isResolved } } } } });

  test('is set and taken back', async () => {
    const { review } = await start({
      SetResolved: [flagged(true), flagged(false)],
    });
    expect(await setResolved(review, 'T1', true)).toEqual(DONE);
    expect(await setResolved(review, 'T1', false)).toEqual(DONE);
  });

  test('is refused with what helps where the token may not write contents', async () => {
    const { review, asked } = await start({ SetResolved: [failed('m0', NO_RIGHT)] });
    expect(await setResolved(review, 'T1', true)).toMatchObject({
      kind: 'no-effect',
      refusal: 'forbidden',
      message: expect.stringContaining('FORBIDDEN: Resource not accessible by integration'),
      remedy: expect.stringContaining('contents: write'),
    });
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['no thread', { json: { data: { m0: { thread: null } } } }],
    ['nothing', { json: { data: { m0: null } } }],
    ['the old flag', flagged(false)],
  ])('is not set where the answer has no error and shows %s', async (_, step) => {
    const { review } = await start({ SetResolved: [step] });
    expect(await setResolved(review, 'T1', true)).toMatchObject({ kind: 'no-effect', refusal: 'other' });
  });
});

test('a comment is deleted where it stands, and one that is gone is done', async () => {
  const deleted = { deletePullRequestReviewComment: { clientMutationId: null } };
  const { review, asked } = await start({
    DeleteInThread: [{ json: { data: deleted } }],
    DeleteTopLevel: [failed('deleteIssueComment', GONE)],
  });
  expect(await review.deleteComment('T1:C1')).toEqual(DONE);
  expect(await review.deleteComment('I1')).toEqual(DONE);
  expect(asked.map(({ sent }) => sent)).toEqual([{ id: 'C1' }, { id: 'I1' }]);
});

describe('a check', () => {
  const check = { name: 'lint', state: 'failed', text: '2 findings', url: 'https://ci.example/1' } as const;

  test.each([
    ['running', 'pending'],
    ['passed', 'success'],
    ['failed', 'failure'],
  ] as const)('that is %s is the status %s of the head', async (state, expected) => {
    const { review, asked } = await start({ [STATUS]: [{ status: 201, json: {} }] });
    expect(await review.putCheck({ ...check, state })).toEqual(DONE);
    expect(asked[0]?.sent).toEqual({
      context: 'lint',
      state: expected,
      description: '2 findings',
      target_url: 'https://ci.example/1',
    });
  });

  test('that is too long is refused as such, and one without the right with what helps', async () => {
    const errors = [{ field: 'description', message: 'description is too long (maximum is 140 characters)' }];
    const { review } = await start({
      [STATUS]: [
        { status: 422, json: { message: 'Validation Failed', errors } },
        { status: 403, json: NO_RIGHT },
      ],
    });
    expect(await review.putCheck(check)).toMatchObject({ kind: 'no-effect', refusal: 'too-large' });
    expect(await review.putCheck(check)).toMatchObject({
      refusal: 'forbidden',
      remedy: expect.stringContaining('statuses: write'),
    });
  });

  test('is found on whichever page it stands, of which a short one need not be the last', async () => {
    const page = `${REPOSITORY}/commits/${HEAD}/statuses?per_page=100`;
    const status = (id: number) => ({ id, state: 'success', context: 'lint', creator: { id: 41 } });
    const { review, service } = await start({
      [`GET ${page}`]: () => ({
        json: [status(9), status(8)],
        headers: { link: `<${service.baseUrl}${page}&page=2>; rel="next"` },
      }),
      [`GET ${page}&page=2`]: [{ json: [status(8), status(7)] }],
    });
    const ids = async () => (await review.sharedChecks?.list('lint'))?.map(({ id }) => id);
    expect(await ids()).toEqual(['9', '8', '7']);
  });

  test('is not put, and says why, where the pull request could not be read', async () => {
    const { review, asked } = await start({ ReadChange: [{ status: 400, json: { message: 'Bad' } }] });
    expect(await review.putCheck(check)).toMatchObject({
      kind: 'no-effect',
      refusal: 'other',
      message: expect.stringContaining('400: Bad'),
    });
    expect(asked).toEqual([]);
  });
});

test('no sentence shows the token, whatever GitHub answers', async () => {
  const { review, lines } = await start({
    FindFirst: [FIRST],
    [REPLY]: [{ status: 422, json: { message: `token ${TOKEN} is bad`, errors: [{ message: TOKEN }] } }],
    PostComment: [failed('addComment', { type: 'FORBIDDEN', message: `\u001b[31m${TOKEN}` })],
  });
  const outcomes = [await review.reply('T1', 'x'), await review.postTopLevel('x')];
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ kind: 'no-effect', message: expect.stringContaining('***') });
  expect(JSON.stringify(outcomes) + lines.join('\n')).not.toContain(TOKEN);
});
