import { resolve } from 'node:path';
import { ConfigurationError, SkippedError } from './errors.ts';
import type { Finding } from './finding/finding.ts';
import { type Checkout, readCheckout, requireGit } from './git/checkout.ts';
import type { Move, MoveOutcome } from './plan/move.ts';
import type { Plan } from './plan/plan.ts';
import type { ExcerptOf } from './report/excerpt.ts';
import type { RunResult } from './report/run-result.ts';
import { nounOf, type ReviewContext } from './review/context.ts';
import { readThreadsOf } from './review/counting-decisions.ts';
import { doubtArrived } from './review/doubt-arrived.ts';
import { findCommits } from './review/find-commits.ts';
import { configure, openConfiguration } from './review/find-configuration.ts';
import { makePlan } from './review/make-plan.ts';
import { observe } from './review/observe.ts';
import { writeCheck } from './review/put-check.ts';
import { linkToSource, readLogs } from './review/read-logs.ts';
import { ReviewResult } from './review/result.ts';
import { startEarly } from './review/start-early.ts';
import type { Change, ReviewService } from './services/port.ts';

/**
 * A base that moves in mid-run changes every anchor, and threads that show up late are to be kept: the plan
 * is made again, twice at most.
 */
const PASSES = 3;

/**
 * Reviews a change once: observe, plan, apply. Once the configuration, the credentials and the change are
 * good it always ends in a result, and with a check; before that it throws `ConfigurationError`. Throws
 * `SkippedError` where the first write is refused for the rights of this client.
 */
export async function review(context: ReviewContext): Promise<RunResult> {
  const checkout = await findCheckout(context);
  const result = new ReviewResult(context, checkout.head);
  try {
    await reviewChange(context, checkout, result);
  } catch (error) {
    await breakOff(error, context, checkout, result);
  }
  return writeCheck(result.final(), context);
}

/**
 * The way of the data: logs to findings, and these and the threads to a plan, until one can be carried out.
 */
async function reviewChange(context: ReviewContext, checkout: Checkout, result: ReviewResult): Promise<void> {
  const { service, inputs } = context;
  const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
  if (reason !== undefined) return result.left('skipped', [reason]);

  context.begin({ kind: 'reading' });
  const findConfiguration = openConfiguration(context, checkout.root);
  const logs = await readLogs(context, checkout);
  const { openBase } = inputs['base-sarif-file'] === undefined ? {} : await import('./review/read-base.ts');
  const readBase = openBase?.(context, checkout, logs.logs);
  const { tools, completeness } = logs;
  const linkTo = await linkToSource(context, checkout.head, logs.hasFile);
  result.learn({ tools, scopes: completeness.complete, completeness, findings: logs.findings, linkTo });

  let earlier: ReadonlyMap<Move, MoveOutcome> = new Map();
  for (let pass = 1; ; pass += 1) {
    context.begin({ kind: 'comparing' });
    const found = await findCommits(context, checkout.head);
    if (found.kind === 'superseded') return result.left('superseded', [found.reason]);
    if (found.kind === 'unavailable') return result.unavailable(found);
    const { commits } = found;
    const { head: shownHead } = found.shown;
    result.learn({ covers: true, baseSha: commits.base, headSha: commits.head, shownHead });

    const configured = await findConfiguration(commits);
    if (configured.kind === 'unknown') return result.unavailable(configured);
    const { configuration, fault } = configured;
    if (fault !== undefined) result.learn({ configurationFault: fault });
    const placed = await doubtArrived(logs.findings, commits, context.git);
    const findings = await configure(placed, configuration, commits, context.git);
    result.learn({ findings });

    const listed = await readThreadsOf(context);
    const base = await readBase?.(commits, configuration);
    const observation = await observe(context, commits, { ...logs, findings }, listed.reading, base);
    result.learn({ comparison: observation.comparison, unread: observation.unread });
    const planned = await makePlan(context, observation, listed, earlier);
    const { plan, overview, known } = planned;
    result.learn({ ...known, warnings: [...known.warnings, ...logs.warnings, ...configured.warnings] });
    const code = await readCodeOf(plan.accounts, context.shownWithCode(plan, overview), checkout, context);
    if (code !== undefined) result.learn({ code });
    context.begin({ kind: 'planned', plan, overview, ...(code && { code }) });
    if (inputs['dry-run'] || context.reviewed.kind === 'commits') {
      if (planned.mayTidyUp) {
        const { describeLeftovers } = await import('./review/acting.ts');
        for (const line of describeLeftovers(plan.moves, listed.reading)) context.progress(line);
      }
      result.learn({ overview });
      return result.ended([]);
    }
    context.begin({ kind: 'applying', moves: plan.moves });
    if (!planned.writes && !planned.mayTidyUp) {
      result.applied(plan, earlier, new Map(), overview);
      return result.ended([]);
    }

    // Most runs change nothing, and need none of what writes comments.
    const { toActing } = await import('./review/acting.ts');
    const { applyPlan } = await import('./apply/apply-plan.ts');
    const onNews = pass < PASSES ? 'plan-again' : 'go-on';
    const observed = { found, logs, observation, reading: listed.reading, linkTo, onNews } as const;
    const acting = await toActing(plan.moves, observed, context, context.reviewed);
    const applied = await applyPlan(plan.moves, planned.overviewWith, acting);
    const { end, outcomes, failures, overview: written } = applied;
    result.applied(plan, earlier, outcomes, written);
    if (end === 'superseded') return result.left('superseded', failures);
    if (end === 'applied' || onNews === 'go-on') return result.ended(failures);
    earlier = new Map([...earlier, ...[...outcomes].filter(([, { kind }]) => kind === 'done')]);
    context.progress(`Planning again: ${failures.join('; ')}`);
  }
}

/** Most runs show no code, and need none of what reads it. */
async function readCodeOf(
  accounts: Plan['accounts'],
  shown: readonly Finding[],
  { head, root }: Checkout,
  { git, redact }: ReviewContext,
): Promise<ExcerptOf | undefined> {
  if (shown.length === 0) return undefined;
  const { readCode } = await import('./review/read-code.ts');
  return readCode(accounts, new Set(shown), { git, head, root, redact });
}

async function findCheckout({ git, inputs, world }: ReviewContext): Promise<Checkout> {
  const reading = startEarly(readCheckout(git, resolve(world.directory, inputs['working-directory'])));
  await requireGit(git);
  return reading;
}

/** Why a change in this state is left alone. */
function whyLeft({ noun, can }: ReviewService, { state }: Change): string | undefined {
  if (state === 'closed') return `the ${noun} is closed or merged, and no longer takes a review`;
  if (state !== 'draft' || can.discussesDrafts) return undefined;
  return `the ${noun} is a draft, and drafts have no discussion`;
}

/**
 * Tells the result how a run broke off. Before it knew whether it covers the change, it asks once more: only
 * then may it write the check.
 */
async function breakOff(
  error: unknown,
  context: ReviewContext,
  { head }: Checkout,
  result: ReviewResult,
): Promise<void> {
  if (error instanceof SkippedError) throw error;
  result.broken(error);
  if (error instanceof ConfigurationError) {
    // Once a plan was made the check may say that the run is under way, and nobody else corrects that.
    if (result.known.plan !== undefined) await writeCheck(result.known, context);
    throw error;
  }
  if (result.known.covers) return;
  try {
    const found = await findCommits(context, head);
    if (found.kind === 'superseded') result.left('superseded', [found.reason]);
    else if (found.kind === 'found') result.learn({ covers: true, shownHead: found.shown.head });
    else result.learn({ covers: found.covers, shownHead: found.shownHead });
  } catch (failure) {
    if (failure instanceof ConfigurationError) throw failure;
    // A dry run leaves it alone in any case.
    if (!context.inputs['dry-run'])
      context.progress(`The ${nounOf(context)} could not be read, so the check was not changed`);
  }
}
