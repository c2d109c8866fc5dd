import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { wrapGit } from './git-wrapper.ts';
import { log } from './logs.ts';
import { pullRequest } from './pull-request.ts';
import { checks, openStory, type Story } from './story.ts';

const BASE = { 'src/a.js': 'one\ntwo\nthree\nfour\nfive\nsix\n' };
const HEAD = { 'src/a.js': 'one\nTWO\nthree\nfour\nfive\nsix\n' };
const BAD = log([{ path: 'src/a.js', line: 2, level: 'error' }]);
const CLEAN = log([]);

let story: Story;
let base: string;
let head: string;
beforeEach(async () => {
  story = await openStory('full', BASE, HEAD);
  head = story.repository.git('rev-parse', 'HEAD');
  base = story.repository.git('rev-parse', 'main');
});
afterEach(() => story.end());

const check = async (): Promise<string | undefined> => checks(await story.truth())[0];

/** Another commit on the target branch, which is checked out then. */
function target(files: Readonly<Record<string, string>>): string {
  story.repository.git('checkout', '-q', 'main');
  return story.repository.commit(files);
}

describe('a deployment whose check failed', () => {
  beforeEach(async () => {
    const failed = await story.run(BAD);
    expect(failed.status).toBe(1);
    expect(await check()).toMatch(/DONE FAILURE/u);
  });

  /** The branch of a stranger, reviewed by the recipe for forks. */
  const ofStranger: readonly (readonly [string, () => void, string])[] = [
    [
      'with a commit of its own',
      () => {
        story.repository.git('checkout', '-q', '--detach', base);
        story.repository.merge(story.repository.commit({ 'own.js': 'own\n' }), head);
      },
      'not provably the one that git makes of it and the target branch: check out the head of the deployment',
    ],
    [
      'with the base, and another tree',
      () => {
        story.repository.git('checkout', '-q', '--detach', base);
        story.repository.commit({ 'src/a.js': 'good\n' });
        const tree = story.repository.git('rev-parse', 'HEAD^{tree}');
        const commit = ['commit-tree', '-p', base, '-p', head, '-m', 'merge', tree];
        story.repository.checkout(story.repository.git(...commit));
      },
      'not provably the one that git makes of it and the target branch: check out the head of the deployment',
    ],
  ];
  test.each(ofStranger)('is not turned by a merge of its head %s', async (_, branch, reason) => {
    branch();
    const event = { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_REF: 'refs/heads/main', GITHUB_SHA: base };
    const result = await story.run(CLEAN, {}, event);
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.status).toBe(3);
    expect(result.log).toContain(reason);
    expect(result.log).not.toContain('Waiting for');
    expect(await story.writes()).toEqual([]);
    expect(await check()).toMatch(/DONE FAILURE/u);
  });

  test('is not turned by a run for either parent, once its head is a merge', async () => {
    const other = target({ 'new.js': 'new\n' });
    const updated = story.repository.merge(head, other);
    await story.admin('PATCH', `/deployments/${story.deployment}`, { base: other, head: updated });
    await story.run(BAD);
    expect(await check()).toMatch(/DONE FAILURE/u);

    story.repository.checkout(other);
    const ofTarget = await story.run(CLEAN);
    expect(ofTarget.status).toBe(3);
    expect(ofTarget.log).toContain('which is on the target branch');
    expect(await story.writes()).toEqual([]);

    story.repository.checkout(head);
    const ofOldHead = await story.run(CLEAN);
    expect(ofOldHead.outputs.conclusion).toBe('superseded');
    expect(await story.writes()).toEqual([]);
    expect(await check()).toMatch(/DONE FAILURE/u);
  });
});

describe('a merge of the head', () => {
  test('with the base, as git makes it, is proof enough without an event', async () => {
    const moved = target({ 'src/a.js': `zero\n${BASE['src/a.js']}`, '.gitattributes': '*.js -merge\n' });
    await story.admin('PATCH', `/deployments/${story.deployment}`, { base: moved });
    // As a bare repository merges, where no attributes count.
    story.repository.commit({ 'src/a.js': `zero\n${HEAD['src/a.js']}` });
    const merged = story.repository.git('rev-parse', 'HEAD^{tree}');
    story.repository.checkout(
      story.repository.git('commit-tree', '-p', moved, '-p', head, '-m', 'merge', merged),
    );
    const result = await story.run(log([{ path: 'src/a.js', line: 3, level: 'error' }]));
    expect(result.log).toContain('which is the merge of this deployment with its target branch');
    expect(result.status).toBe(1);
    expect(await check()).toMatch(/DONE FAILURE/u);
  });

  test('is not proven by a git that cannot make it, and the run says so', async () => {
    const moved = target({ 'new.js': 'new\n' });
    await story.admin('PATCH', `/deployments/${story.deployment}`, { base: moved });
    story.repository.merge(moved, head);
    // A git without that option prints its usage.
    const wrapper = wrapGit('case "$*" in *--write-tree*) exit 129;; esac\nexec "$git" "$@"');
    const result = await story.run(BAD, {}, { PATH: wrapper.path });
    wrapper.remove();
    expect(result.log).toContain('use git 2.38 or later');
    expect(result.status).toBe(3);
    expect(await story.writes()).toEqual([]);
  });

  test('that the event names is proof with an old git and in a shallow checkout', async () => {
    const moved = target({ 'new.js': 'new\n' });
    const merge = story.repository.merge(moved, head);
    story.repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
    const clone = `${story.repository.path}/.git/shallow-clone`;
    story.repository.git('branch', 'merged', merge);
    story.repository.git(
      ...['clone', '-q', '--depth', '1', '-b', 'merged', pathToFileURL(story.repository.path).href, clone],
    );
    const event = pullRequest({ head, merge });
    const wrapper = wrapGit('case "$*" in *--write-tree*) exit 129;; esac\nexec "$git" "$@"');
    const result = await story.run(
      BAD,
      { 'working-directory': clone },
      { ...event.environment, PATH: wrapper.path },
    );
    event.remove();
    wrapper.remove();
    expect(result.status).toBe(1);
    expect(await check()).toMatch(/DONE FAILURE 1 error/u);
  });
});

describe('a job that forgot to check out the change', () => {
  test('analyzed the target branch, which is no success', async () => {
    story.repository.checkout(base);
    const result = await story.run(CLEAN, {}, { GITHUB_EVENT_NAME: 'repository_dispatch' });
    expect(result.outputs.conclusion).toBe('incomplete');
    expect(result.status).toBe(3);
    expect(result.log).toContain(
      `you analyzed ${base.slice(0, 7)}, which is on the target branch: check out the head of the deployment (\`ref:\`)`,
    );
    expect(await story.writes()).toEqual([]);
  });

  test('is told from one for a change with nothing new in it', async () => {
    await story.admin('PATCH', `/deployments/${story.deployment}`, { base: head });
    const result = await story.run(CLEAN);
    expect(result.outputs.conclusion).toBe('success');
    expect(await check()).toMatch(/DONE SUCCESS/u);
  });
});

describe('a run for a head that a force push replaced', () => {
  let old: string;
  beforeEach(async () => {
    old = head;
    story.repository.git('checkout', '-q', '--detach', base);
    head = story.repository.commit({ 'src/a.js': 'another\n' });
    await story.admin('PATCH', `/deployments/${story.deployment}`, { head });
    story.repository.checkout(old);
  });

  test('is superseded where the event names it, and writes nothing', async () => {
    const merge = story.repository.merge(target({ 'new.js': 'new\n' }), old);
    for (const analyzed of [old, merge]) {
      story.repository.checkout(analyzed);
      const event = pullRequest({ head: old, merge });
      const result = await story.run(CLEAN, {}, event.environment);
      event.remove();
      expect(result.outputs.conclusion).toBe('superseded');
      expect(result.status).toBe(0);
      expect(result.log).toContain('the deployment has moved on');
      expect(await story.writes()).toEqual([]);
    }
  });

  test('is incomplete where nothing names it', async () => {
    const result = await story.run(CLEAN);
    expect(result.status).toBe(3);
    expect(await story.writes()).toEqual([]);
  });

  test('is told from one for the head that replaces it, for which the deployment has yet to come', async () => {
    const event = pullRequest({ head: old, merge: 'f'.repeat(40), before: head });
    const result = await story.run(CLEAN, { timeout: '9' }, event.environment);
    event.remove();
    expect(result.log).toContain('Waiting for the deployment to show');
    expect(result.log).toContain('the deployment has not caught up');
    expect(result.status).toBe(3);
  });
});
