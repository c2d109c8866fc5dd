import type { Place, Trail } from '../finding/finding.ts';
import { at, indexAt, listAt } from '../log/raw.ts';
import { type StepContext, toStep, toTrail, withoutRepeats } from './step.ts';

/** Where a flow comes from and where it ends say more than its middle. */
const MOST = { first: 12, last: 4 };

/**
 * The first thread flow of the first code flow of a result (SARIF §3.36-38). Steps that the tool calls
 * unimportant (§3.38.13) are left out. A flow that is only the place of the result is none.
 *
 * @param shared `run.threadFlowLocations`, to which a step may refer by index (§3.38.2)
 */
export function toCodeFlow(
  result: unknown,
  place: Place,
  shared: readonly unknown[],
  context: StepContext,
): Trail | undefined {
  const [codeFlow] = listAt(result, 'codeFlows');
  const [threadFlow] = listAt(codeFlow, 'threadFlows');
  const steps = listAt(threadFlow, 'locations')
    .map((step) =>
      at(step, 'location') === undefined ? (shared[indexAt(step, 'index') ?? -1] ?? step) : step,
    )
    .filter((step) => at(step, 'importance') !== 'unimportant')
    .flatMap((step) => toStep(at(step, 'location'), context) ?? []);
  const distinct = withoutRepeats(steps);
  const line = place.kind === 'lines' ? place.startLine : undefined;
  const staysThere = distinct.every((step) => step.path === place.path && step.line === line);
  return distinct.length < 2 && staysThere ? undefined : toTrail(distinct, MOST);
}
