import { afterEach, expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/errors.ts';
import { ADA, type Answers, noteOf, type ScriptedGitlab, startGitlab } from './scripted-gitlab.ts';

let gitlab: ScriptedGitlab | undefined;
afterEach(async () => {
  await gitlab?.close();
  gitlab = undefined;
});

async function start(answers: Answers): Promise<ScriptedGitlab> {
  gitlab = await startGitlab(answers);
  return gitlab;
}

const discussion = (id: number): object => ({
  id: `d${id}`,
  individual_note: true,
  notes: [noteOf(id)],
});

test('pages are followed by their links, each comment once', async () => {
  const { review, service } = await start({
    'GET /mr/discussions': ({ path }) => {
      const page = Number(new URL(path, 'http://x').searchParams.get('page') ?? 1);
      const next = `<${path.replace(/[?].*/, '')}?page=${page + 1}&per_page=100>; rel="next"`;
      return { json: [discussion(page), discussion(page + 1)], ...(page < 3 && { headers: { link: next } }) };
    },
  });
  expect((await review.listComments()).map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  const pages = service.requests.filter(({ path }) => path.includes('/discussions'));
  expect(pages.map(({ path }) => path.replace(/.*[?]/, ''))).toEqual([
    'per_page=100',
    'page=2&per_page=100',
    'page=3&per_page=100',
  ]);
});

test('no link leads the token to another origin', async () => {
  const { review, service } = await start({
    'GET /mr/discussions': {
      json: [discussion(1)],
      headers: { link: '<https://evil.example/>; rel="next"' },
    },
  });
  const listing = review.listComments();
  await expect(listing).rejects.toThrow(ServiceError);
  await expect(listing).rejects.toThrow('another origin, https://evil.example');
  expect(service.requests.filter(({ path }) => path.includes('discussions'))).toHaveLength(1);
});

test('a listing that is not there, or is none, is never an empty one', async () => {
  const { review } = await start({
    'GET /mr/discussions': [
      { status: 404, json: { message: '404 Not found' } },
      { json: { discussions: [] } },
    ],
  });
  await expect(review.listComments()).rejects.toThrow(ServiceError);
  await expect(review.listComments()).rejects.toThrow(/not understood/);
});

const AT = '2026-03-01T10:30:00.000Z';
const RESOLVED = [
  noteOf(1, { resolvable: true, resolved: true, resolved_by: ADA, resolved_at: AT }),
  noteOf(2, {
    system: true,
    author: ADA,
    body: 'changed this line in version 2 of the diff',
    created_at: AT,
  }),
];

test.each([
  [true, { resolved: true, resolvedByPush: true }],
  [false, { resolved: true, resolvedBy: 'Ada' }],
])('the project is asked, once, where a push may have resolved a thread (%s)', async (setting, expected) => {
  const { review, calls } = await start({
    'GET /mr/discussions': { json: [{ id: 'f00d', notes: RESOLVED }] },
    'GET /projects/group%2Fapp': { json: { id: 7, resolve_outdated_diff_discussions: setting } },
  });
  for (let times = 0; times < 2; times += 1)
    expect(await review.listComments()).toMatchObject([{ id: '1', ...expected }]);
  expect(calls().filter((call) => call === 'GET /projects/group%2Fapp')).toHaveLength(1);
});

test('the project is not asked otherwise', async () => {
  const { review, calls } = await start({
    'GET /mr/discussions': { json: [{ id: 'f00d', notes: RESOLVED.slice(0, 1) }, discussion(3)] },
  });
  await review.listComments();
  expect(calls().toSorted()).toEqual(['GET /mr/discussions', 'GET /user']);
});
