import { execFile, execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../../demo/sandbox-client.ts';
import { waitFor } from '../../../demo/wait-for.ts';
import { runGit } from '../../git/run-git.ts';
import { howToReach } from '../../how-to-reach.ts';
import type { Checkout } from '../../rules/checkout.ts';
import { type RunningSandbox, type SandboxOptions, startSandbox } from '../../start-sandbox.ts';
import { type GitRepository, makeRepository } from '../git-repository.ts';
import { field } from '../harness.ts';

let data: string;
let repository: GitRepository;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'sandbox-checkout-'));
  repository = makeRepository();
});
afterEach(() => {
  repository.dispose();
  rmSync(data, { recursive: true, force: true });
});

function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: repository.path,
    encoding: 'utf8',
  }).trim();
}

function start(change: Partial<Checkout> = {}): Promise<RunningSandbox> {
  return startSandbox({
    port: 0,
    data,
    checkout: { repository: repository.path, base: repository.base, head: 'HEAD', ...change },
  });
}

/** What the sandbox says of the deployment request that it made. */
async function deployed(change: Partial<Checkout> = {}): Promise<{ number?: number; body: unknown }> {
  const running = await start(change);
  const { adminUrl, adminToken, deploymentNumber: number } = running;
  const { body } = await send(`${adminUrl}/deployments/${number}`, {
    headers: { authorization: `Bearer ${adminToken}` },
  });
  await running.close();
  return { ...(number === undefined ? {} : { number }), body };
}

test('a checkout gets a deployment request of its branch, from where it left the base', async () => {
  git('switch', '--quiet', '--create', 'feature', repository.head);
  git('commit', '--quiet', '--allow-empty', '-m', 'Feature');
  expect(await deployed({ base: 'main' })).toMatchObject({
    number: 1,
    body: {
      deployment: {
        title: 'feature into main',
        branch: 'feature',
        newestBase: repository.head,
        newestHead: git('rev-parse', 'HEAD'),
      },
    },
  });
});

test('the next start moves the deployment request of the same branch on, and makes one of another branch', async () => {
  git('switch', '--quiet', '--create', 'feature', repository.head);
  expect(await deployed()).toMatchObject({
    number: 1,
    body: { deployment: { newestHead: repository.head } },
  });
  git('commit', '--quiet', '--allow-empty', '-m', 'Feature');
  const head = git('rev-parse', 'HEAD');
  expect(await deployed()).toMatchObject({ number: 1, body: { deployment: { newestHead: head } } });
  expect(await deployed({ head: 'main' })).toMatchObject({ number: 2 });
});

test('a branch that carries a number is the deployment of that number, where it is free', async () => {
  git('switch', '--quiet', '--create', 'deployments/293', repository.head);
  expect(await deployed()).toMatchObject({
    number: 293,
    body: { deployment: { branch: 'deployments/293' } },
  });
  git('switch', '--quiet', '--create', 'other/293');
  expect(await deployed()).toMatchObject({ number: 294 });
  expect(await deployed({ head: 'deployments/293' })).toMatchObject({ number: 293 });
});

test('a detached HEAD is named by its commit, whatever its digits', async () => {
  git('checkout', '--quiet', '--detach', repository.head);
  const short = repository.head.slice(0, 7);
  const detached = await deployed({ base: repository.base });
  expect(detached).toMatchObject({
    number: 1,
    body: {
      deployment: {
        title: `commit ${short} into ${repository.base.slice(0, 7)}`,
        branch: `detached-${short}`,
      },
    },
  });
  // The next start finds it again.
  expect(await deployed({ base: repository.base })).toMatchObject({ number: 1 });
});

test('the target is the branch that was named, also that of a remote, and moves with it', async () => {
  git('switch', '--quiet', '--create', 'develop', repository.base);
  git('update-ref', 'refs/remotes/origin/release/2', repository.base);
  git('switch', '--quiet', '--create', 'feature', repository.head);
  const target = async (base: string): Promise<unknown> => {
    const running = await start({ base });
    try {
      const { baseUrl, gitlabToken, project = '', deploymentNumber } = running;
      const projectUrl = `${baseUrl}/api/v4/projects/${encodeURIComponent(project)}`;
      const answer = await send(`${projectUrl}/merge_requests/${deploymentNumber}`, {
        headers: { 'private-token': gitlabToken },
      });
      return field(answer, 'target_branch', z.string());
    } finally {
      await running.close();
    }
  };
  expect(await target('develop')).toBe('develop');
  expect(await target('origin/release/2')).toBe('release/2');
});

/** A sandbox that follows the checkout; `next` waits until it has told so many sentences. */
async function follow(options: Partial<SandboxOptions> = {}) {
  const told: string[] = [];
  const teller = new EventEmitter();
  const running = await startSandbox({
    port: 0,
    data,
    checkout: { repository: repository.path, base: repository.base, head: 'HEAD' },
    onMove: (sentence) => {
      told.push(sentence);
      teller.emit('told');
    },
    ...options,
  });
  const headers = { authorization: `Bearer ${running.adminToken}` };
  return {
    told,
    next: async (count: number) => {
      while (told.length < count) await waitFor(`sentence ${count} about the checkout`, once(teller, 'told'));
    },
    newest: async (number: number) =>
      (await send(`${running.adminUrl}/deployments/${number}`, { headers })).body,
    close: () => running.close(),
  };
}

test('a checkout that is followed moves its deployment on, and says so', async () => {
  git('switch', '--quiet', '--create', 'feature', repository.head);
  const { told, next, newest, close } = await follow();
  try {
    git('commit', '--quiet', '--allow-empty', '-m', 'Feature');
    const head = git('rev-parse', 'HEAD');
    await next(1);
    expect(told).toEqual([`The change of feature, number 1, moved on to ${head.slice(0, 7)}.`]);
    expect(await newest(1)).toMatchObject({ deployment: { newestHead: head } });
    git('reset', '--quiet', '--hard', repository.base);
    await next(2);
    expect(told[1]).toMatch(
      /^The change stays where it is\. Your branch has no commits beyond [0-9a-f]{7}\.$/u,
    );
    git('reset', '--quiet', '--hard', repository.head);
    git('switch', '--quiet', '--create', 'another');
    await next(3);
    expect(told.slice(2).join()).toContain(`moved on to ${repository.head.slice(0, 7)}.`);
  } finally {
    await close();
  }
});

test('a move between the start and the first look is seen, and told once', async () => {
  git('switch', '--quiet', '--create', 'feature', repository.head);
  let looks = 0;
  const looked = Promise.withResolvers<void>();
  const { told, next, newest, close } = await follow({
    git: (...asked) => {
      if (asked[1].includes('--symbolic-full-name')) {
        looks += 1;
        if (looks === 1) git('commit', '--quiet', '--allow-empty', '-m', 'Feature');
        if (looks === 3) looked.resolve();
      }
      return runGit(...asked);
    },
  });
  try {
    await next(1);
    const head = git('rev-parse', 'HEAD');
    expect(await newest(1)).toMatchObject({ deployment: { newestHead: head } });
    await waitFor('two further looks', looked.promise);
    expect(told).toEqual([`The change of feature, number 1, moved on to ${head.slice(0, 7)}.`]);
  } finally {
    await close();
  }
});

test.each<[string, Partial<Checkout>, RegExp]>([
  [
    'a folder without a repository',
    { repository: tmpdir() },
    /^--repository .+: it is not a git repository\.$/u,
  ],
  [
    'a base that is missing',
    { base: 'mian' },
    /^--base mian: no such branch or commit; give --base the branch that it is to go to, or fetch it first\.$/u,
  ],
  [
    'a head that is missing',
    { head: 'faeture' },
    /^--head faeture: no such branch or commit; fetch it first, or give --head another\.$/u,
  ],
  ['a HEAD that adds nothing', { base: 'main' }, /^Your branch has no commits beyond main\.$/u],
  ['a head that adds nothing', { base: 'main', head: 'main' }, /^main has no commits beyond main\.$/u],
])('%s is one clear sentence', async (_, change, sentence) => {
  await expect(start(change)).rejects.toMatchObject({
    name: 'SandboxStartError',
    message: expect.stringMatching(sentence),
  });
});

test('a folder of another user gets the remedy that the other commands name', async () => {
  const message = `fatal: detected dubious ownership in repository at '/srv/shop'\nTo add an exception for this directory, call:\n\n\tgit config --global --add safe.directory /srv/shop`;
  const refusing = startSandbox({
    port: 0,
    data,
    checkout: { repository: '/srv/shop', base: 'main', head: 'HEAD' },
    git: async () => ({ kind: 'failed', message }),
  });
  await expect(refusing).rejects.toMatchObject({
    name: 'SandboxStartError',
    message: expect.stringMatching(
      /^--repository .+: git refuses it because .+; run git config --global --add safe\.directory \/srv\/shop first\.$/u,
    ),
  });
});

test('a partial clone whose remote is gone is one clear sentence', async () => {
  git('switch', '--quiet', '--create', 'feature', repository.head);
  writeFileSync(join(repository.path, 'partial.txt'), 'x\n');
  git('add', '--all');
  git('commit', '--quiet', '-m', 'Feature');
  git('config', 'uploadpack.allowFilter', 'true');
  const clone = join(data, 'clone');
  git('clone', '--quiet', '--filter=blob:none', '--no-checkout', `file://${repository.path}`, clone);
  git('-C', clone, 'remote', 'set-url', 'origin', join(data, 'nowhere'));
  await expect(start({ repository: clone })).rejects.toMatchObject({
    name: 'SandboxStartError',
    message: expect.stringMatching(
      /^--repository .+: it is a partial clone that lacks files of the change; clone it without --filter.+\.$/u,
    ),
  });
});

const ACCESS: Omit<RunningSandbox, 'close'> = {
  baseUrl: 'http://127.0.0.1:8080',
  page: 'http://127.0.0.1:8080/sign-in/the-entrance',
  clientId: 'the-client',
  clientSecret: 'the-secret',
  adminUrl: 'http://127.0.0.1:8080/admin',
  adminToken: 'the-token',
  gitlabToken: 'glpat-token',
  githubToken: 'ghs_token',
  giteaToken: '0123456789abcdef',
};
const close = async (): Promise<void> => undefined;

test('a person is told the page, what to set, and how to move on', () => {
  const text = howToReach({ ...ACCESS, deploymentNumber: 7, close });
  for (const told of [
    'http://127.0.0.1:8080/sign-in/the-entrance',
    'SARIF_REVIEW_BASE_URL=http://127.0.0.1:8080\n',
    'SARIF_REVIEW_CLIENT_ID=the-client\n',
    'SARIF_REVIEW_CLIENT_SECRET=the-secret\n',
    'SARIF_REVIEW_DEPLOYMENT_NUMBER=7\n',
    'Ctrl+C',
    'the-token',
  ])
    expect(text).toContain(told);
});

test('what is pasted first runs nothing: the log is not there yet', () => {
  const [, first] = howToReach({ ...ACCESS, deploymentNumber: 7, close }).split('\n\n');
  expect(first).toContain('export SARIF_REVIEW_DEPLOYMENT_NUMBER=7');
  expect(first).not.toContain('sarif-review run');
});

test('the lines to paste move the deployment on and take a report', async () => {
  git('switch', '--quiet', '--create', 'feature', repository.head);
  const running = await start();
  git('commit', '--quiet', '--allow-empty', '-m', 'Feature');
  const report = { schemaVersion: 1, conclusion: 'success', findings: [], threads: [] };
  writeFileSync(join(repository.path, 'report.json'), JSON.stringify(report));
  const lines = howToReach(running).split('\n');
  const pasted = lines.filter((line) => /^ *(?:export|curl) /u.test(line)).join('; echo; ');
  const shell = promisify(execFile)('sh', ['-c', pasted], { cwd: repository.path });
  const [added, moved] = (await shell).stdout
    .trim()
    .split(/\n+/u)
    .map((line) => JSON.parse(line));
  expect(added).toMatchObject({ id: expect.any(Number) });
  expect(moved).toMatchObject({ number: 1, newestHead: git('rev-parse', 'HEAD') });
  await running.close();
});

test('without a deployment a person is told how to get one', () => {
  const text = howToReach({ ...ACCESS, close });
  expect(text).toContain('--repository . --base main');
  expect(text).not.toContain('DEPLOYMENT_NUMBER');
});
