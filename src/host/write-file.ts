import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file, whatever stands in its place: a new one that is renamed, so that a link there is replaced
 * and not followed, and nobody reads half of it. Makes the folders above it. Rejects with what the file
 * system says, or where a folder, a device or a pipe stands there.
 *
 * @param text of the file, or its parts one after the other
 * @param unique part of a name that no file has
 */
export async function replaceFile(
  path: string,
  text: string | Iterable<string>,
  unique: string,
): Promise<void> {
  const folder = dirname(path);
  await makeFolders(folder);
  const there = await stat(path).catch(() => undefined);
  if (there !== undefined && !there.isFile()) throw new Error('it is not a regular file');
  const fresh = join(folder, `.sarif-review-${unique}`);
  try {
    await writeFile(fresh, text, { flag: 'wx' });
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

/**
 * Makes a folder, and the folders above it, where they are missing. Rejects with what the file system says
 * where one of them is no folder or cannot be made.
 *
 * One after the other: `recursive` of Node.js never ends where a file system answers that a folder above is
 * missing, as `/proc` does.
 */
export async function makeFolders(path: string): Promise<void> {
  if (await isThere(path)) return;
  const above = dirname(path);
  // A drive that is missing has nothing above it.
  if (above !== path) await makeFolders(above);
  try {
    await mkdir(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(await isThere(path))) throw error;
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
