import type { Place, Step, Trail } from '../finding/finding.ts';
import { listAt } from '../log/raw.ts';
import { type StepContext, toStep, toTrail } from './step.ts';

/** Readers of a comment look at a handful of places. */
const MOST = { first: 10, last: 0 };

/**
 * The other places of a result, each once: its further `locations`, in all of which the problem has to be
 * mended (SARIF §3.27.12), then its `relatedLocations` (§3.27.22). What repeats the place of the result and
 * says nothing of it is left out: Code Analyzer repeats it in every result.
 */
export function toRelated(result: unknown, place: Place, context: StepContext): Trail | undefined {
  const line = place.kind === 'lines' ? place.startLine : undefined;
  const isElsewhere = (step: Step) => step.path !== place.path || step.line !== line;
  const steps = [
    ...toSteps(listAt(result, 'locations'), context).filter(isElsewhere),
    ...toSteps(listAt(result, 'relatedLocations'), context).filter(
      (step) => step.message !== undefined || isElsewhere(step),
    ),
  ];
  const distinct = new Map(steps.map((step) => [JSON.stringify(step), step]));
  return toTrail([...distinct.values()], MOST);
}

function toSteps(locations: readonly unknown[], context: StepContext): readonly Step[] {
  return locations.flatMap((location) => toStep(location, context) ?? []);
}
