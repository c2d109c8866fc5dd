import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { copyOfMade } from '../../../../test/git/repository.ts';
import { commentsOf, type GiteaScene, onLine, reviewOf, startGiteaScene } from './scene.ts';

let scene: GiteaScene;
let number = 0;
beforeAll(async () => {
  scene = await startGiteaScene();
});
afterAll(() => scene.harness.close());
beforeEach(async () => {
  await scene.harness.admin('PATCH', '/settings', { diffDelayMs: 0 });
  number = await scene.harness.deploy();
});

const read = async (server: 'gitea' | 'forgejo' = 'gitea') =>
  (await scene.bot(server, 'GET', `/pulls/${number}`)).body;

test('the merge base is computed a while after a push, whose head is shown at once', async () => {
  const { base, head, later } = scene.harness.repository;
  expect(await read()).toMatchObject({ merge_base: base, head: { sha: head }, base: { sha: base } });
  await scene.harness.admin('PATCH', '/settings', { diffDelayMs: 'manual' });
  // The target moves to the head before, which the branch has.
  await scene.harness.admin('PATCH', `/deployments/${number}`, { base: head, head: later });
  expect(await read()).toMatchObject({ merge_base: base, head: { sha: later }, base: { sha: head } });
  const compared = await scene.bot('gitea', 'GET', `/compare/${later}...${head}`);
  expect(compared.body).toMatchObject({ total_commits: 0 });
  const others = await scene.bot('gitea', 'GET', `/compare/${head}...${later}`);
  expect(others.body).toMatchObject({ total_commits: 1 });
  await scene.harness.admin('POST', `/deployments/${number}/ready`, { diff: true });
  expect(await read()).toMatchObject({ merge_base: head, head: { sha: later } });
});

test('a merged pull request is among the closed ones, the last that changed first', async () => {
  const other = await scene.harness.deploy();
  scene.harness.time.now += 60_000;
  await scene.harness.admin('PATCH', `/deployments/${number}`, { state: 'merged' });
  scene.harness.time.now += 60_000;
  await scene.harness.admin('PATCH', `/deployments/${other}`, { state: 'closed' });
  const listed = await scene.bot('gitea', 'GET', '/pulls?state=closed&sort=recentupdate&limit=2');
  expect(listed.body).toMatchObject([
    { number: other, state: 'closed', merged: false, merged_at: null },
    { number, state: 'closed', merged: true, merged_at: expect.any(String) },
  ]);
  expect(Number(listed.headers.get('x-total-count'))).toBeGreaterThanOrEqual(2);
});

test('its page is that of the sandbox, with the threads', async () => {
  await scene.bot('gitea', 'POST', `/pulls/${number}/reviews`, reviewOf(onLine(1, 'To be seen')));
  for (const server of ['gitea', 'forgejo'] as const) {
    await scene.harness.admin('PATCH', '/settings', { service: server });
    const { html_url: address } = Object(await read(server));
    const page = await fetch(address);
    expect(new URL(page.url).pathname).toMatch(new RegExp(`/pulls/${number}$`, 'u'));
    const html = await page.text();
    expect(html).toContain('To be seen');
    expect(html).toContain('Pull requests');
  }
});

test('what stands on no line of the diff is on its page as well', async () => {
  const comments = [
    { path: 'nowhere.txt', body: 'On no file', new_position: 7 },
    { path: 'untouched.txt', body: 'On no change', new_position: 1 },
    { path: 'added.txt', body: 'Beyond the end', new_position: 99 },
  ];
  await scene.bot('forgejo', 'POST', `/pulls/${number}/reviews`, reviewOf(...comments));
  for (const tab of ['', '/changes']) {
    const page = await fetch(`${scene.harness.running.baseUrl}/deployments/${number}${tab}`);
    const html = await page.text();
    expect([page.status, comments.filter(({ body }) => html.includes(body)).length]).toEqual([200, 3]);
  }
});

/** Where a commit of the branch has moved a line that an earlier one wrote. */
test('Forgejo lists the line of the commit that wrote it, and joins what is added at that number', async () => {
  const { repository, ...commits } = copyOfMade('a line that moved', (made) => {
    const base = made.commit({ 'a.txt': 'one\n' }, 'Base');
    const wrote = made.commit({ 'a.txt': 'one\ntwo\nthree\n' }, 'Write');
    const head = made.commit({ 'a.txt': 'zero\none\ntwo\nthree\n' }, 'Move');
    return { base, wrote, head };
  });
  const made = await scene.harness.admin('POST', '/deployments', {
    repository: repository.path,
    base: commits.base,
    head: commits.head,
  });
  const pull = `/pulls/${Object(made.body).number}`;
  const { running } = scene.harness;
  const name = repository.path.split('/').at(-1);
  const call: typeof scene.bot = async (server, method, path, body) => {
    const address = `${running.baseUrl}/${server}/api/v1/repos/sandbox/${name}${path}`;
    const headers = { authorization: `Bearer ${running.giteaToken}` };
    const answer = await fetch(address, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const at = (line: number, body: string) => ({ path: 'a.txt', body, new_position: line });
  await call('forgejo', 'POST', `${pull}/reviews`, reviewOf(at(4, 'on three')));
  const [three] = await commentsOf(call, pull, 'forgejo');
  expect(three).toMatchObject({ position: 3, commit_id: commits.wrote });
  expect(await commentsOf(call, pull, 'gitea')).toMatchObject([{ position: 4, commit_id: commits.head }]);
  // Line 3 of the head is another one.
  await call('forgejo', 'POST', `${pull}/reviews/${three?.pull_request_review_id}/comments`, at(3, 'on two'));
  expect(await commentsOf(call, pull, 'forgejo')).toMatchObject([
    { body: 'on three', position: 3 },
    { body: 'on two', position: 3 },
  ]);
  repository.dispose();
});
