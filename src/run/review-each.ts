import { join } from 'node:path';
import type { Host } from '../host/host.ts';
import type { ReviewedOnService } from '../inputs/reviewed.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import type { FoundChange } from './connect.ts';
import type { FoundByHead } from './find-number.ts';

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
