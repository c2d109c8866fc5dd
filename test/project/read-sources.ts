import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The text of every source file below a folder, joined; `exclude`: globs of those that do not count. Throws
 * when there is none.
 */
export function readSources(folder: string, exclude: readonly string[] = []): string {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude });
  if (files.length === 0) throw new Error(`there are no sources in ${folder}`);
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}
