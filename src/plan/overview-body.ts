import type { LinkTo } from '../text/markdown.ts';
import type { OverviewEntry } from './overview.ts';
import { RULE_COLUMNS, renderRuleRow } from './render-rule-rows.ts';
import { toRuleRows } from './rule-rows.ts';

/** A longer table is no overview; the rest is counted, and stands in the report. */
const ROWS = 100;

const WHY: Readonly<Record<OverviewEntry['why'], string>> = {
  unanchored: 'have no place on the diff',
  'over-limit': 'are over the limit of threads',
  'below-min-level': 'fail the check and are below min-level',
  'not-posted': 'could not be posted yet',
};

/** The overview as Markdown: one sentence that counts, then a row for each rule, worst first. */
export function overviewBody(entries: readonly OverviewEntry[], linkTo?: LinkTo): string {
  const counts = Map.groupBy(entries, ({ why }) => why);
  const parts = [...counts].map(([why, group]) => `${group.length} ${WHY[why]}`);
  const rows = toRuleRows(
    entries.map(({ spot, reason }) => ({ about: spot, message: spot.findings[0]?.message ?? '', reason })),
  );
  const rest = rows.length - ROWS;
  return [
    `**Static analysis: ${entries.length} ${entries.length === 1 ? 'finding' : 'findings'} without a thread.** ${parts.join(', ')}.`,
    [...RULE_COLUMNS, ...rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo))].join('\n'),
    ...(rest > 0
      ? [`… and ${rest} more ${rest === 1 ? 'rule' : 'rules'}; the report of the run has them all.`]
      : []),
  ].join('\n\n');
}
