import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { endOf, openWaits, waitFor, waitUntil } from '../../demo/wait-for.ts';
import { ROOT } from '../run/story.ts';

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

test('a wait is known until it is over', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = waitFor('the sun', promise);
  expect(openWaits()).toEqual(['the sun']);
  resolve();
  await waiting;
  expect(openWaits()).toEqual([]);
});

test('a test that leaves a wait behind fails, and not the one that runs when its time is over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-wait-'));
  try {
    const planted = join(folder, 'planted.test.ts');
    const wait = `import { waitFor } from ${JSON.stringify(join(ROOT, 'demo/wait-for.ts'))};`;
    const starts = `test('starts', () => void waitFor('the moon', new Promise(() => {})));`;
    writeFileSync(planted, `import { test } from '@jest/globals';\n${wait}\n${starts}\n`);
    const jest = [join(ROOT, 'node_modules/jest/bin/jest.js'), '--roots', folder, '--testMatch', planted];
    const child = spawn(process.execPath, jest, { cwd: ROOT });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
    expect(await endOf(child)).toBe(1);
    expect(said).toContain('waits that outlive their test');
    expect(said).toContain('the moon');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
