import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { plantRepository, setTrap, type Trap } from '../git/plant-repository.ts';
import { TEST_ENVIRONMENT } from '../git/repository.ts';
import { wrapGit } from './git-wrapper.ts';
import { log } from './logs.ts';
import { openStory, type Story } from './story.ts';

/** A git that does not know the setting yet which forbids what is tried here. */
const OLDER = `
count=$#
while [ "$count" -gt 0 ]; do
  given=$1; shift; count=$((count - 1))
  if [ "$given" = safe.bareRepository=explicit ]; then given=safe.bareRepository=all; fi
  set -- "$@" "$given"
done
exec "$git" "$@"`;

let outside: string;
let trap: Trap;
let story: Story;
beforeEach(() => {
  outside = mkdtempSync(join(tmpdir(), 'sarif-review-outside-'));
  trap = setTrap(outside);
});
afterEach(async () => {
  await story.end();
  rmSync(outside, { recursive: true });
});

test.each([
  ['of today', 'exec "$git" "$@"', 'worktree = .'],
  ['of today, in the name of the checkout', 'exec "$git" "$@"', 'worktree = ..'],
  ['of some years ago', OLDER, 'worktree = .'],
  ['of some years ago, in the name of the checkout', OLDER, 'worktree = ..'],
])('a change that plants a repository runs nothing, with a git %s', async (_, lines, worktree) => {
  story = await openStory('full', { 'sub/a.js': 'one\n' }, { 'sub/a.js': 'two\n' });
  const folder = join(story.repository.path, 'sub');
  plantRepository(folder, [
    worktree,
    '[protocol "ext"]',
    'allow = always',
    '[remote "origin"]',
    `url = ${trap.address}`,
  ]);
  await story.push({ 'sub/note.txt': 'hello\n' });
  expect(story.repository.git('ls-files', 'sub/HEAD', 'sub/config')).toBe('sub/HEAD\nsub/config');
  const wrapper = wrapGit(lines);
  const found = log([{ path: 'sub/a.js', line: 1 }]);
  const result = await story.run(found, { 'working-directory': 'sub' }, { PATH: wrapper.path });
  wrapper.remove();
  expect(existsSync(trap.proof)).toBe(false);
  expect(result.log).toContain('working-directory: git takes files at');
  expect(result.status).toBe(2);
  expect(await story.writes()).toEqual([]);
  // The control: the run would have fetched the deployment's head, which this repository does not have.
  expect(() =>
    execFileSync('git', ['fetch', 'origin'], { cwd: folder, env: TEST_ENVIRONMENT, stdio: 'ignore' }),
  ).toThrow();
  expect(existsSync(trap.proof)).toBe(true);
});
