import { type Diff, type FileChange, type Hunk, toDiff } from '../diff/diff.ts';
import { mapLineBackward, mapLineForward, mapPath } from '../diff/line-map.ts';
import { scopeKey } from '../finding/finding.ts';
import { compareLevels } from '../finding/spot.ts';
import { ensureCommits } from '../git/commits.ts';
import type { FileTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { findRenamed, isMostlySame, readDiff } from '../git/read-diff.ts';
import { readOtherHunks } from '../git/read-other-hunks.ts';
import { align } from '../match/align.ts';
import { findSuccessors } from '../match/edit-successors.ts';
import { fingerprintOf, TOP_LEVEL } from './fingerprint.ts';
import type { Finding, Fingerprint, MatchedBy, Thread } from './model.ts';
import { isResolvedByHand } from './threads.ts';
import { isDecision } from '../thread/decision.ts';

// Finds for each thread the finding that it is about, among those of its rule. Best evidence first; each way
// works on what those before it left:
//
//   git           git says where the line is now: with the same message, then with another one
//   fingerprint   one of the tool that no other finding and no other thread has
//   surroundings  where the line was replaced, or its commit is gone: its text with what stands around it
//   message, text the text with the message, or alone, in its file
//   other-file    the text in another file
//   edit          the line that an edit made of the old one
//
// A thread that people decided about follows its very line, and nothing that is only like it.

interface Known {
  git: Git;
  /** The head of the change, in whose lines findings are. */
  head: string;
  texts: FileTexts;
  /** The rules that the logs list, by tool and category. */
  rules?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Threads stand for findings of the base: results are compared one by one, later. */
  isBaseline?: boolean;
}

/** A finding as it is compared. */
interface Candidate {
  finding: Finding;
  rule: string;
  path: string;
  line: number;
  print: Fingerprint;
}

/** What git knows between the commit of a thread and the head. */
export interface Since {
  /** White space aside. */
  loose: Diff;
  /** White space counts. */
  exact: Diff;
  /** Files in which nothing that people decided holds any more, `PATH\nLINE`: 0 for the whole file, 1 for its lines. */
  lost: ReadonlySet<string>;
  /** Hunks of files, by old path, for every other way to count their lines: an analyzer may have used any. */
  counted: ReadonlyMap<string, readonly (readonly Hunk[])[]>;
}

/** @returns what git knows since each commit of a thread that could be had */
export async function match(threads: readonly Thread[], findings: readonly Finding[], known: Known): Promise<ReadonlyMap<string, Since>> {
  const since = await readSince(threads, findings, known);
  for (const thread of threads) thread.where = whereIs(thread, since.get(thread.fingerprint.commit)?.loose);
  findDuplicates(threads);
  // A second thread of a finding stays one, whatever becomes of the first.
  const distinct = threads.filter(({ duplicateOf, mark }) => duplicateOf === undefined && mark.mark !== 'retired');
  const rules = new Map(distinct.map((thread) => [thread, ruleOf(thread, findings, known)]));
  const wanted = new Set(rules.values());
  const compared = findings.filter((finding) => wanted.has(ruleKey(finding)) && finding.at !== undefined);
  const { head, texts } = known;
  await texts.read([
    ...compared.map(({ at }) => ({ commit: head, path: at?.path ?? '' })),
    ...threads.flatMap(({ where, fingerprint: { commit, path } }) =>
      where.kind === 'edited' ? [{ commit, path }, { commit: head, path: where.path }] : [],
    ),
  ]);
  const candidates = compared.map((finding): Candidate => {
    const { path = '', line = 0 } = finding.at ?? {};
    const print = fingerprintOf(finding, head, texts.lines(head, path));
    return { finding, rule: ruleKey(finding), path, line, print };
  });
  const pool = new Pool(candidates, rules, since, known);
  // What cannot be reopened, or is not known to be about its place, gets no finding: that is posted anew.
  const [over, alive] = partition(distinct, (thread) => thread.unsure === 'unbound' || isOver(thread));
  // A thread that may say what we did not say takes no finding from another one.
  const [unsure, sure] = partition(alive, (thread) => thread.unsure !== undefined && thread.unsure !== 'copied');
  pool.pairAll(sure);
  pool.pairAll(unsure);
  const settled = alive.filter((thread) => isSettled(thread) && !candidates.some(({ finding }) => finding.thread === thread));
  new Pool(candidates, rules, since, known, 'resembles').pairAll([...settled, ...over]);
  return since;
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
    // What is not known to be about its place stands for nothing.
    if (winner === undefined) here.push(...(thread.unsure === 'unbound' ? [] : [thread]));
    else if (thread.unsure !== 'signed' && thread.unsure !== 'copied') thread.duplicateOf = winner;
  }
}

/** The other one was posted since what people decided did not hold for it, or this one may not be reopened. */
function isApart(decided: Thread, { fingerprint: { words, level, commit } }: Thread): boolean {
  if (isOver(decided)) return true;
  if (!isSettled(decided)) return false;
  if (commit !== decided.fingerprint.commit) return true;
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
  findings: readonly Finding[],
  { git, head, texts }: Known,
): Promise<ReadonlyMap<string, Since>> {
  const linesOf = new Set([
    ...threads.map(({ fingerprint }) => fingerprint.path),
    ...findings.flatMap(({ at }) => at?.path ?? []),
  ]);
  const commits = new Set(threads.map(({ fingerprint }) => fingerprint.commit));
  const presence = commits.size === 0 ? [] : await ensureCommits(git, commits);
  const since = new Map<string, Since>();
  for (const [commit, state] of presence) {
    if (state !== 'present') continue;
    const loose = await readDiff(git, commit, head, { ignoresSpace: true, linesOf });
    const judged = threads.filter((thread) => thread.fingerprint.commit === commit && isSettled(thread));
    if (judged.length === 0) since.set(commit, { loose, exact: loose, lost: new Set(), counted: new Map() });
    else {
      const exact = await tellCopies(judged, await readDiff(git, commit, head, { copies: true, linesOf }), git);
      since.set(commit, { loose: withHunksOf(exact, loose), exact, ...(await findLost(judged, exact, git, texts)) });
    }
  }
  return since;
}

/** A file that was renamed and copied at once: its commits tell which of the two it became. */
async function tellCopies(judged: readonly Thread[], diff: Diff, git: Git): Promise<Diff> {
  const { from, to, files, byOldPath } = diff;
  const renamed = judged.flatMap(({ fingerprint: { path } }) => (byOldPath.get(path)?.status === 'renamed' ? path : []));
  const copied = renamed.filter((path) => files.some(({ status, oldPath }) => status === 'copied' && oldPath === path));
  const heirs = await findRenamed(git, from, to, copied);
  const told = files.map((file): FileChange => {
    const heir = heirs.get(file.oldPath ?? '')?.now?.newPath;
    if (heir === undefined || (file.status !== 'renamed' && file.status !== 'copied')) return file;
    const { oldPath: _, ...copy } = file;
    return file.newPath === heir ? { ...file, status: 'renamed' } : { ...copy, status: 'added', hunks: [] };
  });
  return heirs.size === 0 ? diff : toDiff(from, to, told);
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
): Promise<Pick<Since, 'lost' | 'counted'>> {
  const copied = new Set(exact.files.flatMap(({ status, oldPath }) => (status === 'copied' ? (oldPath ?? []) : [])));
  const changed = judged.flatMap(({ fingerprint: { path, line } }) => {
    const change = exact.byOldPath.get(path);
    if (change?.newPath === undefined) return [];
    const [before, after] = [
      { commit: exact.from, path },
      { commit: exact.to, path: change.newPath },
    ];
    return [{ path, before, after, line: Math.min(line, 1), change }];
  });
  const edited = changed.filter(({ change }) => change.hunks.length > 0);
  const ways = await readOtherHunks(git, edited, texts);
  const counted = new Map(edited.map(({ path }, index) => [path, ways[index] ?? []]));
  await texts.read(changed.flatMap(({ before, after }) => [before, after]));
  const lost = new Set<string>();
  for (const { path, before, after, line, change } of changed) {
    const isUnread = edited.some((one, index) => one.path === path && ways[index] === undefined);
    const [then, now] = [before, after].map((name) => texts.content(name.commit, name.path));
    const isOther = line === 0 && then !== undefined && now !== undefined && !(await isMostlySame(git, then, now));
    const isUnclear = change.status === 'renamed' && copied.has(path);
    if (isUnread || isOther || isUnclear) lost.add(`${path}\n${line}`);
  }
  return { lost, counted };
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
  if (change.binary) return { kind: 'edited', path: file.path, line, isUnread: true };
  const now = mapLineForward(change.hunks, line);
  if (now !== undefined) return { kind: 'at', path: file.path, line: now };
  const near = change.hunks.filter((hunk) => hunk.oldStart <= line).at(-1);
  return { kind: 'edited', path: file.path, line: near === undefined ? line : Math.max(1, near.newStart) };
}

export function ruleKey({ scope, rule }: Pick<Finding, 'scope'> & { rule: { id: string } }): string {
  return JSON.stringify([scope.tool, scope.category, rule.id]);
}

/** The rule of a thread by its present name: a rule that reports lists the ids that it had before. */
function ruleOf(
  { fingerprint: { tool, category, rule } }: Thread,
  findings: readonly Finding[],
  { rules }: Pick<Known, 'rules'>,
): string {
  const key = JSON.stringify([tool, category, rule]);
  // A rule that is listed under its own name has no other one.
  if (rules?.get(scopeKey({ tool, category }))?.has(rule) || findings.some((finding) => ruleKey(finding) === key)) return key;
  const renamed = findings.find(
    ({ scope, rule: now }) =>
      scope.tool === tool && scope.category === category && now.deprecatedIds.includes(rule),
  );
  return renamed === undefined ? key : ruleKey(renamed);
}

/** People decided about it: by a reply, or by resolving it. */
export function isSettled(thread: Thread): boolean {
  return (
    isResolvedByHand(thread) ||
    (thread.statement !== undefined && isDecision(thread.statement)) ||
    thread.mark.mark === 'dismissed'
  );
}

class Pool {
  readonly #candidates: readonly Candidate[];
  readonly #rules: ReadonlyMap<Thread, string>;
  readonly #since: ReadonlyMap<string, Since>;
  readonly #known: Known;
  /** `resembles`: what would be a thread's own, if what people decided did not matter. */
  readonly #column: 'thread' | 'resembles';
  readonly #left: Set<Candidate>;
  #threads = new Set<Thread>();

  constructor(
    candidates: readonly Candidate[],
    rules: ReadonlyMap<Thread, string>,
    since: ReadonlyMap<string, Since>,
    known: Known,
    column: 'thread' | 'resembles' = 'thread',
  ) {
    this.#column = column;
    this.#candidates = candidates;
    this.#rules = rules;
    this.#since = since;
    this.#known = known;
    this.#left = new Set(candidates);
  }

  pairAll(threads: readonly Thread[]): void {
    this.#threads = new Set(threads);
    this.#pairByGit();
    this.#pairUncommitted();
    this.#pairByFingerprint();
    this.#pairByText();
    this.#pairEdited();
  }

  #pair(by: MatchedBy, thread: Thread, candidate: Candidate): void {
    candidate.finding[this.#column] = thread;
    if (this.#column === 'thread') candidate.finding.matchedBy = by;
    this.#left.delete(candidate);
    this.#threads.delete(thread);
  }

  /** Pairs what shares a key, in the order of their lines and without crossing. */
  #pairByKey(
    by: MatchedBy,
    keyOfThread: (thread: Thread) => string | undefined,
    keyOf: (candidate: Candidate) => string | undefined,
    allowed: (thread: Thread, candidate: Candidate) => boolean = () => true,
    isUnique = false,
  ): void {
    const wanted = Map.groupBy(this.#threads, (thread) => this.#keyed(this.#rules.get(thread), keyOfThread(thread)));
    wanted.delete(undefined);
    if (wanted.size === 0) return;
    const there = Map.groupBy(this.#left, (one) => this.#keyed(one.rule, keyOf(one)));
    for (const [key, threads] of wanted) {
      const others = there.get(key) ?? [];
      if (isUnique && (threads.length > 1 || others.length > 1)) continue;
      const pairs = align(
        threads.map((thread) => ({ thread, line: expectedLine(thread) })),
        others.map((candidate) => ({ candidate, line: candidate.line })),
        ({ thread }, { candidate }) => allowed(thread, candidate) && this.#mayBe(thread, candidate),
      );
      for (const [{ thread }, { candidate }] of pairs) this.#pair(by, thread, candidate);
    }
  }

  #keyed(rule: string | undefined, key: string | undefined): string | undefined {
    return key === undefined ? undefined : `${rule}\n${key}`;
  }

  #isAt({ where }: Thread, { path, line }: Candidate): boolean {
    return where.kind === 'at' && where.path === path && where.line === line;
  }

  /** A decision holds for what was judged: the very line, with no other words, and at no worse level. */
  #mayBe(thread: Thread, candidate: Candidate): boolean {
    if (!isSettled(thread) || this.#column === 'resembles') return true;
    const { fingerprint, where } = thread;
    if (this.#since.get(fingerprint.commit)?.lost.has(`${fingerprint.path}\n${Math.min(fingerprint.line, 1)}`)) return false;
    const { print, finding } = candidate;
    const told = new Set(fingerprint.words);
    const isTold = compareLevels(finding.level, fingerprint.level) >= 0 && print.words.every((word) => told.has(word));
    if (!isTold && !this.#known.isBaseline) return false;
    const since = this.#since.get(fingerprint.commit);
    const ways = since?.counted.get(fingerprint.path) ?? [];
    if (where.kind !== 'at') return ways.length === 0 && this.#isMoved(thread, candidate);
    if (!this.#isAt(thread, candidate)) return false;
    const file = since?.exact.byOldPath.get(fingerprint.path);
    if (file === undefined || fingerprint.line === 0) return true;
    const isSameLine = [file.hunks, ...ways].every(
      (hunks) => mapLineForward(hunks, fingerprint.line) === candidate.line,
    );
    return isSameLine || (ways.length === 0 && this.#isSameCode(fingerprint, print));
  }

  /** It stands in the same block of its file, or there beside the same lines; in another file between the same lines. */
  #isMoved({ fingerprint, where }: Thread, { print, path }: Candidate): boolean {
    const isHome = path === ('path' in where ? where.path : fingerprint.path);
    const isNested = print.block !== TOP_LEVEL && !this.#known.isBaseline;
    const [isBelow, isAbove] = [fingerprint.above === print.above, fingerprint.below === print.below];
    return this.#isSameCode(fingerprint, print) && (isHome ? isNested || isBelow || isAbove : isBelow && isAbove);
  }

  #isSameCode(then: Fingerprint, now: Fingerprint): boolean {
    const isSame = this.#known.isBaseline ? then.text === now.text : then.exact === now.exact;
    return then.text !== '' && isSame && then.block === now.block;
  }

  #pairByGit(): void {
    const ofThread = ({ where }: Thread) => (where.kind === 'at' ? `${where.path}\n${where.line}` : undefined);
    const of = ({ path, line }: Candidate) => `${path}\n${line}`;
    this.#pairByKey('git', ofThread, of, (thread, { print }) =>
      print.messages.some((one) => thread.fingerprint.messages.includes(one)),
    );
    this.#pairByKey('git-reworded', ofThread, of);
  }

  /** A finding on lines that the working tree has in place of committed ones is about any of those. */
  #pairUncommitted(): void {
    const replacing = [...this.#left].filter(({ finding: { place } }) => place.kind === 'lines' && place.replaced);
    for (const candidate of replacing.toSorted((a, b) => a.line - b.line)) {
      const { place } = candidate.finding;
      const { last = 0 } = place.kind === 'lines' ? (place.replaced ?? {}) : {};
      const length = place.kind === 'lines' ? last - place.startLine : 0;
      const found = [...this.#threads]
        .filter(
          ({ where }) =>
            where.kind === 'at' &&
            where.path === candidate.path &&
            where.line >= candidate.line &&
            where.line <= candidate.line + length,
        )
        .filter((thread) => this.#rules.get(thread) === candidate.rule && this.#mayBe(thread, candidate))
        .toSorted((a, b) => shared(b, candidate) - shared(a, candidate) || expectedLine(a) - expectedLine(b))[0];
      if (found !== undefined) this.#pair('edit', found, candidate);
    }
  }

  #pairByFingerprint(): void {
    const names = new Set([...this.#threads].flatMap(({ fingerprint }) => Object.keys(fingerprint.ofTool)));
    const all = this.#candidates;
    for (const name of [...names].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))) {
      const values = all.flatMap(({ print }) => print.ofTool[name] ?? []);
      if (values.length > 1 && new Set(values).size === 1) continue;
      const counts = Map.groupBy(all, ({ rule, print }) => `${rule}\n${print.ofTool[name]}`);
      this.#pairByKey(
        'fingerprint',
        (thread) => thread.fingerprint.ofTool[name],
        (one) => one.print.ofTool[name],
        (_, one) => counts.get(`${one.rule}\n${one.print.ofTool[name]}`)?.length === 1,
        true,
      );
    }
  }

  #pairByText(): void {
    const home = ({ where, fingerprint }: Thread): string => ('path' in where ? where.path : fingerprint.path);
    const searching = ({ where, fingerprint }: Thread): string | undefined =>
      where.kind === 'at' || fingerprint.text === '' ? undefined : fingerprint.text;
    const isNew = (thread: Thread, candidate: Candidate): boolean => this.#isNew(thread, candidate);
    const key = (...parts: (string | undefined)[]): string | undefined =>
      parts.includes(undefined) || parts.includes('') ? undefined : parts.join('\n');
    for (const part of [
      ({ above, below }: Fingerprint) => `${above} ${below}`,
      ({ above }: Fingerprint) => `above ${above}`,
      ({ below }: Fingerprint) => `below ${below}`,
    ])
      this.#pairByKey(
        'surroundings',
        (thread) => key(home(thread), searching(thread), part(thread.fingerprint)),
        ({ path, print }) => key(path, print.text, part(print)),
        isNew,
      );
    this.#pairByKey(
      'message',
      (thread) => key(home(thread), searching(thread), thread.fingerprint.messages.join()),
      ({ path, print }) => key(path, print.text, print.messages.join()),
      isNew,
      true,
    );
    this.#pairByKey(
      'text',
      (thread) => key(home(thread), searching(thread)),
      ({ path, print }) => key(path, print.text),
      isNew,
      true,
    );
    this.#pairByKey(
      'other-file',
      (thread) => key(searching(thread), thread.fingerprint.above, thread.fingerprint.below),
      ({ print }) => key(print.text, print.above, print.below),
      isNew,
      true,
    );
    this.#pairByKey('other-file', (thread) => key(searching(thread)), ({ print }) => key(print.text), isNew, true);
  }

  /** Text that stands where it stood is another finding: what was edited or moved stands on a new line. */
  #isNew(thread: Thread, { path, line }: Candidate): boolean {
    const loose = this.#since.get(thread.fingerprint.commit)?.loose;
    if (loose === undefined) return true;
    const file = loose.byNewPath.get(path);
    return file !== undefined && (file.oldPath === undefined || mapLineBackward(file.hunks, line) === undefined);
  }

  #pairEdited(): void {
    const edits = Map.groupBy(
      [...this.#threads].filter((thread) => thread.where.kind === 'edited' && (!isSettled(thread) || this.#column === 'resembles')),
      ({ fingerprint: { commit, path } }) => `${commit}\n${path}`,
    );
    for (const threads of edits.values()) {
      const [{ fingerprint, where } = threads[0] as Thread] = threads;
      const { head, texts } = this.#known;
      const change = this.#since.get(fingerprint.commit)?.loose.byOldPath.get(fingerprint.path);
      if (change === undefined || where.kind !== 'edited') continue;
      const before = texts.lines(fingerprint.commit, fingerprint.path) ?? [];
      const now = texts.lines(head, where.path) ?? [];
      const cut = (lines: readonly string[], start: number, count: number, hunk: number) =>
        lines
          .slice(start - 1, start - 1 + count)
          .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: start + index, text, hunk }]));
      const removed = change.hunks.flatMap(({ oldStart, oldLines }, hunk) => cut(before, oldStart, oldLines, hunk));
      const added = change.hunks.flatMap(({ newStart, newLines }, hunk) => cut(now, newStart, newLines, hunk));
      const successors = findSuccessors(removed, added);
      for (const thread of threads) {
        const lines = successors.of(thread.fingerprint.line);
        const found = [...this.#left].find(
          (one) => one.rule === this.#rules.get(thread) && one.path === where.path && lines.includes(one.line),
        );
        if (found !== undefined) this.#pair('edit', thread, found);
      }
    }
  }
}

/** 1 where both have a message in common. */
function shared({ fingerprint }: Thread, { print }: Candidate): number {
  return Number(print.messages.some((one) => fingerprint.messages.includes(one)));
}

function expectedLine({ where, fingerprint }: Thread): number {
  return 'line' in where ? where.line : fingerprint.line;
}
