import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type GitlabScene, startGitlabScene } from './scene.ts';

let scene: GitlabScene;
beforeAll(async () => {
  scene = await startGitlabScene();
  for (let index = 0; index < 5; index += 1)
    await scene.bot('POST', `${scene.path}/notes`, { body: `${index}` });
});
afterAll(() => scene.harness.close());

test('pages lead on by Link and by headers', async () => {
  const { bot, path } = scene;
  const first = await bot('GET', `${path}/discussions?per_page=2`);
  expect(first.body).toHaveLength(2);
  const { headers } = first;
  expect(['x-page', 'x-per-page', 'x-next-page'].map((name) => headers.get(name))).toEqual(['1', '2', '2']);
  const next = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? '';
  const second = await bot('GET', next);
  expect(second.body).toHaveLength(2);
  const last = await bot('GET', `${path}/discussions?per_page=2&page=3`);
  expect(last.headers.get('x-next-page')).toBe('');
  expect(last.headers.get('link')).not.toContain('rel="next"');
});

test('a page has at most 100 items, and a query that makes no sense is refused', async () => {
  const { bot, path } = scene;
  const { headers } = await bot('GET', `${path}/discussions?per_page=1000`);
  expect(headers.get('x-per-page')).toBe('100');
  expect(await bot('GET', `${path}/discussions?page=0`)).toMatchObject({
    status: 400,
    body: { error: 'page does not have a valid value' },
  });
});
