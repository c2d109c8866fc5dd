import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { oneLine } from '../text/lines.ts';
import { readNetworkFailure } from './network-failure.ts';
import type { Outcome, Refusal } from './port.ts';

// What may be done with a call, what came of one attempt, and what that means.

/** The words of reasons; the small form of the library brings none. */
z.config(en());

/** What may be done with a call, by its effect. */
export interface Manner {
  /** After those that came before it; else at once. */
  readonly inTurn?: true;
  /** Also where it may have taken effect: the second time changes nothing. */
  readonly repeats?: true;
  /** After a 409, until what it is about is ready. */
  readonly waits?: true;
  /** At the end of the run, by time or signal, since it is the run's last word. */
  readonly atEnd?: true;
}

export const MANNERS = {
  read: { repeats: true },
  token: { repeats: true, atEnd: true },
  /**
   * Is there twice where it is sent twice: one whose effect is unknown is set aside until a listing settles
   * it.
   */
  post: { inTurn: true, waits: true },
  change: { inTurn: true, repeats: true, waits: true },
  /** What is gone already counts as done. */
  delete: { inTurn: true, repeats: true, waits: true },
  check: { inTurn: true, repeats: true, atEnd: true },
  /** A 409 means another writer at the same time. */
  'contested-check': { inTurn: true, repeats: true, waits: true, atEnd: true },
} as const satisfies Record<string, Manner>;

/** How a body is read: tolerant of more fields, strict on those that are used. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

/** What is the same for all calls of one kind. */
export interface Rules<T = unknown> {
  readonly effect: keyof typeof MANNERS;
  /**
   * How the body of a success is read; missing where a success says all. What reads as undefined tells of no
   * error and shows no effect either.
   */
  readonly answer?: Schema<T>;
  /** What a refusal of the content (400, 422) speaks of; by default it is something else than the others. */
  readonly invalid?: Refusal;
  /** What helps against a refusal; against `forbidden` the right that is needed. */
  readonly remedies?: Readonly<Partial<Record<Refusal, string>>>;
}
/** What came of one attempt. */
export interface Answer {
  /**
   * `cut`: broken off, or too slow; `too-long`: the body is longer than is read; `redirected`, which is never
   * followed: it could carry the token to another host; `unreached`: surely not sent, since no connection
   * could be made; `lost`: perhaps taken, and no answer came; `withheld`: not sent, since the run is at its
   * end.
   */
  readonly kind: 'answered' | 'cut' | 'too-long' | 'redirected' | 'unreached' | 'lost' | 'withheld';
  /** Of the first three kinds. */
  readonly status?: number;
  readonly headers: Headers;
  /** The body, where it was read. */
  readonly text: string;
  /** Why there is no answer, or no whole one. */
  readonly reason: string;
  /** What somebody has to change, without a full stop, where a repetition would end the same. */
  readonly remedy?: string;
  /** What it says of a refusal, where that does not stand in the body as usual. */
  readonly words?: string;
}
/**
 * Statuses of RFC 9110 §15.5 (and 428, 429, 431 of RFC 6585) that a service sends before it acts. 408 is not
 * among them, nor is any status that is not here: a proxy may have sent it after the service took effect.
 */
const REFUSALS: ReadonlySet<number> = new Set([
  400, 401, 402, 403, 404, 405, 406, 409, 410, 411, 412, 413, 414, 415, 417, 421, 422, 426, 428, 429, 431,
]);

/** What these refusals speak of, whatever the service. */
export const MEANINGS: Readonly<Record<number, Refusal>> = {
  403: 'forbidden',
  404: 'gone',
  405: 'gone',
  409: 'not-ready',
  410: 'gone',
  413: 'too-large',
};
/** Longest text that is looked at for the words of the service; beyond, only the status is told. */
const MAX_ERROR_BODY = 10_000;
/**
 * What an error body says: a code under `error` with the words under `error_description` (RFC 6749 §5.2), or
 * `message`, some of them field by field, with what `errors` adds to it.
 */
export function saidIn(text: string): string | undefined {
  const json = text.length > MAX_ERROR_BODY ? undefined : parseJson(text);
  if (!isRecord(json)) return undefined;
  const { error, error_description: description, message, errors } = json;
  if (typeof error === 'string') return typeof description === 'string' ? `${error}: ${description}` : error;
  if (isRecord(message)) return JSON.stringify(message);
  const details = (Array.isArray(errors) ? errors : []).map((one) => (isRecord(one) ? one.message : one));
  const parts = [message, ...details].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? undefined : parts.join(': ');
}

export function without(kind: Answer['kind'], reason: string): Answer {
  return { kind, headers: new Headers(), text: '', reason };
}

/** Which 2xx a success has is not documented, so that each will do. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

export function isThrottled({ status }: Answer): boolean {
  return status === 429 || status === 503;
}

/** What one attempt did, and whether the request may be sent again. */
export function judge(
  { kind, status = 0, remedy }: Answer,
  { effect, answer }: Rules,
): { effect: Outcome<unknown>['kind']; again: 'never' | 'when-ready' | 'later' } {
  const manner: Manner = MANNERS[effect];
  const open = { effect: 'unknown', again: manner.repeats ? 'later' : 'never' } as const;
  const refused = { effect: 'no-effect', again: 'never' } as const;
  if (kind === 'withheld') return refused;
  if (kind === 'unreached') return { effect: 'no-effect', again: remedy === undefined ? 'later' : 'never' };
  if (kind === 'redirected') return { effect: 'unknown', again: 'never' };
  if (kind === 'lost') return open;
  if (isSuccess(status)) {
    if (kind === 'answered' || answer === undefined) return { effect: 'done', again: 'never' };
    // What is too long would be as long the next time.
    return kind === 'cut' ? open : { effect: 'unknown', again: 'never' };
  }
  if (status === 404 && effect === 'delete') return { effect: 'done', again: 'never' };
  if (status === 409 && manner.waits) return { effect: 'no-effect', again: 'when-ready' };
  if (status === 429) return { effect: 'no-effect', again: 'later' };
  if (REFUSALS.has(status)) return refused;
  // 408 and 5xx may pass; any other status is a puzzle that a repetition does not solve.
  return status === 408 || status >= 500 ? open : { effect: 'unknown', again: 'never' };
}
/** Longest wait that a service may impose: a longer one would eat the run's time for one call. */
const MAX_RETRY_AFTER_MS = 60_000;

/**
 * Reads the header `Retry-After` (RFC 9110 §10.2.3): seconds, or a date of the service's clock, which is
 * compared with the answer's own `Date`, and only where that is missing with `now`. Returns milliseconds from
 * 0 to MAX_RETRY_AFTER_MS; undefined where there is no header or it is not understood.
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  const answeredAt = dateOf(headers.get('date')?.trim() ?? '');
  const wait = /^\d+$/.test(text)
    ? Number(text) * 1000
    : dateOf(text) - (Number.isNaN(answeredAt) ? now : answeredAt);
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}

/**
 * Milliseconds since the epoch; NaN where the text does not begin with a day of the week, as all dates of
 * HTTP do. The form of asctime has no zone and means GMT.
 */
function dateOf(text: string): number {
  if (!/^\w{3,9},? /.test(text)) return Number.NaN;
  return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}

/** The statuses that the Fetch standard follows (§2.2.3, redirect status). */
export const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Only the origin of the new place is told: the rest of the address is the other side's text. */
export async function refuseRedirect(response: Response, url: string): Promise<Answer> {
  await response.body?.cancel();
  const location = response.headers.get('location');
  const target = (location === null ? null : URL.parse(location, url))?.origin ?? 'nowhere';
  return without(
    'redirected',
    `it was answered with a redirect (${response.status}) to ${target}, which is not followed (\`base-url\` must be the final address)`,
  );
}

/**
 * Longest body that is read, in bytes. A page of 100 comments of 65,000 characters, at most 4 bytes each in
 * UTF-8, takes 26 MB. Comments of others may be longer; then smaller pages are asked for.
 */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

export async function readBody(response: Response, over: () => string | undefined): Promise<Answer> {
  const { status, headers } = response;
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      const reason = `the answer is longer than ${MAX_BODY_BYTES} bytes`;
      if (bytes > MAX_BODY_BYTES) return { kind: 'too-long', status, headers, text: '', reason };
      text += decoder.decode(chunk, { stream: true });
    }
    return { kind: 'answered', status, headers, text: text + decoder.decode(), reason: '' };
  } catch (error) {
    const reason = over() ?? readNetworkFailure(error, undefined).reason;
    return { kind: 'cut', status, headers, text: '', reason };
  }
}

export function isHtml({ headers, text }: Answer): boolean {
  if (/^text\/html\b|^application\/xhtml/i.test(headers.get('content-type') ?? '')) return true;
  return /^\s*<(!doctype|html)\b/i.test(text);
}

/** A web page that refuses is none of the interface. One with a 5xx is a proxy that gives up on it. */
export function isPageElsewhere(answer: Answer): boolean {
  const { status = 0 } = answer;
  return status >= 400 && status < 500 && isHtml(answer);
}

export function notUnderstood(sentence: string, answer: Answer, reason: string): string {
  const why = isHtml(answer) ? 'it is a web page (check `base-url`)' : reason;
  return `${sentence}, but the answer was not understood: ${why}`;
}

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A body as a schema reads it. A reason never quotes a value. */
export function parse<T>(
  schema: Schema<T> | undefined,
  text: string,
): { readonly value: T } | { readonly reason: string } {
  if (schema === undefined) return { value: null as T };
  const json = parseJson(text);
  if (json === undefined) return { reason: 'it is not JSON' };
  const result = schema.safeParse(json);
  if (result.success) return { value: result.data };
  const [issue] = result.error.issues;
  const place = issue?.path.map(String).join('.') ?? '';
  return { reason: oneLine(place === '' ? (issue?.message ?? '') : `${place}: ${issue?.message}`) };
}
