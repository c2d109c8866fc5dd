import { execFileSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { send } from '../../../demo/sandbox-client.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let number: number;
beforeEach(async () => {
  harness = await startHarness();
  number = await harness.deploy({ head: 'HEAD' });
  await comment('On the first head', 'src/kept.ts', 1);
});
afterEach(() => harness.close());

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'gc.reflogExpire=now'];
  return execFileSync('git', [...author, ...args], { cwd: harness.repository.path, encoding: 'utf8' }).trim();
}

async function comment(body: string, path: string, newLine: number): Promise<void> {
  const answer = await harness.bot('POST', `/deployments/${number}/comments`, { body, path, newLine });
  expect(answer.status).toBe(201);
}

/** Puts another commit in the place of the head, and lets git throw away what no name leads to. */
function amendAndCollect(): void {
  writeFileSync(join(harness.repository.path, 'src/kept.ts'), 'amended\n');
  git('commit', '--quiet', '--all', '--amend', '-m', 'Amended');
  git('reflog', 'expire', '--expire=now', '--expire-unreachable=now', '--all');
  git('gc', '--quiet', '--prune=now');
}

async function pages(): Promise<readonly string[]> {
  const views = ['', '/changes'].map((view) => `${harness.running.baseUrl}/deployments/${number}${view}`);
  const answers = [];
  for (const view of views) answers.push(await send(view));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return answers.map(({ body }) => String(body));
}

const GONE = 'This commit is no longer in the repository.';

test('a commit that is gone is shown as gone, with the thread, its place, and the rest of the page', async () => {
  amendAndCollect();
  await harness.restart();
  await harness.admin('PATCH', `/deployments/${number}`, { head: 'HEAD' });
  await comment('On the second head', 'src/kept.ts', 1);
  for (const page of await pages()) {
    expect(page).toContain(GONE);
    expect(page).toContain('On the first head');
    expect(page).toContain('src/kept.ts:1');
    expect(page).toContain('line unknown');
    expect(page).not.toMatch(/outdated|The line is no longer there/u);
    expect(page).toContain('On the second head');
  }
});

test('a deployment whose own commits are gone shows its threads', async () => {
  amendAndCollect();
  await harness.restart();
  const [conversation, changes] = await pages();
  expect(conversation).toContain('commits no longer in the repository');
  expect(conversation).not.toContain('Changes <span class="count">');
  expect(changes).toContain('The commits of this change are no longer in the repository.');
  expect(changes).toContain('On the first head');
  const inline = { body: 'x', path: 'src/kept.ts', newLine: 1 };
  expect(await harness.bot('POST', `/deployments/${number}/comments`, inline)).toMatchObject({
    status: 410,
    body: { error: expect.stringMatching(/^The commit [0-9a-f]{40} is no longer in the repository$/u) },
  });
});

test.each(['at once', 'after a restart'])(
  'a repository that was moved away leaves the pages readable, %s',
  async (when) => {
    const { path } = harness.repository;
    renameSync(path, `${path}-moved`);
    try {
      if (when === 'after a restart') await harness.restart();
      for (const page of await pages()) expect(page).toContain('On the first head');
      if (when === 'after a restart') for (const page of await pages()) expect(page).toContain(GONE);
    } finally {
      renameSync(`${path}-moved`, path);
    }
    for (const page of await pages()) expect(page).not.toContain(GONE);
  },
);

test('the sandbox writes nothing into the checkout', async () => {
  const { base, head } = harness.repository;
  const before = git('for-each-ref');
  const pinned = { body: 'x', path: 'added.txt', newLine: 1, baseSha: base, headSha: head };
  expect(await harness.bot('POST', `/deployments/${number}/comments`, pinned)).toMatchObject({ status: 201 });
  expect(git('for-each-ref')).toBe(before);
});

test('a deployment that is deleted is gone, and its number is not used again', async () => {
  const other = await harness.deploy();
  expect(await harness.admin('DELETE', `/deployments/${number}`)).toMatchObject({ status: 204 });
  expect(await harness.admin('GET', `/deployments/${number}`)).toMatchObject({ status: 404 });
  expect(await harness.admin('DELETE', `/deployments/${number}`)).toMatchObject({ status: 404 });
  expect(await harness.deploy()).toBeGreaterThan(other);
});

test('a missing order file and other settings of the checkout for diffs do not matter', async () => {
  git('config', 'diff.orderFile', '/no/such/file');
  git('config', 'diff.external', 'false');
  git('config', 'diff.x.xfuncname', '(');
  writeFileSync(join(harness.repository.path, '.gitattributes'), '* diff=x\n');
  await harness.restart();
  for (const page of await pages()) expect(page).toContain('On the first head');
});
