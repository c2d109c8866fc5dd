import { ConfigurationError } from '../errors.ts';
import { firstFew, nearest } from '../text/names.ts';
import { readCheckout } from './checkout.ts';
import { type Git, isShallow } from './git.ts';

/** Both ends of what a checkout has beyond a revision. */
interface ChangeSince {
  /** The newest commit that both have. */
  readonly base: string;
  /** `HEAD`. */
  readonly head: string;
}

/**
 * What `HEAD` has beyond a branch, a tag or any other revision that git knows: the diff that a service would
 * show for it.
 *
 * @param folder in which git works, absolute
 * @param revision as a person wrote it
 * @throws ConfigurationError where the folder is no checkout, the revision is none, the two have no commit in
 * common, or `HEAD` has nothing beyond it
 */
export async function changeSince(git: Git, folder: string, revision: string): Promise<ChangeSince> {
  const { head } = await readCheckout(git, folder);
  const other = await findCommit(git, revision);
  if (other === undefined) {
    throw new ConfigurationError(
      `--base ${revision}: no such branch or commit; ${await nameOthers(git, revision)}.`,
    );
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

const BRANCHES_NAMED = 10;

/** The branches that there are, and the one that was probably meant. */
async function nameOthers(git: Git, revision: string): Promise<string> {
  const remote = `origin/${revision}`;
  if ((await findCommit(git, remote)) !== undefined) return `there is ${remote}: give --base ${remote}`;
  const format = '--format=%(if)%(symref)%(then)%(else)%(refname:short)%(end)';
  const found = await git(['for-each-ref', format, 'refs/heads', 'refs/remotes']);
  const branches = found.stdout.toString('utf8').split('\n').filter(Boolean);
  if (branches.length === 0) return 'this checkout has no branch: fetch it first';
  const meant = nearest(revision, branches);
  const there = `this checkout has ${firstFew(branches, BRANCHES_NAMED)}; fetch any other first (git fetch origin NAME:NAME)`;
  return meant === undefined ? there : `did you mean ${meant}? T${there.slice(1)}`;
}

async function findCommit(git: Git, revision: string): Promise<string | undefined> {
  const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  return found.status === 0 ? found.stdout.toString('latin1').trim() : undefined;
}
