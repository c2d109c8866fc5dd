import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { send } from '../../../demo/sandbox-client.ts';
import { idOf } from '../fronts/deployments/scene.ts';
import { type Harness, startHarness } from '../harness.ts';
import { openEventStream } from './event-stream.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

describe('the events of a deployment', () => {
  test('come after a comment, a reply, a change of a thread, a deletion, a check and a push, and after nothing elsewhere', async () => {
    const number = await harness.deploy();
    const other = await harness.deploy();
    const stream = await openEventStream(`${harness.running.baseUrl}/deployments/${number}/events`);
    try {
      const comments = `/deployments/${number}/comments`;
      await harness.bot('POST', `/deployments/${other}/comments`, { body: 'elsewhere' });
      const first = await harness.bot('POST', comments, { body: 'x', path: 'added.txt', newLine: 1 });
      expect(await stream.next()).toEqual({ type: 'comment', deployment: number, id: idOf(first, 'id') });
      const thread = `/deployments/${number}/discussions/${idOf(first, 'discussionId')}`;
      const reply = await harness.bot('POST', `${thread}/comments`, { body: 'y' });
      expect(await stream.next()).toEqual({ type: 'comment', deployment: number, id: idOf(reply, 'id') });
      await harness.bot('PUT', thread, { resolved: true });
      expect(await stream.next()).toEqual({
        type: 'resolve',
        deployment: number,
        id: idOf(first, 'discussionId'),
      });
      await harness.bot('DELETE', `${comments}/${idOf(reply, 'id')}`);
      expect(await stream.next()).toEqual({ type: 'comment', deployment: number, id: idOf(reply, 'id') });
      await harness.bot('PUT', `/deployments/${number}/checks/lint`, { state: 'QUEUED' });
      expect(await stream.next()).toEqual({ type: 'check', deployment: number, id: 'lint' });
      await harness.admin('PATCH', `/deployments/${number}`, { head: harness.repository.later });
      expect(await stream.next()).toEqual({ type: 'push', deployment: number, id: '' });
    } finally {
      stream.close();
    }
  });

  test('come once more when a diff that takes its time is there', async () => {
    const number = await harness.deploy();
    await harness.admin('PATCH', '/settings', { diffDelayMs: 50 });
    const stream = await openEventStream(`${harness.running.baseUrl}/deployments/${number}/events`);
    try {
      await harness.admin('PATCH', `/deployments/${number}`, { head: harness.repository.later });
      const push = { type: 'push', deployment: number, id: '' };
      expect([await stream.next(), await stream.next()]).toEqual([push, push]);
    } finally {
      stream.close();
      await harness.admin('PATCH', '/settings', { diffDelayMs: 0 });
    }
  });

  test('that a reader has missed since it looked are told of as one', async () => {
    const number = await harness.deploy();
    const base = harness.running.baseUrl;
    const page = await (await fetch(`${base}/deployments/${number}`)).text();
    const seen = /data-events="([^"]+)"/.exec(page)?.[1];
    await harness.bot('POST', `/deployments/${number}/comments`, { body: 'x' });
    const behind = await openEventStream(`${base}${seen}`);
    expect(await behind.next()).toEqual({ type: 'missed' });
    behind.close();
  });

  test('are not sent to who asks for the head alone', async () => {
    const number = await harness.deploy();
    const url = `${harness.running.baseUrl}/deployments/${number}/events`;
    const answer = await send(url, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  });

  test('404 for a deployment that does not exist', async () => {
    expect(await send(`${harness.running.baseUrl}/deployments/999/events`)).toMatchObject({ status: 404 });
  });
});

test('the events of the log of requests come when a request begins and when it has ended, and with faults', async () => {
  const number = await harness.deploy();
  const stream = await openEventStream(`${harness.running.baseUrl}/requests/events`);
  try {
    await harness.bot('GET', `/deployments/${number}`);
    const begun = await stream.next();
    expect(begun).toEqual({ type: 'request', deployment: number, id: expect.stringMatching(/^\d+$/) });
    expect(await stream.next()).toEqual(begun);
    const rule = { operation: 'get-deployment', effect: { kind: 'status', status: 503 } };
    await harness.admin('POST', '/faults', { rules: [rule] });
    expect(await stream.next()).toEqual({ type: 'fault', deployment: null, id: '' });
    await harness.bot('GET', `/deployments/${number}`);
    const types = [await stream.next(), await stream.next(), await stream.next()];
    expect(types).toMatchObject([
      { type: 'request' },
      { type: 'fault', deployment: number },
      { type: 'request' },
    ]);
    const logged = (await harness.admin('GET', '/requests')).body as unknown[];
    expect(logged.at(-1)).toMatchObject({ status: 503, effect: null, fault: 'status 503 before the effect' });
  } finally {
    stream.close();
    await harness.admin('DELETE', '/faults');
  }
});

test('a reader that went away is forgotten, and others go on', async () => {
  const number = await harness.deploy();
  const url = `${harness.running.baseUrl}/deployments/${number}/events`;
  const [gone, stays] = [await openEventStream(url), await openEventStream(url)];
  gone.close();
  try {
    await harness.bot('POST', `/deployments/${number}/comments`, { body: 'x' });
    expect(await stays.next()).toMatchObject({ type: 'comment' });
  } finally {
    stays.close();
  }
});

test('a sandbox ends while somebody reads events', async () => {
  const own = await startHarness();
  const number = await own.deploy();
  const streams = await Promise.all(
    [`/deployments/${number}/events`, '/requests/events'].map((path) =>
      openEventStream(`${own.running.baseUrl}${path}`),
    ),
  );
  await own.close();
  await Promise.all(streams.map((stream) => stream.ended()));
  await expect(fetch(own.running.baseUrl)).rejects.toThrow();
});
