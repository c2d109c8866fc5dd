import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

export interface LaunchedBrowser {
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Variables that the package of the browser reads or sets. No other process is to see them. */
const VARIABLES = ['TMPDIR', 'AWS_LAMBDA_JS_RUNTIME', 'FONTCONFIG_PATH', 'LD_LIBRARY_PATH', 'HOME'] as const;

/**
 * Starts a real browser, from npm alone. With its usual security: of the arguments that come with this Chromium many switch that off, so none of
 * them is taken. The sandbox of its processes needs rights that a container seldom gives.
 */
export async function launchBrowser(): Promise<LaunchedBrowser> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'));
  const before = VARIABLES.map((name) => [name, process.env[name]] as const);
  try {
    // The package unpacks the browser into the temporary folder, and its libraries too where it knows the runtime.
    process.env.TMPDIR = folder;
    process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
    process.env.FONTCONFIG_PATH = writeFontSettings(folder);
    const { default: packaged } = await import('@sparticuz/chromium');
    const executablePath = await packaged.executablePath();
    const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], headless: true, env });
    return {
      browser,
      close: async () => {
        await browser.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The fonts of the package, and those of the machine where it has some: with none at all the browser ends at the first form. */
function writeFontSettings(folder: string): string {
  const settings = join(folder, 'font-settings');
  mkdirSync(settings);
  writeFileSync(
    join(settings, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${settings}/cache</cachedir>
      <alias><family>system-ui</family><prefer><family>Open Sans</family></prefer></alias>
      <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>
      <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
    </fontconfig>`,
  );
  return settings;
}
