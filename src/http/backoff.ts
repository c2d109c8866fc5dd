import type { World } from './call.ts';

/**
 * Bounds of a wait with full jitter, in milliseconds: between 1 s and a bound that doubles from 2 s up to 30
 * s.
 */
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Longest time in all, in milliseconds, to wait for a service that answers with 503 again and again: about
 * what a restart or a short maintenance takes. A run has more to do than to wait, and the next one does what
 * is left.
 */
const LONGEST_ABSENCE_MS = 300_000;

interface BackoffLimits {
  /** End of the run, in milliseconds since the epoch. No wait goes beyond it. */
  readonly deadline: number;
  /** Longest time in all, in milliseconds, to wait for what is not ready yet. */
  readonly readyTimeoutMs: number;
  readonly stop: AbortSignal | undefined;
  /** What is waited for after a 409, for people. */
  readonly awaited: string;
  progress(line: string): void;
}

/**
 * A wait, in whole milliseconds, with full jitter before try `tries + 1`. With jitter, runs that were refused
 * together do not come back together.
 */
export function jitter(tries: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (tries + 1));
  return Math.round(SHORTEST_WAIT_MS + random * (longest - SHORTEST_WAIT_MS));
}

/** The waits of one run. All calls of the run share it, so that what one of them learns spares the others. */
export class Backoff {
  readonly #world: World;
  readonly #limits: BackoffLimits;
  readonly #ready: SharedTime;
  readonly #back = new SharedTime(LONGEST_ABSENCE_MS);
  /** Until then the service asked to be left alone. */
  #pausedUntil = 0;
  /** The status with which it asked. */
  #pausedBy: number | undefined;
  /** Until then a line of progress has said so. */
  #saidUntil = 0;
  /** Until then the last line about a slow call holds. */
  #slowUntil = 0;

  constructor(world: World, limits: BackoffLimits) {
    this.#world = world;
    this.#limits = limits;
    this.#ready = new SharedTime(limits.readyTimeoutMs);
  }

  /** Why nothing more is to be sent; undefined while the run goes on. */
  ended(): string | undefined {
    if (this.#limits.stop?.aborted) return 'the run was stopped';
    if (this.#world.now() >= this.#limits.deadline) return 'the time of the run is over (input `timeout`)';
    return undefined;
  }

  /** Milliseconds to the end of the run; at least 0. */
  remainingMs(): number {
    return Math.max(0, this.#limits.deadline - this.#world.now());
  }

  /**
   * Waits before a request that was answered with 409 is sent again. Resolves to false, without a wait,
   * when the time for getting ready is used up, by this call or by others before it.
   */
  async untilReady(tries: number, words: string): Promise<boolean> {
    const { readyTimeoutMs, awaited, progress } = this.#limits;
    const now = this.#world.now();
    const left = this.#ready.leftMs(now);
    const wait = Math.min(jitter(tries, this.#world.random()), left);
    if (wait <= 0 || !this.#fits(wait)) return false;
    progress(
      `Waiting for ${awaited} ` +
        `(${seconds(wait)} now, waited ${seconds(readyTimeoutMs - left)} of at most ${seconds(readyTimeoutMs)}; nothing is written meanwhile): ${words}`,
    );
    this.#ready.spend(now, wait);
    return this.#sleep(wait);
  }

  /**
   * Waits before a request that was answered with 503 a few times is sent again. `askedMs` is what the
   * service asked for. Resolves to false, without a wait, when the time that all calls of the run have for
   * such waits is used up, or where it would go beyond the end of the run.
   */
  async untilBack(tries: number, askedMs: number | undefined, reason: string): Promise<boolean> {
    const now = this.#world.now();
    const wait = Math.min(this.#waitMs(tries, askedMs), this.#back.leftMs(now));
    if (wait <= 0 || !this.#fits(wait)) return false;
    this.#limits.progress(`Trying again in ${seconds(wait)}: ${reason}`);
    this.#back.spend(now, wait);
    return this.#sleep(wait);
  }

  /**
   * Waits before a request that failed is sent again. `askedMs` is what the service asked for
   * (`Retry-After`). Resolves to false, without a wait, where it would go beyond the end of the run.
   */
  async untilAgain(tries: number, askedMs: number | undefined, reason: string): Promise<boolean> {
    const wait = this.#waitMs(tries, askedMs);
    if (!this.#fits(wait)) return false;
    this.#limits.progress(`Trying again in ${seconds(wait)}: ${reason}`);
    return this.#sleep(wait);
  }

  /** Says that a call is still without an answer; calls that hang together say so once. */
  sayIsSlow(operation: string, timeoutMs: number): void {
    const now = this.#world.now();
    if (now < this.#slowUntil) return;
    this.#slowUntil = now + timeoutMs / 3;
    this.#limits.progress(
      `The service has not answered ${operation} yet; waiting up to ${seconds(timeoutMs)}`,
    );
  }

  /** Keeps all calls of this run away from the service for a while, as it asked with this status. */
  pause(ms: number, status: number): void {
    const until = this.#world.now() + ms;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    this.#pausedBy = status;
  }

  /** Why nothing is sent where the service asked for more than the run has left. */
  describePause(): string {
    return `the service answered with ${this.#pausedBy} and asked for a longer pause than the run has time for (input \`timeout\`)`;
  }

  /** Waits until the service may be called. Resolves to false where that is beyond the end of the run. */
  async untilAllowed(): Promise<boolean> {
    return this.until(this.#pausedUntil);
  }

  /**
   * Waits until a time in milliseconds since the epoch. Resolves to false, without a wait, where that is
   * beyond the end of the run.
   */
  async until(time: number): Promise<boolean> {
    // Timers know whole milliseconds only.
    const wait = Math.ceil(time - this.#world.now());
    if (wait <= 0) return true;
    if (!this.#fits(wait)) return false;
    // Calls that wait together say so once.
    if (this.#saidUntil < this.#pausedUntil) {
      this.#saidUntil = this.#pausedUntil;
      this.#limits.progress(
        `Waiting ${seconds(wait)}: the service asked for a pause; nothing is sent meanwhile`,
      );
    }
    return this.#sleep(wait);
  }

  #waitMs(tries: number, askedMs: number | undefined): number {
    const random = this.#world.random();
    return askedMs === undefined ? jitter(tries, random) : askedMs + Math.round(random * SHORTEST_WAIT_MS);
  }

  #fits(wait: number): boolean {
    return this.ended() === undefined && this.#world.now() + wait < this.#limits.deadline;
  }

  /** Resolves to false when the run was stopped meanwhile, also where the world's sleep knows no signal. */
  async #sleep(ms: number): Promise<boolean> {
    const { stop } = this.#limits;
    const sleeping = this.#world.sleep(ms, stop);
    if (stop === undefined) {
      await sleeping;
      return true;
    }
    const { promise: stopped, resolve } = Promise.withResolvers<void>();
    const wake = () => resolve();
    stop.addEventListener('abort', wake, { once: true });
    try {
      await Promise.race([sleeping, stopped]);
    } catch (error) {
      if (!stop.aborted) throw error;
    } finally {
      stop.removeEventListener('abort', wake);
    }
    return !stop.aborted;
  }
}

function seconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`;
}

/**
 * Longest wait that a service may impose, in milliseconds: a longer one would eat the run's time for one
 * call.
 */
export const MAX_RETRY_AFTER_MS = 60_000;

/** The three forms of a date that RFC 9110 §5.6.7 has: IMF-fixdate, RFC 850, asctime. */
const HTTP_DATE =
  /^(?:\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT|\w{6,9}, \d\d-\w{3}-\d\d \d\d:\d\d:\d\d GMT|\w{3} \w{3} [\d ]\d \d\d:\d\d:\d\d \d{4})$/;

/**
 * Reads the header `Retry-After` (RFC 9110 §10.2.3): seconds or a date. A date is one of the service's clock,
 * so that it is compared with the answer's own `Date` (§6.6.1); only where that is missing with `now`
 * (milliseconds since the epoch), the clock of this machine. Returns milliseconds from 0 to
 * MAX_RETRY_AFTER_MS; undefined where there is no header or it is not understood.
 */
export function parseRetryAfter(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  const answeredAt = dateOf(headers.get('date')?.trim() ?? '');
  const wait = /^\d+$/.test(text)
    ? Number(text) * 1000
    : dateOf(text) - (Number.isNaN(answeredAt) ? now : answeredAt);
  return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}

/** Milliseconds since the epoch, or NaN. The form of asctime has no zone and means GMT. */
function dateOf(text: string): number {
  if (!HTTP_DATE.test(text)) return Number.NaN;
  return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}

/**
 * A time that several calls may spend waiting. Waits that overlap count once: a call may wait as long as
 * another one does already.
 */
class SharedTime {
  readonly #mostMs: number;
  /** Time that at least one call has spent waiting, and when the last such wait ends. */
  #spentMs = 0;
  #coveredUntil = 0;

  /** @param mostMs in milliseconds, as are all times here; `now` is since the epoch */
  constructor(mostMs: number) {
    this.#mostMs = mostMs;
  }

  /** How long a call may wait from now on. */
  leftMs(now: number): number {
    return this.#mostMs - this.#spentMs + this.#coveredMs(now);
  }

  spend(now: number, ms: number): void {
    this.#spentMs += Math.max(0, ms - this.#coveredMs(now));
    this.#coveredUntil = Math.max(this.#coveredUntil, now + ms);
  }

  #coveredMs(now: number): number {
    return Math.max(0, this.#coveredUntil - now);
  }
}
