import type { Git } from './git.ts';
import { repositoryName } from './repository-name.ts';

/**
 * Whether a checkout was cloned from this address, as its remote `origin` says, over whatever protocol: a job
 * may analyze another repository than its own.
 *
 * @param address `https://host/owner/name`
 */
export async function isCloneOf(git: Git, address: string): Promise<boolean> {
  const found = await git(['config', '--get', 'remote.origin.url']);
  return found.status === 0 && repositoryName(found.stdout.toString('utf8')) === repositoryName(address);
}
