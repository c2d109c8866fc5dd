import type { Git } from './git.ts';
import { gitReason } from './git-output.ts';
import { isSha } from './sha.ts';

/** A remote answers for one branch in far less. */
const TIME_LIMIT_MS = 30_000;

export type BranchTip = { readonly sha: string } | { readonly missing: string };

/**
 * The commit that a branch of a remote is at now; where the remote cannot be asked, the one that the checkout
 * knows it to have been at. Fetches nothing.
 */
export async function readBranchTip(
  git: Git,
  remote: string,
  branch: string,
  signal: AbortSignal = AbortSignal.timeout(TIME_LIMIT_MS),
): Promise<BranchTip> {
  const asked = await askRemote(git, remote, branch, signal);
  if ('sha' in asked) return asked;
  const known = `refs/remotes/${remote}/${branch}^{commit}`;
  const local = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', known]);
  const sha = local.stdout.toString('latin1').trim();
  return local.status === 0 && isSha(sha) ? { sha } : asked;
}

async function askRemote(git: Git, remote: string, branch: string, signal: AbortSignal): Promise<BranchTip> {
  const ref = `refs/heads/${branch}`;
  try {
    const result = await git(['ls-remote', '--quiet', '--end-of-options', remote, ref], '', signal);
    if (result.status !== 0) return { missing: gitReason(result) };
    // Signs of a glob in a name stand for others too.
    const lines = result.stdout.toString('utf8').split('\n');
    const sha = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
    return sha !== undefined && isSha(sha) ? { sha } : { missing: 'the remote has no such branch' };
  } catch (error) {
    if (!signal.aborted) throw error;
    return { missing: 'the remote did not answer in time' };
  }
}
