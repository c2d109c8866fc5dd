import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ERROR, INLINE, type Line, NO_DISCUSSION, type Scene, startScene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.harness.close());

const SHA = 'a'.repeat(40);

describe('creating a comment', () => {
  const path = '/deployments/{ready}/comments';
  test.each<Line>([
    {
      says: 'only body sent: a top-level comment, resolvable=false',
      method: 'POST',
      path,
      send: { body: 'Hello **there**' },
      status: 201,
      body: {
        id: expect.any(String),
        discussionId: expect.any(String),
        resolvable: false,
        body: 'Hello **there**',
        author: { id: expect.any(String), name: 'SARIF Review Bot' },
        createdAt: '2026-02-03T04:05:06.000Z',
        updatedAt: '2026-02-03T04:05:06.000Z',
      },
    },
    {
      says: 'path plus newLine sent: an inline comment, resolvable=true, its thread unresolved',
      method: 'POST',
      path,
      send: INLINE,
      status: 201,
      body: expect.objectContaining({ resolvable: true, resolved: false, path: 'added.txt', newLine: 2 }),
    },
    {
      says: 'path plus oldLine sent: an inline comment on the old version',
      method: 'POST',
      path,
      send: { body: 'x', path: 'gone.txt', oldLine: 3 },
      status: 201,
      body: expect.objectContaining({ resolvable: true, path: 'gone.txt', oldLine: 3 }),
    },
    {
      says: 'path plus both lines sent: an inline comment on an unchanged line',
      method: 'POST',
      path,
      send: { body: 'x', path: 'src/kept.ts', newLine: 7, oldLine: 8 },
      status: 201,
      body: expect.objectContaining({ newLine: 7, oldLine: 8 }),
    },
    {
      says: 'fields that the interface does not know are ignored',
      method: 'POST',
      path,
      send: { body: 'x', more: 1 },
      status: 201,
    },
    { says: '400 without a body', method: 'POST', path, send: {}, status: 400, body: ERROR },
    { says: '400 for an empty body', method: 'POST', path, send: { body: ' \n' }, status: 400, body: ERROR },
    {
      says: '400 for a body that is no string',
      method: 'POST',
      path,
      send: { body: 1 },
      status: 400,
      body: ERROR,
    },
    { says: '400 for what is no object', method: 'POST', path, send: ['x'], status: 400, body: ERROR },
    {
      says: '400 for a path without a line',
      method: 'POST',
      path,
      send: { body: 'x', path: 'added.txt' },
      status: 400,
      body: ERROR,
    },
    {
      says: '400 for a line without a path',
      method: 'POST',
      path,
      send: { body: 'x', newLine: 1 },
      status: 400,
      body: { error: 'path: an inline comment needs it' },
    },
    {
      says: '400 for line 0',
      method: 'POST',
      path,
      send: { ...INLINE, newLine: 0 },
      status: 400,
      body: ERROR,
    },
    {
      says: '400 for half a line',
      method: 'POST',
      path,
      send: { ...INLINE, newLine: 1.5 },
      status: 400,
      body: ERROR,
    },
    {
      says: '400 for a line in words',
      method: 'POST',
      path,
      send: { ...INLINE, newLine: '1' },
      status: 400,
      body: ERROR,
    },
    {
      says: '400 when only baseSha is passed: both must be passed or neither',
      method: 'POST',
      path,
      send: { ...INLINE, baseSha: SHA },
      status: 400,
      body: { error: 'baseSha and headSha: send both or neither' },
    },
    {
      says: '400 when only headSha is passed: both must be passed or neither',
      method: 'POST',
      path,
      send: { ...INLINE, headSha: SHA },
      status: 400,
      body: { error: 'baseSha and headSha: send both or neither' },
    },
    {
      says: '400 for commits that the repository does not have',
      method: 'POST',
      path,
      send: { ...INLINE, baseSha: SHA, headSha: SHA },
      status: 400,
      body: { error: `baseSha: ${SHA} is not a commit of the repository` },
    },
    {
      says: '400 for a name of a commit that is no full SHA',
      method: 'POST',
      path,
      send: { ...INLINE, baseSha: 'main', headSha: 'HEAD' },
      status: 400,
      body: ERROR,
    },
    {
      says: '404 if the deployment does not exist',
      method: 'POST',
      path: '/deployments/999/comments',
      send: { body: 'x' },
      status: 404,
      body: { error: 'Deployment not found' },
    },
    {
      says: '409 while the discussion does not exist yet',
      method: 'POST',
      path: '/deployments/{waiting}/comments',
      send: { body: 'x' },
      status: 409,
      body: { error: NO_DISCUSSION },
    },
    {
      says: '409 for a draft, which never has a discussion',
      method: 'POST',
      path: '/deployments/{draft}/comments',
      send: { body: 'x' },
      status: 409,
      body: { error: NO_DISCUSSION },
    },
    {
      says: '409 for an inline comment without SHAs before the diff is computed',
      method: 'POST',
      path: '/deployments/{withoutDiff}/comments',
      send: INLINE,
      status: 409,
      body: { error: "The deployment's diff has not been computed yet. Retry shortly" },
    },
    {
      says: 'a top-level comment does not need the diff',
      method: 'POST',
      path: '/deployments/{withoutDiff}/comments',
      send: { body: 'x' },
      status: 201,
    },
  ])('$says', (line) => scene.play(line));

  test('400 when only the head is a commit that the repository does not have', async () => {
    const pinned = { ...INLINE, baseSha: scene.harness.repository.base, headSha: SHA };
    expect(await scene.harness.bot('POST', scene.toPath(path), pinned)).toMatchObject({
      status: 400,
      body: { error: `headSha: ${SHA} is not a commit of the repository` },
    });
  });

  test('without SHAs the comment is pinned to the current diff: targetCommit as base, mergeCommit as head', () => {
    const { base, head } = scene.harness.repository;
    expect(scene.thread.body).toMatchObject({ baseSha: base, headSha: head });
  });

  test('with both SHAs the comment is pinned to exactly those commits, also before the diff is computed', async () => {
    const { head, later } = scene.harness.repository;
    const answer = await scene.harness.bot('POST', `/deployments/${scene.numbers.withoutDiff}/comments`, {
      body: 'x',
      path: 'src/kept.ts',
      newLine: 1,
      baseSha: head.toUpperCase(),
      headSha: later,
    });
    expect(answer).toMatchObject({ status: 201, body: { baseSha: head, headSha: later } });
  });

  test('a body comes back as it was sent', async () => {
    const body = '\u0000 ünïcode 𝄞 <!-- x --> \r\n\t"`$(touch x)` ';
    const posted = await scene.harness.bot('POST', scene.toPath(path), { body });
    expect(posted.body).toMatchObject({ body });
  });
});
