import { scopeName } from '../finding/finding.ts';
import { placeName } from '../finding/place-name.ts';
import { type LinkTo, placeLink } from '../text/link-to.ts';
import { codeSpan, escapeMarkdown, tableCell } from '../text/markdown.ts';
import { oneLine } from '../text/one-line.ts';
import { truncate } from '../text/truncate.ts';
import { addressOf } from './address-of.ts';
import type { OverviewEntry } from './overview.ts';

/** A longer table is no overview; the rest is counted, and stands in the report. */
const ROWS = 100;
const MESSAGE_LIMIT = 160;

const WHY: Readonly<Record<OverviewEntry['why'], string>> = {
  unanchored: 'have no place on the diff',
  'over-limit': 'are over the limit of threads',
  'below-min-level': 'fail the check and are below min-level',
};

/** The overview as Markdown: one sentence that counts, then a compact table, worst first. */
export function overviewBody(entries: readonly OverviewEntry[], linkTo?: LinkTo): string {
  if (entries.length === 0) return 'Static analysis: every selected finding has a thread.';
  const counts = Map.groupBy(entries, ({ why }) => why);
  const parts = [...counts].map(([why, group]) => `${group.length} ${WHY[why]}`);
  const rows = entries.slice(0, ROWS).map((entry) => toRow(entry, linkTo));
  const rest = entries.length - rows.length;
  return [
    `**Static analysis: ${entries.length} ${entries.length === 1 ? 'finding' : 'findings'} without a thread.** ${parts.join(', ')}.`,
    ['| Level | Place | Rule | Message | Why |', '|---|---|---|---|---|', ...rows].join('\n'),
    ...(rest > 0 ? [`… and ${rest} more; the report of the run has them all.`] : []),
  ].join('\n\n');
}

function toRow({ spot, reason }: OverviewEntry, linkTo: LinkTo | undefined): string {
  const { place, rule, level, scope, findings } = spot;
  const cells = [
    level,
    place.path === undefined ? '–' : placeLink(placeName(place), addressOf(place, linkTo)),
    `${codeSpan(oneLine(rule.id))} ${escapeMarkdown(oneLine(scopeName(scope)))}`,
    escapeMarkdown(truncate(oneLine(findings[0]?.message ?? ''), MESSAGE_LIMIT)),
    escapeMarkdown(oneLine(reason)),
  ];
  return `| ${cells.map(tableCell).join(' | ')} |`;
}
