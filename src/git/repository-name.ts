/**
 * What an address of a repository names, as `host/owner/name`, whatever the protocol, the port and the
 * credentials in it; letters' case counts for nothing. `user@host:owner/name` is an address too.
 */
export function repositoryName(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^[a-z+]+:\/\//u, '')
    .replace(/^[^@/]*@/u, '')
    .replace(/^([^/:]+)(?::\d+(?=\/))?[:/]/u, '$1/')
    .replace(/(?<!\/)\/+$/u, '')
    .replace(/\.git$/u, '');
}
