import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { WAIT_MS } from '../../demo/wait-for.ts';

/** A person at a browser of their own, and everything that must not happen to them. */
export interface Person {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Errors of scripts, messages of the console about them, dialogs, and requests to anywhere else than the
   * sandbox.
   */
  readonly mishaps: readonly string[];
}

/** Opens a browser window that notes mishaps. */
export async function openWindow(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    // Where the page is after a jump does not depend on when one looks.
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  const mishaps: string[] = [];
  page.on('pageerror', (error) => mishaps.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') mishaps.push(`console: ${message.text()}`);
  });
  page.on('dialog', (dialog) => {
    mishaps.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') mishaps.push(`request: ${url.href}`);
  });
  return { page, context, mishaps };
}

/** Signs in by the form, under a name of one's own, and comes back to the page. */
export async function signIn(page: Page, name: string): Promise<void> {
  await follow(page.getByRole('link', { name: 'Sign in' }).first());
  await page.getByLabel('Or somebody new, by name').fill(name);
  await follow(page.getByRole('button', { name: 'Sign in' }));
  await page.getByText('Signed in as').waitFor();
}

/**
 * Clicks when the page has come to rest around the target. What comes into view is drawn only then, and may
 * move what is below it: the pointer would go down on the target and up beside it, which is no click.
 */
export async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // This one waits until nothing moves, and brings back what was moved out of view.
  await target.scrollIntoViewIfNeeded();
  await target.click();
}

/** Clicks a link and waits for all of the page, whose threads come after its head. */
export async function follow(link: Locator): Promise<void> {
  await press(link);
  await link.page().waitForLoadState();
}
