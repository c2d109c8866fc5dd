import { type Diff, toDiff } from '../diff/diff.ts';
import { hunksAround, mapLineBackward, mapLineForward, mapPath, oldSpan } from '../diff/line-map.ts';
import { isAbove } from '../finding/rule-ids.ts';
import { compareLevels } from '../finding/spot.ts';
import { ensureCommits } from '../git/commits.ts';
import { type FileTexts, isLfsPointer, toLines } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { isMostlySame, readDiff } from '../git/read-diff.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { otherReadings } from '../text/line-ends.ts';
import { isDecision } from '../thread/decision.ts';
import { align, lowerBound } from './align.ts';
import { followEdits, type Successors, similarity } from './edits.ts';
import { fingerprintOf, LINES_AROUND, messagesOf, saidOf } from './fingerprint.ts';
import type { Finding, Fingerprint, Line, MatchedBy, Thread } from './model.ts';
import { isResolvedByHand } from './threads.ts';

// Finds for each thread the finding that it is about, among those of its rule. Best evidence first; each way
// works on what those before it left:
//
//   git           git says where the line is now: with the same message, then with another one
//   fingerprint   one of the tool that no other finding and no other thread has
//   surroundings  where the line was replaced, or its commit is gone: its text with what stands around it
//   message, text the text with the message, or alone, in its file: the only one, or next to where it is expected
//   other-file    the text in another file
//   edit          the line that an edit made of it; without its commit, the message in the same surroundings
//
// A thread that people decided about follows its very line, and nothing that is only like it.

/** What matching knows of the world. */
interface Known {
  /** The head of the change, in whose lines findings are. */
  head: string;
  /** By each commit of a thread that could be had. */
  since: ReadonlyMap<string, Since>;
  /** The lines of a file of a commit; undefined where it has none. */
  lines: (commit: string, path: string) => readonly string[] | undefined;
  /** Threads stand for findings of the base: results are compared one by one, later. */
  isBaseline?: boolean | undefined;
}

/** A finding as it is compared. */
class Candidate {
  readonly finding: Finding;
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly #known: Known;
  #said: ReturnType<typeof saidOf> | undefined;
  #print: Fingerprint | undefined;

  constructor(finding: Finding, { path, line }: Line, known: Known) {
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
  /** Files in which nothing that people decided holds any more, `PATH\nLINE`: 0 for the whole file, 1 for its lines. */
  lost: ReadonlySet<string>;
}

/** Asks git what became of the lines of threads, and compares. */
export async function match(
  threads: readonly Thread[],
  findings: readonly Finding[],
  { git, head, texts, isBaseline }: { git: Git; head: string; texts: FileTexts; isBaseline?: boolean },
): Promise<void> {
  const since = await readSince(threads, git, head, texts);
  locate(threads, since);
  const rules = presentRules(threads, findings);
  const searched = new Set(
    threads.flatMap((thread) => (thread.where.kind === 'at' && !isSettled(thread) ? [] : (rules.get(thread) ?? []))),
  );
  await texts.read([
    ...findings.flatMap((finding) =>
      finding.at && searched.has(ruleKey(finding)) ? [{ commit: head, path: finding.at.path }] : [],
    ),
    ...threads.flatMap(({ where, fingerprint: { commit, path } }) => [
      ...('path' in where && where.kind !== 'at' ? [{ commit: head, path: where.path }] : []),
      ...(where.kind === 'edited' ? [{ commit, path }] : []),
    ]),
  ]);
  matchKnown(threads, findings, { head, since, lines: texts.lines, isBaseline });
}

function locate(threads: readonly Thread[], since: Known['since']): void {
  for (const thread of threads) thread.where = whereIs(thread, since.get(thread.fingerprint.commit)?.loose);
}

/** Pure, but for the columns that it fills in. The order of the input never changes the result. */
export function matchKnown(threads: readonly Thread[], findings: readonly Finding[], known: Known): void {
  locate(threads, known.since);
  findDuplicates(threads);
  const rules = presentRules(threads, findings);
  const wanted = new Set(rules.values());
  const candidates = findings
    .flatMap((finding) => (finding.at && wanted.has(ruleKey(finding)) ? new Candidate(finding, finding.at, known) : []))
    .toSorted((a, b) => compareTexts(a.path, b.path) || a.line - b.line || compareTexts(a.finding.key, b.finding.key));
  const distinct = threads.filter(({ duplicateOf }) => duplicateOf === undefined).toSorted(byPlace);
  // What cannot be reopened, or is not known to be about its place, gets no finding: that is posted anew.
  const [over, alive] = partition(distinct, (thread) => thread.unsure === 'unbound' || isOver(thread));
  // A thread that may say what we did not say takes no finding from another one.
  const [unsure, sure] = partition(alive, (thread) => thread.unsure !== undefined && thread.unsure !== 'copied');
  for (const some of [sure, unsure]) {
    const free = candidates.filter(({ finding }) => finding.thread === undefined);
    for (const [thread, { by, candidate }] of pairAll(some, free, rules, known)) {
      candidate.finding.thread = thread;
      candidate.finding.matchedBy = by;
    }
  }
  const paired = new Set(candidates.map(({ finding }) => finding.thread));
  findPerhaps(alive.filter((thread) => !paired.has(thread)), candidates, rules);
  const left = [...alive.filter((thread) => isSettled(thread) && !paired.has(thread)), ...over];
  for (const [thread, { candidate }] of pairAll(left, candidates, rules, known, 'alike'))
    candidate.finding.resembles = thread;
}

/** Where git cannot tell, a finding without a thread on a line that reads the same may be that of a thread. */
function findPerhaps(
  threads: readonly Thread[],
  candidates: readonly Candidate[],
  rules: ReadonlyMap<Thread, string>,
): void {
  const lost = threads.filter(({ where, fingerprint }) => where.kind === 'unknown' && fingerprint.text !== '');
  const searched = new Set(lost.map((thread) => rules.get(thread)));
  const left = new Map(
    candidates
      .filter(({ rule, finding }) => finding.thread === undefined && searched.has(rule))
      .map(({ rule, print, path }) => [`${rule}\n${print.text}`, path]),
  );
  for (const thread of lost) {
    const perhaps = left.get(`${rules.get(thread)}\n${thread.fingerprint.text}`);
    if (thread.where.kind === 'unknown' && perhaps !== undefined) thread.where = { ...thread.where, perhaps };
  }
}

/** By what they are about: ids of comments decide only between threads that are alike in all of that. */
function byPlace({ fingerprint: a, comment }: Thread, { fingerprint: b, comment: other }: Thread): number {
  return (
    compareTexts(a.path, b.path) ||
    a.line - b.line ||
    compareTexts(a.commit, b.commit) ||
    compareTexts(a.messages.join(), b.messages.join()) ||
    compareTexts(comment.id, other.id)
  );
}

function partition<T>(items: readonly T[], holds: (item: T) => boolean): [T[], T[]] {
  return [items.filter(holds), items.filter((item) => !holds(item))];
}

/**
 * Two runs at once post the same finding twice. The smallest comment id stays, in plain string order, so that two
 * runs agree; what may not be ours stays only where nothing else does. A thread that was posted beside one that
 * people decided about, or that is over, is none.
 */
function findDuplicates(threads: readonly Thread[]): void {
  const rank = ({ unsure, comment }: Thread): string =>
    `${unsure === 'copied' ? 0 : unsure === undefined ? 1 : unsure === 'signed' ? 2 : 3} ${comment.id}`;
  const standing = new Map<string, Thread[]>();
  const alive = threads.filter(({ mark }) => mark.mark !== 'retired');
  for (const thread of alive.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    const { tool, category, rule, path, line, commit } = thread.fingerprint;
    const { where } = thread;
    const place = where.kind === 'at' ? ['now', where.path, where.line] : ['then', commit, path, line];
    const key = JSON.stringify([tool, category, rule, ...place]);
    const here = standing.get(key) ?? [];
    standing.set(key, here);
    const winner = here.find((other) => !isApart(other, thread) && !isApart(thread, other));
    if (winner === undefined) here.push(thread);
    else if (thread.unsure !== 'signed' && thread.unsure !== 'copied') thread.duplicateOf = winner;
  }
}

/** The other one tells more than what people decided about, or was posted since this one may not be reopened. */
function isApart(decided: Thread, { fingerprint: { words, level } }: Thread): boolean {
  if (isOver(decided)) return true;
  if (!isSettled(decided)) return false;
  const told = new Set(decided.fingerprint.words);
  return compareLevels(level, decided.fingerprint.level) < 0 || !words.every((word) => told.has(word));
}

/** It is resolved, no person decided that it stays so, and this account may not reopen it. */
export function isOver({ isResolved, comment, mark }: Thread): boolean {
  if (!isResolved) return false;
  const isOurs = mark.mark !== 'open' && mark.mark !== 'dismissed';
  return (comment.mayResolve === false && isOurs) || mark.mark === 'over';
}

async function readSince(
  threads: readonly Thread[],
  git: Git,
  head: string,
  texts: FileTexts,
): Promise<ReadonlyMap<string, Since>> {
  const commits = new Set(threads.map(({ fingerprint }) => fingerprint.commit));
  const presence = commits.size === 0 ? [] : await ensureCommits(git, commits);
  const since = new Map<string, Since>();
  for (const [commit, state] of presence) {
    if (state !== 'present') continue;
    const loose = await readDiff(git, commit, head, { ignoresSpace: true });
    const judged = threads.filter((thread) => thread.fingerprint.commit === commit && isSettled(thread));
    if (judged.length === 0) since.set(commit, { loose, exact: loose, lost: new Set() });
    else {
      const exact = await readDiff(git, commit, head, { copies: true });
      const lost = await findLost(judged, exact, git, texts);
      since.set(commit, { loose: withHunksOf(exact, loose), exact, lost });
    }
  }
  return since;
}

/**
 * What people judged is lost in a file that was renamed and copied at once, since either may be it; in one whose
 * lines cannot be read, unless it is unchanged; and, as a whole, in one that git would not call the same.
 */
async function findLost(
  judged: readonly Thread[],
  exact: Diff,
  git: Git,
  texts: FileTexts,
): Promise<ReadonlySet<string>> {
  const copied = new Set(exact.files.flatMap(({ status, oldPath }) => (status === 'copied' ? (oldPath ?? []) : [])));
  const changed = judged.flatMap(({ fingerprint: { path, line } }) => {
    const change = exact.byOldPath.get(path);
    return change?.newPath === undefined ? [] : [{ path, now: change.newPath, line: Math.min(line, 1), change }];
  });
  await texts.read(
    changed.flatMap(({ path, now }) => [
      { commit: exact.from, path },
      { commit: exact.to, path: now },
    ]),
  );
  const lost = new Set<string>();
  for (const { path, now, line, change } of changed) {
    const [before, after] = [texts.content(exact.from, path), texts.content(exact.to, now)];
    const isUnread =
      before === undefined ||
      after === undefined ||
      isLfsPointer(before) ||
      isLfsPointer(after) ||
      // Analyzers end lines where git does not: nobody knows which line was judged.
      [before, after].some((content) => otherReadings(toLines(content)).length > 0);
    const isOther = line === 0 && !isUnread && !(await isMostlySame(git, before, after));
    const isUnclear = change.status === 'renamed' && copied.has(path);
    if ((isUnread && change.hunks.length > 0) || isOther || isUnclear) lost.add(`${path}\n${line}`);
  }
  return lost;
}

/** The files of one diff with the hunks of another. */
function withHunksOf(diff: Diff, other: Diff): Diff {
  const files = diff.files.map((file) => {
    const found = file.newPath === undefined ? undefined : other.byNewPath.get(file.newPath);
    return found?.oldPath === file.oldPath && found ? { ...file, hunks: found.hunks } : file;
  });
  return toDiff(diff.from, diff.to, files);
}

function whereIs({ fingerprint: { path, line }, marker: { now: said } }: Thread, diff: Diff | undefined): Thread['where'] {
  if (diff === undefined) return { kind: 'unknown', path };
  const file = mapPath(diff, path);
  // Git lost its file, and its text was found in another one.
  if (file.kind === 'gone')
    return said !== undefined && diff.byNewPath.has(said.path)
      ? { kind: 'edited', path: said.path, line: said.line }
      : { kind: 'deleted' };
  const change = diff.byOldPath.get(path);
  if (line === 0 || change === undefined) return { kind: 'at', path: file.path, line };
  const now = change.binary ? undefined : mapLineForward(change.hunks, line);
  if (now !== undefined) return { kind: 'at', path: file.path, line: now };
  const { before } = hunksAround(change.hunks, line, oldSpan);
  const near = before && before.newStart + Math.min(line - before.oldStart, Math.max(before.newLines - 1, 0));
  return { kind: 'edited', path: file.path, line: Math.max(1, near ?? line) };
}

export function ruleKey({ scope, rule }: Pick<Finding, 'scope'> & { rule: { id: string } }): string {
  return JSON.stringify([scope.tool, scope.category, rule.id]);
}

/**
 * The rule of each thread by its present name. A rule that reports lists the ids that it had before; one that still
 * reports is none of those, unless it stands above: `CWE-78/api-handler` was once posted as `CWE-78`. Where several
 * rules had the id, it is that of a finding on the line of the thread, then of one with its message in the file.
 */
function presentRules(threads: readonly Thread[], findings: readonly Finding[]): Map<Thread, string> {
  const reported = new Set(findings.map(ruleKey));
  const claims = new Map<string, Finding[]>();
  for (const finding of findings)
    for (const id of finding.rule.deprecatedIds) {
      const key = ruleKey({ scope: finding.scope, rule: { id } });
      if (reported.has(key) && !isAbove(id, finding.rule.id)) continue;
      const known = claims.get(key) ?? [];
      claims.set(key, known);
      known.push(finding);
    }
  const places = new Set(claims.size === 0 ? [] : findings.map((finding) => placeKey(ruleKey(finding), finding.at)));
  return new Map(
    threads.map((thread) => {
      const { tool, category, rule, messages } = thread.fingerprint;
      const key = ruleKey({ scope: { tool, category }, rule: { id: rule } });
      const there = lineOf(thread);
      const claimed = claims.get(key);
      if (claimed === undefined || places.has(placeKey(key, there))) return [thread, key];
      const near = claimed.filter(({ at }) => at?.path === there.path);
      const here = near.filter(({ at }) => at?.line === there.line);
      const alike = (here.length > 0 ? here : near).filter(({ findings }) =>
        messagesOf(findings).some((one) => messages.includes(one)),
      );
      const [best] = (alike.length > 0 ? alike : here).map(ruleKey).toSorted();
      return [thread, best ?? (reported.has(key) ? key : (claimed.map(ruleKey).toSorted()[0] as string))];
    }),
  );
}

function placeKey(rule: string, at: Line | undefined): string {
  return `${rule}\n${at?.path}\n${at?.line}`;
}

/** Where the line of a thread is, or about. */
function lineOf({ where, fingerprint: { path, line } }: Thread): Line {
  return { path: 'path' in where ? where.path : path, line: 'line' in where ? where.line : line };
}

/** People decided about it: by a reply, or by resolving it. */
export function isSettled(thread: Thread): boolean {
  return (
    isResolvedByHand(thread) ||
    (thread.statement !== undefined && isDecision(thread.statement)) ||
    thread.mark.mark === 'dismissed'
  );
}

type Allowed = (thread: Thread, candidate: Candidate) => boolean;
type Key<T> = (item: T) => string | undefined;

/** What many files begin with: alone it tells nothing of where the rest of a file went. */
const IMPORT = /^\s*(?:import|from|use|using|#include|require|package)\b|\brequire\(/u;
/** How far a line that has look-alikes, and other surroundings than before, may stand from where it is expected. */
const NEAR = 1;

/**
 * Pairs threads with candidates, both in order.
 *
 * @param mode `alike`: whatever people decided
 */
function pairAll(
  threads: readonly Thread[],
  candidates: readonly Candidate[],
  rules: ReadonlyMap<Thread, string>,
  known: Known,
  mode: 'same' | 'alike' = 'same',
): Map<Thread, { by: MatchedBy; candidate: Candidate }> {
  const pairs = new Map<Thread, { by: MatchedBy; candidate: Candidate }>();
  if (threads.length === 0) return pairs;
  const free = new Set(threads);
  const left = new Set(candidates);
  const mayBe: Allowed = mode === 'alike' ? () => true : (thread, candidate) => carries(thread, candidate, known);
  const pair = (by: MatchedBy, thread: Thread, candidate: Candidate): void => {
    pairs.set(thread, { by, candidate });
    free.delete(thread);
    left.delete(candidate);
  };
  const keysOf = (ofThread: Key<Thread>, ofCandidate: Key<Candidate>) => {
    const keyed = (rule: string | undefined, key: string | undefined) => (key === undefined ? undefined : `${key}\n${rule}`);
    return [
      (thread: Thread) => keyed(rules.get(thread), ofThread(thread)),
      (candidate: Candidate) => keyed(candidate.rule, ofCandidate(candidate)),
    ] as const;
  };
  const join = (threads: Iterable<Thread>, candidates: Iterable<Candidate>, ...[ofThread, ofCandidate]: ReturnType<typeof keysOf>) => {
    const groups = Map.groupBy(threads, ofThread);
    groups.delete(undefined);
    if (groups.size === 0) return [];
    const others = Map.groupBy(candidates, ofCandidate);
    return [...groups].flatMap(([key, some]) => {
      const found = others.get(key);
      return found === undefined ? [] : [[some, found] as const];
    });
  };
  /** Pairs what shares a key, in order and at the least distance from the line where the thread is expected. */
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
      if (thread === undefined || rival !== undefined || candidate === undefined || lookAlike !== undefined) continue;
      if (free.has(thread) && left.has(candidate) && allowed(thread, candidate) && mayBe(thread, candidate))
        pair(by, thread, candidate);
    }
  };

  pairByGit();
  pairUncommitted();
  pairByFingerprint();
  if (![...free].some(({ where }) => where.kind !== 'at')) return pairs;
  const edits = new Map<string, Successors>();
  pairSuccessors('surroundings', 'formatted');
  pairByText();
  pairSuccessors('edit', 'of');
  pairBySurroundings();
  return pairs;

  function pairByGit(): void {
    const ofCandidate = ({ path, line }: Candidate) => `${path}\n${line}`;
    // What people decided about comes before what was posted while the finding was another one.
    for (const isMeant of [isSettled, () => true]) {
      const ofThread = (thread: Thread) =>
        thread.where.kind === 'at' && isMeant(thread) ? `${thread.where.path}\n${thread.where.line}` : undefined;
      inOrder('git', ofThread, ofCandidate, shareMessage);
      inOrder('git-reworded', ofThread, ofCandidate);
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
        const isThere = thread.where.kind === 'at' && path === candidate.path && line >= candidate.line && line <= last;
        return isThere && rules.get(thread) === candidate.rule && mayBe(thread, candidate);
      });
      const thread = near.find((one) => shareMessage(one, candidate)) ?? near[0];
      if (thread !== undefined) pair('edit', thread, candidate);
    }
  }

  /** The newest version of a fingerprint comes first, and where both have one of a family, an older one says no more. */
  function pairByFingerprint(): void {
    const names = new Set([...free].flatMap(({ fingerprint }) => Object.keys(fingerprint.ofTool)));
    const familyOf = (name: string): string => name.replace(/\/v\d+$/u, '');
    const newer: string[] = [];
    for (const name of [...names].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))) {
      const own = (of: Record<string, string>): string | undefined => (Object.hasOwn(of, name) ? of[name] : undefined);
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
          !judges.some((other) => Object.hasOwn(fingerprint.ofTool, other) && Object.hasOwn(said.ofTool, other)),
      );
      newer.push(name);
    }
  }

  /** Only for threads whose own line is not there any more, or of which git cannot tell. */
  function pairByText(): void {
    const wanted = new Set([...free].flatMap(({ where, fingerprint }) => (where.kind === 'at' ? [] : fingerprint.text)));
    const searched = new Set([...free].flatMap((thread) => (thread.where.kind === 'at' ? [] : rules.get(thread))));
    const textOf = (candidate: Candidate): string | undefined => {
      const text = searched.has(candidate.rule) ? candidate.print.text : '';
      return text !== '' && wanted.has(text) ? text : undefined;
    };
    const ofThread =
      (...parts: ((thread: Thread) => string)[]): Key<Thread> =>
      (thread) => {
        const { text } = thread.fingerprint;
        return thread.where.kind === 'at' || text === '' ? undefined : [text, ...parts.map((of) => of(thread))].join('\n');
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
      const near = (by: MatchedBy, allowed: Allowed): void => {
        const expected = expectLines(home);
        const isNear: Allowed = (one, other) => Math.abs(expected(one) - other.line) <= NEAR && allowed(one, other);
        inOrder(by, ofThread(home), ofCandidate(path), isNear, expected);
      };
      ifUnique(
        'message',
        'all',
        ofThread(home, ({ fingerprint }) => fingerprint.messages.join()),
        ofCandidate(path, ({ said }) => said.messages.join()),
        isNew,
      );
      near('message', (thread, candidate) => isNew(thread, candidate) && shareMessage(thread, candidate));
      ifUnique('text', 'all', ofThread(home), ofCandidate(path), isNew);
      near('text', isNew);
    };
    const made = pairs.size;
    inFile((thread) => lineOf(thread).path);
    let moved = findMovedFiles();
    const isElsewhere: Allowed = (thread, candidate) => {
      const target = moved(thread);
      const text = known.lines(known.head, candidate.path)?.[candidate.line - 1] ?? '';
      return (target ?? candidate.path) === candidate.path && isNew(thread, candidate) && (target !== undefined || !IMPORT.test(text));
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
    // Where nothing was found, it would do the same again.
    if (pairs.size > made) inFile((thread) => moved(thread) ?? lineOf(thread).path);
    ifUnique('other-file', 'all', ofThread(), ofCandidate(), isElsewhere);
  }

  /**
   * Where the line of a thread should stand now: shifted like the nearest line that was found again. Where git says that
   * it was removed, the nearest one of its hunk, because lines that are removed together move together.
   */
  function expectLines(home: (thread: Thread) => string): (thread: Thread) => number {
    const keyOf = ({ fingerprint: { commit, path, line } }: Thread, now: string): string => {
      const hunks = known.since.get(commit)?.loose.byOldPath.get(path)?.hunks ?? [];
      return JSON.stringify([commit, path, now, hunksAround(hunks, line, oldSpan).before?.oldStart]);
    };
    const landmarks = new Map<string, { old: number; now: number }[]>();
    for (const [thread, { candidate }] of pairs) {
      if (thread.where.kind === 'at' || candidate.line === 0) continue;
      const key = keyOf(thread, candidate.path);
      const group = landmarks.get(key) ?? [];
      landmarks.set(key, group);
      group.push({ old: thread.fingerprint.line, now: candidate.line });
    }
    for (const group of landmarks.values()) group.sort((a, b) => a.old - b.old || a.now - b.now);
    const expect = (thread: Thread): number => {
      const { line } = thread.fingerprint;
      const group = landmarks.get(keyOf(thread, home(thread))) ?? [];
      const next = lowerBound(group, line + 1, ({ old }) => old);
      const [above, below] = [group[next - 1], group[next]];
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

  /** The file in which most lines were found of one that is gone; undefined where it is there, or nothing was found. */
  function findMovedFiles(): (thread: Thread) => string | undefined {
    const isGone = ({ where }: Thread): boolean =>
      where.kind === 'deleted' || (where.kind === 'unknown' && known.lines(known.head, where.path) === undefined);
    const found = new Map<string, Map<string, number>>();
    for (const [thread, { candidate }] of pairs) {
      const { path } = thread.fingerprint;
      if (candidate.path === path || !isGone(thread)) continue;
      const counts = found.get(path) ?? new Map<string, number>();
      found.set(path, counts.set(candidate.path, (counts.get(candidate.path) ?? 0) + 1));
    }
    const targets = new Map(
      [...found].map(([path, counts]) => [path, [...counts].toSorted(([a, n], [b, m]) => m - n || compareTexts(a, b))[0]?.[0]]),
    );
    return (thread) => (isGone(thread) ? targets.get(thread.fingerprint.path) : undefined);
  }

  /**
   * A thread goes where its own line went in the edit that changed it, and nowhere else: a finding on another line of
   * the edit is a new one.
   */
  function pairSuccessors(by: MatchedBy, how: keyof Successors): void {
    const changed = [...free].filter(({ where }) => where.kind === 'edited');
    const places = new Map(changed.length === 0 ? [] : [...left].map((one) => [placeKey(one.rule, one), one]));
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

  /** Without its commit, an edited line is where its message is in the same surroundings. */
  function pairBySurroundings(): void {
    const lost = new Set([...free].filter(({ where, fingerprint }) => where.kind === 'unknown' && fingerprint.text !== ''));
    const searched = new Set([...lost].map((thread) => rules.get(thread)));
    for (const [index, around] of SURROUNDINGS.entries()) {
      const expected = expectLines((thread) => lineOf(thread).path);
      ifUnique(
        'edit',
        'left',
        (thread) => (lost.has(thread) ? `${lineOf(thread).path}\n${around(thread.fingerprint)}` : undefined),
        (candidate) => (searched.has(candidate.rule) ? `${candidate.path}\n${around(candidate.print)}` : undefined),
        (thread, candidate) =>
          shareMessage(thread, candidate) && (index === 0 || Math.abs(expected(thread) - candidate.line) <= LINES_AROUND),
      );
    }
  }
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
function isNewLine({ fingerprint }: Thread, { path, line }: Candidate, { since }: Known): boolean {
  const loose = since.get(fingerprint.commit)?.loose;
  const file = loose?.byNewPath.get(path);
  if (loose === undefined) return true;
  return file !== undefined && (file.oldPath === undefined || mapLineBackward(file.hunks, line) === undefined);
}

/** A decision holds for what was judged: the very line, with no other words, and at no worse level. */
function carries(thread: Thread, candidate: Candidate, { since, isBaseline }: Known): boolean {
  if (!isSettled(thread)) return true;
  const { fingerprint, where } = thread;
  const known = since.get(fingerprint.commit);
  if (known?.lost.has(`${fingerprint.path}\n${Math.min(fingerprint.line, 1)}`)) return false;
  const told = new Set(fingerprint.words);
  const isTold =
    compareLevels(candidate.finding.level, fingerprint.level) >= 0 && candidate.said.words.every((word) => told.has(word));
  if (!isTold && !isBaseline) return false;
  if (where.kind === 'at') {
    if (where.path !== candidate.path || where.line !== candidate.line) return false;
    const file = known?.exact.byOldPath.get(fingerprint.path);
    if (file === undefined || fingerprint.line === 0) return true;
    if (mapLineForward(file.hunks, fingerprint.line) === candidate.line) return true;
  }
  const { print } = candidate;
  // Where git cannot tell, a copy may be what is left.
  const isAlone = candidate.path === fingerprint.path && !fingerprint.isRepeated && !print.isRepeated;
  if (where.kind === 'unknown' && !isAlone) return false;
  const isSame = (['text', 'exact', 'block'] as const).every((part) => fingerprint[part] === print[part]);
  return fingerprint.text !== '' && isSame;
}
