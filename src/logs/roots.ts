import { realpath } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Roots } from './paths.ts';

/** Folders that macOS has behind links, whatever the environment says. */
const LINKED_BY_THE_SYSTEM = ['/tmp', '/var'];

/**
 * The folders that an environment spells as people and tools see them, with links in them: that of the shell,
 * homes, temporary folders.
 */
export function spelledFolders(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { PWD, HOME, USERPROFILE, TMPDIR, TEMP, TMP, RUNNER_TEMP } = environment;
  const named = [PWD, HOME, USERPROFILE, TMPDIR, TEMP, TMP, RUNNER_TEMP];
  return [...named.filter((folder) => folder !== undefined), ...LINKED_BY_THE_SYSTEM];
}

/**
 * Gathers the spellings of the checkout that a tool on this machine may have written into a log: macOS has
 * `/tmp` for `/private/tmp`, jobs work in linked folders, `subst` gives a folder a drive.
 *
 * @param root the absolute path of the top of the checkout, as git has it
 * @param spelled folders above, at or inside of the checkout as somebody spells them; absolute ones count
 */
export async function resolveRootAliases({
  root,
  prefix,
  spelled,
  workspaces,
}: Pick<Roots, 'prefix' | 'workspaces'> & {
  readonly root: string;
  readonly spelled: readonly string[];
}): Promise<Roots> {
  const real = await realPath(resolve(root));
  const tops = await Promise.all(
    [...spelled, ...workspaces].map(async (folder) =>
      isAbsolute(folder) ? respell(folder, await realPath(folder), real) : undefined,
    ),
  );
  const aliases = new Set([...tops.filter((top) => top !== undefined), real]);
  aliases.delete(resolve(root));
  return {
    checkout: root,
    aliases: [...aliases],
    prefix,
    workspaces: [...new Set([...workspaces, ...(await Promise.all(workspaces.map(realPath)))])],
  };
}

/** The checkout as a folder above, at or inside of it is spelled; undefined where it is elsewhere. */
function respell(folder: string, realFolder: string, checkout: string): string | undefined {
  const down = relative(realFolder, checkout);
  if (!leadsUp(down)) return resolve(folder, down);
  const up = relative(checkout, realFolder);
  const spelled = resolve(folder);
  return !leadsUp(up) && spelled.endsWith(`${sep}${up}`) ? spelled.slice(0, -up.length - 1) : undefined;
}

function leadsUp(way: string): boolean {
  return isAbsolute(way) || way.split(sep, 1)[0] === '..';
}

/** Without links. What is not there stays as it is. */
async function realPath(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}
