import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { linuxTest as test } from '../system.ts';
import { axeFindings } from './axe.ts';
import { type LaunchedBrowser, launchBrowser, START_MS } from './launch.ts';
import { follow, openWindow, press } from './person.ts';
import { type BrowserScene, startScene } from './scene.ts';

/** Ten pages, each with everything unfolded, by all rules: beside other work that takes a minute. */
const AXE_MS = 180_000;

let launched: LaunchedBrowser;
let scene: BrowserScene;
let page: string;

beforeAll(async () => {
  launched = await launchBrowser();
  scene = await startScene();
  page = `${scene.origin}/deployments/${scene.number}`;
}, START_MS);
afterAll(async () => {
  await launched?.close();
  await scene?.harness.close();
});

/** The page on which who has no JavaScript comments on a line. */
async function commentForm(window: Page): Promise<string> {
  await window.goto(`${page}/changes`);
  const link = window.getByRole('link', { name: 'Comment on a line of src/kept.ts' });
  return await link.evaluate((element) => (element as HTMLAnchorElement).href);
}

test.each([
  ['light', 'all'],
  ['dark', 'of-colors'],
] as const)(
  'axe finds nothing on any view in %s mode',
  async (colorScheme, rules) => {
    const person = await openWindow(launched.browser, scene.origin, { colorScheme });
    await person.page.goto(`${scene.origin}/sign-in`);
    expect(await axeFindings(person.page, rules)).toEqual([]);
    await follow(person.page.getByRole('button', { name: 'Sign in' }));
    const paths = ['/', page, `${page}/changes`, '/faults', '/requests', '/api-clients', '/nowhere'];
    for (const path of paths) {
      await person.page.goto(new URL(path, scene.origin).href);
      // What is folded is looked at too, and what is out of view.
      await person.page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect([path, await axeFindings(person.page, rules)]).toEqual([path, []]);
    }
    await person.page.goto(await commentForm(person.page));
    await person.page.getByRole('button', { name: 'Choose the line' }).waitFor();
    expect(await axeFindings(person.page, rules)).toEqual([]);
    expect(person.mishaps.filter((mishap) => !mishap.includes('404'))).toEqual([]);
    await person.context.close();
  },
  AXE_MS,
);

test('every view fits a phone', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin, {
    viewport: { width: 390, height: 844 },
  });
  const fits = async (path: string): Promise<void> => {
    await window.goto(new URL(path, scene.origin).href);
    await window.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    expect([path, await window.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390]);
    // A table that one pushes aside to read a row of it is not read.
    const tables = await window
      .locator('table.list')
      .evaluateAll((all) => all.map((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0)));
    expect([path, tables.filter((over) => over > 0)]).toEqual([path, []]);
  };
  await fits('/sign-in');
  await follow(window.getByRole('button', { name: 'Sign in' }));
  for (const path of ['/', page, `${page}/changes`, '/faults', '/requests', '/nowhere']) {
    await fits(path);
  }
  await fits(await commentForm(window));
  await window.goto(`${scene.origin}/api-clients`);
  await window.getByLabel('Name').fill('Nightly');
  await follow(window.getByRole('button', { name: 'Create client' }));
  await fits('/api-clients');
  await context.close();
});

test('dark mode is dark, light mode is light', async () => {
  const grounds = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page: window, context } = await openWindow(launched.browser, scene.origin, { colorScheme });
    await window.goto(`${page}/changes`);
    grounds.push(
      await window.evaluate(() => {
        const brightness = (color: string): number =>
          (color.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
        const style = getComputedStyle(document.body);
        return brightness(style.backgroundColor) > brightness(style.color) ? 'light' : 'dark';
      }),
    );
    await context.close();
  }
  expect(grounds).toEqual(['light', 'dark']);
});

test('keys lead from one open thread to the next and back, and leave those who write alone', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(`${page}/changes`);
  const order = await window
    .locator('[data-thread="open"]')
    .evaluateAll((threads) => threads.map(({ id }) => id));
  const focused = (): Promise<string> => window.evaluate(() => document.activeElement?.id ?? '');
  const seen: string[] = [];
  for (const key of ['n', 'j', 'n', 'p', 'k', 'p']) {
    await window.keyboard.press(key);
    seen.push(await focused());
  }
  expect(order.length).toBeGreaterThan(3);
  expect(seen).toEqual([order[0], order[1], order[2], order[1], order[0], order.at(-1)]);
  await press(window.getByRole('link', { name: 'Previous open thread' }));
  expect(await focused()).toBe(order.at(-2));
  await context.close();
});

test('the first stop of the Tab key skips to the content', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(page);
  await window.keyboard.press('Tab');
  expect(await window.evaluate(() => document.activeElement?.textContent?.trim())).toBe(
    'Skip to the content',
  );
  await window.keyboard.press('Enter');
  expect(await window.evaluate(() => document.activeElement?.id)).toBe('main');
  await context.close();
});

test('lines unfold in place, and stay unfolded when the page follows a change', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(`${page}/changes`);
  const file = window.locator('.file', { has: window.getByRole('heading', { name: 'src/after.ts' }) });
  await expect(file.getByText('line 9', { exact: true }).count()).resolves.toBe(0);
  await window.evaluate(() => document.body.setAttribute('data-loaded-once', ''));
  await press(file.locator('.gap a').first());
  await file.getByText('line 9', { exact: true }).waitFor();
  await scene.harness.bot('POST', `/deployments/${scene.number}/comments`, {
    body: 'Live',
    path: 'added.txt',
    newLine: 1,
  });
  await window.getByText('Live', { exact: true }).waitFor();
  expect(await file.getByText('line 9', { exact: true }).count()).toBe(1);
  expect(await window.locator('body[data-loaded-once]').count()).toBe(1);
  await context.close();
});

test('lines unfold though loads of the page fail at first, and each of two quick clicks counts', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(`${page}/changes`);
  const failures = ['refused', 'aborted', 'broken'];
  await window.route('**/changes?*unfold*', async (route) => {
    const failure = failures.shift();
    if (failure === undefined) await route.continue();
    else if (failure === 'refused') await route.fulfill({ status: 503, body: 'Not now' });
    else await route.abort(failure === 'aborted' ? 'aborted' : 'connectionreset');
  });
  // Both before any answer has come, so that neither link knows of the other.
  await window.evaluate(() => {
    const links = document.querySelectorAll<HTMLElement>('.gap a');
    if (links.length < 2) throw new Error(`${links.length} links`);
    for (const link of links) link.click();
  });
  await window.locator('.gap').first().waitFor({ state: 'detached' });
  expect([await window.locator('.gap').count(), failures]).toEqual([0, []]);
  await window.locator('#live:empty').waitFor({ state: 'attached' });
  await context.close();
});

test('a form that cannot be loaded into the page is gone to', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(`${page}/changes`);
  // To the end: where a route ends while the next request is on its way, that may never be answered.
  await window.route('**/comment?*', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await press(window.locator('.lines .no a').first());
  await window.waitForURL('**/comment?*');
  await context.close();
});

test('a page shows what changed after it was made and before it follows', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  let isFirst = true;
  await window.route('**/events?*', async (route) => {
    const body = 'While nobody watched';
    if (isFirst) await scene.harness.bot('POST', `/deployments/${scene.number}/comments`, { body });
    isFirst = false;
    await route.continue();
  });
  await window.goto(page);
  await window.getByText('While nobody watched', { exact: true }).waitFor();
  await context.close();
});

test('lines take the room that was kept for them before they were drawn, so that nothing below them moves', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(`${page}/changes`);
  const rooms = await window.locator('.chunk:not(:has(.threads))').evaluateAll((chunks) =>
    chunks.map((chunk) => {
      const kept = Number(getComputedStyle(chunk).containIntrinsicHeight.match(/[\d.]+/)?.[0]);
      chunk.style.contentVisibility = 'visible';
      return { kept, taken: chunk.getBoundingClientRect().height };
    }),
  );
  expect(rooms.length).toBeGreaterThan(3);
  expect(rooms.map(({ kept }) => kept)).toEqual(rooms.map(({ taken }) => taken));
  await context.close();
});

test('a change arrives without a load and takes nothing away that somebody is writing', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(`${scene.origin}/sign-in?to=${encodeURIComponent(new URL(page).pathname)}`);
  await follow(window.getByRole('button', { name: 'Sign in' }));
  const reply = window.locator(`#reply-${scene.threads.moved}`);
  await reply.fill('I am still writing');
  await press(window.locator('details.thread summary').first());
  const unfolded = await window.locator('details.thread[open]').count();
  await scene.harness.bot('POST', `/deployments/${scene.number}/comments`, { body: 'Something happened' });
  await window.getByText('Something happened').waitFor();
  expect(await reply.inputValue()).toBe('I am still writing');
  expect(
    await reply.evaluate(
      (element) => element === document.activeElement || document.activeElement?.tagName === 'SUMMARY',
    ),
  ).toBe(true);
  expect(await window.locator('details.thread[open]').count()).toBe(unfolded);
  await scene.harness.bot('PUT', `/deployments/${scene.number}/discussions/${scene.threads.context}`, {
    resolved: true,
  });
  await window.locator(`details.thread:has(#thread-${scene.threads.context})`).waitFor();
  await scene.harness.bot('PUT', `/deployments/${scene.number}/discussions/${scene.threads.context}`, {
    resolved: false,
  });
  await window.locator(`article#thread-${scene.threads.context}`).waitFor();
  await context.close();
});

test('a comment that somebody writes below a line stays there when the page follows a change of the same file', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(`${scene.origin}/sign-in?to=${encodeURIComponent(`${new URL(page).pathname}/changes`)}`);
  await follow(window.getByRole('button', { name: 'Sign in' }));
  const file = window.locator('.file', { has: window.getByRole('heading', { name: 'src/kept.ts' }) });
  await press(file.locator('tr.added').first().locator('.no a'));
  const form = window.getByLabel('Comment on line 1');
  await form.fill('Half a sentence');
  const before = await file.locator('tr.same, tr.added, tr.removed').count();
  const comments = `/deployments/${scene.number}/comments`;
  await scene.harness.bot('POST', comments, { body: 'Quicker', path: 'src/kept.ts', newLine: 1 });
  await file.getByText('Quicker', { exact: true }).waitFor();
  expect(await form.inputValue()).toBe('Half a sentence');
  expect(
    await file
      .locator('tr.added')
      .first()
      .locator('xpath=following-sibling::tr[1]')
      .getByLabel('Comment on line 1')
      .count(),
  ).toBe(1);
  expect(await file.locator('tr.same, tr.added, tr.removed').count()).toBe(before);
  await context.close();
});

test('without JavaScript the page reads: the diff, folded threads, more lines', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin, {
    javaScriptEnabled: false,
  });
  await window.goto(`${page}/changes`);
  const file = window.locator('.file', { has: window.getByRole('heading', { name: 'src/after.ts' }) });
  await press(file.locator('.gap a').first());
  await file.getByText('line 9', { exact: true }).waitFor();
  const folded = window.locator(`details:has(> #thread-${scene.threads.resolved})`);
  expect(await folded.locator('.markdown').isVisible()).toBe(false);
  await press(folded.locator('> summary'));
  expect(await folded.locator('.markdown').isVisible()).toBe(true);
  await press(window.locator('article.thread a.next').first());
  expect(new URL(window.url()).hash).toMatch(/^#thread-/);
  await context.close();
});

test('each thread stands below its line; one whose line is gone stands below its file, with the lines that it was made on', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(`${page}/changes`);
  const lineAbove = (id: string) =>
    window.locator(`tr.threads:has(#thread-${id})`).locator('xpath=preceding-sibling::tr[1]');
  expect(await lineAbove(scene.threads.removed).textContent()).toBe('2will');
  expect(await lineAbove(scene.threads.removed).getAttribute('class')).toBe('removed');
  expect(await lineAbove(scene.threads.context).textContent()).toBe('1515line 15');
  const gone = window.locator(`.loose #thread-${scene.threads.gone}`);
  expect(await gone.getByText('outdated').count()).toBe(1);
  expect(await gone.locator('figure.excerpt').getByText('appended').count()).toBe(1);
  await context.close();
});
