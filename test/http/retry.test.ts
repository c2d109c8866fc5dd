import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jitter, Waits } from '../../src/http/retry.ts';
import { createFakeWorld, START } from './fake-world.ts';

function createWaits({
  random = 0.5,
  readyTimeoutMs = 300_000,
  runMs = 900_000,
  stop = undefined as AbortSignal | undefined,
} = {}) {
  const world = createFakeWorld(random);
  const lines: string[] = [];
  const waits = new Waits(world, {
    deadline: START + runMs,
    readyTimeoutMs,
    stop,
    awaited: 'the discussion of deployment 7',
    progress: (line) => lines.push(line),
  });
  return { world, waits, lines };
}

describe('jitter', () => {
  test('lies between 1 s and a bound that doubles up to 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((tries) => jitter(tries, 0))).toEqual(Array(7).fill(1_000));
    const most = [0, 1, 2, 3, 4, 5, 50].map((tries) => Math.round(jitter(tries, 1 - Number.EPSILON)));
    expect(most).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });
});

describe('Waits', () => {
  test('waits for the discussion until its time is used up, to the millisecond', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 400_000 }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        async (readyTimeoutMs, random) => {
          const { world, waits } = createWaits({ random, readyTimeoutMs, runMs: 500_000 });
          let tries = 0;
          while (await waits.untilReady(tries, 'not ready')) tries += 1;
          expect(world.now() - START).toBe(readyTimeoutMs);
          expect(Math.max(0, ...world.sleeps)).toBeLessThanOrEqual(30_000);
        },
      ),
    );
  });

  test('says how long it has waited and what for', async () => {
    const { waits, lines } = createWaits({ random: 0 });
    await waits.untilReady(0, 'Deployment has no merge request yet. Retry shortly');
    await waits.untilReady(1, 'The diff is not ready');
    expect(lines).toEqual([
      'Waiting for the discussion of deployment 7 (1 s now, waited 0 s of at most 300 s; nothing is written meanwhile): Deployment has no merge request yet. Retry shortly',
      'Waiting for the discussion of deployment 7 (1 s now, waited 1 s of at most 300 s; nothing is written meanwhile): The diff is not ready',
    ]);
  });

  test('does not wait again once the time was used up by another call', async () => {
    const { world, waits, lines } = createWaits({ readyTimeoutMs: 10_000 });
    for (let tries = 0; await waits.untilReady(tries, 'x'); tries += 1);
    const before = world.now();
    const said = lines.length;
    world.advance(60_000);
    expect(await waits.untilReady(0, 'x')).toBe(false);
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
    const waits = new Waits(world, limits);
    const together = [waits.untilReady(0, 'x'), waits.untilReady(0, 'x'), waits.untilReady(0, 'x')];
    expect(wakes).toHaveLength(3);
    now += 1_000;
    for (const wake of wakes.splice(0)) wake();
    expect(await Promise.all(together)).toEqual([true, true, true]);
    const again = waits.untilReady(1, 'x');
    expect(wakes).toHaveLength(1);
    now += 1_000;
    for (const wake of wakes.splice(0)) wake();
    expect(await again).toBe(true);
    expect(await waits.untilReady(2, 'x')).toBe(false);
  });

  test('says of calls that hang together once that they do, and again when they hang on', async () => {
    const { world, waits, lines } = createWaits();
    for (let call = 0; call < 3; call += 1) waits.sayIsSlow('list-comments', 30_000);
    expect(lines).toEqual(['The service has not answered to list-comments yet; waiting for it up to 30 s']);
    await world.sleep(10_000);
    waits.sayIsSlow('list-comments', 30_000);
    expect(lines).toHaveLength(2);
  });

  test('waits as long as the service asks, and a little more', async () => {
    const { world, waits, lines } = createWaits();
    expect(await waits.untilAgain(0, 7_000, 'GET /x was answered with 429')).toBe(true);
    expect(world.sleeps).toEqual([7_500]);
    expect(lines).toEqual(['Trying again in 8 s: GET /x was answered with 429']);
  });

  test.each(['untilReady', 'untilAgain', 'untilAllowed'] as const)(
    '%s does not wait beyond the end of the run',
    async (wait) => {
      const { world, waits, lines } = createWaits({ runMs: 1_000 });
      waits.hold(1_000, 429);
      const done = {
        untilReady: () => waits.untilReady(0, 'x'),
        untilAgain: () => waits.untilAgain(0, undefined, 'x'),
        untilAllowed: () => waits.untilAllowed(),
      };
      expect(await done[wait]()).toBe(false);
      expect(world.sleeps).toEqual([]);
      expect(lines).toEqual([]);
    },
  );

  test('holds later calls back as long as the service asked for', async () => {
    const { world, waits, lines } = createWaits();
    expect(await waits.untilAllowed()).toBe(true);
    expect(world.sleeps).toEqual([]);
    waits.hold(5_000, 429);
    waits.hold(3_000, 429);
    expect(await waits.untilAllowed()).toBe(true);
    expect(await waits.untilAllowed()).toBe(true);
    expect(world.sleeps).toEqual([5_000]);
    expect(lines).toEqual(['Waiting 5 s: the service asked for a pause; nothing is sent meanwhile']);
  });

  test('says with what the service asked for more than the run has left', async () => {
    const { waits } = createWaits({ runMs: 60_000 });
    waits.hold(3_600_000, 503);
    waits.hold(5_000, 429);
    expect(await waits.untilAllowed()).toBe(false);
    expect(waits.describeHold()).toBe(
      'the service answered with 503 and asked for a longer pause than the run has time for (input `timeout`)',
    );
  });

  test('says once that calls wait together', async () => {
    const { waits, lines } = createWaits();
    waits.hold(5_000, 429);
    await Promise.all([waits.untilAllowed(), waits.untilAllowed()]);
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
    const waits = new Waits(world, limits);
    const waiting = [waits.untilReady(0, 'x'), waits.untilAgain(0, undefined, 'x')];
    controller.abort();
    expect(await Promise.all(waiting)).toEqual([false, false]);
    expect(await waits.untilAgain(0, undefined, 'x')).toBe(false);
    expect(waits.ended()).toBe('the run was stopped');
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
    expect(await new Waits(world, limits).untilAgain(0, undefined, 'x')).toBe(false);
  });

  test('knows when the time of the run is over', () => {
    const { world, waits } = createWaits({ runMs: 1_000 });
    expect([waits.ended(), waits.remainingMs()]).toEqual([undefined, 1_000]);
    world.advance(1_000);
    expect([waits.ended(), waits.remainingMs()]).toEqual([
      'the time of the run is over (input `timeout`)',
      0,
    ]);
  });
});
