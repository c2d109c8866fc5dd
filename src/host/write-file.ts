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
  await mkdir(folder, { recursive: true });
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
