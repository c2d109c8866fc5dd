import { afterEach, describe, expect, test } from '@jest/globals';
import { ServiceError } from '../../../src/errors.ts';
import type { createReviewService } from '../../../src/services/deployments.ts';
import { createFakeWorld, START } from '../../http/fake-world.ts';
import { holdTimers, releaseTimers, slowAfterAnswer } from '../../http/held-timers.ts';
import { setResolved } from '../change-one.ts';
import { READS, REPEATABLE, type RestHarness, SUCCESS, startRest, WRITES } from './rest-harness.ts';
import type { Script, Step } from './scripted-service.ts';

type ReviewServiceOptions = Parameters<typeof createReviewService>[0];

let rest: RestHarness | undefined;
afterEach(async () => {
  releaseTimers();
  await rest?.close();
  rest = undefined;
});

async function start(
  steps: Script['steps'],
  options: Partial<ReviewServiceOptions> = {},
): Promise<RestHarness> {
  rest = await startRest({ steps }, options);
  return rest;
}

const NOT_READY = { status: 409, json: { error: 'Deployment has no merge request yet. Retry shortly' } };

describe('a fault that leaves it open whether it was done', () => {
  test.each(REPEATABLE)('%s is given up after a few times', async (_name, write) => {
    const { review, service, world } = await start([{ status: 500 }]);
    expect(await write(review)).toMatchObject({ kind: 'unknown' });
    expect(service.requests).toHaveLength(4);
    expect(world.sleeps).toEqual([1_500, 2_500, 4_500]);
  });

  test.each(READS)('%s fails after a few times', async (_name, read) => {
    const { review, service } = await start([{ fault: 'reset' }]);
    await expect(read(review)).rejects.toThrow(/^GET \S+ got no answer: the connection failed \(/);
    expect(service.requests).toHaveLength(4);
  });

  test('a refusal after it does not undo what may have been done', async () => {
    const { review } = await start([{ fault: 'reset' }, { status: 403 }]);
    expect(await setResolved(review, 'd1', true)).toMatchObject({ kind: 'unknown' });
  });

  test('a deletion that was done unseen is done', async () => {
    const { review } = await start([{ fault: 'reset' }, { status: 404 }]);
    expect(await review.deleteComment('c1')).toEqual({ kind: 'done', value: null });
  });

  test('a body that does not end counts as no answer', async () => {
    const world = createFakeWorld();
    const { review, service } = await start([SUCCESS, { status: 201, ...SUCCESS, fault: 'stuck' }], {
      world: { ...world, fetch: (...request) => send(...request) },
      callTimeoutMs: 5_000,
    });
    let send = fetch;
    await review.readChange();
    holdTimers();
    send = slowAfterAnswer(5_000);
    expect(await review.postTopLevel('text')).toMatchObject({
      kind: 'unknown',
      message: expect.stringContaining('no complete answer within 5 s'),
    });
    expect(service.requests).toHaveLength(2);
  });
});

describe('409', () => {
  test.each(WRITES.slice(0, 5))('%s waits until the discussion is there', async (_name, write) => {
    const { review, service, lines } = await start([NOT_READY, NOT_READY, SUCCESS]);
    expect(await write(review)).toMatchObject({ kind: 'done' });
    expect(service.requests).toHaveLength(3);
    expect(lines).toEqual([
      'Waiting for the discussion of deployment 7 (2 s now, waited 0 s of at most 300 s; nothing is written meanwhile): Deployment has no merge request yet. Retry shortly',
      'Waiting for the discussion of deployment 7 (3 s now, waited 2 s of at most 300 s; nothing is written meanwhile): Deployment has no merge request yet. Retry shortly',
    ]);
  });

  test('ends without an effect when the time to get ready is over', async () => {
    const { review, world } = await start([NOT_READY]);
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'no-effect', refusal: 'not-ready' });
    expect(world.now() - START).toBe(300_000);
  });

  test('later calls do not wait the whole time again', async () => {
    const { review, world, service } = await start([NOT_READY], { readyTimeoutMs: 20_000 });
    await review.postTopLevel('text');
    const sent = service.requests.length;
    expect(await review.reply('d1', 'text')).toMatchObject({ kind: 'no-effect', refusal: 'not-ready' });
    expect(world.now() - START).toBe(20_000);
    expect(service.requests).toHaveLength(sent + 1);
  });

  test('a check is refused by it, and nobody waits', async () => {
    const { review, service, world } = await start([NOT_READY]);
    expect(await WRITES[5][1](review)).toMatchObject({ kind: 'no-effect', refusal: 'not-ready' });
    expect([service.requests.length, world.sleeps]).toEqual([1, []]);
  });
});

describe('too many requests', () => {
  test('429: even a post is sent again, after the time that the service asks for', async () => {
    const { review, service, world } = await start([
      { status: 429, headers: { 'retry-after': '7' } },
      SUCCESS,
    ]);
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'done' });
    expect(service.requests).toHaveLength(2);
    expect(world.sleeps).toEqual([7_500]);
  });

  test('the time may be a date, and has a bound', async () => {
    // The service's clock is an hour ahead of ours.
    const at = (ms: number) => new Date(START + 3_600_000 + ms).toUTCString();
    const { review, world } = await start([
      { status: 429, headers: { 'retry-after': at(9_000), date: at(0) } },
      { status: 429, headers: { 'retry-after': '86400' } },
      SUCCESS,
    ]);
    await review.postTopLevel('text');
    expect(world.sleeps).toEqual([9_500, 60_500]);
  });

  test('503 with a time: a post is not sent again, but other calls keep away as long', async () => {
    const { review, service, world } = await start([
      { status: 503, headers: { 'retry-after': '7' } },
      SUCCESS,
    ]);
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'unknown' });
    expect(world.sleeps).toEqual([]);
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'done' });
    expect(world.sleeps).toEqual([7_000]);
    expect(service.requests).toHaveLength(2);
  });

  const BUSY: Step = { status: 503 };
  test.each([...REPEATABLE, ...READS])('503: %s waits for a service that is away', async (_name, run) => {
    const { review, service, world } = await start([...Array<Step>(9).fill(BUSY), SUCCESS]);
    await run(review);
    expect(service.requests).toHaveLength(10);
    expect(world.now() - START).toBeGreaterThan(60_000);
  });

  test('503: gives up after some minutes', async () => {
    const { review, service, world } = await start([BUSY]);
    expect(await setResolved(review, 'd1', true)).toMatchObject({ kind: 'unknown' });
    expect(world.now() - START).toBeGreaterThan(120_000);
    expect(world.now() - START).toBeLessThan(300_000);
    expect(service.requests).toHaveLength(14);
  });

  test('503: no wait goes beyond the end of the run', async () => {
    const { review, world } = await start([BUSY], { deadline: START + 60_000 });
    expect(await setResolved(review, 'd1', true)).toMatchObject({ kind: 'unknown' });
    expect(world.now() - START).toBeGreaterThan(18_000);
    expect(world.now()).toBeLessThan(START + 60_000);
  });

  test('gives up after some times', async () => {
    const { review, service } = await start([{ status: 429 }]);
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'no-effect', refusal: 'other' });
    expect(service.requests).toHaveLength(14);
  });

  test('a pause that is longer than the run has time for keeps writes back, and not the check', async () => {
    const limit = { status: 429, headers: { 'retry-after': '7' } };
    const { review, service } = await start([limit], { deadline: START + 5_000 });
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'no-effect', refusal: 'other' });
    expect(await review.postTopLevel('text')).toEqual({
      kind: 'no-effect',
      refusal: 'other',
      message: expect.stringContaining('with 429 and asked for a longer pause than the run has time for'),
    });
    expect(service.requests).toHaveLength(1);
    expect(await WRITES[5][1](review)).toMatchObject({ kind: 'no-effect', refusal: 'other' });
    expect(service.requests).toHaveLength(2);
  });

  test('calls that wait for the same pause say so once', async () => {
    const limit = { status: 429, headers: { 'retry-after': '7' } };
    const { review, lines } = await start([limit, SUCCESS]);
    await review.readChange();
    expect(lines).toEqual(['Trying again in 8 s: GET /apis/rest/v1/deployments/7 was answered with 429']);
    await rest?.close();
    const { review: other, lines: told } = await start([{ ...limit, status: 503 }, SUCCESS]);
    await other.postTopLevel('text');
    await Promise.all([other.readChange(), other.listComments()]);
    expect(told).toEqual(['Waiting 7 s: the service asked for a pause; nothing is sent meanwhile']);
  });
});

/** Leaves no connection open that a later request could be sent over. */
const closing: Script = {
  token: [{ json: { access_token: 'token-1' }, headers: { connection: 'close' } }],
  steps: [{ ...SUCCESS, headers: { connection: 'close' } }],
};

async function startClosing(options: Partial<ReviewServiceOptions> = {}): Promise<RestHarness> {
  rest = await startRest(closing, options);
  await rest.review.readChange();
  return rest;
}

describe('no connection', () => {
  test.each(WRITES)('%s is tried a few times and surely not done', async (_name, write) => {
    const { review, service, world } = await startClosing();
    await service.close();
    rest = undefined;
    expect(await write(review)).toMatchObject({
      kind: 'no-effect',
      message: expect.stringContaining(
        `did not reach ${new URL(service.baseUrl).host}: no connection (ECONNREFUSED)`,
      ),
    });
    expect(world.sleeps).toHaveLength(3);
  });

  test.each(READS)('%s fails', async (_name, read) => {
    const { review, service } = await startClosing();
    await service.close();
    rest = undefined;
    await expect(read(review)).rejects.toThrow(ServiceError);
    await expect(read(review)).rejects.toThrow(/^GET \S+ did not reach 127\.0\.0\.1:\d+: /);
  });
});

describe('the end of the run', () => {
  test('no wait goes beyond it', async () => {
    const { review, world } = await start([NOT_READY], { deadline: START + 10_000 });
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'no-effect', refusal: 'not-ready' });
    expect(world.now()).toBeLessThan(START + 10_000);
  });

  test.each(['the time is over', 'a signal'])('%s: the check is sent once', async (end) => {
    const controller = new AbortController();
    const harness = await startClosing({ signal: controller.signal });
    if (end === 'a signal') controller.abort();
    else harness.world.advance(900_000);
    await harness.close();
    rest = undefined;
    expect(await WRITES[5][1](harness.review)).toMatchObject({ kind: 'no-effect' });
    expect(harness.world.sleeps).toEqual([]);
  });

  test('the check may take some time even then', async () => {
    const busy = () => {
      // Longer than a time limit of nothing would leave, and blocking, so that it does not depend on the
      // machine.
      const end = performance.now() + 20;
      while (performance.now() < end);
      return SUCCESS;
    };
    const { review, world } = await start(busy);
    world.advance(900_000);
    expect(await WRITES[5][1](review)).toMatchObject({ kind: 'done' });
  });

  test('a wait that took longer than it should leaves the answer before it to tell', async () => {
    const world = createFakeWorld();
    const { review, service } = await start([{ status: 500 }, SUCCESS], {
      world: { ...world, sleep: async () => world.advance(900_000) },
    });
    expect(await setResolved(review, 'd1', true)).toMatchObject({ kind: 'unknown' });
    expect(service.requests).toHaveLength(1);
  });

  test('a signal lets the write in flight end', async () => {
    const controller = new AbortController();
    const { review } = await start(
      () => {
        controller.abort();
        return SUCCESS;
      },
      { signal: controller.signal },
    );
    expect(await review.postTopLevel('text')).toMatchObject({ kind: 'done' });
  });
});
