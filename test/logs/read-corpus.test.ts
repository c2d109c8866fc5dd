import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { WAIT_MS } from '../../demo/wait-for.ts';

const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'read-corpus-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Printed {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

function corpus(...args: readonly string[]): Promise<Printed> {
  const script = join(ROOT, 'scripts/read-corpus.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd: folder, timeout: WAIT_MS },
      (error, stdout, stderr) => resolve({ status: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

/** The rows of the table as cells; no cell holds two spaces. */
function rowsOf(stdout: string): readonly (readonly string[])[] {
  return stdout.split('\n').map((line) => line.split(/ {2,}/));
}

test('every log of the fixtures has a row, whatever is wrong with it', async () => {
  const { status, stdout } = await corpus(join(ROOT, 'fixtures/sarif'));
  expect(status).toBe(0);
  const rows = new Map(rowsOf(stdout).map(([name, ...cells]) => [name, cells]));
  expect(rows.get('file')).toEqual([
    ...['tool', 'runs', 'results', 'error', 'warning', 'note', 'none', 'unlocated', 'suppressed'],
    'unverified and why, or the error',
  ]);
  expect(rows.get('real/eslint/eslint.sarif')).toEqual([
    ...['ESLint 10.15.0', '1', '7', '3', '4', '0', '0', '0', '1'],
    "ESLint: builds/acme/app/broken.js was not analyzed: Parsing error: Unexpected keyword 'return'",
  ]);
  expect(rows.get('shaped/lightning-flow-scanner.sarif')).toEqual([
    ...['Lightning Flow Scanner 6.0.0', '2', '2', '1', '1', '0', '0', '0', '0'],
  ]);
  expect(stdout).toMatch(/\n\d+ logs, \d+ results, \d+ logs with an error\n/);
});

test('files that are unverified are counted by the reason, and those that would be for their words alone are named', async () => {
  const { stdout } = await corpus(join(ROOT, 'fixtures/sarif/real'));
  expect(stdout).toContain('\n17 files unverified: was not parsed (14), was not analyzed (3)\n');
  expect(stdout).toContain(
    '\n5 of 35 files with results would be unverified for their words alone, 5 of them are unverified above\n',
  );
  expect(stdout).toContain(
    "clang-19/clang-19.sarif, clang: builds/acme/app/broken.c: 'nope.h' file not found\n",
  );
});

test('logs are known by their names or by how they begin, and links are not followed', async () => {
  const logs = join(folder, 'logs');
  mkdirSync(join(logs, 'deep'), { recursive: true });
  const text = '{"version":"2.1.0","runs":[]}';
  for (const name of ['a.sarif', 'deep/b.JSON', 'c.golden', 'node_modules.txt'])
    writeFileSync(join(logs, name), text);
  writeFileSync(join(logs, 'a.sarif'), '{"version":');
  writeFileSync(join(logs, 'other.txt'), 'runs');
  symlinkSync(join(logs, 'a.sarif'), join(logs, 'link.sarif'));
  const { stdout } = await corpus('logs');
  const names = rowsOf(stdout).map(([name]) => name);
  expect(stdout).toContain('a.sarif is cut off after 11 bytes: run the analyzer again.');
  expect(names.slice(1, -5)).toEqual(['a.sarif', 'c.golden', 'deep/b.JSON', 'node_modules.txt']);
});

test.each([
  ['a folder without logs', ['.'], 1, 'There is no SARIF log below .'],
  ['no folder', ['gone'], 2, 'gone is no folder.'],
  ['nothing', [], 2, 'Usage: '],
])('%s is an error', async (_, args, status, sentence) => {
  const empty = join(folder, 'empty');
  mkdirSync(empty, { recursive: true });
  const printed = await corpus(...args.map((arg) => join(empty, arg)));
  expect([printed.status, printed.stdout]).toEqual([status, '']);
  expect(printed.stderr).toContain(sentence.replace(' .', ` ${empty}`).replace('gone', join(empty, 'gone')));
});
