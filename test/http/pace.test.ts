import { describe, expect, test } from '@jest/globals';
import { Pace } from '../../src/http/pace.ts';

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

/** How a client at this pace, with one write at a time and 10 ms a call, gets on with a limiter. */
async function play(
  takes: Limiter,
  writes: number,
  askedMs: number,
): Promise<{ refused: number; ms: number }> {
  const pace = new Pace();
  const clock = createClock();
  let taken = 0;
  let refused = 0;
  while (taken < writes) {
    const sentAt = (await pace.turn(clock.now, clock.until)) ?? Number.NaN;
    clock.advance(5);
    const isTaken = takes(clock.now());
    clock.advance(5);
    if (isTaken) pace.took(clock.now());
    else pace.refused(sentAt, clock.now(), askedMs);
    taken += isTaken ? 1 : 0;
    refused += isTaken ? 0 : 1;
  }
  return { refused, ms: clock.now() };
}

/** When each of several writes that wait together may be sent. */
async function turns(
  pace: Pace,
  clock: ReturnType<typeof createClock>,
  writes: number,
): Promise<readonly (number | undefined)[]> {
  return Promise.all(Array.from({ length: writes }, () => pace.turn(clock.now, clock.until)));
}

function take(pace: Pace, writes: number, now: number): void {
  for (let write = 0; write < writes; write += 1) pace.took(now);
}

describe('Pace', () => {
  test('does not slow a service down that has no limit', async () => {
    expect(await turns(new Pace(), createClock(), 4)).toEqual([0, 0, 0, 0]);
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
    const pace = new Pace();
    take(pace, 10, 100);
    pace.refused(150, 200, 2_000);
    const [first = 0, second = 0, third = 0] = await turns(pace, createClock(), 3);
    expect(first).toBe(2_200);
    expect([second - first, third - second].map(Math.round)).toEqual([208, 208]);
  });

  test.each([0, 1, 10])(
    'goes on at a write a second where the limit was used up by others: %d writes before a long pause',
    async (before) => {
      const pace = new Pace();
      take(pace, before, 100);
      pace.refused(150, 200, 60_000);
      const [first = 0, second = 0, third = 0] = await turns(pace, createClock(), 3);
      expect(first).toBe(60_200);
      expect([second - first, third - second].map(Math.round)).toEqual([1_000, 1_000]);
    },
  );

  test('gets slow where a write a second is refused again after a long pause', async () => {
    const pace = new Pace();
    const clock = createClock();
    pace.refused(0, 0, 60_000);
    const [first = 0] = await turns(pace, clock, 1);
    pace.took(first);
    const [second = 0] = await turns(pace, clock, 1);
    pace.refused(second, second, 60_000);
    const [third = 0, fourth = 0] = await turns(pace, clock, 2);
    expect(fourth - third).toBeGreaterThan(30_000);
  });

  test('takes refusals of writes that were sent together for one', async () => {
    const pace = new Pace();
    take(pace, 10, 100);
    for (const now of [200, 201, 202]) pace.refused(150, now, 0);
    const [first = 0, second = 0] = await turns(pace, createClock(), 2);
    expect(first).toBe(1_202);
    expect(Math.round(second - first)).toBe(108);
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

  test('counts what is said to be taken while it pauses', async () => {
    const pace = new Pace();
    take(pace, 4, 100);
    pace.refused(50, 200, 0);
    take(pace, 6, 210);
    const [first = 0, second = 0] = await turns(pace, createClock(), 2);
    expect(Math.round(second - first)).toBe(108);
  });

  test('pauses twice as long each time that a pause was too short, up to a minute', async () => {
    const pace = new Pace();
    const clock = createClock();
    take(pace, 10, 0);
    pace.refused(0, 0, 0);
    const starts: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const [sentAt = 0] = await turns(pace, clock, 1);
      starts.push(sentAt);
      pace.refused(sentAt, sentAt, 0);
    }
    expect(starts).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000]);
  });

  test('says where a turn would come after the end of the run', async () => {
    const pace = new Pace();
    pace.refused(0, 0, 0);
    expect(
      await pace.turn(
        () => 7,
        async () => false,
      ),
    ).toBeUndefined();
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
