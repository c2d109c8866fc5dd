import type { Answer, Body } from './answer.ts';
import { readNetworkFailure } from '../services/network-failure.ts';

/** How long one call may take when nothing else is said, from the connection to the end of the body. */
export const DEFAULT_CALL_TIMEOUT_MS = 30_000;

/**
 * Longest body that is read, in bytes. A page of 100 comments of 65,000 characters, at most 4 bytes each in
 * UTF-8, takes 26 MB. Comments of others may be longer; then smaller pages are asked for.
 */
const MAX_BODY_BYTES = 32 * 1024 * 1024;

interface Request {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly content: Content;
  /** How long it may take, in milliseconds of real time, body included. */
  readonly timeoutMs: number;
  readonly cut: Cut;
  /** Told once, when a third of that time has passed without a whole answer. */
  readonly whenSlow?: () => void;
}

export type Content =
  | { readonly kind: 'none' }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'form'; readonly fields: Readonly<Record<string, string>> }
  /** JSON that is a text already. */
  | { readonly kind: 'json-text'; readonly text: string };

/** Once `signal` is aborted, a call that is under way may go on for `graceMs`, and is then broken off. */
interface Cut {
  readonly signal: AbortSignal | undefined;
  readonly graceMs: number;
}

/** The statuses that the Fetch standard follows (§2.2.3, redirect status). */
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** How requests are sent. */
interface Network {
  readonly fetch: typeof fetch;
  /**
   * Where `fetch` goes through a proxy: what to call it in a message, as "the proxy http://proxy:3128
   * (HTTPS_PROXY)".
   */
  readonly proxy?: string;
}

/**
 * Sends one request once and reads the whole answer. Never throws: whatever goes wrong is an answer too.
 * Redirects are not followed, since they could carry the token elsewhere.
 */
export async function call(request: Request, network: Network): Promise<Answer> {
  const limit = startTimeLimit(request);
  try {
    const response = await sendOnce(request, network, limit.signal);
    const { status, headers } = response;
    if (REDIRECTS.includes(status)) return await refuseRedirect(response, request.url);
    return { kind: 'answered', status, headers, body: await readBody(response, limit) };
  } catch (error) {
    const over = limit.over();
    return over === undefined ? readNetworkFailure(error, network.proxy) : { kind: 'lost', reason: over };
  } finally {
    limit.end();
  }
}

/** Only the origin of the new place is told: the rest of the address is the other side's text. */
async function refuseRedirect(response: Response, url: string): Promise<Answer> {
  await response.body?.cancel();
  const location = response.headers.get('location');
  const target = (location === null ? null : URL.parse(location, url))?.origin ?? 'nowhere';
  const reason = `it was answered with a redirect (${response.status}) to ${target}, which is not followed (\`base-url\` must be the final address)`;
  return { kind: 'redirected', reason };
}

/**
 * ky sends values as JSON, and `fetch` alone the rest, of which the first request of a run is one: loading ky
 * would delay it. Whatever ky does of its own accord is turned off, so that both answer and fail alike.
 */
async function sendOnce(
  { method, url, headers, content }: Request,
  network: Network,
  signal: AbortSignal,
): Promise<Response> {
  const options = {
    method,
    headers: { accept: 'application/json', ...headers },
    redirect: 'manual',
    signal,
  } as const;
  if (content.kind === 'form')
    return network.fetch(url, { ...options, body: new URLSearchParams(content.fields) });
  if (content.kind === 'json-text') {
    const typed = { ...options.headers, 'content-type': 'application/json' };
    return network.fetch(url, { ...options, headers: typed, body: content.text });
  }
  if (content.kind === 'none') return network.fetch(url, options);
  const { default: ky } = await import('ky');
  return ky(url, {
    ...options,
    json: content.value,
    fetch: network.fetch,
    retry: 0,
    throwHttpErrors: false,
    timeout: false,
  });
}

async function readBody(response: Response, limit: TimeLimit): Promise<Body> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BODY_BYTES)
        return {
          kind: 'unread',
          reason: `the answer is longer than ${MAX_BODY_BYTES} bytes`,
          isTooLong: true,
        };
      text += decoder.decode(chunk, { stream: true });
    }
    return { kind: 'read', text: text + decoder.decode() };
  } catch (error) {
    return { kind: 'unread', reason: limit.over() ?? readNetworkFailure(error, undefined).reason };
  }
}

/** What is left of a run is seldom a round number. */
function seconds(ms: number): number {
  return Number((ms / 1000).toPrecision(2));
}

interface TimeLimit {
  readonly signal: AbortSignal;
  /** Why the call was broken off; undefined while it was not. */
  over(): string | undefined;
  end(): void;
}

/**
 * A limit of our own, since the one of the HTTP client ends with the headers and starts anew for the body.
 */
function startTimeLimit({ timeoutMs, cut, whenSlow }: Request): TimeLimit {
  const controller = new AbortController();
  let reason: string | undefined;
  const breakOff = (why: string) => {
    reason ??= why;
    controller.abort();
  };
  const timers = [setTimeout(breakOff, timeoutMs, `no complete answer within ${seconds(timeoutMs)} s`)];
  if (whenSlow !== undefined) timers.push(setTimeout(whenSlow, timeoutMs / 3));
  const stop = () => timers.push(setTimeout(breakOff, cut.graceMs, 'the run was stopped'));
  if (cut.signal?.aborted) stop();
  cut.signal?.addEventListener('abort', stop, { once: true });
  return {
    signal: controller.signal,
    over: () => reason,
    end: () => {
      for (const timer of timers) clearTimeout(timer);
      cut.signal?.removeEventListener('abort', stop);
    },
  };
}

/** What the client uses of the world. Handed in, so that a test owns the clock and the dice. */
export interface World extends Network {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Ends after `ms` milliseconds. May end early, or throw, once `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}
