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
export class Gate {
  #bound = FIRST_WRITES;
  #taken = 0;
  #inside = 0;
  #narrowed = false;
  readonly #queue: (() => void)[] = [];

  /** Runs the task as soon as there is room; tasks enter in the order in which they came. */
  async run<T>(task: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await task();
    } finally {
      this.#inside -= 1;
      this.#admit();
    }
  }

  /** The service took a write. */
  widen(): void {
    this.#taken += 1;
    if (this.#taken < this.#bound) return;
    this.#taken = 0;
    const next = this.#narrowed ? this.#bound + 1 : Math.ceil(this.#bound * GROWTH);
    this.#bound = Math.min(MOST_WRITES, next);
    this.#admit();
  }

  narrow(): void {
    this.#taken = 0;
    this.#narrowed = true;
    this.#bound = Math.max(1, Math.floor(this.#bound / 2));
  }

  #enter(): Promise<void> {
    return new Promise((enter) => {
      this.#queue.push(enter);
      this.#admit();
    });
  }

  #admit(): void {
    while (this.#inside < this.#bound) {
      const enter = this.#queue.shift();
      if (enter === undefined) return;
      this.#inside += 1;
      enter();
    }
  }
}
