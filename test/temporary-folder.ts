import { execFileSync } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * On Linux a folder in memory: tests make thousands of small files, repositories and databases above all, and
 * keep none.
 */
const IN_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2e9;

/**
 * Gives all tests one temporary folder, which `remove-temporary-folder.ts` removes with whatever they left.
 */
// biome-ignore lint/style/noDefaultExport: Jest takes the default export.
export default function makeTemporaryFolder(): void {
  // Whoever names a folder wants that one: one with spaces in its name, one behind a link.
  const folder = process.env.TMPDIR === undefined && isUsable(IN_MEMORY) ? IN_MEMORY : tmpdir();
  process.env.TMPDIR = mkdtempSync(join(folder, 'sarif-review-tests-'));
}

/** Containers often have a small one, or one where no program may be started. */
function isUsable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_BYTES && mayStartPrograms(folder);
  } catch {
    return false;
  }
}

function mayStartPrograms(folder: string): boolean {
  const probe = mkdtempSync(join(folder, 'sarif-review-probe-'));
  try {
    writeFileSync(join(probe, 'program'), '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(join(probe, 'program'));
    return true;
  } finally {
    rmSync(probe, { recursive: true });
  }
}
