import { renameSync } from 'node:fs';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { linuxTest as test } from '../system.ts';
import { axeFindings } from './axe.ts';
import { type LaunchedBrowser, launchBrowser, START_MS } from './launch.ts';
import { openWindow } from './person.ts';
import { type BrowserScene, startScene } from './scene.ts';

let launched: LaunchedBrowser;
let scene: BrowserScene;

beforeAll(async () => {
  launched = await launchBrowser();
  scene = await startScene();
  const { harness } = scene;
  renameSync(harness.repository.path, `${harness.repository.path}-moved`);
  // The scene was made by the real clock.
  harness.time.now = Date.now();
  await harness.restart();
}, START_MS);
afterAll(async () => {
  await launched?.close();
  if (scene === undefined) return;
  const { path } = scene.harness.repository;
  renameSync(`${path}-moved`, path);
  await scene.harness.close();
});

test.each([
  ['on a phone', { viewport: { width: 375, height: 740 } }],
  ['in the dark', { colorScheme: 'dark' }],
] as const)('threads of commits that are gone are read like others, %s', async (_, options) => {
  const { baseUrl } = scene.harness.running;
  const { page: window, context, mishaps } = await openWindow(launched.browser, baseUrl, options);
  for (const tab of ['', '/changes']) {
    await window.goto(`${baseUrl}/deployments/${scene.number}${tab}`);
    const moved = window.locator(`#thread-${scene.threads.moved}`);
    // The browser leaves out what is out of view.
    await moved.scrollIntoViewIfNeeded();
    expect(await moved.locator('.place').textContent()).toBe('src/kept.ts:3');
    expect(await moved.getByText('line unknown').isVisible()).toBe(true);
    expect(await moved.getByText('This commit is no longer in the repository.').isVisible()).toBe(true);
    expect(await window.getByText('outdated').count()).toBe(0);
    expect(await window.getByText('commits no longer in the repository').isVisible()).toBe(true);
    expect(await window.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeFindings(window)).toEqual([]);
  }
  expect(mishaps).toEqual([]);
  await context.close();
});
