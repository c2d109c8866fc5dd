import type { Finding } from '../finding/finding.ts';
import { at, indexAt, listAt } from '../log/raw.ts';
import { toCwes } from './cwe.ts';
import { toFingerprints } from './fingerprints.ts';
import { toLevel, toLevelOverrides } from './level.ts';
import { toMessage } from './message.ts';
import { placeOf, toPlace } from './place.ts';
import { toPresence } from './presence.ts';
import { createRuleReader } from './rule.ts';
import type { RunContext } from './run-context.ts';
import type { StepContext } from './step.ts';

/** A finding, and what reading more of its result needs to know. */
export interface ReadFinding {
  readonly finding: Finding;
  readonly steps: StepContext;
}

/**
 * Makes the reader of single results. It knows the context of the run, and of results only the one it is
 * given.
 */
export function createResultReader(context: RunContext): (result: unknown, index: number) => ReadFinding {
  const { tool, invocations, scope, whereabouts, source } = context;
  const toRule = createRuleReader(tool);
  const overrides = toLevelOverrides(tool, invocations, 'rules');
  const placeIn = (location: unknown) => placeOf(location, whereabouts);
  return (result, index) => {
    const { rule, described } = toRule(result);
    const taxa = listAt(result, 'taxa');
    const finding: Finding = {
      scope,
      rule,
      level: toLevel(result, described?.descriptor ?? rule.id, overrides),
      message: toMessage(result, { tool, rule, described, placeOf: placeIn }),
      place: toPlace(result, whereabouts),
      presence: toPresence(result, rule.id),
      column: toColumn(result),
      fingerprints: toFingerprints(result),
      cwes: taxa.length === 0 ? undefined : toCwes([], taxa),
      source,
      result: index,
    };
    return { finding, steps: { tool, described, whereabouts } };
  };
}

function toColumn(result: unknown): number | undefined {
  const [location] = listAt(result, 'locations');
  return indexAt(at(location, 'physicalLocation', 'region'), 'startColumn');
}
