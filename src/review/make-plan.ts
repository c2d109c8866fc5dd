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
import { carryOver, type Plan, plan } from '../plan/plan.ts';
import { commitsOfFixes } from '../report/decisions.ts';
import type { RunResult } from '../report/run-result.ts';
import { describeOlder, describeReading } from '../report/warnings.ts';
import { NOTHING_LISTED, readThreads, type ThreadReading } from '../thread/read-threads.ts';
import type { Analyzed } from './analyze.ts';
import { judgeReplies } from './judge-replies.ts';
import { type Commits, type Observation, observe } from './observe.ts';
import type { ReviewWorld } from './review-world.ts';

/** Of commits alone: a diff without a service, of which nobody knows what it refuses. */
const ANY_LINE: Placing & { edits: boolean } = { lines: 'changed-files', ladder: ['line'], edits: false };

/** What is to be done, and what it was decided from. */
export interface Decided {
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
      : await judgeReplies(
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
  const decided = carryOver(plan(situation, toPolicy(inputs)), done);
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
