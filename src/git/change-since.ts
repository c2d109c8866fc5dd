import { ConfigurationError } from '../errors.ts';
import { readCheckout } from './checkout.ts';
import { type Git, isShallow } from './git.ts';

/**
 * What `HEAD` has beyond a branch, a tag or any other revision that git knows: the diff that a service would
 * show for it.
 *
 * @param folder in which git works, absolute
 * @param revision as a person wrote it
 * @throws ConfigurationError where the folder is no checkout, the revision is none, the two have no commit in
 * common, or `HEAD` has nothing beyond it
 * @returns the newest commit that both have, and `HEAD`
 */
export async function changeSince(
  git: Git,
  folder: string,
  revision: string,
): Promise<{ readonly base: string; readonly head: string }> {
  const { head } = await readCheckout(git, folder);
  const other = await findCommit(git, revision);
  if (other === undefined) {
    const remote = `origin/${revision}`;
    const remedy =
      (await findCommit(git, remote)) === undefined
        ? 'git branch --all lists those that there are; fetch any other first (git fetch origin NAME:NAME)'
        : `there is ${remote}: give --base ${remote}`;
    throw new ConfigurationError(`--base ${revision}: no such branch or commit; ${remedy}.`);
  }
  const found = await git(['merge-base', '--end-of-options', other, head]);
  if (found.status !== 0) {
    const remedy = (await isShallow(git))
      ? 'this checkout is shallow: run git fetch --unshallow'
      : 'their histories are unrelated: give the branch that HEAD was started from';
    throw new ConfigurationError(`--base ${revision}: it has no commit in common with HEAD; ${remedy}.`);
  }
  const base = found.stdout.toString('latin1').trim();
  if (base === head) {
    throw new ConfigurationError(
      `Your branch has no commits beyond ${revision}: commit first, or give --base the branch that it was started from.`,
    );
  }
  return { base, head };
}

async function findCommit(git: Git, revision: string): Promise<string | undefined> {
  const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  return found.status === 0 ? found.stdout.toString('latin1').trim() : undefined;
}
