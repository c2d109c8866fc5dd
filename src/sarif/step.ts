import type { Step, Trail } from '../finding/finding.ts';
import { at } from '../log/raw.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { replaceLinks } from './embedded-link.ts';
import { toText } from './message.ts';
import { placeOf, type Whereabouts } from './place.ts';
import type { Described, Tool } from './tool.ts';

/** Longest message of a place, in UTF-16 units: about two lines. */
const LONGEST = 200;

/** What is needed to read the places that a result speaks of. */
export interface StepContext {
  readonly tool: Tool;
  readonly described: Described | undefined;
  readonly whereabouts: Whereabouts;
}

/** A location object (SARIF §3.28) as a step, or undefined when it says nothing. */
export function toStep(location: unknown, { tool, described, whereabouts }: StepContext): Step | undefined {
  const place = placeOf(location, whereabouts);
  // Its links lead to places that stand in the same list.
  const text = replaceLinks(toText(at(location, 'message'), tool, described) ?? '', (words) => words);
  const message = truncate(oneLine(text), LONGEST);
  if (place?.path === undefined && message === '') return undefined;
  return {
    ...(place?.path === undefined ? {} : { path: place.path }),
    ...(place?.kind === 'lines' ? { line: place.startLine } : {}),
    ...(message === '' ? {} : { message }),
  };
}

/** The steps without those that say the same as the one before. */
export function withoutRepeats(steps: readonly Step[]): readonly Step[] {
  return steps.filter((step, index) => {
    const before = steps[index - 1];
    return step.path !== before?.path || step.line !== before?.line || step.message !== before?.message;
  });
}

/** A trail of at most so many steps at its begin and end; undefined where there are none. */
export function toTrail(steps: readonly Step[], most: { first: number; last: number }): Trail | undefined {
  if (steps.length === 0) return undefined;
  if (steps.length <= most.first + most.last) return { first: steps, omitted: 0, last: [] };
  const last = steps.slice(steps.length - most.last);
  return { first: steps.slice(0, most.first), omitted: steps.length - most.first - most.last, last };
}
