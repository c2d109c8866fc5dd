import { afterAll, beforeAll, expect } from '@jest/globals';
import { linuxTest as test } from '../system.ts';
import { type DemoStory, startDemoStory } from './demo-story.ts';
import { type LaunchedBrowser, launchBrowser, START_MS } from './launch.ts';
import { follow, openWindow, type Person, press, signIn } from './person.ts';

/**
 * The built action runs four times, beside a browser that shows more than a hundred threads: beside other
 * work that takes a minute.
 */
const FOUR_PUSHES_MS = 240_000;

let launched: LaunchedBrowser;
let story: DemoStory;
let watcher: Person;

beforeAll(async () => {
  launched = await launchBrowser();
  story = await startDemoStory();
  watcher = await openWindow(launched.browser, story.service.baseUrl);
}, START_MS);
afterAll(async () => {
  await launched?.close();
  await story?.close();
});

/** Waits for what a watching page says, without loading it again. */
async function shows(text: string | RegExp): Promise<void> {
  await watcher.page.locator('#main').getByText(text).first().waitFor();
}

test(
  'the four pushes of the demo are watched on a page that is loaded once',
  async () => {
    const { page, mishaps } = watcher;
    await page.goto(story.page);
    await signIn(page, 'Wanda');
    await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''));
    const open = page.locator('[data-thread="open"]');
    expect(await open.count()).toBe(0);

    const first = await story.run();
    await shows('1 run reported');
    expect(await open.count()).toBe(Number(first.posted));
    await shows(`${first.posted} of ${first.posted} threads open`);

    let threads = Number(first.posted);
    let stillOpen = threads;
    for (const number of [2, 3, 4]) {
      const label = await page.locator('.next-push .soft').textContent();
      expect(label).toContain(`push-${number}`);
      await follow(page.getByRole('button', { name: 'Next push' }));
      await page.evaluate(() => document.body.setAttribute('data-loaded-once', ''));
      const { posted, resolved, reopened } = await story.run();
      threads += Number(posted);
      stillOpen += Number(posted) + Number(reopened) - Number(resolved);
      await shows(`${number} runs reported`);
      expect(await open.count()).toBe(stillOpen);
      expect(await page.locator('[data-thread]').count()).toBe(threads);
      await shows(`${stillOpen} of ${threads} threads open`);
      expect(await page.locator('body[data-loaded-once]').count()).toBe(1);
    }
    expect(await page.getByRole('button', { name: 'Next push' }).count()).toBe(0);
    expect(mishaps).toEqual([]);
  },
  FOUR_PUSHES_MS,
);

test('a thread says what each run did with it, and why', async () => {
  await watcher.page.goto(story.page);
  const reasons = watcher.page.locator('.reasons:visible', { hasText: 'moved from line' }).first();
  await press(reasons.locator('summary'));
  expect(await reasons.locator('li').allTextContents()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Run 1: posted/),
      expect.stringMatching(/^Run \d: kept — moved from line \d+ to line \d+, by git/),
    ]),
  );
});

test('the conversation of all its threads is read file by file, and is no wall', async () => {
  const { page } = watcher;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(story.page);
  const open = await page.locator('article.open:visible').count();
  expect(open).toBeGreaterThan(0);
  expect(open).toBeLessThanOrEqual(20);
  expect(await page.locator('details.of-file:not([open])').count()).toBeGreaterThan(5);
  // Every one of them is there, folded.
  expect(await page.locator('[data-thread]').count()).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
});

test('threads whose line has moved stand at what it has become, and say where and on which lines they were posted', async () => {
  const { page } = watcher;
  await page.goto(`${story.page}/changes`);
  const row = page
    .locator('tr.threads:has(article.open)', { has: page.getByText(/^posted on line/) })
    .first();
  expect(await row.getByText('outdated').count()).toBe(0);
  await press(row.locator('details.excerpt summary').first());
  const made = await row.locator('details.excerpt').first().locator('tr').allTextContents();
  const line = await row.locator('xpath=preceding-sibling::tr[1]').locator('.code').textContent();
  expect(made.some((text) => text.includes(line ?? 'no line'))).toBe(true);
});

test('threads are filtered by state and tool, also without the script', async () => {
  const { page, context } = await openWindow(launched.browser, story.service.baseUrl, {
    javaScriptEnabled: false,
  });
  await page.goto(story.page);
  const filters = page.getByRole('navigation', { name: 'Filter threads' });
  await follow(filters.getByRole('link', { name: /^Resolved \d/ }));
  expect(await page.locator('[data-thread="open"]').count()).toBe(0);
  const resolved = await page.locator('[data-thread="resolved"]').count();
  await press(page.locator('#filter-tool > summary'));
  await follow(filters.getByRole('link', { name: /^PMD \d/ }));
  const ofTool = page.locator('[data-thread="resolved"]');
  expect(await ofTool.count()).toBeGreaterThan(0);
  expect(await ofTool.count()).toBeLessThan(resolved);
  expect((await ofTool.locator('> summary').allTextContents()).every((text) => /PMD/.test(text))).toBe(true);
  await context.close();
});
