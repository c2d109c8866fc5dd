import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { linuxTest as test } from '../system.ts';
import { axeFindings } from './axe.ts';
import { type LaunchedBrowser, launchBrowser, START_MS } from './launch.ts';
import { follow, openWindow, press, signIn } from './person.ts';
import { type BrowserScene, startScene } from './scene.ts';

/**
 * Every page with everything unfolded, measured and gone through by axe: beside other work close to a minute.
 */
const EVERY_PAGE_MS = 180_000;

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

/** Hands in the report of a run on the current head that found a thread again at a line. */
async function reportAt(discussionId: string, line: number): Promise<void> {
  const { harness, number } = scene;
  await harness.admin('POST', `/deployments/${number}/runs`, {
    schemaVersion: 1,
    conclusion: 'failure',
    headSha: harness.repository.later,
    threads: [],
    findings: [
      {
        discussionId,
        line,
        tool: 'PMD',
        ruleId: 'EmptyStatementBlock',
        path: 'src/kept.ts',
        level: 'warning',
        message: 'Empty',
        disposition: 'kept',
        reason: 'the same message',
      },
    ],
  });
}
const resolve = (id: string) =>
  scene.harness.bot('PUT', `/deployments/${scene.number}/discussions/${id}`, { resolved: true });
const filters = (window: Page): Locator => window.getByRole('navigation', { name: 'Filter threads' });

test('a thread says where its finding is now, and is outdated only while nobody knows', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(`${page}/changes`);
  const thread = window.locator(`#thread-${scene.threads.gone}`);
  expect(await thread.locator('.place').textContent()).toBe('src/kept.ts:10');
  expect(await thread.getByText('outdated').count()).toBe(1);

  await reportAt(scene.threads.gone, 9);
  await window.reload();
  expect(await thread.locator('.place').textContent()).toBe('src/kept.ts:9');
  expect(await thread.locator('header').getByText('posted on line 10').count()).toBe(1);
  expect(await thread.getByText('outdated').count()).toBe(0);
  expect(await window.locator(`.loose #thread-${scene.threads.gone}`).count()).toBe(0);
  const above = window.locator(`tr.threads:has(#thread-${scene.threads.gone})`);
  expect(await above.locator('xpath=preceding-sibling::tr[1]').locator('.no').last().textContent()).toBe('9');

  await window.goto(page);
  const marked = thread.locator('.excerpt tr[aria-current]');
  expect(await marked.locator('.no').last().textContent()).toBe('9');
  const grounds = await thread
    .locator('.excerpt tr .code')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
  const ofMarked = await marked.locator('.code').evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(grounds.length).toBeGreaterThan(3);
  expect(grounds.filter((ground) => ground === ofMarked)).toHaveLength(1);
  await context.close();
});

test.each(['light', 'dark'] as const)(
  'levels, open and resolved each have a color of their own that is easily read, in %s mode',
  async (colorScheme) => {
    const { page: window, context } = await openWindow(launched.browser, scene.origin, { colorScheme });
    await window.goto(page);
    const looks = await window.evaluate(() => {
      const toRgb = (color: string): readonly number[] => (color.match(/[\d.]+/g) ?? []).map(Number);
      const luminance = (color: string): number => {
        const [red = 0, green = 0, blue = 0] = toRgb(color).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const groundOf = (element: Element): string => {
        const { backgroundColor } = getComputedStyle(element);
        const isClear = backgroundColor === 'rgba(0, 0, 0, 0)';
        return isClear && element.parentElement !== null ? groundOf(element.parentElement) : backgroundColor;
      };
      return [
        '.pills .level.error',
        '.pills .level.warning',
        '.pills .level.note',
        '.state-open',
        '.state-resolved',
      ].map((selector) => {
        const element = document.querySelector(`#main ${selector}`);
        if (element === null) throw new Error(`no ${selector}`);
        const { color } = getComputedStyle(element);
        const [low = 0, high = 0] = [luminance(color), luminance(groundOf(element))].sort((a, b) => a - b);
        return { selector, color, contrast: (high + 0.05) / (low + 0.05) };
      });
    });
    expect(new Set(looks.map(({ color }) => color)).size).toBe(5);
    expect(looks.filter(({ contrast }) => contrast < 4.5)).toEqual([]);
    await context.close();
  },
);

test('a folded thread says how it was resolved, by whom, and when', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(page);
  await signIn(window, 'Grace');
  const folded = (id: string): Locator => window.locator(`details.thread:has(> #thread-${id}) > summary`);
  const { moved, context: suppressed, resolved } = scene.threads;
  await follow(window.locator(`#thread-${moved}`).getByRole('button', { name: 'Resolve' }));
  await folded(moved).waitFor();
  for (const [id, body] of [
    [suppressed, 'Suppressed as of 1a2b3c4'],
    [resolved, 'Fixed as of 1a2b3c4'],
  ] as const) {
    await resolve(id);
    await scene.harness.bot('POST', `/deployments/${scene.number}/discussions/${id}/comments`, { body });
  }
  await window.goto(page);
  const day = new Date().toISOString().slice(0, 4);
  for (const [id, how] of [
    [moved, 'dismissed by Grace'],
    [suppressed, 'suppressed'],
    [resolved, 'fixed'],
  ] as const) {
    expect(await folded(id).locator('.state-resolved').textContent()).toBe(how);
    expect(await folded(id).locator('time').textContent()).toContain(day);
  }
  await context.close();
});

test('threads are filtered by level, rule and file with counts, and the address keeps it on the way', async () => {
  const { page: window, context, mishaps } = await openWindow(launched.browser, scene.origin);
  await window.goto(page);
  await signIn(window, 'Edsger');
  const warnings = filters(window).getByRole('link', { name: /^Warning \d+ open$/ });
  const count = Number((await warnings.textContent())?.split(' ').at(-2));
  await follow(warnings);
  expect(count).toBeGreaterThan(1);
  expect(await window.locator('[data-thread="open"]').count()).toBe(count);
  const title = window.locator('[data-thread] .title');
  for (const text of await title.allTextContents()) expect(text).toMatch(/^warning/);

  await press(window.locator('#filter-rule > summary'));
  const menu = window.locator('#filter-rule ul');
  expect(await menu.isVisible()).toBe(true);
  await window.keyboard.press('Escape');
  expect(await menu.isVisible()).toBe(false);
  await press(window.locator('#filter-rule > summary'));
  await follow(menu.getByRole('link', { name: 'EmptyStatementBlock 1 open' }));
  expect(await window.locator('[data-thread]').count()).toBe(1);

  await follow(window.getByRole('link', { name: /^Changes/ }));
  await press(window.locator('#filter-file > summary'));
  await follow(window.locator('#filter-file').getByRole('link', { name: 'src/kept.ts 1 open' }));
  const query = '?level=warning&rule=EmptyStatementBlock&file=src%2Fkept.ts';
  expect(new URL(window.url()).search).toBe(query);
  await window.locator(`#reply-${scene.threads.gone}`).fill('I see.');
  await follow(window.getByRole('button', { name: 'Reply' }));
  await window.waitForURL(`${page}/changes${query}#thread-${scene.threads.gone}`);
  expect(await window.locator('[data-thread]').count()).toBe(1);
  await follow(filters(window).getByRole('link', { name: 'Clear' }));
  expect(await window.locator('[data-thread]').count()).toBeGreaterThan(4);
  expect(mishaps).toEqual([]);
  await context.close();
});

test('threads of files that are folded are reached by key, by link and by address, also without the script', async () => {
  const { page: window, context } = await openWindow(launched.browser, scene.origin);
  await window.goto(page);
  const files = window.locator('details.of-file');
  const fold = () =>
    files.evaluateAll((all) => {
      for (const details of all) details.removeAttribute('open');
    });
  await fold();
  const ids = await window.locator('article.open').evaluateAll((threads) => threads.map(({ id }) => id));
  await window.keyboard.press('n');
  expect(await window.evaluate(() => document.activeElement?.id)).toBe(ids[0]);
  expect(await window.locator(`#${ids[0]}`).isVisible()).toBe(true);
  await fold();
  await window.evaluate((id) => location.assign(`#${id}`), ids.at(-1));
  await window.locator(`#${ids.at(-1)}`).waitFor({ state: 'visible' });
  await context.close();

  const plain = await openWindow(launched.browser, scene.origin, { javaScriptEnabled: false });
  await plain.page.goto(`${page}#thread-${scene.threads.resolved}`);
  expect(await plain.page.locator(`#thread-${scene.threads.resolved}`).isVisible()).toBe(true);
  await plain.context.close();
});

test(
  'nothing is wider than a phone, on any page, with anything unfolded',
  async () => {
    const { page: window, context } = await openWindow(launched.browser, scene.origin, {
      viewport: { width: 375, height: 740 },
    });
    await window.goto(page);
    await signIn(window, 'Margaret');
    for (const path of ['/', page, `${page}/changes`, '/faults', '/requests', '/api-clients', '/nowhere']) {
      await window.goto(new URL(path, scene.origin).href);
      await window.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      const wide = await window.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      // What stands out of what holds it is cut off, and nobody can scroll there.
      const cut = await window
        .locator('.title, .of-file > summary, .loose > *, .toolbar > *, .file > header, .menu ul')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.getBoundingClientRect().right > innerWidth + 1)
            .map((part) => part.outerHTML.slice(0, 120)),
        );
      // A long path breaks before the edge of its box.
      const onEdge = await window.locator('.checks li > *').evaluateAll((parts) =>
        parts
          .filter((part) => {
            const box = part.closest('.checks')?.getBoundingClientRect();
            return box !== undefined && part.getBoundingClientRect().right > box.right - 8;
          })
          .map((part) => part.outerHTML.slice(0, 120)),
      );
      expect([path, wide, cut, onEdge]).toEqual([path, 0, [], []]);
      expect([path, await axeFindings(window)]).toEqual([path, []]);
    }
    await context.close();
  },
  EVERY_PAGE_MS,
);
