import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../test/browser/launch.ts';
import type { Person, RunningHost } from './server.ts';

const SIZE = { width: 1200, height: 900 };

/** The button that shows a thread that was resolved. */
const UNFOLD = '.show-outdated';

/** Takes pictures of pages as a person sees them. */
export interface Camera {
  /**
   * A picture of the page: its top, a thread and what follows (one that was folded, where there is one), or its
   * end, with the statuses of the head.
   */
  shoot(path: string, name: string, from: 'top' | 'thread' | 'end'): Promise<void>;
  close(): Promise<void>;
}

/** @param out the folder of the pictures, which have the names that they are given */
export async function openCamera(
  { url, passwords, ways }: RunningHost,
  person: Person,
  out: string,
): Promise<Camera> {
  mkdirSync(out, { recursive: true });
  const launched = await launchBrowser();
  const page = await launched.browser.newPage({ viewport: SIZE, reducedMotion: 'reduce', locale: 'en-US' });
  await page.goto(`${url}/user/login`);
  await page.locator('#user_name').fill(person);
  await page.locator('#password').fill(passwords[person]);
  await page.locator('#password').press('Enter');
  await page.waitForURL((address) => !address.pathname.endsWith('/login'));
  return {
    async shoot(path, name, from) {
      await page.goto(`${url}${path}`);
      await page.evaluate(() => document.fonts.ready);
      if (from === 'thread') {
        const threads = page.locator('.conversation-holder');
        const folded = threads.filter({ has: page.locator(`${UNFOLD}:visible`) });
        const thread = ((await folded.count()) > 0 ? folded : threads).first();
        await thread.evaluate((element, unfold) => {
          element.querySelector<HTMLElement>(unfold)?.click();
          element.scrollIntoView();
          // What stays at the top of the page would hide its beginning.
          scrollBy(0, -100);
        }, UNFOLD);
      }
      if (from === 'end')
        await page.locator(ways.statuses).evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await page.screenshot({ path: join(out, `${name}.png`) });
    },
    close: () => launched.close(),
  };
}
