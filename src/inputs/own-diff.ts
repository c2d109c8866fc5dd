import type { LenientInputs } from './schema.ts';

/** What is wrong with the ends of a diff where the service itself says what the diff of a change is. */
export function ownDiff(inputs: LenientInputs, change: string): readonly string[] {
  return inputs['base-sha'] === undefined && inputs['head-sha'] === undefined
    ? []
    : [`Inputs base-sha and head-sha are not taken for ${change}, which has its own diff: leave them out`];
}
