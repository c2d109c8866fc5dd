import { join } from 'node:path';
import { ConfigurationError, SkippedError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { REVIEW_SERVICES } from '../inputs/review-services.ts';
import type { ReviewedByHead, ReviewedOnService } from '../inputs/reviewed.ts';
import type { InputName } from '../inputs/table.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import { SERVICES } from '../services/index.ts';
import { type connect, findChangesOfHead, type Limits } from './connect.ts';

type FoundChange = Awaited<ReturnType<typeof findChangesOfHead>>[number];

/** Changes that are known by their head alone, the oldest first; never none. */
interface FoundByHead {
  readonly changes: readonly [FoundChange, ...FoundChange[]];
  readonly noun: string;
  readonly changeInput: InputName;
}

/**
 * Asks for the numbers of the changes with a head, as where one workflow follows another: never a file tells
 * them that a stranger could have written.
 *
 * @throws SkippedError where there is none; what `connect` throws
 */
export async function findByHead(
  reviewed: ReviewedByHead,
  limits: Limits,
  asker: Parameters<typeof connect>[2],
): Promise<FoundByHead> {
  const { noun } = SERVICES[reviewed.service];
  const { changeInput } = REVIEW_SERVICES[reviewed.service];
  const found = await findChangesOfHead(reviewed, limits, asker);
  const [first, ...more] = found.toSorted((a, b) => a.number - b.number);
  if (first !== undefined) return { changes: [first, ...more], noun, changeInput };
  const reason = `no open ${noun} has the head ${reviewed.head.sha.slice(0, 7)} that this run is about`;
  throw new SkippedError({ reason, remedy: `if one is meant, name it in the input ${changeInput}` });
}

/**
 * The one change that is meant.
 *
 * @throws ConfigurationError where several changes have the head; what `findByHead` throws
 */
export async function findNumber(
  reviewed: ReviewedOnService | ReviewedByHead,
  limits: Limits,
  asker: Parameters<typeof connect>[2],
): Promise<ReviewedOnService> {
  if (reviewed.kind !== 'by-head') return reviewed;
  const { changes, noun, changeInput } = await findByHead(reviewed, limits, asker);
  const [change, ...more] = changes;
  if (more.length === 0) return change.reviewed;
  throw new ConfigurationError(
    `Several open ${noun}s have the head ${reviewed.head.sha.slice(0, 7)} (${changes.map(({ number }) => number).join(', ')}): say in the input ${changeInput} which one is meant`,
  );
}

/** Whoever may open changes with one head must not make a run as long as they like. */
const MOST_REVIEWED = 5;

/** From the best to the worst: a gate that failed says more than a run that did not finish. */
const WORSE_AND_WORSE: readonly number[] = [
  EXIT_STATUS.success,
  EXIT_STATUS.incomplete,
  EXIT_STATUS.failure,
  CONFIGURATION_EXIT_STATUS,
];

/**
 * Reviews changes with one head, one after the other and the oldest first, each as if it were alone. Returns
 * the worst of their exit statuses, and gives the outputs of the one that ended so; more of them than are
 * reviewed make the run incomplete.
 *
 * @param review never throws
 */
export async function reviewEach(
  { changes, noun, changeInput }: FoundByHead,
  host: Host,
  review: (change: ReviewedOnService, host: Host) => Promise<number>,
): Promise<number> {
  const [first, ...more] = changes;
  if (more.length === 0) return review(first.reviewed, host);
  const ends: { readonly status: number; readonly outputs: ReadonlyMap<string, string> }[] = [];
  for (const change of changes.slice(0, MOST_REVIEWED)) {
    await host.writeSummary(`# The ${noun} #${change.number}\n\n`);
    const outputs = new Map<string, string>();
    const status = await review(change.reviewed, hostOf(change, host, outputs));
    ends.push({ status, outputs });
  }
  const [worst] = ends.toSorted((a, b) => rank(b.status) - rank(a.status));
  for (const [name, value] of worst?.outputs ?? []) host.setOutput(name, value);
  const left = changes.slice(MOST_REVIEWED).map(({ number }) => `#${number}`);
  const status = worst?.status ?? EXIT_STATUS.incomplete;
  if (left.length === 0) return status;
  host.error(
    `${left.length} more open ${noun}s with this head were not reviewed (${left.join(', ')}): close those that nobody needs, or name one in the input ${changeInput}`,
  );
  if (rank(status) > rank(EXIT_STATUS.incomplete)) return status;
  host.setOutput('conclusion', 'incomplete');
  return EXIT_STATUS.incomplete;
}

function rank(status: number): number {
  return WORSE_AND_WORSE.indexOf(status);
}

/** Each has a report of its own, unless the user names the file. */
function hostOf({ number }: FoundChange, host: Host, outputs: Map<string, string>): Host {
  const { temporaryFolder } = host;
  return {
    ...host,
    setOutput: (name, value) => outputs.set(name, value),
    ...(temporaryFolder === undefined ? {} : { temporaryFolder: join(temporaryFolder, `${number}`) }),
  };
}
