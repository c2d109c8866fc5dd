import { resolve } from 'node:path';
import { act } from '../../act/act.ts';
import { isWriting } from '../../act/acting.ts';
import type { Diff } from '../../diff/diff.ts';
import { mapPath, mapPlace } from '../../diff/line-map.ts';
import { ConfigurationError, SkippedError } from '../../errors.ts';
import { scopeName } from '../../finding/finding.ts';
import { readCheckout } from '../../git/checkout.ts';
import { presentCommits } from '../../git/commits.ts';
import { createGit, type Git } from '../../git/git.ts';
import { readDiff } from '../../git/read-diff.ts';
import type { OutputForm } from '../../host/choose-host.ts';
import type { Host } from '../../host/host.ts';
import type { ReviewedOnService } from '../../inputs/reviewed.ts';
import type { Line, Thread } from '../../model.ts';
import type { PlanLine } from '../../report/render-plan.ts';
import { EXIT_STATUS } from '../../report/run-result.ts';
import { toJson } from '../../report/to-json.ts';
import { describeListing } from '../../report/warnings.ts';
import { readingOf } from '../../review.ts';
import { findNumber } from '../../run/changes-of-head.ts';
import { connect, describeReviewed } from '../../run/connect.ts';
import { type Frame, factsOf, limitsOf, sleepUnlessStopped } from '../../run/frame.ts';
import { withKeys } from '../../run/service-wrappers.ts';
import type { ReviewService } from '../../services/port.ts';
import { counted } from '../../text/counted.ts';
import { oneLine, truncate } from '../../text/lines.ts';
import { listed } from '../../text/names.ts';
import { findThreads, type Listing, scopeOf } from '../../threads/threads.ts';
import { givenOnService, readOnService } from '../frame.ts';
import { type CleanAction, type CleanPlan, planClean, type Selection, wordOf } from './plan-clean.ts';

/** What a person asks of the command. */
export interface CleanOrder {
  /** Missing where only a check is to be finished. */
  readonly selection: Selection | undefined;
  readonly way: 'resolve' | 'delete';
  /** Cleans; without it the threads are only listed. */
  readonly mode: 'planned' | 'done';
  /** Prints the threads as JSON too. */
  readonly form: OutputForm;
  /** A check to be finished, by its name. */
  readonly check: string | undefined;
  /** The command line that does what this one lists, for people. */
  readonly again: string;
}

/**
 * Takes back what runs have left on a change: threads, summary comments, a check. Returns the exit status: 0
 * where all was listed or done, 3 where something could not be done.
 *
 * @throws ConfigurationError, and what `endWith` explains
 */
export async function clean(frame: Frame, order: CleanOrder): Promise<number> {
  const { host, world } = frame;
  const { inputs, reviewed: asked } = readOnService(
    (name) => givenOnService(host, name),
    await factsOf(host),
  );
  const limits = limitsOf(inputs, frame);
  const reviewed = await findNumber(asked, limits, frame).catch((error: unknown) => {
    // Whoever cleans has something in mind.
    if (error instanceof SkippedError) throw new ConfigurationError(`Nothing to clean: ${error.message}`);
    throw error;
  });
  const folder = resolve(world.directory, inputs['working-directory']);
  const service = await connect(reviewed, limits, frame);
  host.info(describeReviewed(reviewed, world));
  const threads = await cleanThreads(service, reviewed, order, frame, folder, limits.stopped);
  const check = await finishCheck(service, order, host);
  return threads && check ? EXIT_STATUS.success : EXIT_STATUS.incomplete;
}

/** Returns whether all was done that was asked for. */
async function cleanThreads(
  connected: ReviewService,
  reviewed: ReviewedOnService,
  { selection, way, mode, form, check, again }: CleanOrder,
  { host, world }: Frame,
  folder: string,
  stopped: () => string | undefined,
): Promise<boolean> {
  if (selection === undefined) return true;
  const { service, keyring } = withKeys(connected, reviewed, host);
  const shown = await service.readChange();
  const redact = (text: string): string => host.redact(text);
  const reading = readingOf(
    { service, keyring },
    { inputs: { dismissals: 'none', 'accept-resolved': false }, redact },
  );
  const list = async (): Promise<Listing> => findThreads(await service.listComments(), reading);
  const known = await list();
  for (const warning of describeListing(known, keyring)) host.warning(warning);
  for (const sentence of describeUnmatched(known, selection)) host.warning(sentence);
  const plan = planClean(known, selection, way, service.can);
  const threads = plan.actions.map(({ thread }) => thread);
  const placeOf = await findPlaces(threads, shown.head, createGit(folder, world.environment), folder);
  const tell = (failed: ReadonlyMap<CleanAction, string>): void => {
    for (const { text, tone } of renderClean(plan, failed, placeOf)) host.info(text, tone);
    host.info(sumUp(plan, mode, failed));
    if (form === 'json') host.writeDocument(toCleanDocument(service, plan, mode, failed, placeOf, redact));
  };
  if (mode === 'planned') {
    tell(plan.forbidden);
    // Where a check is listed too, the command is told below it.
    if (check === undefined) host.info(nothingDone(again));
    return true;
  }
  const actions = plan.actions.filter((action) => isWriting(action) && !plan.forbidden.has(action));
  const { outcomes, failures } = await act(actions, () => plan.summary, {
    service,
    check: 'sarif-review clean',
    signing: reading.signing,
    known,
    base: shown.base ?? '',
    head: shown.head ?? known.threads[0]?.fingerprint.commit ?? '',
    shown,
    mayPlanAgain: false,
    decides: false,
    linkTo: undefined,
    list,
    redact,
    stopped,
    nonce: world.nonce,
    sleep: (milliseconds) => sleepUnlessStopped(milliseconds, world),
    progress: (line) => host.status(line),
    beforeFirstWrite: async () => undefined,
  });
  const failed = new Map(plan.forbidden);
  for (const action of actions) {
    const outcome = outcomes.get(action);
    if (outcome?.kind !== 'done') failed.set(action, outcome?.reason ?? 'it was not reached');
  }
  tell(failed);
  const summaries = plan.summary.obsolete.length;
  if (summaries > 0 && failures.length === 0)
    host.info(`${counted(summaries, 'summary comment')} ${summaries === 1 ? 'was' : 'were'} deleted`);
  for (const failure of failures) host.error(failure);
  if (failed.size > 0) host.error('Not everything could be done: run the same command again to finish it');
  return failed.size + failures.length === 0;
}

function nothingDone(again: string): string {
  return `Nothing was changed. To do it: ${again}`;
}

/** A sentence for each tool, and for a category, that no thread is of, with those that there are. */
function describeUnmatched({ threads }: Listing, { tools = [], category }: Selection): readonly string[] {
  const scopes = threads.map(scopeOf);
  if (scopes.length === 0) return [];
  const unknown = [
    ...tools.filter((tool) => scopes.every((scope) => scope.tool !== tool)).map((tool) => `the tool ${tool}`),
    ...(category === undefined || scopes.some((scope) => scope.category === category)
      ? []
      : [`the category ${category}`]),
  ];
  const known = listed([...new Set(scopes.map(scopeName))].toSorted());
  return unknown.map((name) => `No thread is of ${name}; there are threads of ${known}`);
}

/** A check that no job writes any more is finished as passed. Returns whether that could be done. */
async function finishCheck(
  service: ReviewService,
  { check, mode, again }: CleanOrder,
  host: Host,
): Promise<boolean> {
  if (check === undefined) return true;
  if (mode === 'planned') {
    host.info(`The check ${check} would be finished as passed.`);
    host.info(nothingDone(again));
    return true;
  }
  const [limit] = service.can.checkText;
  const text = truncate('No job uses this name any more; finished by sarif-review clean', limit);
  const outcome = await service.putCheck({ name: check, state: 'passed', text });
  if (outcome.kind === 'done') host.info(`The check ${check} was finished as passed`);
  else host.error(`The check ${check} could not be finished: ${outcome.message}`);
  return outcome.kind === 'done';
}

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;

/**
 * What cleaning would do or has done, as JSON: each thread with its step, the reason, and what became of it.
 */
function toCleanDocument(
  { name }: Pick<ReviewService, 'name'>,
  { actions, others }: CleanPlan,
  mode: 'planned' | 'done',
  failed: ReadonlyMap<CleanAction, string>,
  placeOf: PlaceToday,
  redact: (text: string) => string,
): string {
  const threads = actions.map((action) => {
    const { thread, reason } = action;
    const { tool, category, rule } = thread.fingerprint;
    const { path, line } = placeOf(thread);
    const failure = failed.get(action);
    return {
      step: wordOf(action),
      discussionId: thread.id,
      tool,
      category,
      ruleId: rule,
      path,
      line: line === 0 ? null : line,
      reason: failure ?? reason,
      outcome:
        mode === 'planned' || action.kind === 'none' ? null : failure === undefined ? 'done' : 'failed',
    };
  });
  const document = { schemaVersion: SCHEMA_VERSION, change: name, done: mode === 'done', threads, others };
  return [...toJson(document, redact)].join('');
}

/** The actions by file, one line each with its reason; what could not be done says why. */
function renderClean(
  { actions }: CleanPlan,
  failed: ReadonlyMap<CleanAction, string>,
  placeOf: PlaceToday,
): readonly PlanLine[] {
  const byPath = Map.groupBy(actions, ({ thread }) => placeOf(thread).path);
  return [...byPath]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, inFile]) => [
      { text: oneLine(path), tone: 'heading' },
      ...inFile
        .toSorted((a, b) => placeOf(a.thread).line - placeOf(b.thread).line)
        .map((action): PlanLine => {
          const { kind, thread, reason } = action;
          const { rule } = thread.fingerprint;
          const { line } = placeOf(thread);
          const failure = failed.get(action);
          const about = `${line === 0 ? '' : `${line}  `}${oneLine(rule)} (${oneLine(scopeName(scopeOf(thread)))})`;
          const why = failure === undefined ? reason : `not done: ${failure}`;
          const tone = failure === undefined ? (kind === 'none' ? 'quiet' : 'change') : 'bad';
          return { text: `  ${wordOf(action).padEnd('resolve'.length)}  ${about}  ${oneLine(why)}`, tone };
        }),
    ]);
}

/** `12 threads: 7 would be resolved, 2 would be deleted, 3 are left alone; 5 of other tools or categories` */
function sumUp(
  { actions, others }: CleanPlan,
  mode: 'planned' | 'done',
  failed: ReadonlyMap<CleanAction, string>,
): string {
  const count = (word: ReturnType<typeof wordOf>): number =>
    actions.filter((action) => wordOf(action) === word && !failed.has(action)).length;
  const verb = mode === 'planned' ? 'would be' : 'were';
  const parts = [
    `${count('resolve')} ${verb} resolved`,
    `${count('delete')} ${verb} deleted`,
    `${count('leave')} ${verb} left alone`,
    ...(failed.size === 0 ? [] : [`${failed.size} could not be changed`]),
  ];
  const rest = others === 0 ? '' : `; ${others} of other tools or categories are not touched`;
  return `${counted(actions.length, 'thread')}: ${parts.join(', ')}${rest}`;
}

/** Where a thread is today; the line is 0 where it is on a whole file, or its line is gone. */
type PlaceToday = (thread: Thread) => Line;

/**
 * Finds where threads are in the newest commit of the change: as the comment says, else by git, where the
 * folder is a checkout that has the commits, else where they were posted. Fetches nothing, and never throws.
 *
 * @param head of the change; null where it is not known
 * @param folder in which git works, absolute
 */
async function findPlaces(
  threads: readonly Thread[],
  head: string | null,
  git: Git,
  folder: string,
): Promise<PlaceToday> {
  const diffs = new Map<string, Diff>();
  try {
    await readCheckout(git, folder);
    const posted = new Set(threads.map(({ fingerprint }) => fingerprint.commit));
    const linesOf = new Set(threads.map(({ fingerprint }) => fingerprint.path));
    const present = await presentCommits(git, head === null ? [] : [head, ...posted]);
    for (const sha of posted) {
      if (head !== null && present.has(head) && present.has(sha))
        diffs.set(sha, await readDiff(git, sha, head, { linesOf }));
    }
  } catch {
    // Without a checkout people see where they were posted.
  }
  return ({ fingerprint, marker }) => marker.now ?? follow(fingerprint, diffs.get(fingerprint.commit));
}

function follow({ path, line }: Line, diff: Diff | undefined): Line {
  const file = diff && mapPath(diff, path);
  if (diff === undefined || file?.kind !== 'mapped') return { path, line };
  const place = mapPlace(diff, path, line);
  return { path: file.path, line: line > 0 && place.kind === 'mapped' ? place.line : 0 };
}
