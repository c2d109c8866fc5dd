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

/**
 * Asks for the number of a change that is known by its head alone, as where one workflow follows another:
 * never a file tells it that a stranger could have written.
 *
 * @throws ConfigurationError where several changes have that head; what `connect` throws
 */
export async function findNumber<Other extends Exclude<Reviewed, ReviewedByHead>>(
  reviewed: Other | ReviewedByHead,
  limits: Limits,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
): Promise<Other | ReviewedPullRequest | NothingFound> {
  if (reviewed.kind !== 'by-head') return reviewed;
  const { head, ...access } = reviewed;
  const { numbers, noun } = await findChangesOfHead(reviewed, limits, host, world);
  const sha = head.sha.slice(0, 7);
  const [number, ...more] = numbers;
  if (number === undefined) {
    const reason = `no open ${noun} has the head ${sha} that this run is about`;
    return {
      kind: 'nothing',
      why: { reason, remedy: `where one is meant, name it in the input pull-request` },
    };
  }
  if (more.length > 0) {
    throw new ConfigurationError(
      `Several open ${noun}s have the head ${sha} (${numbers.join(', ')}): say in the input pull-request which one is meant`,
    );
  }
  return { ...access, kind: 'pull-request', pullRequest: number };
}
