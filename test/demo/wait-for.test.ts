import { spawn } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { endOf, waitFor, waitUntil } from '../../demo/wait-for.ts';

const NEVER = new Promise<never>(() => undefined);

describe('what does not come within its limit is named', () => {
  test('waited for', async () => {
    await expect(waitFor('the moon', NEVER, 1)).rejects.toThrow('waited 1 ms in vain for the moon');
  });

  test('asked for, whether the answer is always no or never comes', async () => {
    for (const ask of [async () => undefined, () => NEVER])
      await expect(
        waitUntil(
          'the moon',
          async () => {
            // Lets the timer have its turn.
            await new Promise((resolve) => setImmediate(resolve));
            return ask();
          },
          1,
        ),
      ).rejects.toThrow('waited 1 ms in vain for the moon');
  });

  test('a program, which is killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const killed = new Promise((resolve) => child.on('exit', (_, signal) => resolve(signal)));
    await expect(endOf(child, 1)).rejects.toThrow(/^waited 1 ms in vain for the end of .+ -e setInterval/u);
    expect(await killed).toBe('SIGKILL');
  });
});

test('what comes is handed on', async () => {
  expect(await waitFor('a word', Promise.resolve('word'))).toBe('word');
  let asked = 0;
  expect(await waitUntil('the third', async () => (++asked === 3 ? asked : undefined))).toBe(3);
  expect(await endOf(spawn(process.execPath, ['-e', 'process.exit(7)']))).toBe(7);
});
