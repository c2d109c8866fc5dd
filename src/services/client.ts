import { ServiceError } from '../errors.ts';
import { type Answer, bodyOf, type Call, isTooLong, statusOf } from '../http/answer.ts';
import { Backoff } from '../http/backoff.ts';
import { DEFAULT_CALL_TIMEOUT_MS } from '../http/call.ts';
import { describe, isHtml } from '../http/describe.ts';
import type { collectPages } from '../http/pages.ts';
import type { Parsed } from '../http/parse-body.ts';
import type { SendResult, Transport } from '../http/retry.ts';
import { ConcurrencyLimit, RateLimit } from '../http/throttle.ts';
import { createRedactor } from '../text/secrets.ts';
import type { ClientOptions } from './http.ts';
import type { MergedListing, Outcome, Refusal, WantedChanges } from './port.ts';

export type { ClientOptions };

type Limits = Pick<Transport, 'concurrency' | 'rate'>;
const limits = new WeakMap<object, Limits>();
function limitsOf(throttle: object = {}): Limits {
  const own = limits.get(throttle) ?? { concurrency: new ConcurrencyLimit(), rate: new RateLimit() };
  limits.set(throttle, own);
  return own;
}

/** What all calls of a run to one service share. */
export interface Client extends Transport {
  /** Hides a secret in all messages, and has the host mask it. */
  hide(secret: string): void;
  /** To be called at each answer that shows that the credentials were taken. */
  onTaken(): void;
}

/**
 * @param awaited what is waited for where something is not ready, for people
 * @param unsaidPauseMs how long to keep away after a 429 that does not say, where that is known
 */
export function createClient(options: ClientOptions, awaited: string, unsaidPauseMs?: number): Client {
  const { world, userAgent, signal: stop, callTimeoutMs = DEFAULT_CALL_TIMEOUT_MS } = options;
  const { deadline, readyTimeoutMs } = options;
  const progress = (line: string) => options.progress(line);
  const redactor = createRedactor([]);
  let isTaken = false;
  return {
    world,
    backoff: new Backoff(world, { deadline, readyTimeoutMs, stop, awaited, progress }),
    ...limitsOf(options.throttle),
    unsaidPauseMs,
    userAgent,
    callTimeoutMs,
    stop,
    redactor,
    hide(secret) {
      redactor.add(secret);
      options.onSecret?.(secret);
    },
    onTaken() {
      if (!isTaken) options.onToken?.();
      isTaken = true;
    },
  };
}

/** An answer as it was read. `nothing`: it tells of no error, and shows no effect either. */
export type Answered<T> = Parsed<T> | { readonly kind: 'nothing'; readonly reason: string };

/** The answer to a write that tells nothing. */
export const noValue = async () => ({ kind: 'value', value: null }) as const;

/**
 * What a read brought. `parse` gets the body and the headers.
 *
 * @param rightFor the right that it takes, in a sentence, where that is what is missing
 * @throws ServiceError where there is no answer that can be used
 */
export async function readValue<T>(
  call: Call,
  { effect, answer }: SendResult,
  parse: (text: string, headers: Headers) => Promise<Answered<T>>,
  { redactor }: Client,
  rightFor: (answer: Answer) => string | undefined = () => undefined,
): Promise<T> {
  const sentence = describe(call, answer, redactor);
  const failed = (message: string) =>
    new ServiceError(
      {
        ...withoutQuery(call),
        status: statusOf(answer),
        isTooLong: isTooLong(answer),
        isPage: isPageElsewhere(answer),
      },
      `${message}.`,
    );
  if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread') {
    if (isPageElsewhere(answer))
      throw failed(
        `${sentence}: it is a web page, so \`base-url\` is not the address of the service: check it`,
      );
    const right = rightFor(answer);
    throw failed(right === undefined ? sentence : `${right} (${sentence})`);
  }
  const parsed = await parse(answer.body.text, answer.headers);
  if (parsed.kind === 'value') return parsed.value;
  throw failed(notUnderstood(sentence, answer, redactor.redact(parsed.reason)));
}

/** A web page that refuses is none of the interface. One with a 5xx is a proxy that gives up on it. */
function isPageElsewhere(answer: Answer): boolean {
  return answer.kind === 'answered' && answer.status >= 400 && answer.status < 500 && isHtml(answer);
}

/** Why a write was refused, and what helps where that is known. */
interface RefusalHelp {
  readonly refusal: Refusal;
  readonly remedy?: string;
}

/**
 * What became of a write. `parse` gets the body of a success, and its status; an answer that is not
 * understood leaves the effect unknown.
 *
 * @param toRefusal from a status (undefined where there was no answer) and the sentence that tells the answer
 */
export async function readOutcome<T>(
  call: Call,
  { effect, answer }: SendResult,
  parse: (text: string, status: number | undefined) => Promise<Answered<T>>,
  toRefusal: (status: number | undefined, sentence: string) => RefusalHelp,
  { redactor }: Client,
): Promise<Outcome<T>> {
  const message = describe(call, answer, redactor);
  if (effect !== 'done') {
    const { refusal, ...help } = toRefusal(statusOf(answer), message);
    // A refusal after an attempt that may have taken effect: what helps against it helps all the same.
    return effect === 'unknown'
      ? { kind: effect, message, ...help }
      : { kind: effect, refusal, message, ...help };
  }
  const parsed = await parse(bodyOf(answer), statusOf(answer));
  if (parsed.kind === 'value') return { kind: 'done', value: parsed.value };
  if (parsed.kind === 'not-understood')
    return { kind: 'unknown', message: notUnderstood(message, answer, redactor.redact(parsed.reason)) };
  const { refusal } = toRefusal(UNPROCESSABLE, message);
  return { kind: 'no-effect', refusal, message: `${message}, but nothing was done: ${parsed.reason}` };
}

const UNPROCESSABLE = 422;

function notUnderstood(sentence: string, answer: Answer, reason: string): string {
  const isPage = answer.kind === 'answered' && isHtml(answer);
  const why = isPage ? 'it is a web page (check `base-url`)' : reason;
  return `${sentence}, but the answer was not understood: ${why}`;
}

/** Reads the pages of a listing as `collectPages` does, and throws ServiceError where they do not end. */
export async function readPages<T extends { readonly id: string }>(
  { method, url }: Call,
  { redactor }: Client,
  ...pages: Parameters<typeof collectPages<T>>
): Promise<readonly T[]> {
  const { collectPages, PagingError } = await import('../http/pages.ts');
  try {
    return await collectPages(...pages);
  } catch (error) {
    if (!(error instanceof PagingError)) throw error;
    const { pathname } = new URL(url);
    const message = `The pages of the listing ${method} ${pathname} ${error.message}.`;
    throw new ServiceError(withoutQuery({ method, url }), redactor.redact(message));
  }
}

/** A change as a listing shows it. Times are in milliseconds since the epoch. */
export interface ListedChange {
  readonly id: string;
  readonly updatedAt: number;
  /** Missing where it was closed and not merged. */
  readonly mergedAt?: number | undefined;
}

/** Pages of a hundred: a repository may have more changes than anybody waits for. */
const MOST_LISTED = 10_000;

/**
 * Reads the changes that were merged last from a listing that begins with the one that was updated last. What
 * is not listed yet was updated, and so merged, before the last one that is. Throws what `readPages` throws.
 *
 * @param pages the first page, how one is read, and which page is smaller, as `collectPages` takes them
 */
export async function readMerged(
  call: Call,
  client: Client,
  { last, since = Number.NEGATIVE_INFINITY }: WantedChanges,
  ...[first, fetchPage, smaller]: Parameters<typeof collectPages<ListedChange>>
): Promise<MergedListing> {
  const mergedFrom = (items: readonly ListedChange[], from: number) =>
    items.flatMap(({ id, mergedAt }) =>
      mergedAt === undefined || mergedAt < from ? [] : [{ number: Number(id), mergedAt }],
    );
  const isFull = (items: readonly ListedChange[]): boolean => {
    const oldest = items.reduce((time, { updatedAt }) => Math.min(time, updatedAt), Number.POSITIVE_INFINITY);
    return oldest < since || mergedFrom(items, Math.max(oldest, since)).length >= last;
  };
  let isCut = false;
  const items = await readPages(call, client, first, fetchPage, smaller, (seen) => {
    isCut = !isFull(seen) && seen.length >= MOST_LISTED;
    return isCut || isFull(seen);
  });
  const merged = mergedFrom(items, since).toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
  return { changes: merged.slice(0, last), isCut };
}

/**
 * How many items are asked for at once: as many as GitHub and GitLab give, and fewer where that is too
 * much. Each divides the one before, so that a smaller page may begin where a larger one does.
 */
const PER_PAGE: readonly number[] = [100, 50, 25, 5, 1];

/** The query of the first page, where pages are numbered. */
export const FIRST_PAGE = { per_page: String(PER_PAGE[0]) };

/** How a service ends, time and again, what takes it too long. */
const CUT_OFF: readonly (number | undefined)[] = [500, 502, 504];

/** Whether a page could not be had that may be had in parts: it is too long for us, or for the service. */
export function isTooMuch(error: unknown): boolean {
  return error instanceof ServiceError && (error.isTooLong || CUT_OFF.includes(error.status));
}

/** The address of a smaller page that begins where one began that was too much. */
export function smallerPage(url: URL, error: unknown): URL | undefined {
  if (!isTooMuch(error)) return undefined;
  const size = Number(url.searchParams.get('per_page'));
  const smaller = PER_PAGE.find((one) => one < size);
  if (smaller === undefined) return undefined;
  const before = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
  const next = new URL(url);
  next.searchParams.set('per_page', String(smaller));
  next.searchParams.set('page', String(before / smaller + 1));
  return next;
}

function withoutQuery({ method, url }: Call): Call {
  const { origin, pathname } = new URL(url);
  return { method, url: origin + pathname };
}
