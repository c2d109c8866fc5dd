import { addressOf, RULE_COLUMNS, renderRuleRow, toRuleRows } from '../comment/overview-body.ts';
import { placeName, scopeName } from '../finding/finding.ts';
import type { Account, Disposition } from '../plan/account.ts';
import { countHeld } from '../plan/hold.ts';
import { compareRanks } from '../plan/judge-spots.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { codeSpan, escapeMarkdown, type LinkTo, link, placeLink, tableCell } from '../text/markdown.ts';
import { accountingLine, countResults, countThreads } from './accounting.ts';
import { describeVerdict, threadsLine } from './check.ts';
import { failingOf, MOST_NAMED } from './conclusion.ts';
import { ruleHistories, standingDecisions } from './decisions.ts';
import { groupByReason } from './render-plan.ts';
import type { RunResult } from './run-result.ts';
import * as words from './words.ts';

/** A CI system takes 1 MiB of summary a step; rows past this are counted, not shown. */
const ROWS = 100;
const MESSAGE_LIMIT = 160;
/** Every reason stands in a list below. */
const END_LIMIT = 600;

/** Findings that are open after this run, and those that nobody sees in a thread, are worth a row. */
const SHOWN: readonly Disposition[] = [
  'failed',
  'posted',
  'reopened',
  'kept',
  'over-limit',
  'unanchored',
  'resolved-by-people',
];

/**
 * The job summary as Markdown: verdict, accounting line, what failed, what was held, filtered or is worth
 * knowing, and why, and what is open.
 */
export function toSummary(result: RunResult): string {
  const { plan, reasons, completeness, dryRun } = result;
  const threads = countThreads(plan?.moves ?? [], result.outcomes, dryRun ? 'planned' : 'done');
  const results = result.findings === undefined ? undefined : countResults(result.accounts);
  const end = plan === undefined ? reasons.join('; ') : truncate(describeVerdict(result), END_LIMIT);
  const failing = failingOf(result);
  const { worst, others } = toRows(result, failing);
  const unnamed = failing.spots.length - worst.length;
  const sections = [
    `## ${heading(result)}${dryRun ? words.DRY_RUN : ''}`,
    // Its heading says no less.
    end === words.PASSED ? '' : escapeMarkdown(oneLine(end)),
    threadsLine(result),
    codeSpan(accountingLine(results, threads)),
    table(words.PARTS.failing, worst, result.linkTo, unnamed > 0 ? words.andMore(unnamed, ', below.') : ''),
    list(words.PARTS.standing, failing.standing.map(words.describeUnseen)),
    list(words.PARTS.unfinished, plan === undefined ? [] : reasons),
    list(words.PARTS.held, words.describeHeld(result)),
    list(words.PARTS.left, countHeld(plan?.moves ?? []).map(toCount)),
    list(words.PARTS.otherTools, words.describeOtherTools(result.accounts)),
    list(words.PARTS.base, words.describeComparison(result)),
    list(words.PARTS.filtered, countBy(result.accounts, 'filtered').map(toCount)),
    list(words.PARTS.ignored, countBy(result.accounts, 'ignored').map(toCount)),
    list(words.PARTS.decisions, standingDecisions(plan?.moves ?? []).map(words.describeStanding)),
    list(words.PARTS.attempts, (result.attempts ?? []).map(words.describeAttempt)),
    list(words.PARTS.unwanted, words.describeUnwanted(ruleHistories(result))),
    list(words.PARTS.warnings, [...(completeness?.warnings ?? []), ...result.warnings]),
    byRule(worst.length === 0 ? words.PARTS.findings : words.PARTS.otherFindings, others, result.linkTo),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** A run whose check alone is missing has analyzed everything. */
function heading({ conclusion, checkRefusal, reasons }: RunResult): string {
  return conclusion === 'incomplete' && checkRefusal !== undefined && reasons.length === 1
    ? words.CHECK_NOT_SET
    : words.HEADINGS[conclusion];
}

function countBy(
  accounts: readonly Account[],
  disposition: Disposition,
): readonly (readonly [reason: string, count: number])[] {
  return groupByReason(accounts.filter((account) => account.disposition === disposition)).map(
    ([reason, { length }]) => [reason, length],
  );
}

function toCount([reason, count]: readonly [reason: string, count: number]): string {
  return `${count}: ${reason}`;
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const shown = items.slice(0, ROWS).map((item) => `- ${escapeMarkdown(oneLine(item))}`);
  return `### ${title}\n\n${shown.join('\n')}${more(items.length)}`;
}

/**
 * A row for each of the worst spots that fail the check, and one for each other finding that is worth it;
 * both worst first.
 */
function toRows(
  { accounts }: RunResult,
  { spots }: ReturnType<typeof failingOf>,
): Readonly<Record<'worst' | 'others', Account[]>> {
  const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
  const worst = new Set([...firsts].slice(0, MOST_NAMED));
  const byRank = (a: Account, b: Account): number => compareRanks(a.finding, b.finding);
  const shown = accounts.filter(
    ({ finding, disposition }) => SHOWN.includes(disposition) || firsts.has(finding),
  );
  return {
    worst: shown.filter(({ finding }) => worst.has(finding)).toSorted(byRank),
    others: shown.filter(({ finding }) => !worst.has(finding)).toSorted(byRank),
  };
}

/** One row for each rule and state, so that a long list stays short. */
function byRule(title: string, accounts: readonly Account[], linkTo: LinkTo | undefined): string {
  if (accounts.length === 0) return '';
  const rows = toRuleRows(
    accounts.map(({ finding, disposition, reason }) => ({
      about: finding,
      state: disposition,
      message: finding.message,
      reason,
    })),
  );
  const shown = rows.slice(0, ROWS).map((row) => `| ${row.state} ${renderRuleRow(row, linkTo)}`);
  const [names = '', line = ''] = RULE_COLUMNS;
  return `### ${title}\n\n| State ${names}\n|---${line}\n${shown.join('\n')}${more(rows.length)}`;
}

function table(title: string, accounts: readonly Account[], linkTo: LinkTo | undefined, end: string): string {
  if (accounts.length === 0) return '';
  const rows = accounts.slice(0, ROWS).map(({ finding, disposition, reason }) => {
    const cells = [
      disposition,
      finding.level,
      placeLink(placeName(finding.place) || '-', addressOf(finding.place, linkTo)),
      finding.rule.helpUri === undefined
        ? codeSpan(finding.rule.id)
        : link(finding.rule.id, finding.rule.helpUri),
      escapeMarkdown(scopeName(finding.scope)),
      escapeMarkdown(truncate(oneLine(finding.message), MESSAGE_LIMIT)),
      escapeMarkdown(oneLine(reason)),
    ];
    return `| ${cells.map(tableCell).join(' | ')} |`;
  });
  const head = '| State | Level | Place | Rule | Tool | Message | Why |\n|---|---|---|---|---|---|---|';
  return `### ${title}\n\n${head}\n${rows.join('\n')}${end}`;
}

function more(count: number): string {
  return count > ROWS ? words.andMore(count - ROWS, '; the report has them all.') : '';
}
