import ky from 'ky';
import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { ConfigurationError, ServiceError } from '../errors.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { createRedactor } from '../text/secrets.ts';
import { readNetworkFailure } from './network-failure.ts';
import type { Outcome, Refusal } from './port.ts';

// How a service is asked: one request at a time may be sent again as its effect allows, within the time of
// the run, and as the service asks; what came of it is a value, or an outcome with three kinds.

/** The words of reasons; the small form of the library brings none. */
z.config(en());

/** What the client uses of the world. Handed in, so that a test owns the clock and the dice. */
export interface World {
  readonly fetch: typeof fetch;
  /**
   * Where `fetch` goes through a proxy: what to call it in a message, as "the proxy http://proxy:3128
   * (HTTPS_PROXY)".
   */
  readonly proxy?: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Ends after `ms` milliseconds. May end early, or throw, once `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}

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
  /** Where several changes of one place are asked for, so that all keep to the limits of the service. */
  readonly throttle?: Throttle;
}

/** What keeps calls to the limits of a service. */
export interface Throttle {
  /** Until then the service asked to be left alone, and with which status. */
  pause: { readonly until: number; readonly status: number };
  /** Writes under way, and those that wait for their turn. */
  running: number;
  readonly queue: (() => void)[];
}

export function createThrottle(): Throttle {
  return { pause: { until: 0, status: 0 }, running: 0, queue: [] };
}

/** Writes under way at once: a service with unknown limits is not pressed. */
const MOST_AT_ONCE = 8;

/** What may be done with a call, by its effect. */
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
  verdict: { inTurn: true, repeats: true, atEnd: true },
  /** A 409 means another writer at the same time. */
  'contested-verdict': { inTurn: true, repeats: true, waits: true, atEnd: true },
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

export interface Call<T = unknown> extends Rules<T> {
  /** Its name, for people. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** In place of that of the service, when that itself is asked for. */
  readonly authorization?: string;
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

/** What became of a call, whatever number of attempts it took. */
export interface Ended {
  readonly effect: Outcome<unknown>['kind'];
  /** The last answer to a request that was sent. */
  readonly answer: Answer;
}

/** What is particular to one service in how it is asked. */
export interface Dialect {
  /** What is waited for after a 409, for people. */
  readonly awaited: string;
  /** How long to keep away after a 429 that does not say, where that is known. */
  readonly unsaidPauseMs?: number;
  /** Asked for right before sending, so that a request that waited does not carry an old token. */
  authorization(): Promise<string>;
  /** Gets another token in place of one that was refused, once for a call. */
  renew?(authorization: string): Promise<unknown>;
  /** Whether an answer refuses the token, whatever is asked for; by default a 401 does. */
  refusesToken?(answer: Answer, words: string): boolean;
  /** What to say then. `sentence` tells the answer, without a secret. */
  tokenRefused(sentence: string): string;
  /** What an answer means where its status does not say so, as a limit that comes as a 403. */
  means?(answer: Answer, call: Call): Answer;
  /** What the words of a refusal tell beside its status. */
  refusalIn?(words: string, call: Call, status: number): Help | undefined;
}

interface Help {
  readonly refusal?: Refusal;
  readonly remedy?: string;
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

/** How long one call may take when nothing else is said, from the connection to the end of the body. */
const CALL_TIMEOUT_MS = 30_000;

/**
 * How long, in milliseconds, a call may still take once the run is at its end: the one in flight when a
 * signal comes, and the last word of the run. A CI system kills a stopped job some seconds after it asked.
 */
const GRACE_MS = 5_000;

/** Most attempts after failures that may pass: with the pauses between them about 10 s. */
const MAX_ATTEMPTS = 4;

/**
 * Most attempts while the service says that it is too much, or away (429, 503): some minutes, as for a
 * restart.
 */
const MAX_THROTTLED_ATTEMPTS = 14;

/** Asks a service, for one run. */
export class Http {
  readonly world: World;
  readonly throttle: Throttle;
  readonly #options: ClientOptions;
  readonly #dialect: Dialect;
  readonly #redactor = createRedactor([]);
  /** What the clock of the service said last, in milliseconds since the epoch. */
  clock: number | undefined;
  #isTaken = false;
  /** Until then it is waited for what is not ready; set by the first call that has to. */
  #readyUntil: number | undefined;
  /** Until then a line of progress has said it. */
  readonly #said = new Map<string, number>();

  constructor(options: ClientOptions, dialect: Dialect) {
    this.world = options.world;
    this.throttle = options.throttle ?? createThrottle();
    this.#options = options;
    this.#dialect = dialect;
  }

  /** Hides a secret in all messages, and has the host mask it. */
  hide(secret: string, host: 'masks-it' | 'knows-it' = 'masks-it'): void {
    this.#redactor.add(secret);
    if (host === 'masks-it') this.#options.onSecret?.(secret);
  }

  redact(text: string): string {
    return this.#redactor.redact(text);
  }

  /** Tells people something of the run. */
  tell(line: string): void {
    this.#options.progress(line);
  }

  /** To be called at each answer that shows that the credentials were taken. */
  taken(): void {
    if (!this.#isTaken) this.#options.onToken?.();
    this.#isTaken = true;
  }

  /**
   * Reads. Throws ServiceError where there is no answer that can be used, ConfigurationError where the token
   * is refused.
   */
  async read<T>(call: Call<T>): Promise<{ readonly value: T; readonly headers: Headers }> {
    const { effect, answer } = await this.send(call);
    const sentence = this.describe(call, answer);
    if (effect === 'done' && answer.kind === 'answered') {
      const parsed = parse(call.answer, answer.text);
      if ('value' in parsed) return { value: parsed.value, headers: answer.headers };
      throw this.failure(call, notUnderstood(sentence, answer, this.redact(parsed.reason)), answer);
    }
    if (isPageElsewhere(answer))
      throw this.failure(
        call,
        `${sentence}: it is a web page, so \`base-url\` is not the address of the service: check it`,
        answer,
      );
    const right = answer.status === 403 ? call.remedies?.forbidden : undefined;
    throw this.failure(call, right === undefined ? sentence : `${right} (${sentence})`, answer);
  }

  /** Writes. Throws ConfigurationError where the token is refused, and nothing else. */
  async write<T>(call: Call<T>): Promise<Outcome<T>> {
    return this.outcomeOf(call, await this.send(call));
  }

  /** What became of a write; an answer that is not understood leaves the effect unknown. */
  outcomeOf<T>(call: Call<T>, { effect, answer }: Ended): Outcome<T> {
    const message = this.describe(call, answer);
    if (effect !== 'done') {
      const { refusal = 'other', ...help } = this.#refusalOf(call, answer, message);
      // A refusal after an attempt that may have taken effect: what helps against it helps all the same.
      return effect === 'unknown'
        ? { kind: effect, message, ...help }
        : { kind: effect, refusal, message, ...help };
    }
    const parsed =
      call.answer === undefined || (call.effect === 'delete' && answer.status === 404)
        ? { value: null as T }
        : parse(call.answer, answer.text);
    if ('reason' in parsed)
      return { kind: 'unknown', message: notUnderstood(message, answer, this.redact(parsed.reason)) };
    if (parsed.value !== undefined) return { kind: 'done', value: parsed.value };
    return {
      kind: 'no-effect',
      refusal: call.invalid ?? 'other',
      message: `${message}, but nothing was done: it shows nothing of what was asked for`,
    };
  }

  #refusalOf(call: Call, answer: Answer, sentence: string): Help {
    const { status } = answer;
    if (status === undefined) return {};
    const isContent = status === 400 || status === 422;
    const found = this.#dialect.refusalIn?.(sentence, call, status);
    const refusal = found?.refusal ?? (isContent ? call.invalid : MEANINGS[status]) ?? 'other';
    const remedy = found?.remedy ?? call.remedies?.[refusal];
    return remedy === undefined ? { refusal } : { refusal, remedy };
  }

  failure({ method, url }: Pick<Call, 'method' | 'url'>, message: string, answer?: Answer): ServiceError {
    const { origin, pathname } = new URL(url);
    return new ServiceError(
      {
        method,
        url: origin + pathname,
        status: answer?.status,
        isTooLong: answer?.kind === 'too-long',
        isPage: answer !== undefined && isPageElsewhere(answer),
      },
      `${message}.`,
    );
  }

  /**
   * Sends a request as often as its effect, the service and the time allow. Throws ConfigurationError where
   * the token is refused, and what the dialect throws where there is none.
   */
  async send(call: Call): Promise<Ended> {
    let waited = 0;
    let tries = 0;
    let earlier: Ended | undefined;
    const attempt = this.#withToken(call);
    for (;;) {
      const answer = await attempt();
      if (answer.kind === 'withheld' && earlier !== undefined) return earlier;
      const { effect, again } = judge(answer, call);
      // A refusal speaks of the last attempt only: one before it may have taken effect.
      const isOpen = effect === 'no-effect' && earlier?.effect === 'unknown';
      earlier = { effect: isOpen ? 'unknown' : effect, answer };
      if (again === 'never') return earlier;
      const sentence = this.describe(call, answer);
      if (again === 'when-ready') {
        if (!(await this.#untilReady(waited, this.#wordsOf(answer) ?? sentence))) return earlier;
        waited += 1;
      } else {
        tries += 1;
        const isEnough = tries >= (isTooMuch(answer) ? MAX_THROTTLED_ATTEMPTS : MAX_ATTEMPTS);
        if (isEnough || !(await this.#untilAgain(tries - 1, this.#askedMs(answer), sentence))) return earlier;
      }
    }
  }

  /** One try. A token that is refused right after it was renewed is the credentials' fault. */
  #withToken(call: Call): () => Promise<Answer> {
    const { refusesToken = ({ status }) => status === 401, renew, tokenRefused } = this.#dialect;
    let isRenewed = false;
    return async () => {
      let [answer, used] = await this.#inTurn(call);
      if (call.authorization !== undefined) return answer;
      const isRefused = () => refusesToken(answer, this.#wordsOf(answer) ?? '');
      if (isRefused() && renew !== undefined && !isRenewed) {
        isRenewed = true;
        await renew(used);
        [answer, used] = await this.#inTurn(call);
      }
      if (isRefused()) throw new ConfigurationError(tokenRefused(this.describe(call, answer)));
      if (answer.status !== undefined) this.taken();
      return answer;
    };
  }

  /** In the order in which writes came; reads do not wait for them. */
  async #inTurn(call: Call): Promise<[Answer, string]> {
    const { inTurn }: Manner = MANNERS[call.effect];
    if (!inTurn) return this.#whenAllowed(call);
    const { throttle } = this;
    if (throttle.running < MOST_AT_ONCE) throttle.running += 1;
    else await new Promise<void>((enter) => throttle.queue.push(enter));
    try {
      return await this.#whenAllowed(call);
    } finally {
      const next = throttle.queue.shift();
      if (next === undefined) throttle.running -= 1;
      else next();
    }
  }

  /** Sends it once the service may be called, unless the run is at its end. */
  async #whenAllowed(call: Call): Promise<[Answer, string]> {
    const { atEnd: isLast }: Manner = MANNERS[call.effect];
    const { until, status } = this.throttle.pause;
    const wait = seconds(until - this.world.now());
    const isAllowed = await this.until(
      until,
      `Waiting ${wait}: the service asked for a pause; nothing is sent meanwhile`,
    );
    const withheld = () =>
      this.#ended() ??
      (isAllowed
        ? undefined
        : `the service answered with ${status} and asked for a longer pause than the run has time for (input \`timeout\`)`);
    let reason = isLast ? undefined : withheld();
    if (reason !== undefined) return [without('withheld', reason), ''];
    const authorization = call.authorization ?? (await this.#dialect.authorization());
    reason = isLast ? undefined : withheld();
    if (reason !== undefined) return [without('withheld', reason), ''];
    const { callTimeoutMs = CALL_TIMEOUT_MS, deadline } = this.#options;
    const left = Math.max(0, deadline - this.world.now(), isLast ? GRACE_MS : 0);
    const sent = await this.#sendOnce(call, authorization, Math.min(callTimeoutMs, left));
    const date = Date.parse(sent.headers.get('date') ?? '');
    if (!Number.isNaN(date)) this.clock = date;
    const answer = this.#dialect.means?.(sent, call) ?? sent;
    const asked = this.#askedMs(answer);
    if (asked !== undefined && answer.status !== undefined) {
      const paused = this.world.now() + asked;
      if (paused > this.throttle.pause.until) this.throttle.pause = { until: paused, status: answer.status };
    }
    return [answer, authorization];
  }

  /**
   * Sends one request once and reads the whole answer. Never throws. What ky does of its own accord is turned
   * off: its limit of time ends with the headers, and what may be sent again depends on the call.
   */
  async #sendOnce(call: Call, authorization: string, timeoutMs: number): Promise<Answer> {
    const { method, url, body, form } = call;
    const { world } = this;
    const limit = this.#startTimeLimit(call.name, timeoutMs);
    try {
      const response = await ky(url, {
        method,
        headers: { accept: 'application/json', authorization, 'user-agent': this.#options.userAgent },
        ...(body !== undefined && { json: body }),
        ...(form !== undefined && { body: new URLSearchParams(form) }),
        redirect: 'manual',
        signal: limit.signal,
        fetch: world.fetch,
        retry: 0,
        throwHttpErrors: false,
        timeout: false,
      });
      if (REDIRECTS.includes(response.status)) return await refuseRedirect(response, url);
      return await readBody(response, limit.over);
    } catch (error) {
      const over = limit.over();
      if (over !== undefined) return without('lost', over);
      const { kind, reason, remedy } = readNetworkFailure(error, world.proxy);
      return { ...without(kind, reason), ...(remedy !== undefined && { remedy }) };
    } finally {
      limit.end();
    }
  }

  #startTimeLimit(name: string, timeoutMs: number) {
    const controller = new AbortController();
    const { signal } = this.#options;
    let reason: string | undefined;
    const breakOff = (why: string) => {
      reason ??= why;
      controller.abort();
    };
    // What is left of a run is seldom a round number.
    const most = `${Number((timeoutMs / 1000).toPrecision(2))} s`;
    const slow = `The service has not answered ${name} yet; waiting up to ${most}`;
    const timers = [
      setTimeout(breakOff, timeoutMs, `no complete answer within ${most}`),
      setTimeout(() => this.#sayUntil('slow', this.world.now() + timeoutMs / 3, slow), timeoutMs / 3),
    ];
    const stop = () => timers.push(setTimeout(breakOff, GRACE_MS, 'the run was stopped'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    return {
      signal: controller.signal,
      over: () => reason,
      end: () => {
        for (const timer of timers) clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
      },
    };
  }

  /** Why nothing more is to be sent; undefined while the run goes on. */
  #ended(): string | undefined {
    if (this.#options.signal?.aborted) return 'the run was stopped';
    if (this.world.now() >= this.#options.deadline) return 'the time of the run is over (input `timeout`)';
    return undefined;
  }

  /** Waits for what is not ready, as long as all calls of the run may in all. */
  #untilReady(tries: number, words: string): Promise<boolean> {
    const { readyTimeoutMs } = this.#options;
    const now = this.world.now();
    this.#readyUntil ??= now + readyTimeoutMs;
    const left = this.#readyUntil - now;
    const wait = Math.min(jitter(tries, this.world.random()), left);
    if (wait <= 0) return Promise.resolve(false);
    const waited = `waited ${seconds(readyTimeoutMs - left)} of at most ${seconds(readyTimeoutMs)}`;
    return this.until(
      now + wait,
      `Waiting for ${this.#dialect.awaited} (${seconds(wait)} now, ${waited}; nothing is written meanwhile): ${words}`,
    );
  }

  #untilAgain(tries: number, askedMs: number | undefined, sentence: string): Promise<boolean> {
    const random = this.world.random();
    const wait =
      askedMs === undefined ? jitter(tries, random) : askedMs + Math.round(random * SHORTEST_WAIT_MS);
    return this.until(this.world.now() + wait, `Trying again in ${seconds(wait)}: ${sentence}`);
  }

  /**
   * Waits until a time in milliseconds since the epoch. Resolves to false, without a wait, where that is
   * beyond the end of the run, and when the run was stopped meanwhile, also where the world's sleep knows no
   * signal.
   *
   * @param line what people are told of it; calls that wait together tell it once
   */
  async until(time: number, line?: string): Promise<boolean> {
    const { signal, deadline } = this.#options;
    // Timers know whole milliseconds only.
    const wait = Math.ceil(time - this.world.now());
    if (wait <= 0) return true;
    if (this.#ended() !== undefined || time >= deadline) return false;
    if (line !== undefined) this.#sayUntil(line, time, line);
    const sleeping = this.world.sleep(wait, signal);
    if (signal === undefined) {
      await sleeping;
      return true;
    }
    const { promise: stopped, resolve } = Promise.withResolvers<void>();
    const wake = () => resolve();
    signal.addEventListener('abort', wake, { once: true });
    try {
      await Promise.race([sleeping, stopped]);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      signal.removeEventListener('abort', wake);
    }
    return !signal.aborted;
  }

  #sayUntil(key: string, until: number, line: string): void {
    if (this.world.now() < (this.#said.get(key) ?? 0)) return;
    this.#said.set(key, until);
    this.tell(line);
  }

  /**
   * How long the service asks to be left alone, in milliseconds; it means something with these two statuses
   * only.
   */
  #askedMs(answer: Answer): number | undefined {
    if (!isTooMuch(answer)) return undefined;
    const asked = parseRetryAfter(answer.headers, this.world.now());
    return asked ?? (answer.status === 429 ? this.#dialect.unsaidPauseMs : undefined);
  }

  /**
   * Says in one sentence, without a full stop, what became of a call. Holds no query, no header and no
   * secret.
   */
  describe({ method, url }: Pick<Call, 'method' | 'url'>, answer: Answer): string {
    const { host, pathname } = new URL(url);
    return this.redact(`${method} ${truncate(pathname, MAX_WORDS)} ${this.#became(answer, host)}`);
  }

  #became(answer: Answer, host: string): string {
    const { kind, reason } = answer;
    if (kind === 'redirected') return `failed: ${reason}`;
    if (kind === 'unreached') return `did not reach ${host}: ${reason}`;
    if (kind === 'lost') return `got no answer: ${reason}`;
    if (kind === 'withheld') return `was not sent: ${reason}`;
    const words = this.#wordsOf(answer) ?? (isHtml(answer) ? 'a web page' : undefined);
    const status = `was answered with ${answer.status}${words === undefined ? '' : `: ${words}`}`;
    return kind === 'answered' ? status : `${status}, but its body could not be read: ${reason}`;
  }

  /**
   * What a refusal says, made safe for a log; undefined where there is nothing. A success has no such words:
   * the one of the token endpoint holds a token that is not yet known as a secret.
   */
  #wordsOf(answer: Answer): string | undefined {
    if (answer.status === undefined || isSuccess(answer.status)) return undefined;
    const said = answer.words ?? saidIn(answer.text);
    if (said === undefined) return undefined;
    // Before the cut, which could leave half a secret, and after dropping what is invisible, which could put
    // one together.
    const words = truncate(this.redact(oneLine(this.redact(said))), MAX_WORDS);
    return words === '' ? undefined : words;
  }
}

/** Longest text that is looked at for the words of the service; beyond, only the status is told. */
const MAX_ERROR_BODY = 10_000;

/** Longest piece of the service's words, or of a path, in a message: a sentence or two. */
const MAX_WORDS = 300;

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

function without(kind: Answer['kind'], reason: string): Answer {
  return { kind, headers: new Headers(), text: '', reason };
}

/** Which 2xx a success has is not documented, so that each will do. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function isTooMuch({ status }: Answer): boolean {
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

/** Bounds of a wait, in milliseconds: between 1 s and a bound that doubles from 2 s up to 30 s. */
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * A wait, in whole milliseconds, with full jitter before try `tries + 1`. With jitter, runs that were refused
 * together do not come back together.
 */
export function jitter(tries: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (tries + 1));
  return Math.round(SHORTEST_WAIT_MS + random * (longest - SHORTEST_WAIT_MS));
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
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
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Only the origin of the new place is told: the rest of the address is the other side's text. */
async function refuseRedirect(response: Response, url: string): Promise<Answer> {
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

async function readBody(response: Response, over: () => string | undefined): Promise<Answer> {
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
function isPageElsewhere(answer: Answer): boolean {
  const { status = 0 } = answer;
  return status >= 400 && status < 500 && isHtml(answer);
}

function notUnderstood(sentence: string, answer: Answer, reason: string): string {
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
