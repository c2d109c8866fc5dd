import { type Place, placeName, type Result, type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import { compareLevels, type LoggedFinding } from '../finding/logged-finding.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { codeSpan, escapeMarkdown, type LinkTo, link, placeLink, tableCell } from '../text/markdown.ts';
import { counted, firstFew, listed } from '../text/names.ts';

/** What is longer is no summary comment; the rest is counted, and stands in the report. */
const ROWS = 50;

const WHY = {
  'not-on-the-diff': 'not on the diff',
  'over-limit': 'over the limit of threads',
  'below-min-level': 'below min-level, and failing the check',
  'on-line': 'on lines of threads',
  'not-posted': 'not posted yet',
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
  const rest = rows.length - ROWS;
  const counts = [...Map.groupBy(listed, ({ why }) => why)].map(([why, group]) => {
    const limit = why === 'over-limit' ? ` (${renderReason(group[0]?.reason ?? '')})` : '';
    return `${group.length} ${WHY[why]}${limit}`;
  });
  return [
    `**Static analysis: ${counted(listed.length, 'finding')} without a thread.** ${counts.join(', ')}.`,
    [...RULE_COLUMNS, ...rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo))].join('\n'),
    ...(rest > 0 ? [`… and ${counted(rest, 'more rule')}; the report of the run has them all.`] : []),
  ].join('\n\n');
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
type RuleRow = ReturnType<typeof toRuleRows>[number];

/** One row for each rule of a tool, in the order in which the first of its items comes. */
export function toRuleRows(items: readonly RowItem[]) {
  const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) =>
    JSON.stringify([scopeKey(scope), rule.id, state]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const places = new Map(group.map(({ about: { place } }) => [placeName(place), place] as const));
    const reasons = Map.groupBy(group, ({ about, reason }) => withoutPath(about.place, reason));
    const also = group.flatMap((one) =>
      (one.also ?? []).map(({ scope, rule }) => toolName(scope, rule.product)),
    );
    const [level = first.about.level] = group.map(({ about }) => about.level).toSorted(compareLevels);
    return [
      {
        about: first.about,
        state: first.state,
        level,
        count: group.length,
        /** What all of its items say. */
        message: group.every(({ message }) => message === first.message) ? first.message : '',
        /** Each place once, in the order of the items. */
        places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
        // Where a reason stands alone, its path is kept.
        reasons: [...reasons].map(([reason, same]) =>
          same.length === 1 ? (same[0]?.reason ?? reason) : reason,
        ),
        /** Other tools that report some of these problems too, each once. */
        also: [...new Set(also)],
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
    // Nobody reads it in a thread.
    escapeMarkdown(truncate(oneLine(row.message), LONGEST_MESSAGE)),
    firstFew(row.reasons.map(renderReason), REASONS, '; '),
  ];
  return `| ${cells.map(tableCell).join(' | ')} |`;
}

/** A tool as people know it, with the product that it is a part of: `Code Analyzer (pmd)`. */
export function toolName(scope: Scope, product: string | undefined): string {
  if (product === undefined) return scopeName(scope);
  return `${product} (${[scope.tool, scope.category].filter((name) => name !== '').join(', ')})`;
}

function renderTools({ about, also }: RuleRow): string {
  const own = escapeMarkdown(truncate(oneLine(scopeName(about.scope)), LONGEST_NAME));
  if (also.length === 0) return own;
  return `${own}; also reported by ${listed(also.map((name) => escapeMarkdown(truncate(oneLine(name), LONGEST_NAME))))}`;
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

/**
 * Where a place of the analyzed commit can be read; a path that the commit does not have is no place of it.
 */
export function addressOf(place: Place, linkTo: LinkTo | undefined): string | undefined {
  if (place.kind === 'nowhere' || place.path === undefined) return undefined;
  return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}

/** A reason without the path that it begins with or names, so that those of several files are one. */
export function withoutPath({ path = '' }: Place, reason: string): string {
  if (path === '') return reason;
  return ` ${reason}`.replace(` ${path} `, () => ' its file ').slice(1);
}
