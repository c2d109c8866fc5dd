import { resolve } from 'node:path';
import { isWriting } from './act/acting.ts';
import { forgedLeft } from './act/clear-forged.ts';
import { nounOf, type ReviewContext } from './change/context.ts';
import { findCommits } from './change/find-commits.ts';
import { configure, findConfiguration } from './change/find-configuration.ts';
import { readBase } from './change/read-baseline.ts';
import { linkToSource, readLogs } from './change/read-logs.ts';
import { ConfigurationError, IncompleteError, ServiceError, SkippedError } from './errors.ts';
import { type Checkout, readCheckout } from './git/checkout.ts';
import { openTexts } from './git/file-texts.ts';
import { compareWithBaseline } from './match/baseline.ts';
import { match } from './match/match.ts';
import { writeCheck } from './report/put-check.ts';
import type { RunResult } from './report/run-result.ts';
import { toActing } from './review/acting.ts';
import { listThreads } from './review/list-threads.ts';
import { group, locate } from './review/locate.ts';
import { planReview, summarize } from './review/plan.ts';
import {
  type Ending,
  type Known,
  readCodeOf,
  type ToldReview,
  tellPlan,
  toRunResult,
} from './review/result.ts';
import type { Change, ReviewService } from './services/port.ts';

/**
 * A base that moves in mid-run changes every place, and threads may show up late: the plan is made again,
 * twice at most.
 */
const PASSES = 3;

/**
 * Reviews a change once. Once the configuration, the credentials and the change are good it always ends in a
 * result, and with a check; before that it throws `ConfigurationError`.
 */
export async function review(context: ToldReview): Promise<RunResult> {
  const checkout = await readCheckout(
    context.git,
    resolve(context.world.directory, context.inputs['working-directory']),
  );
  const known: Known = { analyzed: checkout.head, earlier: new Map() };
  let ending: Ending;
  try {
    ending = await reviewChange(context, checkout, known);
  } catch (error) {
    ending = await breakOff(error, context, known);
  }
  // Report.
  return writeCheck(toRunResult(ending, known, context), context);
}

/**
 * The pipeline. Its two tables are the findings and the threads: each step fills in columns of their rows.
 * `known` is for the report alone: what is set down there is told of a run that breaks off, too, and no step
 * reads it.
 */
async function reviewChange(context: ToldReview, checkout: Checkout, known: Known): Promise<Ending> {
  const { git, service, inputs, reviewed } = context;
  const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
  if (reason !== undefined) return { kind: 'skipped', reasons: [reason] };

  // Read the logs. They are of the checkout, whatever becomes of the change.
  context.begin({ kind: 'reading' });
  let logs = await readLogs(context, checkout);
  known.logs = logs;
  const linkTo = await linkToSource(context, checkout.head, logs.hasFile);
  known.linkTo = linkTo;

  for (let pass = 1; ; pass += 1) {
    // Find the commits. Only now, since a push in the meantime leaves nothing to do.
    context.begin({ kind: 'comparing' });
    const found = await findCommits(context, checkout.head);
    if (found.kind === 'superseded') return { kind: 'superseded', reasons: [found.reason] };
    if (found.kind === 'unavailable') return found;
    known.found = found;
    const { commits, shown } = found;
    const texts = openTexts(git);

    // Apply the configuration: every later step depends on levels, and on where the files of a log are.
    const configured = await findConfiguration(context, checkout.root, commits);
    if (configured.kind === 'unknown') return { kind: 'unavailable', reason: configured.reason };
    known.configured = configured;
    const { configuration } = configured;
    if (configuration.pathMap !== undefined && pass === 1) {
      logs = await readLogs(context, checkout, configuration.pathMap);
      known.logs = logs;
    }
    const results = await configure(logs.results, configuration, commits, git);
    known.results = results;

    // List the threads, before anything is located: git is asked for the lines of their files as well.
    const listing = await listThreads(context, shown.writer);
    known.listing = listing;
    const { threads } = listing;

    // Locate each result in the head and on the diff.
    const located = await locate(results, threads, commits, logs, texts, context);
    known.results = located.results;

    // Group results: a finding is what one thread is about. Fills in `at`, `position`, `inDiff`.
    const { findings, duplicates, warnings } = await group(located, threads, context);
    known.findings = findings;
    known.duplicates = duplicates;

    // Compare with the baseline, if the job has one: what is old gets no thread. Fills in `baselineState`.
    const base = await readBase(context, checkout, logs.logs, commits, configuration);
    const comparison =
      base &&
      (await compareWithBaseline(base, {
        git,
        texts,
        analyzed: commits.analyzed,
        findings,
        completeness: located.completeness,
        versions: logs.versions,
      }));
    known.comparison = comparison;

    // Match threads and findings, so that none is posted twice. Fills in `thread` and `where`.
    const { ruleCatalogues: listed, varying } = logs.completeness;
    await match(threads, findings, { git, head: commits.head, texts, listed, varying });

    // Plan: what happens to each thread and each finding, and why. Fills in `outcome` and `counts`.
    const planned = await planReview(located, findings, threads, commits, shown, base, logs, context);
    const { plan } = planned;
    const toSummary = (refused: readonly (typeof plan.listed)[number][]) =>
      summarize([...plan.listed, ...refused], findings, listing, logs, linkTo, context);
    const summary = toSummary([]);
    Object.assign(known, { ...planned, warnings: [...planned.warnings, ...warnings], summary });
    const told = tellPlan(known);
    if (told === undefined) throw new Error('there is a plan');
    known.code = await readCodeOf(told, context, checkout);
    context.begin({ kind: 'planned', ...told, code: known.code });
    if (inputs['dry-run'] || reviewed.kind === 'commits') return { kind: 'ended', failures: [] };

    // Act: post before anything is resolved, and delete last, so that nothing is lost in between.
    context.begin({ kind: 'applying', actions: told.plan.actions });
    const isLeft = forgedLeft(listing, reviewed.service).length > 0;
    if (!plan.actions.some(isWriting) && !summary.isWriting && !isLeft)
      return { kind: 'ended', failures: [] };
    const mayPlanAgain = pass < PASSES;
    const acting = await toActing(
      plan.actions,
      located,
      listing,
      found,
      logs,
      texts,
      { linkTo, mayPlanAgain },
      context,
      reviewed,
    );
    // What writes comments is loaded where something is written.
    const { act } = await import('./act/act.ts');
    const done = await act(plan.actions, toSummary, acting);
    known.done = done;
    if (done.summary !== undefined) known.summary = done.summary;
    if (done.end === 'superseded') return { kind: 'superseded', reasons: done.failures };
    if (done.end === 'applied' || !mayPlanAgain) return { kind: 'ended', failures: done.failures };
    for (const [action, outcome] of done.outcomes)
      if (outcome.kind === 'done') known.earlier.set(action, outcome);
    known.before = tellPlan(known);
    delete known.plan;
    delete known.done;
    context.progress(`Planning again: ${done.failures.join('; ')}`);
  }
}

/** Why a change in this state is left alone. */
function whyLeft({ noun, can }: ReviewService, { state }: Change): string | undefined {
  if (state === 'closed') return `the ${noun} is closed or merged, and no longer takes a review`;
  return state !== 'draft' || can.discussesDrafts
    ? undefined
    : `the ${noun} is a draft, and drafts have no discussion`;
}

const EXPECTED = [ConfigurationError, IncompleteError, ServiceError];

/** How a run ends that broke off: before it knew whether it covers the change, it asks once more. */
async function breakOff(error: unknown, context: ReviewContext, known: Known): Promise<Ending> {
  if (error instanceof SkippedError) throw error;
  const reason = context.redact(error instanceof Error ? error.message : String(error));
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  if (!isExpected && error instanceof Error) context.progress(`Unexpected error: ${error.stack ?? reason}`);
  if (error instanceof ConfigurationError) {
    // Once a plan was made the check may say that the run is under way, and nobody else corrects that.
    if (known.plan !== undefined || known.before !== undefined)
      await writeCheck(toRunResult({ kind: 'broken', reason }, known, context), context);
    throw error;
  }
  if (known.found !== undefined) return { kind: 'broken', reason };
  try {
    const found = await findCommits(context, known.analyzed);
    if (found.kind === 'superseded') return { kind: 'superseded', reasons: [found.reason] };
    return found.kind === 'found'
      ? { kind: 'broken', reason, covers: true, shownHead: found.shown.head }
      : { ...found, kind: 'broken', reason };
  } catch (failure) {
    if (failure instanceof ConfigurationError) throw failure;
    if (!context.inputs['dry-run'])
      context.progress(`The ${nounOf(context)} could not be read, so the check was not changed`);
    return { kind: 'broken', reason };
  }
}
