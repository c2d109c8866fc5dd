import { ServiceError } from '../errors.ts';
import { type Answer, bodyOf, type Call, isTooLong, statusOf } from '../http/answer.ts';
import { Backoff } from '../http/backoff.ts';
import { DEFAULT_CALL_TIMEOUT_MS, type World } from '../http/call.ts';
import { describe, isHtml } from '../http/describe.ts';
import { collectPages, PagingError } from '../http/pages.ts';
import type { Parsed } from '../http/parse-body.ts';
import type { SendResult, Transport } from '../http/retry.ts';
import { ConcurrencyLimit, RateLimit } from '../http/throttle.ts';
import { createRedactor } from '../text/secrets.ts';
import type { Outcome, Refusal } from './port.ts';

/** How a service is asked: how long, as whom, and who is told of what. */
export interface ClientOptions {
  /** Longest time in all, in milliseconds, to wait for what is not ready. */
  readonly readyTimeoutMs: number;
  /** End of the run, in milliseconds since the epoch. After it only the verdict is sent, once. */
  readonly deadline: number;
  /** Longest time of one call, body included, in milliseconds. */
  readonly callTimeoutMs?: number;
  /** When to send the first request: at once, while its reader is still on its way, or when it is needed. */
  readonly begin?: 'at-once' | 'when-needed';
  readonly userAgent: string;
  readonly world: World;
  progress(line: string): void;
  /**
   * Once aborted, nothing but the verdict is sent any more, waits end, and calls under way have 5 s to end.
   */
  readonly signal?: AbortSignal;
  /** Called with each secret before it is used, so that the host can mask it. */
  onSecret?(secret: string): void;
  /** Called when the service has first taken the credentials. */
  onToken?(): void;
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
    concurrency: new ConcurrencyLimit(),
    rate: new RateLimit(),
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
 * @param remedyOf completes "…: ", where it is known what helps
 * @throws ServiceError where there is no answer that can be used
 */
export async function readValue<T>(
  call: Call,
  { effect, answer }: SendResult,
  parse: (text: string, headers: Headers) => Promise<Answered<T>>,
  { redactor }: Client,
  remedyOf: (answer: Answer) => string | undefined = () => undefined,
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
    const remedy = isPageElsewhere(answer)
      ? 'it is a web page, so `base-url` is not the address of the service: check it'
      : remedyOf(answer);
    throw failed(remedy === undefined ? sentence : `${sentence}: ${remedy}`);
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
export interface RefusalHelp {
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
  ...[first, fetchPage, smaller]: Parameters<typeof collectPages<T>>
): Promise<readonly T[]> {
  try {
    return await collectPages(first, fetchPage, smaller);
  } catch (error) {
    if (!(error instanceof PagingError)) throw error;
    const { pathname } = new URL(url);
    const message = `The pages of the listing ${method} ${pathname} ${error.message}.`;
    throw new ServiceError(withoutQuery({ method, url }), redactor.redact(message));
  }
}

function withoutQuery({ method, url }: Call): Call {
  const { origin, pathname } = new URL(url);
  return { method, url: origin + pathname };
}
