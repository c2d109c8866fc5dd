import type { Policy } from '../plan/situation.ts';
import type { Inputs } from './read-inputs.ts';

/** What the plan depends on. */
export function toPolicy(inputs: Inputs): Policy {
  const failLevel = inputs['fail-level'];
  return {
    filterMode: inputs['filter-mode'],
    minLevel: inputs['min-level'],
    failLevel: failLevel === 'none' ? 'never' : failLevel,
    acceptResolved: inputs['accept-resolved'],
    maxThreads: inputs['max-threads'],
    twins: inputs.twins,
    resolveFixed: inputs['resolve-fixed'],
    resolveDiscussed: inputs['resolve-discussed'],
  };
}
