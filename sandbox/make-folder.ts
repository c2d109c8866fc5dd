import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { SandboxStartError } from './start-error.ts';

/** Only the owner looks into a folder that is made here. */
const PRIVATE = 0o700;

/**
 * Makes the data folder, and the folders above it, where they are missing.
 * Throws `SandboxStartError` where one of them is no folder or cannot be made.
 */
export function makeFolder(folder: string): void {
  try {
    // A folder within a checkout holds nothing that should be committed.
    if (makeAll(resolve(folder)) === 'made') writeFileSync(join(folder, '.gitignore'), '*\n');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SandboxStartError(`The data folder ${folder} cannot be made (${reason}): choose another one.`, {
      cause: error,
    });
  }
}

/**
 * One after the other: `recursive` of Node.js never ends where a file system answers that a folder above is
 * missing, as `/proc` does.
 */
function makeAll(path: string): 'made' | 'known' {
  const known = statSync(path, { throwIfNoEntry: false });
  if (known?.isDirectory()) return 'known';
  if (known !== undefined) throw new Error(`${path} is no folder`);
  const above = dirname(path);
  // Nothing stands above a drive, or a share of a server, that is missing.
  if (above === path) throw new Error(`there is no ${path}`);
  makeAll(above);
  try {
    mkdirSync(path, { mode: PRIVATE });
    return 'made';
  } catch (error) {
    // Another start may have made it a moment ago.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return 'known';
    throw error;
  }
}
