import { describe, expect, test } from '@jest/globals';
import { inFlight } from '../../src/act/in-flight.ts';

/** Work that ends when it is told to. */
function createWork() {
  const begun: number[] = [];
  const ends = new Map<number, { done(): void; fail(error: Error): void }>();
  return {
    begun,
    work: (item: number) =>
      new Promise<void>((done, fail) => {
        begun.push(item);
        ends.set(item, { done, fail });
      }),
    async end(item: number, error?: Error) {
      if (error === undefined) ends.get(item)?.done();
      else ends.get(item)?.fail(error);
      await new Promise(setImmediate);
    },
  };
}

describe('inFlight', () => {
  test('works on eight items at a time, in order', async () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    const { begun, work, end } = createWork();
    const all = inFlight(items, work);
    expect(begun).toEqual(items.slice(0, 8));
    await end(3);
    expect(begun).toEqual(items.slice(0, 9));
    for (const item of items) await end(item);
    await expect(all).resolves.toBeUndefined();
    expect(begun).toEqual(items);
  });

  test('ends at once with nothing to do', async () => {
    await expect(inFlight([], () => Promise.reject(new Error('not called')))).resolves.toBeUndefined();
  });

  test('begins nothing new after an error, and throws it when everything that was begun has ended', async () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    const { begun, work, end } = createWork();
    const error = new Error('refused');
    let state = 'pending';
    const all = inFlight(items, work).catch((reason: unknown) => {
      state = 'thrown';
      return reason;
    });
    await end(2, error);
    for (const item of items.slice(0, 7)) await end(item);
    expect({ begun, state }).toEqual({ begun: items.slice(0, 8), state: 'pending' });
    await end(7);
    await expect(all).resolves.toBe(error);
  });
});
