import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const TESTS = resolve(import.meta.dirname, '..');
/**
 * Pipes with names, `/proc` as a place to write, the program `script`, files that nobody may read, the
 * browser.
 */
const OF_LINUX =
  /\bmkfifo\b|\(\s*'\/proc\/|data: '\/proc\/|'script', \[|chmodSync\([^;]*, 0\)|\blaunchBrowser\(\)/u;

/** An address that is put together by hand. */
const JOINED = /`file:\/\/\$\{/u;

/** Why a test may not run on other systems, or undefined. */
const fault = (text: string): string | undefined =>
  OF_LINUX.test(text) && !text.includes('linuxTest')
    ? 'needs Linux, and does not say so: linuxTest'
    : undefined;

test('tests of what only Linux has say so, and are skipped elsewhere', () => {
  const names = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.test.ts'),
  );
  const files = names
    .filter((name) => !name.endsWith('systems.test.ts'))
    .map((name) => ({ name, text: readFileSync(join(TESTS, name), 'utf8') }));
  expect(files.filter(({ text }) => OF_LINUX.test(text)).length).toBeGreaterThan(8);
  expect(files.filter(({ text }) => fault(text) !== undefined).map(({ name }) => name)).toEqual([]);
});

test.each([
  "execFileSync('sh', ['-c', 'mkfifo pipe'])",
  "await makeFolders('/proc/x')",
  "spawn('script', ['-qec', line])",
  "chmodSync(join(folder, 'a'), 0);",
  'launched = await launchBrowser();',
])('a test that does not say so is seen: %s', (planted) => {
  expect(fault(planted)).toContain('linuxTest');
  expect(fault(`linuxTest('x', () => ${planted})`)).toBeUndefined();
});

test('addresses of files are made by Node.js, which knows drives and what is to be encoded', () => {
  const sources = readdirSync(TESTS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  expect(sources.length).toBeGreaterThan(100);
  const joined = sources.filter((name) => JOINED.test(readFileSync(join(TESTS, name), 'utf8')));
  expect(joined).toEqual([]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source that is planted
  expect(JOINED.test(['`file:', '//${path}`'].join(''))).toBe(true);
});
