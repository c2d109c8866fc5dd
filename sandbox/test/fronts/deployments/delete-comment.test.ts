import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../../../demo/sandbox-client.ts';
import { field } from '../../harness.ts';
import { INLINE, idOf, type Line, NO_DISCUSSION, type Scene, startScene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.harness.close());

describe('deleting a comment', () => {
  test.each<Line>([
    {
      says: '403 for anybody but its author',
      method: 'DELETE',
      path: '/deployments/{ready}/comments/{threadComment}',
      as: 'other',
      status: 403,
      body: { error: 'Only the author of a comment may delete it' },
    },
    {
      says: '404 if the deployment does not exist',
      method: 'DELETE',
      path: '/deployments/999/comments/{threadComment}',
      status: 404,
      body: { error: 'Deployment not found' },
    },
    {
      says: '404 if the comment does not exist',
      method: 'DELETE',
      path: '/deployments/{ready}/comments/nothing',
      status: 404,
      body: { error: 'Comment not found' },
    },
    {
      says: '404 if the comment is of another deployment',
      method: 'DELETE',
      path: '/deployments/{withoutDiff}/comments/{threadComment}',
      status: 404,
      body: { error: 'Comment not found' },
    },
    {
      says: '409 while the discussion does not exist yet',
      method: 'DELETE',
      path: '/deployments/{waiting}/comments/{threadComment}',
      status: 409,
      body: { error: NO_DISCUSSION },
    },
  ])('$says', (line) => scene.play(line));

  test('its author may, once', async () => {
    const posted = await scene.other('POST', `/deployments/${scene.numbers.ready}/comments`, {
      body: 'mine',
    });
    const path = `/deployments/${scene.numbers.ready}/comments/${idOf(posted, 'id')}`;
    expect(await scene.other('DELETE', path)).toMatchObject({ status: 204, body: '' });
    expect(await scene.other('DELETE', path)).toMatchObject({ status: 404 });
  });

  test('another client of the same user is the same author', async () => {
    const listed = z.array(z.object({ author: z.object({ id: z.string() }) }));
    const comments = listed.parse(
      (await scene.harness.bot('GET', `/deployments/${scene.numbers.ready}/comments`)).body,
    );
    const client = await scene.harness.admin('POST', '/clients', { userId: comments[0]?.author.id });
    const credentials = [field(client, 'clientId', z.string()), field(client, 'clientSecret', z.string())];
    const token = await send(`${scene.harness.running.baseUrl}/apis/oauth2/v1/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(credentials.join(':'))}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const posted = await scene.harness.bot('POST', `/deployments/${scene.numbers.ready}/comments`, {
      body: 'mine',
    });
    const url = `${scene.harness.running.baseUrl}/apis/rest/v1/deployments/${scene.numbers.ready}/comments/${idOf(posted, 'id')}`;
    const headers = { authorization: `Bearer ${field(token, 'access_token', z.string())}` };
    expect(await send(url, { method: 'DELETE', headers })).toMatchObject({ status: 204 });
  });

  test('the replies of a thread stay when the comment that started it goes; the thread goes with its last comment', async () => {
    const comments = `/deployments/${scene.numbers.ready}/comments`;
    const root = await scene.harness.bot('POST', comments, INLINE);
    const place = `/deployments/${scene.numbers.ready}/discussions/${idOf(root, 'discussionId')}`;
    const reply = await scene.harness.bot('POST', `${place}/comments`, { body: 'reply' });
    await scene.harness.bot('DELETE', `${comments}/${idOf(root, 'id')}`);
    const left = z.array(z.object({ discussionId: z.string(), body: z.string() }));
    const listed = left.parse((await scene.harness.bot('GET', comments)).body);
    expect(listed.filter((comment) => comment.discussionId === idOf(root, 'discussionId'))).toMatchObject([
      { body: 'reply' },
    ]);
    expect(await scene.harness.bot('PUT', place, { resolved: true })).toMatchObject({ status: 200 });
    await scene.harness.bot('DELETE', `${comments}/${idOf(reply, 'id')}`);
    expect(await scene.harness.bot('PUT', place, { resolved: true })).toMatchObject({
      status: 404,
      body: { error: 'Discussion not found' },
    });
  });
});
