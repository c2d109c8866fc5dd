import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, resolve, sep } from 'node:path';
import type { Roots } from '../sarif/known-roots.ts';

/** How git, the job and the shell spell the folders of a run. */
export interface SpelledFolders {
  /** Absolute path of the top of the checkout, as git has it. */
  readonly root: string;
  /** From there to `folder`: empty, or `sub/folder/`. */
  readonly prefix: string;
  /** The folder that the job names as its checkout; relative ones start in `directory`. */
  readonly folder: string;
  /** The current directory, absolute. */
  readonly directory: string;
  /** The same as the shell spells it, with the links in it. */
  readonly shellDirectory: string | undefined;
  readonly workspaces: readonly string[];
}

/**
 * Gathers the spellings of the checkout that a tool on this machine may have written into a log: macOS has `/tmp` for `/private/tmp`, jobs work in linked
 * folders, `subst` gives a folder a drive.
 */
export async function spellRoots(folders: SpelledFolders): Promise<Roots> {
  const { root, prefix, folder, directory, shellDirectory, workspaces } = folders;
  const real = await realPath(root);
  const starts = [directory];
  if (shellDirectory !== undefined && isAbsolute(shellDirectory)) {
    if ((await realPath(shellDirectory)) === (await realPath(directory))) starts.push(shellDirectory);
  }
  const tops = starts.map((start) => withoutEnd(resolve(start, folder), prefix));
  const aliases = new Set<string>();
  for (const top of [...tops, real])
    if (top !== undefined && (await realPath(top)) === real) aliases.add(top);
  aliases.delete(resolve(root));
  return {
    checkout: root,
    aliases: [...aliases],
    ignoresCase: await ignoresCase(root),
    prefix,
    workspaces: [...new Set([...workspaces, ...(await Promise.all(workspaces.map(realPath)))])],
  };
}

/** The folder of which `end` is a part; undefined where it is spelled otherwise. */
function withoutEnd(folder: string, end: string): string | undefined {
  const spelled = folder.split(sep).join('/');
  const top = `${spelled}/`.endsWith(`/${end}`)
    ? `${spelled}/`.slice(0, -end.length || undefined)
    : undefined;
  return top === undefined ? undefined : resolve(top);
}

/** Without links. What is not there stays as it is. */
async function realPath(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

/** Whether the disk has the same folder in another case. */
async function ignoresCase(folder: string): Promise<boolean> {
  const other = folder === folder.toUpperCase() ? folder.toLowerCase() : folder.toUpperCase();
  if (other === folder) return false;
  const [one, two] = await Promise.all([folder, other].map((path) => stat(path).catch(() => undefined)));
  return one !== undefined && one.ino === two?.ino && one.dev === two.dev;
}
