import { type Acted, isWriting } from '../act/acting.ts';
import { withoutPath } from '../comment/summary-comment.ts';
import { LEVELS, type Level, placeName, type Result, type Scope, scopeName } from '../finding/finding.ts';
import { byWeight } from '../finding/logged-finding.ts';
import type { Action, Finding, Thread } from '../model.ts';
import { type Listing, scopeOf } from '../threads/threads.ts';
import { accountingLine, countResults, countThreads, shownAs } from './accounting.ts';
import { describeConclusion, describeEnd, joinSentences, threadsLine } from './check.ts';
import { failingOf } from './conclusion.ts';
import { type StandingDismissal, standingDismissals, wayOf } from './dismissals.ts';
import { countUnverified } from './left-threads.ts';
import type { Disposition, ResultOutcome, RunResult } from './run-result.ts';
import * as words from './words.ts';

/**
 * All that is told of a run. The log, the summary, the page, the JSON and the reports for other tools print
 * it: what they count, choose, sort and say is decided here, and theirs are layout and escaping alone.
 */
export type ReportDocument = ReturnType<typeof toDocument>;

/** A list that stands above the findings, or below them. */
interface Note {
  readonly title: string;
  readonly lines: readonly string[];
}

/** An action as it is told: what it does, to what, and how that ended. */
export interface ToldAction {
  readonly shown: ReturnType<typeof shownAs>;
  readonly reason: string;
  readonly writes: boolean;
  /** Where its finding is now, or where its thread was last told to be; no line for a whole file. */
  readonly path: string;
  readonly line: number | undefined;
  readonly scope: Scope;
  readonly ruleId: string;
  /** Missing for a thread whose finding is not in the logs. */
  readonly level: Level | undefined;
  readonly results: readonly Result[];
  /** Other tools that report what is posted too. */
  readonly members: readonly Scope[];
  /** Missing for one that is yet to be posted. */
  readonly thread: Thread | undefined;
  /** Missing where nothing was tried. */
  readonly outcome: Acted['kind'] | undefined;
}

/**
 * Findings that are open after a run, those that nobody sees in a thread, and those that nobody looked at.
 */
const OPEN: readonly Disposition[] = [
  'failed',
  'posted',
  'reopened',
  'kept',
  'over-limit',
  'not-on-the-diff',
  'resolved-by-people',
  'undecided',
];

/** Selected findings that nobody sees in a thread. */
const UNSEEN: readonly Disposition[] = ['not-on-the-diff', 'over-limit', 'failed'];

/** Results that people may have to do something about, and all others. */
export function splitOpen(
  results: readonly ResultOutcome[],
  counts: ReadonlySet<Result> = new Set(),
): readonly [open: readonly ResultOutcome[], done: readonly ResultOutcome[]] {
  const { open = [], done = [] } = Object.groupBy(results, ({ result, disposition }) =>
    OPEN.includes(disposition) || counts.has(result) ? 'open' : 'done',
  );
  return [open, done];
}

export function worstFirst(results: readonly ResultOutcome[]): readonly ResultOutcome[] {
  return results.toSorted((a, b) => byWeight(a.result, b.result));
}

/** Makes the document of what a run came to. */
export function toDocument(run: RunResult) {
  const { results, completeness, conclusion, dryRun, outcomes, plan, reasons, ignored = [] } = run;
  const { failures = [], unverifiedTools = [], unverifiedFiles = [] } = completeness ?? {};
  const { actions: planned = [] } = plan ?? {};
  const warnings = [...(completeness?.warnings ?? []), ...run.warnings];
  const resultCounts = countResults(results);
  const threadCounts = countThreads(planned, outcomes, dryRun ? 'planned' : 'done');
  const { findings: failing, standing } = failingOf(run);
  const counts = resultsOf(plan?.failing ?? []);
  const accepted = resultsOf(plan?.accepted ?? []);
  const acceptedKeys = new Set((plan?.accepted ?? []).map(({ key }) => key));
  const [unsorted, done] = splitOpen(results, counts);
  const open = worstFirst(unsorted);
  const openOf = new Map(open.map((one) => [one.result, one]));
  const actions = planned.map((action) => toldAction(action, outcomes.get(action)));
  const dismissals = standingDismissals(planned);
  const why = joinSentences(reasons);
  const concluded = plan === undefined ? why : describeConclusion(run);
  return {
    ...run,
    heading: words.HEADINGS[conclusion],
    /** It got as far as a plan. */
    isPlanned: plan !== undefined,
    /** The conclusion and every reason, without the threads; empty where the heading says no less. */
    concluded: concluded === words.PASSED ? '' : concluded,
    /** The same with the threads in one line, as a log ends: `failure: 1 error; 1 open (1 new)`. */
    end: `${conclusion}: ${plan === undefined ? why : describeEnd(run)}`,
    /** `Threads: 3 open (1 new).`; empty without a plan. */
    threads: threadsLine(run),
    accounting: accountingLine(run.isRead ? resultCounts : undefined, threadCounts),
    resultCounts,
    threadCounts,
    /**
     * Everything that fails the check, worst first: one result a finding, and what was not looked at again.
     */
    failing: {
      results: failing.flatMap(({ newResults: [first] }) => (first && openOf.get(first)) ?? []),
      standing,
    },
    /** All results of these findings. */
    fails: resultsOf(failing),
    /** Results that count against the check, also where the run did not come to judge by them. */
    counts,
    /** Results that people may have to do something about, worst first. */
    open,
    /** All others, worst first. There may be hundreds of thousands, and few ask for them. */
    get done() {
      return worstFirst(done);
    },
    /** How many are open, by the levels that there are, worst first. */
    levels: LEVELS.map(
      (level) => [level, open.filter(({ result }) => result.level === level).length] as const,
    ).filter(([, count]) => count > 0),
    /** Those of the open ones that were selected, and that nobody sees in a thread. */
    unseen: open.filter(({ disposition }) => UNSEEN.includes(disposition)),
    /** The open ones that nobody has accepted, in the order of the logs. */
    present: results.map(({ result }) => result).filter((one) => openOf.has(one) && !accepted.has(one)),
    actions,
    /** Actions on threads whose finding is not in the logs. */
    gone: actions.filter((told) => told.results.length === 0),
    /** Lists that stand above the findings, and those that stand below them. */
    urgent: toNotes([
      ['What was not looked at again, and fails the check as before', standing.map(words.describeUnseen)],
      ['Not finished', plan === undefined ? [] : reasons],
      [
        'Not known to have been analyzed, so threads there were left as they are',
        words.describeUnverified(run),
      ],
    ]),
    notes: toNotes([
      [
        'Threads left open, and why',
        countUnverified(planned).map(([reason, count]) => `${count}: ${reason}`),
      ],
      ['Not looked at', words.describeOtherTools(results)],
      ['Compared with the baseline', words.describeComparison(run)],
      ['Filtered, and why', countReasons(results, 'filtered')],
      ['Ignored, and why', countReasons(results, 'ignored')],
      ['Dismissed by people', dismissals.map(describeDismissal)],
      ['Dismissals that do not count, and why', ignored.map(describeIgnored)],
      ['Worth knowing', warnings],
    ]),
    warnings,
    unverified: { failures, unverifiedTools, unverifiedFiles },
    baseline: words.sumComparison(run),
    dismissals: dismissals.map((one) => ({ ...one, accepted: acceptedKeys.has(one.finding.key) })),
    ignored,
  };
}

/** `false positive by Ada at src/a.cls:3, ApexDoc (PMD): generated code` */
function describeDismissal({ finding, kind, reason, by }: StandingDismissal): string {
  const { place, rule, scope } = finding;
  const who = by === undefined ? '' : ` by ${by}`;
  const why = reason === undefined ? '' : `: ${reason}`;
  return `${wayOf(kind)}${who} at ${placeName(place) || 'unlocated'}, ${rule.id} (${scopeName(scope)})${why}`;
}

/** `a reply of Eve in discussion 12: its author does not have write access to the repository` */
function describeIgnored({ thread, replyId, name = 'somebody', why }: Listing['ignored'][number]): string {
  const what =
    replyId === undefined
      ? `discussion ${thread.id}, resolved by ${name}`
      : `a reply of ${name} in discussion ${thread.id}`;
  return `${what}: ${why}`;
}

/** Lists with something in them. */
function toNotes(lists: readonly (readonly [title: string, lines: readonly string[]])[]): readonly Note[] {
  return lists.flatMap(([title, lines]) => (lines.length === 0 ? [] : [{ title, lines }]));
}

/** The new results of these findings, but for those that stand there and are suppressed. */
export function resultsOf(findings: readonly Finding[]): ReadonlySet<Result> {
  return new Set(
    findings.flatMap(({ newResults }) => newResults.filter(({ presence }) => presence.kind === 'present')),
  );
}

/** An action as it is told; without an outcome it is planned. */
export function toldAction(action: Action, outcome?: Acted): ToldAction {
  const { kind, thread, finding, reason } = action;
  const place = finding?.place;
  const was = thread?.fingerprint;
  const anchor = finding?.position.kind === 'anchored' ? finding.position.anchor : undefined;
  const isPost = kind === 'post';
  const line = isPost
    ? anchor?.newLine
    : (place?.kind === 'lines' ? place.startLine : was?.line) || undefined;
  return {
    shown: shownAs(action),
    reason,
    writes: isWriting(action),
    path: (isPost ? anchor?.path : undefined) ?? place?.path ?? was?.path ?? '',
    line,
    scope: finding?.scope ?? (thread ? scopeOf(thread) : { tool: '', category: '' }),
    ruleId: finding?.rule.id ?? was?.rule ?? '',
    level: finding?.level,
    results: finding?.results ?? [],
    members: isPost ? (finding?.members ?? []).map(({ scope }) => scope) : [],
    thread,
    outcome: outcome?.kind,
  };
}

/** Which findings a plan names that get no thread: those that were selected, or all. */
export type Shown = 'selected' | 'all';

/**
 * The results that get no thread and are named: those that were selected, those without a place in the
 * checkout, and those that fail the check all the same; with `all` whatever was filtered as well.
 */
export function withoutThread(
  { results, counts }: Pick<ReportDocument, 'results' | 'counts'>,
  shown: Shown,
): readonly ResultOutcome[] {
  return results.filter(({ result, disposition }) => {
    if (disposition === 'not-on-the-diff' || disposition === 'over-limit') return true;
    if (disposition === 'ignored' || disposition === 'unchanged') return shown === 'all';
    if (disposition !== 'filtered') return false;
    const { kind } = result.place;
    return shown === 'all' || kind === 'nowhere' || kind === 'uncommitted' || counts.has(result);
  });
}

/**
 * Results by why they stand as they do, the most frequent reason first. Reasons that differ only in the
 * result's own file are one: `its file is not part of the diff`.
 */
export function groupByReason(
  results: readonly ResultOutcome[],
): readonly (readonly [reason: string, results: readonly ResultOutcome[]])[] {
  const groups = Map.groupBy(results, ({ result, reason }) => withoutPath(result.place, reason));
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

function countReasons(results: readonly ResultOutcome[], disposition: Disposition): readonly string[] {
  return groupByReason(results.filter((one) => one.disposition === disposition)).map(
    ([reason, { length }]) => `${length}: ${reason}`,
  );
}
