import { isNear, mapLineForward, newSpan } from '../diff/line-map.ts';
import { type Scope, scopeKey } from '../finding/finding.ts';
import { compareLevels } from '../finding/logged-finding.ts';
import type { Line, Thread } from '../model.ts';
import { squeeze } from '../text/code.ts';
import { hash } from '../threads/marker.ts';
import { isSettled } from '../threads/threads.ts';
import { align } from './align.ts';
import { type Candidate, lineOf, type Matching, varies } from './candidate.ts';
import { carries, isLost, isOtherPackage } from './carries.ts';
import { isCommonWord } from './fingerprint.ts';
import type { Allowed, Pairing } from './pairing.ts';

// Finds again what a tool that varies says near a thread of it, in other words or of another rule.

/** How many lines away a change may mend a finding, or bring one. */
export const NEAR_CHANGE = 3;
/** So many lines apart a tool that varies puts the same finding. */
const MOST_DRIFT = 6;
/** So far from a thread another one may stand for the same finding. */
const MOST_APART = MOST_DRIFT + NEAR_CHANGE;
/** Two findings that are alike may stand for each other where that is no more lines farther, together. */
const MOST_FARTHER = 4;
/** So many findings that are surely the same tell how exact a tool is about lines. */
const ENOUGH = 4;
/** A region of more lines says nothing of where in it a finding is. */
const LONGEST_REGION = 12;

/** First by words that nothing else has, then by rule, and then by distance alone. */
export function pairByPlace(pairing: Pairing): void {
  const { known, rules, free, left, pairs } = pairing;
  const said = pairing.candidates.filter(({ finding }) => varies(finding.scope, known));
  const expected = new Map(
    pairing.threads
      .filter(({ where, fingerprint }) => where.kind !== 'deleted' && varies(fingerprint, known))
      .map((thread) => [thread, expectedAt(thread, known)]),
  );
  if (said.length === 0 || expected.size === 0) return;
  const places = new Places(pairing, said, expected);
  const { wordsOf } = places;
  const ways: Allowed[] = [
    (thread, candidate) => wordsOf(thread, candidate) > 1,
    (thread, candidate) => wordsOf(thread, candidate) > 0,
    (thread, candidate) => candidate.rule === rules.get(thread),
    () => true,
  ];
  for (const isMeant of ways) {
    for (const [key, some] of places.threads) {
      const found = align(
        some.filter((thread) => free.has(thread)).map((thread) => ({ thread, line: places.lineAt(thread) })),
        (places.findings.get(key) ?? []).filter((one) => left.has(one)),
        ({ thread }, candidate) => places.holds(thread, candidate) && isMeant(thread, candidate),
      );
      for (const [{ thread }, candidate] of found) pairing.pair('place', thread, candidate);
    }
    places.learn();
  }
  for (const thread of expected.keys()) {
    const { by, candidate } = pairs.get(thread) ?? {};
    if (by !== 'place' || candidate === undefined || !isSettled(thread) || wordsOf(thread, candidate) > 1)
      continue;
    // It is rather said of an open thread near by than of one that people decided about; nobody knows it of
    // one whose code was changed.
    const near = places
      .besides(thread)
      .filter((one) => free.has(one) && !isSettled(one) && places.holds(one, candidate));
    const open = near.find(({ isTouched }) => isTouched !== true);
    const { level } = candidate.finding;
    const isUnclear =
      wordsOf(thread, candidate) === 0 &&
      near.some((one) => one.isTouched && !one.isResolved && one.fingerprint.level === level);
    if (open === undefined && !isUnclear && !places.isAmbiguous(thread, candidate)) continue;
    pairs.delete(thread);
    free.add(thread);
    left.add(candidate);
    if (open !== undefined) pairing.pair('place', open, candidate);
  }
}

/** Where threads are, and what is said near them. */
class Places {
  readonly threads: ReadonlyMap<string, readonly Thread[]>;
  readonly findings: ReadonlyMap<string, readonly Candidate[]>;
  readonly wordsOf: (thread: Thread, candidate: Candidate) => number;
  readonly #pairing: Pairing;
  readonly #expected: ReadonlyMap<Thread, Line>;
  readonly #near: ReadonlyMap<Thread, ReadonlySet<Thread>>;
  /** The rules by which threads are named. */
  readonly #named: ReadonlySet<string | undefined>;
  #isExact = false;

  constructor(pairing: Pairing, said: readonly Candidate[], expected: ReadonlyMap<Thread, Line>) {
    this.#pairing = pairing;
    this.#expected = expected;
    this.threads = Map.groupBy(expected.keys(), (one) => keyOf(one.fingerprint, expected.get(one)?.path));
    this.findings = Map.groupBy(said, ({ finding, path }) => keyOf(finding.scope, path));
    this.#near = new Map(
      [...this.threads.values()].flatMap((some) =>
        some.map((thread) => {
          const isNear = (other: Thread): boolean =>
            Math.abs(this.lineAt(other) - this.lineAt(thread)) <= MOST_APART;
          return [thread, new Set(some.filter(isNear))] as const;
        }),
      ),
    );
    this.#named = new Set([...expected.keys()].map((thread) => pairing.rules.get(thread)));
    this.wordsOf = findWords([...expected.keys()], said, (thread) => this.#near.get(thread) ?? new Set());
  }

  lineAt(thread: Thread): number {
    return this.#expected.get(thread)?.line ?? 0;
  }

  /** Threads near a thread, and itself. */
  besides(thread: Thread): readonly Thread[] {
    return [...(this.#near.get(thread) ?? [])];
  }

  /** Whether the tool is exact about lines, as far as what is surely the same tells. */
  learn(): void {
    const sure = [...this.#pairing.pairs].flatMap(([thread, { by, candidate }]) =>
      this.#expected.has(thread) && (by === 'git' || this.wordsOf(thread, candidate) > 1)
        ? this.#distance(thread, candidate)
        : [],
    );
    this.#isExact = sure.length >= ENOUGH && sure.every((distance) => distance === 0);
  }

  /** The finding may be the one of the thread. */
  holds(thread: Thread, candidate: Candidate): boolean {
    const { known, rules } = this.#pairing;
    if (this.#distance(thread, candidate) > MOST_DRIFT || isOtherPackage(thread, candidate)) return false;
    if (!isSettled(thread) || carries(thread, candidate, known)) return true;
    // What people decided holds across rules only where a tool names them freely.
    if (candidate.rule !== rules.get(thread) && this.#named.has(candidate.rule)) return false;
    if (!carriesByPlace(thread, candidate, known)) return false;
    const shared = this.wordsOf(thread, candidate);
    if (shared > 1) return true;
    if (candidate.finding.level !== thread.fingerprint.level) return false;
    return shared > 0 || this.#isExactlyAt(thread, candidate) || !this.#isAmongNew(thread, candidate);
  }

  /**
   * What people decided may as well be about another finding near by: one that no thread has, or the one of
   * an open thread. One word that is shared may be there by chance where lines were added since.
   */
  isAmbiguous(thread: Thread, candidate: Candidate): boolean {
    const { left, pairs } = this.#pairing;
    if (this.#isExactlyAt(thread, candidate)) return false;
    if (this.wordsOf(thread, candidate) > 0 && !this.#isAmongNew(thread, candidate)) return false;
    const { level } = candidate.finding;
    const isLike = (other: Candidate): boolean =>
      other.finding.level === level && this.#distance(thread, other) <= MOST_DRIFT;
    const others = this.findings.get(keyOf(thread.fingerprint, candidate.path)) ?? [];
    if (others.some((other) => left.has(other) && isLike(other))) return true;
    // Who has dismissed two there was asked already.
    const near = this.besides(thread);
    if (near.some((one) => one !== thread && isSettled(one))) return false;
    return near.some((one) => {
      const other = pairs.get(one)?.candidate;
      if (other === undefined || isSettled(one) || one.fingerprint.level !== level || !isLike(other))
        return false;
      const now = this.#distance(thread, candidate) + this.#distance(one, other);
      const exchanged = this.#distance(thread, other) + this.#distance(one, candidate);
      return this.wordsOf(one, other) === 0 && exchanged <= now + MOST_FARTHER;
    });
  }

  #distance(thread: Thread, candidate: Candidate): number {
    return distanceOf(candidate, this.lineAt(thread));
  }

  #isExactlyAt(thread: Thread, candidate: Candidate): boolean {
    return this.#isExact && this.#distance(thread, candidate) === 0;
  }

  /** Lines near it were added or taken out since people decided, which it may be about. */
  #isAmongNew(thread: Thread, candidate: Candidate): boolean {
    return this.besides(thread).some(
      (one) => isSettled(one) && isBesideNew(one, candidate, this.#pairing.known),
    );
  }
}

function keyOf(scope: Scope, path: string | undefined): string {
  return `${scopeKey(scope)}\n${path}`;
}

/** How many words a thread and a finding share that nothing elsewhere has. */
function findWords(
  threads: readonly Thread[],
  candidates: readonly Candidate[],
  besides: (thread: Thread) => ReadonlySet<Thread>,
): (thread: Thread, candidate: Candidate) => number {
  const users = Map.groupBy(
    [
      ...threads.flatMap((by) => by.fingerprint.words.map((word) => ({ word, by }))),
      ...candidates.flatMap((by) => by.said.words.map((word) => ({ word, by }))),
    ],
    ({ word }) => word,
  );
  return (thread, candidate) => {
    const near: ReadonlySet<Thread | Candidate> = besides(thread);
    return candidate.said.words.filter(
      (word) =>
        thread.fingerprint.words.includes(word) &&
        !isCommonWord(word) &&
        users.get(word)?.every(({ by }) => by === candidate || near.has(by)),
    ).length;
  };
}

/** Where the line of a thread is: by git; else the one line that reads the same; else where its edit is. */
function expectedAt(thread: Thread, { head, lines }: Matching): Line {
  const { path, line } = lineOf(thread);
  const { text } = thread.fingerprint;
  if (thread.where.kind === 'at' || text === '') return { path, line };
  const same = (lines(head, path) ?? []).flatMap((own, index) =>
    hash(squeeze(own)) === text ? index + 1 : [],
  );
  return { path, line: same.length === 1 ? (same[0] ?? line) : line };
}

function distanceOf({ finding: { place }, line: first }: Candidate, line: number): number {
  if (first === 0 || line === 0) return first === line ? 0 : Infinity;
  const length = place.kind === 'lines' ? place.endLine - place.startLine : 0;
  return line >= first && line <= first + length && length < LONGEST_REGION ? 0 : Math.abs(first - line);
}

/**
 * What people decided about a finding of a tool that varies holds for what it says of that place, at no worse
 * level, while the line is as it was judged.
 */
function carriesByPlace(
  { fingerprint, where }: Thread,
  { finding, said, path }: Candidate,
  known: Matching,
): boolean {
  const since = known.since.get(fingerprint.commit);
  if (since === undefined || isLost(fingerprint, since)) return false;
  if (where.kind !== 'at' || where.path !== path || compareLevels(finding.level, fingerprint.level) < 0)
    return false;
  // Of several results on its line, a later one may be any.
  if (said.messages.length > 1 || fingerprint.messages.length > 1) return false;
  const file = since.exact.byOldPath.get(fingerprint.path);
  return (
    file === undefined || where.line === 0 || mapLineForward(file.hunks, fingerprint.line) === where.line
  );
}

/**
 * Lines near a finding were added or taken out since a thread was posted; in its file, where it is about
 * that.
 */
function isBesideNew(
  { fingerprint: { commit, path } }: Thread,
  { line }: Candidate,
  { since }: Matching,
): boolean {
  const exact = since.get(commit)?.exact;
  const hunks = exact?.byOldPath.get(path)?.hunks ?? [];
  return exact === undefined || hunks.some((hunk) => line === 0 || isNear(newSpan(hunk), line, NEAR_CHANGE));
}
