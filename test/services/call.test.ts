import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import type { Answer } from '../../src/services/answers.ts';
import { type Call, type ClientOptions, Http } from '../../src/services/http.ts';
import { holdClosedPort } from '../http/closed-port.ts';
import { createFakeWorld, START } from '../http/fake-world.ts';
import { holdTimers, passTime, releaseTimers, slowAfterAnswer } from '../http/held-timers.ts';
import {
  type Script,
  type ScriptedService,
  type Step,
  startScriptedService,
} from './deployments/scripted-service.ts';

type Content = Pick<Call, 'body' | 'form'>;

const SHORT_MS = 5_000;
const JSON_CONTENT: Content = { body: { a: 'ä' } };
const FORM: Content = { form: { grant_type: 'client_credentials' } };

let service: ScriptedService | undefined;
afterEach(async () => {
  releaseTimers();
  await service?.close();
  service = undefined;
});

async function start(steps: Script['steps']): Promise<ScriptedService> {
  service = await startScriptedService({ steps });
  return service;
}

interface Changes extends Partial<Pick<Call, 'method' | 'effect'>> {
  readonly content?: Content;
  readonly limits?: Partial<ClientOptions>;
}

/** The last answer to a post, which is sent once unless it surely was not taken. */
async function ask(
  baseUrl: string,
  { content = JSON_CONTENT, limits, ...call }: Changes = {},
): Promise<Answer> {
  const usual = { readyTimeoutMs: 0, deadline: START + 900_000, userAgent: 'sarif-review/0' };
  const http = new Http(
    { ...usual, callTimeoutMs: 60_000, world: createFakeWorld(), progress: () => undefined, ...limits },
    { awaited: '', authorization: async () => 'Bearer t', tokenRefused: (sentence) => sentence },
  );
  const answer = z.unknown();
  const url = `${baseUrl}/x`;
  return (await http.send({ name: 'ask', method: 'POST', url, effect: 'post', answer, ...content, ...call }))
    .answer;
}

/** Reads the request, lets so many milliseconds pass, and never answers. */
function noAnswer(ms: number): () => Promise<Step> {
  return () => {
    passTime(ms);
    return new Promise(() => undefined);
  };
}

async function callWith(step: Step, changes: Changes = {}): Promise<Answer> {
  const { baseUrl } = await start([step]);
  return ask(baseUrl, changes);
}

/** Calls a server that does not even speak HTTP. */
async function callRaw(serve: (socket: Socket) => void, changes: Changes = {}): Promise<Answer> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await ask(`http://127.0.0.1:${port}`, changes);
  } finally {
    server.close();
  }
}

describe('call', () => {
  test('sends JSON and reads the status, the headers and the whole body', async () => {
    const answer = await callWith({ status: 418, headers: { 'x-a': 'b' }, text: 'tëa' });
    expect(answer).toMatchObject({ kind: 'answered', status: 418, text: 'tëa' });
    expect(answer.headers.get('x-a')).toBe('b');
    expect(service?.requests).toHaveLength(1);
    expect(service?.requests[0]).toMatchObject({
      method: 'POST',
      path: '/x',
      body: '{"a":"ä"}',
      headers: {
        accept: 'application/json',
        authorization: 'Bearer t',
        'content-type': 'application/json',
        'user-agent': 'sarif-review/0',
      },
    });
  });

  test('sends a form', async () => {
    await callWith({}, { content: FORM });
    expect(service?.requests[0]).toMatchObject({
      method: 'POST',
      path: '/x',
      body: 'grant_type=client_credentials',
      headers: {
        accept: 'application/json',
        authorization: 'Bearer t',
        'content-length': '29',
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
        'user-agent': 'sarif-review/0',
      },
    });
  });

  test('sends no body where there is none', async () => {
    await callWith({}, { method: 'DELETE', content: {} });
    expect(service?.requests[0]).toMatchObject({ method: 'DELETE', body: '' });
  });

  test('a connection that closes before the request was read to its end leaves it open as well', async () => {
    const answer = await callRaw((socket) => socket.once('data', () => socket.resetAndDestroy()), {
      content: { body: 'x'.repeat(5_000_000) },
    });
    expect(answer.kind).toBe('lost');
  });
});

describe.each<[string, Content]>([
  ['JSON', JSON_CONTENT],
  ['a form', FORM],
  ['nothing', {}],
])('call with %s', (_, content) => {
  const callOnce = (step: Step, changes: Changes = {}) => callWith(step, { content, ...changes });

  test.each([301, 302, 303, 307, 308])('does not follow a %d', async (status) => {
    const answer = await callOnce({ status, headers: { location: '/elsewhere' } });
    expect(answer).toMatchObject({
      kind: 'redirected',
      reason: `it was answered with a redirect (${status}) to ${service?.baseUrl}, which is not followed (\`base-url\` must be the final address)`,
    });
    expect(service?.requests.map(({ path }) => path)).toEqual(['/x']);
  });

  test.each([
    [
      'another host',
      { location: 'https://user:word@elsewhere.example/path?token=x' },
      'https://elsewhere.example',
    ],
    ['no place', {}, 'nowhere'],
    ['no URL', { location: 'http://[' }, 'nowhere'],
  ])('tells only the origin of a redirect to %s', async (_, headers, origin) => {
    expect(await callOnce({ status: 302, headers })).toMatchObject({
      kind: 'redirected',
      reason: `it was answered with a redirect (302) to ${origin}, which is not followed (\`base-url\` must be the final address)`,
    });
  });

  test('does not take a redirect for an answer, however long its body is', async () => {
    const step = { status: 307, headers: { location: '/elsewhere' }, text: 'half', fault: 'stuck' } as const;
    expect((await callOnce(step)).kind).toBe('redirected');
  });

  test.each([300, 304])('a %d is no redirect', async (status) => {
    expect(await callOnce({ status, headers: { location: '/elsewhere' } })).toMatchObject({ status });
  });

  test('a connection that closes after the request leaves it open whether it was done', async () => {
    expect((await callOnce({ fault: 'reset' })).kind).toBe('lost');
    expect(service?.requests).toHaveLength(1);
  });

  test('a body that breaks off keeps the status', async () => {
    const answer = await callOnce({ status: 201, text: '{"id": "1"}', fault: 'cut' });
    expect(answer).toMatchObject({ kind: 'cut', status: 201 });
  });

  test('the time limit covers the body', async () => {
    const { baseUrl } = await start([{ status: 201, text: 'half', fault: 'stuck' }]);
    holdTimers();
    const world = { ...createFakeWorld(), fetch: slowAfterAnswer(SHORT_MS) };
    const answer = await ask(baseUrl, { content, limits: { world, callTimeoutMs: SHORT_MS } });
    expect(answer).toMatchObject({ kind: 'cut', status: 201, reason: 'no complete answer within 5 s' });
  });

  test('the time limit covers the wait for an answer', async () => {
    const { baseUrl } = await start(noAnswer(SHORT_MS));
    holdTimers();
    const answer = await ask(baseUrl, { content, limits: { callTimeoutMs: SHORT_MS - 0.2 } });
    expect(answer).toMatchObject({ kind: 'lost', reason: 'no complete answer within 5 s' });
  });

  test('a signal leaves the call some time and then breaks it off', async () => {
    const controller = new AbortController();
    const { baseUrl } = await start(() => {
      controller.abort();
      return noAnswer(SHORT_MS)();
    });
    holdTimers();
    const limits = { signal: controller.signal };
    expect(await ask(baseUrl, { content, limits })).toMatchObject({
      kind: 'lost',
      reason: 'the run was stopped',
    });
  });

  test('a call that ends within that time is not broken off', async () => {
    const controller = new AbortController();
    const { baseUrl } = await start(() => {
      controller.abort();
      return { status: 201 };
    });
    const limits = { signal: controller.signal };
    expect(await ask(baseUrl, { content, limits })).toMatchObject({
      kind: 'answered',
      status: 201,
    });
  });

  test('nothing listens: the request was surely not sent', async () => {
    const { port, release } = await holdClosedPort();
    const answer = await ask(`http://127.0.0.1:${port}`, { content });
    release();
    expect(answer).toMatchObject({ kind: 'unreached', reason: 'no connection (ECONNREFUSED)' });
  });

  test('https to a port without TLS: the request was surely not sent', async () => {
    const { baseUrl } = await start([]);
    const answer = await ask(baseUrl.replace('http:', 'https:'), { content });
    expect(answer.kind).toBe('barred');
    expect(service?.requests).toHaveLength(0);
  });

  test('an answer that is not HTTP is a loss', async () => {
    expect((await callRaw((socket) => socket.end('SSH-2.0-x\r\n'), { content })).kind).toBe('lost');
  });

  test('a body that is too long is not read to its end', async () => {
    const answer = await callOnce({ text: 'x'.repeat(33 * 1024 * 1024) });
    expect(answer).toMatchObject({ kind: 'too-long', reason: expect.stringContaining('longer than') });
  });
});
