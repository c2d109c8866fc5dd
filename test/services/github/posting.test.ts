import { afterEach, describe, expect, test } from '@jest/globals';
import type { Step } from '../deployments/scripted-service.ts';
import {
  type Asked,
  bodiesOf,
  comment,
  failed,
  type GithubHarness,
  HEAD,
  listings,
  onFile,
  onLine,
  posted,
  REPOSITORY,
  reviewed,
  reviews,
  startGithub,
  thread,
} from './github-harness.ts';

let github: GithubHarness;
afterEach(() => github.close());

async function start(...args: Parameters<typeof startGithub>): Promise<GithubHarness> {
  github = await startGithub(...args);
  return github;
}

const FILES = `POST ${REPOSITORY}/pulls/12/comments`;
const NAMES = Array.from({ length: 8 }, (_, index) => `n${index}`);
const refusal = (error: object) => failed('addPullRequestReview', error);
const BAD_LINE = refusal({
  type: 'UNPROCESSABLE',
  message: "Pull request review thread line must be part of the diff, and diff hunk can't be blank",
});

describe('comments on lines', () => {
  test('are one review that is published at once, of the head that it was planned for', async () => {
    const { review, asked } = await start({ PostReview: (one) => posted(bodiesOf(one)) });
    const outcomes = await review.postInline([
      onLine('a'),
      onLine('b', { oldLine: 2 }),
      onLine('c', { newLine: undefined, oldLine: 9 }),
      onLine('d', { range: { start: { newLine: 1, oldLine: 1 }, end: { newLine: 3, nextOldLine: 2 } } }),
    ]);
    const path = 'src/a.ts';
    expect(asked.map(({ sent }) => sent)).toEqual([
      {
        change: 'PR_1',
        head: HEAD,
        threads: [
          { path, body: 'a', line: 3, side: 'RIGHT' },
          { path, body: 'b', line: 3, side: 'RIGHT' },
          { path, body: 'c', line: 9, side: 'LEFT' },
          { path, body: 'd', line: 3, side: 'RIGHT', startLine: 1, startSide: 'RIGHT' },
        ],
      },
    ]);
    expect(outcomes).toEqual(
      ['a', 'b', 'c', 'd'].map((name) => ({
        kind: 'done',
        value: {
          id: `T-${name}:C-${name}`,
          discussionId: `T-${name}`,
          body: name,
          createdAt: Date.parse('2026-01-02T03:04:05Z'),
          writtenAt: Date.parse('2026-01-02T03:04:05Z'),
          resolvable: true,
          resolved: false,
          mayResolve: true,
          mine: true,
          author: '41',
        },
      })),
    );
  });

  test.each([[['n5']], [['n0', 'n7']], [['n3', 'n4']], [NAMES]])(
    'cost no other one where %j are refused',
    async (bad) => {
      const isBad = (body: string) => bad.includes(body);
      const { review, asked } = await start({
        PostReview: (one) => (bodiesOf(one).some(isBad) ? BAD_LINE : posted(bodiesOf(one))),
        ...listings([]),
      });
      const outcomes = await review.postInline(NAMES.map((name) => onLine(name)));
      expect(outcomes).toMatchObject(
        NAMES.map((name) =>
          isBad(name)
            ? { kind: 'no-effect', refusal: 'position', message: expect.stringMatching(/part of the diff/u) }
            : { kind: 'done', value: { body: name } },
        ),
      );
      const taken = reviews(asked).filter((bodies) => !bodies.some(isBad));
      expect(taken.flat().toSorted()).toEqual(NAMES.filter((name) => !isBad(name)));
    },
  );

  test('stand below the heading of those that arrive in one review', async () => {
    const { review, asked } = await start({
      PostReview: [BAD_LINE, posted(['a', 'b']), posted(['c'])],
      ...listings([]),
    });
    const posts = ['a', 'b', 'c'].map((name) => onLine(name));
    await review.postInline(posts, (together) => `Here: ${together.map(({ body }) => body).join()}`);
    expect(asked.filter(({ operation }) => operation === 'PostReview').map(({ sent }) => sent.body)).toEqual([
      'Here: a,b,c',
      'Here: a,b',
      'Here: c',
    ]);
  });

  test('that a refused review has posted all the same are not posted again', async () => {
    const theirs = { viewerDidAuthor: false };
    const { review, asked } = await start({
      PostReview: [BAD_LINE, posted(['b'])],
      ...listings([thread('T1', [comment('C1', 'a')]), thread('T2', [comment('C2', 'b', theirs)])]),
    });
    const outcomes = await review.postInline([onLine('a'), onLine('b')]);
    expect(reviews(asked)).toEqual([['a', 'b'], ['b']]);
    expect(outcomes).toMatchObject([
      { kind: 'done', value: { discussionId: 'T1' } },
      { kind: 'done', value: { discussionId: 'T-b' } },
    ]);
  });

  test('are unknown where that cannot be listed', async () => {
    const { review, asked } = await start({ PostReview: [BAD_LINE], ListThreads: [{ json: { data: {} } }] });
    const outcomes = await review.postInline([onLine('a'), onLine('b')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
    expect(reviews(asked)).toHaveLength(1);
  });

  test.each([
    ['no payload', { json: { data: { addPullRequestReview: null } } }],
    ['no review', { json: { data: { addPullRequestReview: { pullRequestReview: null } } } }],
    ['a review without the thread', posted([])],
  ])('are refused where the answer has no error and %s', async (_, step) => {
    const { review } = await start({ PostReview: [step] });
    const [outcome] = await review.postInline([onLine('a')]);
    expect(outcome).toMatchObject({ kind: 'no-effect', refusal: 'position' });
  });

  test('are told apart where a review leaves one out', async () => {
    const { review } = await start({ PostReview: [posted(['a', 'c'])] });
    expect(await review.postInline([onLine('a'), onLine('b'), onLine('c')])).toMatchObject([
      { kind: 'done' },
      { kind: 'no-effect', refusal: 'position' },
      { kind: 'done' },
    ]);
  });

  test('are unknown where GitHub keeps no line of them, and known where it keeps the last one', async () => {
    const { review } = await start({ PostReview: [posted(['other']), posted(['A\r\nb \r\n\r\nPS'])] });
    expect(await review.postInline([onLine('a')])).toMatchObject([{ kind: 'unknown' }]);
    expect(await review.postInline([onLine('a\nb')])).toMatchObject([
      { kind: 'done', value: { body: 'A\r\nb \r\n\r\nPS' } },
    ]);
  });

  test('are looked up in the listing where their thread is not among the newest', async () => {
    const made = comment('C1', 'a');
    const { review } = await start({
      PostReview: [reviewed([made], [])],
      ...listings([thread('T1', [made])]),
    });
    const [outcome] = await review.postInline([onLine('a')]);
    expect(outcome).toMatchObject({ kind: 'done', value: { discussionId: 'T1' } });
  });

  const troubles: readonly (readonly [string, Step])[] = [
    ['502 after the effect', { status: 502, text: '<html>Bad gateway' }],
    ['504', { status: 504 }],
    ['a time-out inside of a 200', refusal({ message: 'Something went wrong while executing your query.' })],
    ['no answer', { fault: 'reset' }],
    ['half an answer', { ...posted(['a', 'b']), fault: 'cut' }],
    ['an answer of another form', reviewed([7], [])],
  ];
  test.each(troubles)('are unknown, and never sent again, after %s', async (_, step) => {
    const { review, asked } = await start({ PostReview: [step] });
    const outcomes = await review.postInline([onLine('a'), onLine('b')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['unknown', 'unknown']);
    expect(asked).toHaveLength(1);
  });

  test('are refused all together where a right is missing', async () => {
    const { review, asked } = await start({
      PostReview: [refusal({ type: 'FORBIDDEN', message: 'Resource not accessible by integration' })],
    });
    const forbidden = { refusal: 'forbidden', remedy: expect.stringContaining('pull-requests: write') };
    expect(await review.postInline([onLine('a'), onLine('b')])).toMatchObject([forbidden, forbidden]);
    expect(asked).toHaveLength(1);
  });

  test('wait for a limit that comes as 403 or inside of a 200, a minute where it does not say how long', async () => {
    const limit = { message: 'You have exceeded a secondary rate limit.' };
    const { review, world } = await start({
      PostReview: [
        { status: 403, json: limit, headers: { 'retry-after': '5' } },
        refusal(limit),
        posted(['a']),
      ],
    });
    expect(await review.postInline([onLine('a')])).toMatchObject([{ kind: 'done' }]);
    expect(world.sleeps.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(65_000);
  });

  test('of several calls at the same time are one review after the other', async () => {
    let under = 0;
    let most = 0;
    const { review } = await start(
      {
        PostReview: (one) => {
          under -= 1;
          return posted(bodiesOf(one));
        },
      },
      {
        world: {
          ...(await startWorld()),
          fetch: (input, init) => {
            const sent = String(init?.body ?? '');
            if (sent.includes('PostReview') || input instanceof Request) under += 1;
            most = Math.max(most, under);
            return fetch(input, init);
          },
        },
      },
    );
    await review.readChange();
    [under, most] = [0, 0];
    await Promise.all(NAMES.map((name) => review.postInline([onLine(name)])));
    expect(most).toBe(1);
  });
});

async function startWorld() {
  const { createFakeWorld } = await import('../../http/fake-world.ts');
  return createFakeWorld();
}

describe('a pending review of this account', () => {
  const message = 'User can only have one pending review per pull request';
  const PENDING = refusal({ type: 'UNPROCESSABLE', message });
  const REST_PENDING = { status: 422, json: { message: 'Validation Failed', errors: [{ message }] } };
  const notReady = {
    kind: 'no-effect',
    refusal: 'not-ready',
    remedy: expect.stringMatching(/pending review/u),
  };

  test('is waited for', async () => {
    const { review, lines } = await start({ PostReview: [PENDING, posted(['a'])] });
    expect(await review.postInline([onLine('a')])).toMatchObject([{ kind: 'done' }]);
    expect(lines).toEqual([
      expect.stringMatching(/^Waiting for the end of a pending review .* on pull request #12/u),
    ]);
  });

  test('is waited for up to the given time; then nothing is posted, and nothing deleted', async () => {
    const { review, asked, world } = await start(
      { PostReview: [PENDING], [FILES]: [REST_PENDING] },
      { readyTimeoutMs: 20_000 },
    );
    const before = world.now();
    const outcomes = await review.postInline([onLine('a'), onLine('b'), onFile('c')]);
    expect(outcomes).toMatchObject([notReady, notReady, notReady]);
    expect(github.world.now() - before).toBe(20_000);
    expect(new Set(asked.map(({ operation }) => operation))).toEqual(new Set(['PostReview', FILES]));
  });

  test('swallows no reply: replies go by the interface that refuses them', async () => {
    const first = { json: { data: { node: { comments: { nodes: [{ fullDatabaseId: '501' }] } } } } };
    const replies = `POST ${REPOSITORY}/pulls/12/comments/501/replies`;
    const { review, asked } = await start(
      { FindFirst: [first], [replies]: [REST_PENDING] },
      { readyTimeoutMs: 5_000 },
    );
    expect(await review.reply('T1', 'text')).toMatchObject(notReady);
    expect(new Set(asked.map(({ operation }) => operation))).toEqual(new Set(['FindFirst', replies]));
  });
});

describe('comments on whole files', () => {
  test('are posted one by one after the review, and found in one listing', async () => {
    const { review, asked } = await start({
      PostReview: [posted(['b'])],
      [FILES]: ({ sent }: Asked) => ({ status: 201, json: { node_id: `C-${sent.body}` } }),
      ...listings(['a', 'c'].map((name) => thread(`T-${name}`, [comment(`C-${name}`, name)]))),
    });
    const outcomes = await review.postInline([onFile('a'), onLine('b'), onFile('c')]);
    expect(outcomes).toMatchObject(
      ['a', 'b', 'c'].map((name) => ({ kind: 'done', value: { discussionId: `T-${name}` } })),
    );
    expect(asked.map(({ operation }) => operation)).toEqual(['PostReview', FILES, FILES, 'ListThreads']);
    expect(asked[1]?.sent).toEqual({ body: 'a', commit_id: HEAD, path: 'src/a.ts', subject_type: 'file' });
  });

  test('are refused for their place, and unknown where the listing does not show them', async () => {
    const invalid = { message: 'Validation Failed', errors: [{ field: 'path', code: 'invalid' }] };
    const { review } = await start({
      [FILES]: [
        { status: 422, json: invalid },
        { status: 201, json: { node_id: 'C9' } },
      ],
      ...listings([]),
    });
    expect(await review.postInline([onFile('a'), onFile('b')])).toMatchObject([
      { kind: 'no-effect', refusal: 'position' },
      { kind: 'unknown' },
    ]);
  });
});
