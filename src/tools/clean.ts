import { resolve } from 'node:path';
import { act } from '../act/act.ts';
import { isWriting } from '../act/acting.ts';
import type { Diff } from '../diff/diff.ts';
import { mapPath, mapPlace } from '../diff/line-map.ts';
import { ConfigurationError, SkippedError } from '../errors.ts';
import { scopeKey, scopeName } from '../finding/finding.ts';
import { readCheckout } from '../git/checkout.ts';
import { presentCommits } from '../git/commits.ts';
import { createGit, type Git } from '../git/git.ts';
import { readDiff } from '../git/read-diff.ts';
import type { Host } from '../host/host.ts';
import type { Flags } from '../host/terminal.ts';
import type { ReviewedOnService } from '../inputs/reviewed.ts';
import type { Action, Line, Thread } from '../model.ts';
import { whyUnsure } from '../plan/rules.ts';
import type { SummaryPlan } from '../plan/summary.ts';
import type { PlanLine } from '../report/render-plan.ts';
import { EXIT_STATUS } from '../report/run-result.ts';
import { describeListing } from '../report/warnings.ts';
import { readingOf } from '../review.ts';
import { connect, describeReviewed, findNumber } from '../run/connect.ts';
import { type Frame, factsOf, limitsOf, sleepUnlessStopped } from '../run/frame.ts';
import { withKeys } from '../run/service-wrappers.ts';
import type { Capabilities, ReviewService } from '../services/port.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { counted, listed } from '../text/names.ts';
import { hash } from '../threads/marker.ts';
import { findThreads, type Listing, type Summary, scopeOf } from '../threads/threads.ts';
import { type CommandLine, givenOnService, readOnService, startCommand } from './frame.ts';

/** The flags of `clean` that are no inputs, as commander gives them. */
interface CleanFlags {
  readonly tool?: readonly string[];
  readonly all?: boolean;
  readonly delete?: boolean;
  readonly yes?: boolean;
  readonly check?: string;
}

/** Runs the command `clean`, and returns the exit status. */
export function startClean(line: CommandLine, asked: CleanFlags): Promise<number> {
  return startCommand(line, (frame) => clean(frame, toOrder(line, asked)));
}

function toOrder({ flags }: CommandLine, asked: CleanFlags): CleanOrder {
  const selection = select(flags.category, asked);
  const narrowed = selection !== undefined && Object.values(selection).some((part) => part !== undefined);
  if (asked.all === true && narrowed)
    throw new ConfigurationError(
      'Flag --all selects every thread, and --tool and --category select some: use one or the other',
    );
  if (asked.yes === true && selection === undefined && asked.check === undefined)
    throw new ConfigurationError(
      'Flag --yes needs to know which threads are meant: add --tool, --category or --all',
    );
  return {
    // Without any of them, everything is listed.
    selection: selection ?? (asked.check === undefined ? {} : undefined),
    way: asked.delete === true ? 'delete' : 'resolve',
    mode: asked.yes === true ? 'done' : 'planned',
    check: asked.check,
    again: commandLine(flags, asked),
  };
}

/** The same command, so that it does what it listed: with --all where nothing else was chosen. */
function commandLine(flags: Flags, { tool, all, delete: deletes, check }: CleanFlags): string {
  const chooses = tool !== undefined || flags.category !== undefined || check !== undefined;
  const words = [
    'sarif-review',
    'clean',
    ...Object.entries(flags).flatMap(([name, text]) => [`--${name}`, text]),
    ...(tool === undefined ? [] : ['--tool', ...tool]),
    ...(all === true || !chooses ? ['--all'] : []),
    ...(deletes === true ? ['--delete'] : []),
    ...(check === undefined ? [] : ['--check', check]),
    '--yes',
  ];
  return words.map(quote).join(' ');
}

/** As every shell reads it, as long as nothing in it means something to one of them. */
function quote(word: string): string {
  if (/^[\w@%+=:,./-]+$/u.test(word)) return word;
  return /["$`\\!]/u.test(word) ? `'${word}'` : `"${word}"`;
}

/** Flags alone choose: a variable that a job has set for its runs must not narrow what is cleaned unseen. */
function select(category: string | undefined, { tool, all }: CleanFlags): Selection | undefined {
  return tool === undefined && category === undefined && all !== true ? undefined : { tools: tool, category };
}

/** What a person asks of the command. */
interface CleanOrder {
  /** Missing where only a check is to be finished. */
  readonly selection: Selection | undefined;
  readonly way: 'resolve' | 'delete';
  /** Cleans; without it the threads are only listed. */
  readonly mode: 'planned' | 'done';
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
  { selection, way, mode, check, again }: CleanOrder,
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
  const now = diff && mapPath(diff, path);
  if (diff === undefined || now === undefined) return { path, line };
  return { path: now, line: line > 0 ? (mapPlace(diff, path, line)?.line ?? 0) : 0 };
}

/** Which threads a person wants to be rid of: all, or those of these tools and of this category. */
interface Selection {
  readonly tools?: readonly string[] | undefined;
  readonly category?: string | undefined;
}

/** What happens to one thread, and why. */
interface CleanAction extends Action {
  kind: 'resolve' | 'delete' | 'none';
  thread: Thread;
}

/** What cleaning would do; nothing of it has been done. */
interface CleanPlan {
  /** One for each thread of the selection. */
  readonly actions: readonly CleanAction[];
  /** Those that this account may not do, as the listing says, and why. */
  readonly forbidden: ReadonlyMap<CleanAction, string>;
  /** Summary comments that list findings of the selection alone, which go where threads are deleted. */
  readonly summary: SummaryPlan;
  /** Threads of ours that are none of it. */
  readonly others: number;
}

/** The word for what happens to a thread. */
export function wordOf({ kind }: CleanAction): 'delete' | 'resolve' | 'leave' {
  return kind === 'none' ? 'leave' : kind;
}

/**
 * Decides what happens to the threads of a selection. Only what is ours for sure is touched.
 *
 * @param way `delete`: what nobody else spoke in goes, and what somebody replied to is resolved
 */
function planClean(
  { threads, summaries }: Pick<Listing, 'threads' | 'summaries'>,
  selection: Selection,
  way: 'resolve' | 'delete',
  can: Partial<Pick<Capabilities, 'edits' | 'resolveNeeds' | 'noResolving'>> = {},
): CleanPlan {
  const selected = threads.filter((thread) => isSelected(thread, selection));
  const actions = selected.map((thread) => planThread(thread, way));
  const needs = can.resolveNeeds === undefined ? '' : `: give it ${can.resolveNeeds}`;
  const why = can.noResolving
    ? `${can.noResolving}: resolve it by hand, or delete it with --delete`
    : `this token cannot resolve threads${needs}`;
  const obsolete =
    way === 'resolve'
      ? []
      : summaries
          .filter(({ isSure, comment }) => isSure && (!can.edits || comment.mine !== false))
          .filter((summary) => listsNothingElse(summary, selected, selection));
  return {
    actions,
    forbidden: new Map(
      actions
        .filter(({ kind, thread }) => kind === 'resolve' && thread.comment.mayResolve === false)
        .map((action) => [action, why]),
    ),
    summary: {
      kind: 'delete',
      listed: [],
      text: '',
      obsolete,
      reason: 'its threads are deleted',
      isWriting: obsolete.length > 0,
    },
    others: threads.length - selected.length,
  };
}

function isSelected(thread: Thread, { tools, category }: Selection): boolean {
  const scope = scopeOf(thread);
  return (tools?.includes(scope.tool) ?? true) && (category === undefined || scope.category === category);
}

function listsNothingElse(
  { marker }: Summary,
  selected: readonly Thread[],
  { tools, category }: Selection,
): boolean {
  if (tools === undefined && category === undefined) return true;
  const scopes = [
    ...selected.map(scopeOf),
    ...(tools ?? []).map((tool) => ({ tool, category: category ?? '' })),
  ];
  const hashes = new Set(scopes.map((scope) => hash(scopeKey(scope))));
  return marker.scopes.length > 0 && marker.scopes.every((one) => hashes.has(one));
}

function planThread(thread: Thread, way: 'resolve' | 'delete'): CleanAction {
  const { unsure, replies, accepts, isResolved } = thread;
  const leave = (reason: string): CleanAction => ({ kind: 'none', thread, because: 'policy', reason });
  if (unsure === 'signed') return leave('it is signed: give the signing-key');
  if (unsure === 'copied')
    return leave('another discussion contains a copy of its comment: delete that copy first');
  if (unsure === 'edited' || unsure === 'older') return leave(`${whyUnsure(thread)}: resolve it by hand`);
  const isDeletable = replies.length === 0 && (accepts || unsure === 'unbound');
  if (way === 'delete' && isDeletable)
    return { kind: 'delete', thread, mark: 'closed', reason: 'nobody else spoke in it' };
  const kept =
    way === 'delete'
      ? `${replies.length > 0 ? 'somebody replied' : 'no key signed it'}, so it is not deleted`
      : undefined;
  if (isResolved) return leave(kept === undefined ? 'it is resolved' : `it is resolved; ${kept}`);
  return { kind: 'resolve', thread, mark: 'closed', reason: kept ?? 'it is open' };
}
