import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Backoff, jitter, MAX_RETRY_AFTER_MS, parseRetryAfter } from '../../src/http/backoff.ts';
import { createFakeWorld, START } from './fake-world.ts';

function createBackoff({
  random = 0.5,
  readyTimeoutMs = 300_000,
  runMs = 900_000,
  stop = undefined as AbortSignal | undefined,
} = {}) {
  const world = createFakeWorld(random);
  const lines: string[] = [];
  const backoff = new Backoff(world, {
    deadline: START + runMs,
    readyTimeoutMs,
    stop,
    awaited: 'the discussion of deployment 7',
    progress: (line) => lines.push(line),
  });
  return { world, backoff, lines };
}

describe('jitter', () => {
  test('lies between 1 s and a bound that doubles up to 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((tries) => jitter(tries, 0))).toEqual(Array(7).fill(1_000));
    const most = [0, 1, 2, 3, 4, 5, 50].map((tries) => Math.round(jitter(tries, 1 - Number.EPSILON)));
    expect(most).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });
});

describe('Backoff', () => {
  test('waits for the discussion until its time is used up, to the millisecond', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 400_000 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        async (readyTimeoutMs, random) => {
          const { world, backoff } = createBackoff({ random, readyTimeoutMs, runMs: 500_000 });
          let tries = 0;
          while (await backoff.untilReady(tries, 'not ready')) tries += 1;
          expect(world.now() - START).toBe(readyTimeoutMs);
          expect(Math.max(0, ...world.sleeps)).toBeLessThanOrEqual(30_000);
        },
      ),
    );
  });

  test('says how long it has waited and what for', async () => {
    const { backoff, lines } = createBackoff({ random: 0 });
    await backoff.untilReady(0, 'Deployment has no merge request yet. Retry shortly');
    await backoff.untilReady(1, 'The diff is not ready');
    expect(lines).toEqual([
      'Waiting for the discussion of deployment 7 (1 s now, waited 0 s of at most 300 s; nothing is written meanwhile): Deployment has no merge request yet. Retry shortly',
      'Waiting for the discussion of deployment 7 (1 s now, waited 1 s of at most 300 s; nothing is written meanwhile): The diff is not ready',
    ]);
  });

  test('does not wait again once the time was used up by another call', async () => {
    const { world, backoff, lines } = createBackoff({ readyTimeoutMs: 10_000 });
    for (let tries = 0; await backoff.untilReady(tries, 'x'); tries += 1);
    const before = world.now();
    const said = lines.length;
    world.advance(60_000);
    expect(await backoff.untilReady(0, 'x')).toBe(false);
    expect(world.now()).toBe(before + 60_000);
    expect(lines).toHaveLength(said);
  });

  test('counts the time that calls wait together once', async () => {
    const wakes: (() => void)[] = [];
    let now = START;
    const world = {
      ...createFakeWorld(),
      now: () => now,
      sleep: () => new Promise<void>((wake) => wakes.push(wake)),
      random: () => 0,
    };
    const limits = {
      deadline: START + 900_000,
      readyTimeoutMs: 2_000,
      stop: undefined,
      awaited: 'the discussion of deployment 7',
      progress: () => undefined,
    };
    const backoff = new Backoff(world, limits);
    const together = [backoff.untilReady(0, 'x'), backoff.untilReady(0, 'x'), backoff.untilReady(0, 'x')];
    expect(wakes).toHaveLength(3);
    now += 1_000;
    for (const wake of wakes.splice(0)) wake();
    expect(await Promise.all(together)).toEqual([true, true, true]);
    const again = backoff.untilReady(1, 'x');
    expect(wakes).toHaveLength(1);
    now += 1_000;
    for (const wake of wakes.splice(0)) wake();
    expect(await again).toBe(true);
    expect(await backoff.untilReady(2, 'x')).toBe(false);
  });

  test('says of calls that hang together once that they do, and again when they hang on', async () => {
    const { world, backoff, lines } = createBackoff();
    for (let call = 0; call < 3; call += 1) backoff.sayIsSlow('list-comments', 30_000);
    expect(lines).toEqual(['The service has not answered list-comments yet; waiting up to 30 s']);
    await world.sleep(10_000);
    backoff.sayIsSlow('list-comments', 30_000);
    expect(lines).toHaveLength(2);
  });

  test('waits as long as the service asks, and a little more', async () => {
    const { world, backoff, lines } = createBackoff();
    expect(await backoff.untilAgain(0, 7_000, 'GET /x was answered with 429')).toBe(true);
    expect(world.sleeps).toEqual([7_500]);
    expect(lines).toEqual(['Trying again in 8 s: GET /x was answered with 429']);
  });

  test.each(['untilReady', 'untilAgain', 'untilAllowed'] as const)(
    '%s does not wait beyond the end of the run',
    async (wait) => {
      const { world, backoff, lines } = createBackoff({ runMs: 1_000 });
      backoff.pause(1_000, 429);
      const done = {
        untilReady: () => backoff.untilReady(0, 'x'),
        untilAgain: () => backoff.untilAgain(0, undefined, 'x'),
        untilAllowed: () => backoff.untilAllowed(),
      };
      expect(await done[wait]()).toBe(false);
      expect(world.sleeps).toEqual([]);
      expect(lines).toEqual([]);
    },
  );

  test('holds later calls back as long as the service asked for', async () => {
    const { world, backoff, lines } = createBackoff();
    expect(await backoff.untilAllowed()).toBe(true);
    expect(world.sleeps).toEqual([]);
    backoff.pause(5_000, 429);
    backoff.pause(3_000, 429);
    expect(await backoff.untilAllowed()).toBe(true);
    expect(await backoff.untilAllowed()).toBe(true);
    expect(world.sleeps).toEqual([5_000]);
    expect(lines).toEqual(['Waiting 5 s: the service asked for a pause; nothing is sent meanwhile']);
  });

  test('says with what the service asked for more than the run has left', async () => {
    const { backoff } = createBackoff({ runMs: 60_000 });
    backoff.pause(3_600_000, 503);
    backoff.pause(5_000, 429);
    expect(await backoff.untilAllowed()).toBe(false);
    expect(backoff.describePause()).toBe(
      'the service answered with 503 and asked for a longer pause than the run has time for (input `timeout`)',
    );
  });

  test('says once that calls wait together', async () => {
    const { backoff, lines } = createBackoff();
    backoff.pause(5_000, 429);
    await Promise.all([backoff.untilAllowed(), backoff.untilAllowed()]);
    expect(lines).toHaveLength(1);
  });

  test('ends a wait when the run is stopped, also where the sleep goes on', async () => {
    const controller = new AbortController();
    const world = { ...createFakeWorld(), sleep: () => new Promise<void>(() => undefined) };
    const limits = {
      deadline: START + 900_000,
      readyTimeoutMs: 300_000,
      stop: controller.signal,
      awaited: 'the discussion of deployment 7',
      progress: () => undefined,
    };
    const backoff = new Backoff(world, limits);
    const waiting = [backoff.untilReady(0, 'x'), backoff.untilAgain(0, undefined, 'x')];
    controller.abort();
    expect(await Promise.all(waiting)).toEqual([false, false]);
    expect(await backoff.untilAgain(0, undefined, 'x')).toBe(false);
    expect(backoff.ended()).toBe('the run was stopped');
  });

  test('ends a wait when the sleep of the world ends with an error at the stop', async () => {
    const controller = new AbortController();
    const world = {
      ...createFakeWorld(),
      sleep: async () => {
        controller.abort();
        throw controller.signal.reason;
      },
    };
    const limits = {
      deadline: START + 900_000,
      readyTimeoutMs: 300_000,
      stop: controller.signal,
      awaited: 'the discussion of deployment 7',
      progress: () => undefined,
    };
    expect(await new Backoff(world, limits).untilAgain(0, undefined, 'x')).toBe(false);
  });

  test('knows when the time of the run is over', () => {
    const { world, backoff } = createBackoff({ runMs: 1_000 });
    expect([backoff.ended(), backoff.remainingMs()]).toEqual([undefined, 1_000]);
    world.advance(1_000);
    expect([backoff.ended(), backoff.remainingMs()]).toEqual([
      'the time of the run is over (input `timeout`)',
      0,
    ]);
  });
});

const NOW = Date.parse('1994-11-06T08:49:27Z');

describe('parseRetryAfter', () => {
  test.each([
    ['0', 0],
    ['7', 7_000],
    [' 7 ', 7_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 10_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 10_000],
    ['Sun Nov  6 08:49:37 1994', 10_000],
    ['Sun, 06 Nov 1994 08:49:07 GMT', 0],
    ['86400', MAX_RETRY_AFTER_MS],
    ['99999999999999999999999999', MAX_RETRY_AFTER_MS],
    ['Sun, 06 Nov 2094 08:49:37 GMT', MAX_RETRY_AFTER_MS],
  ])('reads %j as %d ms', (header, expected) => {
    expect(parseRetryAfter(new Headers({ 'retry-after': header }), NOW)).toBe(expected);
  });

  test.each([
    null,
    '',
    '-5',
    '1.5',
    '7s',
    'soon',
    '1994-11-06',
    'Sun, 99 Foo 1994 08:49:37 GMT',
    '1e3',
    '0x10',
  ])('does not understand %j', (header) => {
    const headers = new Headers(header === null ? {} : { 'retry-after': header });
    expect(parseRetryAfter(headers, NOW)).toBeUndefined();
  });

  test.each([
    ['is fast', 3_600_000],
    ['is slow', -3_600_000],
  ])('compares a date with that of the answer, where the clock of this machine %s', (_, offMs) => {
    const headers = new Headers({
      'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT',
      date: 'Sun, 06 Nov 1994 08:49:27 GMT',
    });
    expect(parseRetryAfter(headers, NOW + offMs)).toBe(10_000);
  });

  test.each(['', 'today', '1994-11-06'])(
    'compares it with the own clock where the answer has the date %j',
    (date) => {
      const headers = new Headers({ 'retry-after': 'Sun, 06 Nov 1994 08:49:37 GMT', date });
      expect(parseRetryAfter(headers, NOW)).toBe(10_000);
    },
  );
});
