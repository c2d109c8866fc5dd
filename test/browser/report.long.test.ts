import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { linuxTest as test } from '../system.ts';
import { axeFindings } from './axe.ts';
import { type LaunchedBrowser, launchBrowser, START_MS } from './launch.ts';
import { openWindow, type Person } from './person.ts';
import { hostilePage, ordinaryPage } from './report-pages.ts';

const ELSEWHERE = 'http://127.0.0.1:9';
/** Whatever runs leaves its mark here. */
const MARK = "document.documentElement.dataset.owned='1';alert(1)";
const HOSTILE: readonly string[] = [
  `<script>${MARK}</script>`,
  `</style></script><script>${MARK}</script><img src=x onerror="${MARK}">`,
  `"><img src="${ELSEWHERE}/pixel.png" onerror="${MARK}">`,
  `' autofocus onfocus='${MARK}' x='`,
  `</pre></td></article></details><iframe src="${ELSEWHERE}/frame"></iframe>`,
  `<meta http-equiv="refresh" content="0;url=${ELSEWHERE}"><base href="${ELSEWHERE}/">`,
  `<svg onload="${MARK}"></svg><style>body{display:none}</style>`,
  `--><!--<script>${MARK}</script>`,
  `\u202e</span>\u0000<b>`,
];

let launched: LaunchedBrowser;
let folder: string;
beforeAll(async () => {
  launched = await launchBrowser();
  folder = mkdtempSync(join(tmpdir(), 'report-page-'));
}, START_MS);
afterAll(async () => {
  await launched?.close();
  rmSync(folder, { recursive: true, force: true });
});

let ordinary: string;
let hostile: string;
beforeAll(async () => {
  ordinary = await ordinaryPage();
  hostile = await hostilePage(HOSTILE, `javascript:${MARK}`);
});

type Options = Parameters<typeof openWindow>[2];

/** Opens the page as a file, as who has downloaded it does. What it asks for is a mishap. */
async function open(text: string, options: Options = {}): Promise<Person> {
  const file = join(folder, 'report.html');
  writeFileSync(file, text);
  const person = await openWindow(launched.browser, 'null', options);
  const requests: string[] = [];
  person.context.on('request', (request) => requests.push(request.url()));
  await person.page.goto(pathToFileURL(file).href, { waitUntil: 'networkidle' });
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([pathToFileURL(file).href]);
  return person;
}

async function unfold({ page }: Person): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

test.each(['light', 'dark'] as const)('axe finds nothing in %s mode', async (colorScheme) => {
  const person = await open(ordinary, { colorScheme });
  await unfold(person);
  expect(await axeFindings(person.page)).toEqual([]);
  expect(person.mishaps).toEqual([]);
  await person.context.close();
});

test.each([
  ['ordinary findings', () => ordinary],
  ['hostile texts', () => hostile],
])('%s fit a phone', async (_, page) => {
  const person = await open(page(), { viewport: { width: 360, height: 740 } });
  await unfold(person);
  expect(await person.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axeFindings(person.page)).toEqual([]);
  await person.context.close();
});

test('bars of the files are as wide as their counts, and lead there by keyboard and without scripts', async () => {
  const { page, context } = await open(ordinary, { javaScriptEnabled: false });
  const widths = await page
    .locator('#by-file .bar')
    .evaluateAll((bars) =>
      bars.map((bar) =>
        [...bar.querySelectorAll('rect')].reduce((sum, rect) => sum + rect.getBoundingClientRect().width, 0),
      ),
    );
  const [cart = 0, price = 1] = widths;
  expect(widths).toHaveLength(2);
  expect(cart / price).toBeCloseTo(2, 1);
  const link = page.getByRole('list', { name: 'Open findings by file' }).getByRole('link').last();
  await link.focus();
  await page.keyboard.press('Enter');
  const file = page.locator('.of-file:target');
  expect(await file.locator('h3').innerText()).toBe('src/shop/price.ts');
  await context.close();
});

test('the bars, which count all findings, are away while a filter is set', async () => {
  const { page, context } = await open(ordinary);
  const bars = page.locator('#by-file');
  expect(await bars.isVisible()).toBe(true);
  await page.getByLabel('Tool').selectOption('ESLint');
  expect(await bars.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Show all' }).click();
  await bars.waitFor();
  await context.close();
});

test('filters show the findings that were asked for, and all of them again', async () => {
  const { page, context, mishaps } = await open(ordinary);
  const shown = (): Promise<readonly string[]> => page.locator('.finding:visible h4').allInnerTexts();
  expect(await page.locator('.finding').count()).toBe(4);
  expect(await shown()).toHaveLength(3);
  await page.getByLabel('Tool').selectOption('ESLint');
  expect(await shown()).toHaveLength(2);
  await page.getByLabel('Level').selectOption('warning');
  expect(await shown()).toEqual([expect.stringContaining('no-unused')]);
  expect(await page.getByRole('status').textContent()).toBe('1 of 4 findings');
  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByText('4 findings', { exact: true }).waitFor();
  expect(await shown()).toHaveLength(3);
  await page.getByLabel('What became of it').selectOption('filtered');
  expect(await shown()).toEqual([expect.stringContaining('ApexDoc')]);
  await page.getByLabel('What became of it').selectOption('');
  await page.getByLabel('Only what fails the check').check();
  expect(await shown()).toEqual([expect.stringContaining('no-eval')]);
  expect(mishaps).toEqual([]);
  await context.close();
});

test('without scripts everything is there, and no filter that would do nothing', async () => {
  const { page, context } = await open(ordinary, { javaScriptEnabled: false });
  expect(await page.locator('.finding').count()).toBe(4);
  expect(await page.locator('.finding:visible').count()).toBe(3);
  expect(await page.locator('#filters').isVisible()).toBe(false);
  await page.locator('.of-file:not([open]) > summary').click();
  expect(await page.locator('.finding:visible').count()).toBe(4);
  await context.close();
});

test('hostile texts are texts', async () => {
  const person = await open(hostile);
  const { page, context, mishaps } = person;
  await unfold(person);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('main a')) {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    }
  });
  expect(await page.locator('.finding').count()).toBe(HOSTILE.length);
  expect(
    await page
      .locator('main :is(script, img, svg:not(.bar), style, iframe, meta, base, b, [onload])')
      .count(),
  ).toBe(0);
  expect(await page.locator('main > script, body > script').count()).toBe(1);
  const addresses = await page
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => !/^(?:https:|#)/u.test(address))).toEqual([]);
  expect(await page.locator('html[data-owned]').count()).toBe(0);
  const messages = await page.locator('.message').allTextContents();
  expect(messages).toEqual(expect.arrayContaining(HOSTILE.slice(0, -1)));
  expect(mishaps).toEqual([]);
  await context.close();
});

test('a script that got into the page would not run', async () => {
  const { page, context } = await open(ordinary);
  const owned = await page.evaluate((code) => {
    const script = document.createElement('script');
    script.textContent = code;
    document.body.append(script);
    return document.documentElement.dataset.owned ?? 'not owned';
  }, MARK);
  expect(owned).toBe('not owned');
  await context.close();
});
