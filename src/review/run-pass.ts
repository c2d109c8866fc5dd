import { applyPlan } from '../apply/apply-plan.ts';
import { oldIntents, oldNotes } from '../apply/clear-notes.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { Move, MoveOutcome } from '../plan/move.ts';
import { settleAccounts } from '../report/accounting.ts';
import type { RunResult } from '../report/run-result.ts';
import type { LinkTo } from '../text/markdown.ts';
import type { Analyzed } from './analyze.ts';
import { configure } from './configure.ts';
import { findCommits } from './find-commits.ts';
import type { FindConfiguration } from './find-configuration.ts';
import { makePlan } from './make-plan.ts';
import type { ReviewWorld } from './review-world.ts';
import { showCode } from './show-code.ts';
import { toActing } from './to-acting.ts';

/** What a pass has got to know, however it ended. */
export type Known = Partial<RunResult>;

/**
 * How a pass ended. `superseded`: a newer run does the work. `unavailable`: there is nothing to compare with.
 * `again`: the change moved, so that a further pass is needed, which gets `done`. `broken`: it was
 * thrown.
 */
export type PassEnd = { readonly known: Known } & (
  | { readonly kind: 'superseded' | 'unavailable'; readonly reasons: readonly string[] }
  | { readonly kind: 'ended'; readonly failures: readonly string[] }
  | {
      readonly kind: 'again';
      readonly failures: readonly string[];
      readonly done: ReadonlyMap<Move, MoveOutcome>;
    }
  | { readonly kind: 'broken'; readonly error: unknown }
);

/**
 * One pass: finds the commits, plans, and acts on the plan unless the run is dry. Never throws.
 *
 * @param commit the one of the logs, and where its files can be read
 * @param findConfiguration the configuration that counts
 * @param done what earlier passes have done
 * @param onNews what to do when the change moves on to another base, or shows threads that were not known
 */
export async function runPass(
  inputs: Inputs,
  world: ReviewWorld,
  commit: { readonly sha: string; readonly linkTo: LinkTo | undefined },
  read: Analyzed,
  findConfiguration: FindConfiguration,
  done: ReadonlyMap<Move, MoveOutcome>,
  onNews: 'plan-again' | 'go-on',
): Promise<PassEnd> {
  let known: Known = {};
  try {
    const { review } = world;
    world.begin?.({ kind: 'comparing' });
    const found = await findCommits(inputs, commit.sha, world);
    if (found.kind === 'superseded') return { kind: 'superseded', known, reasons: [found.reason] };
    if (found.kind === 'unavailable')
      return { kind: 'unavailable', known: { covers: found.covers }, reasons: [found.reason] };
    const { commits } = found;
    known = { covers: true, baseSha: commits.base, headSha: commits.head };

    const configured = await findConfiguration(commits);
    if (configured.kind === 'unknown') return { kind: 'unavailable', known, reasons: [configured.reason] };
    const { configuration, warnings, fault } = configured;
    if (fault !== undefined) known = { ...known, configurationFault: fault };
    const analyzed = withWarnings(await configure(read, configuration, commits, world.git), warnings);
    known = { ...known, findings: analyzed.analysis.findings };

    const decided = await makePlan(inputs, world, analyzed, commits, done);
    const { moves } = decided.plan;
    const overview = decided.decideOverview([]);
    known = { ...known, ...decided.known };
    world.begin?.({ kind: 'planned', plan: decided.plan, overview });
    if (inputs['dry-run'] || review.kind === 'commits') {
      for (const { head } of oldNotes(moves, decided.reading)) {
        world.progress(
          `Note of a run for ${head.slice(0, 7)}: delete it, since every thread that it names is settled`,
        );
      }
      for (const { commentId, intent } of oldIntents(moves, decided.reading)) {
        world.progress(
          `Comment ${commentId}: take out what a run for ${intent?.head.slice(0, 7)} was about to do, since it was not done`,
        );
      }
      return { kind: 'ended', known: { ...known, overview }, failures: [] };
    }

    const { reading, observation, decideOverview } = decided;
    const posted = moves.flatMap((move) => (move.kind === 'post' ? [move.spot] : []));
    const reopened = moves.flatMap((move) => (move.kind === 'reopen' ? [move.spot] : []));
    const [detailed] = await Promise.all([
      analyzed.analysis.details(posted.flatMap(({ findings }) => findings)),
      observation.readTexts([...posted, ...reopened]),
    ]);
    const details = await showCode(detailed, world.git, commits.analyzed, (text) => world.redact(text));
    world.begin?.({ kind: 'applying', moves });
    const acting = toActing(world, review, reading, observation, details, found, {
      onNews,
      linkTo: commit.linkTo,
    });
    const applied = await applyPlan(moves, decideOverview, acting);
    const { end, failures, outcomes } = applied;
    known = {
      ...known,
      outcomes: new Map([...done, ...outcomes]),
      overview: applied.overview,
      accounts: settleAccounts(decided.plan, outcomes),
      plan: { ...decided.plan, moves: [...done.keys(), ...moves] },
    };
    if (end === 'superseded') return { kind: 'superseded', known, reasons: failures };
    if (end === 'applied' || onNews === 'go-on') return { kind: 'ended', known, failures };
    const doneNow = [...outcomes].filter(([, { kind }]) => kind === 'done');
    return { kind: 'again', known, failures, done: new Map([...done, ...doneNow]) };
  } catch (error) {
    return { kind: 'broken', known, error };
  }
}

function withWarnings(analyzed: Analyzed, warnings: readonly string[]): Analyzed {
  const { analysis } = analyzed;
  return { ...analyzed, analysis: { ...analysis, warnings: [...analysis.warnings, ...warnings] } };
}
