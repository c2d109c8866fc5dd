import { scopeName } from '../finding/finding.ts';
import type { Account, Disposition } from '../plan/disposition.ts';
import { codeSpan, escapeMarkdown, link, tableCell } from '../text/markdown.ts';
import { oneLine } from '../text/one-line.ts';
import { truncate } from '../text/truncate.ts';
import { accountingLine, countResults, countThreads, type ThreadCounts } from './accounting.ts';
import { checkDescription } from './check.ts';
import { describeHeld } from './report-file.ts';
import type { Conclusion, RunResult } from './run-result.ts';

/** GitHub takes 1 MiB of summary a step; rows past this are counted, not shown. */
const ROWS = 100;
const MESSAGE_LIMIT = 160;

const HEADINGS: Readonly<Record<Conclusion, string>> = {
  success: 'Static analysis: passed',
  failure: 'Static analysis: failed',
  incomplete: 'Static analysis: incomplete',
  superseded: 'Static analysis: a newer commit has taken over',
  skipped: 'Static analysis: skipped',
};

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

/** The job summary as Markdown: verdict, accounting line, what is open, what was held and why. */
export function toSummary(result: RunResult): string {
  const mode = result.dryRun ? 'planned' : 'done';
  const threads = countThreads(result.plan?.moves ?? [], result.outcomes, mode);
  const sections = [
    `## ${HEADINGS[result.conclusion]}${result.dryRun ? ' (dry run, nothing was written)' : ''}`,
    escapeMarkdown(oneLine(result.plan === undefined ? result.reasons.join('; ') : checkDescription(result))),
    result.plan === undefined ? '' : sinceLastPush(threads),
    codeSpan(accountingLine(countResults(result.accounts), threads)),
    list('Not finished', result.plan === undefined ? [] : result.reasons),
    list('Not proven to be looked at: threads there were left alone', describeHeld(result)),
    list('Worth knowing', [...(result.completeness?.warnings ?? []), ...result.warnings]),
    table(worthShowing(result)),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

/** What this run changed, in threads. */
function sinceLastPush({ posted, reopened, resolved, kept, failedMoves }: ThreadCounts): string {
  const failed = failedMoves === 0 ? '' : `, ${failedMoves} could not be changed`;
  return `Threads since the last run: ${posted} new, ${reopened} reported again, ${resolved} resolved, ${kept} kept${failed}.`;
}

function list(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const shown = items.slice(0, ROWS).map((item) => `- ${escapeMarkdown(oneLine(item))}`);
  return `### ${title}\n\n${shown.join('\n')}${more(items.length)}`;
}

/** What fails the gate is shown, also when a filter by level left it without a thread. */
function worthShowing({ accounts, plan }: RunResult): readonly Account[] {
  const failing = new Set(plan?.failing.flatMap(({ findings }) => findings));
  return [
    ...SHOWN.flatMap((disposition) => accounts.filter((account) => account.disposition === disposition)),
    ...accounts.filter(({ finding, disposition }) => disposition === 'filtered' && failing.has(finding)),
  ];
}

function table(shown: readonly Account[]): string {
  if (shown.length === 0) return '';
  const rows = shown.slice(0, ROWS).map(({ finding, disposition, reason }) => {
    const { place } = finding;
    const where =
      place.path === undefined ? '' : `${place.path}${place.kind === 'lines' ? `:${place.startLine}` : ''}`;
    const cells = [
      disposition,
      finding.level,
      codeSpan(where === '' ? '-' : where),
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
  return `### Findings\n\n${head}\n${rows.join('\n')}${more(shown.length)}`;
}

function more(count: number): string {
  return count > ROWS ? `\n\n… and ${count - ROWS} more; the report has them all.` : '';
}
