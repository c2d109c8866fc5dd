import type { DecideOverview } from '../apply/apply-plan.ts';
import type { Placing } from '../diff/anchor.ts';
import type { Completeness } from '../finding/completeness.ts';
import { describeCommits } from '../git/commits.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import { toPolicy } from '../inputs/table.ts';
import { describeContested } from '../match/rival-runs.ts';
import { findAbsentScopes } from '../plan/hold.ts';
import { compareSpots } from '../plan/judge-spots.ts';
import type { Move, MoveOutcome } from '../plan/move.ts';
import { decideOverview, describeDominantRule, overviewsOfJob } from '../plan/overview.ts';
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
import type { ReviewWorld } from './job.ts';
import { type Commits, type Observation, observe } from './observe.ts';
import type { Analyzed } from './read-logs.ts';

/** Of commits alone: a diff without a service, of which nobody knows what it refuses. */
const ANY_LINE: Placing & { edits: boolean } = { lines: 'changed-files', ladder: ['line'], edits: false };

/** What is to be done, and what it was decided from. */
interface Decided {
  readonly reading: ThreadReading;
  readonly observation: Observation;
  readonly plan: Plan;
  readonly decideOverview: DecideOverview;
  /** What of it belongs into the result. */
  readonly known: Pick<
    RunResult,
    'plan' | 'accounts' | 'threads' | 'attempts' | 'commitTimes' | 'completeness' | 'warnings'
  >;
}

/**
 * Lists the threads, sets them against the findings, and plans. `done` is what earlier passes of the run have
 * done: what they posted is posted, also when this plan only keeps it.
 */
export async function makePlan(
  inputs: Inputs,
  world: ReviewWorld,
  { analysis, workingTree }: Analyzed,
  commits: Commits,
  done: ReadonlyMap<Move, MoveOutcome>,
): Promise<Decided> {
  const { review } = world;
  const { reading, attempts } =
    review.kind === 'commits'
      ? { reading: NOTHING_LISTED, attempts: [] }
      : await readCountingDecisions(
          readThreads(review.keyring, review.service.identity, await review.service.listComments()),
          inputs,
          review.service,
          (text) => world.redact(text),
        );
  const observation = await observe(
    world.git,
    workingTree,
    commits,
    analysis,
    reading,
    review.kind === 'commits' ? ANY_LINE : review.service.can,
    { name: world.checkName, tools: { named: inputs.tools, silent: inputs['silent-tools'] } },
  );
  const { situation } = observation;
  const decided = mergeEarlierPass(plan(situation, toPolicy(inputs)), done);
  const fixes = commitsOfFixes(reading.ours, decided.moves, commits.head);
  const commitTimes = new Map(
    [...(await describeCommits(world.git, fixes))].flatMap(([sha, { time }]) =>
      time === undefined ? [] : [[sha, time] as const],
    ),
  );
  const heldScopes = [
    ...analysis.completeness.heldScopes,
    ...findAbsentScopes(decided.moves, analysis.completeness, situation.job),
  ];
  const completeness = { ...analysis.completeness, heldScopes };
  const overviews = overviewsOfJob(reading.overviews, world.checkName, situation);
  return {
    reading,
    observation,
    plan: decided,
    decideOverview: (refused) =>
      decideOverview(
        [...decided.listed, ...refused].toSorted((a, b) => compareSpots(a.spot, b.spot)),
        overviews,
        inputs['overview-comment'],
        isPartial(completeness) ? 'partial' : 'complete',
        review.kind !== 'commits' && review.service.can.edits ? 'edit' : 'post',
      ),
    known: {
      plan: decided,
      accounts: decided.accounts,
      threads: reading.ours,
      attempts,
      commitTimes,
      completeness,
      warnings: [
        ...(review.kind === 'commits'
          ? []
          : [...describeReading(reading, review.keyring), ...describeOlder(reading, review.keyring)]),
        ...[...situation.contested.values()].map(describeContested),
        ...[describeDominantRule(decided.listed)].filter((line) => line !== undefined),
        ...observation.warnings,
        ...analysis.warnings,
      ],
    },
  };
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
  const { decisions = mayWrite === undefined ? 'none' : 'replies' } = inputs;
  const asked = new Map<string, Promise<Right>>();
  const mayDecide =
    mayWrite &&
    ((author: string): Promise<Right> => {
      const right = asked.get(author) ?? mayWrite(author);
      asked.set(author, right);
      return right;
    });
  const decided =
    decisions === 'none' ? { reading, attempts: [] } : await readDecisions(reading, { mayDecide, redact });
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
