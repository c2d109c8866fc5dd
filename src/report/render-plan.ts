import { placeName, type Scope, scopeName } from '../finding/finding.ts';
import { compareLevels } from '../finding/logged-finding.ts';
import type { Result, Thread } from '../model.ts';
import type { SummaryPlan } from '../plan/summary.ts';
import { oneLine, type Tone, truncate } from '../text/lines.ts';
import { compareTexts, listed } from '../text/names.ts';
import { scopeOf } from '../threads/threads.ts';
import { SHOWN_ACTIONS, type ShownAction } from './accounting.ts';
import { MOST_NAMED } from './conclusion.ts';
import { groupByReason, type ReportDocument, type ToldAction, worstFirst } from './document.ts';
import type { ResultOutcome } from './run-result.ts';
import * as words from './words.ts';

export interface PlanLine {
  readonly text: string;
  readonly tone: Tone;
  /** The code of this result may stand below. */
  readonly result?: Result;
}

const TONES: Readonly<Record<ShownAction, Tone>> = {
  post: 'new',
  reopen: 'change',
  resolve: 'change',
  'remove-duplicate': 'change',
  keep: 'quiet',
  leave: 'quiet',
};

/** So many threads that are left for the same reason are listed below it, and it is said once. */
const LEFT_TOGETHER = 3;
/** One of a log may be a page. */
const LONGEST_MESSAGE = 120;
/** Rules are lined up where they are no longer than this; a longer one pushes its own line only. */
const USUAL_RULE = 48;
const NARROWEST_RULE = 24;
/** The part of a narrow line that a rule may take. */
const RULE_PART = 0.36;

/**
 * The plan as lines of text: files with a change first, and in each one line an action with its reason, and
 * the message of its finding behind it. Threads that are left for one and the same reason come last, below
 * that reason, as `path:line`. What a dry run prints is what a real run does.
 *
 * @param columns the width of a terminal, where there is one
 * @param most so many threads are named; of the others it is said how many there are
 */
export function renderPlan(
  actions: readonly ToldAction[],
  summary: SummaryPlan,
  columns?: number,
  most = Number.POSITIVE_INFINITY,
): readonly PlanLine[] {
  const all = actions.map(toRow);
  const left = [...Map.groupBy(all.filter(isLeft), ({ told }) => told.reason).values()].filter(
    ({ length }) => length >= LEFT_TOGETHER,
  );
  const together = new Set(left.flat());
  const rows = all.filter((row) => !together.has(row));
  const widths = {
    verb: longest(rows.map(({ told }) => told.shown)),
    line: longest(rows.map(({ line }) => line)),
    rule: Math.min(longest(rows.map(({ rule }) => rule)), widestRule(columns)),
  };
  const files = [...Map.groupBy(rows, ({ path }) => path)].toSorted(
    ([a, inA], [b, inB]) => Number(changes(inB)) - Number(changes(inA)) || compareTexts(a, b),
  );
  const inFiles = files.flatMap(([, inFile]) => inFile.toSorted(compareRows));
  const named = new Set([...inFiles, ...left.flatMap(sortLeft)].slice(0, most));
  return [
    ...[
      ...Map.groupBy(
        inFiles.filter((row) => named.has(row)),
        ({ path }) => path,
      ),
    ].flatMap(([path, inFile]): readonly PlanLine[] => [
      { text: path, tone: 'heading' },
      ...inFile.map((row) => renderRow(row, widths)),
    ]),
    ...left.flatMap((group) => renderLeft(group, named)),
    ...renderUnnamed(all.filter((row) => !named.has(row))),
    ...renderSummary(summary),
  ];
}

interface Row {
  readonly told: ToldAction;
  readonly path: string;
  /** Empty for a whole file. */
  readonly line: string;
  readonly rule: string;
  readonly message: string;
}

type Widths = Readonly<Record<'verb' | 'line' | 'rule', number>>;

function toRow(told: ToldAction): Row {
  const { path, line, ruleId, scope, results } = told;
  return {
    told,
    path: oneLine(path),
    line: String(line ?? ''),
    rule: oneLine(`${ruleId} (${scopeName(scope)})`),
    message: oneLine(results[0]?.message ?? ''),
  };
}

function renderRow({ told, line, rule, message }: Row, widths: Widths): PlanLine {
  const { shown, reason, level, results, members } = told;
  // What stays as it is was looked at before.
  const [result] = shown === 'post' || shown === 'reopen' ? results : [];
  const also = members.length === 0 ? '' : `, also by ${listed(members.map(scopeName))}`;
  const why = oneLine(shown === 'post' ? `${reason}, ${level}${also}` : reason);
  const start = `  ${shown.padEnd(widths.verb)}  ${line.padStart(widths.line)}  ${rule.padEnd(widths.rule)}  ${why}`;
  return { text: withMessage(start, message), tone: TONES[shown], ...(result && { result }) };
}

function withMessage(start: string, message: string): string {
  return message === '' ? start : `${start}: ${truncate(message, LONGEST_MESSAGE)}`;
}

/** A thread in which something is said has a row of its own. */
function isLeft({ told: { shown, writes } }: Row): boolean {
  return shown === 'leave' && !writes;
}

/** The reason is said also where none of its threads is named. */
function renderLeft(rows: readonly Row[], named: ReadonlySet<Row>): readonly PlanLine[] {
  const shown = sortLeft(rows).filter((row) => named.has(row));
  const places = shown.map(({ path, line }) => (line === '' ? path : `${path}:${line}`));
  const width = longest(places);
  return [
    { text: words.threadsLeft(rows.length, oneLine(rows[0]?.told.reason ?? '')), tone: 'heading' },
    ...shown.map(({ rule, message }, index): PlanLine => {
      const start = `  ${(places[index] ?? '').padEnd(width)}  ${rule}`;
      return { text: withMessage(start, message), tone: TONES.leave };
    }),
  ];
}

function sortLeft(rows: readonly Row[]): readonly Row[] {
  return rows.toSorted((a, b) => compareTexts(a.path, b.path) || compareRows(a, b));
}

function renderUnnamed(rows: readonly Row[]): readonly PlanLine[] {
  if (rows.length === 0) return [];
  const counts = SHOWN_ACTIONS.map(
    (shown) => [shown, rows.filter(({ told }) => told.shown === shown).length] as const,
  )
    .filter(([, count]) => count > 0)
    .map(([shown, count]) => `${count} ${shown}`);
  const files = new Set(rows.map(({ path }) => path)).size;
  const text = words.threadsUnnamed(rows.length, files, counts);
  return [{ text, tone: 'quiet' }];
}

function renderSummary({ kind, listed: all, obsolete, reason }: SummaryPlan): readonly PlanLine[] {
  if (kind === 'none' || (kind === 'keep' && all.length + obsolete.length === 0)) return [];
  const tone = kind === 'keep' ? 'quiet' : 'change';
  return [{ text: words.summaryLine(kind, all.length, reason), tone }];
}

function changes(rows: readonly Row[]): boolean {
  return rows.some(({ told }) => told.writes);
}

function compareRows(a: Row, b: Row): number {
  return (
    Number(a.line) - Number(b.line) ||
    SHOWN_ACTIONS.indexOf(a.told.shown) - SHOWN_ACTIONS.indexOf(b.told.shown) ||
    compareTexts(a.rule, b.rule)
  );
}

function widestRule(columns: number | undefined): number {
  return columns === undefined ? USUAL_RULE : Math.max(NARROWEST_RULE, Math.floor(columns * RULE_PART));
}

function longest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0);
}

/** So many are named for one reason. */
const MOST_OF_A_REASON = 100;

/**
 * The results that get no thread, below the reason for it, worst first.
 *
 * @param isWhole all are named, however many one reason has
 */
export function renderUnthreaded(
  unthreaded: readonly ResultOutcome[],
  isWhole: boolean,
): readonly PlanLine[] {
  const most = isWhole ? Number.POSITIVE_INFINITY : MOST_OF_A_REASON;
  // Each unchanged one has evidence of its own, which `why` tells.
  const left = unthreaded.map((one) =>
    one.disposition === 'unchanged' ? { ...one, reason: words.IN_BASELINE } : one,
  );
  return groupByReason(left).flatMap(([reason, group]): readonly PlanLine[] => {
    const named = worstFirst(group).slice(0, most);
    const rest = group.length - named.length;
    const rows = renderRows(named.map(toResultRow));
    return [
      { text: words.unthreadedTitle(group[0]?.disposition, group.length, reason), tone: 'heading' },
      ...named.map(({ result }, index): PlanLine => ({ text: rows[index] ?? '', tone: 'quiet', result })),
      ...(rest > 0 ? [{ text: words.moreInReport(rest), tone: 'quiet' } as const] : []),
    ];
  });
}

/** Places are lined up where they are no longer than this. */
const WIDEST_PLACE = 60;

interface ResultRow {
  readonly place: string;
  readonly ruleId: string;
  readonly scope: Scope;
  /** Its level, and what else there is to say. */
  readonly about: string;
  readonly message: string;
}

/** One line for each: `  src/a.ts:3  no-var (PMD)  error: Unexpected var.` */
function renderRows(rows: readonly ResultRow[]): readonly string[] {
  const width = Math.min(longest(rows.map(({ place }) => place)), WIDEST_PLACE);
  return rows.map(({ place, ruleId, scope, about, message }) => {
    const rule = `${oneLine(ruleId)} (${oneLine(scopeName(scope))})`;
    return `  ${place.padEnd(width)}  ${rule}  ${about}: ${truncate(oneLine(message), LONGEST_MESSAGE)}`;
  });
}

function toResultRow({ result, disposition }: ResultOutcome): ResultRow {
  const { place, rule, scope, level, message } = result;
  const about = disposition === 'resolved-by-people' ? `${level}, ${words.RESOLVED_BY_A_PERSON}` : level;
  return { place: oneLine(placeName(place)) || 'unlocated', ruleId: rule.id, scope, about, message };
}

function toStandingRow(thread: Thread): ResultRow {
  const { rule, level } = thread.fingerprint;
  const place = words.standingPlace(thread);
  return { place, ruleId: rule, scope: scopeOf(thread), about: level, message: words.STANDS };
}

/** Lines of a log that name what failed its run, worst first; none where it did not fail. */
export function renderFailing({ failing: { results, standing } }: ReportDocument): readonly PlanLine[] {
  const count = results.length + standing.length;
  if (count === 0) return [];
  const all = [
    ...results.map((one) => ({ level: one.result.level, row: () => toResultRow(one) })),
    ...standing.map((thread) => ({ level: thread.fingerprint.level, row: () => toStandingRow(thread) })),
  ].toSorted((a, b) => compareLevels(a.level, b.level));
  const rows = renderRows(all.slice(0, MOST_NAMED).map(({ row }) => row()));
  const rest = count - rows.length;
  return [
    { text: words.failingTitle(count), tone: 'heading' },
    ...rows.map((text): PlanLine => ({ text, tone: 'bad' })),
    ...(rest > 0 ? [{ text: words.moreInReport(rest), tone: 'bad' } as const] : []),
  ];
}
