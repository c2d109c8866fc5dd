import { resolve } from 'node:path';
import { type Acting, isWriting } from './act/acting.ts';
import { forgedLeft } from './act/clear-forged.ts';
import { nounOf, type ReviewContext, type ServiceReview } from './change/context.ts';
import { type Commits, type FoundCommits, findCommits } from './change/find-commits.ts';
import { configure, openConfiguration } from './change/find-configuration.ts';
import { type BaseLog, openBase } from './change/read-baseline.ts';
import { type Logs, linkToSource, readLogs } from './change/read-logs.ts';
import { toAnchor } from './diff/anchor.ts';
import type { FileLines } from './diff/diff.ts';
import type { FilterMode } from './diff/filter-mode.ts';
import { changeOf, isRewritten, mapPath, mapPlace } from './diff/line-map.ts';
import { ConfigurationError, IncompleteError, ServiceError, SkippedError } from './errors.ts';
import { isAboutSecrets } from './finding/about.ts';
import { scopeKey } from './finding/finding.ts';
import { atLeast, severityOf, splitDuplicates, toFindings } from './finding/logged-finding.ts';
import { type Checkout, readCheckout } from './git/checkout.ts';
import { type FileTexts, MAX_FILE_BYTES, openTexts } from './git/file-texts.ts';
import { readDiff } from './git/read-diff.ts';
import { readFileLines } from './git/read-file-lines.ts';
import { type OtherInputs, toPolicy } from './inputs/table.ts';
import { findArrivals } from './locate/find-arrivals.ts';
import { describeUncommitted, filesOf, isReal } from './locate/place-findings.ts';
import { describeUnlocated, placePackages } from './locate/place-packages.ts';
import { describeGarbled, findUnlocated } from './locate/unlocated.ts';
import { believe, compareWithBaseline } from './match/baseline.ts';
import { fingerprintOf } from './match/fingerprint.ts';
import { match } from './match/match.ts';
import type { Finding, Result, Standing, Thread } from './model.ts';
import { isReached, makePlan, type Plan, scopesOfJob } from './plan/plan.ts';
import { planSummary, type SummaryPlan, summariesOf } from './plan/summary.ts';
import { doubtUnlocated, findContested } from './plan/unverified.ts';
import { putRunning, writeCheck } from './report/put-check.ts';
import type { RunResult } from './report/run-result.ts';
import { showCode } from './report/show-code.ts';
import { unreadFile } from './report/words.ts';
import {
  type Ending,
  type Known,
  readCodeOf,
  type ToldPlan,
  type ToldReview,
  tellPlan,
  timesOfFixes,
  toRunResult,
} from './result.ts';
import type { Change, ReviewService } from './services/port.ts';
import { firstFew, isGarbled } from './text/names.ts';
import { redactVisible } from './text/secrets.ts';
import { findThreads, type Listing, type Reading, readThreads } from './threads/threads.ts';

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
  const known: Known = { analyzed: checkout.head, warnings: [], earlier: new Map() };
  let ending: Ending;
  try {
    ending = await reviewChange(context, checkout, known);
  } catch (error) {
    ending = await breakOff(error, context, known);
  }
  return writeCheck(toRunResult(ending, known, context), context);
}

/** The pipeline. Each step fills in columns of two tables, findings and threads. */
async function reviewChange(context: ToldReview, checkout: Checkout, known: Known): Promise<Ending> {
  const { service } = context;
  const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
  if (reason !== undefined) return { kind: 'skipped', reasons: [reason] };
  context.begin({ kind: 'reading' });
  const findConfiguration = openConfiguration(context, checkout.root);
  let logs = await readLogs(context, checkout);
  known.logs = logs;
  known.linkTo = await linkToSource(context, checkout.head, logs.hasFile);
  const readBase = openBase(context, checkout, logs.logs);
  for (let pass = 1; ; pass += 1) {
    context.begin({ kind: 'comparing' });
    const found = await findCommits(context, checkout.head);
    if (found.kind === 'superseded') return { kind: 'superseded', reasons: [found.reason] };
    if (found.kind === 'unavailable') return found;
    known.found = found;
    const { commits } = found;
    const configured = await findConfiguration(commits);
    if (configured.kind === 'unknown') return { kind: 'unavailable', reason: configured.reason };
    known.configured = configured;
    const { pathMap } = configured.configuration;
    if (pathMap !== undefined && pass === 1) {
      logs = await readLogs(context, checkout, pathMap);
      known.logs = logs;
    }
    const results = await configure(logs.results, configured.configuration, commits, context.git);
    known.results = results;

    const texts = openTexts(context.git);
    const listing = await listThreads(context, found.shown.writer);
    known.listing = listing;
    const located = await locate(results, listing.threads, commits, logs, texts, context);
    known.results = located.results;
    known.findings = located.findings;
    known.duplicates = located.duplicates;
    const base = await readBase?.(commits, configured.configuration);
    known.comparison =
      base &&
      (await compareWithBaseline(base, {
        git: context.git,
        texts,
        analyzed: commits.analyzed,
        findings: located.findings,
        completeness: located.completeness,
        versions: logs.versions,
        linesOf: located.linesOf,
      }));
    const { ruleCatalogues: listed, varying } = logs.completeness;
    const { git } = context;
    await match(listing.threads, located.findings, { git, head: commits.head, texts, listed, varying });
    await plan(located, commits, found.shown, base, known, context);
    known.commitTimes = await timesOfFixes(known, context.git, commits.head);
    const { actions } = known.plan as Plan;
    const told = tellPlan(known) as ToldPlan;
    known.code = await readCodeOf(told, context, checkout);
    context.begin({ kind: 'planned', ...told, code: known.code });
    const isPlanAlone = context.inputs['dry-run'] || context.reviewed.kind === 'commits';
    if (!isPlanAlone) context.begin({ kind: 'applying', actions: told.plan.actions });
    const isLeft =
      forgedLeft(listing, context.reviewed.kind === 'commits' ? {} : context.reviewed.service).length > 0;
    if (
      context.reviewed.kind === 'commits' ||
      isPlanAlone ||
      !(actions.some(isWriting) || known.summary?.isWriting || isLeft)
    )
      return { kind: 'ended', failures: [] };

    const acting = await toActing(located, texts, pass < PASSES, known, context, context.reviewed);
    // What writes comments is loaded where something is written.
    const { act } = await import('./act/act.ts');
    known.done = await act(actions, (refused) => summarize(known, context, [...refused]), acting);
    if (known.done.summary !== undefined) known.summary = known.done.summary;
    const { end, failures, outcomes } = known.done;
    if (end === 'superseded') return { kind: 'superseded', reasons: failures };
    if (end === 'applied' || pass === PASSES) return { kind: 'ended', failures };
    for (const [action, outcome] of outcomes) if (outcome.kind === 'done') known.earlier.set(action, outcome);
    known.before = tellPlan(known);
    delete known.plan;
    delete known.done;
    context.progress(`Planning again: ${failures.join('; ')}`);
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

// List the threads.

async function listThreads(context: ReviewContext, writer: string | undefined): Promise<Listing> {
  const { reviewed } = context;
  if (reviewed.kind === 'commits')
    return findThreads([], { signing: { keys: [], identity: [], isWithheld: false }, presentKeys: 0 });
  return readThreads(await reviewed.service.listComments(), { ...readingOf(reviewed, context), writer });
}

/** By which keys and accounts our comments are told from others. */
export function signersOf({
  service,
  keyring,
}: {
  service: Pick<ReviewService, 'identity'>;
  keyring: ServiceReview['keyring'];
}): Pick<Reading, 'signing' | 'presentKeys'> {
  return {
    signing: {
      keys: keyring.filter(({ keyless }) => !keyless).map(({ signing }) => signing),
      identity: service.identity,
      isWithheld: keyring.some(({ withheld }) => withheld === true),
    },
    presentKeys: keyring.filter(({ keyless, older }) => !keyless && !older).length,
  };
}

export function readingOf(
  { service, keyring }: Pick<ServiceReview, 'service' | 'keyring'>,
  {
    inputs,
    redact,
  }: Pick<ReviewContext, 'redact'> & {
    inputs: Pick<ReviewContext['inputs'], 'dismissals' | 'accept-resolved'>;
  },
): Reading {
  const { mayWrite } = service;
  const asked = new Map<string, ReturnType<NonNullable<typeof mayWrite>>>();
  return {
    ...signersOf({ service, keyring }),
    // By default where the service says who may write to the repository.
    decides: (inputs.dismissals ?? (mayWrite === undefined ? 'none' : 'replies')) === 'replies',
    accepts: inputs['accept-resolved'],
    mayWrite:
      mayWrite &&
      ((author) => {
        const answer = asked.get(author) ?? mayWrite(author);
        asked.set(author, answer);
        return answer;
      }),
    redact,
  };
}

// Locate and group.

interface Located {
  results: readonly Result[];
  findings: Finding[];
  duplicates: ReadonlySet<Result>;
  completeness: Logs['completeness'];
  toHead: Awaited<ReturnType<typeof readDiff>>;
  diff: Awaited<ReturnType<typeof readDiff>>;
  linesOf: (path: string) => FileLines | undefined;
  rewritten: Awaited<ReturnType<Logs['workingTree']['changesIn']>>['hunks'];
  isEdited: (path: string) => boolean;
  warnings: string[];
  root: string;
}

const ANY_LINE = { lines: 'changed-files', ladder: ['line'] } as const;
const MOST_NAMED = 10;

/** What of a review its plan is made by. */
type PlanningContext = Pick<ReviewContext, 'git' | 'service' | 'name' | 'redact' | 'reviewed'> & {
  inputs: OtherInputs;
};

/** Groups results into findings, and finds their lines in the head and their places on the diff. */
async function locate(
  read: readonly Result[],
  threads: readonly Thread[],
  { analyzed, base, head }: Commits,
  logs: Logs,
  texts: FileTexts,
  { git, inputs, service }: PlanningContext,
): Promise<Located> {
  const [toHead, diff] = await Promise.all([
    readDiff(git, analyzed, head, {
      linesOf: new Set([
        ...filesOf(read),
        ...read.flatMap(({ alsoAt = [] }) => alsoAt.flatMap(({ path = [] }) => path)),
        ...threads.map(({ fingerprint }) => fingerprint.path),
      ]),
    }),
    // Which lines are new is for the service to say: it refuses comments on lines that it takes for
    // unchanged.
    readDiff(git, base, head, { algorithm: 'default' }),
  ]);
  const logged = await placePackages(read, analyzed, texts, { toHead, diff });
  const found = filesOf(logged);
  const places = logged.flatMap(({ place, alsoAt = [] }) => [place, ...alsoAt]);
  const paths = [...new Set(places.flatMap(({ path = '' }) => (path === '' ? [] : path)))];
  const counted = await readFileLines(
    git,
    toHead,
    diff,
    paths.filter((path) => !isGarbled(path)),
  );
  const linesOf = (path: string): FileLines | undefined => counted.lines.get(path);
  const can = service?.can ?? ANY_LINE;
  const toPosition = (place: Result['place'], cameIn?: FilterMode) =>
    toAnchor({ place, toHead, diff, linesOf, cameIn, can });
  const { failLevel } = toPolicy(inputs);
  const results = logged.map((result) =>
    putOnChange(result, (place) => {
      const position = toPosition(place);
      const isFailing = atLeast({ level: result.level, severity: severityOf(result) }, failLevel);
      return position.narrowest === 'added' || (isFailing && isReached(position));
    }),
  );
  const { distinct, duplicates } = splitDuplicates(results.filter(({ presence }) => isReal(presence)));
  const ofLogs = toFindings(distinct);
  const { workingTree } = logs;
  const changed = { toHead, diff, workingTree };
  const completeness = await findUnlocated(results, logs.completeness, toPolicy(inputs), changed);
  const { hunks: rewritten } = await workingTree.changesIn(
    threads.map(({ fingerprint }) => fingerprint.path),
  );
  const others = service === undefined ? [...diff.byNewPath.keys()].filter((path) => !found.has(path)) : [];
  const uncommitted = describeUncommitted(await workingTree.changesIn(others));
  const arrivals = await findArrivals({
    git,
    root: workingTree.root,
    toHead,
    diff,
    results,
    findings: ofLogs,
    threads,
  });
  const isEdited = (path: string): boolean => {
    const change = changeOf(toHead, diff, path);
    return change !== undefined && (change.binary || change.oldPath === undefined || change.hunks.length > 0);
  };
  const standing = (place: Result['place'], cameIn?: FilterMode, unlocated?: string): Standing => {
    const at = toPosition(place, cameIn);
    const position: Finding['position'] =
      unlocated !== undefined && at.narrowest !== 'added'
        ? { kind: 'not-on-the-diff', reason: unlocated, narrowest: 'added' }
        : at;
    return { place, at: atHead({ place }, position, toHead), position };
  };
  const findings = ofLogs.map((finding): Finding => {
    const { place } = finding;
    const isTouched = place.path !== undefined && isEdited(place.path);
    const unlocated = isTouched && atLeast(finding, failLevel) ? describeUnlocated(finding) : undefined;
    return {
      ...finding,
      ...standing(place, arrivals.of(finding), unlocated),
      others: (finding.results.length === 1 ? (finding.results[0]?.alsoAt ?? []) : []).map((one) =>
        standing(one),
      ),
      isEdited: isTouched,
      inDiff: place.kind === 'nowhere' || changeOf(toHead, diff, place.path) !== undefined,
      ...believe(finding),
      members: [],
      counts: false,
    };
  });
  const [files, megabytes] = [
    counted.unread.length === 1 ? '1 changed file' : `${counted.unread.length} changed files`,
    MAX_FILE_BYTES / 1e6,
  ];
  return {
    results,
    findings,
    duplicates: new Set(duplicates),
    completeness,
    toHead,
    diff,
    linesOf,
    rewritten,
    isEdited,
    root: workingTree.root,
    warnings: [
      ...uncommitted,
      ...(counted.unread.length === 0
        ? []
        : [
            `${files} with findings could not be compared line by line: ${firstFew(counted.unread, MOST_NAMED)}; ` +
              `all findings there count as new: keep files below ${megabytes} MB, and check out with all objects`,
          ]),
      ...describeGarbled(diff),
      ...arrivals.warnings,
    ],
  };
}

/** A result of several places is at the first that the change added, else at the first. */
function putOnChange(result: Result, isAdded: (place: Result['place']) => boolean): Result {
  const { place, alsoAt = [], column: _, endColumn: __, ...rest } = result;
  if (alsoAt.length === 0 || isAdded(place)) return result;
  const added = alsoAt.find((one) => one.kind !== 'nowhere' && isAdded(one));
  if (added === undefined) return result;
  return { ...rest, isMoved: true, place: added, alsoAt: [place, ...alsoAt.filter((one) => one !== added)] };
}

function atHead(
  { place }: Pick<Finding, 'place'>,
  position: Finding['position'],
  toHead: Located['toHead'],
): Finding['at'] {
  if (place.kind === 'nowhere' || place.kind === 'uncommitted') return undefined;
  if (position.kind === 'anchored') {
    const { path, newLine, countedLine } = position.anchor;
    return { path, line: place.kind === 'file' ? 0 : (countedLine ?? newLine) };
  }
  if (place.kind === 'file') {
    const mapped = mapPath(toHead, place.path);
    return mapped.kind === 'mapped' ? { path: mapped.path, line: 0 } : undefined;
  }
  const mapped = mapPlace(toHead, place.path, place.startLine);
  return mapped.kind === 'mapped' ? { path: mapped.path, line: mapped.line } : undefined;
}

// Plan.

async function plan(
  located: Located,
  { analyzed, head }: Commits,
  { writer, isBot }: Pick<FoundCommits['shown'], 'writer' | 'isBot'>,
  base: BaseLog | undefined,
  known: Known,
  context: PlanningContext,
): Promise<void> {
  const { inputs, name, service } = context;
  const { findings, toHead, diff, rewritten } = located;
  const threads = known.listing?.threads ?? [];
  for (const finding of findings)
    if (finding.thread?.marker.asNew && finding.baselineState !== 'unchanged') finding.baselineState = 'new';
  const policy = toPolicy(inputs);
  const completeness = doubtUnlocated(located.completeness, { findings, threads });
  known.completeness = completeness;
  known.plan = makePlan({
    completeness,
    findings,
    results: known.results ?? [],
    threads,
    job: { name, tools: inputs.tools },
    head,
    analyzed,
    toHead,
    isRewritten: (path, line) => isRewritten(rewritten.get(path) ?? [], line),
    policy,
    leftDiff: ({ where }, finding) => {
      if (finding !== undefined) return finding.inDiff ? undefined : finding.place.path;
      return where.kind === 'at' || where.kind === 'edited'
        ? diff.byNewPath.has(where.path)
          ? undefined
          : where.path
        : undefined;
    },
    canEdit: service?.can.edits ?? false,
    keepsNumbers: service?.can.keepsNumbers ?? false,
    // Under the account of their token a person may resolve by hand.
    bot: isBot ? writer : undefined,
  });
  known.unread = describeUnread(located, base);
  known.warnings = [...findContested({ threads, findings, head }).values(), ...located.warnings];
  known.summary = summarize(known, context, []);
}

/**
 * Files that the change touches and a tool says that it could not read. Where the baseline says so too
 * and the text is the same, the change is not to blame.
 */
function describeUnread(
  { completeness, toHead, diff, isEdited }: Located,
  base: BaseLog | undefined,
): string[] {
  const before = base?.kind === 'read' ? base.completeness.unverifiedFiles : [];
  const wasSo = new Set(before.map(({ scope, path }) => `${scopeKey(scope)}\n${path}`));
  return completeness.unverifiedFiles
    .filter(({ told, path, scope }) => {
      const change = told === undefined ? undefined : changeOf(toHead, diff, path);
      const then = `${scopeKey(scope)}\n${change?.oldPath ?? path}`;
      return change !== undefined && (isEdited(path) || !wasSo.has(then));
    })
    .map(unreadFile);
}

function summarize(
  known: Known,
  { inputs, name, service, redact }: PlanningContext,
  refused: Plan['listed'],
): SummaryPlan {
  const { failures = [], unverifiedTools = [] } = known.logs?.completeness ?? {};
  return planSummary({
    listed: [...(known.plan?.listed ?? []), ...refused],
    existing: summariesOf(
      known.listing?.summaries ?? [],
      name,
      known.completeness
        ? scopesOfJob({ completeness: known.completeness, findings: known.findings ?? [] })
        : new Set(),
    ),
    mode: inputs['summary-comment'],
    isPartial: failures.length > 0 || unverifiedTools.some(({ kind }) => kind !== 'absent'),
    canEdit: service?.can.edits ?? false,
    linkTo: known.linkTo,
    redact,
  });
}

// Act.

/** A longer line was not written by hand: none of it is shown. */
const LONGEST_LINE = 1_000;

async function toActing(
  { toHead, linesOf }: Located,
  texts: FileTexts,
  mayPlanAgain: boolean,
  known: Known,
  context: ReviewContext,
  reviewed: ServiceReview,
): Promise<Acting> {
  const { commits, shown } = known.found as FoundCommits;
  const { service, diff } = reviewed;
  const logs = known.logs as Logs;
  const { actions } = known.plan as Plan;
  const written = actions.flatMap(({ kind, finding }) =>
    finding !== undefined && (kind === 'post' || kind === 'reopen') ? [finding] : [],
  );
  await texts.read(
    written.flatMap(({ at }) => (at === undefined ? [] : [{ commit: commits.head, path: at.path }])),
  );
  const detailed = new Map(
    actions.flatMap(({ kind, finding }) =>
      kind === 'post' && finding !== undefined
        ? finding.results.map((result) => [result, logs.detailed(result)] as const)
        : [],
    ),
  );
  const details = await showCode(detailed, context.git, commits.analyzed, context.redact);
  const { stopped, sleep, nonce, progress, redact } = context;
  const reading = readingOf(reviewed, context);
  // A diff that was given need not be the one that the pin is of.
  const { pin: _, ...unpinned } = shown;
  /** Lines become part of a comment where a fix is suggested: only where everybody counts them alike. */
  const isSameAtHead = (path: string): boolean =>
    !toHead.byOldPath.has(path) && (linesOf(path)?.readings.length ?? 0) <= 1;
  return {
    service,
    check: context.name,
    signing: reading.signing,
    known: known.listing as Listing,
    base: commits.base,
    head: commits.head,
    shown: diff === undefined ? shown : unpinned,
    mayPlanAgain,
    decides: reading.decides,
    linkTo: known.linkTo,
    list: async (anew) => findThreads(await service.listComments(anew), reading),
    posting: {
      fingerprint: (finding) =>
        fingerprintOf(
          finding,
          commits.head,
          texts.lines(commits.head, finding.at?.path ?? ''),
          commits.analyzed,
        ),
      detailed: (finding) => ({
        ...finding,
        results: finding.results.map((result) => details.get(result) ?? result),
      }),
      headLines: ({ place: { path }, at }) =>
        path === undefined || at === undefined || !isSameAtHead(path)
          ? undefined
          : texts.lines(commits.head, at.path)?.map((line) => redactVisible(line, redact)),
      shownBefore: ({ was, results }) =>
        was === undefined
          ? undefined
          : was.length <= LONGEST_LINE && !results.some(isAboutSecrets)
            ? redactVisible(was, redact)
            : '',
    },
    redact,
    nonce,
    sleep,
    stopped,
    progress,
    beforeFirstWrite: () => putRunning(context, service, commits.analyzed),
  };
}
