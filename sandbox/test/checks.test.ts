import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../demo/sandbox-client.ts';
import { type Harness, startHarness } from './harness.ts';

let harness: Harness;
let number: number;
beforeAll(async () => {
  harness = await startHarness();
  number = await harness.deploy();
});
afterAll(() => harness.close());

function put(name: string, check: unknown, deployment = number): Promise<{ status: number; body: unknown }> {
  return harness.bot('PUT', `/deployments/${deployment}/checks/${encodeURIComponent(name)}`, check);
}

test('creates a check, then updates it by its name, and keeps its history', async () => {
  const fresh = await harness.deploy();
  await put('lint', { state: 'QUEUED' }, fresh);
  await put('other', { state: 'IN_PROGRESS' }, fresh);
  await put('lint', { state: 'IN_PROGRESS', description: 'Reading' }, fresh);
  const done = {
    state: 'DONE',
    result: 'FAILURE',
    description: '2 errors',
    externalUrl: 'https://ci.example/1',
    externalId: '1',
  };
  expect(await put('lint', done, fresh)).toEqual({
    status: 200,
    headers: expect.anything(),
    body: { check: { name: 'lint', ...done } },
  });
  const nothing = { result: null, description: null, externalUrl: null, externalId: null };
  expect((await harness.admin('GET', `/deployments/${fresh}`)).body).toMatchObject({
    checks: [
      { name: 'lint', ...done },
      { name: 'other', state: 'IN_PROGRESS', ...nothing },
    ],
    checkHistory: [
      { name: 'lint', state: 'QUEUED', ...nothing },
      { name: 'other', state: 'IN_PROGRESS', ...nothing },
      { name: 'lint', state: 'IN_PROGRESS', ...nothing, description: 'Reading' },
      { name: 'lint', ...done },
    ],
  });
});

test.each(['static-analysis/lint', 'a b', '100%', 'a%2Fb', 'größe', '?x=1#y', '"><script>'])(
  'takes the name %s, URL-encoded',
  async (name) => {
    expect(await put(name, { state: 'QUEUED' })).toMatchObject({ status: 200, body: { check: { name } } });
  },
);

test.each(['SUCCESS', 'FAILURE', 'NEUTRAL', 'CANCELLED', 'SKIPPED', 'TIMED_OUT'])(
  'takes the result %s',
  async (result) => {
    expect(await put('x', { state: 'DONE', result })).toMatchObject({
      status: 200,
      body: { check: { result } },
    });
  },
);

test.each([
  ['no state', {}, 'state'],
  ['an unknown state', { state: 'done' }, 'state'],
  ['DONE without a result', { state: 'DONE' }, 'result: required when state is DONE'],
  ['DONE with null for a result', { state: 'DONE', result: null }, 'result: required when state is DONE'],
  ['an unknown result', { state: 'DONE', result: 'error' }, 'result'],
  ['a link that is a script', { state: 'QUEUED', externalUrl: 'javascript:alert(1)' }, 'externalUrl'],
  ['a description of a novel', { state: 'QUEUED', description: 'x'.repeat(1001) }, 'description'],
])('400 for %s', async (_, check, reason) => {
  expect(await put('x', check)).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining(reason) },
  });
});

test.each(['x'.repeat(256), 'a\0b', 'a\nb', ' '])('400 for the name %j', async (name) => {
  expect(await put(name, { state: 'QUEUED' })).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining('The name of the check') },
  });
});

test.each(['QUEUED', 'IN_PROGRESS'])('a result in the state %s is taken and kept', async (state) => {
  const check = { state, result: 'NEUTRAL', description: 'Starting...' };
  const nothing = { externalUrl: null, externalId: null };
  const answered = { check: { name: 'early', ...check, ...nothing } };
  expect(await put('early', check)).toMatchObject({ status: 200, body: answered });
  const report = await harness.admin('GET', `/deployments/${number}`);
  expect(report.body).toMatchObject({ checks: expect.arrayContaining([answered.check]) });
  const page = await send(`${harness.running.baseUrl}/deployments/${number}`);
  const badge = state.toLowerCase().replace('_', ' ');
  expect(page.body).toContain(`<span class="badge busy">${badge}</span> <strong>early</strong>`);
});

test('what an answer holds can be sent back as it is', async () => {
  const first = await put('echo', { state: 'IN_PROGRESS' });
  const { check } = z.object({ check: z.record(z.string(), z.unknown()) }).parse(first.body);
  expect(check).toEqual({
    name: 'echo',
    state: 'IN_PROGRESS',
    result: null,
    description: null,
    externalUrl: null,
    externalId: null,
  });
  expect(await put('echo', check)).toMatchObject({ status: 200, body: { check } });
});

test('404 if the deployment does not exist', async () => {
  expect(await put('x', { state: 'QUEUED' }, 999)).toMatchObject({
    status: 404,
    body: { error: 'Deployment not found' },
  });
});

test('needs no discussion', async () => {
  const draft = await harness.deploy({ phase: 'DRAFT' });
  expect(await put('x', { state: 'QUEUED' }, draft)).toMatchObject({ status: 200 });
});

test('403 for a member of All Users, who may read, comment, reply, resolve and delete', async () => {
  const user = await harness.actAs('All Users');
  expect(await user('PUT', `/deployments/${number}/checks/x`, { state: 'QUEUED' })).toMatchObject({
    status: 403,
    body: { error: 'Only members of Account Owners may put a check' },
  });
  const comments = `/deployments/${number}/comments`;
  const posted = await user('POST', comments, { body: 'x', path: 'added.txt', newLine: 1 });
  const { id, discussionId } = posted.body as { id: string; discussionId: string };
  const place = `/deployments/${number}/discussions/${discussionId}`;
  const answers = [
    await user('GET', comments),
    await user('POST', `${place}/comments`, { body: 'reply' }),
    await user('PUT', place, { resolved: true }),
    await user('DELETE', `${comments}/${id}`),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 201, 200, 204]);
});

test('another Account Owner may put checks too', async () => {
  const owner = await harness.actAs('Account Owners');
  expect(await owner('PUT', `/deployments/${number}/checks/x`, { state: 'QUEUED' })).toMatchObject({
    status: 200,
  });
});
