import type { OverviewWith } from '../apply/apply-plan.ts';
import type { Completeness } from '../finding/completeness.ts';
import { describeCommits } from '../git/commits.ts';
import { type OtherInputs, toPolicy } from '../inputs/table.ts';
import { describeContested } from '../match/rival-runs.ts';
import type { ReviewContext } from '../observe/context.ts';
import type { Observation } from '../observe/observe.ts';
import { findAbsentScopes } from '../plan/hold.ts';
import { compareSpots } from '../plan/judge-spots.ts';
import { isWriting, type Move, type MoveOutcome } from '../plan/move.ts';
import {
  describeDominantRule,
  type OverviewEntry,
  type OverviewMove,
  overviewsOfJob,
  pairTwins,
  planOverview,
  writesOverview,
} from '../plan/overview.ts';
import { mergeEarlierPass, type Plan, plan } from '../plan/plan.ts';
import { commitsOfFixes } from '../report/decisions.ts';
import type { RunResult } from '../report/run-result.ts';
import { describeOlder, describeReading } from '../report/warnings.ts';
import type { ThreadReading } from '../thread/read-threads.ts';

/** What is to be done. */
export interface Planned {
  readonly plan: Plan;
  readonly overviewWith: OverviewWith;
  /** The overview where no comment is refused. */
  readonly overview: OverviewMove;
  /** Whether a thread or the overview is written. */
  readonly writes: boolean;
  /** Whether earlier runs have left words that may have to be taken back. */
  readonly mayTidyUp: boolean;
  /** What belongs into the result beside it. */
  readonly told: Required<
    Pick<RunResult, 'threads' | 'attempts' | 'commitTimes' | 'completeness' | 'warnings'>
  >;
}

/**
 * Makes the plan for threads and overview, and what the result is to know of it.
 *
 * @param earlier what earlier passes of the run have done: what they posted is posted, also when this plan
 * only keeps it
 */
export async function makePlan(
  {
    inputs,
    reviewed,
    name,
    git,
  }: Pick<ReviewContext, 'reviewed' | 'name' | 'git'> & { readonly inputs: OtherInputs },
  { situation, warnings, comparison }: Observation,
  reading: ThreadReading,
  earlier: ReadonlyMap<Move, MoveOutcome>,
): Promise<Planned> {
  const made = mergeEarlierPass(plan(situation, toPolicy(inputs)), earlier);
  const fixes = await describeCommits(git, commitsOfFixes(reading.ours, made.moves, situation.head));
  const commitTimes = new Map(
    [...fixes].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]])),
  );
  const heldScopes = [
    ...situation.completeness.heldScopes,
    ...findAbsentScopes(made.moves, situation.completeness, situation.job),
  ];
  const completeness = { ...situation.completeness, heldScopes };
  const overviews = overviewsOfJob(reading.overviews, name, situation.scopes.own);
  const toEntries = inputs.twins === 'merge' ? pairTwins : (entries: readonly OverviewEntry[]) => entries;
  const overviewWith: OverviewWith = (refused) =>
    planOverview(
      toEntries([...made.listed, ...refused].toSorted((a, b) => compareSpots(a.spot, b.spot))),
      overviews,
      inputs['overview-comment'],
      isPartial(completeness) ? 'partial' : 'complete',
      situation.edits ? 'edit' : 'post',
    );
  const overview = overviewWith([]);
  return {
    plan: made,
    overviewWith,
    overview,
    writes: made.moves.some(isWriting) || writesOverview(overview),
    mayTidyUp:
      reading.forgedThreads.length > 0 ||
      reading.intents.length > 0 ||
      reading.ours.some(({ intent }) => intent !== undefined),
    told: {
      threads: reading.ours,
      attempts: reading.attempts,
      commitTimes,
      completeness,
      warnings: [
        ...(reviewed.kind === 'commits'
          ? []
          : [...describeReading(reading, reviewed.keyring), ...describeOlder(reading, reviewed.keyring)]),
        ...[...situation.contested.values()].map(describeContested),
        ...[describeDominantRule(made.listed)].filter((line) => line !== undefined),
        ...warnings,
        ...(comparison?.warnings ?? []),
      ],
    },
  };
}

function isPartial({ failures, heldScopes }: Completeness): boolean {
  return failures.length > 0 || heldScopes.some(({ kind }) => kind !== 'absent');
}
