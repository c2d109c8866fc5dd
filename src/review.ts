import { resolve } from 'node:path';
import { ConfigurationError, IncompleteError, MayNotWriteError, ServiceError } from './errors.ts';
import { type Checkout, readCheckout, requireGit } from './git/checkout.ts';
import type { Inputs } from './inputs/read-inputs.ts';
import { toPolicy } from './inputs/table.ts';
import { startEarly } from './log/start-early.ts';
import type { Move, MoveOutcome } from './plan/move.ts';
import { undecidedAccounts } from './report/accounting.ts';
import { conclude, incompleteReasons } from './report/conclusion.ts';
import type { RunResult } from './report/run-result.ts';
import { describeUnresolved } from './report/warnings.ts';
import { type Known, type PassEnd, runPass } from './review/apply.ts';
import { findCommits } from './review/find-commits.ts';
import { openConfiguration } from './review/find-configuration.ts';
import type { Review, ReviewWorld } from './review/job.ts';
import { writeCheck } from './review/put-check.ts';
import { analyze, linkToSource } from './review/read-logs.ts';
import type { Change, ReviewService } from './services/port.ts';

/**
 * A base that moves in mid-run changes every anchor, and threads that show up late are to be kept: the plan
 * is made again, twice at most.
 */
const PASSES = 3;

/** `skipped`: there is nothing to review. */
type RunEnd =
  | PassEnd
  | { readonly kind: 'skipped'; readonly known: Known; readonly reasons: readonly string[] };

/**
 * One run: observe, decide, act. Once the configuration, the credentials and the change are good it
 * always ends in a result, and with a check; before that it throws `ConfigurationError`. Throws what a first
 * write throws.
 */
export async function review(inputs: Inputs, world: ReviewWorld): Promise<RunResult> {
  const folder = resolve(world.directory, inputs['working-directory']);
  const reading = startEarly(readCheckout(world.git, folder));
  await requireGit(world.git);
  const checkout = await reading;
  const end = await reviewChange(inputs, world, checkout);
  let result = fold(blankResult(inputs, world.review, checkout), end, world);
  if (end.kind === 'broken') {
    if (end.error instanceof MayNotWriteError) throw end.error;
    if (end.error instanceof ConfigurationError) {
      // Once a plan was made the check may say that the run is under way, and nobody else corrects that.
      if (result.plan !== undefined) await writeCheck(result, world);
      throw end.error;
    }
    if (!result.covers) result = await findOutCoverage(result, inputs, world, checkout);
  }
  const needs = world.review.kind === 'commits' ? undefined : world.review.service.can.resolveNeeds;
  result = { ...result, warnings: [...result.warnings, ...describeUnresolved(result, needs)] };
  if (result.plan === undefined) result = { ...result, accounts: undecidedAccounts(result.findings ?? []) };
  return writeCheck(result, world);
}

/** Reads the logs once, and makes passes until one needs no further one. Never throws. */
async function reviewChange(inputs: Inputs, world: ReviewWorld, checkout: Checkout): Promise<RunEnd> {
  let known: Known = {};
  try {
    const service = world.review.kind === 'commits' ? undefined : world.review.service;
    const state = (await service?.readChange())?.state;
    const reason = service === undefined ? undefined : whyLeave(service, state);
    if (reason !== undefined) return { kind: 'skipped', known, reasons: [reason] };
    world.begin?.({ kind: 'reading' });
    const findConfiguration = openConfiguration(world, service, checkout.root);
    // Who plans for commits of their own fools nobody but themselves.
    const own = service === undefined && world.onLaptop ? ({ 'tracked-logs': 'allow' } as const) : {};
    const analyzed = await analyze({ ...inputs, ...own }, checkout, world);
    const { tools, completeness, findings } = analyzed.analysis;
    const linkTo = await linkToSource(world, checkout.head, analyzed.hasFile);
    known = { tools, scopes: completeness.complete, completeness, findings, linkTo };
    let done: ReadonlyMap<Move, MoveOutcome> = new Map();
    for (let pass = 1; ; pass += 1) {
      const onNews = pass < PASSES ? 'plan-again' : 'go-on';
      const commit = { sha: checkout.head, linkTo };
      const end = await runPass(inputs, world, commit, analyzed, findConfiguration, done, onNews);
      known = { ...known, ...end.known };
      if (end.kind !== 'again') return { ...end, known };
      done = end.done;
      world.progress(`Planning again: ${end.failures.join('; ')}`);
    }
  } catch (error) {
    return { kind: 'broken', known, error };
  }
}

/** Why a change in this state is left alone. */
function whyLeave({ noun, can }: ReviewService, state: Change['state'] | undefined): string | undefined {
  if (state === 'closed') return `the ${noun} is closed or merged, and no longer takes a review`;
  if (state !== 'draft' || can.discussesDrafts) return undefined;
  return `the ${noun} is a draft, and drafts have no discussion`;
}

/** What is known of a run before it began. */
function blankResult(inputs: Inputs, reviewed: Review, { head }: Checkout): RunResult {
  const change = reviewed.kind === 'commits' ? reviewed.change : reviewed.service;
  return {
    conclusion: 'incomplete',
    reasons: [],
    covers: false,
    dryRun: inputs['dry-run'],
    failLevel: toPolicy(inputs).failLevel,
    analyzedSha: head,
    scopes: [],
    tools: [],
    accounts: [],
    outcomes: new Map(),
    warnings: [],
    ...(change === undefined ? {} : { change }),
  };
}

/** The result of a run that ended so. */
function fold(blank: RunResult, end: RunEnd, world: ReviewWorld): RunResult {
  const result = { ...blank, ...end.known };
  const concluded = (reasons: readonly string[]): RunResult => ({
    ...result,
    reasons,
    conclusion: conclude((result.plan?.failing.length ?? 0) + (result.configurationFault ? 1 : 0), reasons),
  });
  switch (end.kind) {
    case 'skipped':
    case 'superseded':
      return { ...result, conclusion: end.kind, reasons: end.reasons };
    case 'unavailable':
      return { ...result, reasons: end.reasons };
    case 'broken':
      return concluded([describeError(end.error, world)]);
    default:
      return concluded([...incompleteReasons(result), ...end.failures]);
  }
}

/** An error that nobody expected leaves its stack in the log. */
function describeError(error: unknown, world: ReviewWorld): string {
  const reason = world.redact(error instanceof Error ? error.message : String(error));
  const expected = [ConfigurationError, IncompleteError, ServiceError].some((kind) => error instanceof kind);
  if (!expected && error instanceof Error) world.progress(`Unexpected error: ${error.stack ?? reason}`);
  return reason;
}

/**
 * A run that broke off before it knew whether it covers the change asks once more: only then may it write
 * the check.
 */
async function findOutCoverage(
  result: RunResult,
  inputs: Inputs,
  world: ReviewWorld,
  { head }: Checkout,
): Promise<RunResult> {
  try {
    const found = await findCommits(inputs, head, world);
    return found.kind === 'superseded'
      ? { ...result, conclusion: 'superseded', reasons: [found.reason] }
      : { ...result, covers: found.kind === 'found' || found.covers };
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    // A dry run leaves it alone in any case.
    const noun = result.change?.noun ?? 'change';
    if (!result.dryRun) world.progress(`The ${noun} could not be read, so the check was not changed`);
    return result;
  }
}
