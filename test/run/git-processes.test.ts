import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { StepResult } from '../../demo/run-action.ts';
import { type GitWrapper, wrapGit } from './git-wrapper.ts';
import { log } from './logs.ts';
import { openStory, type Story } from './story.ts';

let folder: string;
let wrapper: GitWrapper;
let story: Story;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-git-'));
});
afterEach(async () => {
  await story.end();
  wrapper.remove();
  rmSync(folder, { recursive: true });
});

/** A git that writes down what it is asked. */
function recordCalls(before = ''): void {
  wrapper = wrapGit(`echo "$@" >> '${folder}/calls'\n${before}exec "$git" "$@"`);
}

async function openStoryOf(files: number): Promise<() => Promise<StepResult>> {
  const names = Array.from({ length: files }, (_, index) => `src/file-${index}.js`);
  story = await openStory(
    'full',
    { 'a.js': 'x\n' },
    Object.fromEntries(names.map((name) => [name, 'one\ntwo\n'])),
  );
  const found = log(names.map((path) => ({ path, line: 1 })));
  return () => story.run(found, { 'max-threads': '3' }, { PATH: wrapper.path });
}

/** The names of the git commands that a run started, sorted since some go side by side. */
function takeCalls(): readonly string[] {
  const all = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  // A run sets what settings could change; the sandbox, which is in the same process, does not.
  const calls = all.filter((call) => /^(?:-[cC]|--git-dir)/u.test(call));
  rmSync(join(folder, 'calls'));
  return calls.map((call) => call.replaceAll(/(?:-[cC] |--git-dir=)\S+ /gu, '').split(' ')[0] ?? '').sort();
}

test('a run starts four git processes, for a large diff as for a small one, and where nothing changes', async () => {
  recordCalls();
  for (const files of [3, 60]) {
    const run = await openStoryOf(files);
    expect((await run()).outputs).toMatchObject({ posted: '3' });
    const posting = takeCalls();
    expect((await run()).outputs).toMatchObject({ posted: '0', kept: '3' });
    for (const calls of [posting, takeCalls()])
      expect(calls).toEqual(['cat-file', 'diff', 'ls-tree', 'rev-parse']);
    if (files === 3) await story.end();
  }
});

test('a git that cannot answer about objects for a whole run is started for each question', async () => {
  recordCalls('case "$*" in *--batch-command) echo "error: unknown option" >&2; exit 129;; esac\n');
  const run = await openStoryOf(3);
  expect((await run()).outputs).toMatchObject({ posted: '3' });
  const calls = takeCalls();
  expect(calls.filter((name) => name === 'cat-file').length).toBeGreaterThan(2);
});

test('a git that is too old is told by its version, and nothing is posted', async () => {
  const refused = '*--batch-command) echo "error: unknown option" >&2; exit 129;;';
  recordCalls(`case "$*" in ${refused} version|*" version") echo "git version 2.29.3"; exit;; esac\n`);
  const run = await openStoryOf(3);
  const { status, log: printed } = await run();
  expect(status).toBe(2);
  expect(printed).toContain('git version 2.29.3 is too old: install git 2.30 or later');
  expect(await story.writes()).toEqual([]);
});
