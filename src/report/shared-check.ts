import { createHash } from 'node:crypto';
import { type Scope, scopeKey } from '../finding/finding.ts';
import type { Check, SharedChecks, ShownCheck } from '../services/port.ts';

// What checks on one head say of each other. The text of each begins with the change that it is of and what
// that one came to, and its link ends in what it was put for.

type State = Check['state'];

/** The end of a change's run, by the newest check that speaks of it. */
export interface PartOfCheck {
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
export function isUnderWay(shown: ShownCheck, { sign }: Pick<SharedChecks, 'sign'>): boolean {
  return readPart(shown, sign)?.state === 'running';
}

/** Where two are equally bad, the newer one stays first. */
export function worstPartFirst(parts: readonly PartOfCheck[]): readonly PartOfCheck[] {
  return parts.toSorted((a, b) => RANKS[b.state] - RANKS[a.state]);
}

/** The worst of these states. */
export function worstState(states: readonly State[]): State {
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
  const why = named.length === 1 && first.findings !== undefined ? ` by ${first.findings}` : '';
  const [it, those, has] = named.length === 1 ? ['it', '', 'has'] : ['each', ' of them', 'have'];
  const what = worst === 'failed' ? `failed${why}` : `${has} no result yet`;
  const again = worst === 'failed' ? ' again' : '';
  return `${names} with this head ${what}: run ${it}${those}${again}, or close ${it} and run this again`;
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
