import type { Inputs } from '../inputs/read-inputs.ts';
import type { ReviewService } from '../services/port.ts';
import { truncate } from '../text/lines.ts';
import { LONGEST_NAME } from '../thread/decision.ts';
import { type OwnThread, threadState } from '../thread/own-thread.ts';
import { readDecisions } from '../thread/read-decisions.ts';
import {
  type IgnoredDecision,
  NOTHING_LISTED,
  readThreads,
  type ThreadReading,
} from '../thread/read-threads.ts';
import type { ReviewContext } from './context.ts';

type Right = NonNullable<OwnThread['resolverMay']>;

/** Lists the threads of the change, of which two commits alone have none. */
export async function readThreadsOf({ reviewed, inputs, redact }: ReviewContext): Promise<ThreadReading> {
  if (reviewed.kind === 'commits') return NOTHING_LISTED;
  const { service, keyring } = reviewed;
  const reading = readThreads(keyring, service.identity, await service.listComments());
  return readCountingDecisions(reading, inputs, service, redact);
}

/** Whether what people reply decides: by default where the service says who may write to the repository. */
export function countsDecisions(
  { decisions }: Pick<Inputs, 'decisions'>,
  { mayWrite }: Pick<ReviewService, 'mayWrite'>,
): boolean {
  return (decisions ?? (mayWrite === undefined ? 'none' : 'replies')) === 'replies';
}

/**
 * Finds out what people have decided in replies, and, where it matters for the check, whether those who
 * resolved threads by hand had the right to. The service is asked once for each person.
 */
export async function readCountingDecisions(
  reading: ThreadReading,
  inputs: Pick<Inputs, 'decisions' | 'accept-resolved'>,
  service: ReviewService,
  redact: (text: string) => string,
): Promise<ThreadReading> {
  const { mayWrite } = service;
  const asked = new Map<string, Promise<Right>>();
  const mayDecide =
    mayWrite &&
    ((author: string): Promise<Right> => {
      const right = asked.get(author) ?? mayWrite(author);
      asked.set(author, right);
      return right;
    });
  const decided = !countsDecisions(inputs, service)
    ? reading
    : await readDecisions(reading, { mayDecide, redact });
  if (mayDecide === undefined || !inputs['accept-resolved']) return decided;
  const now = new Map<OwnThread, OwnThread>();
  const attempts = [...decided.attempts];
  for (const thread of decided.ours) {
    const { resolvedById: by, lastMark } = thread;
    const isByHand = threadState(thread).kind === 'resolved-by-people' && lastMark?.decided === undefined;
    if (!isByHand) continue;
    // The account of whoever did may be gone.
    const resolverMay = by === undefined ? 'unknown' : await mayDecide(by);
    now.set(thread, { ...thread, resolverMay });
    if (resolverMay !== 'yes') attempts.push(toAttempt(thread, resolverMay, redact));
  }
  const update = (thread: OwnThread): OwnThread => now.get(thread) ?? thread;
  return { ...decided, ours: decided.ours.map(update), threads: decided.threads.map(update), attempts };
}

/** Somebody resolved it by hand, and that does not count. */
function toAttempt(
  thread: OwnThread,
  may: Exclude<Right, 'yes'>,
  redact: (text: string) => string,
): IgnoredDecision {
  const { resolvedBy } = thread;
  const why =
    may === 'no'
      ? 'this person may not write to the repository'
      : 'it could not be found out whether this person may write to the repository';
  return {
    thread,
    why,
    ...(resolvedBy !== undefined && { name: truncate(redact(resolvedBy), LONGEST_NAME) }),
  };
}
