/** Writes under way at the beginning: a service with unknown limits is not pressed. */
const FIRST_WRITES = 4;

/** Most writes under way: at 50 ms a call they are over 900 a second, about as many as one process sends. */
const MOST_WRITES = 48;

/**
 * How the bound grows with each boundful until the service has said for the first time that it is too much.
 * All that is under way then is sent in vain; with 1.5 that is a third more, and a run without a limit is
 * faster by a tenth of a second.
 */
const GROWTH = 1.25;

/**
 * Bounds how many writes are under way at once: a quarter more each time that a boundful of them was taken;
 * half as many each time that the service says that it is too much, and from then on one more at a time.
 */
export class ConcurrencyLimit {
  #bound = FIRST_WRITES;
  #accepted = 0;
  #running = 0;
  #wasRefused = false;
  readonly #queue: (() => void)[] = [];

  /** Runs the task as soon as there is room; tasks enter in the order in which they came. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#wait();
    try {
      return await task();
    } finally {
      this.#running -= 1;
      this.#admit();
    }
  }

  /** The service took a write. */
  accepted(): void {
    this.#accepted += 1;
    if (this.#accepted < this.#bound) return;
    this.#accepted = 0;
    const next = this.#wasRefused ? this.#bound + 1 : Math.ceil(this.#bound * GROWTH);
    this.#bound = Math.min(MOST_WRITES, next);
    this.#admit();
  }

  /** The service said that it is too much. */
  refused(): void {
    this.#accepted = 0;
    this.#wasRefused = true;
    this.#bound = Math.max(1, Math.floor(this.#bound / 2));
  }

  #wait(): Promise<void> {
    return new Promise((enter) => {
      this.#queue.push(enter);
      this.#admit();
    });
  }

  #admit(): void {
    while (this.#running < this.#bound) {
      const enter = this.#queue.shift();
      if (enter === undefined) return;
      this.#running += 1;
      enter();
    }
  }
}

/**
 * Bounds of the time over which writes are counted, in milliseconds: limits are told by the second, or by the
 * minute.
 */
const SHORTEST_WINDOW_MS = 1_000;
const LONGEST_WINDOW_MS = 60_000;

/** By so much an uneven network may bunch the writes of a window, and there is none too many in it. */
const SLACK_MS = 80;
/** A timer that fires so much too late slows nothing down. */
const LATENESS_MS = 5;
/** After fewer writes than this the pause before them was too short. */
const ENOUGH_TO_COUNT = 3;
/** A pace that was refused is not kept, whatever the count says. */
const SLIGHTLY_SLOWER = 0.95;
/**
 * And it does not fall to less than this: where others share the limit, or it was refused soon, few were
 * taken by chance.
 */
const MUCH_SLOWER = 0.5;

/**
 * Writes a millisecond that are tried after a first 429, at least: where fewer of ours were taken before it,
 * others used up what there was.
 */
const FIRST_RATE = 1 / 1_000;

/**
 * How long all goes well before a faster pace is tried; twice as long after each time that it was too fast.
 */
const FIRST_CALM_MS = 30_000;
const LONGEST_CALM_MS = 240_000;
/** A faster pace that goes well for so many windows is followed by the next one. */
const TRIED_WINDOWS = 2;
const FASTER = 1.25;

/** A pause after the service had taken all that it takes. */
interface Pause {
  readonly from: number;
  readonly ms: number;
}

/**
 * The pace of writes to a service that limits them; without a limit there is none. After a 429 there is a
 * pause: a second, or as long as the service asks for; where next to nothing is taken after it, the pause was
 * too short, and gets twice as long. Then the pace is what the service took before the 429 in as long a time.
 * It begins at no less than a write a second, and now and then a faster one is tried, because others may have
 * used up what there was. All times are in milliseconds since the epoch.
 */
export class RateLimit {
  /** Writes a millisecond; undefined while the service has not limited them. */
  #rate: number | undefined;
  /** When it was said of writes that they were taken. */
  #taken: number[] = [];
  /** How many of them since the last pause. */
  #takenSince = 0;
  /** Over so long a time writes are counted: the longest pause so far. */
  #windowMs = SHORTEST_WINDOW_MS;
  #pause: Pause | undefined;
  #isPausing = false;
  #resumedAt = Number.NEGATIVE_INFINITY;
  #nextAt = 0;
  #calmMs = FIRST_CALM_MS;
  #tryAt = Number.POSITIVE_INFINITY;
  #hasTried = false;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * Waits until a write may be sent, one after the other, and returns when that is; undefined where that is
   * beyond the end of the run. `until` waits for a time, and resolves to false, without a wait, where that is
   * the case.
   */
  turn(now: () => number, until: (time: number) => Promise<boolean>): Promise<number | undefined> {
    const turn = this.#last.then(async () => {
      // A refusal in the meantime puts the time off.
      while (now() < this.#nextAt) if (!(await until(this.#nextAt))) return undefined;
      const sentAt = now();
      if (this.#isPausing && this.#pause !== undefined) this.#resume(this.#pause, sentAt);
      if (this.#rate !== undefined)
        this.#nextAt = Math.max(this.#nextAt, sentAt - LATENESS_MS) + 1 / this.#rate;
      return sentAt;
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** The service took a write. */
  accepted(now: number): void {
    this.#taken.push(now);
    this.#takenSince += 1;
    if (this.#rate === undefined || now < this.#tryAt) return;
    this.#rate *= FASTER;
    this.#hasTried = true;
    this.#tryAt = now + TRIED_WINDOWS * this.#windowMs;
  }

  /** The service answered 429 to a write of `sentAt`, and asks to wait for `askedMs`. */
  refused(sentAt: number, now: number, askedMs: number): void {
    const askedOrShortest = Math.min(LONGEST_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, askedMs));
    // What was sent before the last pause, or together with what led to this one, says no more than that the
    // service is still full.
    this.#nextAt = Math.max(this.#nextAt, now + askedOrShortest);
    if (this.#isPausing || sentAt < this.#resumedAt) return;
    const before = this.#takenSince < ENOUGH_TO_COUNT ? this.#pause : undefined;
    this.#pause = {
      from: before?.from ?? now,
      ms: Math.min(LONGEST_WINDOW_MS, Math.max(askedOrShortest, 2 * (before?.ms ?? 0))),
    };
    this.#isPausing = true;
    this.#windowMs = Math.max(this.#windowMs, this.#pause.ms);
    this.#nextAt = Math.max(this.#nextAt, this.#pause.from + this.#pause.ms);
  }

  /**
   * Counts when the pause is over: by then it has been said of all that was under way whether it was taken.
   */
  #resume({ from }: Pause, now: number): void {
    this.#taken = this.#taken.filter((time) => time > from - LONGEST_WINDOW_MS);
    const taken = this.#taken.filter((time) => time > from - this.#windowMs).length;
    const counted = Math.max(1, taken) / (this.#windowMs + SLACK_MS);
    if (this.#rate === undefined) this.#rate = Math.max(counted, FIRST_RATE);
    else {
      const least = this.#takenSince < ENOUGH_TO_COUNT ? 0 : this.#rate * MUCH_SLOWER;
      this.#rate = Math.min(this.#rate * SLIGHTLY_SLOWER, Math.max(counted, least));
    }
    if (this.#hasTried) this.#calmMs = Math.min(LONGEST_CALM_MS, 2 * this.#calmMs);
    this.#hasTried = false;
    this.#isPausing = false;
    this.#resumedAt = now;
    this.#takenSince = 0;
    this.#tryAt = now + Math.max(this.#calmMs, TRIED_WINDOWS * this.#windowMs);
  }
}
