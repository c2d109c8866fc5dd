import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { openStory, type Story } from './story.ts';

let folder: string;
let story: Story;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-git-'));
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = join(folder, 'git');
  writeFileSync(script, `#!/bin/sh\necho "$@" >> '${folder}/calls'\nexec '${git}' "$@"\n`);
  chmodSync(script, 0o755);
});
afterEach(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

/** The names of the git commands that a run starts over a diff of so many files with a finding in each. */
async function commandsOf(files: number): Promise<readonly string[]> {
  const names = Array.from({ length: files }, (_, index) => `src/file-${index}.js`);
  story = await openStory(
    'full',
    { 'a.js': 'x\n' },
    Object.fromEntries(names.map((name) => [name, 'one\ntwo\n'])),
  );
  const found = log(names.map((path) => ({ path, line: 1 })));
  const result = await story.run(found, { 'max-threads': '3' }, { PATH: `${folder}:${process.env.PATH}` });
  expect(result.outputs.posted).toBe(String(Math.min(files, 3)));
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  rmSync(join(folder, 'calls'));
  return calls.map((call) => call.replaceAll(/-c \S+ /gu, '').split(' ')[0] ?? '');
}

test('a run starts as many git processes for a large diff as for a small one', async () => {
  const few = await commandsOf(3);
  await story.end();
  const many = await commandsOf(60);
  expect(many).toEqual(few);
  expect(few).toContain('diff');
  expect(few.length).toBeLessThanOrEqual(16);
});
