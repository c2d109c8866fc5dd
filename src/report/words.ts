import { type Completeness, describeOtherTool, type UnverifiedFile } from '../finding/completeness.ts';
import {
  FOUND_BY,
  type FoundBy,
  type Level,
  placeName,
  type Scope,
  type Severity,
  scopeKey,
  scopeName,
} from '../finding/finding.ts';
import { atLeast, compareLevels, isSeverity } from '../finding/logged-finding.ts';
import type { Finding, Result, Thread } from '../model.ts';
import type { Listed } from '../plan/plan.ts';
import { pathOf } from '../plan/unverified.ts';
import { type Outcome, whyNot } from '../services/port.ts';
import { oneLine } from '../text/lines.ts';
import { counted, firstFew } from '../text/names.ts';
import { mappingFor } from '../text/path-mapping.ts';
import type { IgnoredDismissal } from '../threads/threads.ts';
import { scopeOf } from '../threads/threads.ts';
import type { ShownAction } from './accounting.ts';
import {
  casesOf,
  dismissalsOf,
  ENOUGH_CASES,
  type RuleHistory,
  type StandingDismissal,
  wayOf,
} from './dismissals.ts';
import type { Conclusion, Disposition, ResultOutcome, RunResult } from './run-result.ts';

// Words that people read of a run: in the check, in the job summary, in the log, on the page, and by `why`.

// The check.

export const UPDATING = 'updating review threads';
export const ANALYZED_FULLY = 'analyzed fully';
export const PASSED = 'passed';
/** `passed, no new finding at level error` */
export const passedAsNew = (failLevel: Level | Severity): string =>
  `${PASSED}, no new finding ${isSeverity(failLevel) ? ofSeverity(failLevel) : `at level ${failLevel}${failLevel === 'error' ? '' : ' or worse'}`}`;
/** `of severity high or worse` */
export const ofSeverity = (severity: Severity): string =>
  `of severity ${severity}${severity === 'critical' ? '' : ' or worse'}`;
/** `198 unchanged findings are not shown` */
const unchangedLeftOut = (count: number): string =>
  `${counted(count, 'unchanged finding')} ${count === 1 ? 'is' : 'are'} not shown`;
/** `7 findings of the baseline are gone` */
const goneFromBaseline = (count: number): string =>
  `${counted(count, 'finding')} of the baseline ${count === 1 ? 'is' : 'are'} gone`;
export const NEVER_FAILS = 'passed, fail-level is none';
export const notFullyAnalyzed = (reasons: string): string => `not finished: ${reasons}`;
export const brokenConfiguration = (fault: string, conclusion: string): string =>
  `failed: this change breaks ${oneLine(fault)}; findings alone: ${conclusion}`;
/** `2 errors accepted by people` */
export const acceptedByPeople = (findings: readonly Finding[]): string =>
  `${countByLevel(findings.map(({ newLevel }) => newLevel))} accepted by people`;
/** `1 error that was not looked at again: src/cart.js:2 no-eval` */
export const standing = (threads: readonly Thread[]): string => {
  const count = countByLevel(threads.map(({ fingerprint }) => fingerprint.level));
  const names = threads.map((thread) => oneLine(`${standingPlace(thread)} ${thread.fingerprint.rule}`));
  return `${count} that ${threads.length === 1 ? 'was' : 'were'} not looked at again: ${firstFew(names, MOST_STANDING)}`;
};
const MOST_STANDING = 3;
export const standingPlace = (thread: Thread): string => {
  const { where } = thread;
  const path = pathOf(thread);
  return oneLine(where.kind === 'at' && where.line > 0 ? `${path}:${where.line}` : path);
};
export const STANDS = 'reported before, and not looked at again';
/** `src/cart.js:2 no-eval (ESLint), error` */
export const describeUnseen = (thread: Thread): string => {
  const { rule, level } = thread.fingerprint;
  return oneLine(`${standingPlace(thread)} ${rule} (${scopeName(scopeOf(thread))}), ${level}`);
};
export const RESOLVED_BY_A_PERSON = 'resolved by a person';
/** Ends a conclusion that stands on no commit. */
export const atCommit = (sha: string | undefined): string =>
  sha === undefined ? '' : `; at ${sha.slice(0, 7)}`;

/**
 * `7 open (2 new, 1 reopened), 3 resolved, 1 marked as done`, without what is zero; of a dry run `would post
 * 2, resolve 3; then 7 open`.
 *
 * @param threads `others` are those of tools without a run in the logs
 */
export function describeOpen(
  threads: { readonly open: number; readonly others: number } & {
    readonly done: Readonly<Record<'posted' | 'reopened' | 'resolved' | 'said', number>>;
  },
  dryRun: boolean,
): string {
  const { open, others, done } = threads;
  const told = (counts: readonly (readonly [count: number, what: string])[]): string =>
    counts.flatMap(([count, what]) => (count === 0 ? [] : `${count} ${what}`)).join(', ');
  if (dryRun) {
    const does = [
      ['post', done.posted],
      ['reopen', done.reopened],
      ['resolve', done.resolved],
      ['mark as done', done.said],
    ] as const;
    const would = does.flatMap(([what, count]) => (count === 0 ? [] : `${what} ${count}`)).join(', ');
    const apart = told([[others, 'of tools without a run in these logs']]);
    const rest = told([[open, `open${apart === '' ? '' : ` (${apart})`}`]]);
    const first = would === '' ? '' : `would ${would}`;
    return first === '' || rest === '' ? first || rest : `${first}; then ${rest}`;
  }
  const apart = told([
    [done.posted, 'new'],
    [done.reopened, 'reopened'],
    [others, 'of tools without a run in these logs'],
  ]);
  return told([
    [open, `open${apart === '' ? '' : ` (${apart})`}`],
    [done.resolved, 'resolved'],
    [done.said, 'marked as done'],
  ]);
}

/** `src/a.ts:3 no-var (PMD): Unexpected var` */
export function describeResult({ place, rule, scope, message }: Result, note: string): string {
  const where = placeName(place) || 'unlocated';
  return oneLine(`${where} ${rule.id} (${scopeName(scope)})${note}: ${message}`).replace(/\.$/u, '');
}

/** Why the check is not what it should be, and what to do. */
export const describeRefusal = (outcome: Exclude<Outcome<null>, { kind: 'done' }>): string =>
  `the check could not be set: ${whyNot(outcome, 'run again')}`;

/**
 * What people may do about findings that they resolved and that count, completing a sentence; empty where
 * there are none.
 */
export function describeResolved(resolved: number, failing: number, acceptResolved: boolean): string {
  if (resolved === 0) return '';
  const whom =
    resolved < failing
      ? `${resolved} of them ${resolved === 1 ? 'was' : 'were'} resolved by people, and still ${resolved === 1 ? 'counts' : 'count'}`
      : resolved === 1
        ? 'a person resolved it, and it still counts'
        : 'people resolved them, and they still count';
  const remedies = acceptResolved
    ? 'fix what was found, or suppress it in the analyzer'
    : 'fix what was found, suppress it in the analyzer, or set accept-resolved';
  return `${whom}: ${remedies}`;
}

/** The noun behind a count: `errors`. */
export const ofLevel = (level: Level, count: number): string =>
  level === 'none' ? 'at level none' : `${level}${count === 1 ? '' : 's'}`;

/** `1 error and 2 warnings`, worst first. */
export function countByLevel(levels: readonly Level[]): string {
  const groups = [...Map.groupBy(levels, (level) => level)].toSorted(([a], [b]) => compareLevels(a, b));
  const counts = groups.map(([level, { length }]) => `${length} ${ofLevel(level, length)}`);
  return counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
}

/**
 * `3 errors of X were not looked at: X is not in tools`, a sentence for each tool that the job does not name.
 */
export function describeOtherTools(results: readonly ResultOutcome[]): readonly string[] {
  const others = results.filter(({ disposition }) => disposition === 'other-tool');
  return [...Map.groupBy(others, ({ result }) => result.scope.tool)].map(([tool, group]) => {
    const count = countByLevel(group.map(({ result }) => result.level));
    return `${count} of ${tool} ${group.length === 1 ? 'was' : 'were'} not looked at: ${describeOtherTool(tool)}`;
  });
}

/** One finding is no list. */
const FEWEST = 2;

/**
 * Where one rule makes more than half of what is over the limit of threads: that, and the line for the
 * configuration file that silences it or makes less of it.
 */
export function describeDominantRule(listed: readonly Listed[]): readonly string[] {
  const over = listed.filter(({ why }) => why === 'over-limit').map(({ finding }) => finding);
  const groups = Map.groupBy(over, ({ scope, rule }) => JSON.stringify([scopeKey(scope), rule.id]));
  const [most = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
  const [first] = most;
  if (first === undefined || over.length < FEWEST || most.length * 2 <= over.length) return [];
  const { rule, scope } = first;
  return [
    `${most.length} of ${over.length} findings over max-threads are of ${oneLine(rule.id)} (${oneLine(scope.tool)}): ${silencing(rule.id, scope.tool)}`,
  ];
}

/**
 * Findings that would fail the check if somebody knew where they are: a line for each tool that says so
 * nowhere else.
 */
export function describeUncounted(
  findings: readonly Finding[],
  failLevel: Parameters<typeof atLeast>[1],
  { unverifiedTools, unlocated }: Pick<Completeness, 'unverifiedTools' | 'unlocated'>,
): readonly string[] {
  const told = new Set([...unverifiedTools, ...unlocated].map(({ scope }) => scopeKey(scope)));
  const uncounted = findings.filter(
    ({ place, outcome, suppressed, scope, newLevel, newSeverity }) =>
      place.kind === 'nowhere' &&
      outcome?.as === 'filtered' &&
      !suppressed &&
      atLeast({ level: newLevel, severity: newSeverity }, failLevel) &&
      !told.has(scopeKey(scope)),
  );
  return [...Map.groupBy(uncounted, ({ scope }) => scopeKey(scope)).values()].flatMap(([first, ...more]) => {
    if (first?.place.kind !== 'nowhere') return [];
    const { scope, rule, level, place } = first;
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    const remedy =
      place.about === 'project'
        ? 'a baseline (`baseline-sarif-file`) tells whether it is new'
        : 'if it is a file of this repository, say in path-map what its folder is here';
    return [
      `${scopeName(scope)}: a result of ${oneLine(rule.id)} (${level}) has no place in the change and does not count: ${place.reason}${others}; ${remedy}`,
    ];
  });
}

// Why a run is not complete, and what was not decided.

/** Why a finding shares the thread of another tool. */
export const sameProblem = (scope: Scope, thread: string): string =>
  `discussion ${thread} of ${scopeName(scope)} is about the same problem`;
export const UNDECIDED = 'the run ended before anything was decided about it';
export const actionsFailed = (count: number, first: string): string =>
  `${counted(count, 'thread')} could not be changed${count === 1 ? '' : ', the first'}: ${first}`;
/** `PMD: no run in the logs` */
export const unverifiedBecause = ({ scope, reason }: { scope: Scope; reason: string }): string =>
  `${scopeName(scope)}: ${reason}`;

/** `ESLint: src/cart.js was not analyzed: Unexpected token; fix the file, or …` */
export const unreadFile = ({ scope, reason }: UnverifiedFile): string =>
  `${scopeName(scope)}: ${reason.replace(/\.$/u, '')}; fix the file, or exclude it in the settings of ${scope.tool}`;

/** A line for each thing that was unverified back. */
export function describeUnverified({ completeness }: Pick<RunResult, 'completeness'>): readonly string[] {
  const { failures = [], unverifiedTools = [], unverifiedFiles = [] } = completeness ?? {};
  return [
    ...failures,
    ...unverifiedTools.map(unverifiedBecause),
    ...unverifiedFiles.map(({ scope, path, reason }) => `${scopeName(scope)}, ${path}: ${reason}`),
  ];
}

/** The counts of what the baseline told, the most frequent reason first; undefined without one. */
export function sumComparison({ comparison, results }: Pick<RunResult, 'comparison' | 'results'>) {
  if (comparison === undefined) return undefined;
  const { commit, unknown, gone, failures } = comparison;
  const judgedByLine = [...unknown]
    .map(([because, findings]) => ({ because, findings }))
    .toSorted((a, b) => b.findings - a.findings);
  const unchanged = results.filter(({ disposition }) => disposition === 'unchanged').length;
  return { commit, unchanged, gone, judgedByLine, failures };
}

/**
 * Sentences on the baseline: what it left out, what is gone, and what was judged by its line all the
 * same.
 */
export function describeComparison(result: Parameters<typeof sumComparison>[0]): readonly string[] {
  const { unchanged = 0, gone = 0, judgedByLine = [] } = sumComparison(result) ?? {};
  return [
    ...(unchanged === 0 ? [] : [unchangedLeftOut(unchanged)]),
    ...(gone === 0 ? [] : [goneFromBaseline(gone)]),
    ...judgedByLine.map(
      ({ because, findings }) =>
        `${findings} judged by ${findings === 1 ? 'its line' : 'their lines'}: ${because}`,
    ),
  ];
}

// The job summary.

const HEADINGS: Readonly<Record<Conclusion, string>> = {
  success: 'Static analysis: passed',
  failure: 'Static analysis: failed',
  incomplete: 'Static analysis: incomplete',
  superseded: 'Static analysis: a newer commit has taken over',
  skipped: 'Static analysis: skipped',
};
const CHECK_NOT_SET = 'Static analysis: the check could not be set';
/** A run whose check alone is missing has analyzed everything. */
export const heading = ({
  conclusion,
  checkRefusal,
  reasons,
}: Pick<RunResult, 'conclusion' | 'checkRefusal' | 'reasons'>): string =>
  conclusion === 'incomplete' && checkRefusal !== undefined && reasons.length === 1
    ? CHECK_NOT_SET
    : HEADINGS[conclusion];
export const DRY_RUN = 'dry run, nothing was written';
/** Titles of the parts of the summary. */
export const PARTS = {
  failing: 'What fails the check',
  standing: 'What was not looked at again, and fails the check as before',
  unfinished: 'Not finished',
  unverified: 'Not known to have been analyzed, so threads there were left as they are',
  left: 'Threads left open, and why',
  otherTools: 'Not looked at',
  filtered: 'Filtered, and why',
  base: 'Compared with the baseline',
  ignored: 'Ignored, and why',
  dismissals: 'Dismissed by people',
  attempts: 'Dismissals that do not count, and why',
  unwanted: 'Rules that people dismiss more often than they fix',
  warnings: 'Worth knowing',
  findings: 'Findings',
  otherFindings: 'Other findings',
} as const;
export const andMore = (count: number, where: string): string => `\n\n… and ${count} more${where}`;

/** `false positive by Ada at src/a.cls:3, ApexDoc (PMD): generated code` */
export function describeDismissal({ finding, kind, reason, by }: StandingDismissal): string {
  const { place, rule, scope } = finding;
  const who = by === undefined ? '' : ` by ${by}`;
  const where = placeName(place) || 'unlocated';
  return `${wayOf(kind)}${who} at ${where}, ${rule.id} (${scopeName(scope)})${reason === undefined ? '' : `: ${reason}`}`;
}

/** `a reply of Eve in discussion 12: its author does not have write access to the repository` */
export function describeIgnored({ thread, replyId, name, why }: IgnoredDismissal): string {
  if (replyId === undefined)
    return `discussion ${thread.id}, resolved by hand${name === undefined ? '' : ` by ${name}`}: ${why}`;
  return `a reply${name === undefined ? '' : ` of ${name}`} in discussion ${thread.id}: ${why}`;
}

/** The rules that people dismiss more often than they fix what these report, a sentence each. */
export function describeUnwanted(histories: readonly RuleHistory[]): readonly string[] {
  return histories.flatMap((rule) => {
    const { scope, ruleId, fixed } = rule;
    const times = dismissalsOf(rule);
    if (casesOf(rule) < ENOUGH_CASES || times <= fixed) return [];
    return [`${ruleId} (${scopeName(scope)}): dismissed ${times} times, fixed ${fixed} times`];
  });
}

// The log.

export const failingTitle = (count: number): string =>
  count === 1 ? 'What fails the check:' : 'What fails the check, worst first:';
export const moreInReport = (count: number): string => `  and ${count} more; the report has them all`;
export const threadsLeft = (count: number, reason: string): string => `${count} threads are left: ${reason}`;
/** `and 140 more threads in 31 files (120 post, 20 keep): --all names them` */
export const threadsUnnamed = (threads: number, files: number, counts: readonly string[]): string =>
  `and ${threads} more ${threads === 1 ? 'thread' : 'threads'} in ${counted(files, 'file')} (${counts.join(', ')}): --all names them`;
export const codeLeftOut = (findings: number): string =>
  `The code of ${findings} more ${findings === 1 ? 'finding' : 'findings'} is left out: --all shows it`;
export const summaryLine = (action: string, findings: number, reason: string): string =>
  `summary comment: ${action}, ${counted(findings, 'finding')} without a thread: ${reason}`;

export const IN_BASELINE = 'found in the baseline';
/** Above findings of one reason, all of them filtered, ignored, or without a thread for something else. */
export function unthreadedTitle(disposition: Disposition | undefined, count: number, reason: string): string {
  const what =
    disposition === 'filtered' || disposition === 'ignored' || disposition === 'unchanged'
      ? disposition
      : 'without a thread';
  return `${count} ${count === 1 ? 'finding is' : 'findings are'} ${what}: ${oneLine(reason)}`;
}

// What became of a finding or a thread, as `why` and the page say it.

/** What is said of a run, and of a plan where that is something else. */
type Tenses = string | readonly [done: string, planned: string];

const BECAME: Readonly<Record<Disposition, Tenses>> = {
  absent: 'It is not a finding of this commit',
  crash: 'It is not a finding: it says that the tool failed',
  passed: 'It is not a problem',
  'other-tool': ['It was not looked at', 'It is not looked at'],
  suppressed: 'It is suppressed, so it gets no thread',
  ignored: 'It is ignored, so it gets no thread',
  unchanged: 'It is not new, so it gets no thread',
  grouped: ['It shares a thread with another tool', 'It would share a thread with another tool'],
  duplicate: ['It was counted once', 'It is counted once'],
  kept: ['Its thread stayed as it was', 'Its thread stays as it is'],
  reopened: ['Its thread was reopened', 'Its thread would be reopened'],
  'resolved-by-people': ['Its thread stayed resolved', 'Its thread stays resolved'],
  'moved-on': 'It needs no open thread',
  filtered: ['It got no thread', 'It gets no thread'],
  'not-on-the-diff': [
    'It got no thread, and was listed in the summary comment',
    'It gets no thread, and is listed in the summary comment',
  ],
  'over-limit': [
    'It got no thread, since worse findings took all places',
    'It gets no thread, since worse findings take all places',
  ],
  posted: ['A thread was posted for it', 'A thread would be posted for it'],
  failed: 'Its thread could not be written',
  undecided: 'Nothing was decided about it',
};

const THREAD_BECAME: Readonly<Record<Exclude<ShownAction, 'post'>, Tenses>> = {
  keep: ['It stayed as it was', 'It stays as it is'],
  resolve: ['It was resolved', 'It would be resolved'],
  reopen: ['It was reopened', 'It would be reopened'],
  'remove-duplicate': ['It was removed', 'It would be removed'],
  leave: ['It was left alone', 'It is left alone'],
};
const STAYED_OPEN = 'It was to be resolved, and stayed open, because this token cannot resolve threads';
export const doesFail = (fails: boolean, dryRun: boolean): string =>
  fails
    ? `It ${dryRun ? 'would fail' : 'fails'} the check.`
    : `It ${dryRun ? 'would' : 'does'} not fail the check.`;
/**
 * Says what became of a finding, and why, without a full stop. Reports of later versions may name what is not
 * known here.
 */
export function findingBecame(
  { disposition, reason }: { readonly disposition: string; readonly reason: string },
  dryRun: boolean,
): string {
  const why = disposition === 'posted' ? whyPosted(reason) : reason;
  return `${lookUp(BECAME, disposition, dryRun)}: ${why}`;
}

/** Says what became of a thread whose finding was not in the logs, and why, without a full stop. */
export function threadBecame(
  {
    action,
    outcome,
    reason,
  }: { readonly action: string; readonly reason: string } & {
    readonly outcome: string | null | undefined;
  },
  dryRun: boolean,
): string {
  if (outcome === 'said') return `${STAYED_OPEN}: ${reason}`;
  const isDone = outcome === 'done' || outcome == null;
  return `${isDone ? lookUp(THREAD_BECAME, action, dryRun) : changeFailed(action)}: ${reason}`;
}

function inTense(said: Tenses, dryRun: boolean): string {
  return typeof said === 'string' ? said : said[dryRun ? 1 : 0];
}

/** Words for something, which is named as it is where a later version of the report knows it alone. */
function lookUp(tenses: Readonly<Record<string, Tenses>>, name: string, dryRun: boolean): string {
  return Object.hasOwn(tenses, name) ? inTense(tenses[name] ?? name, dryRun) : name;
}

/** Why a new finding has a thread: that it is new says little. */
function whyPosted(reason: string): string {
  if (reason.startsWith('its line is new since the base'))
    return 'it was here before this line was edited, and no thread is about it yet';
  return reason === 'new since the base'
    ? 'the baseline does not have it, and no thread is about it yet'
    : 'its line passes filter-mode, and no thread is about it yet';
}

const changeFailed = (action: string): string => `It was to be changed (${action}), and that failed`;
export const sentence = (text: string): string => (/[.!?]$/u.test(text) ? text : `${text}.`);
/** Says by which rule a path of the log is this file. */
export function fileFoundBy(
  { rule, written }: { readonly rule: FoundBy['rule']; readonly written: string | undefined },
  path: string,
): string {
  if (written === undefined) return 'The log writes this path';
  const mapping = rule === 'written' ? undefined : mappingFor(written, path);
  const root = mapping === undefined ? '' : ` (${mapping})`;
  return `The log writes ${written}, which is this file ${FOUND_BY[rule]}${root}`;
}
export const threadIs = (discussionId: string): string => `The thread is ${discussionId}`;
export const nothingIn = (path: string): string => `No finding and no thread is in ${oneLine(path)}.`;
export const nothingAt = (line: number | undefined, paths: readonly string[], elsewhere: string): string =>
  `No finding is at line ${line} of ${oneLine(paths.join(' or '))}; ${elsewhere}.`;
export const NO_LINES = 'the findings of this file have no line';
export const atLines = (lines: readonly number[], more: boolean): string =>
  `this file has findings at ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${more ? ' and more' : ''}`;

// The configuration file.

/** A sentence with the line for the configuration file that silences a rule of a tool. */
export function silencing(ruleId: string, tool: string): string {
  return `"${silencingLine(ruleId, tool)}" below rules: in .sarif-review.yml turns it off; set a lower level to make it count less`;
}

/** The line below `rules:` in `.sarif-review.yml` that turns a rule off. */
export function silencingLine(ruleId: string, tool: string): string {
  return `- { tool: ${yamlText(tool)}, rule: ${yamlText(ruleId)}, level: off }`;
}

/** Plain where YAML reads it as that very text. JSON is YAML, too. */
function yamlText(text: string): string {
  const isPlain = /^[A-Za-z][\w-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
  return isPlain ? text : JSON.stringify(text).replaceAll(/\P{ASCII}/gu, escapeInvisible);
}

/** A line that is copied from where it is shown lacks what is not shown there. */
function escapeInvisible(sign: string): string {
  if (oneLine(sign) !== '') return sign;
  const code = sign.codePointAt(0) ?? 0;
  return `\\U${code.toString(16).padStart(8, '0')}`;
}
