/**
 * A time that several calls may spend waiting. Waits that overlap count once: a call may wait as long as
 * another one does already.
 */
export class SharedTime {
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
