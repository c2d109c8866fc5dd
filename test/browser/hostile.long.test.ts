import { afterAll, beforeAll, expect } from '@jest/globals';
import { type Harness, startHarness } from '../../sandbox/test/harness.ts';
import { linuxTest as test } from '../system.ts';
import { type LaunchedBrowser, launchBrowser, START_MS } from './launch.ts';
import { openWindow } from './person.ts';

const ELSEWHERE = 'http://127.0.0.1:9';
/** Whatever runs leaves its mark here. */
const MARK = "document.documentElement.dataset.owned='1';alert(1)";

const HOSTILE: readonly string[] = [
  `<script>${MARK}</script>`,
  `<img src=x onerror="${MARK}"><img src="${ELSEWHERE}/pixel.png">![pixel](${ELSEWHERE}/other.png)`,
  `<svg onload="${MARK}"><script>${MARK}</script></svg>`,
  `<form action="${ELSEWHERE}/steal" method="post"><input name="password"><button>Sign in</button></form>`,
  `<style>body{display:none}</style><link rel=stylesheet href="${ELSEWHERE}/style.css">`,
  `<iframe src="${ELSEWHERE}/frame"></iframe><object data="${ELSEWHERE}/object"></object><embed src="${ELSEWHERE}/embed">`,
  `[link](javascript:${MARK.replaceAll(' ', '')}) <a href="java&#115;cript:${MARK}">other link</a> <a href="data:text/html,<script>${MARK}</script>">third link</a>`,
  `<details open ontoggle="${MARK}"><summary onclick="${MARK}">folded</summary>text</details>`,
  `<p id="main" class="thread" style="position:fixed;inset:0">over everything</p>`,
  `<meta http-equiv="refresh" content="0;url=${ELSEWHERE}/refresh"><base href="${ELSEWHERE}/">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${MARK}&gt;">`,
  '>'.repeat(10_000),
  '<div>'.repeat(10_000),
  `${'- '.repeat(5_000)}deep`,
  '~a'.repeat(30_000),
];

let launched: LaunchedBrowser;
let harness: Harness;
let page: string;

beforeAll(async () => {
  launched = await launchBrowser();
  harness = await startHarness({ clock: Date.now });
  const title = `<script>${MARK}</script>`;
  const number = await harness.deploy({ title, branch: `<img src=x onerror="${MARK}">` });
  page = `${harness.running.baseUrl}/deployments/${number}`;
  for (const [index, body] of HOSTILE.entries()) {
    const position = index % 2 === 0 ? {} : { path: 'added.txt', newLine: 1 };
    await harness.bot('POST', `/deployments/${number}/comments`, {
      body: `Comment ${index}\n\n${body}`,
      ...position,
    });
  }
  await harness.bot('PUT', `/deployments/${number}/checks/${encodeURIComponent(title)}`, {
    state: 'DONE',
    result: 'FAILURE',
    description: `<img src=x onerror="${MARK}">`,
    externalUrl: 'https://ci.example/run',
  });
}, START_MS);
afterAll(async () => {
  await launched?.close();
  await harness?.close();
});

test.each(['', '/changes'])('hostile comments do no harm on the page%s', async (view) => {
  const { page: window, context, mishaps } = await openWindow(launched.browser, harness.running.baseUrl);
  await window.goto(`${page}${view}`, { waitUntil: 'networkidle' });
  await window.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const link of document.querySelectorAll<HTMLElement>('.markdown a, .markdown summary')) {
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
    }
  });
  const shown = await window.locator('.comment').allTextContents();
  expect(shown.length).toBe(view === '' ? HOSTILE.length : Math.floor(HOSTILE.length / 2));
  expect(shown.every((text) => /Comment \d+/.test(text))).toBe(true);
  const forbidden =
    'script, img, svg, form, style, link, iframe, object, embed, meta, base, [style], [onclick], [ontoggle]';
  expect(await window.locator('.markdown').locator(forbidden).count()).toBe(0);
  const addresses = await window
    .locator('.markdown a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.filter((address) => !/^(https?:|mailto:|#|$)/.test(address))).toEqual([]);
  expect(await window.locator('#main').count()).toBe(1);
  expect(await window.locator('html[data-owned]').count()).toBe(0);
  expect(await window.locator('h1').isVisible()).toBe(true);
  expect(mishaps).toEqual([]);
  await context.close();
});

test('a script that got into a page would not run: the browser refuses it by the policy', async () => {
  const { page: window, context } = await openWindow(launched.browser, harness.running.baseUrl);
  await window.goto(page);
  const owned = await window.evaluate((code) => {
    const script = document.createElement('script');
    script.textContent = code;
    document.body.append(script);
    return document.documentElement.dataset.owned ?? 'not owned';
  }, MARK);
  expect(owned).toBe('not owned');
  await context.close();
});
