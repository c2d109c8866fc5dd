import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
  test('begins with four items, in order, and works on one more at a time for each that ended', async () => {
    const { begun, work, end } = createWork();
    const all = inFlight([1, 2, 3, 4, 5, 6, 7, 8, 9], work);
    expect(begun).toEqual([1, 2, 3, 4]);
    await end(3);
    expect(begun).toEqual([1, 2, 3, 4, 5, 6]);
    await end(5);
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const item of [1, 2, 4, 6, 7, 8, 9]) await end(item);
    await expect(all).resolves.toBeUndefined();
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('works on 8 items at a time at most', async () => {
    let under = 0;
    let most = 0;
    await inFlight(Array.from({ length: 200 }), async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise(setImmediate);
      under -= 1;
    });
    expect(most).toBe(8);
  });

  test('ends at once with nothing to do', async () => {
    await expect(inFlight([], () => Promise.reject(new Error('not called')))).resolves.toBeUndefined();
  });

  test('leaves no failure unheard that comes while others go on, which would end the process', () => {
    // Item 5 is the first of a worker that came after the first four, and fails long before they end.
    const program = `
      import { inFlight } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../src/act/in-flight.ts')))};
      const turns = async (count) => { for (; count > 0; count -= 1) await new Promise(setImmediate); };
      const work = async (item) => {
        await turns(item === 1 ? 0 : item === 5 ? 2 : 20);
        if (item === 5) throw new Error('refused');
      };
      inFlight([1, 2, 3, 4, 5, 6], work).catch((error) => console.log('caught: ' + error.message));`;
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
    });
    expect({ stdout, status }).toEqual({ stdout: 'caught: refused\n', status: 0 });
  });

  test('begins nothing new after an error, and throws it when everything that was begun has ended', async () => {
    const { begun, work, end } = createWork();
    const error = new Error('refused');
    let state = 'pending';
    const all = inFlight([1, 2, 3, 4, 5, 6], work).catch((reason: unknown) => {
      state = 'thrown';
      return reason;
    });
    await end(2, error);
    await end(1);
    await end(3);
    expect({ begun, state }).toEqual({ begun: [1, 2, 3, 4], state: 'pending' });
    await end(4);
    await expect(all).resolves.toBe(error);
    expect(begun).toEqual([1, 2, 3, 4]);
  });
});
