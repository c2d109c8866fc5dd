import { ConfigurationError } from '../errors.ts';
import { foundByFiles, whyForeign } from './foreign-repository.ts';
import type { Git, GitResult } from './git.ts';
import { gitReason } from './git-output.ts';
import { readHeaders } from './objects.ts';

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
 * is such a repository, belongs to another user in git's eyes, or has no commit.
 *
 * @param folder in which git works, absolute
 */
export async function readCheckout(git: Git, folder: string): Promise<Checkout> {
  const { root, gitDirectory, prefix, head } = await askWhere(git);
  const foreign = await whyForeign(git, { folder, root, gitDirectory });
  if (foreign !== undefined) {
    throw new ConfigurationError(
      'reason' in foreign ? `working-directory: ${foreign.reason}.` : explain(foreign.refused),
    );
  }
  const isCommit = head !== '' && (await readHeaders(git, [head]))[0]?.type === 'commit';
  if (!isCommit) {
    throw new ConfigurationError(
      'working-directory: the checkout has no commit at HEAD; check out the commit that was analyzed.',
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
    const results = await Promise.all(QUESTIONS.map((question) => git(['rev-parse', ...question])));
    const failed = results.slice(0, -1).find(({ status }) => status !== 0);
    if (failed !== undefined) throw new ConfigurationError(explain(failed));
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
  // Of a folder on a server git advises another spelling than it names; its quotes are those of sh.
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
