import type { Git } from './git.ts';

/**
 * Whether a checkout was cloned from this address, as its remote `origin` says, over whatever protocol: a job
 * may analyze another repository than its own.
 *
 * @param address `https://host/owner/name`
 */
export async function isCloneOf(git: Git, address: string): Promise<boolean> {
  const found = await git(['config', '--get', 'remote.origin.url']);
  return found.status === 0 && nameOf(found.stdout.toString('utf8')) === nameOf(address);
}

/** `host/owner/name` of an address, `user@host:owner/name` among them. */
function nameOf(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^[a-z+]+:\/\//u, '')
    .replace(/^[^@/]*@/u, '')
    .replace(/^([^/:]+)(?::\d+(?=\/))?[:/]/u, '$1/')
    .replace(/(?<!\/)\/+$/u, '')
    .replace(/\.git$/u, '');
}
