import { isDeepStrictEqual } from 'node:util';
import type { StoredComment } from '../store/discussions.ts';
import type { Effect, FaultRule, Operation } from './fault-rule.ts';

/** A fault that was injected. */
interface InjectedFault {
  readonly operation: Operation;
  /** Which call of its operation it was, from 1. */
  readonly call: number;
  readonly effect: Effect;
}

interface NumberedCall {
  readonly operation: Operation;
  readonly call: number;
  readonly effects: readonly Effect[];
}

/** States of a listing that are kept for listings that lag; the oldest goes first. */
const MOST_STATES = 100;
const MOST_INJECTED = 10_000;

/**
 * The faults that are on, and what they need to remember. In memory: a sandbox that starts again has none.
 */
export class Faults {
  readonly held = new HeldCalls();
  #rules: readonly FaultRule[] = [];
  #random = seededRandom(1);
  #calls = new Map<Operation | 'any', number>();
  #injected: InjectedFault[] = [];
  #states = new Map<number, (readonly StoredComment[])[]>();
  /** Id of the user who acts in events. */
  personId: string | undefined;

  /** Replaces the rules. Calls are counted anew, and calls that are held are dropped. */
  set(rules: readonly FaultRule[], seed: number): void {
    this.#rules = rules;
    this.#random = seededRandom(seed);
    this.#calls = new Map();
    this.#injected = [];
    this.#states = new Map();
    this.held.release('drop');
  }

  /** Tells that exactly this rule is on. */
  has(rule: FaultRule): boolean {
    return this.#rules.some((one) => isDeepStrictEqual(one, rule));
  }

  /** Switches one more rule on, and counts the calls of its operation anew. */
  add(rule: FaultRule): void {
    this.#rules = [...this.#rules, rule];
    this.#calls.delete(rule.operation);
  }

  /** Switches a rule off, wherever it stands. The other rules go on as they were. */
  remove(rule: FaultRule): void {
    this.#rules = this.#rules.filter((one) => !isDeepStrictEqual(one, rule));
  }

  /** Counts a call and says what goes wrong with it, in the order of the rules. */
  begin(operation: Operation): NumberedCall {
    const call = this.#count(operation);
    const any = this.#count('any');
    const effects = this.#rules
      .filter((rule) => rule.operation === operation || rule.operation === 'any')
      .filter((rule) => this.#strikes(rule, rule.operation === 'any' ? any : call))
      .map(({ effect }) => effect);
    for (const effect of effects) this.#injected.push({ operation, call, effect });
    this.#injected.splice(0, this.#injected.length - MOST_INJECTED);
    return { operation, call, effects };
  }

  report(): {
    rules: readonly FaultRule[];
    calls: Record<string, number>;
    injected: readonly InjectedFault[];
  } {
    return { rules: this.#rules, calls: Object.fromEntries(this.#calls), injected: this.#injected };
  }

  random(): number {
    return this.#random();
  }

  /** States of listings have to be kept, since a rule lets a listing lag. */
  get lags(): boolean {
    return this.#rules.some(({ effect }) => effect.kind === 'lagging-listing');
  }

  /** Keeps the comments of a deployment as they stand before a write. */
  keepState(deployment: number, comments: readonly StoredComment[]): void {
    const states = this.#states.get(deployment) ?? [];
    states.push(comments);
    states.splice(0, states.length - MOST_STATES);
    this.#states.set(deployment, states);
  }

  /** The comments as they stood so many writes ago; undefined where there was no write. */
  stateBefore(deployment: number, writes: number): readonly StoredComment[] | undefined {
    const states = this.#states.get(deployment) ?? [];
    return states[Math.max(0, states.length - writes)];
  }

  #count(operation: Operation | 'any'): number {
    const call = (this.#calls.get(operation) ?? 0) + 1;
    this.#calls.set(operation, call);
    return call;
  }

  #strikes({ calls, probability }: FaultRule, call: number): boolean {
    if (calls !== undefined && !calls.includes(call)) return false;
    return probability === undefined || this.#random() < probability;
  }
}

/** A call that waits, and where: before its effect, or after it and before its answer. */
interface HeldCall {
  readonly operation: Operation;
  /** Which call of its operation it is, from 1. */
  readonly call: number;
  readonly when: 'before' | 'after';
}

type Release = 'continue' | 'drop';

/** Longest wait of one request for a held call, in milliseconds; who waits longer asks again. */
const LONGEST_WAIT_MS = 30_000;

/** Calls that are kept waiting until somebody lets them go on, or drops them. */
class HeldCalls {
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

/** Random numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in another order. */
export function shuffle<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
