import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type GitWrapper, wrapGit } from './git-wrapper.ts';
import { log } from './logs.ts';
import { openStory, type Story } from './story.ts';

let folder: string;
let wrapper: GitWrapper;
let story: Story;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-git-'));
  wrapper = wrapGit(`echo "$@" >> '${folder}/calls'\nexec "$git" "$@"`);
});
afterEach(async () => {
  await story.end();
  wrapper.remove();
  rmSync(folder, { recursive: true });
});

/**
 * The names of the git commands, sorted since some go side by side, that a run starts over a diff of so many
 * files with a finding in each.
 */
async function commandsOf(files: number): Promise<readonly string[]> {
  const names = Array.from({ length: files }, (_, index) => `src/file-${index}.js`);
  story = await openStory(
    'full',
    { 'a.js': 'x\n' },
    Object.fromEntries(names.map((name) => [name, 'one\ntwo\n'])),
  );
  const found = log(names.map((path) => ({ path, line: 1 })));
  const result = await story.run(found, { 'max-threads': '3' }, { PATH: wrapper.path });
  expect(result.outputs.posted).toBe(String(Math.min(files, 3)));
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  rmSync(join(folder, 'calls'));
  return calls.map((call) => call.replaceAll(/-c \S+ /gu, '').split(' ')[0] ?? '').sort();
}

test('a run starts as many git processes for a large diff as for a small one', async () => {
  const few = await commandsOf(3);
  await story.end();
  const many = await commandsOf(60);
  expect(many).toEqual(few);
  expect(few).toContain('diff');
  expect(few.length).toBeLessThanOrEqual(16);
});
