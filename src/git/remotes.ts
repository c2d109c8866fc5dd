import { type Git, type GitResult, gitOutput, gitReason, isShallow } from './git.ts';
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

/** A remote answers for one branch in far less. */
const TIME_LIMIT_MS = 30_000;

/**
 * The commit that a branch of a remote is at now; where the remote cannot be asked, the one that the checkout
 * knows it to have been at. Fetches nothing.
 */
export async function readBranchTip(
  git: Git,
  remote: string,
  branch: string,
  signal: AbortSignal = AbortSignal.timeout(TIME_LIMIT_MS),
): Promise<{ readonly sha?: string; readonly missing?: string }> {
  const ref = `refs/heads/${branch}`;
  const asked = await ask(git, ['ls-remote', '--quiet', '--end-of-options', remote, ref], '', signal);
  // Signs of a glob in a name stand for others too.
  const lines = asked.stdout.toString('utf8').split('\n');
  const tip = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
  if (asked.status === 0 && tip !== undefined && isSha(tip)) return { sha: tip };
  const known = `refs/remotes/${remote}/${branch}^{commit}`;
  const local = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', known]);
  const sha = local.stdout.toString('latin1').trim();
  if (local.status === 0 && isSha(sha)) return { sha };
  return { missing: asked.status === 0 ? 'the remote has no such branch' : gitReason(asked) };
}

/** Asks a remote; when `signal` fires, that is its answer. */
async function ask(
  git: Git,
  args: readonly string[],
  input: string,
  signal: AbortSignal,
): Promise<GitResult> {
  try {
    return await git(args, input, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    return { status: 1, stdout: Buffer.alloc(0), stderr: 'the remote did not answer in time' };
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
  // One id that the remote refuses fails all of a fetch, and is named in the message.
  for (let left = shas; left.length > 0; left = left.filter((sha) => !reasons.has(sha))) {
    const result = await ask(git, args, left.map((sha) => `${sha}\n`).join(''), signal);
    if (result.status === 0) return reasons;
    const named = left.filter((sha) => result.stderr.includes(sha.toLowerCase()));
    for (const sha of named.length === 0 ? left : named) reasons.set(sha, gitReason(result));
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
