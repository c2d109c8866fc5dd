import { type Git, gitOutput, gitReason, isShallow } from './git.ts';
import { isSha } from './objects.ts';

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

/**
 * Fetches commits by their ids from the remote that is named, else from `origin`, else from the first one.
 * Returns the reasons for those that did not come. Writes objects only, no ref and no setting. When `signal`
 * fires, the rest is given up with that reason.
 *
 * A shallow repository gets the bare commits (`--depth=1`). That cuts nothing: git marks only the fetched
 * commits as having no parents, while any greater depth would be counted from them and could shorten the
 * history that is there. A full repository gets them with their history; a depth would make it shallow.
 */
export async function fetchCommits(
  git: Git,
  shas: readonly string[],
  signal: AbortSignal,
  named?: string,
): Promise<ReadonlyMap<string, string>> {
  const remote = named ?? (await chooseRemote(git));
  if (remote === undefined) return new Map(shas.map((sha) => [sha, 'the checkout has no remote']));
  const args = fetchArguments(remote, (await isShallow(git)) ? ['--depth=1'] : []);

  const reasons = new Map<string, string>();
  const groups: (readonly string[])[] = [shas];
  for (const group of groups) {
    const failure = await fetchGroup(git, args, group, signal);
    if (failure === undefined) continue;
    for (const sha of failure.blamed) reasons.set(sha, failure.reason);
    const rest = group.filter((sha) => !failure.blamed.includes(sha));
    if (failure.blamed.length === 0) groups.push(...rest.map((sha) => [sha]));
    else if (rest.length > 0) groups.push(rest);
  }
  return reasons;
}

/** The remote that commits are fetched from: `origin`, else the first one. */
export async function chooseRemote(git: Git): Promise<string | undefined> {
  const names = (await gitOutput(git, ['remote'])).toString('utf8').split('\n').filter(Boolean);
  return names.includes('origin') ? 'origin' : names[0];
}

function fetchArguments(remote: string, depth: readonly string[]): readonly string[] {
  return [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-prune',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    '--no-auto-maintenance',
    '--stdin',
    ...depth,
    '--end-of-options',
    remote,
  ];
}

/**
 * One fetch. One id that the remote refuses fails all of it, and is named in the message as a rule; where
 * none is named, nobody is to blame, and each has to be tried alone.
 */
async function fetchGroup(
  git: Git,
  args: readonly string[],
  group: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly reason: string; readonly blamed: readonly string[] } | undefined> {
  try {
    const result = await git(args, group.map((sha) => `${sha}\n`).join(''), signal);
    if (result.status === 0) return undefined;
    const named = group.filter((sha) => result.stderr.includes(sha.toLowerCase()));
    return { reason: gitReason(result), blamed: group.length === 1 ? group : named };
  } catch (error) {
    if (!signal.aborted) throw error;
    return { reason: 'the remote did not answer in time', blamed: group };
  }
}

/**
 * What an address of a repository names, as `host/owner/name`, whatever the protocol, the port and the
 * credentials in it; letters' case counts for nothing. `user@host:owner/name` is an address too.
 */
function repositoryName(address: string): string {
  return address
    .trim()
    .toLowerCase()
    .replace(/^[a-z+]+:\/\//u, '')
    .replace(/^[^@/]*@/u, '')
    .replace(/^([^/:]+)(?::\d+(?=\/))?[:/]/u, '$1/')
    .replace(/(?<!\/)\/+$/u, '')
    .replace(/\.git$/u, '');
}
