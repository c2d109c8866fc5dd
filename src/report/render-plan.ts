import { withoutPath } from '../comment/overview-body.ts';
import { type Finding, type Level, placeName, type Scope, scopeName } from '../finding/finding.ts';
import type { Account } from '../plan/account.ts';
import type { Standing } from '../plan/hold.ts';
import { compareRanks } from '../plan/judge-spots.ts';
import {
  isWriting,
  type Move,
  type Post,
  SHOWN_MOVES,
  type ShownMove,
  shownMove,
  spotOf,
} from '../plan/move.ts';
import type { OverviewMove } from '../plan/overview.ts';
import type { Plan } from '../plan/plan.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { oneLine, type Piece, type Tone, truncate } from '../text/lines.ts';
import { listed } from '../text/names.ts';
import { failingOf, MOST_NAMED } from './conclusion.ts';
import type { RunResult } from './run-result.ts';
import * as words from './words.ts';

export interface PlanLine {
  readonly text: string;
  readonly tone: Tone;
  readonly pieces?: readonly Piece[];
}

/** A line of code that stands below its finding: its parts are its text. */
interface CodeLine extends PlanLine {
  readonly pieces: readonly Piece[];
}

/** The code of a finding; nothing where there is none to show. */
export type ShowCode = (finding: Finding) => readonly CodeLine[];

const NO_CODE: ShowCode = () => [];

const TONES: Readonly<Record<ShownMove, Tone>> = {
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
 * The plan as lines of text: files with a change first, and in each one line a move with its reason, and the
 * message of its finding behind it. Threads that are left for one and the same reason come last, below that
 * reason, as `path:line`. What a dry run prints is what a real run does.
 *
 * @param columns the width of a terminal, where there is one
 * @param most so many threads are named; of the others it is said how many there are
 * @param showCode what stands below threads that are posted or reopened
 */
export function renderPlan(
  moves: readonly Move[],
  overview: OverviewMove,
  columns?: number,
  most = Number.POSITIVE_INFINITY,
  showCode: ShowCode = NO_CODE,
): readonly PlanLine[] {
  const all = moves.map(toRow);
  const left = [...Map.groupBy(all.filter(isLeft), ({ move }) => move.reason).values()].filter(
    ({ length }) => length >= LEFT_TOGETHER,
  );
  const together = new Set(left.flat());
  const rows = all.filter((row) => !together.has(row));
  const widths = {
    verb: longest(rows.map(({ move }) => shownMove(move))),
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
      ...inFile.flatMap((row) => [renderRow(row, widths), ...codeOf(row, showCode)]),
    ]),
    ...left.flatMap((group) => renderLeft(group, named)),
    ...renderUnnamed(all.filter((row) => !named.has(row))),
    ...renderOverview(overview),
  ];
}

interface Row {
  readonly move: Move;
  readonly path: string;
  /** Empty for a whole file. */
  readonly line: string;
  readonly rule: string;
  readonly message: string;
}

type Widths = Readonly<Record<'verb' | 'line' | 'rule', number>>;

function toRow(move: Move): Row {
  const spot = spotOf(move);
  const message = oneLine(spot?.findings[0]?.message ?? '');
  if (move.kind === 'post') {
    const { anchor } = move;
    const rule = `${move.spot.rule.id} (${scopeName(move.spot.scope)})`;
    return { move, path: oneLine(anchor.path), line: String(anchor.newLine), rule: oneLine(rule), message };
  }
  const { evidence } = move.thread;
  const place = spot?.place;
  const line = place?.kind === 'lines' ? place.startLine : evidence.line;
  return {
    move,
    path: oneLine(place?.path ?? evidence.path),
    line: line === 0 ? '' : String(line),
    rule: oneLine(`${evidence.ruleId} (${scopeName(evidence.scope)})`),
    message,
  };
}

function renderRow({ move, line, rule, message }: Row, widths: Widths): PlanLine {
  const reason = oneLine(
    move.kind === 'post' ? `${move.reason}, ${move.spot.level}${alsoBy(move)}` : move.reason,
  );
  const start = `  ${shownMove(move).padEnd(widths.verb)}  ${line.padStart(widths.line)}  ${rule.padEnd(widths.rule)}  ${reason}`;
  return { text: withMessage(start, message), tone: TONES[shownMove(move)] };
}

/** What stays as it is was looked at before. */
function codeOf({ move }: Row, showCode: ShowCode): readonly PlanLine[] {
  const isNews = move.kind === 'post' || move.kind === 'reopen';
  const [finding] = isNews ? move.spot.findings : [];
  return finding === undefined ? [] : showCode(finding);
}

function withMessage(start: string, message: string): string {
  return message === '' ? start : `${start}: ${truncate(message, LONGEST_MESSAGE)}`;
}

/** Which other tools report it: `, also by PMD`. */
function alsoBy({ twins = [] }: Post): string {
  return twins.length === 0 ? '' : `, also by ${listed(twins.map(({ scope }) => scopeName(scope)))}`;
}

function isLeft({ move }: Row): boolean {
  return move.kind === 'leave';
}

/** The reason is said also where none of its threads is named. */
function renderLeft(rows: readonly Row[], named: ReadonlySet<Row>): readonly PlanLine[] {
  const shown = sortLeft(rows).filter((row) => named.has(row));
  const places = shown.map(({ path, line }) => (line === '' ? path : `${path}:${line}`));
  const width = longest(places);
  return [
    { text: words.threadsLeft(rows.length, oneLine(rows[0]?.move.reason ?? '')), tone: 'heading' },
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
  const counts = SHOWN_MOVES.map(
    (kind) => [kind, rows.filter(({ move }) => shownMove(move) === kind).length] as const,
  )
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`);
  const files = new Set(rows.map(({ path }) => path)).size;
  const text = words.threadsUnnamed(rows.length, files, counts);
  return [{ text, tone: 'quiet' }];
}

function renderOverview({ kind, entries, obsolete, reason }: OverviewMove): readonly PlanLine[] {
  if (kind === 'none' || (kind === 'keep' && entries.length + obsolete.length === 0)) return [];
  const tone = kind === 'keep' ? 'quiet' : 'change';
  return [{ text: words.overviewLine(kind, entries.length, reason), tone }];
}

function changes(rows: readonly Row[]): boolean {
  return rows.some(({ move }) => isWriting(move));
}

function compareRows(a: Row, b: Row): number {
  return (
    Number(a.line) - Number(b.line) ||
    SHOWN_MOVES.indexOf(shownMove(a.move)) - SHOWN_MOVES.indexOf(shownMove(b.move)) ||
    compareTexts(a.rule, b.rule)
  );
}

function widestRule(columns: number | undefined): number {
  return columns === undefined ? USUAL_RULE : Math.max(NARROWEST_RULE, Math.floor(columns * RULE_PART));
}

function longest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0);
}

/** Which findings a plan shows: those that were selected, or all. */
export type Shown = 'selected' | 'all';

/** So many are shown for one reason; who asks for all gets all. */
const MOST_OF_A_REASON = 100;

/**
 * The findings of a plan that get no thread, below the reason for it, worst first: those that were selected,
 * those without a place in the checkout, and those that fail the check all the same; with `all` whatever was
 * filtered as well.
 */
export function renderUnthreaded(
  plan: Pick<Plan, 'accounts' | 'failing'>,
  shown: Shown,
  showCode: ShowCode = NO_CODE,
): readonly PlanLine[] {
  const most = shown === 'all' ? Number.POSITIVE_INFINITY : MOST_OF_A_REASON;
  // Each existing one has evidence of its own, which `why` tells.
  const left = withoutThread(plan, shown).map((account) =>
    account.disposition === 'existing' ? { ...account, reason: words.IN_BASE_LOG } : account,
  );
  return groupByReason(left).flatMap(([reason, group]): readonly PlanLine[] => {
    const findings = group
      .map(({ finding }) => finding)
      .toSorted(compareRanks)
      .slice(0, most);
    const rest = group.length - findings.length;
    return [
      { text: words.unthreadedTitle(group[0]?.disposition, group.length, reason), tone: 'heading' },
      ...renderRows(findings.map(toFindingRow)).flatMap((text, index): readonly PlanLine[] => {
        const finding = findings[index];
        return [{ text, tone: 'quiet' }, ...(finding === undefined ? [] : showCode(finding))];
      }),
      ...(rest > 0 ? [{ text: words.moreInReport(rest), tone: 'quiet' } as const] : []),
    ];
  });
}

/** The accounts of findings that get no thread and are shown. */
export function withoutThread(
  { accounts, failing }: Pick<Plan, 'accounts' | 'failing'>,
  shown: Shown,
): readonly Account[] {
  const fails = new Set(failing.flatMap(({ findings }) => findings));
  return accounts.filter(({ finding, disposition }) => {
    if (disposition === 'unanchored' || disposition === 'over-limit') return true;
    if (disposition === 'ignored' || disposition === 'existing') return shown === 'all';
    if (disposition !== 'filtered') return false;
    return (
      shown === 'all' ||
      finding.place.kind === 'nowhere' ||
      finding.place.kind === 'uncommitted' ||
      fails.has(finding)
    );
  });
}

/** Places are lined up where they are no longer than this. */
const WIDEST_PLACE = 60;

interface FindingRow {
  readonly place: string;
  readonly ruleId: string;
  readonly scope: Scope;
  readonly level: Level;
  /** What else there is to say, in front of the message. */
  readonly note?: string | undefined;
  readonly message: string;
}

/** One line for each: `  src/a.ts:3  no-var (PMD)  error: Unexpected var.` */
function renderRows(rows: readonly FindingRow[]): readonly string[] {
  const widest = rows.reduce((most, { place }) => Math.max(most, place.length), 0);
  const width = Math.min(widest, WIDEST_PLACE);
  return rows.map(({ place, ruleId, scope, level, note, message }) => {
    const rule = `${oneLine(ruleId)} (${oneLine(scopeName(scope))})`;
    const about = note === undefined ? level : `${level}, ${note}`;
    return `  ${place.padEnd(width)}  ${rule}  ${about}: ${truncate(oneLine(message), LONGEST_MESSAGE)}`;
  });
}

const toFindingRow = ({ place, rule, ...rest }: Finding): FindingRow => ({
  ...rest,
  ...{ place: oneLine(placeName(place)) || 'no place', ruleId: rule.id },
});

const toStandingRow = (one: Standing): FindingRow => {
  const { ruleId, scope, wording } = one.thread.evidence;
  return { place: words.standingPlace(one), ruleId, scope, level: wording.level, message: words.STANDS };
};

/** What failed a run, as lines of its log, worst first; none where it did not fail. */
export function renderFailing(result: RunResult): readonly PlanLine[] {
  const { spots, standing, resolvedByPeople } = failingOf(result);
  const count = spots.length + standing.length;
  if (count === 0) return [];
  const shown = spots.slice(0, MOST_NAMED).flatMap(({ findings: [first] }) => first ?? []);
  const left = standing.slice(0, MOST_NAMED);
  const rows = renderRows([
    ...shown.map((finding) => ({
      ...toFindingRow(finding),
      ...(resolvedByPeople.has(finding) && { note: 'resolved by a person' }),
    })),
    ...left.map(toStandingRow),
  ]);
  const rest = count - rows.length;
  return [
    { text: words.failingTitle(count), tone: 'heading' },
    ...rows.map((text): PlanLine => ({ text, tone: 'bad' })),
    ...(rest > 0 ? [{ text: words.moreInReport(rest), tone: 'bad' } as const] : []),
  ];
}

/**
 * Accounts by why they stand as they do, the most frequent reason first. Reasons that differ only in the
 * finding's own file are one: `its file is not part of the diff`.
 */
export function groupByReason(
  accounts: readonly Account[],
): readonly (readonly [reason: string, accounts: readonly Account[]])[] {
  const groups = Map.groupBy(accounts, ({ finding, reason }) => withoutPath(finding.place, reason));
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}
