import { resolve } from 'node:path';
import { ConfigurationError, MayNotWriteError } from './errors.ts';
import type { Finding } from './finding/finding.ts';
import { type Checkout, readCheckout, requireGit } from './git/checkout.ts';
import type { Move, MoveOutcome } from './plan/move.ts';
import type { Plan } from './plan/plan.ts';
import type { ExcerptOf } from './report/excerpt.ts';
import type { RunResult } from './report/run-result.ts';
import { decide, readThreadsOf } from './review/decide.ts';
import { doubtArrived } from './review/doubt-arrived.ts';
import { findCommits } from './review/find-commits.ts';
import { configure, openConfiguration } from './review/find-configuration.ts';
import { type Job, nounOf } from './review/job.ts';
import { observe } from './review/observe.ts';
import { writeCheck } from './review/put-check.ts';
import { linkToSource, readLogs } from './review/read-logs.ts';
import { JobResult } from './review/result.ts';
import { startEarly } from './review/start-early.ts';
import { openJob, type RunOrder } from './run/open-job.ts';
import { reportResult } from './run/report-result.ts';
import type { Change, ReviewService } from './services/port.ts';

/** Reviews, reports the result, and returns the exit status. Throws what `review` throws. */
export async function runReview(order: RunOrder): Promise<number> {
  const { job, close } = openJob(order);
  try {
    const result = await review(job);
    return await reportResult({ ...result, timings: close() }, order);
  } finally {
    close();
  }
}

/**
 * A base that moves in mid-run changes every anchor, and threads that show up late are to be kept: the plan
 * is made again, twice at most.
 */
const PASSES = 3;

/**
 * Reviews a change once: observe, decide, act. Once the configuration, the credentials and the change are
 * good it always ends in a result, and with a check; before that it throws `ConfigurationError`. Throws
 * `MayNotWriteError` where the first write is refused for the rights of this client.
 */
export async function review(job: Job): Promise<RunResult> {
  const checkout = await findCheckout(job);
  const result = new JobResult(job, checkout.head);
  try {
    await reviewChange(job, checkout, result);
  } catch (error) {
    await breakOff(error, job, checkout, result);
  }
  return writeCheck(result.final(), job);
}

/**
 * The way of the data: logs to findings, and these and the threads to a plan, until one can be carried out.
 */
async function reviewChange(job: Job, checkout: Checkout, result: JobResult): Promise<void> {
  const { service, inputs } = job;
  const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
  if (reason !== undefined) return result.left('skipped', [reason]);

  job.begin({ kind: 'reading' });
  const findConfiguration = openConfiguration(job, checkout.root);
  const logs = await readLogs(job, checkout);
  const { openBase } = inputs['base-sarif-file'] === undefined ? {} : await import('./review/read-base.ts');
  const readBase = openBase?.(job, checkout, logs.logs);
  const { tools, completeness } = logs;
  const linkTo = await linkToSource(job, checkout.head, logs.hasFile);
  result.learn({ tools, scopes: completeness.complete, completeness, findings: logs.findings, linkTo });

  let earlier: ReadonlyMap<Move, MoveOutcome> = new Map();
  for (let pass = 1; ; pass += 1) {
    job.begin({ kind: 'comparing' });
    const found = await findCommits(job, checkout.head);
    if (found.kind === 'superseded') return result.left('superseded', [found.reason]);
    if (found.kind === 'unavailable') return result.unavailable(found);
    const { commits } = found;
    const { head: shownHead } = found.shown;
    result.learn({ covers: true, baseSha: commits.base, headSha: commits.head, shownHead });

    const configured = await findConfiguration(commits);
    if (configured.kind === 'unknown') return result.unavailable(configured);
    const { configuration, fault } = configured;
    if (fault !== undefined) result.learn({ configurationFault: fault });
    const placed = await doubtArrived(logs.findings, commits, job.git);
    const findings = await configure(placed, configuration, commits, job.git);
    result.learn({ findings });

    const listed = await readThreadsOf(job);
    const base = await readBase?.(commits, configuration);
    const observation = await observe(job, commits, { ...logs, findings }, listed.reading, base);
    result.learn({ comparison: observation.comparison, unread: observation.unread });
    const decided = await decide(job, observation, listed, earlier);
    const { plan, overview, known } = decided;
    result.learn({ ...known, warnings: [...known.warnings, ...logs.warnings, ...configured.warnings] });
    const code = await readCodeOf(plan.accounts, job.shownWithCode(plan, overview), checkout, job);
    if (code !== undefined) result.learn({ code });
    job.begin({ kind: 'planned', plan, overview, ...(code && { code }) });
    if (inputs['dry-run'] || job.reviewed.kind === 'commits') {
      if (decided.mayTidyUp) {
        const { describeLeftovers } = await import('./review/apply.ts');
        for (const line of describeLeftovers(plan.moves, listed.reading)) job.progress(line);
      }
      result.learn({ overview });
      return result.ended([]);
    }
    job.begin({ kind: 'applying', moves: plan.moves });
    if (!decided.writes && !decided.mayTidyUp) {
      result.applied(plan, earlier, new Map(), overview);
      return result.ended([]);
    }

    // Most runs change nothing, and need none of what writes comments.
    const { apply } = await import('./review/apply.ts');
    const onNews = pass < PASSES ? 'plan-again' : 'go-on';
    const observed = { found, logs, observation, reading: listed.reading, linkTo, onNews } as const;
    const { end, outcomes, failures, overview: written } = await apply(decided, observed, job, job.reviewed);
    result.applied(plan, earlier, outcomes, written);
    if (end === 'superseded') return result.left('superseded', failures);
    if (end === 'applied' || onNews === 'go-on') return result.ended(failures);
    earlier = new Map([...earlier, ...[...outcomes].filter(([, { kind }]) => kind === 'done')]);
    job.progress(`Planning again: ${failures.join('; ')}`);
  }
}

/** Most runs show no code, and need none of what reads it. */
async function readCodeOf(
  accounts: Plan['accounts'],
  shown: readonly Finding[],
  { head, root }: Checkout,
  { git, redact }: Job,
): Promise<ExcerptOf | undefined> {
  if (shown.length === 0) return undefined;
  const { readCode } = await import('./review/read-code.ts');
  return readCode(accounts, new Set(shown), { git, head, root, redact });
}

async function findCheckout({ git, inputs, world }: Job): Promise<Checkout> {
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
async function breakOff(error: unknown, job: Job, { head }: Checkout, result: JobResult): Promise<void> {
  if (error instanceof MayNotWriteError) throw error;
  result.broken(error);
  if (error instanceof ConfigurationError) {
    // Once a plan was made the check may say that the run is under way, and nobody else corrects that.
    if (result.known.plan !== undefined) await writeCheck(result.known, job);
    throw error;
  }
  if (result.known.covers) return;
  try {
    const found = await findCommits(job, head);
    if (found.kind === 'superseded') result.left('superseded', [found.reason]);
    else if (found.kind === 'found') result.learn({ covers: true, shownHead: found.shown.head });
    else result.learn({ covers: found.covers, shownHead: found.shownHead });
  } catch (failure) {
    if (failure instanceof ConfigurationError) throw failure;
    // A dry run leaves it alone in any case.
    if (!job.inputs['dry-run'])
      job.progress(`The ${nounOf(job)} could not be read, so the check was not changed`);
  }
}
