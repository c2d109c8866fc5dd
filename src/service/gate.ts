/** Most writes in flight: enough to hide the time on the way, few enough not to be taken for an attack. */
const MAX_WRITES = 4;

/** Bounds how many writes are under way at once, and halves the bound each time the service says that it is too much. */
export class Gate {
  #bound = MAX_WRITES;
  #inside = 0;
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

  narrow(): void {
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
