import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type GitlabScene, startGitlabScene } from './scene.ts';

const MERGED = '/projects/1/merge_requests?state=merged&order_by=updated_at';
const listed = z.array(z.looseObject({ iid: z.number(), merged_at: z.string().nullable() }));

let scene: GitlabScene;
const merged: number[] = [];
beforeAll(async () => {
  scene = await startGitlabScene();
  const { harness } = scene;
  for (const month of [7, 9, 8]) {
    const iid = await harness.deploy();
    merged.push(iid);
    const endedAt = `2031-0${month}-01T00:00:00.000Z`;
    await harness.admin('PATCH', `/deployments/${iid}`, { state: 'merged', endedAt });
  }
});
afterAll(() => scene.harness.close());

const list = async (path: string): Promise<readonly unknown[]> =>
  listed.parse((await scene.bot('GET', path)).body).map((one) => one.iid);

test('merge requests are listed by their last update, page by page', async () => {
  const [july, september, august] = merged;
  expect(await list(MERGED)).toEqual([september, august, july]);
  expect(await list(`${MERGED}&sort=asc`)).toEqual([july, august, september]);
  expect(await list('/projects/1/merge_requests?state=opened')).toEqual([scene.iid]);
  const first = await scene.bot('GET', `${MERGED}&per_page=2`);
  expect(first.headers.get('x-next-page')).toBe('2');
  expect(await list(`${MERGED}&per_page=2&page=2`)).toEqual([july]);
});

test('those that were updated before are left out', async () => {
  expect(await list(`${MERGED}&updated_after=2031-08-01T00:00:00Z`)).toEqual([merged[1], merged[2]]);
});

test('each tells when it was merged, and not its diff', async () => {
  const [, newest] = listed.parse((await scene.bot('GET', MERGED)).body);
  expect(newest).toMatchObject({ state: 'merged', merged_at: '2031-08-01T00:00:00.000Z', closed_at: null });
  expect(newest).not.toHaveProperty('diff_refs');
});
