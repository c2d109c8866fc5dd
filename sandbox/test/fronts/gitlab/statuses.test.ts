import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { Answer } from '../../../../demo/sandbox-client.ts';
import { type GitlabScene, startGitlabScene } from './scene.ts';

let scene: GitlabScene;
beforeAll(async () => {
  scene = await startGitlabScene();
});
afterAll(() => scene.harness.close());

const set = (name: string, state: string, more: object = {}, call = scene.bot): Promise<Answer> =>
  call('POST', `/projects/1/statuses/${scene.shas.head_sha}`, { name, state, ...more });
const statusSchema = z.looseObject({ id: z.number(), status: z.string(), pipeline_id: z.number() });
const toStatus = ({ body }: Answer) => statusSchema.parse(body);

test('of a name the newest status counts, and all are kept', async () => {
  for (const state of ['running', 'failed', 'success']) {
    const answer = await set('steps', state);
    expect(answer).toMatchObject({ status: 201, body: { status: state, name: 'steps' } });
  }
  const all = `/projects/1/repository/commits/${scene.shas.head_sha}/statuses?name=steps`;
  expect((await scene.bot('GET', all)).body).toMatchObject([{ status: 'success' }]);
  expect((await scene.bot('GET', `${all}&all=true`)).body).toHaveLength(3);
});

test('a status joins the given pipeline, else the newest one of the commit, else one of its own', async () => {
  const { admin } = scene.harness;
  const { head_sha: sha } = scene.shas;
  const own = toStatus(await set('own', 'success')).pipeline_id;
  expect(toStatus(await set('again', 'success')).pipeline_id).toBe(own);
  const { body } = await admin('POST', `/deployments/${scene.iid}/pipelines`, {
    source: 'merge_request_event',
  });
  const { id } = z.looseObject({ id: z.number(), sha: z.literal(sha) }).parse(body);
  expect(toStatus(await set('newest', 'success')).pipeline_id).toBe(id);
  expect(toStatus(await set('given', 'success', { pipeline_id: own })).pipeline_id).toBe(own);
  expect(await set('none', 'success', { pipeline_id: 999 })).toMatchObject({
    status: 404,
    body: { message: '404 Pipeline for pipeline_id, sha and ref Not Found' },
  });
});

test('the name of a job of the pipeline is taken', async () => {
  const { admin } = scene.harness;
  await admin('POST', `/deployments/${scene.iid}/pipelines`, { jobs: ['lint'] });
  expect(await set('lint', 'success')).toMatchObject({
    status: 400,
    body: { message: { name: ['has already been taken'] } },
  });
  expect((await set('SARIF Review', 'success')).status).toBe(201);
});

test('texts have 255 characters, and states are six', async () => {
  const long = 'x'.repeat(256);
  expect(await set('long', 'success', { target_url: `https://a/${long}` })).toMatchObject({
    status: 400,
    body: { message: { target_url: ['is too long (maximum is 255 characters)'] } },
  });
  expect(await set('odd', 'success', { target_url: 'javascript:alert(1)' })).toMatchObject({
    status: 400,
    body: { message: { target_url: ['is blocked: Only allowed schemes are http, https'] } },
  });
  expect((await set('fits', 'success', { description: 'x'.repeat(255) })).status).toBe(201);
  expect(await set('odd', 'green')).toMatchObject({
    status: 400,
    body: { error: 'state does not have a valid value' },
  });
});

test('a commit that is not there takes no status', async () => {
  const answer = await scene.bot('POST', `/projects/1/statuses/${'f'.repeat(40)}`, { state: 'success' });
  expect(answer).toMatchObject({ status: 404, body: { message: '404 Commit Not Found' } });
});
