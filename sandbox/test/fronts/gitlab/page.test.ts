import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { send } from '../../../../demo/sandbox-client.ts';
import { type GitlabScene, startGitlabScene } from './scene.ts';

let scene: GitlabScene;
beforeAll(async () => {
  scene = await startGitlabScene();
  await scene.harness.admin('PATCH', '/settings', { service: 'gitlab' });
});
afterAll(() => scene.harness.close());

const open = async (path: string) => {
  const { status, body } = await send(`${scene.harness.running.baseUrl}${path}`);
  return { status, html: String(body) };
};

test('the page calls a change by the word of its service', async () => {
  const list = await open('/');
  expect(list.html).toContain('<h1>Merge requests</h1>');
  const page = await open(`/deployments/${scene.iid}`);
  expect(page.html).toContain(`<title>!${scene.iid} A change</title>`);
  expect(page.html).not.toMatch(/deployment request/i);
  expect((await open('/deployments/99')).html).toContain('All merge requests');
  await scene.harness.admin('PATCH', '/settings', { service: 'github' });
  expect((await open('/')).html).toContain('<h1>Pull requests</h1>');
  await scene.harness.admin('PATCH', '/settings', { service: 'gitlab' });
});

test('the address that the interface has of a merge request is that of its page', async () => {
  const { body } = await scene.bot('GET', scene.path);
  const { web_url: address } = z.looseObject({ web_url: z.string() }).parse(body);
  for (const end of ['', '/diffs?diff_id=1']) {
    const answer = await fetch(`${address}${end}`, { redirect: 'manual' });
    const [title] = /<title>.*?<\/title>/u.exec(await answer.text()) ?? [];
    expect([answer.status, title]).toEqual([200, expect.stringContaining(`!${scene.iid} A change`)]);
  }
});

test('where nothing puts a status, the check is that of the job, as its report has it', async () => {
  const checks = async (): Promise<string> =>
    /<section class="checks".*?<\/h2>(.*?)<(?:details|\/section)/su.exec(
      (await open(`/deployments/${scene.iid}`)).html,
    )?.[1] ?? '';
  expect(await checks()).toContain('None yet.');
  const report = { schemaVersion: 2, findings: [], threads: [] };
  const told = (conclusion: string, more: object = {}) =>
    scene.harness.admin('POST', `/deployments/${scene.iid}/runs`, { ...report, conclusion, ...more });
  await told('success', { dryRun: true });
  expect(await checks()).toContain('None yet.');
  await told('failure');
  expect(await checks()).toMatch(
    /<span class="badge bad">failed<\/span> <strong>job of the last run<\/strong>/u,
  );
  await told('success');
  expect(await checks()).toMatch(/<span class="badge good">passed<\/span>/u);
  await told('incomplete', { reasons: ['PMD has no run in these logs'] });
  expect(await checks()).toMatch(/<span class="badge bad">incomplete<\/span>.*PMD has no run/su);
});

test('a status of the newest commit stands beside the checks', async () => {
  const url = `/projects/1/statuses/${scene.shas.head_sha}`;
  await scene.bot('POST', url, { state: 'failed', name: 'SARIF Review', description: 'One finding' });
  const { html } = await open(`/deployments/${scene.iid}`);
  expect(html).toMatch(/<span class="badge bad">failed<\/span> <strong>SARIF Review<\/strong>.*One finding/s);
  expect(html).not.toContain('job of the last run');
  expect((await open('/')).html).toMatch(/failed<\/span> SARIF Review/);
});

test('a thread on a whole file stands above its lines, and names no line', async () => {
  const position = { ...scene.shas, position_type: 'file', old_path: 'added.txt', new_path: 'added.txt' };
  await scene.bot('POST', `${scene.path}/discussions`, { body: 'On the file', position });
  const { html } = await open(`/deployments/${scene.iid}/changes`);
  expect(html).toMatch(/On the whole file.*On the file/s);
  expect(html).toContain('(whole file)');
  expect(html).not.toContain('undefined');
  expect(html).not.toContain('outdated');
  expect((await open(`/deployments/${scene.iid}`)).html).toContain('(whole file)');
});

test('system notes are lines of what somebody did, there as soon as somebody looks', async () => {
  const position = { ...scene.shas, position_type: 'text', old_path: 'src/kept.ts', new_path: 'src/kept.ts' };
  await scene.bot('POST', `${scene.path}/discussions`, { body: 'x', position: { ...position, new_line: 3 } });
  await scene.push();
  const { html } = await open(`/deployments/${scene.iid}`);
  expect(html).toMatch(/<div class="system"[^>]*><strong>Ada Reviewer<\/strong>.*added 1 commit/s);
  expect(html).toMatch(/changed this line in .*version 2 of the diff/s);
});
