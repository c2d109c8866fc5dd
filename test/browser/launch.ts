import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

export interface LaunchedBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * Starts a real browser, from npm alone. With its usual security: of the arguments that come with this Chromium many switch that off, so none of
 * them is taken. The sandbox of its processes needs rights that a container seldom gives.
 */
export async function launchBrowser(): Promise<LaunchedBrowser> {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  // The package unpacks the browser into the temporary folder, and its libraries too where it knows the runtime.
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  const executablePath = await packaged.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], headless: true });
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
