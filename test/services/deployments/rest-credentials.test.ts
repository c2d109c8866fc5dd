import { afterEach, describe, expect, test } from '@jest/globals';
import { ConfigurationError, ServiceError } from '../../../src/errors.ts';
import { BASIC, CLIENT_SECRET, READS, type RestHarness, SUCCESS, startRest, WRITES } from './rest-harness.ts';
import type { Recorded, Script, Step } from './scripted-service.ts';

let rest: RestHarness | undefined;
afterEach(async () => {
  await rest?.close();
  rest = undefined;
});

async function start(script: Script): Promise<RestHarness> {
  rest = await startRest(script);
  return rest;
}

/** Takes only the token of this number. */
function takes(number: () => number) {
  return ({ headers }: Recorded): Step =>
    headers.authorization === `Bearer token-${number()}`
      ? SUCCESS
      : { status: 401, json: { error: 'Expired' } };
}

describe('the access token', () => {
  test('is asked for with the credentials as they are, in a form', async () => {
    const { review, service } = await start({ steps: [SUCCESS] });
    await review.readChange();
    expect(service.tokenRequests).toHaveLength(1);
    expect(service.tokenRequests[0]).toMatchObject({
      method: 'POST',
      path: '/apis/oauth2/v1/token',
      body: 'grant_type=client_credentials',
      headers: { authorization: `Basic ${BASIC}`, 'user-agent': 'sarif-review/0' },
    });
    expect(Buffer.from(BASIC, 'base64').toString('utf8')).toBe(`client-1:${CLIENT_SECRET}`);
  });

  test('is asked for once by calls at the same time', async () => {
    const { review, service } = await start({ steps: [SUCCESS] });
    await Promise.all([...READS, ...WRITES].map(([, run]) => run(review)));
    expect(service.tokenRequests).toHaveLength(1);
  });

  test('that could not be had is asked for again by the next call', async () => {
    const { review, service } = await start({
      token: [{ status: 418 }, { json: { access_token: 'abc' } }],
      steps: [SUCCESS],
    });
    await expect(review.readChange()).rejects.toThrow(ServiceError);
    await review.readChange();
    expect(service.tokenRequests).toHaveLength(2);
  });

  test('is told to the host before it is used', async () => {
    const maskedBefore: string[][] = [];
    const { review, masked } = await start({
      steps: () => {
        maskedBefore.push([...masked]);
        return SUCCESS;
      },
    });
    expect(masked).toEqual([CLIENT_SECRET, BASIC]);
    await review.readChange();
    expect(maskedBefore).toEqual([[CLIENT_SECRET, BASIC, 'token-1']]);
  });

  test.each([...READS, ...WRITES])('is renewed once for %s when it is refused', async (_name, run) => {
    const { review, service } = await start({ steps: takes(() => 2) });
    await run(review);
    expect(service.tokenRequests).toHaveLength(2);
    expect(service.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  test('that is refused, and of which no other can be had, leaves a write without effect', async () => {
    const { review } = await start({
      token: [{ json: { access_token: 'token-1' } }, { status: 418 }],
      steps: [{ status: 401 }],
    });
    const message = expect.stringContaining('was not sent: No access token could be obtained');
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'no-effect', message });
    await expect(review.readChange()).rejects.toThrow(ServiceError);
  });

  test('is renewed once for all calls that it failed', async () => {
    let valid = 1;
    const { review, service } = await start({ steps: takes(() => valid) });
    await review.readChange();
    valid = 2;
    await Promise.all([...READS, ...WRITES].map(([, run]) => run(review)));
    expect(service.tokenRequests).toHaveLength(2);
  });

  test.each([...READS, ...WRITES])('refused again right after makes %s say so', async (_name, run) => {
    const { review, service } = await start({ steps: [{ status: 401, json: { error: 'Who are you?' } }] });
    const result = run(review);
    await expect(result).rejects.toThrow(ConfigurationError);
    await expect(result).rejects.toThrow(/401: Who are you\?.*`client-id` and `client-secret`/);
    expect(service.requests).toHaveLength(2);
  });

  test('is renewed once for a call, however often that is sent', async () => {
    const refused = { status: 401 };
    const { review, service } = await start({ steps: [refused, { status: 500 }, refused, SUCCESS] });
    await expect(review.readChange()).rejects.toThrow(ConfigurationError);
    expect(service.tokenRequests).toHaveLength(2);
  });
});

describe('the token endpoint', () => {
  test.each([400, 401, 403])('%d: the credentials are wrong, and are not sent again', async (status) => {
    const { review, service } = await start({ token: [{ status, json: { error: 'invalid_client' } }] });
    for (const [, run] of [...READS, ...WRITES]) {
      await expect(run(review)).rejects.toThrow(ConfigurationError);
      await expect(run(review)).rejects.toThrow(
        /refused the credentials.*invalid_client.*`client-id` and `client-secret`/,
      );
    }
    expect(service.tokenRequests).toHaveLength(1);
    expect(service.requests).toHaveLength(0);
  });

  test.each<[string, Step]>([
    ['404', { status: 404 }],
    ['405', { status: 405 }],
    ['a web page', { text: '<!doctype html>', headers: { 'content-type': 'text/html; charset=utf-8' } }],
    ['a web page that refuses', { status: 403, text: '<html>', headers: { 'content-type': 'text/html' } }],
    ['a redirect', { status: 302, headers: { location: '/login' } }],
  ])('%s: the address is wrong', async (_name, step) => {
    const { review, service } = await start({ token: [step] });
    const get = review.readChange();
    await expect(get).rejects.toThrow(ConfigurationError);
    await expect(get).rejects.toThrow(
      /There is no review service at http:\S+ .*`base-url`, .* without a path, such as http:\/\/[^/]+\.$/,
    );
    expect(service.tokenRequests).toHaveLength(1);
  });

  test.each<[string, Step]>([
    ['500', { status: 500, json: { error: 'Oops' } }],
    ['502 with a web page', { status: 502, text: '<html>', headers: { 'content-type': 'text/html' } }],
    ['a reset', { fault: 'reset' }],
    ['a cut answer', { text: '{"access_token":"abc"}', fault: 'cut' }],
  ])('%s: is tried a few times', async (_name, step) => {
    const { review, service, world } = await start({
      token: [step, step, step, { json: { access_token: 'abc' } }],
      steps: [SUCCESS],
    });
    await review.readChange();
    expect(service.tokenRequests).toHaveLength(4);
    expect(world.sleeps).toEqual([1_500, 2_500, 4_500]);
  });

  test.each([429, 503])('%d: is asked again when the service allows it', async (status) => {
    const { review, service, world } = await start({
      token: [{ status, headers: { 'retry-after': '7' } }, { json: { access_token: 'abc' } }],
      steps: [SUCCESS],
    });
    await review.readChange();
    expect(service.tokenRequests).toHaveLength(2);
    expect(world.sleeps).toEqual([7_500]);
  });

  test('out of reach: the address and the cause are named; a read fails, a write had no effect', async () => {
    const { review, service, world } = await start({});
    await service.close();
    rest = undefined;
    const get = review.readChange();
    await expect(get).rejects.toThrow(ServiceError);
    await expect(get).rejects.toThrow(
      `${service.baseUrl}/apis/oauth2/v1/token (POST /apis/oauth2/v1/token did not reach ${new URL(service.baseUrl).host}: no connection (ECONNREFUSED))`,
    );
    expect(world.sleeps).toEqual([1_500, 2_500, 4_500]);
    expect(await review.postTopLevel('text')).toMatchObject({
      kind: 'no-effect',
      message: expect.stringContaining('No access token'),
    });
  });

  test.each<[string, Step]>([
    ['no token', { json: { token_type: 'Bearer' } }],
    ['a token that fits no header', { json: { access_token: 'abc\r\nx-evil: 1' } }],
    ['not JSON', { text: 'ok' }],
  ])('%s: is not understood', async (_name, step) => {
    const { review, service } = await start({ token: [step] });
    const get = review.readChange();
    await expect(get).rejects.toThrow(ServiceError);
    await expect(get).rejects.toThrow('not understood');
    expect(service.tokenRequests).toHaveLength(1);
  });

  test.each<[string, Step]>([
    [
      'of another type',
      { json: { access_token: 'unusable-token', token_type: 'mac', error: 'unusable-token' } },
    ],
    ['in a web page', { json: { error: 'unusable-token' }, headers: { 'content-type': 'text/html' } }],
  ])('a token %s is not repeated', async (_name, step) => {
    const { review } = await start({ token: [step] });
    await expect(review.readChange()).rejects.not.toThrow('unusable-token');
  });
});
