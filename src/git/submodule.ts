import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diff } from '../diff/diff.ts';
import { presentCommits } from './commits.ts';
import type { Git } from './git.ts';
import { readDiff } from './read-diff.ts';

/** A submodule that a change moved to another of its commits. */
interface ChangedSubmodule {
  /** A git that works in it. */
  readonly git: Git;
  /** Between its commits at the base and at the head. */
  readonly diff: Diff;
}

/**
 * Opens a submodule where it is checked out and has both commits; undefined where it is not, or has not.
 * Nothing is fetched.
 *
 * @param root absolute path of the top folder of the checkout
 * @param path of the submodule in it
 */
export async function openSubmodule(
  git: Git,
  root: string,
  path: string,
  { old, now }: { readonly old: string; readonly now: string },
): Promise<ChangedSubmodule | undefined> {
  const folder = join(root, path);
  const own: Git = (args, ...rest) => git(['-C', folder, ...args], ...rest);
  const top = await own(['rev-parse', '--show-toplevel']);
  const shown = top.stdout.toString('utf8').replace(/\n$/, '');
  // Where it is not checked out, git finds the repository around it.
  if (top.status !== 0 || (await realPath(shown)) !== (await realPath(folder))) return undefined;
  const present = await presentCommits(own, [old, now]);
  if (!present.has(old) || !present.has(now)) return undefined;
  return { git: own, diff: await readDiff(own, old, now, { algorithm: 'default' }) };
}

async function realPath(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}
