import { oneLine } from '../text/lines.ts';
import type { Account } from './disposition.ts';
import { groupByReason } from './group-by-reason.ts';
import type { Plan } from './plan.ts';
import { compareRanks } from './rank.ts';
import { renderFindings } from './render-findings.ts';
import type { PlanLine } from './render-plan.ts';

/** Which findings a plan shows: those that were selected, or all. */
export type Shown = 'selected' | 'all';

/** So many are shown for one reason; who asks for all gets all. */
const MOST_OF_A_REASON = 100;

/**
 * The findings of a plan that get no thread, below the reason for it, worst first: those that were selected,
 * those without a place in the checkout, and those that fail the check all the same; with `all` whatever was
 * filtered as well.
 */
export function renderUnthreaded(
  plan: Pick<Plan, 'accounts' | 'failing'>,
  shown: Shown,
): readonly PlanLine[] {
  const most = shown === 'all' ? Number.POSITIVE_INFINITY : MOST_OF_A_REASON;
  return groupByReason(withoutThread(plan, shown)).flatMap(([reason, group]): readonly PlanLine[] => {
    const findings = group
      .map(({ finding }) => finding)
      .toSorted(compareRanks)
      .slice(0, most);
    const rest = group.length - findings.length;
    return [
      { text: title(reason, group), tone: 'heading' },
      ...renderFindings(findings).map((text): PlanLine => ({ text, tone: 'quiet' })),
      ...(rest > 0 ? [{ text: `  and ${rest} more; the report has them all`, tone: 'quiet' } as const] : []),
    ];
  });
}

/** The accounts of findings that get no thread and are shown. */
export function withoutThread(
  { accounts, failing }: Pick<Plan, 'accounts' | 'failing'>,
  shown: Shown,
): readonly Account[] {
  const fails = new Set(failing.flatMap(({ findings }) => findings));
  return accounts.filter(({ finding, disposition }) => {
    if (disposition === 'unanchored' || disposition === 'over-limit') return true;
    if (disposition === 'ignored') return shown === 'all';
    if (disposition !== 'filtered') return false;
    return (
      shown === 'all' ||
      finding.place.kind === 'nowhere' ||
      finding.place.kind === 'uncommitted' ||
      fails.has(finding)
    );
  });
}

function title(reason: string, group: readonly Account[]): string {
  const verb = group.length === 1 ? 'finding is' : 'findings are';
  const { disposition = '' } = group[0] ?? {};
  const what = ['filtered', 'ignored'].includes(disposition) ? disposition : 'without a thread';
  return `${group.length} ${verb} ${what}: ${oneLine(reason)}`;
}
