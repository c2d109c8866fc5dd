import { afterEach, expect, test } from '@jest/globals';
import { ServiceError } from '../../src/errors.ts';
import type { Step } from './deployments/scripted-service.ts';
import { comment, connection, ofPullRequest, startGithub, thread } from './github/github-harness.ts';
import { noteOf, startGitlab } from './gitlab/scripted-gitlab.ts';

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

const COUNT = 115;
/** What one answer may hold; the comments before `LONG` are short. */
const ALL = Array.from({ length: COUNT }, (_, index) => index + 1);
const LONG = 103;
const LIMIT = 33_554_432;
const SPACES = Buffer.alloc(LIMIT, ' ');

/** A page of a listing, which is longer than anybody reads where it has several comments from `LONG` on. */
function pageOf(ids: readonly number[], toJson: (ids: readonly number[]) => unknown): Step {
  const isLong = ids.filter((id) => id >= LONG).length > 8;
  return { text: JSON.stringify(toJson(ids)), ...(isLong && { rest: SPACES }) };
}

test('GitLab is asked for smaller pages where one is too long, from the start', async () => {
  const {
    review,
    service,
    close: end,
  } = await startGitlab({
    'GET /mr/discussions': ({ path }) => {
      const { pathname, searchParams } = new URL(path, 'http://gitlab');
      const [size, page] = [Number(searchParams.get('per_page')), Number(searchParams.get('page') ?? 1)];
      const ids = ALL.slice((page - 1) * size, page * size);
      const step = pageOf(ids, (shown) =>
        shown.map((id) => ({ id: `d${id}`, individual_note: true, notes: [noteOf(id)] })),
      );
      const next = `<${pathname}?page=${page + 1}&per_page=${size}>; rel="next"`;
      return { ...step, ...(page * size < COUNT && { headers: { link: next } }) };
    },
  });
  close = end;
  expect((await review.listComments()).map(({ id }) => Number(id))).toEqual(ALL);
  const asked = service.requests.filter(({ path }) => path.includes('/discussions'));
  const tail = asked.map(({ path }) => new URL(path, 'http://gitlab').searchParams);
  expect(tail.map((query) => `${query.get('page') ?? 1} of ${query.get('per_page')}`)).toEqual([
    ...['1 of 100', '2 of 100'],
    ...Array.from({ length: 12 }, (_, index) => `${index + 1} of 10`),
  ]);
});

test('GitHub is asked for fewer threads and comments at once', async () => {
  const {
    review,
    asked,
    close: end,
  } = await startGithub({
    // The first pages of both together are too long as well.
    ListFirst: () => pageOf(ALL, (ids) => ids),
    ListThreads: ({ sent }) => {
      const { after, first } = sent as { after: string | null; first: number };
      const start = Number(after ?? 0);
      const step = pageOf(ALL.slice(start, start + first), (ids) => {
        const last = ids.at(-1) ?? COUNT;
        const threads = ids.map((id) => thread(`T${id}`, [comment(`c${id}`, 'text')]));
        return ofPullRequest({
          reviewThreads: connection(threads, last < COUNT ? String(last) : undefined),
        }).json;
      });
      return step;
    },
    ListTopLevel: [ofPullRequest({ comments: connection([]) })],
  });
  close = end;
  expect(await review.listComments()).toHaveLength(COUNT);
  const sizes = asked
    .filter(({ operation }) => operation === 'ListThreads')
    .map(({ sent }) => (sent as { first: number }).first);
  expect(sizes).toEqual([100, 100, ...Array(12).fill(10)]);
});

const NEVER_MORE_THAN = 30;
/** What a page is answered that takes the service too long. */
const CUT_OFF: readonly Step[] = [
  { status: 502, text: '<html>Bad gateway</html>' },
  {
    json: { data: null, errors: [{ message: 'Something went wrong. This may be the result of a timeout' }] },
  },
];

test.each(CUT_OFF)(
  'GitHub is asked for fewer threads at once where more take it too long: %j',
  async (cutOff) => {
    const sizes = new Set<number>();
    const { review, close: end } = await startGithub({
      ListFirst: () => cutOff,
      ListThreads: ({ sent }) => {
        const { after, first } = sent as { after: string | null; first: number };
        sizes.add(first);
        if (first > NEVER_MORE_THAN) return cutOff;
        const ids = ALL.slice(Number(after ?? 0)).slice(0, first);
        const threads = ids.map((id) => thread(`T${id}`, [comment(`c${id}`, 'text')]));
        const last = ids.at(-1) ?? COUNT;
        const next = last < COUNT ? String(last) : undefined;
        return ofPullRequest({ reviewThreads: connection(threads, next) });
      },
      ListTopLevel: [ofPullRequest({ comments: connection([]) })],
    });
    close = end;
    expect(await review.listComments()).toHaveLength(COUNT);
    expect([...sizes]).toEqual([100, 10]);
  },
);

test('GitLab is asked for smaller pages where larger ones take it too long', async () => {
  const { review, close: end } = await startGitlab({
    'GET /mr/discussions': ({ path }) => {
      const { pathname, searchParams } = new URL(path, 'http://gitlab');
      const [size, page] = [Number(searchParams.get('per_page')), Number(searchParams.get('page') ?? 1)];
      if (size > NEVER_MORE_THAN) return { status: 504, text: 'Gateway Timeout' };
      const ids = ALL.slice((page - 1) * size, page * size);
      const next = `<${pathname}?page=${page + 1}&per_page=${size}>; rel="next"`;
      return {
        json: ids.map((id) => ({ id: `d${id}`, individual_note: true, notes: [noteOf(id)] })),
        ...(page * size < COUNT && { headers: { link: next } }),
      };
    },
  });
  close = end;
  expect((await review.listComments()).map(({ id }) => Number(id))).toEqual(ALL);
});

test('a listing that always fails is asked for as often as two pages may be', async () => {
  const asked: string[] = [];
  const { review, close: end } = await startGitlab({
    'GET /mr/discussions': ({ path }) => {
      asked.push(`${new URL(path, 'http://gitlab').searchParams.get('per_page')}`);
      return { status: 502, text: '<html>Bad gateway</html>' };
    },
  });
  close = end;
  await expect(review.listComments()).rejects.toThrow(ServiceError);
  expect(asked).toEqual([...Array(4).fill('100'), ...Array(4).fill('10')]);
});
