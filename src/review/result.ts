import type { Applied } from '../apply/apply-plan.ts';
import type { Finding } from '../finding/finding.ts';
import { toPolicy } from '../inputs/table.ts';
import type { ReviewContext } from '../observe/context.ts';
import type { FoundCommits } from '../observe/find-commits.ts';
import type { FoundConfiguration } from '../observe/find-configuration.ts';
import type { Observation } from '../observe/observe.ts';
import type { Logs } from '../observe/read-logs.ts';
import type { Move, MoveOutcome } from '../plan/move.ts';
import { settleAccounts, undecidedAccounts } from '../report/accounting.ts';
import { conclude, incompleteReasons } from '../report/conclusion.ts';
import type { ExcerptOf } from '../report/excerpt.ts';
import type { RunResult } from '../report/run-result.ts';
import { describeUnresolved } from '../report/warnings.ts';
import type { LinkTo } from '../text/markdown.ts';
import type { Planned } from './make-plan.ts';

/**
 * What the stations of a review came to, each whole, as far as the review got: whatever breaks off later is
 * reported with it.
 */
export interface Known {
  readonly analyzedSha: string;
  logs?: Logs & { readonly linkTo: LinkTo | undefined };
  found?: FoundCommits;
  configured?: FoundConfiguration;
  /** Those of the logs, as the configuration has them. */
  findings?: readonly Finding[];
  observation?: Observation;
  planned?: Planned;
  code?: ExcerptOf | undefined;
  /** What was done of the plan. */
  applied?: Pick<Applied, 'outcomes' | 'overview'> | undefined;
  /** What earlier passes have done, whose plans the plan replaces. */
  earlier?: ReadonlyMap<Move, MoveOutcome>;
}

/**
 * How a review ended. `skipped`, `superseded`: there is nothing to review, or a newer run does the work.
 * `unavailable`: there is nothing to compare with. `ended`: the plan was made, and done as far as that was
 * possible. `covers` and `shownHead` say what it got to know of the change at last.
 */
export type Ending = Partial<Pick<RunResult, 'covers' | 'shownHead'>> &
  (
    | { readonly kind: 'skipped' | 'superseded'; readonly reasons: readonly string[] }
    | { readonly kind: 'unavailable' | 'broken'; readonly reason: string }
    | { readonly kind: 'ended'; readonly failures: readonly string[] }
  );

/** Makes the result of a review, with all that can be told but what the check will say. */
export function finish(ending: Ending, known: Known, context: ReviewContext): RunResult {
  const { logs, found, configured, observation, planned, applied, earlier = new Map(), code } = known;
  const { reviewed, service, inputs } = context;
  const change = reviewed.kind === 'commits' ? reviewed.change : service;
  const { covers = found !== undefined, shownHead = found?.shown.head } = ending;
  const findings = known.findings ?? logs?.findings;
  const outcomes = new Map([...earlier, ...(applied?.outcomes ?? [])]);
  const result: RunResult = {
    conclusion: 'incomplete',
    reasons: [],
    covers,
    dryRun: inputs['dry-run'],
    failLevel: toPolicy(inputs).failLevel,
    acceptResolved: inputs['accept-resolved'],
    analyzedSha: known.analyzedSha,
    scopes: logs?.completeness.complete ?? [],
    tools: logs?.tools ?? [],
    accounts: undecidedAccounts(findings ?? []),
    outcomes,
    warnings: [],
    ...(change && { change }),
    ...(found && { baseSha: found.commits.base, headSha: found.commits.head }),
    ...(shownHead !== undefined && { shownHead }),
    ...(logs && { completeness: logs.completeness, linkTo: logs.linkTo }),
    ...(findings && { findings }),
    ...(configured?.fault !== undefined && { configurationFault: configured.fault }),
    ...(observation && { comparison: observation.comparison, unread: observation.unread }),
    ...(planned && {
      ...planned.told,
      plan: { ...planned.plan, moves: [...earlier.keys(), ...planned.plan.moves] },
      accounts: settleAccounts(planned.plan, applied?.outcomes ?? new Map()),
      overview: applied?.overview,
      warnings: [...planned.told.warnings, ...(logs?.warnings ?? []), ...(configured?.warnings ?? [])],
    }),
    ...(code && { code }),
  };
  const warnings = [...result.warnings, ...describeUnresolved(result, service?.can)];
  return { ...result, ...concludeBy(ending, result), warnings };
}

function concludeBy(ending: Ending, result: RunResult): Pick<RunResult, 'conclusion' | 'reasons'> {
  switch (ending.kind) {
    case 'skipped':
    case 'superseded':
      return { conclusion: ending.kind, reasons: ending.reasons };
    case 'unavailable':
      return { conclusion: 'incomplete', reasons: [ending.reason] };
    case 'ended':
      return gate(result, [...incompleteReasons(result), ...ending.failures]);
    case 'broken':
      return gate(result, [ending.reason]);
  }
}

function gate(
  { plan, configurationFault }: RunResult,
  reasons: readonly string[],
): Pick<RunResult, 'conclusion' | 'reasons'> {
  const { length: failing } = [
    ...(plan?.failing ?? []),
    ...(plan?.standing ?? []),
    ...(configurationFault === undefined ? [] : [configurationFault]),
  ];
  return { conclusion: conclude(failing, reasons), reasons };
}
