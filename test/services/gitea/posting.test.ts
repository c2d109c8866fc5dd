import { beforeEach, describe, expect, test } from '@jest/globals';
import { ConfigurationError } from '../../../src/errors.ts';
import { createGiteaService } from '../../../src/services/gitea.ts';
import type { InlinePost, ReviewService } from '../../../src/services/port.ts';
import { createFakeWorld, START } from '../../http/fake-world.ts';
import { ScriptedGitea } from './scripted-gitea.ts';

const OF_OURS = '<!-- sarif-review:1:thread -->';

let server: ScriptedGitea;
let service: ReviewService;

function connect(kind: 'gitea' | 'forgejo' = 'gitea'): ReviewService {
  return createGiteaService({
    kind,
    apiUrl: 'https://host.example/api/v1',
    token: 'a-token',
    repository: 'boss/record',
    pullRequest: 1,
    readyTimeoutMs: 60_000,
    deadline: START + 900_000,
    userAgent: 'sarif-review/0',
    progress: () => undefined,
    world: { ...createFakeWorld(), fetch: server.fetch },
  });
}

beforeEach(() => {
  server = new ScriptedGitea();
  service = connect();
});

function at(newLine: number, body: string): InlinePost {
  const position = { path: 'src/app.js', newLine, baseSha: server.mergeBase, headSha: server.head };
  return { body: `${body} ${OF_OURS}`, position };
}

type Stored = readonly [{ body: string }];

/** What people see: the lines of each review that was sent. */
const sent = () =>
  server.reviews
    .filter(({ state }) => state === 'COMMENT')
    .map(({ comments }) => comments.map((one) => one.position));

describe('a review', () => {
  test('has one comment on a line, and further ones stand in others', async () => {
    const outcomes = await service.postInline([at(5, 'a'), at(5, 'b'), at(9, 'c'), at(5, 'd')]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done', 'done']);
    expect(sent()).toEqual([[5, 9], [5], [5]]);
    const listed = await service.listComments();
    for (const { id, discussionId } of listed) expect(discussionId).toBe(id);
  });

  test('in which another job has put its comments holds ours all the same', async () => {
    server.beforePost = () => {
      server.beforePost = () => undefined;
      server.begin(`of another job ${OF_OURS}`, 9);
    };
    const [outcome] = await service.postInline([at(5, 'a')]);
    expect(outcome).toMatchObject({ kind: 'done', value: { body: `a ${OF_OURS}` } });
  });

  test('in which another job has a comment on that line is left for one of its own', async () => {
    server.beforePost = () => {
      server.beforePost = () => undefined;
      server.begin(`of another job ${OF_OURS}`, 5);
    };
    const outcomes = await service.postInline([at(5, 'a'), at(9, 'b')]);
    for (const outcome of outcomes)
      expect(outcome.kind === 'done' && outcome.value.discussionId === outcome.value.id).toBe(true);
    expect(sent()).toEqual([[5, 9], [5]]);
  });
});

test('a comment that was there, and has the text of a post by now, is not taken for the one that was posted', async () => {
  const [before] = await service.postInline([at(5, 'a')]);
  server.afterPost = () => {
    const [[own], [posted]] = server.reviews.map(({ comments }) => comments) as unknown as [Stored, Stored];
    own.body = posted.body;
    posted.body = 'of a run that moves texts';
  };
  expect(before?.kind).toBe('done');
  expect(await service.postInline([at(9, 'b')])).toMatchObject([{ kind: 'unknown' }]);
});

test('a comment of which the server has changed words is told with them', async () => {
  server.afterPost = () => {
    const [[posted]] = server.reviews.map(({ comments }) => comments) as unknown as [Stored];
    posted.body = `Much ${posted.body}\n\nPS`;
  };
  expect(await service.postInline([at(9, 'trouble')])).toMatchObject([
    { kind: 'done', value: { body: `Much trouble ${OF_OURS}\n\nPS` } },
  ]);
});

describe('a pending review', () => {
  test('of a person is never published, and never deleted', async () => {
    server.begin('what I wanted to say');
    expect(await service.postInline([at(5, 'a')])).toMatchObject([
      { kind: 'no-effect', refusal: 'not-ready' },
    ]);
    expect(server.reviews).toMatchObject([
      { state: 'PENDING', comments: [{ body: 'what I wanted to say' }] },
    ]);
  });

  test('that a run has left behind is deleted, and not sent with the next one', async () => {
    server.begin(`left behind ${OF_OURS}`);
    expect(await service.postInline([at(5, 'a')])).toMatchObject([{ kind: 'done' }]);
    expect(sent()).toEqual([[5]]);
  });

  test('of another one is none of ours', async () => {
    server.begin('of somebody else', 7, 3);
    expect(await service.postInline([at(5, 'a')])).toMatchObject([{ kind: 'done' }]);
    expect(server.reviews.map(({ state }) => state)).toEqual(['PENDING', 'COMMENT']);
  });

  test('that a failure midway leaves is deleted at once', async () => {
    expect(await service.postInline([at(5, 'a'), at(4_000, 'b')])).toMatchObject([
      { kind: 'unknown' },
      { kind: 'unknown' },
    ]);
    expect(server.reviews).toEqual([]);
  });
});

describe('a push', () => {
  test('before a post keeps it back', async () => {
    const post = at(5, 'a');
    server.head = '2'.repeat(40);
    expect(await service.postInline([post])).toMatchObject([{ kind: 'no-effect', refusal: 'other' }]);
    expect(server.calls.some((call) => call.startsWith('POST'))).toBe(false);
  });

  test('right before the server takes a post takes that back', async () => {
    server.beforePost = () => {
      server.head = '2'.repeat(40);
    };
    expect(await service.postInline([at(5, 'a')])).toMatchObject([{ kind: 'no-effect', refusal: 'other' }]);
    expect(sent()).toEqual([[]]);
  });

  test('of the target into the branch leaves no diff until the server knows where it begins', async () => {
    server.tip = '3'.repeat(40);
    expect(await service.readChange()).toMatchObject({ base: server.mergeBase, head: server.head });
    [server.head, server.ahead] = ['2'.repeat(40), 0];
    expect(await service.readChange()).toMatchObject({ base: null, head: null });
    server.mergeBase = server.tip;
    expect(await service.readChange()).toMatchObject({ base: server.tip, head: server.head });
  });
});

describe('which of the two hosts it is', () => {
  test.each([
    ['1.27.0', 'gitea', 'forgejo'],
    ['1.28.0+dev-213-gb969123b7f', 'gitea', 'forgejo'],
    ['15.0.3+gitea-1.22.0', 'forgejo', 'gitea'],
    ['16.0.0-dev-44-4695780d41+gitea-1.22.0', 'forgejo', 'gitea'],
  ] as const)('%s tells: it is a %s, and no %s', async (version, is, isNot) => {
    server.version = version;
    expect(await connect(is).readChange()).toMatchObject({ state: 'open' });
    const refused = connect(isNot).readChange();
    await expect(refused).rejects.toThrow(ConfigurationError);
    await expect(refused).rejects.toThrow(`set the input \`service\` to ${is}`);
  });

  test.each([undefined, '27'])('stands as it was said where it cannot be told (%s)', async (version) => {
    server.version = version;
    for (const said of ['gitea', 'forgejo'] as const)
      expect(await connect(said).readChange()).toMatchObject({ state: 'open' });
  });
});
