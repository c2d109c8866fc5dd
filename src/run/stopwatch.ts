import type { Git } from '../git/git.ts';
import type { Timings } from '../report/run-result.ts';
import type { RunPhase } from '../review/review-world.ts';

type Part = 'reading' | 'comparing' | 'applying';

/** Measures where the time of a run goes. `now` is in milliseconds. */
export class Stopwatch {
  readonly #now: () => number;
  readonly #spent: Record<Part, number> = { reading: 0, comparing: 0, applying: 0 };
  #part: { readonly name: Part; readonly since: number } | undefined;
  #git = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  begin({ kind }: RunPhase): void {
    if (kind === 'planned') return;
    this.#end();
    this.#part = { name: kind, since: this.#now() };
  }

  /** The same git, with its time counted. */
  watch(git: Git): Git {
    return async (...call) => {
      const since = this.#now();
      try {
        return await git(...call);
      } finally {
        this.#git += this.#now() - since;
      }
    };
  }

  /** Ends the measurement. */
  read(): Omit<Timings, 'gitProcesses'> {
    this.#end();
    return { ...this.#spent, git: this.#git };
  }

  #end(): void {
    if (this.#part === undefined) return;
    this.#spent[this.#part.name] += this.#now() - this.#part.since;
    this.#part = undefined;
  }
}
