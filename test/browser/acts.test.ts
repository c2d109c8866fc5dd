import { afterAll, beforeAll, expect } from '@jest/globals';
import { requestToken, send } from '../../demo/sandbox-client.ts';
import { linuxTest as test } from '../system.ts';
import { type LaunchedBrowser, launchBrowser, START_MS } from './launch.ts';
import { follow, openWindow, type Person, press, signIn } from './person.ts';
import { type BrowserScene, startScene } from './scene.ts';

let launched: LaunchedBrowser;
let scene: BrowserScene;
let page: string;
let ada: Person;

beforeAll(async () => {
  launched = await launchBrowser();
  scene = await startScene();
  page = `${scene.origin}/deployments/${scene.number}`;
  ada = await openWindow(launched.browser, scene.origin);
  await ada.page.goto(page);
  await signIn(ada.page, 'Ada');
}, START_MS);
afterAll(async () => {
  await launched?.close();
  await scene?.harness.close();
});

test('a person replies, resolves, reopens, and deletes their own comment only', async () => {
  const { page: window } = ada;
  const id = scene.threads.removed;
  await window.goto(`${page}/changes`);
  await window.locator(`#reply-${id}`).fill('I shall **look** into it.');
  await follow(window.locator(`#thread-${id}`).getByRole('button', { name: 'Reply' }));
  await window.waitForURL(`${page}/changes#thread-${id}`);
  const thread = window.locator(`#thread-${id}`);
  expect(await thread.locator('strong', { hasText: 'look' }).count()).toBe(1);
  expect(await thread.locator('.comment').count()).toBe(2);
  expect(await thread.getByText('Delete', { exact: true }).count()).toBe(1);

  await follow(thread.getByRole('button', { name: 'Resolve' }));
  await window.locator(`details.resolved:has(#thread-${id})`).waitFor();
  const folded = window.locator(`details.resolved:has(#thread-${id})`);
  if ((await folded.getAttribute('open')) === null) await press(folded.locator('> summary'));
  expect(await thread.getByText('Resolved by Ada').count()).toBe(1);
  await follow(thread.getByRole('button', { name: 'Reopen' }));
  await window.locator(`article#thread-${id}`).waitFor();

  await press(thread.getByText('Delete', { exact: true }));
  await follow(thread.getByRole('button', { name: 'Delete this comment' }));
  await window.waitForURL(`${page}/changes#thread-${id}`);
  await window.locator(`#thread-${id} .comment`).first().waitFor();
  expect(await window.locator(`#thread-${id} .comment`).count()).toBe(1);
});

test('a person comments on a line of the diff, and on the whole', async () => {
  const { page: window } = ada;
  await window.goto(`${page}/changes`);
  const file = window.locator('.file', { has: window.getByRole('heading', { name: 'src/kept.ts' }) });
  const row = file.locator('tr.added').first();
  await press(row.locator('.no a'));
  await window.getByLabel('Comment on line 1').fill('Why first?');
  await follow(file.getByRole('button', { name: 'Comment' }));
  await window.waitForURL(/changes#thread-/);
  const thread = window.locator('article.thread', { hasText: 'Why first?' });
  expect(await thread.locator('.place').textContent()).toBe('src/kept.ts:1');

  await window.goto(page);
  await window.getByLabel('Comment on the whole').fill('All in all, fine.');
  await follow(window.getByRole('button', { name: 'Comment', exact: true }));
  await window.waitForURL(/#thread-/);
  expect(await window.locator('article.none', { hasText: 'All in all, fine.' }).count()).toBe(1);
});

test('without JavaScript a person comments on a line by its number, too', async () => {
  const storageState = await ada.context.storageState();
  const plain = await openWindow(launched.browser, scene.origin, { javaScriptEnabled: false, storageState });
  const { page: window } = plain;
  await window.goto(`${page}/changes`);
  await follow(window.getByRole('link', { name: 'Comment on a line of gone.txt' }));
  await window.getByLabel('or a removed line').fill('3');
  await follow(window.getByRole('button', { name: 'Choose the line' }));
  await window.getByLabel('Comment on line 3, which was removed').fill('Still needed?');
  await follow(window.getByRole('button', { name: 'Comment' }));
  const thread = window.locator('article.thread', { hasText: 'Still needed?' });
  expect(await thread.locator('.place').textContent()).toBe('gone.txt:3 (removed)');
  await plain.context.close();
});

test('an API client works, its secret is shown once, and a revoked one is refused', async () => {
  const { page: window } = ada;
  await window.goto(scene.origin);
  await follow(window.getByRole('link', { name: 'API clients' }));
  await window.getByLabel('Name').fill('Nightly');
  await follow(window.getByRole('button', { name: 'Create client' }));
  const id = (await window.locator('#client-id').textContent()) ?? '';
  const secret = (await window.locator('#client-secret').textContent()) ?? '';
  const token = await requestToken(scene.origin, id, secret);
  const list = `${scene.origin}/apis/rest/v1/deployments/${scene.number}/comments`;
  const headers = { authorization: `Bearer ${token}` };
  expect((await send(list, { headers })).status).toBe(200);
  await window.goto(`${scene.origin}/api-clients`);
  const shown = await window.content();
  expect([shown.includes(id), shown.includes(secret)]).toEqual([true, false]);
  await follow(window.getByRole('button', { name: 'Revoke Nightly' }));
  await window.getByText('You have no clients yet.').waitFor();
  expect((await send(list, { headers })).status).toBe(401);
});

test('faults are switched on, and the log of requests shows live what they do', async () => {
  const { page: window, context } = ada;
  const log = await context.newPage();
  await log.goto(`${scene.origin}/requests`);
  await window.goto(`${scene.origin}/faults`);
  await window.getByText('sarif-review run --sarif-file reports/*.sarif').waitFor();
  const item = window.locator('#fault-resolve-refused');
  await follow(item.getByRole('button', { name: 'Switch on' }));
  await item.locator('.badge', { hasText: 'on' }).waitFor();
  const thread = `/deployments/${scene.number}/discussions/${scene.threads.moved}`;
  expect((await scene.harness.bot('PUT', thread, { resolved: true })).status).toBe(500);
  for (const watching of [log, window]) {
    const row = watching.locator('tr', { hasText: scene.threads.moved }).filter({ hasText: '500' });
    await row.first().waitFor();
    expect(await row.first().textContent()).toMatch(/resolve.*500.*fault/);
  }
  await follow(item.getByRole('button', { name: 'Switch off' }));
  await item.locator('.badge', { hasText: 'off' }).waitFor();
  expect((await scene.harness.bot('PUT', thread, { resolved: false })).status).toBe(200);
  await log.close();
});

test('the next push moves the deployment', async () => {
  const { page: window } = ada;
  await window.goto(page);
  const commits = (): Promise<string | null> => window.locator('#facts code').nth(1).textContent();
  expect(await commits()).toContain(scene.harness.repository.later.slice(0, 8));
  await follow(window.getByRole('button', { name: 'Next push' }));
  await window.locator('#facts', { hasText: scene.harness.repository.head.slice(0, 8) }).waitFor();
  expect(await window.getByRole('button', { name: 'Next push' }).count()).toBe(0);
});

test('who is not signed in can read, and change nothing', async () => {
  const reader = await openWindow(launched.browser, scene.origin);
  await reader.page.goto(`${page}/changes`);
  expect(await reader.page.locator('form').count()).toBe(0);
  await press(reader.page.locator('.lines .no a').first());
  await reader.page.getByText('to comment on a line').waitFor();
  const answer = await reader.context.request.post(`${page}/discussions/${scene.threads.moved}/resolved`, {
    form: { view: 'changes', resolved: 'true' },
    headers: { origin: scene.origin },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain('Sign in first');
  await reader.context.close();
});

test('nothing went wrong in the browser on the way', () => {
  expect(ada.mishaps).toEqual([]);
});
