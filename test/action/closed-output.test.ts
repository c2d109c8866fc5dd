import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endOf } from '../../demo/wait-for.ts';
import { log } from '../run/logs.ts';
import { openStory, type Story } from '../run/story.ts';
import { CLI } from './run-cli.ts';

let story: Story;
let folder: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'bad\n'.repeat(400) });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-closed-'));
  const found = Array.from({ length: 400 }, (_, index) => ({ path: 'a.js', line: index + 1 }));
  writeFileSync(
    join(folder, 'log.sarif'),
    JSON.stringify(log(found.map((one) => ({ ...one, level: 'error' })))),
  );
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

/** Runs a command whose reader goes away after the first of it, as `2>&1 | head -1` does. */
async function withReaderGone(
  args: readonly string[],
  then = (): unknown => undefined,
): Promise<number | null> {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: story.repository.path,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = endOf(child);
  await once(child.stdout, 'data');
  for (const stream of [child.stdout, child.stderr]) stream.destroy();
  then();
  return ended;
}

test('a plan that nobody reads to its end has its exit status', async () => {
  expect(await withReaderGone(['plan', join(folder, 'log.sarif'), '--base', 'main', '--all'])).toBe(1);
});

test('a sandbox whose reader went away stops when it has something to say', async () => {
  const data = join(folder, 'data');
  const args = ['sandbox', '--repository', '.', '--watch', '--port', '0', '--data', data];
  expect(await withReaderGone(args, () => story.repository.commit({ 'b.js': 'x\n' }))).toBe(0);
});
