import type { DecideOverview } from '../apply/apply-plan.ts';
import type { Completeness } from '../finding/completeness.ts';
import { describeCommits } from '../git/commits.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { type OtherInputs, toPolicy } from '../inputs/table.ts';
import { describeContested } from '../match/rival-runs.ts';
import { findAbsentScopes } from '../plan/hold.ts';
import { compareSpots } from '../plan/judge-spots.ts';
import { isWriting, type Move, type MoveOutcome } from '../plan/move.ts';
import {
  decideOverview,
  describeDominantRule,
  type OverviewEntry,
  type OverviewMove,
  overviewsOfJob,
  pairTwins,
  writesOverview,
} from '../plan/overview.ts';
import { mergeEarlierPass, type Plan, plan } from '../plan/plan.ts';
import { commitsOfFixes } from '../report/decisions.ts';
import type { RunResult } from '../report/run-result.ts';
import { describeOlder, describeReading } from '../report/warnings.ts';
import type { ReviewService } from '../services/port.ts';
import { truncate } from '../text/lines.ts';
import { LONGEST_NAME } from '../thread/decision.ts';
import { type OwnThread, threadState } from '../thread/own-thread.ts';
import { type DecisionReading, type Right, readDecisions } from '../thread/read-decisions.ts';
import { NOTHING_LISTED, readThreads, type ThreadReading } from '../thread/read-threads.ts';
import type { Job } from './job.ts';
import type { Observation } from './observe.ts';

/** The threads of a change, and what people have decided in them. */
interface Listed {
  readonly reading: ThreadReading;
  /** Replies that would decide and do not count. */
  readonly attempts: DecisionReading['attempts'];
}

/** Lists the threads of the change, of which two commits alone have none. */
export async function readThreadsOf({ reviewed, inputs, redact }: Job): Promise<Listed> {
  if (reviewed.kind === 'commits') return { reading: NOTHING_LISTED, attempts: [] };
  const { service, keyring } = reviewed;
  const reading = readThreads(keyring, service.identity, await service.listComments());
  return readCountingDecisions(reading, inputs, service, redact);
}

/** What is to be done. */
export interface Decided {
  readonly plan: Plan;
  readonly decideOverview: DecideOverview;
  /** What it decides where no comment is refused. */
  readonly overview: OverviewMove;
  /** Whether a thread or the overview is written. */
  readonly writes: boolean;
  /** Whether earlier runs have left words that may have to be taken back. */
  readonly mayTidyUp: boolean;
  /** What of it, and of what it was decided from, belongs into the result. */
  readonly known: Pick<
    RunResult,
    'plan' | 'accounts' | 'threads' | 'attempts' | 'commitTimes' | 'completeness' | 'warnings'
  >;
}

/**
 * Decides what is done about threads and overview.
 *
 * @param earlier what earlier passes of the run have done: what they posted is posted, also when this plan
 * only keeps it
 */
export async function decide(
  { inputs, reviewed, name, git }: Pick<Job, 'reviewed' | 'name' | 'git'> & { readonly inputs: OtherInputs },
  { situation, warnings, comparison }: Observation,
  { reading, attempts }: Listed,
  earlier: ReadonlyMap<Move, MoveOutcome>,
): Promise<Decided> {
  const decided = mergeEarlierPass(plan(situation, toPolicy(inputs)), earlier);
  const fixes = await describeCommits(git, commitsOfFixes(reading.ours, decided.moves, situation.head));
  const commitTimes = new Map(
    [...fixes].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]])),
  );
  const heldScopes = [
    ...situation.completeness.heldScopes,
    ...findAbsentScopes(decided.moves, situation.completeness, situation.job),
  ];
  const completeness = { ...situation.completeness, heldScopes };
  const overviews = overviewsOfJob(reading.overviews, name, situation);
  const toEntries = inputs.twins === 'merge' ? pairTwins : (entries: readonly OverviewEntry[]) => entries;
  const decideRefused: DecideOverview = (refused) =>
    decideOverview(
      toEntries([...decided.listed, ...refused].toSorted((a, b) => compareSpots(a.spot, b.spot))),
      overviews,
      inputs['overview-comment'],
      isPartial(completeness) ? 'partial' : 'complete',
      situation.edits ? 'edit' : 'post',
    );
  const overview = decideRefused([]);
  return {
    plan: decided,
    decideOverview: decideRefused,
    overview,
    writes: decided.moves.some(isWriting) || writesOverview(overview),
    mayTidyUp: reading.intents.length > 0 || reading.ours.some(({ intent }) => intent !== undefined),
    known: {
      plan: decided,
      accounts: decided.accounts,
      threads: reading.ours,
      attempts,
      commitTimes,
      completeness,
      warnings: [
        ...(reviewed.kind === 'commits'
          ? []
          : [...describeReading(reading, reviewed.keyring), ...describeOlder(reading, reviewed.keyring)]),
        ...[...situation.contested.values()].map(describeContested),
        ...[describeDominantRule(decided.listed)].filter((line) => line !== undefined),
        ...warnings,
        ...(comparison?.warnings ?? []),
      ],
    },
  };
}

/** Whether what people reply decides: by default where the service says who may write to the repository. */
export function countsDecisions(
  { decisions }: Pick<Inputs, 'decisions'>,
  { mayWrite }: Pick<ReviewService, 'mayWrite'>,
): boolean {
  return (decisions ?? (mayWrite === undefined ? 'none' : 'replies')) === 'replies';
}

function isPartial({ failures, heldScopes }: Completeness): boolean {
  return failures.length > 0 || heldScopes.some(({ kind }) => kind !== 'absent');
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
): Promise<DecisionReading> {
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
    ? { reading, attempts: [] }
    : await readDecisions(reading, { mayDecide, redact });
  if (mayDecide === undefined || !inputs['accept-resolved']) return decided;
  const now = new Map<OwnThread, OwnThread>();
  const attempts = [...decided.attempts];
  for (const thread of decided.reading.ours) {
    const { resolvedById: by, lastMark } = thread;
    const isByHand = threadState(thread).kind === 'resolved-by-people' && lastMark?.decided === undefined;
    if (!isByHand || by === undefined) continue;
    const resolverMay = await mayDecide(by);
    now.set(thread, { ...thread, resolverMay });
    if (resolverMay !== 'yes') attempts.push(toAttempt(thread, resolverMay, redact));
  }
  const { ours, threads } = decided.reading;
  const update = (thread: OwnThread): OwnThread => now.get(thread) ?? thread;
  return {
    attempts,
    reading: { ...decided.reading, ours: ours.map(update), threads: threads.map(update) },
  };
}

/** Somebody resolved it by hand, and that does not count. */
function toAttempt(
  thread: OwnThread,
  may: Exclude<Right, 'yes'>,
  redact: (text: string) => string,
): DecisionReading['attempts'][number] {
  const { resolvedBy } = thread;
  const why =
    may === 'no'
      ? 'who did may not write to the repository'
      : 'whether who did may write to the repository could not be found out';
  return {
    thread,
    why,
    ...(resolvedBy !== undefined && { name: truncate(redact(resolvedBy), LONGEST_NAME) }),
  };
}
