import { ConfigurationError } from '../errors.ts';
import type { Host, WithoutSecrets } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import type { Reviewed, ReviewedByHead, ReviewedPullRequest } from '../inputs/reviewed.ts';
import { findChangesOfHead, type Limits } from './connect.ts';

/** There is no such change, which is no mistake. */
export interface NothingFound {
  readonly kind: 'nothing';
  readonly why: WithoutSecrets;
}

/** Changes that are known by their head alone, the oldest first; never none. */
export interface FoundByHead {
  readonly kind: 'found';
  readonly changes: readonly [ReviewedPullRequest, ...ReviewedPullRequest[]];
  /** What a change is called there. */
  readonly noun: string;
}

/**
 * Asks for the numbers of the changes with a head, as where one workflow follows another: never a file tells
 * them that a stranger could have written. Throws what `connect` throws.
 */
export async function findByHead(
  reviewed: ReviewedByHead,
  limits: Limits,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
): Promise<FoundByHead | NothingFound> {
  const { head, ...access } = reviewed;
  const { numbers, noun } = await findChangesOfHead(reviewed, limits, host, world);
  const [first, ...more] = numbers
    .toSorted((a, b) => a - b)
    .map((pullRequest) => ({ ...access, kind: 'pull-request', pullRequest }) as const);
  if (first !== undefined) return { kind: 'found', changes: [first, ...more], noun };
  const reason = `no open ${noun} has the head ${head.sha.slice(0, 7)} that this run is about`;
  return {
    kind: 'nothing',
    why: { reason, remedy: `where one is meant, name it in the input pull-request` },
  };
}

/**
 * The one change that is meant.
 *
 * @throws ConfigurationError where several changes have the head; what `connect` throws
 */
export async function findNumber<Other extends Exclude<Reviewed, ReviewedByHead>>(
  reviewed: Other | ReviewedByHead,
  limits: Limits,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
): Promise<Other | ReviewedPullRequest | NothingFound> {
  if (reviewed.kind !== 'by-head') return reviewed;
  const found = await findByHead(reviewed, limits, host, world);
  if (found.kind === 'nothing') return found;
  const { changes, noun } = found;
  const [change, ...more] = changes;
  if (more.length === 0) return change;
  throw new ConfigurationError(
    `Several open ${noun}s have the head ${reviewed.head.sha.slice(0, 7)} (${changes.map(({ pullRequest }) => pullRequest).join(', ')}): say in the input pull-request which one is meant`,
  );
}
