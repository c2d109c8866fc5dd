import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../../../demo/sandbox-client.ts';
import { field } from '../../harness.ts';
import { ERROR, type Line, type Scene, startScene } from './scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await startScene();
});
afterAll(() => scene.harness.close());

describe('every error has a JSON body with one field', () => {
  test.each<Line>([
    {
      says: 'an unknown path',
      method: 'GET',
      path: '/nothing',
      status: 404,
      body: { error: 'Not found: no such path' },
    },
    {
      says: 'a method that a path does not have',
      method: 'PATCH',
      path: '/deployments/{ready}/comments',
      status: 405,
      body: { error: 'Method not allowed. Allowed: GET, HEAD, POST' },
    },
    {
      says: 'a body that is too large',
      method: 'POST',
      path: '/deployments/{ready}/comments',
      send: { body: 'x'.repeat(1024 * 1024) },
      status: 413,
      body: ERROR,
    },
  ])('$says', (line) => scene.play(line));

  test.each([
    ['a body that is no JSON', '{', 'application/json', 'The body is not valid JSON'],
    ['no body', '', 'application/json', 'The body is not valid JSON'],
    [
      'half of a surrogate pair',
      '{"body":"\\ud800"}',
      'application/json',
      'The body holds half of a surrogate pair',
    ],
    [
      'half of one in a name',
      '{"body":"x","\\udc00":1}',
      'application/json',
      'The body holds half of a surrogate pair',
    ],
    [
      'bytes that are no UTF-8',
      Buffer.from('{"body":"\xff"}', 'latin1'),
      'application/json',
      'The body is not UTF-8',
    ],
    [
      'another type',
      '{"body":"x"}',
      'text/plain',
      'The body must be JSON, with the Content-Type application/json',
    ],
  ])('%s is a 400', async (_, body, type, error) => {
    const token = await send(
      `${scene.harness.running.baseUrl}/apis/oauth2/v1/token?grant_type=client_credentials`,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${scene.harness.running.clientId}:${scene.harness.running.clientSecret}`)}`,
        },
      },
    );
    const answer = await send(
      `${scene.harness.running.baseUrl}/apis/rest/v1/deployments/${scene.numbers.ready}/comments`,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${field(token, 'access_token', z.string())}`,
          'content-type': type,
        },
        body,
      },
    );
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });
});
