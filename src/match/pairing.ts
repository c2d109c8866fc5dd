import type { MatchedBy, Thread } from '../model.ts';
import { align } from './align.ts';
import { type Candidate, lineOf, type Matching } from './candidate.ts';
import { carries, isOtherPackage } from './carries.ts';

// What the ways of matching share: what is compared, and what is left to be paired.

export type Allowed = (thread: Thread, candidate: Candidate) => boolean;
type Key<T> = (item: T) => string | undefined;

/** Threads and findings that are being paired. Each way takes from what those before it left. */
export class Pairing {
  readonly pairs = new Map<Thread, { by: MatchedBy; candidate: Candidate }>();
  /** Threads that have no finding yet. */
  readonly free: Set<Thread>;
  /** Findings that have no thread yet. */
  readonly left: Set<Candidate>;
  readonly threads: readonly Thread[];
  readonly candidates: readonly Candidate[];
  /** The present name of the rule of each thread. */
  readonly rules: ReadonlyMap<Thread, string>;
  readonly known: Matching;
  readonly #isAlike: boolean;

  constructor(
    threads: readonly Thread[],
    candidates: readonly Candidate[],
    rules: ReadonlyMap<Thread, string>,
    known: Matching,
    isAlike: boolean,
  ) {
    this.threads = threads;
    this.candidates = candidates;
    this.rules = rules;
    this.known = known;
    this.#isAlike = isAlike;
    this.free = new Set(threads);
    this.left = new Set(candidates);
  }

  pair(by: MatchedBy, thread: Thread, candidate: Candidate): void {
    this.pairs.set(thread, { by, candidate });
    this.free.delete(thread);
    this.left.delete(candidate);
  }

  /** What a person decided in the thread holds for the finding. */
  mayBe(thread: Thread, candidate: Candidate): boolean {
    return !isOtherPackage(thread, candidate) && (this.#isAlike || carries(thread, candidate, this.known));
  }

  /**
   * Pairs what shares a key, in order and at the least distance from the line where the thread is expected.
   */
  inOrder(
    by: MatchedBy,
    ofThread: Key<Thread>,
    ofCandidate: Key<Candidate>,
    allowed: Allowed = () => true,
    expected = (thread: Thread) => lineOf(thread).line,
  ): void {
    for (const [some, others] of this.#join(this.free, this.left, ofThread, ofCandidate)) {
      const found = align(
        some.map((thread) => ({ thread, line: expected(thread) })),
        others.map((candidate) => ({ candidate, line: candidate.line })),
        ({ thread }, { candidate }) => allowed(thread, candidate) && this.mayBe(thread, candidate),
      );
      for (const [{ thread }, { candidate }] of found) this.pair(by, thread, candidate);
    }
  }

  /** Pairs what shares a key that one thread and one candidate have: of those that are left, or of all. */
  ifUnique(
    by: MatchedBy,
    among: 'left' | 'all',
    ofThread: Key<Thread>,
    ofCandidate: Key<Candidate>,
    allowed: Allowed,
  ): void {
    if (![...this.free].some((thread) => ofThread(thread) !== undefined)) return;
    const [some, others] = among === 'left' ? [this.free, this.left] : [this.threads, this.candidates];
    for (const [[thread, rival], [candidate, lookAlike]] of this.#join(some, others, ofThread, ofCandidate)) {
      if (thread === undefined || rival !== undefined || candidate === undefined || lookAlike !== undefined)
        continue;
      const areLeft = this.free.has(thread) && this.left.has(candidate);
      if (areLeft && allowed(thread, candidate) && this.mayBe(thread, candidate))
        this.pair(by, thread, candidate);
    }
  }

  /** Threads and findings of one rule that share a key. */
  #join(
    threads: Iterable<Thread>,
    candidates: Iterable<Candidate>,
    ofThread: Key<Thread>,
    ofCandidate: Key<Candidate>,
  ): (readonly [Thread[], Candidate[]])[] {
    const keyed = (key: string | undefined, rule: string | undefined) =>
      key === undefined ? undefined : `${key}\n${rule}`;
    const groups = Map.groupBy(threads, (thread) => keyed(ofThread(thread), this.rules.get(thread)));
    groups.delete(undefined);
    if (groups.size === 0) return [];
    const others = Map.groupBy(candidates, (candidate) => keyed(ofCandidate(candidate), candidate.rule));
    return [...groups].flatMap(([key, some]) => {
      const found = others.get(key);
      return found === undefined ? [] : [[some, found] as const];
    });
  }
}
