import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitUntil } from '../../demo/wait-for.ts';
import { type GitWrapper, wrapGit } from './git-wrapper.ts';
import { log } from './logs.ts';
import { checks, openStory, type Story } from './story.ts';

const FOUND = log([{ path: 'src/a.js', line: 1 }]);
const TIMEOUT_S = 7;

let folder: string;
let wrapper: GitWrapper;
let story: Story;
let over: AbortController;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-hung-'));
  story = await openStory('full', { 'src/a.js': 'one\n' }, { 'src/a.js': 'two\n' });
  over = new AbortController();
  const real = AbortSignal.timeout.bind(AbortSignal);
  // The time of the run is over when the test says so.
  jest
    .spyOn(AbortSignal, 'timeout')
    .mockImplementation((ms) => (ms === TIMEOUT_S * 1_000 ? over.signal : real(ms)));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await story.end();
  wrapper.remove();
  rmSync(folder, { recursive: true });
});

/** Runs the step with a git that hangs at this command, until the time of the run is over. */
async function runUntilOver(command: string, inputs: Readonly<Record<string, string>> = {}) {
  const note = join(folder, 'pid');
  wrapper = wrapGit(`case "$*" in *" ${command} "*) echo $$ > '${note}'; exec sleep 100;; esac
exec "$git" "$@"`);
  const running = story.run(FOUND, { timeout: String(TIMEOUT_S), ...inputs }, { PATH: wrapper.path });
  const readPid = async () => Number(await readFile(note, 'utf8').catch(() => '')) || undefined;
  const pid = await waitUntil('git that hangs', readPid);
  over.abort();
  const result = await running;
  await waitUntil('the end of git', async () => {
    await turn();
    return isAlive(pid) ? undefined : true;
  });
  return result;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.each([['rev-parse'], ['cat-file'], ['diff']])(
  'a git %s that hangs is ended with the time of the run, which is incomplete',
  async (command) => {
    const result = await runUntilOver(command, { 'dry-run': 'true' });
    expect(result.status).toBe(3);
    expect(result.log).toContain(
      `git ${command} had not answered when the time of the run was over (input timeout): run the step again`,
    );
  },
);

test('the check says that the time of the run was over while git hung', async () => {
  const { status, outputs } = await runUntilOver('diff');
  expect({ status, conclusion: outputs.conclusion }).toEqual({ status: 3, conclusion: 'incomplete' });
  const [check] = checks(await story.truth());
  expect(check).toContain('git diff had not answered when the time of the run was over');
});
