import { act } from '../act/act.ts';
import { isWriting } from '../act/acting.ts';
import { ConfigurationError, SkippedError } from '../errors.ts';
import { scopeKey, scopeName } from '../finding/finding.ts';
import type { Host } from '../host/host.ts';
import type { ReviewedOnService } from '../inputs/reviewed.ts';
import type { Action, Line, Thread } from '../model.ts';
import { whyUnsure } from '../plan/rules.ts';
import type { SummaryPlan } from '../plan/summary.ts';
import { EXIT_STATUS } from '../report/run-result.ts';
import { describeListing } from '../report/warnings.ts';
import { readingOf } from '../review/list-threads.ts';
import { connect, describeReviewed, findNumber } from '../run/connect.ts';
import { type Frame, limitsOf, sleepUnlessStopped } from '../run/frame.ts';
import { withKeys } from '../run/service-wrappers.ts';
import type { Capabilities, ReviewService } from '../services/port.ts';
import { oneLine, type Tone, truncate } from '../text/lines.ts';
import { compareTexts, counted } from '../text/names.ts';
import { hash } from '../threads/marker.ts';
import { findThreads, type Listing, type Summary, scopeOf } from '../threads/threads.ts';
import { type CommandLine, givenOnService, readOnService, startCommand } from './frame.ts';

/** The flags of `clean`, as commander gives them. */
interface CleanFlags {
  readonly tool?: readonly string[];
  readonly all?: boolean;
  readonly delete?: boolean;
  /** Cleans; without it the threads are only listed. */
  readonly yes?: boolean;
  /** A check to be finished, by its name. */
  readonly check?: string;
}

/** What a person asks of the command. The category is that of a flag alone, as the tools. */
interface CleanOrder extends CleanFlags {
  readonly category: string | undefined;
}

/**
 * Runs the command `clean`, and returns the exit status. Flags alone choose: a variable that a job has set
 * for its runs must not narrow what is cleaned unseen.
 */
export function startClean(line: CommandLine, flags: CleanFlags): Promise<number> {
  return startCommand(line, (frame) => clean(frame, { ...flags, category: line.flags.category }));
}

/**
 * Takes back what runs have left on a change: threads, summary comments, a check. Returns the exit status: 0
 * where all was listed or done, 3 where something could not be done.
 *
 * @throws ConfigurationError, and what `endWith` explains
 */
async function clean(frame: Frame, order: CleanOrder): Promise<number> {
  const { host, world } = frame;
  const { tool, category, all, check, yes } = order;
  const isNarrowed = tool !== undefined || category !== undefined;
  if (all && isNarrowed)
    throw new ConfigurationError(
      'Flag --all selects every thread, and --tool and --category select some: use one or the other',
    );
  const isChosen = all || isNarrowed;
  if (yes && !isChosen && check === undefined)
    throw new ConfigurationError(
      'Flag --yes needs to know which threads are meant: add --tool, --category or --all',
    );
  const { inputs, reviewed: asked } = readOnService((name) => givenOnService(host, name), host);
  const limits = limitsOf(inputs, frame);
  const reviewed = await findNumber(asked, limits, frame).catch((error: unknown) => {
    // Whoever cleans has something in mind.
    if (error instanceof SkippedError) throw new ConfigurationError(`Nothing to clean: ${error.message}`);
    throw error;
  });
  const service = await connect(reviewed, limits, frame);
  host.info(describeReviewed(reviewed, world));
  const isCleaned =
    isChosen || check === undefined
      ? await cleanThreads(service, reviewed, order, frame, limits.stopped)
      : true;
  const isFinished = check === undefined ? true : await finishCheck(service, check, yes === true, host);
  if (!yes)
    host.info(`Nothing was changed: add ${isChosen || check !== undefined ? '' : '--all '}--yes to do it`);
  return isCleaned && isFinished ? EXIT_STATUS.success : EXIT_STATUS.incomplete;
}

/** Returns whether all was done that was asked for. */
async function cleanThreads(
  connected: ReviewService,
  reviewed: ReviewedOnService,
  order: CleanOrder,
  { host, world }: Frame,
  stopped: () => string | undefined,
): Promise<boolean> {
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
  const plan = planClean(known, order, service.can);
  const tell = (failed: ReadonlyMap<CleanAction, string>): void => {
    for (const { text, tone } of renderClean(plan, failed)) host.info(text, tone);
    host.info(sumUp(plan, order.yes === true, failed));
  };
  if (!order.yes) {
    tell(plan.forbidden);
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
    progress: (line) => host.info(line),
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

/** A check that no job writes any more is finished as passed. Returns whether that could be done. */
async function finishCheck(
  service: ReviewService,
  check: string,
  isMeant: boolean,
  host: Host,
): Promise<boolean> {
  if (!isMeant) {
    host.info(`The check ${check} would be finished as passed.`);
    return true;
  }
  const [limit] = service.can.checkText;
  const text = truncate('No job uses this name any more; finished by sarif-review clean', limit);
  const outcome = await service.putCheck({ name: check, state: 'passed', text });
  if (outcome.kind === 'done') host.info(`The check ${check} was finished as passed`);
  else host.error(`The check ${check} could not be finished: ${outcome.message}`);
  return outcome.kind === 'done';
}

/** One line for each action, with its reason; what could not be done says why. */
function renderClean(
  { actions }: CleanPlan,
  failed: ReadonlyMap<CleanAction, string>,
): readonly { readonly text: string; readonly tone: Tone }[] {
  const placeOf = ({ fingerprint, marker }: Thread): Line => marker.now ?? fingerprint;
  return actions
    .toSorted((a, b) => {
      const [one, other] = [placeOf(a.thread), placeOf(b.thread)];
      return compareTexts(one.path, other.path) || one.line - other.line;
    })
    .map((action) => {
      const { kind, thread, reason } = action;
      const { path, line } = placeOf(thread);
      const failure = failed.get(action);
      const words = [
        wordOf(action).padEnd('resolve'.length),
        oneLine(line === 0 ? path : `${path}:${line}`),
        `${oneLine(thread.fingerprint.rule)} (${oneLine(scopeName(scopeOf(thread)))})`,
        oneLine(failure === undefined ? reason : `not done: ${failure}`),
      ];
      const tone = failure === undefined ? (kind === 'none' ? 'quiet' : 'change') : 'bad';
      return { text: words.join('  '), tone };
    });
}

/** `12 threads: 7 would be resolved, 2 would be deleted, 3 are left alone; 5 of other tools or categories` */
function sumUp(
  { actions, others }: CleanPlan,
  isDone: boolean,
  failed: ReadonlyMap<CleanAction, string>,
): string {
  const count = (word: ReturnType<typeof wordOf>): number =>
    actions.filter((action) => wordOf(action) === word && !failed.has(action)).length;
  const verb = isDone ? 'were' : 'would be';
  const parts = [
    `${count('resolve')} ${verb} resolved`,
    `${count('delete')} ${verb} deleted`,
    `${count('leave')} ${verb} left alone`,
    ...(failed.size === 0 ? [] : [`${failed.size} could not be changed`]),
  ];
  const rest = others === 0 ? '' : `; ${others} of other tools or categories are not touched`;
  return `${counted(actions.length, 'thread')}: ${parts.join(', ')}${rest}`;
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
function wordOf({ kind }: CleanAction): 'delete' | 'resolve' | 'leave' {
  return kind === 'none' ? 'leave' : kind;
}

/**
 * Decides what happens to the threads that were chosen. Only what is ours for sure is touched. With
 * `--delete` what nobody else spoke in goes, and what somebody replied to is resolved.
 */
function planClean(
  { threads, summaries }: Pick<Listing, 'threads' | 'summaries'>,
  order: CleanOrder,
  can: Pick<Capabilities, 'edits' | 'resolveNeeds' | 'noResolving'>,
): CleanPlan {
  const { tool: tools, category } = order;
  const selected = threads.filter((thread) => {
    const scope = scopeOf(thread);
    return (tools?.includes(scope.tool) ?? true) && (category === undefined || scope.category === category);
  });
  const actions = selected.map((thread) => planThread(thread, order.delete === true));
  const needs = can.resolveNeeds === undefined ? '' : `: give it ${can.resolveNeeds}`;
  const why = can.noResolving
    ? `${can.noResolving}: resolve it by hand, or delete it with --delete`
    : `this token cannot resolve threads${needs}`;
  const obsolete = summaries.filter(
    (summary) =>
      order.delete &&
      summary.isSure &&
      (!can.edits || summary.comment.mine !== false) &&
      listsNothingElse(summary, selected, order),
  );
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

function listsNothingElse(
  { marker }: Summary,
  selected: readonly Thread[],
  { tool: tools, category }: CleanOrder,
): boolean {
  if (tools === undefined && category === undefined) return true;
  const scopes = [
    ...selected.map(scopeOf),
    ...(tools ?? []).map((tool) => ({ tool, category: category ?? '' })),
  ];
  const hashes = new Set(scopes.map((scope) => hash(scopeKey(scope))));
  return marker.scopes.length > 0 && marker.scopes.every((one) => hashes.has(one));
}

function planThread(thread: Thread, deletes: boolean): CleanAction {
  const { unsure, replies, accepts, isResolved } = thread;
  const leave = (reason: string): CleanAction => ({ kind: 'none', thread, because: 'policy', reason });
  if (unsure === 'signed') return leave('it is signed: give the signing-key');
  if (unsure === 'copied')
    return leave('another discussion contains a copy of its comment: delete that copy first');
  if (unsure === 'edited' || unsure === 'older') return leave(`${whyUnsure(thread)}: resolve it by hand`);
  const isDeletable = replies.length === 0 && (accepts || unsure === 'unbound');
  if (deletes && isDeletable)
    return { kind: 'delete', thread, mark: 'closed', reason: 'nobody else spoke in it' };
  const kept = deletes
    ? `${replies.length > 0 ? 'somebody replied' : 'no key signed it'}, so it is not deleted`
    : undefined;
  if (isResolved) return leave(kept === undefined ? 'it is resolved' : `it is resolved; ${kept}`);
  return { kind: 'resolve', thread, mark: 'closed', reason: kept ?? 'it is open' };
}
