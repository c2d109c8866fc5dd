import { placeName, type Result, scopeName } from '../finding/finding.ts';
import { compareLevels } from '../finding/logged-finding.ts';
import type { Thread } from '../model.ts';
import type { SummaryPlan } from '../plan/summary.ts';
import { oneLine, type Tone, truncate } from '../text/lines.ts';
import { compareTexts, counted, listed } from '../text/names.ts';
import { scopeOf } from '../threads/threads.ts';
import { SHOWN_ACTIONS } from './accounting.ts';
import { MOST_NAMED } from './conclusion.ts';
import { groupByReason, type ReportDocument, type ToldAction, worstFirst } from './document.ts';
import type { ResultOutcome } from './run-result.ts';
import { standingPlace } from './words.ts';

interface PlanLine {
  readonly text: string;
  readonly tone: Tone;
  /** The code of this result may stand below. */
  readonly result?: Result;
}

const TONES: Readonly<Record<ToldAction['shown'], Tone>> = {
  post: 'new',
  reopen: 'change',
  resolve: 'change',
  'remove-duplicate': 'change',
  keep: 'quiet',
  leave: 'quiet',
};

/** One of a log may be a page. */
const LONGEST_MESSAGE = 120;
/**
 * Rules and places are lined up where they are no longer than this; a longer one pushes its own line only.
 */
const WIDEST = 48;

/**
 * The plan as lines of text: files with a change first, and in each one line an action with its reason, and
 * the message of its finding behind it. What a dry run prints is what a real run does.
 *
 * @param most so many threads are named; of the others it is said how many there are
 */
export function renderPlan(
  actions: readonly ToldAction[],
  summary: SummaryPlan,
  most = Number.POSITIVE_INFINITY,
): readonly PlanLine[] {
  const files = [...Map.groupBy(actions, ({ path }) => path)].toSorted(
    ([a, inA], [b, inB]) => Number(changes(inB)) - Number(changes(inA)) || compareTexts(a, b),
  );
  const all = files.flatMap(([, inFile]) => inFile.toSorted(compareActions));
  const named = all.slice(0, most);
  const widths = {
    verb: widest(named.map(({ shown }) => shown)),
    line: widest(named.map(({ line = '' }) => String(line))),
    rule: widest(named.map(ruleOf)),
  };
  return [
    ...[...Map.groupBy(named, ({ path }) => path)].flatMap(([path, inFile]): readonly PlanLine[] => [
      { text: oneLine(path), tone: 'heading' },
      ...inFile.map((told) => renderAction(told, widths)),
    ]),
    ...renderUnnamed(all.slice(named.length)),
    ...renderSummary(summary),
  ];
}

function ruleOf({ ruleId, scope }: Pick<ToldAction, 'ruleId' | 'scope'>): string {
  return oneLine(`${ruleId} (${scopeName(scope)})`);
}

function renderAction(
  told: ToldAction,
  widths: Readonly<Record<'verb' | 'line' | 'rule', number>>,
): PlanLine {
  const { shown, reason, level, line = '', results, members } = told;
  // What stays as it is was looked at before.
  const [result] = shown === 'post' || shown === 'reopen' ? results : [];
  const also = members.length === 0 ? '' : `, also by ${listed(members.map(scopeName))}`;
  const why = oneLine(shown === 'post' ? `${reason}, ${level}${also}` : reason);
  const start = `  ${shown.padEnd(widths.verb)}  ${String(line).padStart(widths.line)}  ${ruleOf(told).padEnd(widths.rule)}  ${why}`;
  const message = oneLine(results[0]?.message ?? '');
  const text = message === '' ? start : `${start}: ${truncate(message, LONGEST_MESSAGE)}`;
  return { text, tone: TONES[shown], ...(result && { result }) };
}

function renderUnnamed(actions: readonly ToldAction[]): readonly PlanLine[] {
  if (actions.length === 0) return [];
  const counts = Object.entries(Object.groupBy(actions, ({ shown }) => shown)).map(
    ([shown, { length }]) => `${length} ${shown}`,
  );
  const text = `and ${counted(actions.length, 'more thread')} (${counts.join(', ')}): --all names them`;
  return [{ text, tone: 'quiet' }];
}

function renderSummary({ kind, listed: all, obsolete, reason }: SummaryPlan): readonly PlanLine[] {
  if (kind === 'none' || (kind === 'keep' && all.length + obsolete.length === 0)) return [];
  const tone = kind === 'keep' ? 'quiet' : 'change';
  const text = `summary comment: ${kind}, ${counted(all.length, 'finding')} without a thread: ${reason}`;
  return [{ text, tone }];
}

function changes(actions: readonly ToldAction[]): boolean {
  return actions.some(({ writes }) => writes);
}

function compareActions(a: ToldAction, b: ToldAction): number {
  return (
    (a.line ?? 0) - (b.line ?? 0) ||
    SHOWN_ACTIONS.indexOf(a.shown) - SHOWN_ACTIONS.indexOf(b.shown) ||
    compareTexts(ruleOf(a), ruleOf(b))
  );
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.min(Math.max(most, length), WIDEST), 0);
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
    one.disposition === 'unchanged' ? { ...one, reason: 'found in the baseline' } : one,
  );
  return groupByReason(left).flatMap(([reason, group]): readonly PlanLine[] => {
    const named = worstFirst(group).slice(0, most);
    const rows = renderRows(named.map(toResultRow));
    return [
      { text: `${group.length} ${group[0]?.disposition}: ${oneLine(reason)}`, tone: 'heading' },
      ...named.map(({ result }, index): PlanLine => ({ text: rows[index] ?? '', tone: 'quiet', result })),
      ...renderRest(group.length - named.length, 'quiet'),
    ];
  });
}

function renderRest(count: number, tone: Tone): readonly PlanLine[] {
  return count > 0 ? [{ text: `  and ${count} more; the report has them all`, tone }] : [];
}

interface ResultRow {
  readonly place: string;
  readonly rule: string;
  /** Its level, and what else there is to say. */
  readonly about: string;
  readonly message: string;
}

/** One line for each: `  src/a.ts:3  no-var (PMD)  error: Unexpected var.` */
function renderRows(rows: readonly ResultRow[]): readonly string[] {
  const width = widest(rows.map(({ place }) => place));
  return rows.map(
    ({ place, rule, about, message }) =>
      `  ${place.padEnd(width)}  ${rule}  ${about}: ${truncate(oneLine(message), LONGEST_MESSAGE)}`,
  );
}

function toResultRow({ result, disposition }: ResultOutcome): ResultRow {
  const { place, rule, scope, level, message } = result;
  const about = disposition === 'resolved-by-people' ? `${level}, resolved by a person` : level;
  const where = oneLine(placeName(place)) || 'unlocated';
  return { place: where, rule: ruleOf({ ruleId: rule.id, scope }), about, message };
}

function toStandingRow(thread: Thread): ResultRow {
  const { rule: ruleId, level } = thread.fingerprint;
  const rule = ruleOf({ ruleId, scope: scopeOf(thread) });
  const message = 'reported before, and not looked at again';
  return { place: standingPlace(thread), rule, about: level, message };
}

/** Lines of a log that name what failed its run, worst first; none where it did not fail. */
export function renderFailing({ failing: { results, standing } }: ReportDocument): readonly PlanLine[] {
  const all = [
    ...results.map((one) => ({ level: one.result.level, row: () => toResultRow(one) })),
    ...standing.map((thread) => ({ level: thread.fingerprint.level, row: () => toStandingRow(thread) })),
  ].toSorted((a, b) => compareLevels(a.level, b.level));
  if (all.length === 0) return [];
  const rows = renderRows(all.slice(0, MOST_NAMED).map(({ row }) => row()));
  return [
    { text: 'What fails the check, worst first:', tone: 'heading' },
    ...rows.map((text): PlanLine => ({ text, tone: 'bad' })),
    ...renderRest(all.length - rows.length, 'bad'),
  ];
}
