// Makes the picture of the sandbox's page in docs/screenshots: the demo after three pushes, in light and
// dark. Needs a build.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startDemoStory } from '../test/browser/demo-story.ts';
import { launchBrowser } from '../test/browser/launch.ts';
import { openWindow, signIn } from '../test/browser/person.ts';

const OUT = resolve(import.meta.dirname, '../docs/screenshots');
const SIZE = { width: 1200, height: 940 };

mkdirSync(OUT, { recursive: true });
const [launched, story] = await Promise.all([launchBrowser(), startDemoStory()]);
try {
  await story.run();
  for (const _ of ['push-2', 'push-3']) {
    await story.push();
    await story.run();
  }
  const { page } = await openWindow(launched.browser, story.service.baseUrl, { viewport: SIZE });
  await page.goto(story.service.baseUrl);
  await signIn(page, 'Ada Lovelace');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${story.service.baseUrl}/deployments/1/changes`);
    await page.locator('article.open .reasons summary').first().click();
    // A picture that begins in the middle of a page says nothing to who has not seen the page.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.screenshot({ path: join(OUT, `changes-${colorScheme}.png`) });
    console.log(`docs/screenshots/changes-${colorScheme}.png`);
  }
} finally {
  await launched.close();
  await story.close();
}
