import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { oneLine } from '../text/lines.ts';
import type { Outcome, Refusal } from './port.ts';

// What may be done with a call, what came of one attempt, and what that means.

/** The words of reasons; the small form of the library brings none. */
z.config(en());

interface Manner {
  /** After those that came before it; else at once. */
  readonly inTurn?: true;
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
  post: { inTurn: true, waits: true },
  change: { inTurn: true, repeats: true, waits: true },
  /** What is gone already counts as done. */
  delete: { inTurn: true, repeats: true, waits: true },
  check: { inTurn: true, repeats: true, atEnd: true },
  /** A 409 means another writer at the same time. */
  'contested-check': { inTurn: true, repeats: true, waits: true, atEnd: true },
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
   * could be made; `lost`: perhaps taken, and no answer came; `withheld`: not sent, since the run is at its
   * end.
   */
  readonly kind: 'answered' | 'cut' | 'too-long' | 'redirected' | 'unreached' | 'lost' | 'withheld';
  readonly status?: number;
  readonly headers: Headers;
  readonly text: string;
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
  { kind, status = 0, remedy }: Answer,
  { effect, answer }: Rules,
): { effect: Outcome<unknown>['kind']; again: 'never' | 'when-ready' | 'later' } {
  const manner = mannerOf(effect);
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

interface NetworkFailure {
  /** `unreached`: surely not sent; `lost`: it may have been taken. */
  readonly kind: 'unreached' | 'lost';
  readonly reason: string;
  /** What somebody has to change, without a full stop, where a repetition would end the same. */
  readonly remedy?: string;
}

/** undici breaks a request off with this code where a proxy refuses the tunnel, before a byte is sent. */
const NO_TUNNEL = 'UND_ERR_ABORTED';
/**
 * Codes of OpenSSL for a first answer that is no TLS, such as the words of a server that speaks plain http.
 */
const NO_TLS: readonly unknown[] = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'];
const CONNECTING: readonly unknown[] = ['connect', 'getaddrinfo'];
/** How deep causes are followed; undici nests two or three. */
const MAX_CAUSES = 8;

/**
 * Codes of Node.js and undici. Where the error names the system call, that tells whether it was connected.
 */
const CODES: Readonly<Record<string, readonly [kind: NetworkFailure['kind'], words: string]>> = {
  ECONNREFUSED: ['unreached', 'connection refused'],
  ENOTFOUND: ['unreached', 'host name not found'],
  EAI_AGAIN: ['unreached', 'host name could not be looked up'],
  UND_ERR_CONNECT_TIMEOUT: ['unreached', 'connection timed out'],
  ERR_SSL_UNSUPPORTED_PROTOCOL: ['unreached', 'no common version of TLS'],
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: ['unreached', 'no common version of TLS'],
  ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: ['unreached', 'TLS handshake refused'],
  EHOSTUNREACH: ['lost', 'host unreachable'],
  ENETUNREACH: ['lost', 'network unreachable'],
  EADDRNOTAVAIL: ['lost', 'address not available'],
  ECONNRESET: ['lost', 'the connection was reset'],
  EPIPE: ['lost', 'the connection was closed'],
  ETIMEDOUT: ['lost', 'the connection timed out'],
  UND_ERR_SOCKET: ['lost', 'the connection was closed'],
  UND_ERR_HEADERS_TIMEOUT: ['lost', 'the answer did not begin in time'],
  UND_ERR_BODY_TIMEOUT: ['lost', 'the answer did not end in time'],
};

const UNKNOWN_AUTHORITY = [
  'is signed by an authority that Node.js does not know',
  'set the variable NODE_EXTRA_CA_CERTS to a PEM file with the certificate of that authority (a proxy that opens TLS has one of its own)',
] as const;
const REPLACE = 'have the certificate of the service replaced';
/**
 * X.509 faults of OpenSSL: what the certificate is, and the remedy, since it stays so until somebody acts.
 */
const CERTIFICATES: Readonly<Record<string, readonly [fault: string, remedy: string]>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'is for another host',
    'use a host name in `base-url` that the certificate names, or have the certificate replaced',
  ],
  CERT_HAS_EXPIRED: [
    'has expired',
    'check the clock of this machine, and have the certificate of the service renewed',
  ],
  CERT_NOT_YET_VALID: [
    'is not yet valid',
    'check the clock of this machine and the certificate of the service',
  ],
  CERT_REVOKED: ['is revoked', REPLACE],
  CERT_UNTRUSTED: ['is not trusted', REPLACE],
  CERT_REJECTED: ['is rejected', REPLACE],
  CERT_SIGNATURE_FAILURE: ['has a wrong signature', REPLACE],
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    'is self-signed',
    'set the variable NODE_EXTRA_CA_CERTS to a PEM file with this certificate',
  ],
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
};

/** Refusals of the Fetch standard, and of Node.js itself. They carry no code, so the words have to do. */
const MESSAGES: ReadonlyMap<string, NetworkFailure> = new Map(
  Object.entries({
    'bad port': {
      kind: 'unreached',
      reason: 'the Fetch standard blocks this port',
      remedy: 'let the service listen on another port',
    },
    // Its HTTP client reads answers by it.
    'WebAssembly is not defined': {
      kind: 'unreached',
      reason: 'this Node.js makes no requests, because it runs without WebAssembly',
      remedy: 'start it without --jitless',
    },
  } as const),
);

const UNCLEAR: NetworkFailure = { kind: 'lost', reason: 'the connection failed' };

/**
 * Reads what `fetch` threw. Only codes are taken over, and no text of the error, since that may quote
 * headers. Errors may come from another realm, so that their shape counts and not their class.
 *
 * @param proxy what to call the proxy that the request went through, which may be the one that failed
 */
export function readNetworkFailure(thrown: unknown, proxy: string | undefined): NetworkFailure {
  let error = thrown;
  let found: NetworkFailure | undefined;
  for (let depth = 0; depth < MAX_CAUSES && found === undefined && isRecord(error); depth += 1) {
    const { code, errors, message } = error;
    if (proxy !== undefined && code === NO_TUNNEL) found = refusedBy(proxy, String(message));
    else if (NO_TLS.includes(code)) found = noTls(String(code), proxy);
    else if (Array.isArray(errors)) found = ofAll(errors);
    else found = fromCode(error) ?? MESSAGES.get(String(message));
    error = error.cause;
  }
  const failure = found ?? UNCLEAR;
  return proxy === undefined || failure.reason.includes(proxy)
    ? failure
    : { ...failure, reason: `${failure.reason}, through ${proxy}` };
}

/** The status of the proxy stands in the words only; without it the refusal is just as sure. */
function refusedBy(proxy: string, message: string): NetworkFailure {
  const status = /\((\d{3})\)/.exec(message)?.[1];
  const reason = `${proxy} refused the connection${status === undefined ? '' : ` (status ${status})`}`;
  const remedy =
    status === '407'
      ? 'put the user and the password of the proxy into its variable, as http://user:password@host:port'
      : 'have the proxy allow the host of `base-url`';
  return { kind: 'unreached', reason, ...(status?.startsWith('4') && { remedy }) };
}

/** A proxy that is to be reached by TLS may be the one that speaks none. */
function noTls(code: string, proxy: string | undefined): NetworkFailure {
  const other = proxy?.includes('https://')
    ? 'begin the address of the proxy with http:// if the proxy does not speak TLS'
    : 'begin it with http:// if the service runs on this machine';
  const remedy = `have \`base-url\` name a port that speaks https, or ${other}`;
  return { kind: 'unreached', reason: `no TLS at this port (${code})`, remedy };
}

/** A host with several addresses fails with one error for each; one that is unclear makes all unclear. */
function ofAll(errors: readonly unknown[]): NetworkFailure {
  const failures = errors.map((error) => (isRecord(error) ? fromCode(error) : undefined));
  const [first = UNCLEAR] = failures;
  return failures.every((failure) => failure?.kind === 'unreached') ? first : UNCLEAR;
}

function fromCode({ code, syscall }: Readonly<Record<string, unknown>>): NetworkFailure | undefined {
  if (typeof code !== 'string' || !/^[A-Z0-9_]+$/.test(code)) return undefined;
  const [fault, remedy] = (Object.hasOwn(CERTIFICATES, code) && CERTIFICATES[code]) || [];
  if (fault !== undefined && remedy !== undefined)
    return { kind: 'unreached', reason: `the certificate ${fault} (${code})`, remedy };
  const [kind, words] = (Object.hasOwn(CODES, code) && CODES[code]) || (['lost', UNCLEAR.reason] as const);
  return { kind: CONNECTING.includes(syscall) ? 'unreached' : kind, reason: `${words} (${code})` };
}
