import { isDeepStrictEqual } from 'node:util';
import type { StoredComment } from '../store/discussions.ts';
import type { Effect, FaultRule, Operation } from './fault-rule.ts';
import { HeldCalls } from './held-calls.ts';
import { seededRandom } from './random.ts';

/** A fault that was injected. */
export interface InjectedFault {
  readonly operation: Operation;
  /** Which call of its operation it was, from 1. */
  readonly call: number;
  readonly effect: Effect;
}

export interface NumberedCall {
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

  /** Whether exactly this rule is on. */
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

  /** Whether states of listings have to be kept. */
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
