import { type Completeness, describeOtherTool } from '../finding/completeness.ts';
import {
  FOUND_BY,
  type FoundBy,
  type Level,
  type Scope,
  type Severity,
  scopeKey,
  scopeName,
} from '../finding/finding.ts';
import { atLeast, compareLevels, isSeverity } from '../finding/logged-finding.ts';
import type { Finding, Thread } from '../model.ts';
import { pathOf } from '../plan/unverified.ts';
import { type Outcome, whyNot } from '../services/port.ts';
import { oneLine } from '../text/lines.ts';
import { counted, firstFew, listed } from '../text/names.ts';
import { mappingFor } from '../text/path-mapping.ts';
import { scopeOf } from '../threads/threads.ts';
import type { Disposition, ResultOutcome, RunResult } from './run-result.ts';

// Words that people read of a run: in the check, in the job summary, in the log, on the page, and by `why`.

// The check.

export const PASSED = 'passed';
/** `passed, no new finding at level error` */
export const passedAsNew = (failLevel: Level | Severity): string =>
  `${PASSED}, no new finding ${isSeverity(failLevel) ? ofSeverity(failLevel) : `at level ${failLevel}${failLevel === 'error' ? '' : ' or worse'}`}`;
/** `of severity high or worse` */
export const ofSeverity = (severity: Severity): string =>
  `of severity ${severity}${severity === 'critical' ? '' : ' or worse'}`;
/** `1 error not looked at again: src/cart.js:2 no-eval` */
export const standing = (threads: readonly Thread[]): string => {
  const count = countByLevel(threads.map(({ fingerprint }) => fingerprint.level));
  const names = threads.map((thread) => oneLine(`${standingPlace(thread)} ${thread.fingerprint.rule}`));
  return `${count} not looked at again: ${firstFew(names, MOST_STANDING)}`;
};
const MOST_STANDING = 3;
export const standingPlace = (thread: Thread): string => {
  const { where } = thread;
  const path = pathOf(thread);
  return oneLine(where.kind === 'at' && where.line > 0 ? `${path}:${where.line}` : path);
};
/** `src/cart.js:2 no-eval (ESLint), error` */
export const describeUnseen = (thread: Thread): string => {
  const { rule, level } = thread.fingerprint;
  return oneLine(`${standingPlace(thread)} ${rule} (${scopeName(scopeOf(thread))}), ${level}`);
};

/**
 * `7 open (2 new, 1 reopened), 3 resolved, 1 marked as done`, without what is zero.
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
  const apart = told([
    [done.posted, 'new'],
    [done.reopened, 'reopened'],
    [others, 'of tools without a run in these logs'],
  ]);
  const all = told([
    [open, `open${apart === '' ? '' : ` (${apart})`}`],
    [done.resolved, 'resolved'],
    [done.said, 'marked as done'],
  ]);
  return dryRun && all !== '' ? `would be ${all}` : all;
}

/** Why the check is not what it should be, and what to do. */
export const describeRefusal = (outcome: Exclude<Outcome<null>, { kind: 'done' }>): string =>
  `the check could not be set: ${whyNot(outcome, 'run again')}`;

/** What people may do about findings that they resolved and that count. */
export function describeResolved(resolved: number, acceptResolved: boolean): string {
  if (resolved === 0) return '';
  const remedy = acceptResolved ? '' : ', or set accept-resolved';
  return `${resolved} of these resolved by people, which does not accept a finding: fix it or suppress it in the analyzer${remedy}`;
}

/** The noun behind a count: `errors`. */
export const ofLevel = (level: Level, count: number): string =>
  level === 'none' ? 'at level none' : `${level}${count === 1 ? '' : 's'}`;

/** `1 error and 2 warnings`, worst first. */
export function countByLevel(levels: readonly Level[]): string {
  const groups = [...Map.groupBy(levels, (level) => level)].toSorted(([a], [b]) => compareLevels(a, b));
  return listed(groups.map(([level, { length }]) => `${length} ${ofLevel(level, length)}`));
}

/** `not looked at: 3 errors of X, X is not in tools`, a sentence for each tool that the job does not name. */
export function describeOtherTools(results: readonly ResultOutcome[]): readonly string[] {
  const others = results.filter(({ disposition }) => disposition === 'other-tool');
  return [...Map.groupBy(others, ({ result }) => result.scope.tool)].map(
    ([tool, group]) =>
      `not looked at: ${countByLevel(group.map(({ result }) => result.level))} of ${tool}, ${describeOtherTool(tool)}`,
  );
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
export const unreadFile = ({ scope, reason }: { scope: Scope; reason: string }): string =>
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
    ...(unchanged === 0 ? [] : [`${counted(unchanged, 'unchanged finding')} not shown`]),
    ...(gone === 0 ? [] : [`${counted(gone, 'finding')} of the baseline gone`]),
    ...judgedByLine.map(({ because, findings }) => `${findings} judged by line: ${because}`),
  ];
}

// The job summary and the log.

export const HEADINGS: Readonly<Record<RunResult['conclusion'], string>> = {
  success: 'Static analysis: passed',
  failure: 'Static analysis: failed',
  incomplete: 'Static analysis: incomplete',
  superseded: 'Static analysis: a newer commit has taken over',
  skipped: 'Static analysis: skipped',
};
export const DRY_RUN = 'dry run, nothing was written';
export const codeLeftOut = (findings: number): string =>
  `The code of ${counted(findings, 'more finding')} is left out: --all shows it`;

// What became of a finding or a thread, as `why` and the page say it.

const BECAME: Readonly<Record<Disposition, string>> = {
  absent: 'It is not a finding of this commit',
  crash: 'It is not a finding: it says that the tool failed',
  passed: 'It is not a problem',
  'other-tool': 'It is not looked at',
  suppressed: 'It is suppressed, so it gets no thread',
  ignored: 'It is ignored, so it gets no thread',
  unchanged: 'It is not new, so it gets no thread',
  grouped: 'It shares a thread with another tool',
  duplicate: 'It is counted once',
  kept: 'Its thread stays as it is',
  reopened: 'Its thread is reopened',
  'resolved-by-people': 'Its thread stays resolved',
  'moved-on': 'It needs no open thread',
  filtered: 'It gets no thread',
  'not-on-the-diff': 'It gets no thread, and is listed in the summary comment',
  'over-limit': 'It gets no thread, since worse findings take all places',
  posted: 'It gets a thread',
  failed: 'Its thread could not be written',
  undecided: 'Nothing was decided about it',
};

const THREAD_BECAME: Readonly<Record<string, string>> = {
  keep: 'It stays as it is',
  resolve: 'It is resolved',
  reopen: 'It is reopened',
  'remove-duplicate': 'It is removed',
  leave: 'It is left alone',
};
export const doesFail = (fails: boolean): string =>
  fails ? 'It fails the check.' : 'It does not fail the check.';
/** Says what becomes of a finding, and why, without a full stop. */
export function findingBecame({ disposition, reason }: Told<'disposition'>): string {
  return `${BECAME[disposition as Disposition] ?? disposition}: ${reason}`;
}

/** Says what becomes of a thread whose finding was not in the logs, and why, without a full stop. */
export function threadBecame({
  action,
  outcome,
  reason,
}: Told<'action'> & { readonly outcome: string | null | undefined }): string {
  if (outcome === 'said') return `It stays open, because this token cannot resolve threads: ${reason}`;
  const isDone = outcome === 'done' || outcome == null;
  return `${isDone ? (THREAD_BECAME[action] ?? action) : `This failed: ${action}`}: ${reason}`;
}

type Told<What extends string> = Readonly<Record<What | 'reason', string>>;

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
  return isPlain ? text : JSON.stringify(text);
}
