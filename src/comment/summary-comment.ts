import { type Place, placeName, type Result, scopeKey, scopeName } from '../finding/finding.ts';
import { compareLevels, type LoggedFinding } from '../finding/logged-finding.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { codeSpan, escapeMarkdown, type LinkTo, link, placeLink, tableCell } from '../text/markdown.ts';
import { counted, listed } from '../text/names.ts';
import { GROUPED, toolName } from './words.ts';

/** A longer table is folded. */
const SHOWN_ROWS = 20;
/** What is longer still is no summary comment; the rest is counted, and stands in the report. */
const ROWS = 100;

/** The words for one finding, and for several. */
const WHY = {
  'not-on-the-diff': ['is not on the diff', 'are not on the diff'],
  'over-limit': ['is over the limit of threads', 'are over the limit of threads'],
  'below-min-level': ['fails the check and is below min-level', 'fail the check and are below min-level'],
  'on-line': ['is on the line of a thread', 'are on lines of threads'],
  'not-posted': ['could not be posted yet', 'could not be posted yet'],
} as const;

/** A selected finding that has no thread. */
interface Unthreaded {
  readonly finding: LoggedFinding;
  readonly why: keyof typeof WHY;
  readonly reason: string;
  /** The one of another tool about the same problem, in whose row it is named. */
  readonly groupedWith?: LoggedFinding;
}

/**
 * The summary comment as Markdown: one sentence that counts and says the limit, then a row for each rule,
 * worst first. A problem that several tools report is one finding.
 */
export function summaryComment(entries: readonly Unthreaded[], linkTo?: LinkTo): string {
  const listed = entries.filter(({ groupedWith }) => groupedWith === undefined);
  const grouped = Map.groupBy(entries, ({ groupedWith }) => groupedWith);
  const rows = toRuleRows(
    listed.map(({ finding, why, reason }) => ({
      about: finding,
      message: finding.results[0]?.message ?? '',
      // It is the same for all of them, and stands above.
      reason: why === 'over-limit' ? '' : reason,
      also: (grouped.get(finding) ?? []).map((one) => one.finding),
    })),
  );
  const lines = rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo));
  const folded = lines.slice(SHOWN_ROWS);
  const rest = rows.length - ROWS;
  return [
    `**Static analysis: ${counted(listed.length, 'finding')} without a thread.** ${countWhy(listed)}.`,
    [...RULE_COLUMNS, ...lines.slice(0, SHOWN_ROWS)].join('\n'),
    ...(folded.length > 0
      ? [
          `<details><summary>${countRules(folded.length)}</summary>`,
          [...RULE_COLUMNS, ...folded].join('\n'),
          '</details>',
        ]
      : []),
    ...(rest > 0 ? [`… and ${countRules(rest)}; the report of the run has them all.`] : []),
  ].join('\n\n');
}

function countRules(count: number): string {
  return `${count} more ${count === 1 ? 'rule' : 'rules'}`;
}

/** How many have no thread for which reason: `2 are over the limit of threads (max-threads is 50)`. */
function countWhy(listed: readonly Unthreaded[]): string {
  const counts = [...Map.groupBy(listed, ({ why }) => why)].map(([why, group], index) => {
    const [first] = group;
    const limit = why === 'over-limit' && first !== undefined ? ` (${renderReason(first.reason)})` : '';
    const many = index === 0 ? counted(group.length, 'finding') : String(group.length);
    return `${many} ${WHY[why][group.length === 1 ? 0 : 1]}${limit}`;
  });
  return counts.join(', ');
}

/** What a row is made of: a result, or a finding, and why it is as it is. */
interface RowItem {
  readonly about: Pick<Result, 'scope' | 'rule' | 'level' | 'place'>;
  /** What became of it; each state of a rule has a row of its own. */
  readonly state?: string;
  readonly message: string;
  /** Empty where it is said elsewhere. */
  readonly reason: string;
  /** What other tools report of the same problem. */
  readonly also?: readonly Pick<LoggedFinding, 'scope' | 'rule'>[];
}

/** All that a list says of one rule of one tool, in one state. */
interface RuleRow {
  /** The first of its items; its rule and scope are those of all. */
  readonly about: RowItem['about'];
  readonly state?: string;
  /** The worst one. */
  readonly level: Result['level'];
  readonly count: number;
  /** What all of its items say; missing where they say different things. */
  readonly message?: string;
  /** Each place once, in the order of the items. */
  readonly places: readonly Place[];
  /** Each with how many have it, the most frequent first. */
  readonly reasons: readonly (readonly [reason: string, count: number])[];
  /** Other tools that report some of these problems too, each once. */
  readonly also: readonly string[];
}

/** One row for each rule of a tool, in the order in which the first of its items comes. */
export function toRuleRows(items: readonly RowItem[]): readonly RuleRow[] {
  const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) =>
    JSON.stringify([scopeKey(scope), rule.id, state]),
  );
  return [...groups.values()].flatMap((group): readonly RuleRow[] => {
    const [first] = group;
    if (first === undefined) return [];
    const places = new Map(group.map(({ about: { place } }) => [placeName(place), place] as const));
    const reasons = Map.groupBy(group, ({ about: { place }, reason }) => withoutPath(place, reason));
    return [
      {
        about: first.about,
        ...(first.state && { state: first.state }),
        level: group.reduce(
          (worst, { about: { level } }) => (compareLevels(level, worst) < 0 ? level : worst),
          first.about.level,
        ),
        count: group.length,
        ...(group.every(({ message }) => message === first.message) && { message: first.message }),
        places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
        reasons: [...reasons]
          .map(
            // Where a reason stands alone, its path is kept.
            ([reason, same]) =>
              [same.length === 1 ? (same[0]?.reason ?? reason) : reason, same.length] as const,
          )
          .filter(([reason]) => reason !== '')
          .toSorted(([, a], [, b]) => b - a),
        also: [
          ...new Set(
            group.flatMap(({ also = [] }) => also.map(({ scope, rule }) => toolName(scope, rule.product))),
          ),
        ],
      },
    ];
  });
}

const PLACES = 3;
const REASONS = 2;
const LONGEST_NAME = 200;
const LONGEST_REASON = 300;
const LONGEST_MESSAGE = 160;

/** The head of a table of such rows, and the line below it. */
export const RULE_COLUMNS = [
  '| Level | Rule | Tool | Findings | First places | Message | Why |',
  '|---|---|---|---:|---|---|---|',
] as const;

/** One row of a table: level, rule, tools, how many, where first, what, and why it is so. */
export function renderRuleRow(row: RuleRow, linkTo?: LinkTo): string {
  const { about, level, count } = row;
  const { id, helpUri } = about.rule;
  const name = truncate(oneLine(id), LONGEST_NAME);
  const cells = [
    level,
    helpUri === undefined ? codeSpan(name) : link(name, helpUri),
    renderTools(row),
    String(count),
    renderPlaces(row.places, linkTo),
    renderMessage(row),
    renderReasons(row),
  ];
  return `| ${cells.map(tableCell).join(' | ')} |`;
}

function renderTools({ about, also }: RuleRow): string {
  const own = escapeMarkdown(truncate(oneLine(scopeName(about.scope)), LONGEST_NAME));
  if (also.length === 0) return own;
  return `${own}; ${GROUPED.also}${listed(also.map((name) => escapeMarkdown(truncate(oneLine(name), LONGEST_NAME))))}`;
}

function renderReasons({ reasons }: RuleRow): string {
  const [only] = reasons;
  if (reasons.length === 1 && only !== undefined) return renderReason(only[0]);
  return firstOf(
    reasons.map(([reason, times]) => `${times}: ${renderReason(reason)}`),
    REASONS,
    '; ',
  );
}

/** Nobody reads it in a thread. */
function renderMessage({ message = '' }: RuleRow): string {
  return escapeMarkdown(truncate(oneLine(message), LONGEST_MESSAGE));
}

function renderReason(reason: string): string {
  return escapeMarkdown(truncate(oneLine(reason), LONGEST_REASON));
}

function renderPlaces(places: readonly Place[], linkTo: LinkTo | undefined): string {
  if (places.length === 0) return '–';
  const shown = places
    .slice(0, PLACES)
    .map((place) => placeLink(truncate(oneLine(placeName(place)), LONGEST_NAME), addressOf(place, linkTo)));
  const rest = places.length - shown.length;
  return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function firstOf(texts: readonly string[], most: number, between: string): string {
  const rest = texts.length - most;
  return `${texts.slice(0, most).join(between)}${rest > 0 ? `${between}and ${rest} more reasons` : ''}`;
}

/**
 * Where a place of the analyzed commit can be read; a path that the commit does not have is no place of it.
 */
export function addressOf(place: Place, linkTo: LinkTo | undefined): string | undefined {
  if (place.kind === 'nowhere' || place.path === undefined) return undefined;
  return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}

/**
 * A reason without the path that it names, where that stands as a word of its own: a file may be named `a`.
 */
export function withoutPath({ path = '' }: Place, reason: string): string {
  if (path === '' || !reason.includes(path)) return reason;
  return [' ', ','].reduce(
    (text, end) => text.replace(` ${path}${end}`, () => ` its file${end}`),
    reason.startsWith(`${path} `) ? `its file${reason.slice(path.length)}` : reason,
  );
}
