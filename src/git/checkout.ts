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
  const { root, gitDirectory, prefix, head } = await askWhere(git);
  const foreign = await whyForeign(git, { folder, root, gitDirectory });
  if (foreign !== undefined) {
    await requireGit(git);
    throw new ConfigurationError(
      'reason' in foreign ? `working-directory: ${foreign.reason}.` : explain(foreign.refused),
    );
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
  ['--show-toplevel'],
  ['--absolute-git-dir'],
  ['--show-prefix'],
  ['--verify', '--quiet', 'HEAD'],
] as const;

/**
 * Asks in one process where it can: a folder whose name holds a line break is asked for by itself. The head
 * is empty where there is none.
 */
async function askWhere(git: Git) {
  const together = await git(['rev-parse', ...QUESTIONS.flat()]);
  let answers: readonly string[] = line(together).split('\n');
  if (together.status !== 0 || answers.length !== QUESTIONS.length) {
    // Where the first question has no answer, none has.
    const results =
      together.stdout.length === 0
        ? [together]
        : await Promise.all(QUESTIONS.map((question) => git(['rev-parse', ...question])));
    const failed = results.slice(0, QUESTIONS.length - 1).find(({ status }) => status !== 0);
    if (failed !== undefined) {
      await requireGit(git);
      throw new ConfigurationError(explain(failed));
    }
    answers = results.map(line);
  }
  const [root = '', gitDirectory = '', prefix = '', head = ''] = answers;
  return { root, gitDirectory, prefix, head };
}

/** Only the last line break is git's: a folder's name may hold one. */
function line(result: GitResult): string {
  return result.stdout.toString('utf8').replace(/\n$/, '');
}

/**
 * What to do where git says that a folder belongs to somebody else, for the shells of a platform; undefined
 * where it says something else.
 */
export function describeDistrust(stderr: string, platform: NodeJS.Platform): string | undefined {
  // "unsafe repository … owned by someone else" is what the first releases with this check said (2.35.2).
  if (!/dubious ownership|owned by someone else/.test(stderr)) return undefined;
  // Git advises another spelling of a folder on a server than the one it names; its quotes are those of sh.
  const advised = /--add safe\.directory (.+)$/m
    .exec(stderr)?.[1]
    ?.replace(/^'(.*)'$/, '$1')
    .replaceAll("'\\''", "'");
  const named = /repository (?:at )?\(?'([^'\n]*)'/.exec(stderr)?.[1];
  const path = advised ?? named ?? '<path of the checkout>';
  const quoted = platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
  return (
    `working-directory: git refuses ${JSON.stringify(named ?? path)} because the folder belongs to another user; ` +
    `run git config --global --add safe.directory ${quoted} before this step, as the user of this step.`
  );
}

function explain(result: GitResult): string {
  const distrust = describeDistrust(result.stderr, process.platform);
  if (distrust !== undefined) return distrust;
  const bare = /cannot use bare repository '([^\n]*)' \(safe\.bareRepository/.exec(result.stderr)?.[1];
  if (bare !== undefined) return `working-directory: ${foundByFiles(bare)}.`;
  return (
    `working-directory: not the working tree of a git checkout (${gitReason(result)}); ` +
    'check the repository out before this step and name its folder.'
  );
}

const OLDEST_GIT = [2, 30] as const;

/**
 * What git says of its version. A text that holds no version passes.
 *
 * @throws ConfigurationError where it is older than what we need
 */
export async function requireGit(git: Git): Promise<string> {
  const version = (await gitOutput(git, ['version'])).toString('utf8').trim();
  if (isTooOld(version))
    throw new ConfigurationError(`${version} is too old: install git ${OLDEST_GIT.join('.')} or later`);
  return version;
}

function isTooOld(version: string): boolean {
  const [, major, minor] = /(?<!\d)(\d+)\.(\d+)/u.exec(version) ?? [];
  if (major === undefined || minor === undefined) return false;
  const [oldMajor, oldMinor] = OLDEST_GIT;
  return Number(major) < oldMajor || (Number(major) === oldMajor && Number(minor) < oldMinor);
}

/** Where git says that we are. */
interface Discovered {
  /** Absolute path of the folder that was named as the checkout, with the links in it. */
  readonly folder: string;
  /** Absolute path of the top folder of the working tree. */
  readonly root: string;
  /** Absolute path of the repository itself. */
  readonly gitDirectory: string;
}

/** Why a repository is not taken for the checkout; `refused`: git would not tell. */
type Foreign = { readonly reason: string } | { readonly refused: GitResult };

/**
 * Why the repository that git found may be the work of whoever wrote the files that are checked out, or
 * undefined. Its settings name programs that git starts. Nobody can commit a file that is called `.git`, but
 * git also takes a folder with `HEAD`, `objects` and `refs` for a repository, and the setting that forbids it
 * is not known to all of its versions.
 */
async function whyForeign(
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
    const tracked = await git(['-C', outer, 'ls-tree', '-z', '-t', 'HEAD', '--', path]);
    if (tracked.status !== 0 && !hasNothing(tracked)) return { refused: tracked };
    if (isTracked(tracked, path)) {
      return {
        reason: `${quote(inner)} is inside a folder that the checkout ${quote(outer)} tracks; put it next to that checkout`,
      };
    }
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
