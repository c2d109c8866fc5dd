import { type BaseLog, createDoubtOfTool, notAtBase } from '../change/read-baseline.ts';
import type { Logs } from '../change/read-logs.ts';
import type { Diff } from '../diff/diff.ts';
import { mapLineBackward } from '../diff/line-map.ts';
import { gatherDoubts } from '../finding/doubts.ts';
import {
  isBehind,
  isUncommitted,
  type Place,
  placeName,
  type Scope,
  scopeKey,
  scopeName,
} from '../finding/finding.ts';
import {
  compareLevels,
  type LoggedFinding,
  severityOf,
  splitDuplicates,
  toFindings,
} from '../finding/logged-finding.ts';
import { mayHaveRun } from '../finding/rule-ids.ts';
import type { FileTexts } from '../git/file-texts.ts';
import type { Git } from '../git/git.ts';
import { readDiff } from '../git/read-diff.ts';
import type { ComparedWithBase, Finding, Fingerprint, Line, MatchedBy, Result, Thread } from '../model.ts';
import { withoutSuggestions } from '../threads/suggestions.ts';
import { namesIn } from '../threads/wording.ts';
import { fingerprintOf } from './fingerprint.ts';
import { match } from './match.ts';
import { WAYS } from './pair.ts';

// Fills in `baselineState`. Unchanged is what the base had beyond doubt; on a line of the change everything
// else is new, and so it is elsewhere if the base was looked at in the same way. What cannot be known is
// judged by its line, as without a baseline.

type Read = Extract<BaseLog, { kind: 'read' }>;

interface Compared {
  git: Git;
  texts: FileTexts;
  /** The commit that the logs are of: findings are compared where they stand there. */
  analyzed: string;
  findings: readonly Finding[];
  completeness: Logs['completeness'];
  versions: Logs['versions'];
}

/** Ways of matching that leave no doubt. */
const STRONG: readonly MatchedBy[] = [
  'git',
  'git-reworded',
  'fingerprint',
  'surroundings',
  'message',
  'other-file',
  'package',
];

type Judged = Pick<Finding, 'newLevel' | 'newSeverity' | 'newResults'>;

/** What of a finding is judged by these of its results, worst first. */
function judgedBy({ level }: Pick<Finding, 'level'>, results: readonly Result[]): Judged {
  const [worst] = results;
  return {
    newLevel: worst?.level ?? level,
    newSeverity: worst && severityOf(worst),
    newResults: results,
  };
}

/** What a log itself says of the base: results that it calls unchanged or updated are not new. */
export function believe(finding: LoggedFinding): Judged & Pick<Finding, 'baselineState' | 'baselineReason'> {
  const { results } = finding;
  const isOld = ({ baselineState = 'new' }: Result): boolean => baselineState !== 'new';
  const present = results.filter(isPresent);
  const [first] = present;
  if (first === undefined || !present.every(isOld)) {
    const fresh = results.filter((result) => !isOld(result));
    return judgedBy(finding, fresh);
  }
  return {
    ...judgedBy(finding, results),
    baselineState: 'unchanged',
    baselineReason: `the log says that it is not new (baselineState ${first.baselineState})`,
  };
}

export async function compareWithBaseline(base: BaseLog, order: Compared): Promise<ComparedWithBase> {
  const { findings, git, analyzed, texts } = order;
  const present = findings.filter(({ suppressed }) => !suppressed);
  const unknown = new Map<string, number>();
  const say = (finding: Finding, why: string): void => {
    // The log itself says of the base what its log does not.
    if (finding.baselineState === 'unchanged') return;
    finding.baselineState = 'unknown';
    finding.baselineReason = why;
    unknown.set(why, (unknown.get(why) ?? 0) + 1);
  };
  if (base.kind === 'unusable') {
    for (const finding of present) say(finding, `the baseline cannot be used: ${base.because}`);
    return { unknown, gone: 0, warnings: [], failures: base.failures };
  }
  const linesOf = new Set([
    ...present.flatMap((finding) => placeOf(finding)?.path ?? []),
    ...base.results.flatMap(({ place }) => place.path ?? []),
  ]);
  const change = await readDiff(git, base.commit, analyzed, { linesOf });
  const stale =
    base.commit === base.expected
      ? undefined
      : {
          commit: base.commit,
          since: await readDiff(git, base.commit, base.expected, { linesOf }),
          change: await readDiff(git, base.expected, analyzed, { linesOf }),
        };
  const { pairs, edited, left } = await findPairs(base, present, change, { git, head: analyzed, texts });
  const doubtOf = createDoubt(base, change, stale, order);
  for (const finding of present) {
    const pair = pairs.get(finding);
    // The target may have mended it since the log was made, and the change brings it back.
    const isDoubtful = isOfChange(finding) && (stale !== undefined || isOneOf(finding));
    const known = pair === undefined || isDoubtful ? undefined : pair.known;
    const reason = pair === undefined ? '' : describePair(base.commit, pair);
    const fresh = finding.results.filter((result) => isPresent(result) && !known?.has(result));
    if (known !== undefined && fresh.length === 0) {
      finding.baselineState = 'unchanged';
      finding.baselineReason = reason;
      continue;
    }
    const left = finding.results.filter((result) => !known?.has(result));
    Object.assign(finding, judgedBy(finding, left));
    const why = isOfChange(finding) ? undefined : doubtOf(finding);
    if (why !== undefined) say(finding, why);
    else {
      finding.baselineState = 'new';
      const was = stale === undefined ? edited.get(finding) : undefined;
      if (was !== undefined) finding.was = was;
    }
    if (known !== undefined && why === undefined) finding.baselineReason = reason;
  }
  return {
    commit: base.commit,
    unknown,
    gone: countGone(left, present, change, base, order),
    warnings: [
      ...base.completeness.unverifiedTools.map(({ scope, reason }) => notAtBase(scope, reason)),
      ...base.completeness.unverifiedFiles.map(({ reason, path }) => `baseline: ${path}: ${reason}`),
    ],
    failures: [],
  };
}

interface PairOfBase {
  before: LoggedFinding;
  by: MatchedBy | undefined;
  /** Results of the finding that the base had. */
  known: ReadonlySet<Result>;
}

/**
 * Matches what the base had as if it were threads that people have decided about, so that nothing that is
 * only alike is taken for the same.
 */
async function findPairs(
  { commit, results: before }: Read,
  present: readonly Finding[],
  change: Diff,
  known: { git: Git; head: string; texts: FileTexts },
): Promise<{
  pairs: Map<Finding, PairOfBase>;
  edited: Map<Finding, string>;
  left: LoggedFinding[];
}> {
  const then = toFindings(splitDuplicates(before.filter(isPresent)).distinct);
  await known.texts.read(
    then.flatMap(({ place: { path } }) => (path === undefined ? [] : [{ commit, path }])),
  );
  const linesThen = (path: string): readonly string[] | undefined => known.texts.lines(commit, path);
  const pairs = new Map<Finding, PairOfBase>();
  const used = new Set<LoggedFinding>();
  const add = (
    finding: Finding,
    earlier: LoggedFinding,
    by: MatchedBy | undefined,
    suggestions: boolean,
  ): void => {
    const results =
      pairs.has(finding) || used.has(earlier) ? undefined : findKnown(finding, earlier, suggestions);
    if (results === undefined) return;
    pairs.set(finding, { before: earlier, by, known: results });
    used.add(earlier);
  };
  pairWithoutLines(present, then, change, add);
  const threads = new Map(
    then.flatMap((earlier) => {
      const at = placeOf(earlier);
      if (used.has(earlier) || at === undefined) return [];
      const then = { ...earlier, at } as Finding;
      return [[toThread(earlier, fingerprintOf(then, commit, linesThen(at.path))), earlier] as const];
    }),
  );
  const rows = new Map(present.filter((one) => !pairs.has(one)).map((one) => [copyOf(one), one]));
  await match([...threads.keys()], [...rows.keys()], { ...known, isBaseline: true });
  for (const [row, finding] of rows) {
    const earlier = row.thread && threads.get(row.thread);
    const by = row.matchedBy;
    if (earlier !== undefined && by !== undefined && STRONG.includes(by))
      add(finding, earlier, by, by === 'git-reworded' || by === 'git');
  }
  for (const [finding, earlier] of findLengths(present, then, change, linesThen, known))
    add(finding, earlier, undefined, false);

  // What the line of a new finding said before it was edited. That excuses nothing.
  const gone = [...threads].filter(([, earlier]) => !used.has(earlier));
  const fresh = new Map(
    present.filter((one) => !pairs.has(one) && isOfChange(one)).map((one) => [copyOf(one), one]),
  );
  for (const [thread] of gone) Object.assign(thread, { isResolved: false });
  await match(
    gone.map(([thread]) => thread),
    [...fresh.keys()],
    known,
  );
  const edited = new Map<Finding, string>();
  for (const [row, finding] of fresh) {
    const { thread } = row;
    const earlier = thread && threads.get(thread);
    const now = row.thread === undefined ? [] : fingerprintOf(row, known.head, undefined).messages;
    const shares = now.some((one) => thread?.fingerprint.messages.includes(one));
    if (row.matchedBy === 'edit' && shares && earlier?.place.kind === 'lines')
      edited.set(finding, linesThen(earlier.place.path)?.[earlier.place.startLine - 1] ?? '');
  }
  return { pairs, edited, left: then.filter((earlier) => !used.has(earlier)) };
}

/** What may be in several files. */
function isOneOf({ place }: Finding): boolean {
  return place.kind === 'nowhere' && !place.byName && place.mayBe !== undefined && place.mayBe.length > 0;
}

/** Where it stands in the analyzed commit; line 0: the whole file. */
function placeOf({ place }: Pick<Finding, 'place'>): Line | undefined {
  if (place.kind === 'nowhere' || place.kind === 'uncommitted') return undefined;
  return { path: place.path, line: place.kind === 'lines' ? place.startLine : 0 };
}

function copyOf(finding: Finding): Finding {
  const { thread: _, matchedBy: __, at: ___, others = [], ...row } = finding;
  return { ...row, at: placeOf(finding), others: others.map((one) => ({ ...one, at: placeOf(one) })) };
}

/** A finding of the base, as matching takes what people decided about. */
function toThread(earlier: LoggedFinding, fingerprint: Fingerprint): Thread {
  const mark = { mark: 'open', step: 0, head: fingerprint.commit, replies: 0 } as const;
  return {
    id: earlier.key,
    comment: { id: earlier.key, discussionId: earlier.key, body: '' },
    text: '',
    marker: { ...mark, fingerprint, stands: 0, says: '', nonce: earlier.key, check: '', grouped: [] },
    mark,
    fingerprint,
    accepts: true,
    replies: [],
    marks: [],
    isResolved: true,
    where: { kind: 'unknown', path: fingerprint.path },
  };
}

/** Of what has no line, its words are all that there is to compare. */
function pairWithoutLines(
  present: readonly Finding[],
  then: readonly LoggedFinding[],
  change: Diff,
  add: (finding: Finding, earlier: LoggedFinding, by: MatchedBy, suggestions: boolean) => void,
): void {
  const keyOf = (
    { scope, rule, place, results: findings }: LoggedFinding,
    path: string | undefined,
  ): string =>
    JSON.stringify([
      scopeKey(scope),
      rule.id,
      path,
      place.kind,
      findings.map(({ message }) => namesIn(message)),
    ]);
  const isMeant = (place: Place, isChanged: (path: string) => boolean): boolean =>
    (place.kind === 'nowhere' && !isBehind(place)) || (place.kind === 'file' && !isChanged(place.path));
  const known = Map.groupBy(
    then.filter(({ place }) => isMeant(place, (path) => change.byOldPath.has(path))),
    (earlier) => keyOf(earlier, earlier.place.path),
  );
  const left = new Set(present.filter(({ place }) => isMeant(place, (path) => change.byNewPath.has(path))));
  const said = ({ results: findings }: LoggedFinding): string =>
    JSON.stringify(findings.map(({ message }) => message));
  for (const isSame of [(a: LoggedFinding, b: LoggedFinding) => said(a) === said(b), () => true])
    for (const finding of left) {
      const others = known.get(keyOf(finding, finding.place.path)) ?? [];
      const index = others.findIndex((earlier) => isSame(earlier, finding));
      const [earlier] = index === -1 ? [] : others.splice(index, 1);
      if (earlier === undefined) continue;
      add(finding, earlier, 'message', false);
      left.delete(finding);
    }
}

/**
 * The only finding of its rule in a file, then and now, whose message tells the length of the file and
 * nothing else.
 */
function findLengths(
  present: readonly Finding[],
  then: readonly LoggedFinding[],
  change: Diff,
  linesThen: (path: string) => readonly string[] | undefined,
  { head, texts }: { head: string; texts: FileTexts },
): [Finding, LoggedFinding][] {
  const only = <T extends LoggedFinding>(
    all: readonly T[],
    pathOf: (earlier: T) => string | undefined,
  ): Map<string, T> =>
    new Map(
      [...Map.groupBy(all, (earlier) => ruleInFile(earlier, pathOf(earlier)))].flatMap(
        ([key, [one, another]]) =>
          one?.place.kind === 'lines' && another === undefined && one.results.length === 1
            ? [[key, one] as const]
            : [],
      ),
    );
  const before = only(then, ({ place }) => place.path);
  const mask = ({ results: findings }: LoggedFinding, lines: readonly string[] = []): string =>
    (findings[0]?.message ?? '').replace(/\p{N}+/gu, (number) =>
      number === String(lines.length) ? '#' : number,
    );
  return [...only(present, ({ place }) => place.path && pathBefore(change, place.path))].flatMap(
    ([key, finding]): [Finding, LoggedFinding][] => {
      const earlier = before.get(key);
      const path = finding.place.path ?? '';
      if (earlier === undefined || isOfChange(finding) || !change.byNewPath.has(path)) return [];
      const now = mask(finding, texts.lines(head, path));
      return now.includes('#') && now === mask(earlier, linesThen(earlier.place.path ?? ''))
        ? [[finding, earlier]]
        : [];
    },
  );
}

function ruleInFile({ scope, rule }: LoggedFinding, path = ''): string {
  return JSON.stringify([scopeKey(scope), rule.id, path]);
}

function fileKey(scope: Scope, path: string | undefined): string {
  return `${scopeKey(scope)}\n${path}`;
}

function pathBefore(change: Diff, path: string): string | undefined {
  const file = change.byNewPath.get(path);
  return file === undefined ? path : file.status === 'copied' ? undefined : file.oldPath;
}

/**
 * The results of a finding that have one of their own at the base, which says the same, numbers aside, and is
 * no milder; undefined where all of it is new.
 *
 * @param suggestions whether the names that a tool suggests may be others, as on a line that is the same
 */
function findKnown(
  now: LoggedFinding,
  then: LoggedFinding,
  suggestions: boolean,
): ReadonlySet<Result> | undefined {
  const words = ({ message }: Result): string => namesIn(message).join(' ');
  // What is about security, or leads elsewhere, may name the source of the trouble.
  const wordsAside = ({ message, rule, cwes = [], isLinked }: Result): string | undefined =>
    isLinked ||
    rule.securitySeverity !== undefined ||
    (rule.cwes ?? []).length + cwes.length > 0 ||
    rule.tags.some((tag) => /security/iu.test(tag))
      ? undefined
      : namesIn(withoutSuggestions(message)).join(' ');
  const present = now.results.filter(isPresent);
  const [known, used] = [new Set<Result>(), new Set<Result>()];
  for (const wording of suggestions ? [words, wordsAside] : [words])
    for (const result of present) {
      const said = wording(result);
      const same = then.results.find(
        (one) =>
          !used.has(one) &&
          isPresent(one) &&
          said !== undefined &&
          wording(one) === said &&
          compareLevels(result.level, one.level) >= 0,
      );
      if (known.has(result) || same === undefined) continue;
      known.add(result);
      used.add(same);
    }
  return known.size === 0 && present.length > 0 ? undefined : known;
}

function isPresent({ presence }: Result): boolean {
  return presence.kind === 'present';
}

/** The change adds its line. */
function isOfChange({ position, place }: Finding): boolean {
  return position.narrowest === 'added' || isUncommitted(place);
}

/** `ESLint reported it at 9a2c4e1:src/a.js:12 (found again: by git, same message)` */
function describePair(commit: string, { before: then, by }: PairOfBase): string {
  const place = placeName(then.place);
  const at = place === '' ? '' : `:${place}`;
  const way =
    then.place.kind === 'nowhere'
      ? 'same message'
      : by === undefined
        ? 'it tells the length of its file'
        : WAYS[by];
  return `${scopeName(then.scope)} reported it at ${commit.slice(0, 7)}${at} (found again: ${way})`;
}

interface Stale {
  commit: string;
  since: Diff;
  change: Diff;
}

/** Why it cannot be known whether a finding that the base did not have is new. */
function createDoubt(
  { completeness, versions }: Read,
  change: Diff,
  stale: Stale | undefined,
  order: Pick<Compared, 'versions'>,
): (finding: Finding) => string | undefined {
  const doubtOfTool = createDoubtOfTool({ completeness, versions }, order.versions);
  const files = new Set(completeness.unverifiedFiles.map(({ scope, path }) => fileKey(scope, path)));
  return (finding) => {
    const { scope, rule, place } = finding;
    const at = placeOf(finding);
    if (isBehind(place)) return 'its file is behind a link or in a submodule, and those are not compared';
    const ofTool = doubtOfTool(scope);
    if (ofTool !== undefined) return ofTool;
    const key = scopeKey(scope);
    if (!mayHaveRun(rule, completeness.ruleCatalogues.get(key)))
      return `rule ${rule.id} of ${scopeName(scope)} did not run at the base`;
    const now = place.path;
    const path = now === undefined ? undefined : pathBefore(change, now);
    if (
      path !== undefined &&
      (completeness.fileCatalogues.get(key)?.has(path) === false || files.has(fileKey(scope, path)))
    )
      return `${scopeName(scope)} did not look at its file at the base`;
    return stale !== undefined && at !== undefined && differsSince(stale, at)
      ? `the baseline is of ${stale.commit.slice(0, 7)}, and that line has since changed on the target branch`
      : undefined;
  };
}

/** Whether the target has another line there than the commit that the log is of. */
function differsSince({ since, change }: Stale, at: { path: string; line: number }): boolean {
  const path = pathBefore(change, at.path);
  if (path === undefined) return false;
  if (at.line === 0) return since.byNewPath.has(path);
  const line = mapLineBackward(change.byNewPath.get(at.path)?.hunks ?? [], at.line);
  const file = since.byNewPath.get(path);
  return line !== undefined && file !== undefined && mapLineBackward(file.hunks, line) === undefined;
}

/**
 * Results of the base that are gone, as far as these logs prove it; a new one of its rule in a file stands
 * for one.
 */
function countGone(
  left: readonly LoggedFinding[],
  present: readonly Finding[],
  change: Diff,
  base: Read,
  {
    completeness: { failures, complete, unverifiedFiles, ruleCatalogues, fileCatalogues },
    findings,
  }: Compared,
): number {
  const scopes = new Set(complete.map(scopeKey));
  const unverified = new Set(unverifiedFiles.map(({ scope, path }) => fileKey(scope, path)));
  const unverifiedAtBase = new Set(
    base.completeness.unverifiedFiles.map(({ scope, path }) => fileKey(scope, path)),
  );
  const doubtOf = gatherDoubts(findings.flatMap((finding) => finding.results));
  const suppressed = new Set(findings.flatMap(({ suppressed: is, key }) => (is ? [key] : [])));
  const gone = left.filter(({ scope, rule, key, place: { path: then } }) => {
    const tool = scopeKey(scope);
    if (
      failures.length > 0 ||
      !scopes.has(tool) ||
      suppressed.has(key) ||
      unverifiedAtBase.has(fileKey(scope, then))
    )
      return false;
    const file = then === undefined ? undefined : change.byOldPath.get(then);
    if (file?.status === 'deleted') return true;
    const path = file?.newPath ?? then;
    return (
      mayHaveRun(rule, ruleCatalogues.get(tool)) &&
      !unverified.has(fileKey(scope, path)) &&
      (path === undefined ||
        (doubtOf(tool, path) === undefined && fileCatalogues.get(tool)?.has(path) !== false))
    );
  });
  const count = (group: readonly LoggedFinding[] = []): number =>
    group.reduce((sum, earlier) => sum + earlier.results.length, 0);
  const replaced = Map.groupBy(
    present.filter(({ baselineState }) => baselineState !== 'unchanged'),
    (finding) => ruleInFile(finding, pathBefore(change, finding.place.path ?? '')),
  );
  return [...Map.groupBy(gone, (earlier) => ruleInFile(earlier, earlier.place.path))]
    .map(([key, group]) => Math.max(0, count(group) - count(replaced.get(key))))
    .reduce((sum, one) => sum + one, 0);
}
