import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ERROR, type Line, type Scene, startScene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.harness.close());

describe('listing comments', () => {
  test.each<Line>([
    {
      says: 'an empty list while the discussion does not exist',
      method: 'GET',
      path: '/deployments/{waiting}/comments',
      status: 200,
      body: [],
    },
    {
      says: 'an empty list for a draft',
      method: 'GET',
      path: '/deployments/{draft}/comments',
      status: 200,
      body: [],
    },
    {
      says: '404 if the deployment does not exist',
      method: 'GET',
      path: '/deployments/999/comments',
      status: 404,
      body: { error: 'Deployment not found' },
    },
    {
      says: '400 for a place in the listing that no page gave',
      method: 'GET',
      path: '/deployments/{ready}/comments?after=x',
      status: 400,
      body: ERROR,
    },
  ])('$says', (line) => scene.play(line));
});

describe('getting a deployment by number', () => {
  test('targetCommit and mergeCommit are the base and the head of its diff', async () => {
    const { base, head } = scene.harness.repository;
    expect(await scene.harness.bot('GET', `/deployments/${scene.numbers.ready}`)).toMatchObject({
      status: 200,
      body: {
        number: scene.numbers.ready,
        deploymentNumber: scene.numbers.ready,
        branch: head,
        deploymentBranchName: head,
        phase: 'NEW',
        targetCommit: base,
        mergeCommit: head,
      },
    });
  });

  test.each<Line>([
    {
      says: 'targetCommit and mergeCommit are null until the diff has been computed',
      method: 'GET',
      path: '/deployments/{withoutDiff}',
      status: 200,
      body: expect.objectContaining({ targetCommit: null, mergeCommit: null }),
    },
    {
      says: 'a draft says so in its phase',
      method: 'GET',
      path: '/deployments/{draft}',
      status: 200,
      body: expect.objectContaining({ phase: 'DRAFT' }),
    },
    { says: '404 if it does not exist', method: 'GET', path: '/deployments/999', status: 404, body: ERROR },
    { says: '404 for what is no number', method: 'GET', path: '/deployments/1e0', status: 404, body: ERROR },
    {
      says: '404 for a number out of bounds',
      method: 'GET',
      path: `/deployments/${'9'.repeat(30)}`,
      status: 404,
      body: ERROR,
    },
  ])('$says', (line) => scene.play(line));
});
