import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ERROR, INLINE, idOf, type Line, NO_DISCUSSION, type Scene, startScene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.harness.close());

describe('replying to a thread', () => {
  const send = { body: 'A reply' };
  test.each<Line>([
    {
      says: 'the reply carries the same discussionId, and the place of its thread',
      method: 'POST',
      path: '/deployments/{ready}/discussions/{thread}/comments',
      send,
      status: 201,
      body: expect.objectContaining({ body: 'A reply', resolvable: true, path: 'added.txt', newLine: 1 }),
    },
    {
      says: '400 if the discussionId belongs to a top-level comment',
      method: 'POST',
      path: '/deployments/{ready}/discussions/{topLevel}/comments',
      send,
      status: 400,
      body: { error: 'A top-level comment cannot be replied to' },
    },
    {
      says: '400 without a body',
      method: 'POST',
      path: '/deployments/{ready}/discussions/{thread}/comments',
      send: {},
      status: 400,
      body: ERROR,
    },
    {
      says: '404 if the deployment does not exist',
      method: 'POST',
      path: '/deployments/999/discussions/{thread}/comments',
      send,
      status: 404,
      body: { error: 'Deployment not found' },
    },
    {
      says: '404 if the discussion does not exist',
      method: 'POST',
      path: '/deployments/{ready}/discussions/nothing/comments',
      send,
      status: 404,
      body: { error: 'Discussion not found' },
    },
    {
      says: '404 if the discussion is of another deployment',
      method: 'POST',
      path: '/deployments/{withoutDiff}/discussions/{thread}/comments',
      send,
      status: 404,
      body: { error: 'Discussion not found' },
    },
    {
      says: '409 while the discussion does not exist yet',
      method: 'POST',
      path: '/deployments/{waiting}/discussions/{thread}/comments',
      send,
      status: 409,
      body: { error: NO_DISCUSSION },
    },
  ])('$says', (line) => scene.play(line));

  test('the reply has an id of its own', async () => {
    const path = scene.toPath('/deployments/{ready}/discussions/{thread}/comments');
    const reply = await scene.harness.bot('POST', path, send);
    expect(idOf(reply, 'discussionId')).toBe(idOf(scene.thread, 'discussionId'));
    expect(idOf(reply, 'id')).not.toBe(idOf(scene.thread, 'id'));
  });
});

describe('resolving or reopening a thread', () => {
  const path = '/deployments/{ready}/discussions/{thread}';
  test.each<Line>([
    {
      says: 'true resolves the thread',
      method: 'PUT',
      path,
      send: { resolved: true },
      status: 200,
      body: expect.objectContaining({ resolved: true }),
    },
    {
      says: 'true again leaves it resolved',
      method: 'PUT',
      path,
      send: { resolved: true },
      status: 200,
      body: expect.objectContaining({ resolved: true }),
    },
    {
      says: 'false reopens it',
      method: 'PUT',
      path,
      send: { resolved: false },
      status: 200,
      body: expect.objectContaining({ resolved: false }),
    },
    { says: '400 without resolved', method: 'PUT', path, send: {}, status: 400, body: ERROR },
    {
      says: '400 for a resolved that is no boolean',
      method: 'PUT',
      path,
      send: { resolved: 'true' },
      status: 400,
      body: ERROR,
    },
    {
      says: '400 if the discussionId belongs to a top-level comment',
      method: 'PUT',
      path: '/deployments/{ready}/discussions/{topLevel}',
      send: { resolved: true },
      status: 400,
      body: { error: 'A top-level comment cannot be resolved' },
    },
    {
      says: '404 if the deployment does not exist',
      method: 'PUT',
      path: '/deployments/999/discussions/{thread}',
      send: { resolved: true },
      status: 404,
      body: { error: 'Deployment not found' },
    },
    {
      says: '404 if the discussion does not exist',
      method: 'PUT',
      path: '/deployments/{ready}/discussions/nothing',
      send: { resolved: true },
      status: 404,
      body: { error: 'Discussion not found' },
    },
    {
      says: '409 while the discussion does not exist yet',
      method: 'PUT',
      path: '/deployments/{waiting}/discussions/{thread}',
      send: { resolved: true },
      status: 409,
      body: { error: NO_DISCUSSION },
    },
  ])('$says', (line) => scene.play(line));

  test('the listing shows the flag on the comment that started the thread and on its replies', async () => {
    const number = await scene.harness.deploy();
    await scene.harness.admin('POST', `/deployments/${number}/ready`, { discussion: true, diff: true });
    const root = await scene.harness.bot('POST', `/deployments/${number}/comments`, INLINE);
    const place = `/deployments/${number}/discussions/${idOf(root, 'discussionId')}`;
    await scene.harness.bot('POST', `${place}/comments`, { body: 'reply' });
    await scene.harness.bot('PUT', place, { resolved: true });
    const listed = await scene.harness.bot('GET', `/deployments/${number}/comments`);
    expect(listed.body).toMatchObject([{ resolved: true }, { body: 'reply', resolved: true }]);
  });
});
