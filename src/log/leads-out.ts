import { realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';

/**
 * Whether links take a path out of the folders of a job. Whoever writes the sources may commit a link; a path
 * that stands outside of all the folders as it is written was named by the user, and leads where they want.
 *
 * @param path absolute; what is missing of it is looked for nowhere else
 * @param folders absolute
 */
export async function leadsOut(path: string, folders: readonly string[]): Promise<boolean> {
  const real = await Promise.all(folders.map(realPath));
  if (![...folders, ...real].some((folder) => isWithin(path, folder))) return false;
  const place = await realPath(path);
  return !real.some((folder) => isWithin(place, folder));
}

/** Where a path is without its links, as far as it can be looked at: nobody can open the rest either. */
async function realPath(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch {
    const above = dirname(path);
    return above === path ? path : join(await realPath(above), basename(path));
  }
}

/** Whether a path is a folder or in it; both absolute. */
export function isWithin(path: string, folder: string): boolean {
  const inside = relative(folder, path);
  return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
}
