import { ConfigurationError } from '../errors.ts';
import type { Git, GitResult } from './git.ts';
import { gitReason } from './git-output.ts';

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
 * Reads which checkout git is in. Throws `ConfigurationError` when the folder is no checkout, belongs to another user
 * in git's eyes, or has no commit.
 */
export async function readCheckout(git: Git): Promise<Checkout> {
  const root = await git(['rev-parse', '--show-toplevel']);
  if (root.status !== 0) throw new ConfigurationError(explain(root));
  const prefix = await git(['rev-parse', '--show-prefix']);
  const head = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', 'HEAD^{commit}']);
  if (head.status !== 0) {
    throw new ConfigurationError(
      'working-directory: the checkout has no commit at HEAD; check out the commit that was analyzed.',
    );
  }
  return { head: line(head), root: line(root), prefix: line(prefix) };
}

/** Only the last line break is git's: a folder's name may hold one. */
function line(result: GitResult): string {
  return result.stdout.toString('utf8').replace(/\n$/, '');
}

function explain(result: GitResult): string {
  // "unsafe repository … owned by someone else" is what the first releases with this check said (2.35.2).
  if (/dubious ownership|owned by someone else/.test(result.stderr)) {
    const path = /repository (?:at )?\(?'([^'\n]*)'/.exec(result.stderr)?.[1] ?? '<path of the checkout>';
    return (
      `working-directory: git refuses ${JSON.stringify(path)} because the folder belongs to another user; ` +
      `run "git config --global --add safe.directory ${path}" before this step, as the user of this step.`
    );
  }
  return (
    `working-directory: not the working tree of a git checkout (${gitReason(result)}); ` +
    'check the repository out before this step and name its folder.'
  );
}
