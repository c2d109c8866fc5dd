import { scopeName } from '../finding/finding.ts';
import type { Git } from '../git/git.ts';
import type { ReviewedCommits } from '../inputs/reviewed.ts';
import type { LenientInputs } from '../inputs/table.ts';
import type { ServiceReview } from '../observe/context.ts';
import { readCountingDecisions } from '../observe/counting-decisions.ts';
import type { Commits } from '../observe/find-commits.ts';
import { observe } from '../observe/observe.ts';
import type { Logs } from '../observe/read-logs.ts';
import { checkName } from '../report/check.ts';
import { NOTHING_LISTED, type ThreadReading } from '../thread/read-threads.ts';
import { makePlan } from './make-plan.ts';

/** What a run would be over whose logs could be read. */
interface HeldOrder {
  readonly inputs: LenientInputs;
  readonly git: Git;
  readonly logs: Logs;
  readonly jobName: string | undefined;
  redact(text: string): string;
}

/**
 * Finds what would leave a run incomplete that only the diff and the threads of the change tell, a sentence
 * each, as the run itself decides it. Writes nothing.
 *
 * @param commits all at hand
 * @param reading the threads of the change; two commits alone have none
 */
export async function findHeld(
  { inputs, git, logs, jobName, redact }: HeldOrder,
  reviewed: ServiceReview | ReviewedCommits,
  commits: Commits,
  reading: ThreadReading = NOTHING_LISTED,
): Promise<readonly string[]> {
  const service = reviewed.kind === 'commits' ? undefined : reviewed.service;
  const { category, 'check-name': named } = inputs;
  const name = checkName({ checkName: named, category, jobName });
  const context = { inputs, reviewed, service, name, git };
  const listed =
    service === undefined ? reading : await readCountingDecisions(reading, inputs, service, redact);
  const observation = await observe(context, commits, logs, listed);
  const { heldScopes } = (await makePlan(context, observation, listed, new Map())).told.completeness;
  const known = new Set(logs.completeness.heldScopes.map(({ reason }) => reason));
  return [
    ...heldScopes
      .filter(({ kind, reason }) => kind !== 'absent' && !known.has(reason))
      .map(({ scope, reason }) => `${scopeName(scope)}: ${reason}`),
    ...observation.unread,
  ];
}
