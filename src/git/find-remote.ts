import type { Git } from './git.ts';
import { repositoryName } from './repository-name.ts';

/** A remote, and what it is called only because somebody called it so: `origin` may be anybody's fork. */
const URL_OF_REMOTE = '^remote\\..*\\.url$';

/**
 * Name of the remote that a checkout fetches this repository from; undefined where it has none. The address
 * as it is configured decides, and not what `insteadOf` of this machine makes of it.
 *
 * @param addresses of one repository, over whatever protocols
 */
export async function findRemote(git: Git, addresses: readonly string[]): Promise<string | undefined> {
  const names = addresses.map(repositoryName);
  const listed = await git(['config', '-z', '--get-regexp', URL_OF_REMOTE]);
  const asked = new Set<string>();
  for (const entry of listed.stdout.toString('utf8').split('\0')) {
    const end = entry.indexOf('\n');
    const remote = /^remote\.(.+)\.url$/su.exec(entry.slice(0, end))?.[1];
    // git fetches from the first address of a remote.
    if (remote === undefined || asked.has(remote)) continue;
    asked.add(remote);
    if (names.includes(repositoryName(entry.slice(end + 1)))) return remote;
  }
  return undefined;
}
