import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { endOf, waitFor } from '../../../demo/wait-for.ts';

const STARTS = 4;

const from = (file: string) => JSON.stringify(resolve(import.meta.dirname, '../..', file));
/** Gets ready, waits for a word, opens the data folder as a start does, and prints the credentials. */
const PROGRAM = `
  import { makeFolder, readOrMakeCredentials } from ${from('data-folder.ts')};
  import { openStore } from ${from('store/store.ts')};
  process.stdout.write('ready;');
  for await (const chunk of process.stdin) {
    const folder = String(chunk);
    makeFolder(folder);
    const { clientId } = readOrMakeCredentials(folder);
    const store = openStore(folder + '/sandbox.db');
    store.settings.change({ pageSize: 7 });
    store.close();
    process.stdout.write(clientId);
    break;
  }`;

async function startAtOnce(
  folder: string,
): Promise<readonly { status: unknown; output: string; errors: string }[]> {
  const children = Array.from({ length: STARTS }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM]),
  );
  const ended = children.map(async (child) => {
    const errors = text(child.stderr);
    return { exit: endOf(child), errors };
  });
  const outputs = await Promise.all(
    children.map(async (child) => {
      const [ready] = await waitFor('the child to be ready', once(child.stdout, 'data'));
      return { ready: String(ready), rest: text(child.stdout) };
    }),
  );
  for (const { stdin } of children) stdin.end(folder);
  return Promise.all(
    ended.map(async (end, index) => {
      const { exit, errors } = await end;
      const status = await exit;
      return { status, output: (await outputs[index]?.rest) ?? '', errors: await errors };
    }),
  );
}

export function tellFirstStarts(rounds: number): void {
  test('of several first starts on a fresh folder each succeeds, with the same credentials', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-first-'));
    try {
      for (let round = 0; round < rounds; round += 1) {
        const data = join(folder, String(round), 'data');
        const ends = await startAtOnce(data);
        expect(ends.map(({ status, errors }) => [status, errors])).toEqual(Array(STARTS).fill([0, '']));
        expect(new Set(ends.map(({ output }) => output)).size).toBe(1);
        expect(readdirSync(data).filter((name) => name.startsWith('credentials'))).toEqual([
          'credentials.json',
        ]);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
