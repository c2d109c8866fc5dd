import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { field, type Harness, startHarness } from './harness.ts';
import { isSigned, type Receiver, startReceiver } from './receiver.ts';

const SECRET = 'sécret of a webhook';

let harness: Harness;
let number: number;
let receiver: Receiver;
beforeAll(async () => {
  harness = await startHarness();
  number = await harness.deploy({ branch: 'topic' });
  receiver = await startReceiver(async () => ({ status: 202, text: 'taken' }));
});
afterAll(async () => {
  await receiver.close();
  await harness.close();
});

function notify(request: object) {
  return harness.admin('POST', '/notify', {
    url: receiver.url,
    secret: SECRET,
    deployment: number,
    ...request,
  });
}

describe('a notification', () => {
  const deployment = (state: string) => ({
    tenantId: 'sandbox',
    deploymentNumber: number,
    type: 'STORY',
    title: 'A change',
    description: null,
    phase: 'NEW',
    state,
    sourceBranchName: 'topic',
    sourceCommit: harness.repository.head,
    targetBranchName: harness.repository.base,
    deploymentBranchName: 'topic',
    testLevel: 'RUN_DEFAULT',
    specifiedTests: [],
    files: expect.arrayContaining(['src/kept.ts', 'src/after.ts', 'gone.txt', 'added.txt']),
    creator: { email: expect.stringMatching(/@sandbox\.invalid$/u) },
    reviews: [],
  });
  const review = { author: { email: 'reviewer@sandbox.invalid' }, approval_state: 'APPROVED', comment: null };
  const validation = { state: 'DONE', result: 'SUCCESS', externalUrl: null, externalId: null };

  test.each<[string, () => object]>([
    [
      'branches/committed',
      () => ({ Branch: { tenantId: 'sandbox', name: 'topic', commitHead: harness.repository.head } }),
    ],
    ['deployments/created', () => ({ Deployment: deployment('READY') })],
    [
      'deployments/reviewed',
      () => ({ Deployment: { ...deployment('READY'), reviews: [review] }, Review: review }),
    ],
    ['deployments/validating', () => ({ Deployment: deployment('WORKING') })],
    ['deployments/validated', () => ({ Deployment: deployment('READY'), Validation: validation })],
    ['deployments/deployed', () => ({ Deployment: deployment('DEPLOYED') })],
  ])(
    'of %s is sent as the service does, signed, and the answer says what came back',
    async (event, parts) => {
      const answer = await notify({ event });
      const notification = { Type: 'Notification', Event: event, ...parts() };
      const sent = receiver.delivered.at(-1);
      expect(answer).toMatchObject({
        status: 200,
        body: { notification, answer: { status: 202, body: 'taken' } },
      });
      expect(JSON.parse(sent?.body.toString('utf8') ?? '')).toEqual(notification);
      expect(sent?.headers['content-type']).toBe('application/json');
      expect(sent !== undefined && isSigned(sent, SECRET)).toBe(true);
      expect(sent !== undefined && isSigned(sent, `${SECRET}x`)).toBe(false);
      const headers = { 'X-Bluecanvas-Signature-HS256': sent?.headers['x-bluecanvas-signature-hs256'] };
      expect(field(answer, 'headers', z.unknown())).toEqual(headers);
    },
  );

  test('says what it is asked to say', async () => {
    const failed = { state: 'DONE', result: 'FAILURE', externalUrl: 'https://ci.example/1' };
    expect(
      await notify({ event: 'deployments/validated', validation: failed, targetBranchName: 'main' }),
    ).toMatchObject({
      status: 200,
      body: {
        notification: {
          Deployment: { targetBranchName: 'main' },
          Validation: { ...failed, externalId: null },
        },
      },
    });
  });

  test('follows no redirect', async () => {
    const before = receiver.delivered.length;
    const elsewhere = await startReceiver(async () => ({ status: 307, text: '', location: receiver.url }));
    try {
      expect(await notify({ event: 'deployments/created', url: elsewhere.url })).toMatchObject({
        status: 200,
        body: { answer: { status: 307 } },
      });
      expect(receiver.delivered).toHaveLength(before);
    } finally {
      await elsewhere.close();
    }
  });

  test('of which the answer is long is told from its beginning', async () => {
    const talker = await startReceiver(async () => ({ status: 500, text: 'x'.repeat(1_000_000) }));
    try {
      const answer = await notify({ event: 'deployments/created', url: talker.url });
      expect(answer).toMatchObject({
        status: 200,
        body: { answer: { status: 500, body: 'x'.repeat(10_000) } },
      });
    } finally {
      await talker.close();
    }
  });

  test('that nobody takes is told', async () => {
    const gone = await startReceiver(async () => ({ status: 200, text: '' }));
    await gone.close();
    expect(await notify({ event: 'deployments/created', url: gone.url })).toMatchObject({
      status: 502,
      body: {
        error: expect.stringMatching(/^No answer came from http:\/\/127\.0\.0\.1:\d+\/: .*ECONNREFUSED/u),
      },
    });
  });

  test.each([
    ['an address of a file', { url: 'file:///etc/passwd' }, 'url: must be an http or https address'],
    ['an address with a password', { url: 'http://a:b@127.0.0.1/' }, 'url: must hold no credentials'],
    ['no secret', { secret: '' }, 'secret'],
    ['an event that the service does not have', { event: 'deployments/deleted' }, 'event'],
    ['a misspelled field', { evnet: 'x' }, 'evnet'],
  ])('400 for %s', async (_, change, reason) => {
    expect(await notify({ event: 'deployments/created', ...change })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(reason) },
    });
  });

  test('404 about a deployment that there is not', async () => {
    expect(await notify({ event: 'deployments/created', deployment: 999 })).toMatchObject({ status: 404 });
  });
});
