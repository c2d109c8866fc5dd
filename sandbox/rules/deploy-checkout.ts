import { resolve } from 'node:path';
import { PROPOSED } from '../phase.ts';
import type { Deployment } from '../store/deployments.ts';
import { changeDeployment, createDeployment, resolvePair } from './deployments.ts';
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
  const ends = await resolvePair(sandbox, repository, checkout);
  const answer = await sandbox.git.run(repository, ['merge-base', ends.base, ends.head]);
  const base = answer.kind === 'done' ? answer.output.toString('utf8').trim() : ends.base;
  if (base === ends.head) {
    throw new Refusal('invalid', `head: ${checkout.head} has no commit that ${checkout.base} does not have`);
  }
  const branch = await nameOf(sandbox, repository, checkout.head);
  const known = sandbox.store.deployments
    .list()
    .find((one) => one.repository === repository && one.branch === branch);
  if (known !== undefined) return changeDeployment(sandbox, known.number, { base, head: ends.head });
  return createDeployment(sandbox, {
    repository,
    base,
    head: ends.head,
    title: `${branch} into ${checkout.base}`,
    branch,
    phase: PROPOSED,
    number: numberIn(branch),
  });
}

/** A branch that carries one number, as `deployments/293`, is that deployment's. */
function numberIn(branch: string): number | undefined {
  const numbers = branch.match(/\d+/gu) ?? [];
  const number = Number(numbers[0]);
  return numbers.length === 1 && number > 0 && number <= LARGEST_NUMBER ? number : undefined;
}

/** `HEAD` by the name of its branch, if it has one. */
async function nameOf({ git }: Sandbox, repository: string, head: string): Promise<string> {
  if (head !== 'HEAD') return head;
  const answer = await git.run(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  return answer.kind === 'done' ? answer.output.toString('utf8').trim() : head;
}
