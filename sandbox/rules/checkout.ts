import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { isFullName, resolveCommit } from '../git/git.ts';
import type { Deployment } from '../store/deployments.ts';
import { branchNamed, changeDeployment, createDeployment, PROPOSED } from './deployments.ts';
import { Refusal } from './refusal.ts';
import type { Sandbox } from './sandbox.ts';

/** A longer row of digits in a branch is a date or a hash. */
const LARGEST_NUMBER = 999_999;

/** A change of a git repository of this machine. */
export interface Checkout {
  /** Path of the repository. */
  readonly repository: string;
  /** Where the change is to go: a branch, or any other revision. */
  readonly base: string;
  /** The change: a branch, or any other revision. */
  readonly head: string;
}

/**
 * Makes a deployment request of what the head has beyond the base; the one of the same repository and branch,
 * if there is one, moves on to it. A new one gets the number that its branch carries, where that is free.
 * Refuses with `invalid` where the repository or a commit of it is missing, or the head has nothing new.
 */
export async function deployCheckout(sandbox: Sandbox, checkout: Checkout): Promise<Deployment> {
  const repository = resolve(checkout.repository);
  const ends = await resolveEnds(sandbox, repository, checkout);
  const answer = await sandbox.git.run(repository, ['merge-base', ends.base, ends.head]);
  const base = answer.kind === 'done' ? answer.output.toString('utf8').trim() : ends.base;
  if (base === ends.head) {
    const whose = checkout.head === 'HEAD' ? 'Your branch' : readable(checkout.head);
    throw new Refusal('invalid', `${whose} has no commits beyond ${readable(checkout.base)}`);
  }
  const named = await nameOf(sandbox, repository, checkout.head);
  const short = ends.head.slice(0, SHORT_SHA);
  const branch = named ?? `detached-${short}`;
  const targetBranch = await branchNamed(sandbox, repository, checkout.base);
  const known = sandbox.store.deployments
    .list()
    .find((one) => one.repository === repository && one.branch === branch);
  if (known !== undefined)
    return changeDeployment(sandbox, known.number, { base, head: ends.head, targetBranch });
  return createDeployment(sandbox, {
    repository,
    base,
    head: ends.head,
    title: `${named ?? `commit ${short}`} into ${readable(checkout.base)}`,
    branch,
    targetBranch,
    phase: PROPOSED,
    number: named === undefined ? undefined : numberIn(named),
  });
}

/** A branch that carries one number, as `deployments/293`, is that deployment's. */
function numberIn(branch: string): number | undefined {
  const numbers = branch.match(/\d+/gu) ?? [];
  const number = Number(numbers[0]);
  return numbers.length === 1 && number > 0 && number <= LARGEST_NUMBER ? number : undefined;
}

/** `HEAD` by the name of its branch, if it has one. */
async function nameOf({ git }: Sandbox, repository: string, head: string): Promise<string | undefined> {
  if (head !== 'HEAD') return head;
  const answer = await git.run(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  return answer.kind === 'done' ? answer.output.toString('utf8').trim() : undefined;
}

/** Both ends as full names of commits. A refusal names the flag that is wrong. */
async function resolveEnds(sandbox: Sandbox, repository: string, { base, head }: Checkout) {
  const { run } = sandbox.git;
  const found = await run(repository, ['rev-parse', '--git-dir']);
  if (found.kind === 'failed') {
    const isDistrusted = /dubious ownership|owned by someone else/u.test(found.message);
    const [advised = `git config --global --add safe.directory ${JSON.stringify(repository)}`] =
      /git config --global --add safe\.directory .+/u.exec(found.message) ?? [];
    throw new Refusal(
      'invalid',
      isDistrusted
        ? `--repository ${repository}: git refuses it because the folder belongs to another user; run ${advised} first`
        : `--repository ${repository}: it is not a git repository`,
    );
  }
  const [from, to] = await Promise.all([
    resolveCommit(run, repository, base),
    resolveCommit(run, repository, head),
  ]);
  if (from === null)
    throw new Refusal(
      'invalid',
      `--base ${base}: no such branch or commit; give --base the branch that it is to go to, or fetch it first`,
    );
  if (to === null)
    throw new Refusal(
      'invalid',
      `--head ${head}: no such branch or commit; fetch it first, or give --head another`,
    );
  const shown = await run(repository, ['diff', '--shortstat', '--no-ext-diff', '--no-textconv', from, to]);
  if (shown.kind === 'failed' && /could not fetch [0-9a-f]+ from promisor remote/u.test(shown.message))
    throw new Refusal(
      'invalid',
      `--repository ${repository}: it is a partial clone that lacks files of the change; clone it without --filter, or run git fetch --refetch --no-filter`,
    );
  return { base: from, head: to };
}

/** Digits of a commit that a person reads. */
const SHORT_SHA = 7;

/** A whole id of a commit is cut short, as people read it. */
function readable(revision: string): string {
  return isFullName(revision) ? revision.slice(0, SHORT_SHA) : revision;
}

/** Long enough to cost nothing, short enough that nobody waits for it. */
const EVERY_MS = 500;

/**
 * Looks at a checkout again and again, and moves its deployment request on when the branch or its base have
 * moved since `deployed`. Returns what ends it, and waits for a look that is under way.
 *
 * @param tell gets a sentence whenever something happened
 */
export function followCheckout(
  sandbox: Sandbox,
  checkout: Checkout,
  deployed: Deployment,
  tell: (sentence: string) => void,
): () => Promise<void> {
  const repository = resolve(checkout.repository);
  const end = new AbortController();
  let current = deployed;
  let seen: string | undefined;
  const look = async (): Promise<void> => {
    const now = await whereItIs(sandbox, repository, checkout);
    if (end.signal.aborted || now === undefined || now === seen) return;
    seen = now;
    try {
      const before = current;
      current = await deployCheckout(sandbox, checkout);
      // The first look, and a move while one is under way, find what is deployed already.
      if (isDeepStrictEqual([current.number, current.newest], [before.number, before.newest])) return;
      const { number, branch, newest } = current;
      tell(`The change of ${branch}, number ${number}, moved on to ${newest.head.slice(0, 7)}.`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      tell(`The change stays where it is. ${error.message}.`);
    }
  };
  const follow = async (): Promise<void> => {
    while (!end.signal.aborted) {
      await look().catch((error: unknown) => tell(`The checkout could not be looked at: ${String(error)}`));
      await wait(EVERY_MS, undefined, { signal: end.signal, ref: false }).catch(() => undefined);
    }
  };
  const following = follow();
  return () => {
    end.abort();
    return following;
  };
}

/**
 * Both ends and the branch as one text; undefined where one of them cannot be had, or HEAD is on no branch,
 * as in the middle of a rebase.
 */
async function whereItIs(
  { git }: Sandbox,
  repository: string,
  { base, head }: Checkout,
): Promise<string | undefined> {
  const ends = ['rev-parse', `${base}^{commit}`, `${head}^{commit}`, '--symbolic-full-name', head];
  const answer = await git.run(repository, ends);
  if (answer.kind !== 'done') return undefined;
  const text = answer.output.toString('utf8');
  const [, , name = ''] = text.split('\n');
  return head === 'HEAD' && name === 'HEAD' ? undefined : text;
}
