import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from '@jest/globals';
import { WAIT_MS } from '../../demo/wait-for.ts';

const ROOT = join(import.meta.dirname, '../..');
const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'abandoned-reads-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads both logs, and prints how that ended: a promise that nobody heard ends the process before. */
const PROGRAM = `
import { readAnalysis } from ${JSON.stringify(join(ROOT, 'src/sarif/read-analysis.ts'))};
import { toTree } from ${JSON.stringify(join(ROOT, 'src/sarif/tree.ts'))};
const analysis = readAnalysis({
  patterns: ['a.sarif.gz', 'b.sarif.gz'],
  directory: ${JSON.stringify(folder)},
  tools: [],
  tree: toTree([]),
  roots: { checkout: ${JSON.stringify(folder)}, prefix: '', workspaces: [] },
  progress(line) {
    if (line.startsWith('b.')) throw new Error('the disk is full');
  },
});
await analysis.catch(({ message }) => console.log(message));
`;

/** A log that has so many blanks before its begin. */
function writeLog(name: string, megabytes: number): void {
  const log = Buffer.concat([
    Buffer.alloc(megabytes * MEGABYTE, ' '),
    Buffer.from('{"version":"2.1.0","runs":[]}'),
  ]);
  writeFileSync(join(folder, name), gzipSync(log, { level: 1 }));
}

test('a log that breaks while another one is waited for is told to whoever waits', async () => {
  writeLog('a.sarif.gz', 250);
  writeLog('b.sarif.gz', 70);
  const [stdout, stderr] = await new Promise<readonly string[]>((resolve) => {
    const args = ['--input-type=module', '-e', PROGRAM];
    execFile(process.execPath, args, { timeout: WAIT_MS }, (_, out, err) => resolve([out, err]));
  });
  expect(stderr).not.toContain('Error');
  expect(stdout).toBe('the disk is full\n');
});
