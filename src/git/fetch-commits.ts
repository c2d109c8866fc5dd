import type { Git } from './git.ts';
import { gitOutput, gitReason } from './git-output.ts';
import { isShallow } from './shallow.ts';

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
