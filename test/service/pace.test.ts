import { describe, expect, test } from '@jest/globals';
import { Pace } from '../../src/service/pace.ts';

/** A service that takes `limit` writes in any `window` milliseconds, and how a client at this pace gets on with it. */
function play(
  limit: number,
  window: number,
  writes: number,
  askedMs: number,
): { refused: number; ms: number } {
  const pace = new Pace();
  const taken: number[] = [];
  let now = 0;
  let refused = 0;
  while (taken.length < writes) {
    now = Math.max(now + 1, pace.place(now));
    if (taken.filter((time) => time > now - window).length < limit) {
      taken.push(now);
      pace.took(now);
    } else {
      refused += 1;
      pace.refused(now, now, askedMs);
    }
  }
  return { refused, ms: now };
}

describe('Pace', () => {
  test('does not slow a service down that has no limit', () => {
    const pace = new Pace();
    expect([1, 2, 3, 4].map((now) => pace.place(now))).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ['10 a second, without Retry-After', 10, 1_000, 0],
    ['10 a second, with Retry-After', 10, 1_000, 1_000],
    ['100 a second', 100, 1_000, 1_000],
    ['60 a minute', 60, 60_000, 30_000],
  ])('finds out what is allowed: %s', (_, limit, window, askedMs) => {
    const writes = limit * 20;
    const { refused, ms } = play(limit, window, writes, askedMs);
    expect(refused).toBeLessThanOrEqual(8);
    expect(ms / ((writes / limit) * window)).toBeLessThanOrEqual(1.2);
  });

  test('gives each write a place of its own after a 429', () => {
    const pace = new Pace();
    for (let write = 0; write < 10; write += 1) pace.took(100);
    pace.refused(150, 200, 1_000);
    const places = [210, 220, 230].map((now) => pace.place(now));
    const [first = 0, second = 0, third = 0] = places;
    expect(first).toBe(1_200);
    expect(second - first).toBeCloseTo(103.1, 1);
    expect(third - second).toBeCloseTo(103.1, 1);
  });

  test('takes refusals of writes that were sent together for one', () => {
    const pace = new Pace();
    for (let write = 0; write < 10; write += 1) pace.took(100);
    for (const now of [200, 201, 202]) pace.refused(150, now, 0);
    const first = pace.place(300);
    expect(pace.place(300) - first).toBeCloseTo(103.1, 1);
  });

  test('tries a faster pace when all went well for a while', () => {
    const pace = new Pace();
    pace.refused(0, 0, 0);
    const gap = (now: number): number => {
      const at = pace.place(now);
      return pace.place(now) - at;
    };
    const before = gap(5_000);
    pace.took(20_000);
    expect(gap(20_000)).toBeLessThan(before);
  });
});
