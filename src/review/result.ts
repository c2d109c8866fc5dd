import type { act } from '../act/act.ts';
import type { Acted, Acting } from '../act/acting.ts';
import type { ReviewContext } from '../change/context.ts';
import type { FoundCommits } from '../change/find-commits.ts';
import type { Logs } from '../change/read-logs.ts';
import type { Result } from '../finding/finding.ts';
import type { Checkout } from '../git/checkout.ts';
import { toPolicy } from '../inputs/table.ts';
import type { Action, ComparedWithBase, Finding } from '../model.ts';
import type { Plan } from '../plan/plan.ts';
import type { SummaryPlan } from '../plan/summary.ts';
import { conclude, incompleteReasons } from '../report/conclusion.ts';
import { findAbsentScopes } from '../report/left-threads.ts';
import { readCode } from '../report/read-code.ts';
import { outcomesOf, undecided } from '../report/result-outcomes.ts';
import type { ResultOutcome, RunResult } from '../report/run-result.ts';
import { describeListing, describeUnresolved } from '../report/warnings.ts';
import { describeUncounted } from '../report/words.ts';
import type { Listing } from '../threads/threads.ts';

/** What a run came to, as far as it got. */
export interface Known {
  analyzed: string;
  logs?: Logs;
  linkTo?: Acting['linkTo'];
  found?: FoundCommits;
  configured?: { readonly warnings: readonly string[]; readonly fault?: string };
  results?: readonly Result[];
  findings?: readonly Finding[];
  duplicates?: ReadonlySet<Result>;
  listing?: Listing;
  comparison?: ComparedWithBase | undefined;
  plan?: Plan;
  completeness?: Logs['completeness'];
  unread?: readonly string[];
  warnings?: readonly string[];
  summary?: SummaryPlan;
  code?: RunResult['code'] | undefined;
  done?: Awaited<ReturnType<typeof act>>;
  /** What the pass before came to, until there is another plan. */
  before?: ToldPlan | undefined;
  /** What earlier passes of the run have done. */
  earlier: Map<Action, Acted>;
}

export type Ending =
  | { kind: 'skipped' | 'superseded'; reasons: string[] }
  | { kind: 'unavailable' | 'broken'; reason: string; covers?: boolean; shownHead?: string | null }
  | { kind: 'ended'; failures: string[] };

/** One review, and who is told of it while it goes on. */
export interface ToldReview extends ReviewContext {
  /** The results whose code is shown somewhere: only that is read. */
  shownWithCode(told: ToldPlan): readonly Result[];
  /** What the review is about to do. */
  begin(phase: ReviewPhase): void;
}

/** A plan, and what becomes of each result by it. */
export interface ToldPlan {
  readonly plan: Plan;
  readonly summary: SummaryPlan;
  readonly results: readonly ResultOutcome[];
}

/** The parts of a run, as its log shows them. */
type ReviewPhase =
  | { readonly kind: 'reading' | 'comparing' }
  | ({ readonly kind: 'planned'; readonly code: RunResult['code'] | undefined } & ToldPlan)
  | { readonly kind: 'applying'; readonly actions: readonly Action[] };

// What a run tells of itself: its plan, before it is carried out, and its result.

/**
 * The plan, and what becomes of each result by it. What an earlier pass has posted is posted, and not kept.
 */
export function tellPlan(known: Known): ToldPlan | undefined {
  const { plan, summary, findings = [], results = [], duplicates = new Set(), done, earlier } = known;
  if (plan === undefined || summary === undefined) return known.before;
  const posted = new Set(
    [...earlier].flatMap(([{ kind }, outcome]) =>
      kind === 'post' && outcome.kind === 'done' ? (outcome.thread ?? []) : [],
    ),
  );
  const actions = plan.actions.filter(
    ({ kind, thread }) => (kind !== 'keep' && kind !== 'edit') || !posted.has(thread?.id ?? ''),
  );
  const outcomes = done?.outcomes ?? new Map();
  const told = outcomesOf({ results, duplicates, findings, actions, outcomes, posted });
  return { plan: { ...plan, actions }, summary, results: told };
}

/** The code of results, where it is shown somewhere. */
export async function readCodeOf(
  told: ToldPlan,
  { shownWithCode, git, redact }: ToldReview,
  { head }: Checkout,
): Promise<Known['code']> {
  const shown = shownWithCode(told);
  return shown.length === 0 ? undefined : readCode(told.results, new Set(shown), { git, head, redact });
}

/** Makes the result of a review, with all that can be told but what the check will say. */
export function toRunResult(ending: Ending, known: Known, context: ReviewContext): RunResult {
  const { logs, found, configured, findings, listing, done, earlier } = known;
  const { reviewed, service, inputs, name } = context;
  const change = reviewed.kind === 'commits' ? reviewed.change : service;
  const told = tellPlan(known);
  const results = known.results ?? logs?.results;
  const job = { name, tools: inputs.tools };
  const proof = known.completeness ?? logs?.completeness;
  const completeness = proof && {
    ...proof,
    unverifiedTools: [...proof.unverifiedTools, ...findAbsentScopes(told?.plan.actions ?? [], proof, job)],
  };
  const isBroken = ending.kind === 'unavailable' || ending.kind === 'broken';
  const shownHead = (isBroken ? ending.shownHead : undefined) ?? found?.shown.head;
  const outcomes = new Map([...earlier, ...(done?.outcomes ?? [])]);
  const plan = told && { ...told.plan, actions: [...new Set([...earlier.keys(), ...told.plan.actions])] };
  const result: RunResult = {
    conclusion: 'incomplete',
    reasons: [],
    covers: (isBroken ? ending.covers : undefined) ?? found !== undefined,
    dryRun: inputs['dry-run'],
    failLevel: toPolicy(inputs).failLevel,
    acceptResolved: inputs['accept-resolved'],
    analyzedSha: known.analyzed,
    scopes: completeness?.complete ?? [],
    tools: logs?.tools ?? [],
    isRead: results !== undefined,
    results: told?.results ?? undecided(results ?? []),
    outcomes,
    ignored: listing?.ignored ?? [],
    warnings: [
      ...(plan === undefined ? [] : warningsOf(known, context)),
      ...(plan && completeness
        ? describeUncounted(findings ?? [], toPolicy(inputs).failLevel, completeness)
        : []),
      ...describeUnresolved({ plan, outcomes }, service?.can),
    ],
    ...(change && { change }),
    ...(found && { baseSha: found.commits.base, headSha: found.commits.head }),
    ...(shownHead !== undefined && { shownHead }),
    ...(completeness && { completeness, linkTo: known.linkTo }),
    ...(configured?.fault !== undefined && { configurationFault: configured.fault }),
    ...(findings && { comparison: known.comparison, unread: known.unread ?? [] }),
    ...(plan && { plan, summary: known.summary }),
    ...(known.code && { code: known.code }),
  };
  return { ...result, ...concludeBy(ending, result) };
}

function warningsOf(
  { listing, warnings = [], comparison, configured }: Known,
  { reviewed }: ReviewContext,
): string[] {
  return [
    ...(reviewed.kind === 'commits' || listing === undefined
      ? []
      : describeListing(listing, reviewed.keyring)),
    ...warnings,
    ...(comparison?.warnings ?? []),
    ...(configured?.warnings ?? []),
  ];
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

function gate({ plan, configurationFault }: RunResult, reasons: readonly string[]) {
  const failing =
    (plan?.failing.length ?? 0) + (plan?.standing.length ?? 0) + (configurationFault === undefined ? 0 : 1);
  return { conclusion: conclude(failing, reasons), reasons };
}
