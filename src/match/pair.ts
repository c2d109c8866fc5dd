import type { Diff, Hunk } from '../diff/diff.ts';
import { hunksAround, isNear, mapLineBackward, mapLineForward, newSpan, oldSpan } from '../diff/line-map.ts';
import { type Scope, scopeKey } from '../finding/finding.ts';
import { compareLevels } from '../finding/logged-finding.ts';
import type { Finding, Fingerprint, Line, MatchedBy, Thread } from '../model.ts';
import { squeeze } from '../text/code.ts';
import { compareTexts, folderOf } from '../text/names.ts';
import { hash } from '../threads/marker.ts';
import { isSettled } from '../threads/threads.ts';
import { align, lowerBound } from './align.ts';
import { type Block, followEdits, followMoved, type Successors, similarity, toBlock } from './edits.ts';
import {
  counts,
  fingerprintOf,
  isMoreSevere,
  LINES_AROUND,
  newWords,
  saidOf,
  TOP_LEVEL,
} from './fingerprint.ts';

// The ways in which the finding of a thread is found, among those of its rule. Best evidence first; each way
// works on what those before it left:
//
//   git           git says where the line is now: with the same message, then with another one
//   place         of a tool that varies: what it says within a few lines, in other words or of another rule
//   fingerprint   one of the tool that no other finding and no other thread has
//   package       the same advisory on the same package, in its manifest or the one that took its place
//   surroundings  where the line was replaced, or its commit is gone: its text with what stands around it
//   message       the text with the message, in its file: the only one, or next to where it is expected
//   other-file    the text in another file
//   edit          the line that an edit made of it; without its commit, the message in the same surroundings
//   only          what counts something, such as the length of a file, by its message
//
// A thread that people decided about follows its very line, and nothing that is only like it.

/** How a thread's finding was found again, in words. */
export const WAYS: Readonly<Record<MatchedBy, string>> = {
  git: 'by git, same message',
  'git-reworded': 'by git, reworded',
  place: 'by position, reported differently',
  fingerprint: 'same fingerprint of the tool',
  surroundings: 'same text and surroundings',
  message: 'same text and message',
  'other-file': 'same text in another file',
  edit: 'its text was edited',
  only: 'the only one of its rule and message in the file',
  package: 'same advisory and package',
};

/** What matching knows of the world. */
export interface Matching {
  /** The head of the change, in whose lines findings are. */
  head: string;
  /** By each commit of a thread that could be had. */
  since: ReadonlyMap<string, Since>;
  /** The lines of a file of a commit; undefined where it has none. */
  lines: (commit: string, path: string) => readonly string[] | undefined;
  /** The rules that the logs list, by tool and category. */
  listed?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  /** Tools and categories whose results are not the same from run to run. */
  varying?: ReadonlySet<string> | undefined;
  /** Threads stand for findings of the base: results are compared one by one, later. */
  isBaseline?: boolean | undefined;
}

/** A finding as it is compared. */
export class Candidate {
  readonly finding: Finding;
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly #known: Matching;
  #said: ReturnType<typeof saidOf> | undefined;
  #print: Fingerprint | undefined;

  constructor(finding: Finding, { path, line }: Line, known: Matching) {
    this.finding = finding;
    this.rule = ruleKey(finding);
    this.path = path;
    this.line = line;
    this.#known = known;
  }

  /** What its tool says of it. */
  get said(): ReturnType<typeof saidOf> {
    this.#said ??= saidOf(this.finding);
    return this.#said;
  }

  /** That, and what its file says. */
  get print(): Fingerprint {
    const { head, lines } = this.#known;
    this.#print ??= fingerprintOf(this.finding, head, lines(head, this.path));
    return this.#print;
  }
}

/** What git knows between the commit of a thread and the head. */
export interface Since {
  /** White space aside. */
  loose: Diff;
  /** White space counts. */
  exact: Diff;
  /**
   * Files in which nothing that people decided holds any more, `PATH\nLINE`: 0 for the whole file, 1 for its
   * lines, `=LINE` for one of them.
   */
  lost: ReadonlySet<string>;
}

export function varies(scope: Scope, { varying }: Pick<Matching, 'varying'>): boolean {
  return varying?.has(scopeKey(scope)) === true;
}

export function ruleKey({ scope, rule }: Pick<Finding, 'scope'> & { rule: { id: string } }): string {
  return JSON.stringify([scope.tool, scope.category, rule.id]);
}

export function placeKey(rule: string, at: Line | undefined): string {
  return `${rule}\n${at?.path}\n${at?.line}`;
}

/** Where the line of a thread is, or about. */
export function lineOf({ where, fingerprint: { path, line } }: Thread): Line {
  return { path: 'path' in where ? where.path : path, line: 'line' in where ? where.line : line };
}

type Allowed = (thread: Thread, candidate: Candidate) => boolean;
type Key<T> = (item: T) => string | undefined;

/** What many files begin with: alone it tells nothing of where the rest of a file went. */
const IMPORT = /^\s*(?:import|from|use|using|#include|require|package)\b|\brequire\(/u;
/**
 * How far a line that has look-alikes, and other surroundings than before, may stand from where it is
 * expected.
 */
const NEAR = 1;

/**
 * Pairs threads with candidates, both in order.
 *
 * @param mode `alike`: whatever people decided
 */
export function pairAll(
  threads: readonly Thread[],
  candidates: readonly Candidate[],
  rules: ReadonlyMap<Thread, string>,
  known: Matching,
  mode: 'same' | 'alike' = 'same',
): Map<Thread, { by: MatchedBy; candidate: Candidate }> {
  const pairs = new Map<Thread, { by: MatchedBy; candidate: Candidate }>();
  if (threads.length === 0) return pairs;
  const free = new Set(threads);
  const left = new Set(candidates);
  const named = new Set(rules.values());
  const mayBe: Allowed = (thread, candidate) =>
    !isOtherPackage(thread, candidate) &&
    (mode === 'alike' ||
      carries(thread, candidate, known, named.size > 1 && rules.get(thread) === candidate.rule));
  const pair = (by: MatchedBy, thread: Thread, candidate: Candidate): void => {
    pairs.set(thread, { by, candidate });
    free.delete(thread);
    left.delete(candidate);
  };
  const keysOf = (ofThread: Key<Thread>, ofCandidate: Key<Candidate>) => {
    const keyed = (rule: string | undefined, key: string | undefined) =>
      key === undefined ? undefined : `${key}\n${rule}`;
    return [
      (thread: Thread) => keyed(rules.get(thread), ofThread(thread)),
      (candidate: Candidate) => keyed(candidate.rule, ofCandidate(candidate)),
    ] as const;
  };
  const join = (
    threads: Iterable<Thread>,
    candidates: Iterable<Candidate>,
    ...[ofThread, ofCandidate]: ReturnType<typeof keysOf>
  ) => {
    const groups = Map.groupBy(threads, ofThread);
    groups.delete(undefined);
    if (groups.size === 0) return [];
    const others = Map.groupBy(candidates, ofCandidate);
    return [...groups].flatMap(([key, some]) => {
      const found = others.get(key);
      return found === undefined ? [] : [[some, found] as const];
    });
  };
  /**
   * Pairs what shares a key, in order and at the least distance from the line where the thread is expected.
   */
  const inOrder = (
    by: MatchedBy,
    ofThread: Key<Thread>,
    ofCandidate: Key<Candidate>,
    allowed: Allowed = () => true,
    expected = (thread: Thread) => lineOf(thread).line,
  ): void => {
    for (const [some, others] of join(free, left, ...keysOf(ofThread, ofCandidate))) {
      const found = align(
        some.map((thread) => ({ thread, line: expected(thread) })),
        others.map((candidate) => ({ candidate, line: candidate.line })),
        ({ thread }, { candidate }) => allowed(thread, candidate) && mayBe(thread, candidate),
      );
      for (const [{ thread }, { candidate }] of found) pair(by, thread, candidate);
    }
  };
  /** Pairs what shares a key that one thread and one candidate have: of those that are left, or of all. */
  const ifUnique = (
    by: MatchedBy,
    among: 'left' | 'all',
    ofThread: Key<Thread>,
    ofCandidate: Key<Candidate>,
    allowed: Allowed,
  ): void => {
    const keys = keysOf(ofThread, ofCandidate);
    if (![...free].some((thread) => keys[0](thread) !== undefined)) return;
    const [some, others] = among === 'left' ? [free, left] : [threads, candidates];
    for (const [[thread, rival], [candidate, lookAlike]] of join(some, others, ...keys)) {
      if (thread === undefined || rival !== undefined || candidate === undefined || lookAlike !== undefined)
        continue;
      if (free.has(thread) && left.has(candidate) && allowed(thread, candidate) && mayBe(thread, candidate))
        pair(by, thread, candidate);
    }
  };

  pairByGit();
  if (mode === 'same') pairByPlace();
  pairUncommitted();
  pairByFingerprint();
  pairPackages();
  const edits = new Map<string, Successors>();
  if ([...free].some(({ where }) => where.kind !== 'at')) {
    pairSuccessors('surroundings', 'formatted');
    pairByText();
    pairSuccessors('edit', 'of');
    pairMoved();
    pairInPlace();
    pairBySurroundings();
  }
  if (free.size > 0) pairCounts();
  return pairs;

  function pairByGit(): void {
    const ofCandidate = ({ path, line }: Candidate) => `${path}\n${line}`;
    // What people decided about comes before what was posted while the finding was another one.
    for (const isMeant of [isSettled, () => true]) {
      const ofThread = (thread: Thread) =>
        thread.where.kind === 'at' && isMeant(thread)
          ? `${thread.where.path}\n${thread.where.line}`
          : undefined;
      inOrder('git', ofThread, ofCandidate, shareMessage);
      const isStable: Allowed = ({ fingerprint }) => mode === 'alike' || !varies(fingerprint, known);
      inOrder('git-reworded', ofThread, ofCandidate, isStable);
    }
  }

  /** What a tool that varies says near a thread of it: of the same rule, in like words, and nearest first. */
  function pairByPlace(): void {
    const findings = Map.groupBy(
      [...left].filter(({ finding }) => varies(finding.scope, known)),
      ({ finding, path }) => `${scopeKey(finding.scope)}\n${path}`,
    );
    const found = [...free].flatMap((thread) => {
      if (thread.where.kind === 'deleted' || !varies(thread.fingerprint, known)) return [];
      const { path, line } = expectedAt(thread, known);
      return (findings.get(`${scopeKey(thread.fingerprint)}\n${path}`) ?? []).flatMap((candidate) => {
        const distance = distanceOf(candidate, line);
        if (distance > MOST_DRIFT) return [];
        const isSameRule = candidate.rule === rules.get(thread) ? 1 : 0;
        const score = isSameRule + shareOfWords(thread, candidate) - distance / (MOST_DRIFT + 1);
        return [{ thread, candidate, score }];
      });
    });
    const best = found.toSorted((a, b) => b.score - a.score);
    // What people decided holds across rules only where a tool names them freely.
    const holds: Allowed = (thread, candidate) =>
      mayBe(thread, candidate) &&
      (!isSettled(thread) || candidate.rule === rules.get(thread) || !named.has(candidate.rule));
    for (const { thread, candidate } of best)
      if (free.has(thread) && left.has(candidate) && holds(thread, candidate))
        pair('place', thread, candidate);
    // It is rather said of an open thread near by than of one that people decided about.
    for (const { thread, candidate } of best) {
      if (!free.has(thread) || isSettled(thread) || thread.isTouched === true) continue;
      const judged = best.find(
        (one) =>
          isSettled(one.thread) &&
          pairs.get(one.thread)?.by === 'place' &&
          pairs.get(one.thread)?.candidate === candidate,
      );
      if (judged === undefined) continue;
      pairs.delete(judged.thread);
      free.add(judged.thread);
      pair('place', thread, candidate);
    }
    // One that is left may have a thread whose finding can have another one; a line that is new has no claim.
    for (const { thread, candidate } of best) {
      const taken = pairs.get(thread);
      if (!left.has(candidate) || taken?.by !== 'place' || isSettled(thread)) continue;
      if (isNewLine(thread, candidate, known)) continue;
      const next = best.find(
        (one) => one.candidate === taken.candidate && free.has(one.thread) && !isSettled(one.thread),
      );
      if (next === undefined) continue;
      pair('place', next.thread, taken.candidate);
      pair('place', thread, candidate);
    }
  }

  /** A finding on lines that the working tree has in place of committed ones is about any of those. */
  function pairUncommitted(): void {
    for (const candidate of left) {
      const { place } = candidate.finding;
      if (place.kind !== 'lines' || place.replaced === undefined) continue;
      const last = candidate.line + place.replaced.last - place.startLine;
      const near = [...free].filter((thread) => {
        const { path, line } = lineOf(thread);
        const isThere =
          thread.where.kind === 'at' && path === candidate.path && line >= candidate.line && line <= last;
        return isThere && rules.get(thread) === candidate.rule && mayBe(thread, candidate);
      });
      const thread = near.find((one) => shareMessage(one, candidate)) ?? near[0];
      if (thread !== undefined) pair('edit', thread, candidate);
    }
  }

  /**
   * The newest version of a fingerprint comes first, and where both have one of a family, an older one says
   * no more.
   */
  function pairByFingerprint(): void {
    const names = new Set([...free].flatMap(({ fingerprint }) => Object.keys(fingerprint.ofTool)));
    const familyOf = (name: string): string => name.replace(/\/v\d+$/u, '');
    const newer: string[] = [];
    for (const name of [...names].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))) {
      const own = (of: Record<string, string>): string | undefined =>
        Object.hasOwn(of, name) ? of[name] : undefined;
      const values = new Map<string, Set<string>>();
      const counts = new Map<string, number>();
      for (const [{ tool, category }, value] of [
        ...threads.map(({ fingerprint }) => [fingerprint, own(fingerprint.ofTool)] as const),
        ...candidates.map(({ finding, said }) => [finding.scope, own(said.ofTool)] as const),
      ]) {
        if (value === undefined) continue;
        const scope = JSON.stringify([tool, category]);
        values.set(scope, (values.get(scope) ?? new Set()).add(value));
        counts.set(scope, (counts.get(scope) ?? 0) + 1);
      }
      // What all findings of a tool have says nothing.
      const isTelling = ({ tool, category }: { tool: string; category: string }): boolean => {
        const scope = JSON.stringify([tool, category]);
        return (values.get(scope)?.size ?? 0) > 1 || (counts.get(scope) ?? 0) <= 2;
      };
      const judges = newer.filter((other) => familyOf(other) === familyOf(name));
      ifUnique(
        'fingerprint',
        'all',
        ({ fingerprint }) => (isTelling(fingerprint) ? own(fingerprint.ofTool) : undefined),
        ({ finding, said }) => (isTelling(finding.scope) ? own(said.ofTool) : undefined),
        ({ fingerprint }, { said }) =>
          !judges.some(
            (other) => Object.hasOwn(fingerprint.ofTool, other) && Object.hasOwn(said.ofTool, other),
          ),
      );
      newer.push(name);
    }
  }

  function pairPackages(): void {
    if (![...left].some(({ said }) => said.about !== undefined)) return;
    const key = (about: string | undefined, path: string): string | undefined =>
      about === undefined ? undefined : `${about}\n${path}`;
    inOrder(
      'package',
      (thread) => key(thread.fingerprint.about, lineOf(thread).path),
      ({ said, path }) => key(said.about, path),
    );
    // A manifest that is gone: the one of another format that came into its folder.
    inOrder(
      'package',
      ({ fingerprint, where }) =>
        where.kind === 'deleted' ? key(fingerprint.about, folderOf(fingerprint.path)) : undefined,
      ({ said, path }) => key(said.about, folderOf(path)),
      ({ fingerprint }, { path }) => {
        const change = known.since.get(fingerprint.commit)?.loose.byNewPath.get(path);
        return change !== undefined && change.oldPath === undefined;
      },
    );
    // Its tool had not told of which package it spoke.
    inOrder(
      'package',
      ({ fingerprint: { about, line }, where }) =>
        about === undefined && line <= 1 && 'path' in where ? where.path : undefined,
      ({ said, path }) => (said.about === undefined ? undefined : path),
      shareMessage,
    );
  }

  /** Only for threads whose own line is not there any more, or of which git cannot tell. */
  function pairByText(): void {
    const wanted = new Set(
      [...free].flatMap(({ where, fingerprint }) => (where.kind === 'at' ? [] : fingerprint.text)),
    );
    const searched = new Set(
      [...free].flatMap((thread) => (thread.where.kind === 'at' ? [] : rules.get(thread))),
    );
    const textOf = (candidate: Candidate): string | undefined => {
      const text = searched.has(candidate.rule) ? candidate.print.text : '';
      return text !== '' && wanted.has(text) ? text : undefined;
    };
    const ofThread =
      (...parts: ((thread: Thread) => string)[]): Key<Thread> =>
      (thread) => {
        const { text } = thread.fingerprint;
        return thread.where.kind === 'at' || text === ''
          ? undefined
          : [text, ...parts.map((of) => of(thread))].join('\n');
      };
    const ofCandidate =
      (...parts: ((candidate: Candidate) => string)[]): Key<Candidate> =>
      (candidate) => {
        const text = textOf(candidate);
        return text === undefined ? undefined : [text, ...parts.map((of) => of(candidate))].join('\n');
      };
    const isNew: Allowed = (thread, candidate) => isNewLine(thread, candidate, known);
    const inFile = (home: (thread: Thread) => string): void => {
      const path = (candidate: Candidate): string => candidate.path;
      for (const around of SURROUNDINGS) {
        const keys = [
          ofThread(home, ({ fingerprint }) => around(fingerprint)),
          ofCandidate(path, ({ print }) => around(print)),
        ] as const;
        ifUnique('surroundings', 'left', ...keys, isNew);
        inOrder('surroundings', ...keys, isNew, expectLines(home));
      }
      ifUnique(
        'message',
        'all',
        ofThread(home, ({ fingerprint }) => fingerprint.messages.join()),
        ofCandidate(path, ({ said }) => said.messages.join()),
        isNew,
      );
      const expected = expectLines(home);
      const isNear: Allowed = (thread, candidate) =>
        Math.abs(expected(thread) - candidate.line) <= NEAR &&
        isNew(thread, candidate) &&
        shareMessage(thread, candidate);
      inOrder('message', ofThread(home), ofCandidate(path), isNear, expected);
    };
    const made = pairs.size;
    inFile((thread) => lineOf(thread).path);
    let moved = findMovedFiles();
    const isElsewhere: Allowed = (thread, candidate) => {
      const target = moved(thread);
      const text = known.lines(known.head, candidate.path)?.[candidate.line - 1] ?? '';
      return (
        (target ?? candidate.path) === candidate.path &&
        isNew(thread, candidate) &&
        (target !== undefined || !IMPORT.test(text))
      );
    };
    for (const around of SURROUNDINGS) {
      ifUnique(
        'other-file',
        'all',
        ofThread(({ fingerprint }) => around(fingerprint)),
        ofCandidate(({ print }) => around(print)),
        isElsewhere,
      );
      moved = findMovedFiles();
    }
    // What is gone from one file may be in one that is new, whatever reads the same elsewhere.
    const homes = new Set(threads.map((thread) => lineOf(thread).path));
    for (const around of [...SURROUNDINGS, () => '']) {
      const [ofOne, ofOther] = [
        ofThread(({ fingerprint }) => around(fingerprint)),
        ofCandidate(({ print }) => around(print)),
      ];
      ifUnique(
        'other-file',
        'left',
        (thread) => (isGone(thread) ? ofOne(thread) : undefined),
        (candidate) => (homes.has(candidate.path) ? undefined : ofOther(candidate)),
        isElsewhere,
      );
      moved = findMovedFiles();
    }
    // Where nothing was found, it would do the same again.
    if (pairs.size > made) inFile((thread) => moved(thread) ?? lineOf(thread).path);
    ifUnique('other-file', 'all', ofThread(), ofCandidate(), isElsewhere);
  }

  /**
   * Where the line of a thread should stand now: shifted like the nearest line that was found again. Where
   * git says that it was removed, the nearest one of its hunk, because lines that are removed together move
   * together.
   */
  function expectLines(home: (thread: Thread) => string): (thread: Thread) => number {
    const landmarksBeside = findLandmarks(home);
    const expect = (thread: Thread): number => {
      const { line } = thread.fingerprint;
      const [above, below] = landmarksBeside(thread);
      const nearest = below === undefined || (above && line - above.old <= below.old - line) ? above : below;
      return nearest === undefined ? lineOf(thread).line : line + nearest.now - nearest.old;
    };
    // A thread is compared with each of its look-alikes.
    const expected = new Map<Thread, number>();
    return (thread) => {
      const line = expected.get(thread) ?? expect(thread);
      expected.set(thread, line);
      return line;
    };
  }

  /** The next lines above and below that of a thread that were found again, and where they are now. */
  function findLandmarks(home: (thread: Thread) => string): (thread: Thread) => (Landmark | undefined)[] {
    const keyOf = ({ fingerprint: { commit, path, line } }: Thread, now: string): string => {
      const hunks = known.since.get(commit)?.loose.byOldPath.get(path)?.hunks ?? [];
      return JSON.stringify([commit, path, now, hunksAround(hunks, line, oldSpan).before?.oldStart]);
    };
    const landmarks = new Map<string, Landmark[]>();
    for (const [thread, { candidate }] of pairs) {
      if (thread.where.kind === 'at' || candidate.line === 0) continue;
      const key = keyOf(thread, candidate.path);
      const group = landmarks.get(key) ?? [];
      landmarks.set(key, group);
      group.push({ old: thread.fingerprint.line, now: candidate.line });
    }
    for (const group of landmarks.values()) group.sort((a, b) => a.old - b.old || a.now - b.now);
    return (thread) => {
      const group = landmarks.get(keyOf(thread, home(thread))) ?? [];
      const next = lowerBound(group, thread.fingerprint.line + 1, ({ old }) => old);
      return [group[next - 1], group[next]];
    };
  }

  function isGone({ where }: Thread): boolean {
    return (
      where.kind === 'deleted' ||
      (where.kind === 'unknown' && known.lines(known.head, where.path) === undefined)
    );
  }

  /**
   * The file in which most lines were found of one that is gone; undefined where it is there, or nothing was
   * found.
   */
  function findMovedFiles(): (thread: Thread) => string | undefined {
    const found = new Map<string, Map<string, number>>();
    for (const [thread, { candidate }] of pairs) {
      const { path } = thread.fingerprint;
      if (candidate.path === path || !isGone(thread)) continue;
      const counts = found.get(path) ?? new Map<string, number>();
      found.set(path, counts.set(candidate.path, (counts.get(candidate.path) ?? 0) + 1));
    }
    const targets = new Map(
      [...found].map(([path, counts]) => [
        path,
        [...counts].toSorted(([a, n], [b, m]) => m - n || compareTexts(a, b))[0]?.[0],
      ]),
    );
    return (thread) => (isGone(thread) ? targets.get(thread.fingerprint.path) : undefined);
  }

  /**
   * A thread goes where its own line went in the edit that changed it, and nowhere else: a finding on another
   * line of the edit is a new one.
   */
  function pairSuccessors(by: MatchedBy, how: keyof Successors): void {
    const changed = [...free].filter(({ where }) => where.kind === 'edited');
    const places = new Map(
      changed.length === 0 ? [] : [...left].map((one) => [placeKey(one.rule, one), one]),
    );
    const found = changed.flatMap((thread) => {
      const { fingerprint, where } = thread;
      if (where.kind !== 'edited') return [];
      const before = known.lines(fingerprint.commit, fingerprint.path) ?? [];
      const now = known.lines(known.head, where.path) ?? [];
      const key = `${fingerprint.commit}\n${fingerprint.path}`;
      const hunks = known.since.get(fingerprint.commit)?.loose.byOldPath.get(fingerprint.path)?.hunks ?? [];
      const successors = edits.get(key) ?? followEdits(hunks, before, now);
      edits.set(key, successors);
      return successors[how](fingerprint.line).flatMap((line) => {
        const candidate = places.get(placeKey(rules.get(thread) ?? '', { path: where.path, line }));
        if (candidate === undefined) return [];
        const score = similarity(before[fingerprint.line - 1] ?? '', now[line - 1] ?? '');
        return { thread, candidate, score, message: Number(shareMessage(thread, candidate)) };
      });
    });
    found.sort((a, b) => b.message - a.message || b.score - a.score || a.candidate.line - b.candidate.line);
    for (const { thread, candidate } of found)
      if (free.has(thread) && left.has(candidate) && mayBe(thread, candidate)) pair(by, thread, candidate);
  }

  /** In a block that was moved and edited at once, within its file or to another one. */
  function pairMoved(): void {
    const changed = [...free].filter(({ where }) => where.kind === 'edited' || where.kind === 'deleted');
    const searched = new Set(changed.map((thread) => rules.get(thread)));
    const found = [...left].filter(({ rule }) => searched.has(rule));
    const places = new Map(found.map((one) => [placeKey(one.rule, one), one]));
    const paths = new Set(found.map(({ path }) => path));
    for (const [commit, some] of Map.groupBy(changed, ({ fingerprint }) => fingerprint.commit)) {
      const diff = known.since.get(commit)?.loose;
      const blocks = new Map<Hunk, Block>();
      const blockOf = new Map<Thread, Block>();
      for (const thread of some) {
        const { path, line } = thread.fingerprint;
        const hunk = hunksAround(diff?.byOldPath.get(path)?.hunks ?? [], line, oldSpan).before;
        if (hunk === undefined || line >= oldSpan(hunk).end) continue;
        const block = blocks.get(hunk) ?? toBlock(path, known.lines(commit, path) ?? [], oldSpan(hunk));
        blocks.set(hunk, block);
        blockOf.set(thread, block);
      }
      const added = [...paths].flatMap((path) =>
        (diff?.byNewPath.get(path)?.hunks ?? []).map((hunk) =>
          toBlock(path, known.lines(known.head, path) ?? [], newSpan(hunk)),
        ),
      );
      const follow = followMoved([...blocks.values()], added);
      for (const [thread, block] of blockOf) {
        const { path, of } = follow.get(block) ?? { path: '', of: () => [] };
        const candidate = of(thread.fingerprint.line)
          .flatMap((line) => places.get(placeKey(rules.get(thread) ?? '', { path, line })) ?? [])
          .find((one) => left.has(one) && shareMessage(thread, one) && mayBe(thread, one));
        if (candidate !== undefined) pair('edit', thread, candidate);
      }
    }
  }

  /**
   * Without its commit, an edited line is next to one that was found again, or between two that moved alike.
   */
  function pairInPlace(): void {
    const landmarksBeside = findLandmarks((thread) => lineOf(thread).path);
    inOrder(
      'edit',
      (thread) => {
        const { where, fingerprint } = thread;
        if (where.kind !== 'unknown' || fingerprint.text === '') return undefined;
        const [above, below] = landmarksBeside(thread);
        const shifts = [above, below].map((near) => near && near.now - near.old);
        const beside = [above, below].flatMap((near) =>
          near !== undefined && Math.abs(near.old - fingerprint.line) === 1 ? near.now - near.old : [],
        );
        const shift = shifts[0] === shifts[1] ? shifts[0] : beside.length === 1 ? beside[0] : undefined;
        return shift === undefined ? undefined : `${where.path}\n${fingerprint.line + shift}`;
      },
      ({ path, line }) => `${path}\n${line}`,
      (thread, candidate) =>
        shareMessage(thread, candidate) && thread.fingerprint.block === candidate.print.block,
    );
  }

  /** Without its commit, an edited line is where its message is in the same surroundings. */
  function pairBySurroundings(): void {
    const lost = new Set(
      [...free].filter(({ where, fingerprint }) => where.kind === 'unknown' && fingerprint.text !== ''),
    );
    const searched = new Set([...lost].map((thread) => rules.get(thread)));
    for (const [index, around] of SURROUNDINGS.entries()) {
      const expected = expectLines((thread) => lineOf(thread).path);
      ifUnique(
        'edit',
        'left',
        (thread) => (lost.has(thread) ? `${lineOf(thread).path}\n${around(thread.fingerprint)}` : undefined),
        (candidate) =>
          searched.has(candidate.rule) ? `${candidate.path}\n${around(candidate.print)}` : undefined,
        (thread, candidate) =>
          shareMessage(thread, candidate) &&
          (index === 0 || Math.abs(expected(thread) - candidate.line) <= LINES_AROUND),
      );
    }
  }

  /**
   * What counts something, such as the length of a file, is on no line of its own, if its rule reports no
   * file twice.
   */
  function pairCounts(): void {
    const places = [
      ...threads.map((thread) => [rules.get(thread), lineOf(thread).path] as const),
      ...candidates.map(({ rule, path }) => [rule, path] as const),
    ];
    const sides = [places.slice(0, threads.length), places.slice(threads.length)];
    const repeating = new Set(
      sides.flatMap((side) =>
        [...Map.groupBy(side, (place) => place.join('\n')).values()].flatMap(([one, other]) =>
          other && one ? [one[0]] : [],
        ),
      ),
    );
    ifUnique(
      'only',
      'all',
      (thread) =>
        repeating.has(rules.get(thread)) || isMarkedGone(thread) ? undefined : lineOf(thread).path,
      ({ path }) => path,
      (thread, candidate) =>
        shareMessage(thread, candidate) &&
        thread.fingerprint.words.join() === candidate.said.words.join() &&
        candidate.finding.results.some(({ message }) => counts(message)),
    );
  }
}

function isOtherPackage({ fingerprint: { about } }: Thread, { said }: Candidate): boolean {
  return about !== undefined && said.about !== undefined && about !== said.about;
}

function isMarkedGone({ mark: { mark } }: Thread): boolean {
  return mark === 'fixed' || mark === 'gone';
}

/** A line that was found again: what stood at `old` stands at `now`. */
interface Landmark {
  old: number;
  now: number;
}

/** What stands around a line: on both sides, above it, below it. */
const SURROUNDINGS: readonly ((print: Fingerprint) => string)[] = [
  ({ above, below }) => `${above} ${below}`,
  ({ above }) => `above ${above}`,
  ({ below }) => `below ${below}`,
];

function shareMessage({ fingerprint }: Thread, { said }: Candidate): boolean {
  return said.messages.some((one) => fingerprint.messages.includes(one));
}

/** Text that stands where it stood is another finding: what was edited or moved stands on a new line. */
function isNewLine({ fingerprint }: Thread, { path, line }: Candidate, { since }: Matching): boolean {
  const loose = since.get(fingerprint.commit)?.loose;
  const file = loose?.byNewPath.get(path);
  if (loose === undefined) return true;
  return (
    file !== undefined && (file.oldPath === undefined || mapLineBackward(file.hunks, line) === undefined)
  );
}

/** How many lines away a change may mend a finding, or bring one. */
export const NEAR_CHANGE = 3;
/** So many lines apart a tool that varies puts the same finding. */
const MOST_DRIFT = 6;
/** A region of more lines says nothing of where in it a finding is. */
const LONGEST_REGION = 12;

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

/** The words that both have, of those that the shorter one has. */
function shareOfWords({ fingerprint }: Thread, { said }: Candidate): number {
  const words = new Set(fingerprint.words);
  const least = Math.min(words.size, said.words.length);
  return least === 0 ? 0 : said.words.filter((word) => words.has(word)).length / least;
}

/**
 * What people decided about a finding of a tool that varies holds for what it says of that place, at no worse
 * level, while the line is as it was judged. What it says of lines that were added since, or near them,
 * nobody has judged, unless it is of the same one of several rules on the very line.
 */
function carriesByPlace(
  { fingerprint, where }: Thread,
  candidate: Candidate,
  known: Matching,
  isOfRule: boolean,
): boolean {
  const { line, path, commit, level } = fingerprint;
  const exact = known.since.get(commit)?.exact;
  if (exact === undefined || where.kind !== 'at' || where.path !== candidate.path) return false;
  if (compareLevels(candidate.finding.level, level) < 0) return false;
  const file = exact.byOldPath.get(path);
  const isJudged = file === undefined || line === 0 || mapLineForward(file.hunks, line) === where.line;
  const isNew = file?.hunks.some(
    (hunk) => hunk.newLines > 0 && isNear(newSpan(hunk), candidate.line, NEAR_CHANGE),
  );
  const isSame = isNew !== true || (isOfRule && candidate.line === where.line);
  return isJudged && isSame && distanceOf(candidate, where.line) <= MOST_DRIFT;
}

/** A dismissal holds for what was judged: the very line, with no other words, and at no worse level. */
function carries(thread: Thread, candidate: Candidate, matching: Matching, isOfRule: boolean): boolean {
  if (!isSettled(thread)) return true;
  const { since, isBaseline } = matching;
  const { fingerprint, where } = thread;
  const isNoWorse = compareLevels(candidate.finding.level, fingerprint.level) >= 0;
  const isTopOfFile = fingerprint.about === undefined && fingerprint.line <= 1;
  if (candidate.said.about !== undefined && (isTopOfFile || fingerprint.about === candidate.said.about))
    return isNoWorse && !isMoreSevere(candidate.said.words, fingerprint.words);
  const known = since.get(fingerprint.commit);
  const places = [`${Math.min(fingerprint.line, 1)}`, `=${fingerprint.line}`];
  if (places.some((place) => known?.lost.has(`${fingerprint.path}\n${place}`))) return false;
  if (varies(fingerprint, matching) && carriesByPlace(thread, candidate, matching, isOfRule)) return true;
  const isTold = isNoWorse && newWords(candidate.said.words, fingerprint.words).length === 0;
  if (!isTold && !isBaseline) return false;
  if (where.kind === 'at') {
    if (where.path !== candidate.path || where.line !== candidate.line) return false;
    const file = known?.exact.byOldPath.get(fingerprint.path);
    if (file === undefined || fingerprint.line === 0) return true;
    if (mapLineForward(file.hunks, fingerprint.line) === candidate.line) return true;
  }
  return isSameCode(thread, candidate, isBaseline);
}

/** It reads the same in the same block of its file, or between the same lines. */
function isSameCode(
  { fingerprint, where }: Thread,
  { print, path }: Candidate,
  isBaseline?: boolean,
): boolean {
  const parts = (['text', 'exact', 'block'] as const).filter((part) => !isBaseline || part !== 'exact');
  if (fingerprint.text === '' || !parts.every((part) => fingerprint[part] === print[part])) return false;
  if (where.kind === 'at') return true;
  const isHome = path === ('path' in where ? where.path : fingerprint.path);
  const [isBelow, isAbove] = [fingerprint.above === print.above, fingerprint.below === print.below];
  // Where git cannot tell, a copy may be what is left.
  const isUnclear =
    where.kind === 'unknown' && (path !== fingerprint.path || fingerprint.copy !== print.copy);
  if (isUnclear) return false;
  const isNested =
    print.block !== TOP_LEVEL && !isBaseline && (where.kind !== 'unknown' || fingerprint.copy === undefined);
  return isHome ? isNested || isBelow || isAbove : isBelow && isAbove;
}
