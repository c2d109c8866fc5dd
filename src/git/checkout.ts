import { existsSync } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { ConfigurationError } from '../errors.ts';
import { type Git, type GitResult, gitOutput, gitReason } from './git.ts';
import { readHeaders } from './objects.ts';

/** How a CI system is told to bring every commit, for remedies. */
export const FULL_HISTORY = 'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab)';

/** Where we stand: the commit that was analyzed, and the folder inside its tree. */
export interface Checkout {
  /** Commit id of `HEAD`. */
  readonly head: string;
  /** Absolute path of the top folder of the working tree. */
  readonly root: string;
  /** From the top to the working directory: empty, or `sub/folder/`. */
  readonly prefix: string;
}

/**
 * Reads which checkout git is in. Nothing else may be asked of git before: until then it may stand in a
 * repository that is part of what is checked out. Throws `ConfigurationError` when the folder is no checkout,
 * is such a repository, belongs to another user in git's eyes, or has no commit, and where git is too old to
 * tell.
 *
 * @param folder in which git works, absolute
 */
export async function readCheckout(git: Git, folder: string): Promise<Checkout> {
  const answer = await git(['rev-parse', ...QUESTIONS]);
  // Only the last line break is git's. The head is missing where there is none.
  const lines = answer.stdout.toString('utf8').replace(/\n$/, '').split('\n');
  const [root = '', gitDirectory = '', prefix = '', head = ''] = lines;
  if (lines.length !== (answer.status === 0 ? QUESTIONS_ANSWERED : QUESTIONS_ANSWERED - 1)) {
    await requireGit(git);
    throw new ConfigurationError(
      lines.length > QUESTIONS_ANSWERED
        ? 'working-directory: the path of the checkout contains a line break; check it out elsewhere.'
        : `working-directory: ${explain(answer, folder)}.`,
    );
  }
  const foreign = await whyForeign(git, folder, root, gitDirectory);
  if (foreign !== undefined) {
    await requireGit(git);
    throw new ConfigurationError(`working-directory: ${foreign}.`);
  }
  const isCommit = head !== '' && (await readHeaders(git, [head]))[0]?.type === 'commit';
  if (!isCommit) {
    throw new ConfigurationError(
      'working-directory: the checkout has no commit at HEAD; commit first, or check out the commit that was analyzed.',
    );
  }
  return { head, root, prefix };
}

/** Where we are, and which commit `HEAD` names: that is read from the ref, and no object is looked at. */
const QUESTIONS = [
  ...['--show-toplevel', '--absolute-git-dir', '--show-prefix'],
  ...['--verify', '--quiet', 'HEAD'],
];
const QUESTIONS_ANSWERED = 4;

/** Why git refuses a folder, and what to do. */
function explain(result: GitResult, folder: string): string {
  // "unsafe repository … owned by someone else" is what the first releases with this check said (2.35.2).
  if (/dubious ownership|owned by someone else/.test(result.stderr)) {
    const advised = /--add safe\.directory (.+)$/m.exec(result.stderr)?.[1] ?? quote(folder);
    return `git refuses a folder that belongs to another user; run git config --global --add safe.directory ${advised} before this step, as the user of this step`;
  }
  const bare = /cannot use bare repository '([^\n]*)' \(safe\.bareRepository/.exec(result.stderr)?.[1];
  return bare === undefined
    ? `not the working tree of a git checkout (${gitReason(result)}); check the repository out before this step and name its folder`
    : foundByFiles(bare);
}

/**
 * What git says of its version. A text that holds no version passes.
 *
 * @throws ConfigurationError where it is older than what we need
 */
export async function requireGit(git: Git): Promise<string> {
  const version = (await gitOutput(git, ['version'])).toString('utf8').trim();
  const [, major = '9', minor = '0'] = /(?<!\d)(\d+)\.(\d+)/u.exec(version) ?? [];
  if (Number(major) < 2 || (Number(major) === 2 && Number(minor) < 30))
    throw new ConfigurationError(`${version} is too old: install git 2.30 or later`);
  return version;
}

/**
 * Why the repository that git found may be the work of whoever wrote the files that are checked out, or
 * undefined. Its settings name programs that git starts. Nobody can commit a file that is called `.git`, but
 * git also takes a folder with `HEAD`, `objects` and `refs` for a repository, and the setting that forbids it
 * is not known to all of its versions.
 */
async function whyForeign(
  git: Git,
  folder: string,
  root: string,
  gitDirectory: string,
): Promise<string | undefined> {
  const [outermost] = checkoutsAround(folder);
  if (outermost !== undefined && !isWithin(await realpath(outermost), await realpath(folder)))
    return `${quote(folder)} leads out of the checkout ${quote(outermost)} by a link; name the folder itself`;
  if (!(await leadsTo(join(root, '.git'), gitDirectory))) return foundByFiles(gitDirectory);
  // The outer ones first: until they have been asked, nobody knows whose settings an inner one has.
  const checkouts = checkoutsAround(root);
  for (const [index, outer] of checkouts.slice(0, -1).entries()) {
    const inner = checkouts[index + 1] ?? root;
    // As git has it, on Windows too.
    const path = relative(outer, inner).split(sep).join('/');
    const tracked = await git(['-C', outer, 'ls-tree', '-z', '-t', 'HEAD', '--', path]);
    if (tracked.status !== 0 && !hasNothing(tracked)) return explain(tracked, folder);
    if (isTracked(tracked, path))
      return `${quote(inner)} is inside a folder that the checkout ${quote(outer)} tracks; put it next to that checkout`;
  }
  return undefined;
}

/** The sentence about files that pass for a repository. */
function foundByFiles(folder: string): string {
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
