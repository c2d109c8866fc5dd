import { resolve } from 'node:path';
import { ConfigurationError, IncompleteError, ServiceError, SkippedError } from './errors.ts';
import type { Finding } from './finding/finding.ts';
import { type Checkout, readCheckout } from './git/checkout.ts';
import { nounOf, type ReviewContext } from './observe/context.ts';
import { readThreadsOf } from './observe/counting-decisions.ts';
import { findCommits } from './observe/find-commits.ts';
import { configure, openConfiguration } from './observe/find-configuration.ts';
import { observe } from './observe/observe.ts';
import { linkToSource, readLogs } from './observe/read-logs.ts';
import type { Move, MoveOutcome } from './plan/move.ts';
import type { Plan } from './plan/plan.ts';
import type { ExcerptOf } from './report/excerpt.ts';
import type { RunResult } from './report/run-result.ts';
import { makePlan } from './review/make-plan.ts';
import { writeCheck } from './review/put-check.ts';
import { type Ending, finish, type Known } from './review/result.ts';
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
  const known: Known = { analyzedSha: checkout.head };
  let ending: Ending;
  try {
    ending = await reviewChange(context, checkout, known);
  } catch (error) {
    ending = await breakOff(error, context, known);
  }
  return writeCheck(finish(ending, known, context), context);
}

/**
 * The way of the data: logs to findings, and these and the threads to a plan, until one can be carried out.
 *
 * @param known each station sets down here what it came to
 */
async function reviewChange(context: ReviewContext, checkout: Checkout, known: Known): Promise<Ending> {
  const { service, inputs } = context;
  const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
  if (reason !== undefined) return { kind: 'skipped', reasons: [reason] };

  context.begin({ kind: 'reading' });
  const findConfiguration = openConfiguration(context, checkout.root);
  let logs = await readLogs(context, checkout);
  const { openBase } = inputs['base-sarif-file'] === undefined ? {} : await import('./observe/read-base.ts');
  const readBase = openBase?.(context, checkout, logs.logs);
  const linkTo = await linkToSource(context, checkout.head, logs.hasFile);
  known.logs = { ...logs, linkTo };

  let earlier: ReadonlyMap<Move, MoveOutcome> = new Map();
  for (let pass = 1; ; pass += 1) {
    context.begin({ kind: 'comparing' });
    const found = await findCommits(context, checkout.head);
    if (found.kind === 'superseded') return { kind: 'superseded', reasons: [found.reason] };
    if (found.kind === 'unavailable') return found;
    const { commits } = found;
    known.found = found;

    const configured = await findConfiguration(commits);
    if (configured.kind === 'unknown') return { kind: 'unavailable', reason: configured.reason };
    known.configured = configured;
    const { pathMap } = configured.configuration;
    if (pathMap !== undefined && pass === 1) {
      logs = await readLogs(context, checkout, pathMap);
      known.logs = { ...logs, linkTo };
    }
    const findings = await configure(logs.findings, configured.configuration, commits, context.git);
    known.findings = findings;

    const listed = await readThreadsOf(context);
    const base = await readBase?.(commits, configured.configuration);
    const observation = await observe(context, commits, { ...logs, findings }, listed, base);
    known.observation = observation;
    const planned = await makePlan(context, observation, listed, earlier);
    const { plan, overview } = planned;
    known.planned = planned;
    known.earlier = earlier;
    known.applied = undefined;
    const code = await readCodeOf(plan.accounts, context.shownWithCode(plan, overview), checkout, context);
    known.code = code;
    context.begin({ kind: 'planned', plan, overview, ...(code && { code }) });
    const isPlanAlone = inputs['dry-run'] || context.reviewed.kind === 'commits';
    if (isPlanAlone && planned.mayTidyUp) {
      const { describeLeftovers } = await import('./review/acting.ts');
      for (const line of describeLeftovers(plan.moves, listed)) context.progress(line);
    }
    if (!isPlanAlone) context.begin({ kind: 'applying', moves: plan.moves });
    if (context.reviewed.kind === 'commits' || isPlanAlone || !(planned.writes || planned.mayTidyUp)) {
      known.applied = { outcomes: new Map(), overview };
      return { kind: 'ended', failures: [] };
    }

    // Most runs change nothing, and need none of what writes comments.
    const { toActing } = await import('./review/acting.ts');
    const { applyPlan } = await import('./apply/apply-plan.ts');
    const onNews = pass < PASSES ? 'plan-again' : 'go-on';
    const observed = { found, logs, observation, reading: listed, linkTo, onNews } as const;
    const acting = await toActing(plan.moves, observed, context, context.reviewed);
    const applied = await applyPlan(plan.moves, planned.overviewWith, acting);
    const { end, outcomes, failures } = applied;
    known.applied = applied;
    if (end === 'superseded') return { kind: 'superseded', reasons: failures };
    if (end === 'applied' || onNews === 'go-on') return { kind: 'ended', failures };
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

function findCheckout({ git, inputs, world }: ReviewContext): Promise<Checkout> {
  return readCheckout(git, resolve(world.directory, inputs['working-directory']));
}

/** Why a change in this state is left alone. */
function whyLeft({ noun, can }: ReviewService, { state }: Change): string | undefined {
  if (state === 'closed') return `the ${noun} is closed or merged, and no longer takes a review`;
  if (state !== 'draft' || can.discussesDrafts) return undefined;
  return `the ${noun} is a draft, and drafts have no discussion`;
}

/**
 * How a run ends that broke off. Before it knew whether it covers the change, it asks once more: only then
 * may it write the check. An error that nobody expected leaves its stack in the log. Throws what no result
 * may hide.
 */
async function breakOff(error: unknown, context: ReviewContext, known: Known): Promise<Ending> {
  if (error instanceof SkippedError) throw error;
  const reason = context.redact(error instanceof Error ? error.message : String(error));
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  if (!isExpected && error instanceof Error) context.progress(`Unexpected error: ${error.stack ?? reason}`);
  if (error instanceof ConfigurationError) {
    // Once a plan was made the check may say that the run is under way, and nobody else corrects that.
    if (known.planned !== undefined)
      await writeCheck(finish({ kind: 'broken', reason }, known, context), context);
    throw error;
  }
  if (known.found !== undefined) return { kind: 'broken', reason };
  try {
    const found = await findCommits(context, known.analyzedSha);
    if (found.kind === 'superseded') return { kind: 'superseded', reasons: [found.reason] };
    if (found.kind === 'found') return { kind: 'broken', reason, covers: true, shownHead: found.shown.head };
    return { ...found, kind: 'broken', reason };
  } catch (failure) {
    if (failure instanceof ConfigurationError) throw failure;
    // A dry run leaves it alone in any case.
    if (!context.inputs['dry-run'])
      context.progress(`The ${nounOf(context)} could not be read, so the check was not changed`);
    return { kind: 'broken', reason };
  }
}

const EXPECTED = [ConfigurationError, IncompleteError, ServiceError];
