import { resolve } from 'node:path';
import { ConfigurationError, IncompleteError, ServiceError } from './errors.ts';
import type { Completeness } from './finding/completeness.ts';
import { type Checkout, readCheckout } from './git/checkout.ts';
import { requireGit } from './git/require-git.ts';
import type { Inputs } from './inputs/schema.ts';
import { toKeyring } from './inputs/to-keyring.ts';
import { toPolicy } from './inputs/to-policy.ts';
import type { MoveOutcome } from './plan/acting.ts';
import { applyPlan, type DecideOverview } from './plan/apply-plan.ts';
import { carryOver } from './plan/carry-over.ts';
import { oldNotes } from './plan/intent-notes.ts';
import { findAbsentScopes } from './plan/left-open.ts';
import type { Move } from './plan/move.ts';
import { decideOverview } from './plan/overview.ts';
import { overviewsOfJob } from './plan/overviews-of-job.ts';
import { plan } from './plan/plan.ts';
import { compareSpots } from './plan/rank.ts';
import { settleAccounts, undecidedAccounts } from './report/accounting.ts';
import { describeRefusal, finalCheck } from './report/check.ts';
import { conclude, incompleteReasons } from './report/conclusion.ts';
import type { RunResult } from './report/run-result.ts';
import { describeOlder, describeReading } from './report/warnings.ts';
import { analyze } from './review/analyze.ts';
import { type FoundCommits, findCommits } from './review/find-commits.ts';
import { observe } from './review/observe.ts';
import type { ReviewWorld } from './review/review-world.ts';
import { showCode } from './review/show-code.ts';
import { toActing } from './review/to-acting.ts';
import type { Outcome, ReviewService } from './service/port.ts';
import { describeContested } from './thread/contested.ts';
import { readThreads } from './thread/own-thread.ts';

/** A base that moves in mid-run changes every anchor, and threads that show up late are to be kept: the plan is made again, twice at most. */
const PASSES = 3;

/** What a service answers to a description that is too long for it (RFC 9110 §15.5). */
const DISLIKES_CONTENT: readonly number[] = [400, 413, 422];

/** What is known so far; a failure ends the run with it. */
type Update = (changes: Partial<RunResult>) => RunResult;

/**
 * One run: observe, decide, act. Once the configuration, the credentials and the deployment are good it always ends in a result, and with
 * a check; before that it throws `ConfigurationError`.
 */
export async function review(inputs: Inputs, world: ReviewWorld): Promise<RunResult> {
  await requireGit(world.git);
  const checkout = await readCheckout(world.git, resolve(world.directory, inputs['working-directory']));
  let result: RunResult = {
    conclusion: 'incomplete',
    reasons: [],
    covers: false,
    dryRun: inputs['dry-run'],
    failLevel: toPolicy(inputs).failLevel,
    analyzedSha: checkout.head,
    scopes: [],
    tools: [],
    accounts: [],
    outcomes: new Map(),
    warnings: [],
    ...(inputs['deployment-number'] === undefined ? {} : { deployment: inputs['deployment-number'] }),
  };
  const update: Update = (changes) => {
    result = { ...result, ...changes };
    return result;
  };
  try {
    const deployment = await world.service?.getDeployment();
    if (deployment?.draft) {
      const reasons = ['the deployment is a draft, and drafts have no discussion'];
      return update({ conclusion: 'skipped', reasons });
    }
    await reviewDeployment(inputs, world, checkout, update);
  } catch (error) {
    const reason = world.redact(error instanceof Error ? error.message : String(error));
    if (error instanceof ConfigurationError) {
      // Once a plan was made the check may say that the run is under way, and nobody else corrects that.
      if (result.plan !== undefined) await finish(breakOff(reason, update), inputs, world);
      throw error;
    }
    const expected = error instanceof IncompleteError || error instanceof ServiceError;
    if (!expected && error instanceof Error) world.progress(`Unexpected error: ${error.stack ?? reason}`);
    breakOff(reason, update);
    if (!result.covers) await findOutCoverage(inputs, world, checkout, update);
  }
  const { plan: decided, findings: read = [] } = result;
  if (decided === undefined) update({ accounts: undecidedAccounts(read) });
  return finish(result, inputs, world);
}

function breakOff(reason: string, update: Update): RunResult {
  const { reasons: before, plan: decided } = update({});
  const reasons = [...before, reason];
  return update({ conclusion: conclude(decided?.failing.length ?? 0, reasons), reasons });
}

/** A run that broke off before it knew whether it covers the deployment asks once more: only then may it write the check. */
async function findOutCoverage(
  inputs: Inputs,
  world: ReviewWorld,
  checkout: Checkout,
  update: Update,
): Promise<void> {
  try {
    takeCoverage(await findCommits(inputs, checkout.head, world), update);
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    // A dry run leaves it alone in any case.
    if (!inputs['dry-run'])
      world.progress('Whether this run covers the deployment is not known, so it leaves the check alone');
  }
}

function takeCoverage(found: FoundCommits, update: Update): void {
  if (found.kind === 'superseded') update({ conclusion: 'superseded', reasons: [found.reason] });
  else update({ covers: found.kind === 'found' || found.covers });
}

async function finish(result: RunResult, inputs: Inputs, world: ReviewWorld): Promise<RunResult> {
  return inputs['dry-run'] || world.service === undefined ? result : writeCheck(result, world.service, world);
}

async function reviewDeployment(
  inputs: Inputs,
  world: ReviewWorld,
  checkout: Checkout,
  update: Update,
): Promise<RunResult> {
  const { git, service, progress } = world;
  const keyring = toKeyring(inputs);
  world.begin?.({ kind: 'reading' });
  const { analysis, workingTree } = await analyze(inputs, checkout, world);
  update({
    tools: analysis.tools,
    scopes: analysis.completeness.complete,
    completeness: analysis.completeness,
    findings: analysis.findings,
  });

  // What was posted before the base moved is posted, also when the next plan only keeps it.
  const done = new Map<Move, MoveOutcome>();
  for (let pass = 1; ; pass += 1) {
    world.begin?.({ kind: 'comparing' });
    const found = await findCommits(inputs, checkout.head, world);
    takeCoverage(found, update);
    if (found.kind === 'superseded') return update({});
    if (found.kind === 'unavailable') return update({ reasons: [found.reason] });
    const { commits } = found;
    update({ baseSha: commits.base, headSha: commits.head });

    const comments = service === undefined ? [] : await service.listComments();
    const reading = readThreads(keyring, inputs['deployment-number'] ?? 0, comments);
    const observation = await observe(git, workingTree, commits, analysis, reading, keyring);
    const decided = carryOver(plan(observation.situation, toPolicy(inputs)), done);
    const { completeness } = analysis;
    update({
      plan: decided,
      accounts: decided.accounts,
      completeness: {
        ...completeness,
        heldScopes: [...completeness.heldScopes, ...findAbsentScopes(decided.moves, completeness)],
      },
      warnings: [
        ...describeReading(reading),
        ...describeOlder(reading, keyring),
        ...[...observation.situation.contested.values()].map(describeContested),
        ...analysis.warnings,
      ],
    });
    const overviews = overviewsOfJob(
      reading.overviews,
      world.checkName,
      observation.situation,
      decided.listed,
    );
    const overviewOf: DecideOverview = (refused) =>
      decideOverview(
        [...decided.listed, ...refused].toSorted((a, b) => compareSpots(a.spot, b.spot)),
        overviews,
        inputs['overview-comment'],
        isPartial(completeness) ? 'partial' : 'complete',
      );
    world.begin?.({ kind: 'planned', plan: decided, overview: overviewOf([]) });
    if (inputs['dry-run'] || service === undefined) {
      for (const { head } of oldNotes(decided.moves, reading)) {
        progress(`Note of a run for ${head.slice(0, 7)}: delete, every thread that it names is settled`);
      }
      update({ overview: overviewOf([]) });
      return update(ending(update({}), []));
    }

    const posted = decided.moves.flatMap((move) => (move.kind === 'post' ? move.spot.findings : []));
    const details = await showCode(await analysis.details(posted), git, commits.analyzed, (text) =>
      world.redact(text),
    );
    world.begin?.({ kind: 'applying', moves: decided.moves });
    const acting = toActing(
      inputs,
      world,
      service,
      reading,
      observation,
      details,
      found,
      pass < PASSES ? 'plan-again' : 'go-on',
    );
    const applied = await applyPlan(
      decided.moves,
      overviewOf,
      acting,
      found.deployment?.targetCommit ?? null,
    );
    const outcomes = new Map([...done, ...applied.outcomes]);
    const soFar = update({
      outcomes,
      overview: applied.overview,
      accounts: settleAccounts(decided, applied.outcomes),
      plan: { ...decided, moves: [...done.keys(), ...decided.moves] },
    });
    for (const [move, outcome] of applied.outcomes) if (outcome.kind === 'done') done.set(move, outcome);
    if (applied.end === 'superseded') {
      return update({ conclusion: 'superseded', reasons: applied.failures });
    }
    if (applied.end !== 'applied' && pass < PASSES) {
      progress(`Planning again: ${applied.failures.join('; ')}`);
      continue;
    }
    return update(ending(soFar, applied.failures));
  }
}

function ending(result: RunResult, failures: readonly string[]): Pick<RunResult, 'conclusion' | 'reasons'> {
  const reasons = [...incompleteReasons(result), ...failures];
  return { reasons, conclusion: conclude(result.plan?.failing.length ?? 0, reasons) };
}

/** The check comes last, whatever happened; a run that does not cover the deployment, or that a newer one replaces, leaves it alone. */
async function writeCheck(result: RunResult, service: ReviewService, world: ReviewWorld): Promise<RunResult> {
  if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped') return result;
  const put = (form: 'whole' | 'short'): Promise<Outcome<null>> =>
    service.putCheck(finalCheck(world.checkName, result, world.runUrl, (text) => world.redact(text), form));
  const whole = await put('whole');
  const tooLong = whole.kind === 'no-effect' && DISLIKES_CONTENT.includes(whole.status ?? 0);
  const outcome = tooLong ? await put('short') : whole;
  if (outcome.kind === 'done') return result;
  const checkRefusal = describeRefusal(outcome);
  const reasons = [...result.reasons, checkRefusal];
  return {
    ...result,
    reasons,
    checkRefusal,
    conclusion: conclude(result.plan?.failing.length ?? 0, reasons),
  };
}

function isPartial({ failures, heldScopes }: Completeness): boolean {
  return failures.length > 0 || heldScopes.some(({ kind }) => kind === 'failed');
}
