import type { Acting } from '../apply/acting.ts';
import { ConfigurationError, IncompleteError, ServiceError } from '../errors.ts';
import { scopeName } from '../finding/finding.ts';
import type { OutputForm } from '../host/choose-host.ts';
import type { Host } from '../host/host.ts';
import type { ProcessWorld } from '../host/process-world.ts';
import { proxySecrets } from '../host/proxy-secrets.ts';
import type { GivenName } from '../inputs/old-names.ts';
import { inspectInputs } from '../inputs/read-inputs.ts';
import type { ReviewedOnService } from '../inputs/reviewed.ts';
import { SECRET_INPUTS } from '../inputs/table.ts';
import { timeLimits } from '../inputs/time-limits.ts';
import { toKeyring } from '../inputs/to-keyring.ts';
import type { PlanLine } from '../report/render-plan.ts';
import { CONFIGURATION_EXIT_STATUS, EXIT_STATUS } from '../report/run-result.ts';
import { toJson } from '../report/to-json.ts';
import { describeReading } from '../report/warnings.ts';
import { findNumber } from '../run/changes-of-head.ts';
import { connect, describeReviewed } from '../run/connect.ts';
import { withKeptTexts } from '../run/service-wrappers.ts';
import type { Change, ReviewService } from '../services/port.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { listed } from '../text/names.ts';
import type { Keyring } from '../thread/keyring.ts';
import { readThreads, type ThreadReading } from '../thread/read-threads.ts';
import { cleanChange } from './clean-change.ts';
import { type CleanPlan, type CleanStep, planClean, type Selection } from './plan-clean.ts';

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

/** It is never a dry run of two commits. */
const UNREAD: readonly GivenName[] = ['dry-run', 'base-sha', 'head-sha'];

/**
 * Takes back what runs have left on a change: threads, overviews, a check. Returns the exit status: 0 where
 * all was listed or done, 2 for a wrong configuration, 3 where something could not be done.
 */
export async function clean(host: Host, world: ProcessWorld, order: CleanOrder): Promise<number> {
  const ended = new AbortController();
  for (const name of SECRET_INPUTS) {
    const secret = host.input(name);
    if (secret !== undefined) host.mask(secret);
  }
  for (const secret of proxySecrets(world.environment)) host.mask(secret);
  try {
    const source = (name: GivenName) => (UNREAD.includes(name) ? undefined : host.input(name));
    const { secretHint, onLaptop } = host;
    const facts = { secretHint, onLaptop, ci: await host.ci?.() };
    const { inputs, faults, missing, reviewed: asked } = inspectInputs(source, facts);
    const wrong = [...missing, ...faults.map(({ message }) => message)];
    if (wrong.length > 0 || asked === undefined || asked.kind === 'commits')
      throw new ConfigurationError(wrong.join('. '));
    const signal = AbortSignal.any([world.stop, ended.signal]);
    const limits = { ...timeLimits(inputs, world.now()), signal };
    const reviewed = await findNumber(asked, limits, host, world);
    if (reviewed.kind === 'nothing')
      throw new ConfigurationError(`Nothing to clean: ${reviewed.why.reason}; ${reviewed.why.remedy}`);
    const service = await connect(reviewed, limits, host, world);
    host.info(describeReviewed(reviewed, world));
    const stopped = (): string | undefined =>
      world.stop.aborted
        ? 'it was stopped by a signal'
        : world.now() >= limits.deadline
          ? `it took longer than ${inputs.timeout} s (input timeout)`
          : undefined;
    const threads = await cleanThreads(service, reviewed, order, host, world, stopped);
    const check = await finishCheck(service, order, host);
    return threads && check ? EXIT_STATUS.success : EXIT_STATUS.incomplete;
  } catch (error) {
    return explain(error, host);
  } finally {
    ended.abort();
  }
}

/** Returns whether all was done that was asked for. */
async function cleanThreads(
  service: ReviewService,
  reviewed: ReviewedOnService,
  { selection, way, mode, form, check, again }: CleanOrder,
  host: Host,
  world: ProcessWorld,
  stopped: Acting['stopped'],
): Promise<boolean> {
  if (selection === undefined) return true;
  const keyring = toKeyring(reviewed);
  const shown = await service.readChange();
  const reading = readThreads(keyring, service.identity, await service.listComments());
  for (const warning of describeReading(reading, keyring)) host.warning(warning);
  for (const sentence of describeUnmatched(reading, selection)) host.warning(sentence);
  const plan = planClean(reading, selection, way, service.can.resolveNeeds);
  const tell = (failed: ReadonlyMap<CleanStep, string>): void => {
    for (const { text, tone } of renderClean(plan, failed)) host.info(text, tone);
    host.info(sumUp(plan, mode, failed));
    if (form === 'text') return;
    host.writeDocument(toCleanDocument(service, plan, mode, failed, (text) => host.redact(text)));
  };
  if (mode === 'planned') {
    tell(plan.forbidden);
    // Where a check is listed too, the command is told below it.
    if (check === undefined) host.info(nothingDone(again));
    return true;
  }
  const progress = (line: string): void => host.status(line);
  const kept = keyring[0].keyless ? withKeptTexts(service) : service;
  const acting = toCleanActing(kept, keyring, shown, reading, { world, progress, stopped });
  const { failed, overviews, failures } = await cleanChange(plan, selection, way, acting);
  tell(failed);
  if (overviews > 0)
    host.info(`${overviews} overview ${overviews === 1 ? 'comment was' : 'comments were'} deleted`);
  for (const failure of failures) host.error(failure);
  if (failed.size > 0) host.error('Not everything could be done: run the same command again to finish it');
  return failed.size + failures.length === 0;
}

function nothingDone(again: string): string {
  return `Nothing was changed. To do it: ${again}`;
}

/** A sentence for each tool, and for a category, that no thread is of, with those that there are. */
function describeUnmatched({ ours }: ThreadReading, { tools = [], category }: Selection): readonly string[] {
  const scopes = ours.map(({ evidence }) => evidence.scope);
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
  const [limit] = service.can.verdictText;
  const text = truncate('No job uses this name any more; finished by sarif-review clean', limit);
  const outcome = await service.putVerdict({ name: check, state: 'passed', text });
  if (outcome.kind === 'done') host.info(`The check ${check} was finished as passed`);
  else host.error(`The check ${check} could not be finished: ${outcome.message}`);
  return outcome.kind === 'done';
}

function explain(error: unknown, host: Host): number {
  const message = host.redact(error instanceof Error ? error.message : String(error));
  const isConfiguration = error instanceof ConfigurationError;
  const isExpected = isConfiguration || error instanceof ServiceError || error instanceof IncompleteError;
  host.error(isExpected ? message : `Unexpected error: ${message}`);
  return isConfiguration ? CONFIGURATION_EXIT_STATUS : EXIT_STATUS.incomplete;
}

/** What cleaning acts by. It posts no finding, so that all about findings is never asked for. */
function toCleanActing(
  service: ReviewService,
  keyring: Keyring,
  shown: Change,
  known: ThreadReading,
  { world, progress, stopped }: { readonly world: ProcessWorld } & Pick<Acting, 'progress' | 'stopped'>,
): Acting {
  const head = shown.head ?? known.ours[0]?.evidence.head ?? '';
  return {
    service,
    job: 'sarif-review clean',
    keyring,
    known,
    onNews: 'go-on',
    decides: false,
    baseSha: shown.base ?? '',
    headSha: head,
    shown,
    nonce: () => world.nonce(),
    sleep: (milliseconds) => world.sleep(milliseconds, world.stop).catch(() => undefined),
    progress,
    stopped,
    beforeFirstWrite: async () => undefined,
    evidence: () => {
      throw new IncompleteError('cleaning posts no finding');
    },
    duplicates: () => [],
    redact: (text) => text,
    detailed: (spot) => spot,
    headLines: () => undefined,
    shownBefore: () => undefined,
  };
}

/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;

/**
 * What cleaning would do or has done, as JSON: each thread with its step, the reason, and what became of it.
 */
function toCleanDocument(
  { name }: Pick<ReviewService, 'name'>,
  { steps, others }: CleanPlan,
  mode: 'planned' | 'done',
  failed: ReadonlyMap<CleanStep, string>,
  redact: (text: string) => string,
): string {
  const threads = steps.map((step) => {
    const { kind, thread, reason } = step;
    const { scope, ruleId, path, line } = thread.evidence;
    const failure = failed.get(step);
    return {
      step: kind,
      discussionId: thread.discussionId,
      tool: scope.tool,
      category: scope.category,
      ruleId,
      path,
      line: line === 0 ? null : line,
      reason: failure ?? reason,
      outcome: mode === 'planned' || kind === 'leave' ? null : failure === undefined ? 'done' : 'failed',
    };
  });
  const document = { schemaVersion: SCHEMA_VERSION, change: name, done: mode === 'done', threads, others };
  return [...toJson(document, redact)].join('');
}

/** The steps by file, one line each with its reason; what could not be done says why. */
function renderClean(
  { steps }: CleanPlan,
  failed: ReadonlyMap<CleanStep, string> = new Map(),
): readonly PlanLine[] {
  const byPath = Map.groupBy(steps, ({ thread }) => thread.evidence.path);
  return [...byPath]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, inFile]) => [
      { text: oneLine(path), tone: 'heading' },
      ...inFile
        .toSorted((a, b) => a.thread.evidence.line - b.thread.evidence.line)
        .map((step): PlanLine => {
          const { kind, thread, reason } = step;
          const { line, ruleId, scope } = thread.evidence;
          const failure = failed.get(step);
          const about = `${line === 0 ? '' : `${line}  `}${oneLine(ruleId)} (${oneLine(scopeName(scope))})`;
          const why = failure === undefined ? reason : `not done: ${failure}`;
          const tone = failure === undefined ? (kind === 'leave' ? 'quiet' : 'change') : 'bad';
          return { text: `  ${kind.padEnd('resolve'.length)}  ${about}  ${oneLine(why)}`, tone };
        }),
    ]);
}

/** `12 threads: 7 would be resolved, 2 would be deleted, 3 are left alone; 5 of other tools or categories` */
function sumUp(
  { steps, others }: CleanPlan,
  mode: 'planned' | 'done',
  failed: ReadonlyMap<CleanStep, string> = new Map(),
): string {
  const count = (kind: CleanStep['kind']): number =>
    steps.filter((step) => step.kind === kind && !failed.has(step)).length;
  const verb = mode === 'planned' ? 'would be' : 'were';
  const parts = [
    `${count('resolve')} ${verb} resolved`,
    `${count('delete')} ${verb} deleted`,
    `${count('leave')} ${verb} left alone`,
    ...(failed.size === 0 ? [] : [`${failed.size} could not be changed`]),
  ];
  const rest = others === 0 ? '' : `; ${others} of other tools or categories are not touched`;
  return `${steps.length} ${steps.length === 1 ? 'thread' : 'threads'}: ${parts.join(', ')}${rest}`;
}
