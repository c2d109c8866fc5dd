/** Bounds of the time over which writes are counted, in milliseconds: limits are told by the second, or by the minute. */
const SHORTEST_WINDOW_MS = 1_000;
const LONGEST_WINDOW_MS = 60_000;

/** A little slower than what was allowed, so that an uneven network does not bunch writes. */
const MARGIN = 0.95;
/** A timer that fires so much too late slows nothing down. */
const LATENESS_MS = 5;
/** After fewer writes than this a 429 does not tell how many are allowed: the pace gets slower by a factor. */
const ENOUGH_TO_COUNT = 3;
const SLOWER = 0.7;
/** A pace that was refused is not kept, whatever the count says. */
const SLIGHTLY_SLOWER = 0.9;

/** How long all goes well before a faster pace is tried; twice as long after each further 429. */
const FIRST_CALM_MS = 30_000;
/** A faster pace that goes well for this long is followed by the next one. */
const NEXT_TRY_MS = 2_000;
const FASTER = 1.25;

/**
 * The pace of writes to a service that limits them; without a limit there is none. At a 429 it becomes what the service took in the second before,
 * or in as long as it asks to wait. Now and then a faster one is tried, because others may have used up what there was. All times are in
 * milliseconds since the epoch.
 */
export class Pace {
  /** Writes a millisecond; undefined while the service has not limited them. */
  #rate: number | undefined;
  #taken: number[] = [];
  #nextAt = 0;
  #calmMs = FIRST_CALM_MS;
  #tryAt = Number.POSITIVE_INFINITY;
  #judgedAt = Number.NEGATIVE_INFINITY;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Waits until a write may be sent, one after the other, and returns when that is. `until` waits for a time, and resolves to false, without a wait,
   * where that is beyond the end of the run.
   */
  turn(now: () => number, until: (time: number) => Promise<boolean>): Promise<number> {
    const turn = this.#last.then(async () => {
      // A refusal in the meantime puts the time off.
      while (now() < this.#nextAt && (await until(this.#nextAt)));
      const sentAt = now();
      if (this.#rate !== undefined)
        this.#nextAt = Math.max(this.#nextAt, sentAt - LATENESS_MS) + 1 / this.#rate;
      return sentAt;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** The service took a write. */
  took(now: number): void {
    this.#taken.push(now);
    if (this.#rate === undefined || now < this.#tryAt) return;
    this.#rate *= FASTER;
    this.#tryAt = now + NEXT_TRY_MS;
  }

  /** The service answered 429 to a write of `sentAt`, and asks to wait for `askedMs`. A write that was sent before the last one says nothing new. */
  refused(sentAt: number, now: number, askedMs: number): void {
    if (sentAt < this.#judgedAt) return;
    const window = Math.min(LONGEST_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, askedMs));
    const taken = this.#taken.filter((time) => time > now - window).length;
    const counted = (MARGIN * Math.max(1, taken)) / window;
    if (this.#rate === undefined) this.#rate = counted;
    else {
      this.#rate =
        taken < ENOUGH_TO_COUNT ? this.#rate * SLOWER : Math.min(this.#rate * SLIGHTLY_SLOWER, counted);
      this.#calmMs *= 2;
    }
    this.#taken = [];
    this.#judgedAt = now;
    // What is allowed is used up: before that it would be refused again.
    this.#nextAt = now + window;
    this.#tryAt = this.#nextAt + this.#calmMs;
  }
}
