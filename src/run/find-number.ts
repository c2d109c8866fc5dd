import { ConfigurationError } from '../errors.ts';
import type { Host, WithoutSecrets } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { REVIEW_SERVICES } from '../inputs/review-services.ts';
import type { ReviewedByHead, ReviewedOnService } from '../inputs/reviewed.ts';
import type { InputName } from '../inputs/table.ts';
import { SERVICES } from '../services/index.ts';
import { type FoundChange, findChangesOfHead, type Limits } from './connect.ts';

/** There is no such change, which is no mistake. */
export interface NothingFound {
  readonly kind: 'nothing';
  readonly why: WithoutSecrets;
}

/** Changes that are known by their head alone, the oldest first; never none. */
export interface FoundByHead {
  readonly kind: 'found';
  readonly changes: readonly [FoundChange, ...FoundChange[]];
  /** What a change is called there, and the input that names one. */
  readonly noun: string;
  readonly changeInput: InputName;
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
  const { noun } = SERVICES[reviewed.service];
  const { changeInput } = REVIEW_SERVICES[reviewed.service];
  const found = await findChangesOfHead(reviewed, limits, host, world);
  const [first, ...more] = found.toSorted((a, b) => a.number - b.number);
  if (first !== undefined) return { kind: 'found', changes: [first, ...more], noun, changeInput };
  const reason = `no open ${noun} has the head ${reviewed.head.sha.slice(0, 7)} that this run is about`;
  return {
    kind: 'nothing',
    why: { reason, remedy: `where one is meant, name it in the input ${changeInput}` },
  };
}

/**
 * The one change that is meant.
 *
 * @throws ConfigurationError where several changes have the head; what `connect` throws
 */
export async function findNumber(
  reviewed: ReviewedOnService | ReviewedByHead,
  limits: Limits,
  host: Pick<Host, 'status' | 'mask'>,
  world: ProcessWorld,
): Promise<ReviewedOnService | NothingFound> {
  if (reviewed.kind !== 'by-head') return reviewed;
  const found = await findByHead(reviewed, limits, host, world);
  if (found.kind === 'nothing') return found;
  const { changes, noun, changeInput } = found;
  const [change, ...more] = changes;
  if (more.length === 0) return change.reviewed;
  throw new ConfigurationError(
    `Several open ${noun}s have the head ${reviewed.head.sha.slice(0, 7)} (${changes.map(({ number }) => number).join(', ')}): say in the input ${changeInput} which one is meant`,
  );
}
