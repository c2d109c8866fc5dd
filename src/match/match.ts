import { type Diff, type FileChange, toDiff } from '../diff/diff.ts';
import { hunksAround, isNear, mapLineForward, mapPath, oldSpan } from '../diff/line-map.ts';
import { scopeKey } from '../finding/finding.ts';
import { compareLevels } from '../finding/logged-finding.ts';
import { isAbove, isMovedId } from '../finding/rule-ids.ts';
import { ensureCommits } from '../git/commits.ts';
import { type FileTexts, isCountedOtherwise, isLfsPointer } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { readDiff } from '../git/read-diff.ts';
import type { Finding, Thread } from '../model.ts';
import { compareTexts } from '../text/names.ts';
import { isSettled } from '../threads/threads.ts';
import { Candidate, lineOf, type Matching, placeKey, ruleKey, type Since, varies } from './candidate.ts';
import { messagesOf, newWords } from './fingerprint.ts';
import { pairAll } from './pair.ts';
import { NEAR_CHANGE } from './pair-by-place.ts';

// Finds for each thread the finding that it is about, and which threads are about one finding.

interface Asked {
  git: Git;
  head: string;
  texts: FileTexts;
  /** The rules that the logs list, by tool and category. */
  listed?: ReadonlyMap<string, ReadonlySet<string>>;
  /** Tools and categories whose results are not the same from run to run. */
  varying?: ReadonlySet<string>;
  /** Threads stand for findings of the base: results are compared one by one, later. */
  isBaseline?: boolean;
}

/**
 * Asks git what became of the lines of threads, and compares. Fills in `where`, `isTouched` and `duplicateOf`
 * of threads, and `thread`, `matchedBy` and `resembles` of findings.
 *
 * @returns what git knows since each commit of a thread that could be had
 */
export async function match(
  threads: readonly Thread[],
  findings: readonly Finding[],
  asked: Asked,
): Promise<ReadonlyMap<string, Since>> {
  const { head, texts, isBaseline, listed, varying } = asked;
  const since = await readSince(threads, findings, asked);
  locate(threads, since);
  const rules = presentRules(threads, findings, listed);
  const searched = new Set(
    threads.flatMap((thread) =>
      thread.where.kind === 'at' && !isSettled(thread) ? [] : (rules.get(thread) ?? []),
    ),
  );
  await texts.read([
    ...findings.flatMap((finding) =>
      searched.has(ruleKey(finding))
        ? [finding, ...(finding.others ?? [])].flatMap(({ at }) =>
            at === undefined ? [] : { commit: head, path: at.path },
          )
        : [],
    ),
    ...threads.flatMap(({ where, fingerprint: { commit, path } }) => [
      ...('path' in where && where.kind !== 'at' ? [{ commit: head, path: where.path }] : []),
      ...(where.kind === 'edited' || where.kind === 'deleted' ? [{ commit, path }] : []),
    ]),
  ]);
  matchKnown(threads, findings, { head, since, lines: texts.lines, isBaseline, listed, varying });
  return since;
}

function locate(threads: readonly Thread[], since: Matching['since']): void {
  for (const thread of threads) {
    const diff = since.get(thread.fingerprint.commit)?.loose;
    thread.where = whereIs(thread, diff);
    thread.isTouched = diff && isTouched(thread.fingerprint, diff);
  }
}

function isTouched({ path, line }: Thread['fingerprint'], diff: Diff): boolean {
  const { hunks = [], binary = false } = diff.byOldPath.get(path) ?? {};
  return binary || hunks.some((hunk) => line === 0 || isNear(oldSpan(hunk), line, NEAR_CHANGE));
}

/** Pure, but for the columns that it fills in. The order of the input never changes the result. */
export function matchKnown(threads: readonly Thread[], findings: readonly Finding[], known: Matching): void {
  locate(threads, known.since);
  findDuplicates(threads, known);
  const rules = presentRules(threads, findings, known.listed);
  const wanted = new Set(rules.values());
  const candidates = findings
    .flatMap((finding) =>
      finding.at && (wanted.has(ruleKey(finding)) || varies(finding.scope, known))
        ? new Candidate(finding, finding.at, known)
        : [],
    )
    .toSorted(
      (a, b) => compareTexts(a.path, b.path) || a.line - b.line || compareTexts(a.finding.key, b.finding.key),
    );
  // A second thread of a finding stays one, whatever becomes of the first.
  const distinct = threads
    .filter(({ duplicateOf, mark }) => duplicateOf === undefined && mark.mark !== 'retired')
    .toSorted(byPlace);
  // What cannot be reopened, or is not known to be about its place, gets no finding: that is posted anew.
  const [over, alive] = partition(distinct, (thread) => thread.unsure === 'unbound' || isOver(thread));
  // A thread that may say what we did not say takes no finding from another one.
  const [unsure, sure] = partition(
    alive,
    (thread) => thread.unsure !== undefined && thread.unsure !== 'copied',
  );
  for (const some of [sure, unsure]) {
    const free = candidates.filter(({ finding }) => finding.thread === undefined);
    for (const [thread, { by, candidate }] of pairAll(some, free, rules, known)) {
      candidate.finding.thread = thread;
      candidate.finding.matchedBy = by;
    }
  }
  pairElsewhere(sure, candidates, rules, known);
  const paired = new Set(candidates.map(({ finding }) => finding.thread));
  findPerhaps(
    alive.filter((thread) => !paired.has(thread)),
    candidates,
    rules,
  );
  const left = [...alive.filter((thread) => isSettled(thread) && !paired.has(thread)), ...over];
  for (const [thread, { candidate }] of pairAll(left, candidates, rules, known, 'alike'))
    candidate.finding.resembles = thread;
}

/** A tool may name the places of a result in another order than before: its thread stays where it is. */
function pairElsewhere(
  threads: readonly Thread[],
  candidates: readonly Candidate[],
  rules: ReadonlyMap<Thread, string>,
  known: Matching,
): void {
  const paired = new Set(candidates.map(({ finding }) => finding.thread));
  const elsewhere = candidates.flatMap(({ finding }) =>
    finding.thread === undefined
      ? (finding.others ?? []).flatMap((other) =>
          other.at === undefined ? [] : { finding, other, row: { ...finding, ...other }, at: other.at },
        )
      : [],
  );
  if (elsewhere.length === 0) return;
  const rows = new Map(elsewhere.map((one) => [new Candidate(one.row, one.at, known), one]));
  const left = threads.filter((thread) => !paired.has(thread));
  for (const [thread, { by, candidate }] of pairAll(left, [...rows.keys()], rules, known)) {
    const one = rows.get(candidate);
    if (one === undefined || one.finding.thread !== undefined) continue;
    Object.assign(one.finding, one.other, { thread, matchedBy: by });
  }
}

/**
 * Where git cannot tell, a finding without a thread on a line that reads the same may be that of a thread.
 */
function findPerhaps(
  threads: readonly Thread[],
  candidates: readonly Candidate[],
  rules: ReadonlyMap<Thread, string>,
): void {
  const lost = threads.filter(
    ({ where, fingerprint }) => where.kind === 'unknown' && fingerprint.text !== '',
  );
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
 * Two runs at once post the same finding twice. The smallest comment id stays, in plain string order, so that
 * two runs agree; what may not be ours stays only where nothing else does. A thread that was posted beside
 * one that people decided about, or that is over, is none.
 */
function findDuplicates(threads: readonly Thread[], known: Matching): void {
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
    // A tool that varies may report another finding on a line where it has reported one.
    const isOther = ({ fingerprint: { words } }: Thread): boolean =>
      varies(thread.fingerprint, known) && newWords(thread.fingerprint.words, words).length > 0;
    const winner = here.find(
      (other) => !isApart(other, thread) && !isApart(thread, other) && !isOther(other),
    );
    if (winner === undefined) here.push(thread);
    else if (thread.unsure !== 'signed' && thread.unsure !== 'copied') thread.duplicateOf = winner;
  }
}

/**
 * The other one was posted since what people decided did not hold for it, or this one may not be reopened.
 */
function isApart(decided: Thread, { fingerprint: { words, level, commit } }: Thread): boolean {
  if (isOver(decided)) return true;
  if (!isSettled(decided)) return false;
  if (commit !== decided.fingerprint.commit) return true;
  return (
    compareLevels(level, decided.fingerprint.level) < 0 ||
    newWords(words, decided.fingerprint.words).length > 0
  );
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
  { git, head, texts }: Asked,
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
    if (judged.length === 0) since.set(commit, { loose, exact: loose, lost: new Set() });
    else {
      const exact = await readDiff(git, commit, head, { copies: true, linesOf });
      const lost = await findLost(judged, exact, texts);
      since.set(commit, { loose: withHunksOf(exact, loose), exact, lost });
    }
  }
  return since;
}

/**
 * What people judged is lost in a file that was renamed and copied at once, since either may be it; in one
 * whose lines cannot be compared, unless it is unchanged; and, as a whole, in one of which less than half is
 * the same.
 */
async function findLost(
  judged: readonly Thread[],
  exact: Diff,
  texts: FileTexts,
): Promise<ReadonlySet<string>> {
  const copied = new Set(
    exact.files.flatMap(({ status, oldPath }) => (status === 'copied' ? (oldPath ?? []) : [])),
  );
  const changed = judged.flatMap(({ fingerprint: { path, line } }) => {
    const change = exact.byOldPath.get(path);
    return change?.newPath === undefined ? [] : [{ path, now: change.newPath, line, change }];
  });
  await texts.read(
    changed.flatMap(({ path, now }) => [
      { commit: exact.from, path },
      { commit: exact.to, path: now },
    ]),
  );
  const lost = new Set<string>();
  for (const { path, now, line, change } of changed) {
    const sides = [texts.content(exact.from, path), texts.content(exact.to, now)];
    const isUnread =
      (change.binary || change.hunks.length > 0) &&
      sides.some((side) => side === undefined || isLfsPointer(side) || isCountedOtherwise(side));
    const [before = [], after = []] = [texts.lines(exact.from, path), texts.lines(exact.to, now)];
    const kept = before.length - change.hunks.reduce((count, { oldLines }) => count + oldLines, 0);
    const isOther = line === 0 && 2 * kept < Math.max(before.length, after.length);
    const isUnclear = change.status === 'renamed' && copied.has(path);
    // It was renamed, and a copy that was edited took its name; or it was edited, and the copy was not.
    const rivals = exact.files.filter(
      (file) =>
        file.status === 'copied' && file.oldPath === path && countChanged(file) <= countChanged(change),
    );
    if (rivals.some(({ hunks }) => mapLineForward(hunks, line) !== undefined)) lost.add(`${path}\n=${line}`);
    if (isUnread || isOther || isUnclear) lost.add(`${path}\n${Math.min(line, 1)}`);
  }
  return lost;
}

/** Lines that were taken out and put in. */
function countChanged({ hunks }: FileChange): number {
  return hunks.reduce((count, { oldLines, newLines }) => count + oldLines + newLines, 0);
}

/** The files of one diff with the hunks of another. */
function withHunksOf(diff: Diff, other: Diff): Diff {
  const files = diff.files.map((file) => {
    const found = file.newPath === undefined ? undefined : other.byNewPath.get(file.newPath);
    // Without the lines that differ in white space alone it may be no part of the other one.
    if (found === undefined) return file.newPath === undefined ? file : { ...file, hunks: [] };
    return found.oldPath === file.oldPath ? { ...file, hunks: found.hunks } : file;
  });
  return toDiff(diff.from, diff.to, files);
}

function whereIs(
  { fingerprint: { path, line }, marker: { now: said } }: Thread,
  diff: Diff | undefined,
): Thread['where'] {
  if (diff === undefined) return { kind: 'unknown', path };
  const home = mapPath(diff, path);
  // Git lost its file, and its text was found in another one.
  if (home === undefined)
    return said !== undefined && diff.byNewPath.has(said.path)
      ? { kind: 'edited', path: said.path, line: said.line }
      : { kind: 'deleted' };
  const change = diff.byOldPath.get(path);
  if (line === 0 || change === undefined) return { kind: 'at', path: home, line };
  if (change.binary) return { kind: 'edited', path: home, line, isUnread: true };
  const now = mapLineForward(change.hunks, line);
  if (now !== undefined) return { kind: 'at', path: home, line: now };
  const { before } = hunksAround(change.hunks, line, oldSpan);
  const near = before && before.newStart + Math.min(line - before.oldStart, Math.max(before.newLines - 1, 0));
  return { kind: 'edited', path: home, line: Math.max(1, near ?? line) };
}

/**
 * The rule of each thread by its present name. A rule that reports lists the ids that it had before; one that
 * still reports is none of those, unless it stands above: `CWE-78/api-handler` was once posted as `CWE-78`.
 * Where several rules had the id, it is that of a finding on the line of the thread, then of one with its
 * message in the file. An id that nothing reports any more is that of a finding on its line with its message,
 * where both differ by a folder before them or a tag alone.
 */
function presentRules(
  threads: readonly Thread[],
  findings: readonly Finding[],
  listed: Matching['listed'],
): Map<Thread, string> {
  const reported = new Set(findings.map(ruleKey));
  const claims = new Map<string, Finding[]>();
  for (const finding of findings)
    for (const id of finding.rule.deprecatedIds) {
      const key = ruleKey({ scope: finding.scope, rule: { id } });
      // A rule that is listed under its own name has no other one.
      const isThere = reported.has(key) || listed?.get(scopeKey(finding.scope))?.has(id) === true;
      if (isThere && !isAbove(id, finding.rule.id)) continue;
      const known = claims.get(key) ?? [];
      claims.set(key, known);
      known.push(finding);
    }
  const scopeAndRule = ({ fingerprint: { tool, category, rule } }: Thread): string =>
    ruleKey({ scope: { tool, category }, rule: { id: rule } });
  const lines = Map.groupBy(findings, ({ at }) => placeKey('', at));
  const standing = new Set(threads.map((thread) => placeKey(scopeAndRule(thread), lineOf(thread))));
  const places = new Set(
    claims.size === 0 ? [] : findings.map((finding) => placeKey(ruleKey(finding), finding.at)),
  );
  return new Map(
    threads.map((thread) => {
      const { tool, category, rule, messages } = thread.fingerprint;
      const key = scopeAndRule(thread);
      const there = lineOf(thread);
      const claimed = claims.get(key);
      if (claimed === undefined && !reported.has(key)) {
        const isRenamed = ({ scope, rule: now, results }: Finding): boolean =>
          scope.tool === tool &&
          scope.category === category &&
          isMovedId(rule, now.id) &&
          messagesOf(results).some((one) => messages.includes(one));
        const moved = (lines.get(placeKey('', there)) ?? []).filter(isRenamed).map(ruleKey);
        // A rule that has a thread there was no other one before.
        const [heir] = moved.filter((one) => !standing.has(placeKey(one, there))).toSorted();
        return [thread, heir ?? key];
      }
      if (claimed === undefined || places.has(placeKey(key, there))) return [thread, key];
      const near = claimed.filter(({ at }) => at?.path === there.path);
      const here = near.filter(({ at }) => at?.line === there.line);
      const alike = (here.length > 0 ? here : near).filter(({ results }) =>
        messagesOf(results).some((one) => messages.includes(one)),
      );
      const [best] = (alike.length > 0 ? alike : here).map(ruleKey).toSorted();
      return [thread, best ?? (reported.has(key) ? key : (claimed.map(ruleKey).toSorted()[0] as string))];
    }),
  );
}
