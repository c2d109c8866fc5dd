import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { field, type Harness, startHarness } from './harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const listed = z.array(z.object({ id: z.string(), body: z.string() }));

/** Follows the links from page to page; gives the comments of each. */
async function readPages(
  number: number,
  between?: () => Promise<unknown>,
): Promise<z.infer<typeof listed>[]> {
  const pages: z.infer<typeof listed>[] = [];
  let next: string | undefined = `/deployments/${number}/comments`;
  while (next !== undefined) {
    const answer = await harness.bot('GET', next);
    pages.push(listed.parse(answer.body));
    next = /^<(.+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    await between?.();
  }
  return pages;
}

async function postMany(number: number, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 1; index <= count; index += 1) {
    const answer = await harness.bot('POST', `/deployments/${number}/comments`, { body: `${index}` });
    ids.push(field(answer, 'id', z.string()));
  }
  return ids;
}

test('has 50 comments on a page, and a Link to the next one while there is one', async () => {
  const number = await harness.deploy();
  await postMany(number, 101);
  const pages = await readPages(number);
  expect(pages.map((page) => page.length)).toEqual([50, 50, 1]);
  expect(pages.flat().map((comment) => comment.body)).toEqual(
    Array.from({ length: 101 }, (_, at) => `${at + 1}`),
  );
});

test('has no Link where the last page is just full', async () => {
  await harness.admin('PATCH', '/settings', { pageSize: 3 });
  const number = await harness.deploy();
  await postMany(number, 3);
  expect((await readPages(number)).map((page) => page.length)).toEqual([3]);
});

test('skips no comment when one of an earlier page is deleted in between', async () => {
  await harness.admin('PATCH', '/settings', { pageSize: 2 });
  const number = await harness.deploy();
  const ids = await postMany(number, 6);
  const pages = await readPages(number, () =>
    harness.bot('DELETE', `/deployments/${number}/comments/${ids.shift()}`),
  );
  expect(pages.flat().map((comment) => comment.body)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('has every field of a comment in its full form, those of the place on inline comments only', async () => {
  const number = await harness.deploy();
  const { base, head } = harness.repository;
  await harness.bot('POST', `/deployments/${number}/comments`, { body: 'top' });
  await harness.bot('POST', `/deployments/${number}/comments`, {
    body: 'in',
    path: 'src/kept.ts',
    newLine: 1,
    oldLine: 1,
  });
  const always = {
    id: expect.any(String),
    discussionId: expect.any(String),
    author: { id: expect.any(String), name: 'SARIF Review Bot' },
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  };
  expect((await harness.bot('GET', `/deployments/${number}/comments`)).body).toEqual([
    { ...always, body: 'top', resolvable: false },
    {
      ...always,
      body: 'in',
      resolvable: true,
      resolved: false,
      path: 'src/kept.ts',
      newLine: 1,
      oldLine: 1,
      baseSha: base,
      headSha: head,
    },
  ]);
});

test('has nothing but id, discussionId and body in its minimal form', async () => {
  const number = await harness.deploy();
  const posted = await harness.bot('POST', `/deployments/${number}/comments`, {
    body: 'x',
    path: 'added.txt',
    newLine: 1,
  });
  await harness.admin('PATCH', '/settings', { listing: 'minimal' });
  expect((await harness.bot('GET', `/deployments/${number}/comments`)).body).toEqual([
    {
      id: field(posted, 'id', z.string()),
      discussionId: field(posted, 'discussionId', z.string()),
      body: 'x',
    },
  ]);
});

test('has every comment of many that were posted at the same time, each under its own id', async () => {
  await harness.admin('PATCH', '/settings', { pageSize: 50 });
  const number = await harness.deploy();
  const bodies = Array.from({ length: 60 }, (_, index) => `comment ${index}`);
  const answers = await Promise.all(
    bodies.map((body, index) =>
      harness.bot('POST', `/deployments/${number}/comments`, {
        body,
        ...(index % 2 === 0 ? {} : { path: 'added.txt', newLine: 1 }),
      }),
    ),
  );
  expect(answers.map((answer) => answer.status)).toEqual(bodies.map(() => 201));
  const comments = (await readPages(number)).flat();
  expect(comments.map((comment) => comment.body).sort()).toEqual([...bodies].sort());
  expect(new Set(comments.map((comment) => comment.id)).size).toBe(60);
});
