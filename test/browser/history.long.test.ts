import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { historyPage } from '../../src/tools/history/history-page.ts';
import type { History } from '../../src/tools/history/sum-history.ts';
import { linuxTest as test } from '../system.ts';
import { makeChange, makeHistory, makeRuleHistory, shopHistory } from '../tools/history/make-history.ts';
import { axeFindings } from './axe.ts';
import { type LaunchedBrowser, launchBrowser, START_MS } from './launch.ts';
import { openWindow, type Person } from './person.ts';

let launched: LaunchedBrowser;
let folder: string;
beforeAll(async () => {
  launched = await launchBrowser();
  folder = mkdtempSync(join(tmpdir(), 'history-page-'));
}, START_MS);
afterAll(async () => {
  await launched?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the page as a file. What it asks for is a mishap, as is what its own policy forbids. */
async function open(history: History, options: Parameters<typeof openWindow>[2] = {}): Promise<Person> {
  const file = join(folder, 'history.html');
  writeFileSync(file, historyPage(history));
  const person = await openWindow(launched.browser, 'null', options);
  await person.page.goto(pathToFileURL(file).href, { waitUntil: 'networkidle' });
  return person;
}

test.each(['light', 'dark'] as const)('axe finds nothing in %s mode', async (colorScheme) => {
  const person = await open(shopHistory(), { colorScheme });
  expect(await axeFindings(person.page)).toEqual([]);
  expect(person.mishaps).toEqual([]);
  await person.context.close();
});

test('fits a phone, where the tables scroll by themselves', async () => {
  const person = await open(shopHistory(), { viewport: { width: 380, height: 740 } });
  const { page } = person;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(380);
  expect(await axeFindings(page)).toEqual([]);
  const region = page.getByRole('region', { name: 'Rules with 10 cases or more, the most dismissed first' });
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => document.querySelector('.scroll')?.scrollLeft !== 0);
  await person.context.close();
});

test('bars are as wide as their counts, and each part has a color of its own', async () => {
  const { page, context } = await open(
    makeHistory([
      makeChange(1, 8, [
        makeRuleHistory({
          fixed: 20,
          dismissed: { 'false positive': 10, "won't fix": 5, accepted: 5, resolved: 5 },
          open: 3,
          withdrawn: 2,
        }),
      ]),
    ]),
  );
  const parts = await page.locator('.bar rect').evaluateAll((rects) =>
    rects.map((rect) => ({
      width: rect.getBoundingClientRect().width,
      fill: getComputedStyle(rect).fill,
    })),
  );
  const [fixed, dismissed] = parts;
  expect((fixed?.width ?? 0) / (dismissed?.width ?? 1)).toBeCloseTo(20 / 25, 1);
  expect(new Set(parts.map(({ fill }) => fill)).size).toBe(4);
  await context.close();
});

test('who cannot see the bars reads tables with headers', async () => {
  const person = await open(shopHistory());
  const { page, context } = person;
  const figures = page.getByRole('table', { name: 'Rules with 10 cases or more, the most dismissed first' });
  const row = figures.getByRole('row', { name: /^ApexDoc PMD/u });
  await expect(row.getByRole('cell').nth(1).innerText()).resolves.toBe('142');
  expect(await figures.getByRole('columnheader').allInnerTexts()).toEqual(
    expect.arrayContaining(['Rule', 'Posted']),
  );
  expect(await page.getByRole('img').count()).toBe(0);
  await context.close();
});

test('on paper nothing is folded or cut off', async () => {
  const { page, context } = await open(shopHistory(), { viewport: { width: 720, height: 900 } });
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);
  for (const table of await page.locator('table').all()) expect(await table.isVisible()).toBe(true);
  await context.close();
});

test('hostile texts are texts', async () => {
  const mark = "document.documentElement.dataset.owned='1'";
  const texts = [
    `<script>${mark}</script>`,
    `</style></table></svg><img src="http://127.0.0.1:9/x" onerror="${mark}">`,
    `"><svg onload="${mark}"></svg><style>body{display:none}</style>`,
    `' autofocus onfocus='${mark}' x='`,
  ];
  const rules = texts.flatMap((text) => [
    makeRuleHistory({ ruleId: text, tool: text, dismissed: { accepted: 10 } }),
    makeRuleHistory({ ruleId: `few ${text}`, tool: text, fixed: 1 }),
  ]);
  const person = await open(makeHistory([makeChange(1, 7, rules), makeChange(2, 8, rules)]));
  const { page, context, mishaps } = person;
  expect(
    await page.locator('main :is(script, img, style, iframe, meta, base, b, [onload], [onerror])').count(),
  ).toBe(0);
  expect(await page.locator('html[data-owned]').count()).toBe(0);
  expect((await page.locator('[aria-labelledby="rules"] tbody .id').allTextContents()).toSorted()).toEqual(
    texts.toSorted(),
  );
  expect(mishaps).toEqual([]);
  await context.close();
});
