import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Git, GitResult } from './git.ts';

/** Where git says that we are. */
export interface Discovered {
  /** Absolute path of the folder that was named as the checkout, with the links in it. */
  readonly folder: string;
  /** Absolute path of the top folder of the working tree. */
  readonly root: string;
  /** Absolute path of the repository itself. */
  readonly gitDirectory: string;
}

/** Why a repository is not taken for the checkout; `refused`: git would not tell. */
export type Foreign = { readonly reason: string } | { readonly refused: GitResult };

/**
 * Why the repository that git found may be the work of whoever wrote the files that are checked out, or
 * undefined. Its settings name programs that git starts. Nobody can commit a file that is called `.git`, but
 * git also takes a folder with `HEAD`, `objects` and `refs` for a repository, and the setting that forbids it
 * is not known to all of its versions.
 */
export async function whyForeign(
  git: Git,
  { folder, root, gitDirectory }: Discovered,
): Promise<Foreign | undefined> {
  const [outermost] = checkoutsAround(folder);
  if (outermost !== undefined && !isWithin(await realpath(outermost), await realpath(folder))) {
    return {
      reason: `${quote(folder)} leads out of the checkout ${quote(outermost)} by a link; name the folder itself`,
    };
  }
  if (!(await leadsTo(join(root, '.git'), gitDirectory))) return { reason: foundByFiles(gitDirectory) };
  // The outer ones first: until they have been asked, nobody knows whose settings an inner one has.
  const checkouts = checkoutsAround(root);
  for (const [index, outer] of checkouts.slice(0, -1).entries()) {
    const inner = checkouts[index + 1] ?? root;
    // As git has it, on Windows too.
    const path = relative(outer, inner).split(sep).join('/');
    const tracked = await git([
      '--literal-pathspecs',
      '-C',
      outer,
      ...['ls-tree', '-z', '-t', 'HEAD', '--', path],
    ]);
    if (tracked.status !== 0 && !hasNothing(tracked)) return { refused: tracked };
    if (isTracked(tracked, path)) {
      return {
        reason: `${quote(inner)} is inside of a folder that the checkout ${quote(outer)} tracks; put it beside that checkout`,
      };
    }
  }
  return undefined;
}

/** The sentence about files that pass for a repository. */
export function foundByFiles(folder: string): string {
  return `git takes files at ${quote(folder)} for a repository, and these may be part of the change; name a checkout whose top holds its own .git`;
}

/** The folder and those above it that hold a `.git`, outermost first. */
function checkoutsAround(folder: string): readonly string[] {
  const above = dirname(folder) === folder ? [] : checkoutsAround(dirname(folder));
  return existsSync(join(folder, '.git')) ? [...above, folder] : above;
}

/** Whether `.git` is this repository, or the file of a linked working tree or a submodule that names it. */
async function leadsTo(path: string, gitDirectory: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const isFolder = (await stat(path)).isDirectory();
  const target = isFolder ? path : resolve(dirname(path), await readGitFile(path));
  return (await realpath(target)) === (await realpath(gitDirectory));
}

async function readGitFile(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replace(/^gitdir: /, '').replace(/\r?\n$/, '');
}

/**
 * A submodule is a repository that the outer checkout wants there; its folder stands in the tree as a commit.
 */
function isTracked({ stdout }: GitResult, path: string): boolean {
  const entries = stdout.toString('utf8').split('\0').filter(Boolean);
  return (
    entries.length > 0 && !entries.some((entry) => entry.startsWith('160000 ') && entry.endsWith(`\t${path}`))
  );
}

/** A `.git` that is no repository, and one without a commit. */
function hasNothing({ stderr }: GitResult): boolean {
  return /not a git repository|Not a valid object name HEAD/.test(stderr);
}

function isWithin(outer: string, inner: string): boolean {
  const way = relative(outer, inner);
  return !isAbsolute(way) && way.split(/[\\/]/, 1)[0] !== '..';
}

function quote(path: string): string {
  return JSON.stringify(path);
}
