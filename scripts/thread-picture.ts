// Makes the picture that README opens with: what three pushes and a reply do to two threads, from the
// sandbox's page, as docs/screenshots/threads-light.png and -dark.png.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Log } from 'sarif';
import { z } from 'zod';
import { runAction } from '../demo/run-action.ts';
import { checkedCallWith, signUp } from '../demo/sandbox-client.ts';
import { startSandboxProcess } from '../demo/sandbox-process.ts';
import { launchBrowser } from '../test/browser/launch.ts';
import { openWindow } from '../test/browser/person.ts';
import { createRepository } from '../test/git/repository.ts';

const ROOT = resolve(import.meta.dirname, '..');
const OUT = join(ROOT, 'docs/screenshots');
const WIDTH = 640;
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const CART = 'src/cart.js';
const PRICE = 'src/price.js';
/** Paths, and the lines of each. */
type Code = Readonly<Record<string, readonly string[]>>;
const TOTAL = (call: string): readonly string[] => [
  'export function total(prices) {',
  `  return prices.reduce((sum, price) => sum + ${call}(price), 0);`,
  '}',
];
const FORMAT = ['export function format(price, currency) {', "  return price.toFixed(2) + ' €';", '}'];
const ADDED = ['export function isEmpty(prices) {', '  return prices.length === 0;', '}', ''];
const FIRST: Code = { [CART]: TOTAL('eval'), [PRICE]: FORMAT };
const SECOND: Code = { [CART]: [...ADDED, ...TOTAL('eval')], [PRICE]: FORMAT };
const THIRD: Code = { [CART]: [...ADDED, ...TOTAL('Number')], [PRICE]: FORMAT };
const text = (...lines: readonly string[]): string => `${lines.join('\n')}\n`;
const threadsSchema = z.object({
  threads: z.array(z.object({ discussionId: z.string(), path: z.string().nullish() })),
});

/** A log of ESLint with a result for each line of a file that has what its rules look for. */
function eslint(files: Code): Log {
  const rules = [
    { id: 'no-eval', sign: 'eval(', level: 'error' as const, says: 'eval can be harmful.' },
    {
      id: 'no-unused-vars',
      sign: ', currency',
      level: 'warning' as const,
      says: "'currency' is defined but never used.",
    },
  ];
  const results = Object.entries(files).flatMap(([uri, lines]) =>
    lines.flatMap((line, index) =>
      rules
        .filter(({ sign }) => line.includes(sign))
        .map(({ id, level, says }) => ({
          ruleId: id,
          level,
          message: { text: says },
          locations: [{ physicalLocation: { artifactLocation: { uri }, region: { startLine: index + 1 } } }],
        })),
    ),
  );
  return {
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'ESLint' } }, invocations: [{ executionSuccessful: true }], results }],
  };
}

interface Panel {
  readonly title: string;
  readonly says: string;
  readonly images: Readonly<Record<Scheme, string>>;
}

/** What the page shows besides the code and the comments is not what the picture is about. */
const CALM =
  '.acts, .next, .reasons, .comment-link, .delete, .avatar, .excerpt { display: none !important } .thread { margin: 8px !important }';

async function shoot(page: Page, address: string, file: string): Promise<Panel['images']> {
  const shots: [Scheme, string][] = [];
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(address);
    await page.addStyleTag({ content: CALM });
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('details.thread'))
        folded.open = true;
    });
    const section = page.locator('section.file').filter({ hasText: file }).first();
    shots.push([scheme, (await section.screenshot()).toString('base64')]);
  }
  return Object.fromEntries(shots) as Panel['images'];
}

async function compose(browser: Browser, panels: readonly Panel[], scheme: Scheme): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 2 * WIDTH + 72, height: 400 },
    colorScheme: scheme,
  });
  const cells = panels.map(
    ({ title, says, images }) =>
      `<div><h2>${title}</h2><p>${says}</p><img src="data:image/png;base64,${images[scheme]}"></div>`,
  );
  const [paper, ink] = scheme === 'light' ? ['#fff', '#1f2328'] : ['#0d1117', '#e6edf3'];
  await page.setContent(
    `<style>body{margin:0;padding:24px;background:${paper};color:${ink};font:16px/1.5 "Noto Sans",sans-serif;
    display:grid;grid-template-columns:${WIDTH}px ${WIDTH}px;gap:24px}h2{margin:0;font-size:20px}p{margin:0 0 8px}
    img{width:${WIDTH}px;display:block}</style>${cells.join('')}`,
  );
  const path = join(OUT, `threads-${scheme}.png`);
  await page.screenshot({ path, fullPage: true });
  console.log(`docs/screenshots/threads-${scheme}.png`);
  await page.close();
}

const folder = mkdtempSync(join(tmpdir(), 'sarif-review-picture-'));
const repository = createRepository();
const base = repository.commit({ [CART]: text('export {};'), [PRICE]: text('export {};') });
const [launched, sandbox] = await Promise.all([
  launchBrowser(),
  startSandboxProcess(ROOT, join(folder, 'sandbox')),
]);
try {
  const { page } = await openWindow(launched.browser, sandbox.baseUrl, {
    viewport: { width: WIDTH + 40, height: 1600 },
    deviceScaleFactor: 1.5,
    // What is not the point of the picture is hidden by a style of ours.
    bypassCSP: true,
  });
  /** Pushes these files, analyzes them, and reviews what was found. */
  const push = async (files: Code): Promise<void> => {
    const head = repository.commit(
      Object.fromEntries(Object.entries(files).map(([path, lines]) => [path, text(...lines)])),
    );
    const deployment = { repository: repository.path, base, head, title: 'Totals in the cart' };
    if (files === FIRST) await sandbox.admin('POST', '/deployments', deployment);
    else await sandbox.admin('PATCH', '/deployments/1', { head });
    const log = join(folder, 'eslint.sarif');
    writeFileSync(log, JSON.stringify(eslint(files)));
    const { status, log: told } = await runAction(ROOT, repository.path, {
      'sarif-file': log,
      'base-url': sandbox.baseUrl,
      'client-id': sandbox.clientId,
      'client-secret': sandbox.clientSecret,
      'deployment-number': '1',
      dismissals: 'replies',
    });
    if ((status ?? 2) > 1) throw new Error(told);
  };
  const changes = `${sandbox.baseUrl}/deployments/1/changes`;
  await push(FIRST);
  const posted = await shoot(page, changes, CART);
  const { threads } = threadsSchema.parse(await sandbox.admin('GET', '/deployments/1'));
  const unused = threads.find(({ path }) => path === PRICE);
  if (unused === undefined) throw new Error('The finding that is decided has no thread.');
  const asPerson = checkedCallWith(sandbox.baseUrl, await signUp(sandbox, 'Ada Lovelace'));
  await asPerson('POST', `/apis/rest/v1/deployments/1/discussions/${unused.discussionId}/comments`, {
    body: 'false positive: the templates pass it',
  });
  await push(SECOND);
  const followed = await shoot(page, changes, CART);
  const decided = await shoot(page, changes, PRICE);
  await push(THIRD);
  const resolved = await shoot(page, changes, CART);
  const panels: readonly Panel[] = [
    { title: '1st push: posted', says: 'A finding gets one thread, at its line.', images: posted },
    {
      title: '2nd push: follows its line',
      says: 'The code moved. The thread is kept, and nothing is posted again.',
      images: followed,
    },
    {
      title: '3rd push: resolved',
      says: 'The log proves that it is fixed. It reopens if the finding comes back.',
      images: resolved,
    },
    {
      title: 'A reply dismisses it',
      says: 'Dismissed with a reason, and it stays so in every later push.',
      images: decided,
    },
  ];
  for (const scheme of SCHEMES) await compose(launched.browser, panels, scheme);
} finally {
  await launched.close();
  await sandbox.stop();
  repository.dispose();
  rmSync(folder, { recursive: true, force: true });
}
