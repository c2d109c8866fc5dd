import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { WAIT_MS } from '../../demo/wait-for.ts';

export interface LaunchedBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

const MODULES = resolve(import.meta.dirname, '../../node_modules');
const { version } = JSON.parse(readFileSync(join(MODULES, '@sparticuz/chromium/package.json'), 'utf8'));
/** Once for all: to unpack the browser takes longer than most tests with it. */
const CACHE = join(MODULES, '.cache');
const UNPACKED = join(CACHE, `chromium-${version}`);
const BROWSER = join(UNPACKED, 'chromium');

/** What a file of browser tests may take to start: the first one of a fresh clone unpacks the browser. */
export const START_MS = 240_000;

/**
 * Starts a real browser, from npm alone. With its usual security: of the arguments that come with this
 * Chromium many switch that off, so none of them is taken. The sandbox of its processes needs rights that a
 * container seldom gives. Nothing else is to start beside it: where that fails, nobody ends the browser.
 */
export async function launchBrowser(): Promise<LaunchedBrowser> {
  unpack();
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const browser = await chromium.launch({
    executablePath: BROWSER,
    args: ['--no-sandbox'],
    headless: true,
    timeout: WAIT_MS,
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      TMPDIR: folder,
      FONTCONFIG_PATH: writeFontSettings(folder),
      LD_LIBRARY_PATH: join(UNPACKED, 'al2023/lib'),
    },
  });
  return {
    browser,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * In a process of its own: Node.js asks the environment of the process where the temporary folder is, not the
 * one that Jest gives a test.
 */
function unpack(): void {
  if (existsSync(BROWSER)) return;
  mkdirSync(CACHE, { recursive: true });
  const fresh = mkdtempSync(`${UNPACKED}-`);
  execFileSync(process.execPath, [join(import.meta.dirname, 'unpack-browser.ts')], {
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  try {
    renameSync(fresh, UNPACKED);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    // Another process may have unpacked it meanwhile.
    if (!existsSync(BROWSER)) throw error;
  }
}

/**
 * The fonts of the package, and those of the machine where it has some: with none at all the browser ends at
 * the first form.
 */
function writeFontSettings(folder: string): string {
  const settings = join(folder, 'font-settings');
  mkdirSync(settings);
  writeFileSync(
    join(settings, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>${UNPACKED}</dir><dir>/usr/share/fonts</dir><cachedir>${settings}/cache</cachedir>
      <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
      <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
      <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
    </fontconfig>`,
  );
  return settings;
}
