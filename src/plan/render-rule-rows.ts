import { type Place, placeName, scopeName } from '../finding/finding.ts';
import { type LinkTo, placeLink } from '../text/link-to.ts';
import { codeSpan, escapeMarkdown, link, tableCell } from '../text/markdown.ts';
import { oneLine } from '../text/one-line.ts';
import { truncate } from '../text/truncate.ts';
import { addressOf } from './address-of.ts';
import type { RuleRow } from './rule-rows.ts';

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
