import ky from 'ky';
import { ConfigurationError, IncompleteError, ServiceError } from '../errors.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { createRedactor } from '../text/secrets.ts';
import {
  type Answer,
  isHtml,
  isSuccess,
  isThrottled,
  judge,
  MEANINGS,
  mannerOf,
  parse,
  parseRetryAfter,
  REDIRECTS,
  type Rules,
  readBody,
  readNetworkFailure,
  refuseRedirect,
  saidIn,
  without,
} from './answers.ts';
import type { Outcome, Refusal } from './port.ts';

// How a service is asked: one request at a time may be sent again as its effect allows, within the time of
// the run, and as the service asks; what came of it is a value, or an outcome with three kinds.

/** What the client uses of the world. Handed in, so that a test owns the clock and the dice. */
interface World {
  readonly fetch: typeof fetch;
  /**
   * Where `fetch` goes through a proxy: what to call it in a message, as "the proxy http://proxy:3128
   * (HTTPS_PROXY)".
   */
  readonly proxy?: string;
  /** Milliseconds since the epoch. */
  now(): number;
  /** Ends after `ms` milliseconds; early, or with an error, once `signal` is aborted. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to, but not including, 1. */
  random(): number;
}

export interface ClientOptions {
  readonly readyTimeoutMs: number;
  /** End of the run, in milliseconds since the epoch. After it only the check is sent, once. */
  readonly deadline: number;
  readonly callTimeoutMs?: number;
  readonly userAgent: string;
  readonly world: World;
  progress(line: string): void;
  /**
   * Once aborted, nothing but the check is sent any more, waits end, and calls under way have 5 s to end.
   */
  readonly signal?: AbortSignal;
  /** Called with each secret before it is used, so that the host can mask it. */
  onSecret?(secret: string): void;
  /** Called when the service has first taken the credentials. */
  onToken?(): void;
  /**
   * Until when the service asked to be left alone, and with which status: one for several changes of one
   * place, so that all keep to its limits.
   */
  readonly throttle?: { until: number; status: number };
}

export interface Call<T = unknown> extends Rules<T> {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  /** In place of that of the service, when that itself is asked for. */
  readonly authorization?: string;
}

interface Ended {
  readonly effect: Outcome<unknown>['kind'];
  readonly answer: Answer;
}

interface Dialect {
  /** What is waited for after a 409, for people. */
  readonly awaited: string;
  /** How long to keep away after a 429 that does not say, where that is known. */
  readonly unsaidPauseMs?: number;
  /**
   * Asked for right before sending, so that a request that waited does not carry an old token. Throws
   * IncompleteError where there is none now.
   */
  authorization(): Promise<string>;
  /** Gives up a token that was refused, so that another one is asked for, once for a call. */
  giveUp?(authorization: string): void;
  /** Whether an answer refuses the token, whatever is asked for; by default a 401 does. */
  refusesToken?(answer: Answer, words: string): boolean;
  /** What to say then. `sentence` tells the answer, without a secret. */
  tokenRefused(sentence: string): string;
  /** What an answer means where its status does not say so, as a limit that comes as a 403. */
  means?(answer: Answer, call: Call): Answer;
  /** What a refusal speaks of, where its status does not say so. */
  refusalIn?(words: string, call: Call, status: number): Refusal | undefined;
}

const NOT_UNDERSTOOD = ', but the answer was not understood: ';

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

export class Http {
  readonly world: World;
  readonly throttle: NonNullable<ClientOptions['throttle']>;
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
    this.throttle = options.throttle ?? { until: 0, status: 0 };
    this.#options = options;
    this.#dialect = dialect;
  }

  /** Hides a secret in all messages, and has the host mask it. */
  hide(secret: string): void {
    this.#redactor.add(secret);
    this.#options.onSecret?.(secret);
  }

  redact(text: string): string {
    return this.#redactor.redact(text);
  }

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
      throw this.failure(call, `${sentence}${NOT_UNDERSTOOD}${this.redact(parsed.reason)}`, answer);
    }
    const right = answer.status === 403 && !isHtml(answer) ? call.remedies?.forbidden : undefined;
    throw this.failure(call, right === undefined ? sentence : `${right} (${sentence})`, answer);
  }

  async write<T>(call: Call<T>): Promise<Outcome<T>> {
    return this.outcomeOf(call, await this.send(call));
  }

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
      return { kind: 'unknown', message: `${message}${NOT_UNDERSTOOD}${this.redact(parsed.reason)}` };
    if (parsed.value !== undefined) return { kind: 'done', value: parsed.value };
    return {
      kind: 'no-effect',
      refusal: call.invalid ?? 'other',
      message: `${message}, but nothing was done: it shows nothing of what was asked for`,
    };
  }

  #refusalOf(call: Call, { status }: Answer, sentence: string) {
    if (status === undefined) return {};
    const isContent = status === 400 || status === 422;
    const found = this.#dialect.refusalIn?.(sentence, call, status);
    const refusal = found ?? (isContent ? call.invalid : MEANINGS[status]) ?? 'other';
    const remedy = call.remedies?.[refusal];
    return remedy === undefined ? { refusal } : { refusal, remedy };
  }

  failure({ method, url }: Pick<Call, 'method' | 'url'>, message: string, answer?: Answer): ServiceError {
    const { origin, pathname } = new URL(url);
    const isTooLong = answer?.kind === 'too-long';
    return new ServiceError(
      { method, url: origin + pathname, status: answer?.status, isTooLong },
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
        const isEnough = tries >= (isThrottled(answer) ? MAX_THROTTLED_ATTEMPTS : MAX_ATTEMPTS);
        if (isEnough || !(await this.#untilAgain(tries - 1, this.#askedMs(answer), sentence))) return earlier;
      }
    }
  }

  #withToken(call: Call): () => Promise<Answer> {
    const { refusesToken = ({ status }) => status === 401, giveUp, tokenRefused } = this.#dialect;
    let isRenewed = false;
    return async () => {
      let [answer, used] = await this.#whenAllowed(call);
      if (call.authorization !== undefined) return answer;
      const isRefused = () => refusesToken(answer, this.#wordsOf(answer) ?? '');
      if (isRefused() && giveUp !== undefined && !isRenewed) {
        isRenewed = true;
        giveUp(used);
        [answer, used] = await this.#whenAllowed(call);
      }
      if (isRefused()) throw new ConfigurationError(tokenRefused(this.describe(call, answer)));
      if (answer.status !== undefined) this.taken();
      return answer;
    };
  }

  /** Sends it once the service may be called, unless the run is at its end. */
  async #whenAllowed(call: Call): Promise<[Answer, string]> {
    const { atEnd: isLast } = mannerOf(call.effect);
    const { until, status } = this.throttle;
    const wait = seconds(until - this.world.now());
    const isAllowed = await this.until(
      until,
      `Waiting ${wait}: the service asked for a pause; nothing is sent meanwhile`,
    );
    let authorization = call.authorization ?? '';
    try {
      if (authorization === '' && (isAllowed || isLast)) authorization = await this.#dialect.authorization();
    } catch (error) {
      if (!(error instanceof IncompleteError)) throw error;
      return [without('withheld', error.message), ''];
    }
    const ended = this.#ended();
    if (!isLast && (!isAllowed || ended !== undefined)) {
      const why = `the service answered with ${status} and asked for a longer pause than the run has time for (input \`timeout\`)`;
      return [without('withheld', ended ?? why), ''];
    }
    const { callTimeoutMs = CALL_TIMEOUT_MS, deadline } = this.#options;
    const left = Math.max(0, deadline - this.world.now(), isLast ? GRACE_MS : 0);
    const sent = await this.#sendOnce(call, authorization, Math.min(callTimeoutMs, left));
    const date = Date.parse(sent.headers.get('date') ?? '');
    if (!Number.isNaN(date)) this.clock = date;
    const answer = this.#dialect.means?.(sent, call) ?? sent;
    const asked = this.#askedMs(answer);
    const paused = this.world.now() + (asked ?? 0);
    if (asked !== undefined && answer.status !== undefined && paused > this.throttle.until)
      Object.assign(this.throttle, { until: paused, status: answer.status });
    return [answer, authorization];
  }

  /**
   * Sends one request once and reads the whole answer. Never throws. What ky does of its own accord is turned
   * off: its limit of time ends with the headers, and what may be sent again depends on the call.
   */
  async #sendOnce(call: Call, authorization: string, timeoutMs: number): Promise<Answer> {
    const { method, url, body, form } = call;
    const { world } = this;
    const limit = this.#startTimeLimit(timeoutMs);
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
      const { kind, reason } = readNetworkFailure(error, world.proxy);
      return without(kind, reason);
    } finally {
      limit.end();
    }
  }

  #startTimeLimit(timeoutMs: number) {
    const controller = new AbortController();
    const { signal } = this.#options;
    const breakOff = (why: string) => controller.abort(why);
    // What is left of a run is seldom a round number.
    const most = `${Number((timeoutMs / 1000).toPrecision(2))} s`;
    const timers = [setTimeout(breakOff, timeoutMs, `no complete answer within ${most}`)];
    const stop = () => timers.push(setTimeout(breakOff, GRACE_MS, 'the run was stopped'));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    return {
      signal: controller.signal,
      over: (): string | undefined => controller.signal.reason,
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
   * beyond the end of the run, and when the run was stopped meanwhile.
   *
   * @param line what people are told of it; calls that wait together tell it once
   */
  async until(time: number, line?: string): Promise<boolean> {
    const { signal, deadline } = this.#options;
    const now = this.world.now();
    // Timers know whole milliseconds only.
    const wait = Math.ceil(time - now);
    if (wait <= 0) return true;
    if (this.#ended() !== undefined || time >= deadline) return false;
    if (line !== undefined && now >= (this.#said.get(line) ?? 0)) {
      this.#said.set(line, time);
      this.tell(line);
    }
    try {
      await this.world.sleep(wait, signal);
    } catch (error) {
      if (!signal?.aborted) throw error;
    }
    return !signal?.aborted;
  }

  /**
   * How long the service asks to be left alone, in milliseconds; it means something with these two statuses
   * only.
   */
  #askedMs(answer: Answer): number | undefined {
    if (!isThrottled(answer)) return undefined;
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
    if (kind === 'unreached' || kind === 'barred') return `did not reach ${host}: ${reason}`;
    if (kind === 'lost') return `got no answer: ${reason}`;
    if (kind === 'withheld') return `was not sent: ${reason}`;
    // One with a 5xx is that of a proxy which gives up on the service.
    const isElsewhere = isHtml(answer) && (answer.status ?? 0) < 500;
    const words = this.#wordsOf(answer) ?? (isElsewhere ? 'a web page (check `base-url`)' : undefined);
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

/** Longest piece of the service's words, or of a path, in a message: a sentence or two. */
const MAX_WORDS = 300;

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
