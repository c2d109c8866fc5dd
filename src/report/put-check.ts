import { createHash } from 'node:crypto';
import type { ReviewContext } from '../change/context.ts';
import { ServiceError } from '../errors.ts';
import { type Scope, scopeKey } from '../finding/finding.ts';
import type { Host } from '../host/host.ts';
import type { Check, Outcome, ReviewService, SharedChecks, ShownCheck } from '../services/port.ts';
import { finalCheck, runningCheck } from './check.ts';
import type { RunResult } from './run-result.ts';
import { atCommit, describeRefusal } from './words.ts';

/** What of a review its check is put by. */
interface CheckOrder extends Pick<ReviewContext, 'name' | 'redact'> {
  readonly host: Pick<Host, 'runUrl'>;
}

/** How often a check is written because another run wrote one meanwhile. */
const ROUNDS = 3;
/** So many other changes are named in a check. */
const MOST_NAMED = 2;

const CLASH =
  'another job writes this check too, for other tools: give each job a `check-name` or a `category`';
const NEWER_HEAD = 'a newer head is being reviewed';
const UNSETTLED = 'other runs for this head wrote its check while this one did: run again';

/** What stands on the head beside the check of this run. */
interface Seen {
  readonly newest: ShownCheck | undefined;
  /** Other changes with this head that have not passed, the worst first. */
  readonly others: readonly PartOfCheck[];
  /** Another job has put the check of this change. */
  readonly isClash: boolean;
  /** The jobs that the check is put for. */
  readonly jobs: readonly ReturnType<typeof hashJob>[];
}

/** Has the check say that the run is under way. */
export async function putRunning(
  { name, host, progress }: ReviewContext,
  service: ReviewService,
  analyzed: string,
): Promise<void> {
  const { sharedChecks: shared } = service;
  const around =
    shared === undefined
      ? { beginning: '', end: atCommit(analyzed) }
      : { beginning: beginningOf(shared), end: '' };
  const outcome = await service.putCheck(runningCheck(name, around, host.runUrl));
  if (outcome.kind !== 'done') progress(`The check ${name} could not be set: ${outcome.message}`);
}

/**
 * Puts the check of a run. Where changes with the same head share the check, it is the worst of theirs, and
 * is looked at again after it was put. Where another job wrote the check, no run passes it. Returns the
 * result, which is incomplete where the check could not be put so.
 */
export async function putCheck(
  result: RunResult,
  service: ReviewService,
  context: CheckOrder,
): Promise<RunResult> {
  const { sharedChecks: shared } = service;
  if (shared === undefined) return putOnChange(result, service, context);
  const look = observer(result, shared, context.name);
  for (let round = 1; ; round += 1) {
    let seen: Seen;
    try {
      seen = await look();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return putUnseen(result, error, service, context);
    }
    const told = describeSeen(result, seen, shared, context);
    if (round > 1 && isSettled(told, seen, shared)) return told;
    const last = round > ROUNDS ? incomplete(told, UNSETTLED) : told;
    const outcome = await put(last, seen, service, context);
    if (outcome.kind !== 'done' || round > ROUNDS) return afterPut(last, outcome);
  }
}

/**
 * Puts a check that is the change's, whatever its head: nobody but the runs themselves can tell that of an
 * older one from that of a newer one. So the change is looked at right before, and where a newer head shows
 * right after, the check waits for the run of that.
 */
async function putOnChange(
  result: RunResult,
  service: ReviewService,
  context: CheckOrder,
): Promise<RunResult> {
  const before = await readNewerHead(result, service);
  if (before.kind === 'newer') return superseded(result, before.reason);
  const told =
    before.kind === 'unread' && result.conclusion === 'success' ? incomplete(result, before.reason) : result;
  const outcome = await put(told, undefined, service, context);
  if (outcome.kind !== 'done') return afterPut(told, outcome);
  const after = await readNewerHead(result, service);
  if (after.kind !== 'newer') return told;
  const { name, host } = context;
  const waiting = { name, state: 'running', text: NEWER_HEAD } as const;
  const taken = await service.putCheck(
    host.runUrl === undefined ? waiting : { ...waiting, url: host.runUrl },
  );
  return taken.kind === 'done' ? superseded(result, after.reason) : afterPut(told, taken);
}

type HeadNow = { readonly kind: 'same' } | { readonly kind: 'newer' | 'unread'; readonly reason: string };

async function readNewerHead({ shownHead }: RunResult, service: ReviewService): Promise<HeadNow> {
  try {
    const { head } = await service.readChange();
    return head === null || head === (shownHead ?? head)
      ? { kind: 'same' }
      : { kind: 'newer', reason: `the ${service.noun} moved on to ${head.slice(0, 7)} during the run` };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return {
      kind: 'unread',
      reason: `whether the ${service.noun} has a newer head could not be read: ${error.message}`,
    };
  }
}

function superseded(result: RunResult, reason: string): RunResult {
  return { ...result, conclusion: 'superseded', reasons: [reason] };
}

/** Looks at the checks on the head, time and again. Throws ServiceError. */
function observer(result: RunResult, shared: SharedChecks, name: string): () => Promise<Seen> {
  const own = hashJob([...result.scopes, ...failedScopes(result)]);
  const asked = new Map<number, boolean>();
  let before: ReadonlySet<string> | undefined;
  let sharing: readonly number[] | undefined;
  return async () => {
    const listed = await shared.list(name);
    before ??= new Set(listed.map(({ id }) => id));
    const others: PartOfCheck[] = [];
    const parts = readParts(listed, shared);
    for (const part of worstPartFirst(parts)) {
      const { number, state } = part;
      if (number === shared.number || state === 'passed' || others.length === MOST_NAMED) continue;
      const isThere = asked.get(number) ?? (await shared.sharesHead(number));
      asked.set(number, isThere);
      if (isThere) others.push(part);
    }
    // Its own run has yet to say what it comes to: this one must not make the status green before that.
    if (others.length === 0 && result.conclusion === 'success') {
      sharing ??= (await shared.listSharing?.()) ?? [];
      const told = new Set([shared.number, ...parts.map(({ number }) => number)]);
      for (const number of sharing)
        if (!told.has(number) && others.length < MOST_NAMED) others.push({ number, state: 'running' });
    }
    const known = jobsBefore(listed, shared, before);
    const foreign = known.flat().find((job) => !sharesScope(job, own));
    // A run that has looked at nothing, and failed, says so by itself.
    const isClash = foreign !== undefined && (own.length > 0 || result.conclusion === 'success');
    const jobs = own.length === 0 ? (known[0] ?? []) : foreign === undefined ? [own] : [own, foreign];
    return { newest: listed[0], others, isClash, jobs };
  };
}

function failedScopes({ completeness }: RunResult) {
  return (completeness?.unverifiedTools ?? []).flatMap(({ kind, scope }) => (kind === 'failed' ? scope : []));
}

/** The result with what the check says beside it. */
function describeSeen(
  result: RunResult,
  { isClash, others }: Seen,
  shared: SharedChecks,
  { name }: CheckOrder,
): RunResult {
  const told = isClash ? incomplete(result, CLASH) : result;
  const why = describeOthers(others, shared);
  return why === undefined
    ? told
    : { ...told, warnings: [...told.warnings, `the check ${name} cannot pass alone: ${why}`] };
}

/**
 * Whether the newest check says the worst; a run that is under way will see what stands there. One that has
 * ended, and waits for another, may have looked before that one wrote.
 */
function isSettled(told: RunResult, { newest, others }: Seen, shared: SharedChecks): boolean {
  return newest !== undefined && (isUnderWay(newest, shared) || newest.state === stateOf(told, others));
}

function stateOf({ conclusion }: RunResult, others: readonly PartOfCheck[]): Check['state'] {
  return worstState([conclusion === 'success' ? 'passed' : 'failed', ...others.map(({ state }) => state)]);
}

/**
 * Where something could not be read, nobody knows that all have passed. A refusal to write is told in place
 * of that.
 */
async function putUnseen(
  result: RunResult,
  { message }: ServiceError,
  service: ReviewService,
  context: CheckOrder,
): Promise<RunResult> {
  const why = `the other changes that share this check could not be read: ${message}; run again, or push a commit if another change with this head was deleted`;
  const unseen = result.conclusion === 'success' ? incomplete(result, why) : result;
  const outcome = await put(unseen, undefined, service, context);
  return outcome.kind === 'done' ? unseen : afterPut(result, outcome);
}

/** Shorter where the service takes no longer text. */
async function put(
  result: RunResult,
  seen: Seen | undefined,
  service: ReviewService,
  context: CheckOrder,
): Promise<Outcome<null>> {
  const [longest, ...shorter] = service.can.checkText;
  const putIn = (limit: number) => service.putCheck(toCheck(result, seen, service, context, limit));
  let outcome = await putIn(longest);
  for (const limit of shorter) {
    if (outcome.kind !== 'no-effect' || outcome.refusal !== 'too-large') break;
    outcome = await putIn(limit);
  }
  return outcome;
}

function toCheck(
  result: RunResult,
  seen: Seen | undefined,
  { sharedChecks: shared }: ReviewService,
  { name, host: { runUrl }, redact }: CheckOrder,
  limit: number,
): Check {
  if (shared === undefined) {
    const around = { beginning: '', end: atCommit(result.analyzedSha) };
    return finalCheck(name, result, runUrl, redact, limit, around);
  }
  const { others = [], jobs = [] } = seen ?? {};
  const why = describeOthers(others, shared);
  const end = why === undefined ? '' : `; ${why}`;
  const url = runUrl === undefined ? undefined : linkFor(runUrl, jobs);
  const own = finalCheck(name, result, url, redact, limit, { beginning: beginningOf(shared), end });
  return { ...own, state: stateOf(result, others) };
}

function afterPut(result: RunResult, outcome: Outcome<null>): RunResult {
  if (outcome.kind === 'done') return result;
  const checkRefusal = describeRefusal(outcome);
  return { ...incomplete(result, checkRefusal), checkRefusal };
}

/** A gate that failed stays failed. */
function incomplete(result: RunResult, reason: string): RunResult {
  const conclusion = result.conclusion === 'failure' ? 'failure' : 'incomplete';
  return { ...result, reasons: [...result.reasons, reason], conclusion };
}

/**
 * The check comes last, whatever happened; a dry run, one that does not cover the change, and one that a
 * newer one replaces leave it alone. Returns the result, which is incomplete where the check could not be
 * set.
 */
export async function writeCheck(result: RunResult, context: ReviewContext): Promise<RunResult> {
  const { service } = context;
  if (result.dryRun || service === undefined) return result;
  if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped') return result;
  return putCheck(result, service, context);
}

// What checks on one head say of each other. The text of each begins with the change that it is of and what
// that one came to, and its link ends in what it was put for.

type State = Check['state'];

/** The end of a change's run, by the newest check that speaks of it. */
interface PartOfCheck {
  readonly number: number;
  readonly state: State;
  /** `3 errors`: the worst of what failed it, where that is known. */
  readonly findings?: string;
}

/**
 * Scopes of one job, hashed: all of them, or so many that another job of the same scopes has one in common.
 */
type JobScopes = readonly string[];

const RANKS: Readonly<Record<State, number>> = { passed: 0, running: 1, failed: 2 };

/** Begins the text of a check that several changes may share. */
export function beginningOf({ sign, number }: Pick<SharedChecks, 'sign' | 'number'>): string {
  return `${sign}${number}: `;
}

/** Reads how the run of each change ended, the newest first. */
export function readParts(
  listed: readonly ShownCheck[],
  { sign }: Pick<SharedChecks, 'sign'>,
): readonly PartOfCheck[] {
  const parts = new Map<number, PartOfCheck>();
  for (const shown of listed) {
    const part = readPart(shown, sign);
    if (part !== undefined && !parts.has(part.number)) parts.set(part.number, part);
  }
  return [...parts.values()];
}

/**
 * The state of a check is the worst of all: what the change itself came to is said in its text. What is not
 * understood has failed.
 */
function readPart({ text }: ShownCheck, sign: string): PartOfCheck | undefined {
  if (!text.startsWith(sign)) return undefined;
  const [, digits, said = ''] = BEGINNING.exec(text.slice(sign.length)) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (/^passed\b/u.test(said)) return { number, state: 'passed' };
  if (/^updating\b/u.test(said)) return { number, state: 'running' };
  const [, findings] = COUNT.exec(said) ?? [];
  return { number, state: 'failed', ...(findings === undefined ? {} : { findings }) };
}

/** Checks of earlier versions say the commit first, and `failed by 3 findings`. */
const BEGINNING = /^([1-9]\d{0,14}): (?:[0-9a-f]{7}: )?(.*)$/su;
const COUNT = /^(?:failed by )?(\d{1,9} (?:error|warning|note|finding)s?)\b/u;

/** Whether a run put it that has not ended. */
function isUnderWay(shown: ShownCheck, { sign }: Pick<SharedChecks, 'sign'>): boolean {
  return readPart(shown, sign)?.state === 'running';
}

/** Where two are equally bad, the newer one stays first. */
function worstPartFirst(parts: readonly PartOfCheck[]): readonly PartOfCheck[] {
  return parts.toSorted((a, b) => RANKS[b.state] - RANKS[a.state]);
}

/** The worst of these states. */
function worstState(states: readonly State[]): State {
  return states.reduce((worst, state) => (RANKS[state] > RANKS[worst] ? state : worst), 'passed');
}

/**
 * What other changes with this head make of the check, and what ends that; undefined where they have passed.
 */
export function describeOthers(
  others: readonly PartOfCheck[],
  { sign }: Pick<SharedChecks, 'sign'>,
): string | undefined {
  const worst = worstState(others.map(({ state }) => state));
  const named = others.filter(({ state }) => state === worst);
  const [first] = named;
  if (worst === 'passed' || first === undefined) return undefined;
  const names = named.map(({ number }) => `${sign}${number}`).join(' and ');
  const why = named.length === 1 && first.findings !== undefined ? ` with ${first.findings}` : '';
  const [it, those, have] = named.length === 1 ? ['it', '', 'has'] : ['each', ' of them', 'have'];
  const [what, run] = worst === 'failed' ? [`failed${why}`, 'rerun'] : ['no result yet', 'run'];
  return `${names} ${have} the same head and ${what}: ${run} ${it}${those}, or close ${it} and rerun this one`;
}

/**
 * More hashes make links too long. They are those that come first in an order of their own, so that two jobs
 * that have them all in common keep the same ones.
 */
const MOST_KEPT = 4;
const HASH_DIGITS = 6;

/** All scopes of a job, hashed and sorted. */
export function hashJob(scopes: readonly Scope[]): JobScopes {
  const hash = (scope: Scope): string =>
    createHash('sha256').update(scopeKey(scope)).digest('hex').slice(0, HASH_DIGITS);
  return [...new Set(scopes.map(hash))].toSorted();
}

/** Whether two jobs have a scope in common, and so may be the same one. */
export function sharesScope(one: JobScopes, other: JobScopes): boolean {
  return one.some((hash) => other.includes(hash));
}

const MARK = 'sarif-review=';

/** The link of a check with the jobs that it was put for: behind a `#`, it leads where it led. */
export function linkFor(url: string, jobs: readonly JobScopes[]): string {
  const named = jobs.filter((job) => job.length > 0);
  if (named.length === 0) return url;
  const text = named.map((job) => job.slice(0, MOST_KEPT).join('.')).join('-');
  return `${url}${url.includes('#') ? '&' : '#'}${MARK}${text}`;
}

/** The jobs that a check was put for; none where its link does not say. */
export function jobsOf({ url = '' }: ShownCheck): readonly JobScopes[] {
  const [, text] = /[#&]sarif-review=([0-9a-f.-]{6,200})$/u.exec(url) ?? [];
  return text === undefined ? [] : text.split('-').map((job) => job.split('.'));
}

/**
 * The jobs that the check of a change was last put for, by each of its checks up to the newest of those
 * that were there before.
 *
 * @param before ids of checks that were there when this run first looked
 */
export function jobsBefore(
  listed: readonly ShownCheck[],
  { sign, number }: Pick<SharedChecks, 'sign' | 'number'>,
  before: ReadonlySet<string>,
): readonly (readonly JobScopes[])[] {
  const own = listed.filter((shown) => readPart(shown, sign)?.number === number && jobsOf(shown).length > 0);
  const last = own.findIndex(({ id }) => before.has(id));
  return own.slice(0, last === -1 ? own.length : last + 1).map(jobsOf);
}
