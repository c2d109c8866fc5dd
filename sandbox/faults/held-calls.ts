import type { Operation } from './fault-rule.ts';

/** A call that waits, and where: before its effect, or after it and before its answer. */
export interface HeldCall {
  readonly operation: Operation;
  /** Which call of its operation it is, from 1. */
  readonly call: number;
  readonly when: 'before' | 'after';
}

export type Release = 'continue' | 'drop';

/** Longest wait of one request for a held call, in milliseconds; who waits longer asks again. */
const LONGEST_WAIT_MS = 30_000;

/** Calls that are kept waiting until somebody lets them go on, or drops them. */
export class HeldCalls {
  readonly #held = new Map<HeldCall, (how: Release) => void>();
  readonly #watchers = new Set<() => void>();

  /** Waits until the call is released, and says how. */
  hold(call: HeldCall): Promise<Release> {
    const { promise, resolve } = Promise.withResolvers<Release>();
    this.#held.set(call, resolve);
    for (const tell of this.#watchers) tell();
    return promise;
  }

  list(): readonly HeldCall[] {
    return [...this.#held.keys()];
  }

  /**
   * The held calls, as soon as there is one; an empty list when none came in time, or calls were released.
   */
  async next(waitMs: number): Promise<readonly HeldCall[]> {
    if (this.#held.size > 0) return this.list();
    const { promise, resolve } = Promise.withResolvers<void>();
    const tell = () => resolve();
    const timer = setTimeout(tell, Math.min(waitMs, LONGEST_WAIT_MS));
    this.#watchers.add(tell);
    await promise;
    clearTimeout(timer);
    this.#watchers.delete(tell);
    return this.list();
  }

  /** Releases all of them. A call that is dropped before its effect has none; its client gets no answer. */
  release(how: Release): readonly HeldCall[] {
    const released = this.list();
    for (const go of this.#held.values()) go(how);
    this.#held.clear();
    for (const tell of this.#watchers) tell();
    return released;
  }
}
