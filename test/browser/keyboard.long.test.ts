import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { historyPage } from '../../src/tools/history/history-page.ts';
import { linuxTest as test } from '../system.ts';
import { shopHistory } from '../tools/history/make-history.ts';
import { type LaunchedBrowser, launchBrowser, START_MS } from './launch.ts';
import { follow, openWindow } from './person.ts';
import { ordinaryPage } from './report-pages.ts';
import { type BrowserScene, startScene } from './scene.ts';

const ON_FILES = 'null';
const PHONE = { width: 390, height: 844 };
/** Every control of every page, one by one. */
const WALK_MS = 120_000;

let launched: LaunchedBrowser;
let scene: BrowserScene;
let folder: string;

beforeAll(async () => {
  launched = await launchBrowser();
  scene = await startScene();
  folder = mkdtempSync(join(tmpdir(), 'keyboard-'));
}, START_MS);
afterAll(async () => {
  await launched?.close();
  await scene?.harness.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Walk {
  /** What a mouse reaches, in the order of the page. */
  readonly controls: readonly string[];
  /** What Tab reaches, one after the other, until it leaves the page. */
  readonly reached: readonly string[];
  /** Where one would not see the focus. */
  readonly unseen: readonly string[];
}

async function walk(page: Page): Promise<Walk> {
  const controls = await page.evaluate(() => {
    const kinds =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, .scroll, [tabindex="0"]';
    // To lines leads the form for a comment, and to the other choices of a group the arrow keys.
    const elsewhere = '.lines .no a, [type=radio]:not(:checked), :disabled';
    return [...document.querySelectorAll<HTMLElement>(kinds)]
      .filter((control) => !control.matches(elsewhere) && control.checkVisibility())
      .map((control, index) => {
        const name = control.getAttribute('aria-label') ?? control.textContent;
        control.dataset.walked = `${index} ${control.tagName} ${name.replaceAll(/\s+/gu, ' ').trim()}`;
        return control.dataset.walked;
      });
  });
  const reached: string[] = [];
  const unseen: string[] = [];
  while (reached.length <= controls.length) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(async () => {
      const { activeElement: focused } = document;
      if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
      // What comes into view is laid out only then.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const box = focused.getClientRects()[0] ?? new DOMRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height, 20) / 2);
      return {
        name: focused.dataset.walked ?? focused.outerHTML.slice(0, 120),
        isSeen: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && focused.contains(top),
      };
    });
    if (at === undefined) break;
    reached.push(at.name);
    if (!at.isSeen) unseen.push(at.name);
  }
  return { controls, reached, unseen };
}

async function expectAllReached(page: Page, atLeast: number): Promise<void> {
  const { controls, reached, unseen } = await walk(page);
  const path = new URL(page.url()).pathname;
  expect([path, reached]).toEqual([path, controls]);
  expect([path, unseen]).toEqual([path, []]);
  expect(controls.length).toBeGreaterThanOrEqual(atLeast);
}

test.each([
  ['the report', ordinaryPage, 9],
  ['the history', async () => historyPage(shopHistory()), 3],
])('Tab reaches every control of %s in order, and one sees where', async (_, content, atLeast) => {
  const file = join(folder, 'page.html');
  writeFileSync(file, await content());
  for (const viewport of [{ width: 1280, height: 900 }, PHONE]) {
    const { page, context } = await openWindow(launched.browser, ON_FILES, { viewport });
    await page.goto(pathToFileURL(file).href);
    await expectAllReached(page, atLeast);
    await context.close();
  }
});

test.each([
  ['a wide screen', { width: 1280, height: 900 }],
  ['a phone', PHONE],
])(
  'Tab reaches every control of the pages of the sandbox in order, and one sees where, on %s',
  async (_, viewport) => {
    const { page, context } = await openWindow(launched.browser, scene.origin, { viewport });
    await page.goto(`${scene.origin}/sign-in`);
    await expectAllReached(page, 6);
    await page.goto(`${scene.origin}/sign-in`);
    await follow(page.getByRole('button', { name: 'Sign in' }));
    const deployment = `/deployments/${scene.number}`;
    for (const [path, atLeast] of [
      ['/', 8],
      [deployment, 40],
      [`${deployment}/changes`, 40],
      ['/requests', 8],
      ['/faults', 12],
      ['/api-clients', 8],
      ['/nowhere', 8],
    ] as const) {
      await page.goto(`${scene.origin}${path}`);
      await expectAllReached(page, atLeast);
    }
    await context.close();
  },
  WALK_MS,
);

test('a control that Tab does not reach, and a focus that nobody sees, are found', async () => {
  const { page, context } = await openWindow(launched.browser, scene.origin);
  await page.goto(`${scene.origin}/deployments/${scene.number}`);
  await page.getByRole('link', { name: 'Faults' }).evaluate((link) => {
    link.tabIndex = -1;
  });
  await page.getByRole('link', { name: 'Requests' }).evaluate((link) => {
    link.style.outline = 'none';
  });
  const { controls, reached, unseen } = await walk(page);
  expect(controls.filter((control) => !reached.includes(control))).toEqual([
    expect.stringContaining('A Faults'),
  ]);
  expect(unseen).toEqual([expect.stringContaining('A Requests')]);
  await context.close();
});
