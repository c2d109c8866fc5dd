import { describe, expect, test } from '@jest/globals';
import { Pace } from '../../src/service/pace.ts';

/** A clock that moves only by waiting. */
function createClock() {
  let now = 0;
  return {
    now: () => now,
    until: async (time: number) => {
      now = Math.max(now, time);
      return true;
    },
    tick: () => {
      now += 1;
    },
  };
}

/** A service that takes `limit` writes in any `window` milliseconds, and how a client at this pace gets on with it. */
async function play(
  limit: number,
  window: number,
  writes: number,
  askedMs: number,
): Promise<{ refused: number; ms: number }> {
  const pace = new Pace();
  const clock = createClock();
  const taken: number[] = [];
  let refused = 0;
  while (taken.length < writes) {
    clock.tick();
    const now = await pace.turn(clock.now, clock.until);
    if (taken.filter((time) => time > now - window).length < limit) {
      taken.push(now);
      pace.took(now);
    } else {
      refused += 1;
      pace.refused(now, now, askedMs);
    }
  }
  return { refused, ms: clock.now() };
}

/** When each of several writes that wait together may be sent. */
async function turns(
  pace: Pace,
  clock: ReturnType<typeof createClock>,
  writes: number,
): Promise<readonly number[]> {
  return Promise.all(Array.from({ length: writes }, () => pace.turn(clock.now, clock.until)));
}

function take(pace: Pace, writes: number, now: number): void {
  for (let write = 0; write < writes; write += 1) pace.took(now);
}

describe('Pace', () => {
  test('does not slow a service down that has no limit', async () => {
    expect(await turns(new Pace(), createClock(), 4)).toEqual([0, 0, 0, 0]);
  });

  test.each([
    ['10 a second, without Retry-After', 10, 1_000, 0],
    ['10 a second, with Retry-After', 10, 1_000, 1_000],
    ['100 a second', 100, 1_000, 1_000],
    ['60 a minute', 60, 60_000, 30_000],
  ])('finds out what is allowed: %s', async (_, limit, window, askedMs) => {
    const writes = limit * 20;
    const { refused, ms } = await play(limit, window, writes, askedMs);
    expect(refused).toBeLessThanOrEqual(8);
    expect(ms / ((writes / limit) * window)).toBeLessThanOrEqual(1.2);
  });

  test('sends one write after the other after a 429, the first one after the time that was asked for', async () => {
    const pace = new Pace();
    take(pace, 10, 100);
    pace.refused(150, 200, 2_000);
    const [first = 0, second = 0, third = 0] = await turns(pace, createClock(), 3);
    expect(first).toBe(2_200);
    expect([second - first, third - second].map(Math.round)).toEqual([211, 211]);
  });

  test('takes refusals of writes that were sent together for one', async () => {
    const pace = new Pace();
    take(pace, 10, 100);
    for (const now of [200, 201, 202]) pace.refused(150, now, 0);
    const [first = 0, second = 0] = await turns(pace, createClock(), 2);
    expect(Math.round(second - first)).toBe(105);
  });

  test('puts off what waits when another write is refused', async () => {
    const pace = new Pace();
    pace.refused(0, 0, 0);
    const clock = createClock();
    let waited = 0;
    const sentAt = await pace.turn(clock.now, (time) => {
      waited += 1;
      if (waited === 1) pace.refused(500, 500, 0);
      return clock.until(time);
    });
    expect(sentAt).toBe(1_500);
  });

  test('lets a write go where its turn would come after the end of the run', async () => {
    const pace = new Pace();
    pace.refused(0, 0, 0);
    expect(
      await pace.turn(
        () => 7,
        async () => false,
      ),
    ).toBe(7);
  });

  test('tries a faster pace when all went well for a while', async () => {
    const pace = new Pace();
    take(pace, 10, 100);
    pace.refused(150, 200, 0);
    const clock = createClock();
    const gap = async (): Promise<number> => {
      const [first = 0, second = 0] = await turns(pace, clock, 2);
      return second - first;
    };
    const before = await gap();
    pace.took(40_000);
    await gap();
    expect(await gap()).toBeLessThan(before);
  });
});
