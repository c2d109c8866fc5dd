import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { oneLine } from '../text/lines.ts';
import type { Outcome, Refusal } from './port.ts';

// What may be done with a call, what came of one attempt, and what that means.

/** The words of reasons; the small form of the library brings none. */
z.config(en());

interface Manner {
  /** Also where it may have taken effect: the second time changes nothing. */
  readonly repeats?: true;
  /** After a 409, until what it is about is ready. */
  readonly waits?: true;
  /** At the end of the run, by time or signal, since it is the run's last word. */
  readonly atEnd?: true;
}

const MANNERS = {
  read: { repeats: true },
  token: { repeats: true, atEnd: true },
  /**
   * Is there twice where it is sent twice: one whose effect is unknown is set aside until a listing settles
   * it.
   */
  post: { waits: true },
  change: { repeats: true, waits: true },
  /** What is gone already counts as done. */
  delete: { repeats: true, waits: true },
  check: { repeats: true, atEnd: true },
  /** A 409 means another writer at the same time. */
  'contested-check': { repeats: true, waits: true, atEnd: true },
} as const satisfies Record<string, Manner>;

export const mannerOf = (effect: Rules['effect']): Manner => MANNERS[effect];

/** How a body is read: tolerant of more fields, strict on those that are used. */
export type Schema<T = unknown> = z.ZodMiniType<T>;

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
export interface Answer {
  /**
   * `cut`: broken off, or too slow; `too-long`: the body is longer than is read; `redirected`, which is never
   * followed: it could carry the token to another host; `unreached`: surely not sent, since no connection
   * could be made; `barred`: nor would it be the next time; `lost`: perhaps taken, and no answer came;
   * `withheld`: not sent, since the run is at its end.
   */
  readonly kind:
    | 'answered'
    | 'cut'
    | 'too-long'
    | 'redirected'
    | 'unreached'
    | 'barred'
    | 'lost'
    | 'withheld';
  readonly status?: number;
  readonly headers: Headers;
  readonly text: string;
  readonly reason: string;
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

export function judge(
  { kind, status = 0 }: Answer,
  { effect, answer }: Rules,
): { effect: Outcome<unknown>['kind']; again: 'never' | 'when-ready' | 'later' } {
  const manner = mannerOf(effect);
  const open = { effect: 'unknown', again: manner.repeats ? 'later' : 'never' } as const;
  const refused = { effect: 'no-effect', again: 'never' } as const;
  if (kind === 'withheld' || kind === 'barred') return refused;
  if (kind === 'unreached') return { effect: 'no-effect', again: 'later' };
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
  const date = text.endsWith('GMT') ? Date.parse(text) : Number.NaN;
  const answeredAt = Date.parse(headers.get('date') ?? '');
  const wait = /^\d+$/.test(text)
    ? Number(text) * 1000
    : date - (Number.isNaN(answeredAt) ? now : answeredAt);
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
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

/** After these the request was surely not sent; any other may come after the service took it. */
const UNREACHED: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];
const CONNECTING: readonly unknown[] = ['connect', 'getaddrinfo'];
/**
 * Certificates that do not hold (the X.509 codes of OpenSSL), and a port that speaks no TLS: nothing was
 * sent, and it stays so until somebody acts.
 */
const OF_TLS =
  /^(?:CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_|UNABLE_TO_|ERR_TLS_CERT_ALTNAME_INVALID$|ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$)/;
const TLS_REMEDY =
  'check `base-url` and the certificate of the service; for a certificate authority of your own, or of a proxy that opens TLS, set the variable NODE_EXTRA_CA_CERTS to its PEM file';
/** undici breaks a request off with this code where a proxy refuses the tunnel, before a byte is sent. */
const NO_TUNNEL = 'UND_ERR_ABORTED';
/** How deep causes are followed; undici nests two or three. */
const MAX_CAUSES = 8;

/**
 * Reads what `fetch` threw. Only codes are taken over, and no text of the error, since that may quote
 * headers. Errors may come from another realm, so that their shape counts and not their class.
 *
 * @param proxy what to call the proxy that the request went through, which may be the one that failed
 */
export function readNetworkFailure(
  thrown: unknown,
  proxy: string | undefined,
): Pick<Answer, 'kind' | 'reason'> {
  const through = proxy === undefined ? '' : `, through ${proxy}`;
  let error = thrown;
  for (let depth = 0; depth < MAX_CAUSES && isRecord(error); depth += 1) {
    if (proxy !== undefined && error.code === NO_TUNNEL) return refusedBy(proxy, String(error.message));
    // A host with several addresses fails with one error for each.
    const errors: readonly unknown[] = Array.isArray(error.errors) ? error.errors : [error];
    const [code] = errors.map((one) => (isRecord(one) ? one.code : undefined));
    if (typeof code === 'string' && /^[A-Z0-9_]+$/.test(code)) {
      if (OF_TLS.test(code))
        return { kind: 'barred', reason: `TLS failed (${code})${through}: ${TLS_REMEDY}` };
      const isUnreached = errors.every(
        (one) => isRecord(one) && (UNREACHED.includes(one.code) || CONNECTING.includes(one.syscall)),
      );
      return isUnreached
        ? { kind: 'unreached', reason: `no connection (${code})${through}` }
        : { kind: 'lost', reason: `the connection failed (${code})${through}` };
    }
    error = error.cause;
  }
  return { kind: 'lost', reason: `the connection failed${through}` };
}

/** The status of the proxy stands in the words only; without it the refusal is just as sure. */
function refusedBy(proxy: string, message: string): Pick<Answer, 'kind' | 'reason'> {
  const [, status = ''] = /\((\d{3})\)/.exec(message) ?? [];
  const reason = `${proxy} refused the connection${status && ` (status ${status})`}`;
  if (!status.startsWith('4')) return { kind: 'unreached', reason };
  const remedy =
    'have the proxy allow the host of `base-url`, and put its user and password into its variable, as http://user:password@host:port';
  return { kind: 'barred', reason: `${reason}: ${remedy}` };
}
