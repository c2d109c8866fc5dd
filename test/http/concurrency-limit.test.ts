import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { ConcurrencyLimit } from '../../src/http/throttle.ts';

/** Runs `count` tasks through the limit and tells how many were under way at most. */
async function measure(limit: ConcurrencyLimit, count: number): Promise<number> {
  let inside = 0;
  let most = 0;
  const task = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await setImmediate();
    inside -= 1;
  };
  await Promise.all(Array.from({ length: count }, () => limit.run(task)));
  return most;
}

describe('ConcurrencyLimit', () => {
  test('lets a few in at a time', async () => {
    expect(await measure(new ConcurrencyLimit(), 20)).toBe(4);
  });

  test('lets a quarter more in after each boundful that was taken, up to 48', async () => {
    const limit = new ConcurrencyLimit();
    for (let taken = 0; taken < 4; taken += 1) limit.accepted();
    expect(await measure(limit, 50)).toBe(5);
    for (let taken = 0; taken < 4; taken += 1) limit.accepted();
    expect(await measure(limit, 50)).toBe(5);
    limit.accepted();
    expect(await measure(limit, 50)).toBe(7);
    for (let taken = 0; taken < 1_000; taken += 1) limit.accepted();
    expect(await measure(limit, 50)).toBe(48);
  });

  test('lets one more in after each boundful once it was too much', async () => {
    const limit = new ConcurrencyLimit();
    limit.refused();
    for (let taken = 0; taken < 2; taken += 1) limit.accepted();
    expect(await measure(limit, 50)).toBe(3);
    for (let taken = 0; taken < 3; taken += 1) limit.accepted();
    expect(await measure(limit, 50)).toBe(4);
  });

  test('halves its bound each time, down to one', async () => {
    const limit = new ConcurrencyLimit();
    limit.refused();
    expect(await measure(limit, 20)).toBe(2);
    limit.refused();
    limit.refused();
    expect(await measure(limit, 20)).toBe(1);
  });

  test('lets the next one in after a failure', async () => {
    const limit = new ConcurrencyLimit();
    const failures = Array.from({ length: 9 }, () => limit.run(() => Promise.reject(new Error('no'))));
    const results = await Promise.allSettled(failures);
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await measure(limit, 20)).toBe(4);
  });

  test('keeps the order', async () => {
    const limit = new ConcurrencyLimit();
    const entered: number[] = [];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        limit.run(async () => {
          entered.push(index);
          await setImmediate();
        }),
      ),
    );
    expect(entered).toEqual(Array.from({ length: 12 }, (_, index) => index));
  });
});
