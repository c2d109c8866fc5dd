import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Answer } from '../../src/http/answer.ts';
import { type Content, call } from '../../src/http/call.ts';
import {
  type Script,
  type ScriptedService,
  type Step,
  startScriptedService,
} from '../services/deployments/scripted-service.ts';
import { holdClosedPort } from './closed-port.ts';
import { holdTimers, passTime, releaseTimers, slowAfterAnswer } from './held-timers.ts';

type Request = Parameters<typeof call>[0];

const LONG_MS = 60_000;
const SHORT_MS = 5_000;
const JSON_CONTENT: Content = { kind: 'json', value: { a: 'ä' } };
const FORM: Content = { kind: 'form', fields: { grant_type: 'client_credentials' } };

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

function request(baseUrl: string, changes: Partial<Request> = {}): Request {
  return {
    method: 'POST',
    url: `${baseUrl}/x`,
    headers: { authorization: 'Bearer t', 'user-agent': 'sarif-review/0' },
    content: JSON_CONTENT,
    timeoutMs: LONG_MS,
    cut: { signal: undefined, graceMs: LONG_MS },
    ...changes,
  };
}

/** Reads the request, lets so many milliseconds pass, and never answers. */
function noAnswer(ms: number): () => Promise<Step> {
  return () => {
    passTime(ms);
    return new Promise(() => undefined);
  };
}

async function callWith(step: Step, changes: Partial<Request> = {}): Promise<Answer> {
  const { baseUrl } = await start([step]);
  return call(request(baseUrl, changes), { fetch });
}

/** Calls a server that does not even speak HTTP. */
async function callRaw(serve: (socket: Socket) => void, changes: Partial<Request> = {}): Promise<Answer> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await call(request(`http://127.0.0.1:${port}`, changes), { fetch });
  } finally {
    server.close();
  }
}

describe('call', () => {
  test('sends JSON and reads the status, the headers and the whole body', async () => {
    const answer = await callWith({ status: 418, headers: { 'x-a': 'b' }, text: 'tëa' });
    expect(answer).toMatchObject({ kind: 'answered', status: 418, body: { kind: 'read', text: 'tëa' } });
    expect(answer.kind === 'answered' && answer.headers.get('x-a')).toBe('b');
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
    await callWith({}, { method: 'DELETE', content: { kind: 'none' } });
    expect(service?.requests[0]).toMatchObject({ method: 'DELETE', body: '' });
  });

  test.each<[string, Content]>([
    ['nothing', { kind: 'none' }],
    ['a form', FORM],
  ])('sends %s by fetch alone, since loading ky would delay the first request', async (_, content) => {
    const { baseUrl } = await start([{}]);
    const sent: unknown[] = [];
    const noting: typeof fetch = (input, init) => {
      sent.push(input);
      return fetch(input, init);
    };
    await call(request(baseUrl, { content }), { fetch: noting });
    // ky makes a request of its own of it.
    expect(sent).toEqual([`${baseUrl}/x`]);
  });

  test.each([500, 503, 429, 408])('sends once, also after a %d', async (status) => {
    expect(await callWith({ status }, { method: 'GET', content: { kind: 'none' } })).toMatchObject({
      status,
    });
    expect(service?.requests).toHaveLength(1);
  });

  test('a connection that closes before the request was read to its end leaves it open as well', async () => {
    const answer = await callRaw((socket) => socket.once('data', () => socket.resetAndDestroy()), {
      content: { kind: 'json', value: 'x'.repeat(5_000_000) },
    });
    expect(answer.kind).toBe('lost');
  });
});

describe.each<[string, Content]>([
  ['JSON', JSON_CONTENT],
  ['a form', FORM],
  ['nothing', { kind: 'none' }],
])('call with %s', (_, content) => {
  const ask = (step: Step, changes: Partial<Request> = {}) => callWith(step, { content, ...changes });

  test.each([301, 302, 303, 307, 308])('does not follow a %d', async (status) => {
    const answer = await ask({ status, headers: { location: '/elsewhere' } });
    expect(answer).toEqual({
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
    expect(await ask({ status: 302, headers })).toEqual({
      kind: 'redirected',
      reason: `it was answered with a redirect (302) to ${origin}, which is not followed (\`base-url\` must be the final address)`,
    });
  });

  test('does not take a redirect for an answer, however long its body is', async () => {
    const step = { status: 307, headers: { location: '/elsewhere' }, text: 'half', fault: 'stuck' } as const;
    expect((await ask(step)).kind).toBe('redirected');
  });

  test.each([300, 304])('a %d is no redirect', async (status) => {
    expect(await ask({ status, headers: { location: '/elsewhere' } })).toMatchObject({ status });
  });

  test('a connection that closes after the request leaves it open whether it was done', async () => {
    expect((await ask({ fault: 'reset' })).kind).toBe('lost');
    expect(service?.requests).toHaveLength(1);
  });

  test('a body that breaks off keeps the status', async () => {
    const answer = await ask({ status: 201, text: '{"id": "1"}', fault: 'cut' });
    expect(answer).toMatchObject({ kind: 'answered', status: 201, body: { kind: 'unread' } });
  });

  test('the time limit covers the body', async () => {
    const { baseUrl } = await start([{ status: 201, text: 'half', fault: 'stuck' }]);
    holdTimers();
    const answer = await call(request(baseUrl, { content, timeoutMs: SHORT_MS }), {
      fetch: slowAfterAnswer(SHORT_MS),
    });
    expect(answer).toMatchObject({
      kind: 'answered',
      status: 201,
      body: { kind: 'unread', reason: 'no complete answer within 5 s' },
    });
  });

  test('the time limit covers the wait for an answer', async () => {
    const { baseUrl } = await start(noAnswer(SHORT_MS));
    holdTimers();
    const answer = await call(request(baseUrl, { content, timeoutMs: SHORT_MS - 0.2 }), { fetch });
    expect(answer).toEqual({ kind: 'lost', reason: 'no complete answer within 5 s' });
  });

  test('tells while it waits that the answer is late, once', async () => {
    const told: string[] = [];
    const { baseUrl } = await start(noAnswer(SHORT_MS));
    holdTimers();
    const whenSlow = () => told.push('slow');
    const answer = await call(request(baseUrl, { content, timeoutMs: SHORT_MS, whenSlow }), { fetch });
    expect([...told, answer.kind]).toEqual(['slow', 'lost']);
  });

  test('a signal leaves the call some time and then breaks it off', async () => {
    const controller = new AbortController();
    const { baseUrl } = await start(() => {
      controller.abort();
      return noAnswer(SHORT_MS)();
    });
    holdTimers();
    const cut = { signal: controller.signal, graceMs: SHORT_MS };
    expect(await call(request(baseUrl, { content, cut }), { fetch })).toEqual({
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
    const cut = { signal: controller.signal, graceMs: LONG_MS };
    expect(await call(request(baseUrl, { content, cut }), { fetch })).toMatchObject({
      kind: 'answered',
      status: 201,
    });
  });

  test('nothing listens: the request was surely not sent', async () => {
    const { port, release } = await holdClosedPort();
    const answer = await call(request(`http://127.0.0.1:${port}`, { content }), { fetch });
    release();
    expect(answer).toEqual({ kind: 'unreached', reason: 'connection refused (ECONNREFUSED)' });
  });

  test('https to a port without TLS: the request was surely not sent', async () => {
    const { baseUrl } = await start([]);
    const answer = await call(request(baseUrl.replace('http:', 'https:'), { content }), { fetch });
    expect(answer.kind).toBe('unreached');
    expect(service?.requests).toHaveLength(0);
  });

  test('an answer that is not HTTP is a loss', async () => {
    expect((await callRaw((socket) => socket.end('SSH-2.0-x\r\n'), { content })).kind).toBe('lost');
  });

  test('a body that is too long is not read to its end', async () => {
    const answer = await ask({ text: 'x'.repeat(33 * 1024 * 1024) });
    expect(answer).toMatchObject({
      body: { kind: 'unread', reason: expect.stringContaining('longer than') },
    });
  });
});
