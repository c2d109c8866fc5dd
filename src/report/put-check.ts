import { createHash } from 'node:crypto';
import type { ReviewContext } from '../change/context.ts';
import { ServiceError } from '../errors.ts';
import { scopeKey } from '../finding/finding.ts';
import type { Host } from '../host/host.ts';
import type { Check, Outcome, ReviewService, ShownCheck } from '../services/port.ts';
import { truncate } from '../text/lines.ts';
import { describeEnd } from './check.ts';
import type { RunResult } from './run-result.ts';
import { describeRefusal } from './words.ts';

type SharedChecks = NonNullable<ReviewService['sharedChecks']>;

/** What of a review its check is put by. */
interface CheckContext extends Pick<ReviewContext, 'name' | 'redact'> {
  readonly host: Pick<Host, 'runUrl'>;
}

/** How often a check is written because another run wrote one meanwhile. */
const ROUNDS = 3;

const UPDATING = 'updating review threads';
const CLASH =
  'another job writes this check too, for other tools: give each job a `check-name` or a `category`';
const NEWER_HEAD = 'a newer head is being reviewed';
const UNSETTLED = 'other runs for this head wrote its check while this one did: run again';

/** Has the check say that the run is under way. */
export async function putRunning(
  { name, host, progress }: Pick<ReviewContext, 'name' | 'progress'> & CheckContext,
  service: ReviewService,
  analyzed: string,
): Promise<void> {
  const { sharedChecks: shared } = service;
  const text = shared === undefined ? UPDATING + atCommit(analyzed) : beginningOf(shared) + UPDATING;
  const outcome = await service.putCheck({ name, state: 'running', text, ...linkTo(host.runUrl) });
  if (outcome.kind !== 'done') progress(`The check ${name} could not be set: ${outcome.message}`);
}

/**
 * Puts the check of a run. It comes last, whatever happened; a dry run, one that does not cover the change,
 * and one that a newer one replaces leave it alone. Returns the result, which is incomplete where the check
 * could not be put as it should be.
 */
export async function writeCheck(
  result: RunResult,
  context: CheckContext & { readonly service: ReviewService | undefined },
): Promise<RunResult> {
  const { service } = context;
  if (result.dryRun || service === undefined) return result;
  if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped') return result;
  const { sharedChecks } = service;
  return sharedChecks === undefined
    ? putOnChange(result, service, context)
    : putOnHead(result, sharedChecks, service, context);
}

/**
 * Puts a check that is the change's, whatever its head: nobody but the runs themselves can tell that of an
 * older one from that of a newer one. So the change is looked at right before, and where a newer head shows
 * right after, the check waits for the run of that.
 */
async function putOnChange(
  result: RunResult,
  service: ReviewService,
  context: CheckContext,
): Promise<RunResult> {
  const before = await readNewerHead(result, service);
  if (before.kind === 'newer') return superseded(result, before.reason);
  const told =
    before.kind === 'unread' && result.conclusion === 'success' ? incomplete(result, before.reason) : result;
  const around = { beginning: '', end: atCommit(result.analyzedSha) };
  const outcome = await put(
    told,
    { state: stateOf(told), url: context.host.runUrl, around },
    service,
    context,
  );
  if (outcome.kind !== 'done') return afterPut(told, outcome);
  const after = await readNewerHead(result, service);
  if (after.kind !== 'newer') return told;
  const { name, host } = context;
  const taken = await service.putCheck({ name, state: 'running', text: NEWER_HEAD, ...linkTo(host.runUrl) });
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

/**
 * Puts a check that all changes with this head share. It is the worst of theirs, and is looked at again after
 * it was put. Where another job wrote the check, no run passes it.
 */
async function putOnHead(
  result: RunResult,
  shared: SharedChecks,
  service: ReviewService,
  context: CheckContext,
): Promise<RunResult> {
  const { name, host } = context;
  const own = hashScopes(result);
  const look = observer(result, own, shared, name);
  const url = host.runUrl && own.length > 0 ? linkFor(host.runUrl, own) : host.runUrl;
  const beginning = beginningOf(shared);
  for (let round = 1; ; round += 1) {
    let seen: Seen;
    try {
      seen = await look();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      // Nobody knows that all have passed.
      const why = `the other changes that share this check could not be read: ${error.message}; run again, or push a commit if another change with this head was deleted`;
      const unseen = result.conclusion === 'success' ? incomplete(result, why) : result;
      const check = { state: stateOf(unseen), url: host.runUrl, around: { beginning, end: '' } };
      const outcome = await put(unseen, check, service, context);
      return outcome.kind === 'done' ? unseen : afterPut(result, outcome);
    }
    const { newest, other, isClash } = seen;
    const judged = isClash ? incomplete(result, CLASH) : result;
    const why = other && describeOther(other, shared);
    const told =
      why === undefined
        ? judged
        : { ...judged, warnings: [...judged.warnings, `the check ${name} cannot pass alone: ${why}`] };
    // A run that is under way will see what stands there. One that has ended, and waits for another, may have
    // looked before that one wrote.
    const isSettled =
      newest !== undefined &&
      (readPart(newest, shared)?.state === 'running' || newest.state === stateOf(told, other));
    if (round > 1 && isSettled) return told;
    const last = round > ROUNDS ? incomplete(told, UNSETTLED) : told;
    const around = { beginning, end: why === undefined ? '' : `; ${why}` };
    const outcome = await put(last, { state: stateOf(last, other), url, around }, service, context);
    if (outcome.kind !== 'done' || round > ROUNDS) return afterPut(last, outcome);
  }
}

/** What stands on the head beside the check of this run. */
interface Seen {
  readonly newest: ShownCheck | undefined;
  /** The worst of the other changes with this head that have not passed. */
  readonly other: PartOfCheck | undefined;
  /** Another job has put the check of this change. */
  readonly isClash: boolean;
}

/** Looks at the checks on the head, time and again. Throws ServiceError. */
function observer(
  { conclusion }: RunResult,
  own: readonly string[],
  shared: SharedChecks,
  name: string,
): () => Promise<Seen> {
  const asked = new Map<number, boolean>();
  let sharing: readonly number[] | undefined;
  return async () => {
    const listed = await shared.list(name);
    const parts = new Map<number, PartOfCheck>();
    for (const part of listed.flatMap((shown) => readPart(shown, shared) ?? []))
      if (!parts.has(part.number)) parts.set(part.number, part);
    const unpassed = [...parts.values()]
      .filter(({ number, state }) => number !== shared.number && state !== 'passed')
      .toSorted((a, b) => RANKS[b.state] - RANKS[a.state]);
    let other: PartOfCheck | undefined;
    for (const part of unpassed) {
      const isThere = asked.get(part.number) ?? (await shared.sharesHead(part.number));
      asked.set(part.number, isThere);
      if (!isThere) continue;
      other = part;
      break;
    }
    // Its own run has yet to say what it comes to: this one must not make the status green before that.
    if (other === undefined && conclusion === 'success') {
      sharing ??= (await shared.listSharing?.()) ?? [];
      const number = sharing.find((one) => one !== shared.number && !parts.has(one));
      if (number !== undefined) other = { number, state: 'running' };
    }
    const isForeign = listed.some((shown) => {
      const job = readPart(shown, shared)?.number === shared.number ? scopesOf(shown) : [];
      return job.length > 0 && !job.some((scope) => own.includes(scope));
    });
    // A run that has looked at nothing, and failed, says so by itself.
    return { newest: listed[0], other, isClash: isForeign && (own.length > 0 || conclusion === 'success') };
  };
}

/**
 * Shorter where the service takes no longer text. What the check is of, and stands for besides, is not cut.
 */
async function put(
  result: RunResult,
  { state, url, around: { beginning, end } }: PlacedCheck,
  service: ReviewService,
  { name, redact }: CheckContext,
): Promise<Outcome<null>> {
  const [longest, ...shorter] = service.can.checkText;
  const putIn = (limit: number): Promise<Outcome<null>> => {
    const said = truncate(redact(describeEnd(result)), limit - beginning.length - end.length);
    const text = beginning + (end === '' ? said : said.replace(/\.$/u, '')) + end;
    return service.putCheck({ name, state, text, ...linkTo(url) });
  };
  let outcome = await putIn(longest);
  for (const limit of shorter) {
    if (outcome.kind !== 'no-effect' || outcome.refusal !== 'too-large') break;
    outcome = await putIn(limit);
  }
  return outcome;
}

interface PlacedCheck {
  readonly state: Check['state'];
  readonly url: string | undefined;
  readonly around: { readonly beginning: string; readonly end: string };
}

function linkTo(url: string | undefined): Pick<Check, 'url'> {
  return url === undefined ? {} : { url };
}

function atCommit(sha: string | undefined): string {
  return sha === undefined ? '' : `; at ${sha.slice(0, 7)}`;
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

function superseded(result: RunResult, reason: string): RunResult {
  return { ...result, conclusion: 'superseded', reasons: [reason] };
}

// What checks on one head say of each other. The text of each begins with the change that it is of and what
// that one came to, and its link ends in the scopes that it was put for.

/** The end of a change's run, by a check that speaks of it. */
interface PartOfCheck {
  readonly number: number;
  readonly state: Check['state'];
}

const RANKS: Readonly<Record<Check['state'], number>> = { passed: 0, running: 1, failed: 2 };

/** The worse of what the change came to and another one. */
function stateOf({ conclusion }: RunResult, other?: PartOfCheck): Check['state'] {
  const own = conclusion === 'success' ? 'passed' : 'failed';
  return other !== undefined && RANKS[other.state] > RANKS[own] ? other.state : own;
}

function beginningOf({ sign, number }: Pick<SharedChecks, 'sign' | 'number'>): string {
  return `${sign}${number}: `;
}

/**
 * The state of a check is the worst of all: what the change itself came to is said in its text. What is not
 * understood has failed.
 */
function readPart({ text }: ShownCheck, { sign }: Pick<SharedChecks, 'sign'>): PartOfCheck | undefined {
  const [, digits, said = ''] = (text.startsWith(sign) && BEGINNING.exec(text.slice(sign.length))) || [];
  if (digits === undefined) return undefined;
  const state = /^passed\b/u.test(said) ? 'passed' : /^updating\b/u.test(said) ? 'running' : 'failed';
  return { number: Number(digits), state };
}

const BEGINNING = /^([1-9]\d{0,14}): (.*)$/su;

/** What another change with this head makes of the check, and what ends that. */
function describeOther({ number, state }: PartOfCheck, { sign }: Pick<SharedChecks, 'sign'>): string {
  const [what, run] = state === 'failed' ? ['failed', 'rerun'] : ['no result yet', 'run'];
  return `${sign}${number} has the same head and ${what}: ${run} it, or close it and rerun this one`;
}

/** More hashes make links too long. Two jobs that have them all in common keep the same ones. */
const MOST_KEPT = 4;
const HASH_DIGITS = 6;

/** All scopes of the job, hashed and sorted. */
function hashScopes({ scopes, completeness }: RunResult): readonly string[] {
  const failed = (completeness?.unverifiedTools ?? []).filter(({ kind }) => kind === 'failed');
  const hashes = [...scopes, ...failed.map(({ scope }) => scope)].map((scope) =>
    createHash('sha256').update(scopeKey(scope)).digest('hex').slice(0, HASH_DIGITS),
  );
  return [...new Set(hashes)].toSorted();
}

/** The link of a check with the scopes that it was put for: behind a `#`, it leads where it led. */
function linkFor(url: string, scopes: readonly string[]): string {
  return `${url}${url.includes('#') ? '&' : '#'}sarif-review=${scopes.slice(0, MOST_KEPT).join('.')}`;
}

/** None where the link of a check does not say. */
function scopesOf({ url = '' }: ShownCheck): readonly string[] {
  return /[#&]sarif-review=([0-9a-f.]{6,100})$/u.exec(url)?.[1]?.split('.') ?? [];
}
