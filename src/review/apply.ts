import type { Acting } from '../apply/acting.ts';
import { applyPlan } from '../apply/apply-plan.ts';
import { oldIntents, oldNotes } from '../apply/clear-notes.ts';
import { isAboutSecrets } from '../finding/about.ts';
import type { Finding, Step, Trail } from '../finding/finding.ts';
import { openTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import type { Inputs } from '../inputs/read-inputs.ts';
import type { Move, MoveOutcome } from '../plan/move.ts';
import { planDuplicates } from '../plan/plan.ts';
import { settleAccounts } from '../report/accounting.ts';
import { runningVerdict } from '../report/check.ts';
import type { RunResult } from '../report/run-result.ts';
import { beginningOf } from '../report/shared-check.ts';
import { oneLine, truncate, visibleText } from '../text/lines.ts';
import type { LinkTo } from '../text/markdown.ts';
import { cutKeys, redactVisible } from '../text/secrets.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import { makePlan } from './decide.ts';
import { type FoundCommits, findCommits } from './find-commits.ts';
import { configure, type FindConfiguration } from './find-configuration.ts';
import type { ReviewWorld, ServiceReview } from './job.ts';
import type { Observation } from './observe.ts';
import type { Analyzed } from './read-logs.ts';

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

/** What acting on a plan needs, from the world and what was observed. */
function toActing(
  world: ReviewWorld,
  { service, keyring, diff }: ServiceReview,
  reading: ThreadReading,
  observation: Observation,
  details: ReadonlyMap<Finding, Finding>,
  { commits, shown }: Extract<FoundCommits, { kind: 'found' }>,
  { onNews, linkTo }: Pick<Acting, 'onNews' | 'linkTo'>,
): Acting {
  const { checkName, runUrl, nonce, sleep, progress, stopped } = world;
  return {
    service,
    job: checkName,
    keyring,
    known: reading,
    onNews,
    linkTo,
    baseSha: commits.base,
    headSha: commits.head,
    // A diff that was given need not be the one that the pin is of.
    pin: diff === undefined ? shown.pin : undefined,
    shown,
    nonce,
    sleep,
    progress,
    stopped,
    async beforeFirstWrite() {
      const { sharedVerdicts: shared } = service;
      const beginning = shared === undefined ? '' : beginningOf(shared);
      const running = runningVerdict(checkName, commits.analyzed, runUrl, beginning);
      const outcome = await service.putVerdict(running);
      if (outcome.kind !== 'done') progress(`The check ${checkName} could not be set: ${outcome.message}`);
    },
    evidence: (spot, anchor) => observation.evidence(keyring[0], spot, anchor),
    anchor: observation.anchor,
    duplicates: (threads) =>
      planDuplicates(observation.duplicates(threads), observation.situation).flatMap((move) =>
        move.kind === 'remove-duplicate' && move.by === 'deleting' ? [move] : [],
      ),
    // Lines of code become part of a comment where a fix is suggested.
    headLines: (spot) =>
      observation.headLines(spot)?.map((line) => redactVisible(line, (text) => world.redact(text))),
    redact: (text) => world.redact(text),
    detailed: (spot) => ({
      ...spot,
      findings: spot.findings.map((finding) => details.get(finding) ?? finding),
    }),
  };
}

/** Longest piece of a line that is shown. */
const LONGEST_CODE = 120;
/** A longer line was not written by hand: of those, and of files past these, no code is shown. */
const LONGEST_LINE = 1_000;
const MOST_FILES = 500;
/** Files that are in memory at a time. */
const BATCH = 32;

/**
 * Findings whose data flows have the line of code of each step, since a path and a number say little. It is
 * read from the commit, never from the disk: a path of the log may be a link there. Our own secrets are
 * hidden in it, and what looks like a key where the finding is about one.
 *
 * @param details findings by what they were read as
 */
export async function showCode(
  details: ReadonlyMap<Finding, Finding>,
  git: Git,
  commit: string,
  redact: (text: string) => string,
): Promise<ReadonlyMap<Finding, Finding>> {
  const lines = await readLines(
    [...details.values()].flatMap(({ flow }) => stepsOf(flow)),
    git,
    commit,
  );
  if (lines.size === 0) return details;
  const withCode = (step: Step, hide: (text: string) => string): Step => {
    const line = lines.get(step.path ?? '')?.get(step.line ?? 0) ?? '';
    const code = truncate(oneLine(hide(line.trim())), LONGEST_CODE);
    return code === '' ? step : { ...step, code };
  };
  return new Map(
    [...details].map(([read, finding]) => {
      const { flow } = finding;
      if (flow === undefined) return [read, finding] as const;
      const shown = (text: string): string => redactVisible(text, redact);
      const hide = isAboutSecrets(finding) ? (text: string) => cutKeys(visibleText(shown(text))) : shown;
      const show = (steps: readonly Step[]) => steps.map((step) => withCode(step, hide));
      return [
        read,
        { ...finding, flow: { ...flow, first: show(flow.first), last: show(flow.last) } },
      ] as const;
    }),
  );
}

/** The lines that steps stand on, by path and number. */
async function readLines(
  steps: readonly Step[],
  git: Git,
  commit: string,
): Promise<ReadonlyMap<string, ReadonlyMap<number, string>>> {
  const wanted = new Map<string, Map<number, string>>();
  for (const { path, line } of steps) {
    if (path === undefined || line === undefined) continue;
    const own = wanted.get(path);
    if (own !== undefined) own.set(line, '');
    else if (wanted.size < MOST_FILES) wanted.set(path, new Map([[line, '']]));
  }
  const paths = [...wanted.keys()];
  for (let start = 0; start < paths.length; start += BATCH) {
    const batch = paths.slice(start, start + BATCH);
    const texts = openTexts(git);
    await texts.read(batch.map((path) => ({ commit, path })));
    for (const path of batch) {
      const all = texts.lines(commit, path) ?? [];
      const own = wanted.get(path) ?? new Map<number, string>();
      for (const number of own.keys()) {
        const line = all[number - 1] ?? '';
        if (line.length <= LONGEST_LINE) own.set(number, line);
      }
    }
  }
  return wanted;
}

function stepsOf(trail: Trail | undefined): readonly Step[] {
  return trail === undefined ? [] : [...trail.first, ...trail.last];
}
