import { renderFindings } from '../plan/render-findings.ts';
import type { PlanLine } from '../plan/render-plan.ts';
import { failingOf, MOST_NAMED } from './failing.ts';
import type { RunResult } from './run-result.ts';

/** What failed a run, as lines of its log, worst first; none where it did not fail. */
export function renderFailing(result: RunResult): readonly PlanLine[] {
  const { spots, resolvedByPeople } = failingOf(result);
  if (spots.length === 0) return [];
  const shown = spots.slice(0, MOST_NAMED).flatMap(({ findings: [first] }) => first ?? []);
  const rest = spots.length - shown.length;
  const rows = renderFindings(shown, (finding) =>
    resolvedByPeople.has(finding) ? 'resolved by a person' : undefined,
  );
  return [
    {
      text: spots.length === 1 ? 'What fails the check:' : 'What fails the check, worst first:',
      tone: 'heading',
    },
    ...rows.map((text): PlanLine => ({ text, tone: 'bad' })),
    ...(rest > 0 ? [{ text: `  and ${rest} more; the report has them all`, tone: 'bad' } as const] : []),
  ];
}
