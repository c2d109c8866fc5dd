import { afterAll, beforeAll, expect } from '@jest/globals';
import { type GitlabScene, startGitlabScene } from '../../sandbox/test/fronts/gitlab/scene.ts';
import { linuxTest as test } from '../system.ts';
import { axeFindings } from './axe.ts';
import { type LaunchedBrowser, launchBrowser, START_MS } from './launch.ts';
import { follow, openWindow, signIn } from './person.ts';

let launched: LaunchedBrowser;
let scene: GitlabScene;

beforeAll(async () => {
  launched = await launchBrowser();
  scene = await startGitlabScene();
  const { bot, path, shas, harness } = scene;
  await harness.admin('PATCH', '/settings', { service: 'gitlab' });
  const post = (name: string, position: object) =>
    bot('POST', `${path}/discussions`, {
      body: `About ${name}`,
      position: { ...shas, position_type: 'text', old_path: name, new_path: name, ...position },
    });
  await post('src/kept.ts', { new_line: 3 });
  await post('added.txt', { position_type: 'file' });
  await bot('POST', `${path}/discussions`, { body: 'A question' });
  await scene.push();
  const url = `/projects/1/statuses/${harness.repository.later}`;
  await bot('POST', url, { state: 'failed', name: 'SARIF Review', target_url: 'https://ci.example.com/1' });
}, START_MS);
afterAll(async () => {
  await launched?.close();
  await scene?.harness.close();
});

test.each([
  ['light', 'all'],
  ['dark', 'of-colors'],
] as const)('axe finds nothing where there is what a GitLab has, in %s mode', async (colorScheme, rules) => {
  const { baseUrl } = scene.harness.running;
  const { page, mishaps } = await openWindow(launched.browser, baseUrl, { colorScheme });
  await page.goto(`${baseUrl}/sign-in`);
  await page.getByRole('navigation', { name: 'Sandbox' }).getByText('Merge requests').waitFor();
  await page.goto(baseUrl);
  await signIn(page, `Ada in ${colorScheme}`);
  for (const [path, text] of [
    ['', 'added 1 commit'],
    ['/changes', 'On the whole file'],
  ]) {
    await page.goto(`${baseUrl}/deployments/${scene.iid}${path}`);
    await page.getByText(text ?? '').waitFor();
    expect([path, await axeFindings(page, rules)]).toEqual([path, []]);
  }
  expect(mishaps).toEqual([]);
});

test('a person replies to a thread on a whole file, and resolves it', async () => {
  const { baseUrl } = scene.harness.running;
  const { page } = await openWindow(launched.browser, baseUrl);
  await page.goto(baseUrl);
  await signIn(page, 'Grace');
  await page.goto(`${baseUrl}/deployments/${scene.iid}/changes`);
  const thread = page.locator('article', { hasText: 'About added.txt' }).first();
  await thread.getByLabel('Reply').fill('Let us see');
  await follow(thread.getByRole('button', { name: 'Reply' }));
  await page.locator('article', { hasText: 'Let us see' }).first().waitFor();
  await follow(thread.getByRole('button', { name: 'Resolve' }));
  await page.locator('details.resolved').waitFor();
  const { body } = await scene.bot('GET', `${scene.path}/discussions?per_page=100`);
  expect(body).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        notes: [
          expect.objectContaining({ body: 'About added.txt', resolved: true }),
          expect.objectContaining({ body: 'Let us see', type: 'DiffNote' }),
        ],
      }),
    ]),
  );
});
