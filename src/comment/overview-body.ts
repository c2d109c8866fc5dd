import { type Finding, type Place, placeName, scopeKey, scopeName } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import { counted } from '../text/counted.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { codeSpan, escapeMarkdown, type LinkTo, link, placeLink, tableCell } from '../text/markdown.ts';

/** A selected finding that has no thread, and why. */
export interface OverviewEntry {
  readonly spot: Spot;
  readonly why: 'unanchored' | 'over-limit' | 'below-min-level' | 'not-posted';
  readonly reason: string;
}

/** A longer table is no overview; the rest is counted, and stands in the report. */
const ROWS = 100;

/** Of one finding, and of several. */
const WHY: Readonly<Record<OverviewEntry['why'], readonly [one: string, several: string]>> = {
  unanchored: ['has no place on the diff', 'have no place on the diff'],
  'over-limit': ['is over the limit of threads', 'are over the limit of threads'],
  'below-min-level': ['fails the check and is below min-level', 'fail the check and are below min-level'],
  'not-posted': ['could not be posted yet', 'could not be posted yet'],
};

/** The overview as Markdown: one sentence that counts, then a row for each rule, worst first. */
export function overviewBody(entries: readonly OverviewEntry[], linkTo?: LinkTo): string {
  const counts = Map.groupBy(entries, ({ why }) => why);
  const parts = [...counts].map(([why, { length }], index) => {
    const [one, several] = WHY[why];
    const count = index === 0 ? counted(length, 'finding') : `${length}`;
    return `${count} ${length === 1 ? one : several}`;
  });
  const rows = toRuleRows(
    entries.map(({ spot, reason }) => ({ about: spot, message: spot.findings[0]?.message ?? '', reason })),
  );
  const rest = rows.length - ROWS;
  return [
    `**Static analysis: ${counted(entries.length, 'finding')} without a thread.** ${parts.join(', ')}.`,
    [...RULE_COLUMNS, ...rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo))].join('\n'),
    ...(rest > 0
      ? [`… and ${rest} more ${rest === 1 ? 'rule' : 'rules'}; the report of the run has them all.`]
      : []),
  ].join('\n\n');
}

/** What a row is made of: a finding, or a spot, and why it is as it is. */
interface RowItem {
  readonly about: Pick<Finding, 'scope' | 'rule' | 'level' | 'place'>;
  /** What became of it; each state of a rule has a row of its own. */
  readonly state?: string;
  readonly message: string;
  readonly reason: string;
}

/** All that a list says of one rule of one tool, in one state. */
interface RuleRow {
  /** The first of its items; its rule and scope are those of all. */
  readonly about: RowItem['about'];
  readonly state?: string;
  /** The worst one. */
  readonly level: Finding['level'];
  readonly count: number;
  /** What all of its items say; missing where they say different things. */
  readonly message?: string;
  /** Each place once, in the order of the items. */
  readonly places: readonly Place[];
  /** Each with how many have it, the most frequent first. */
  readonly reasons: readonly (readonly [reason: string, count: number])[];
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
          .toSorted(([, a], [, b]) => b - a),
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
  '| Level | Rule | Tool | Findings | First places | Why |',
  '|---|---|---|---:|---|---|',
] as const;

/** One row of a table: level, rule, tool, how many, where first, and why. */
export function renderRuleRow(row: RuleRow, linkTo?: LinkTo): string {
  const { about, level, count } = row;
  const { id, helpUri } = about.rule;
  const name = truncate(oneLine(id), LONGEST_NAME);
  const cells = [
    level,
    helpUri === undefined ? codeSpan(name) : link(name, helpUri),
    escapeMarkdown(truncate(oneLine(scopeName(about.scope)), LONGEST_NAME)),
    String(count),
    renderPlaces(row.places, linkTo),
    [renderReasons(row), renderMessage(row)].filter((text) => text !== '').join(' – '),
  ];
  return `| ${cells.map(tableCell).join(' | ')} |`;
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
