import type { Finding, Place, Trail } from '../finding/finding.ts';
import { toCodeFlow } from './code-flow.ts';
import { toFixes } from './fix.ts';
import { toRelated } from './related.ts';
import type { StepContext } from './step.ts';

/** Only some results become comments, and what only comments show may not fill the memory: about 40 MB. */
const MOST_STEPS = 200_000;
const MOST_FIXES = 50_000;

type Details = Pick<Finding, 'related' | 'flow' | 'fixes'>;

/**
 * Makes the reader of what only comments show, for the results of one run. What goes beyond the limits of the
 * run is counted (steps) or left out (fixes); what a result does not have stays absent.
 */
export function createDetailReader(shared: {
  readonly threadFlowLocations: readonly unknown[];
}): (result: unknown, place: Place, context: StepContext) => Details {
  let steps = MOST_STEPS;
  let fixes = MOST_FIXES;
  const keep = (trail: Trail | undefined): Trail | undefined => {
    if (trail === undefined) return undefined;
    const size = trail.first.length + trail.last.length;
    if (size > steps) return { first: [], omitted: trail.omitted + size, last: [] };
    steps -= size;
    return trail;
  };
  return (result, place, context) => {
    const related = keep(toRelated(result, place, context));
    const flow = keep(toCodeFlow(result, place, shared.threadFlowLocations, context));
    const proposed = fixes > 0 ? toFixes(result, place.path, context.whereabouts) : undefined;
    fixes -= proposed?.length ?? 0;
    return {
      ...(related === undefined ? {} : { related }),
      ...(flow === undefined ? {} : { flow }),
      ...(proposed === undefined ? {} : { fixes: proposed }),
    };
  };
}
