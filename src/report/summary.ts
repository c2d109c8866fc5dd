import { addressOf, RULE_COLUMNS, renderRuleRow, toRuleRows } from '../comment/summary-comment.ts';
import { placeName, scopeName } from '../finding/finding.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { codeSpan, escapeMarkdown, type LinkTo, link, placeLink, tableCell } from '../text/markdown.ts';
import { MOST_NAMED } from './conclusion.ts';
import type { ReportDocument } from './document.ts';
import type { ResultOutcome } from './run-result.ts';
import * as words from './words.ts';

/** A CI system takes 1 MiB of summary a step; rows past this are counted, not shown. */
const ROWS = 100;
const MESSAGE_LIMIT = 160;
/** Every reason stands in a list below, once there was a plan. */
const END_LIMIT = 600;

/**
 * The job summary as Markdown: conclusion, accounting line, what failed, what is unverified, filtered or is
 * worth knowing, and why, and what is open.
 */
export function toSummary(document: ReportDocument): string {
  const { heading, dryRun, isPlanned, concluded, threads, accounting, failing, open, linkTo } = document;
  const worst = failing.results.slice(0, MOST_NAMED);
  const named = new Set(worst);
  const others = open.filter((one) => !named.has(one));
  const sections = [
    `## ${heading}${dryRun ? ` (${words.DRY_RUN})` : ''}`,
    escapeMarkdown(oneLine(isPlanned ? truncate(concluded, END_LIMIT) : concluded)),
    threads,
    codeSpan(accounting),
    table('What fails the check', worst, linkTo, failing.results.length - worst.length),
    ...[...document.urgent, ...document.notes].map(({ title, lines }) => list(title, lines)),
    byRule(worst.length === 0 ? 'Findings' : 'Other findings', others, linkTo),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function list(title: string, items: readonly string[]): string {
  const shown = items.slice(0, ROWS).map((item) => `- ${escapeMarkdown(oneLine(item))}`);
  return `### ${title}\n\n${shown.join('\n')}${more(items.length)}`;
}

/** One row for each rule and state, so that a long list stays short. */
function byRule(title: string, results: readonly ResultOutcome[], linkTo: LinkTo | undefined): string {
  if (results.length === 0) return '';
  const rows = toRuleRows(
    results.map(({ result, disposition, reason }) => ({
      about: result,
      state: disposition,
      message: result.message,
      reason,
    })),
  );
  const shown = rows.slice(0, ROWS).map((row) => `| ${row.state} ${renderRuleRow(row, linkTo)}`);
  const [names = '', line = ''] = RULE_COLUMNS;
  return `### ${title}\n\n| State ${names}\n|---${line}\n${shown.join('\n')}${more(rows.length)}`;
}

function table(
  title: string,
  results: readonly ResultOutcome[],
  linkTo: LinkTo | undefined,
  unnamed: number,
): string {
  if (results.length === 0) return '';
  const rows = results.map(({ result, disposition, reason }) => {
    const { level, place, rule, scope, message } = result;
    const cells = [
      disposition,
      level,
      placeLink(placeName(place) || '-', addressOf(place, linkTo)),
      rule.helpUri === undefined ? codeSpan(rule.id) : link(rule.id, rule.helpUri),
      escapeMarkdown(scopeName(scope)),
      escapeMarkdown(truncate(oneLine(message), MESSAGE_LIMIT)),
      escapeMarkdown(oneLine(reason)),
    ];
    return `| ${cells.map(tableCell).join(' | ')} |`;
  });
  const head = '| State | Level | Place | Rule | Tool | Message | Why |\n|---|---|---|---|---|---|---|';
  const end = unnamed > 0 ? `\n\n… and ${unnamed} more, below.` : '';
  return `### ${title}\n\n${head}\n${rows.join('\n')}${end}`;
}

function more(count: number): string {
  return count > ROWS ? `\n\n… and ${count - ROWS} more; the report has them all.` : '';
}
