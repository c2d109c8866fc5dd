import { describe, expect, test } from '@jest/globals';
import { createGiteaService } from '../../../src/services/gitea.ts';
import type { Comment } from '../../../src/services/port.ts';
import { createFakeWorld, START } from '../../http/fake-world.ts';
import { recorded } from './recorded.ts';

/** A comment in a review, as a server tells it. */
interface Told {
  readonly id: number;
  readonly position: number;
  readonly resolver?: { readonly id: number; readonly login: string } | null;
}

/** As a real server listed them. */
const listed = (name: string, as?: string) => recorded(name, as).body as readonly Told[];

/** What is listed where one review has these comments, and the top level has those. */
async function read(
  inReview: readonly object[],
  { me = 2, kind = 'gitea', topLevel = [] as readonly object[] }: Options = {},
): Promise<readonly Comment[]> {
  const review = { id: 1, state: 'COMMENT', user: { id: me }, comments_count: inReview.length };
  const answer = (path: string): unknown => {
    if (path === '/api/v1/user') return { id: me, login: 'me' };
    if (path.endsWith('/reviews')) return [review];
    return path.includes('/reviews/') ? inReview : topLevel;
  };
  const service = createGiteaService({
    kind,
    apiUrl: 'https://host.example/api/v1',
    token: 'a-token',
    repository: 'boss/record',
    pullRequest: 1,
    readyTimeoutMs: 0,
    deadline: START + 900_000,
    userAgent: 'sarif-review/0',
    progress: () => undefined,
    world: {
      ...createFakeWorld(),
      fetch: async (input) => Response.json(answer(new URL(new Request(input).url).pathname)),
    },
  });
  return service.listComments();
}

interface Options {
  readonly me?: number;
  readonly kind?: 'gitea' | 'forgejo';
  readonly topLevel?: readonly object[];
}

describe('comments of a review', () => {
  test('are threads of their own on lines of their own', async () => {
    const comments = await read(listed('comments of a review'));
    expect(comments.map(({ body, newLine }) => [newLine, body]).toSorted()).toEqual([
      [30, 'outside'],
      [5, 'on a line'],
    ]);
    for (const comment of comments)
      expect(comment).toMatchObject({
        discussionId: comment.id,
        path: 'src/app.js',
        resolvable: true,
        resolved: false,
        mine: true,
        authorLogin: 'writer',
      });
    expect(comments.some(({ shared }) => shared)).toBe(false);
  });

  test('on one line are one thread, whatever their order: the first began it, and its flag counts', async () => {
    const [one] = listed('comments of a review');
    if (one === undefined) throw new Error('there is one');
    const resolver = { id: 3, login: 'ada', full_name: 'Ada' };
    const thread = [
      { ...one, id: 10, body: 'third' },
      { ...one, id: 9, body: 'second', resolver },
      { ...one, id: 8, body: 'first' },
    ];
    const open = await read(thread);
    expect(open.map(({ body, discussionId, resolved }) => [body, discussionId, resolved])).toEqual([
      ['first', '8', false],
      ['second', '8', false],
      ['third', '8', false],
    ]);
    const times = open.map(({ createdAt = 0 }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(3);
    const [first, ...replies] = thread.toReversed().map((comment) => ({ ...comment, resolver }));
    expect((await read([first ?? {}, ...replies]))[2]).toMatchObject({
      resolved: true,
      resolvedBy: 'Ada',
      resolvedById: '3',
    });
  });

  test('on the old and on the new line of one number are two threads', async () => {
    const [one] = listed('comments of a review');
    if (one === undefined) throw new Error('there is one');
    const old = { ...one, id: 99, position: 0, original_position: one.position };
    expect(new Set((await read([one, old])).map(({ discussionId }) => discussionId)).size).toBe(2);
  });

  test('which an automatic account has resolved itself, the server calls that of a ghost', async () => {
    const resolved = listed('comments of a review: resolved by itself', 'automatic');
    expect(resolved[0]?.resolver).toMatchObject({ id: -1, login: 'Ghost' });
    expect((await read(resolved, { me: -2 }))[0]).toMatchObject({
      resolved: true,
      resolvedById: '-2',
      mine: true,
      shared: true,
    });
    // To anybody else it is an account that is gone.
    const [other] = await read(resolved);
    expect(other).toMatchObject({ resolved: true, mine: false });
    expect(other?.resolvedById).toBeUndefined();
  });

  test('of Forgejo have the line of another commit, and none may be resolved or reopened', async () => {
    const [open] = await read(listed('comments of a review'), { kind: 'forgejo' });
    expect(open).toMatchObject({ resolved: false, mayResolve: false });
    expect(open?.newLine).toBeUndefined();
    const resolved = listed('comments of a review: resolved by itself', 'automatic');
    expect((await read(resolved, { kind: 'forgejo' }))[0]).toMatchObject({
      resolved: true,
      mayResolve: false,
    });
  });
});

test('a comment at the top level is a discussion of its own, and nobody resolves it', async () => {
  const [comment] = await read([], { topLevel: recorded('top level').body as object[] });
  expect(comment).toMatchObject({ resolvable: false, mine: true, body: 'hello' });
});
