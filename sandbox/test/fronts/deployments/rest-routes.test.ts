import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { requestToken, send } from '../../../../demo/sandbox-client.ts';
import { type Harness, startHarness } from '../../harness.ts';
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
        branch: head,
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
    const { baseUrl, clientId, clientSecret } = scene.harness.running;
    const bearer = await requestToken(baseUrl, clientId, clientSecret);
    const answer = await send(`${baseUrl}/apis/rest/v1/deployments/${scene.numbers.ready}/comments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': type },
      body,
    });
    expect(answer).toMatchObject({ status: 400, body: { error } });
  });
});

const MEBIBYTE = 1024 * 1024;

let harness: Harness;
let token: string;
let number: number;
beforeAll(async () => {
  harness = await startHarness();
  const { baseUrl, clientId, clientSecret } = harness.running;
  token = await requestToken(baseUrl, clientId, clientSecret);
  number = await harness.deploy();
});
afterAll(() => harness.close());

/** Sends a request piece by piece, and gives its answer as soon as there is one. */
function post(
  headers: Readonly<Record<string, string>>,
  write: (sent: ClientRequest) => void,
): Promise<{ answer: IncomingMessage; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${harness.running.baseUrl}/apis/rest/v1/deployments/${number}/comments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    });
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ answer, body: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject);
    write(sent);
  });
}

test.each([
  ['says that it will be', { 'content-length': String(50 * MEBIBYTE) }, ['{']],
  ['turns out to be', {}, Array.from({ length: 40 }, () => ' '.repeat(MEBIBYTE / 32))],
])(
  'a body that %s too large is answered with 413 before its end, and the connection ends',
  async (_, headers, chunks) => {
    const { answer, body } = await post(headers, (sent) => {
      for (const chunk of chunks) sent.write(chunk);
    });
    expect(answer.statusCode).toBe(413);
    expect(answer.headers.connection).toBe('close');
    expect(JSON.parse(body)).toEqual({ error: `The body is larger than ${MEBIBYTE} bytes` });
  },
);

test('the largest body is taken', async () => {
  const text = JSON.stringify({ body: 'x'.repeat(MEBIBYTE - 11) });
  expect(Buffer.byteLength(text)).toBe(MEBIBYTE);
  const { answer } = await post({}, (sent) => sent.end(text));
  expect(answer.statusCode).toBe(201);
});
