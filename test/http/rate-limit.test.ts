import { describe, expect, test } from '@jest/globals';
import { RateLimit } from '../../src/http/throttle.ts';

/** A clock that moves only by waiting. */
function createClock() {
  let now = 0;
  return {
    now: () => now,
    until: async (time: number) => {
      now = Math.max(now, time);
      return true;
    },
    advance: (ms: number) => {
      now += ms;
    },
  };
}

/** Whether a service that limits writes takes one at this time. */
type Limiter = (now: number) => boolean;

/** So many writes in any such time. */
function sliding(limit: number, window: number): Limiter {
  const taken: number[] = [];
  return (now) => {
    const takes = taken.filter((time) => time > now - window).length < limit;
    if (takes) taken.push(now);
    return takes;
  };
}

/** So many writes from one full second or minute to the next. */
function fixed(limit: number, window: number): Limiter {
  const taken = new Map<number, number>();
  return (now) => {
    const count = (taken.get(Math.floor(now / window)) ?? 0) + 1;
    if (count <= limit) taken.set(Math.floor(now / window), count);
    return count <= limit;
  };
}

/** So many writes at once, and room for so many more in each such time. */
function bucket(burst: number, limit: number, window: number): Limiter {
  let room = burst;
  let last = 0;
  return (now) => {
    room = Math.min(burst, room + ((now - last) * limit) / window);
    last = now;
    if (room < 1) return false;
    room -= 1;
    return true;
  };
}

/** How a client at this rate, with one write at a time and 10 ms a call, gets on with a limiter. */
async function play(
  takes: Limiter,
  writes: number,
  askedMs: number,
): Promise<{ refused: number; ms: number }> {
  const rate = new RateLimit();
  const clock = createClock();
  let taken = 0;
  let refused = 0;
  while (taken < writes) {
    const sentAt = (await rate.turn(clock.now, clock.until)) ?? Number.NaN;
    clock.advance(5);
    const isTaken = takes(clock.now());
    clock.advance(5);
    if (isTaken) rate.accepted(clock.now());
    else rate.refused(sentAt, clock.now(), askedMs);
    taken += isTaken ? 1 : 0;
    refused += isTaken ? 0 : 1;
  }
  return { refused, ms: clock.now() };
}

/** When each of several writes that wait together may be sent. */
async function turns(
  rate: RateLimit,
  clock: ReturnType<typeof createClock>,
  writes: number,
): Promise<readonly (number | undefined)[]> {
  return Promise.all(Array.from({ length: writes }, () => rate.turn(clock.now, clock.until)));
}

function take(rate: RateLimit, writes: number, now: number): void {
  for (let write = 0; write < writes; write += 1) rate.accepted(now);
}

describe('RateLimit', () => {
  test('does not slow a service down that has no limit', async () => {
    expect(await turns(new RateLimit(), createClock(), 4)).toEqual([0, 0, 0, 0]);
  });

  test.each<[string, Limiter, number, number, number]>([
    ['10 in any second', sliding(10, 1_000), 200, 0, 20_000],
    ['10 in any second, with Retry-After', sliding(10, 1_000), 200, 1_000, 20_000],
    ['10 in any second, for minutes', sliding(10, 1_000), 3_000, 1_000, 300_000],
    ['3 in any second', sliding(3, 1_000), 60, 1_000, 20_000],
    ['60 in any second', sliding(60, 1_000), 1_200, 1_000, 20_000],
    ['10 from second to second', fixed(10, 1_000), 200, 1_000, 20_000],
    ['20 at once and 10 a second', bucket(20, 10, 1_000), 200, 0, 20_000],
    ['50 at once and 5 a second', bucket(50, 5, 1_000), 200, 1_000, 40_000],
    ['60 in any minute', sliding(60, 60_000), 300, 0, 300_000],
    ['60 in any minute, with Retry-After', sliding(60, 60_000), 300, 30_000, 300_000],
    ['60 from minute to minute', fixed(60, 60_000), 300, 1_000, 300_000],
  ])('finds out what is allowed: %s', async (_, takes, writes, askedMs, bound) => {
    const { refused, ms } = await play(takes, writes, askedMs);
    expect(refused).toBeLessThanOrEqual(12);
    expect(ms / bound).toBeLessThanOrEqual(1.15);
  });

  test('gets fast again when others leave room', async () => {
    const [busy, free] = [sliding(3, 1_000), sliding(10, 1_000)];
    const { refused, ms } = await play((now) => (now < 20_000 ? busy(now) : free(now)), 660, 1_000);
    expect(refused).toBeLessThanOrEqual(12);
    expect(ms).toBeLessThanOrEqual(1.3 * (20_000 + 60_000));
  });

  test('sends one write after the other after a 429, the first one after the time that was asked for', async () => {
    const rate = new RateLimit();
    take(rate, 10, 100);
    rate.refused(150, 200, 2_000);
    const [first = 0, second = 0, third = 0] = await turns(rate, createClock(), 3);
    expect(first).toBe(2_200);
    expect([second - first, third - second].map(Math.round)).toEqual([208, 208]);
  });

  test.each([0, 1, 10])(
    'goes on at a write a second where the limit was used up by others: %d writes before a long pause',
    async (before) => {
      const rate = new RateLimit();
      take(rate, before, 100);
      rate.refused(150, 200, 60_000);
      const [first = 0, second = 0, third = 0] = await turns(rate, createClock(), 3);
      expect(first).toBe(60_200);
      expect([second - first, third - second].map(Math.round)).toEqual([1_000, 1_000]);
    },
  );

  test('gets slow where a write a second is refused again after a long pause', async () => {
    const rate = new RateLimit();
    const clock = createClock();
    rate.refused(0, 0, 60_000);
    const [first = 0] = await turns(rate, clock, 1);
    rate.accepted(first);
    const [second = 0] = await turns(rate, clock, 1);
    rate.refused(second, second, 60_000);
    const [third = 0, fourth = 0] = await turns(rate, clock, 2);
    expect(fourth - third).toBeGreaterThan(30_000);
  });

  test('takes refusals of writes that were sent together for one', async () => {
    const rate = new RateLimit();
    take(rate, 10, 100);
    for (const now of [200, 201, 202]) rate.refused(150, now, 0);
    const [first = 0, second = 0] = await turns(rate, createClock(), 2);
    expect(first).toBe(1_202);
    expect(Math.round(second - first)).toBe(108);
  });

  test('puts off what waits when another write is refused', async () => {
    const rate = new RateLimit();
    rate.refused(0, 0, 0);
    const clock = createClock();
    let waited = 0;
    const sentAt = await rate.turn(clock.now, (time) => {
      waited += 1;
      if (waited === 1) rate.refused(500, 500, 0);
      return clock.until(time);
    });
    expect(sentAt).toBe(1_500);
  });

  test('counts what is said to be taken while it pauses', async () => {
    const rate = new RateLimit();
    take(rate, 4, 100);
    rate.refused(50, 200, 0);
    take(rate, 6, 210);
    const [first = 0, second = 0] = await turns(rate, createClock(), 2);
    expect(Math.round(second - first)).toBe(108);
  });

  test('pauses twice as long each time that a pause was too short, up to a minute', async () => {
    const rate = new RateLimit();
    const clock = createClock();
    take(rate, 10, 0);
    rate.refused(0, 0, 0);
    const starts: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const [sentAt = 0] = await turns(rate, clock, 1);
      starts.push(sentAt);
      rate.refused(sentAt, sentAt, 0);
    }
    expect(starts).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000]);
  });

  test('says where a turn would come after the end of the run', async () => {
    const rate = new RateLimit();
    rate.refused(0, 0, 0);
    expect(
      await rate.turn(
        () => 7,
        async () => false,
      ),
    ).toBeUndefined();
  });

  test('tries a faster rate when all went well for a while', async () => {
    const rate = new RateLimit();
    take(rate, 10, 100);
    rate.refused(150, 200, 0);
    const clock = createClock();
    const gap = async (): Promise<number> => {
      const [first = 0, second = 0] = await turns(rate, clock, 2);
      return second - first;
    };
    const before = await gap();
    rate.accepted(40_000);
    await gap();
    expect(await gap()).toBeLessThan(before);
  });
});
