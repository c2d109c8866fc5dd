import type { Finding, Level, Presence } from '../finding/finding.ts';
import { toCwes } from './cwe.ts';
import { toFingerprints } from './fingerprints.ts';
import { toLevel, toLevelOverrides } from './level.ts';
import { toMessage } from './message.ts';
import { placeOf, toPlace } from './place.ts';
import { toPresence } from './presence.ts';
import { at, indexAt, listAt } from './raw.ts';
import { createRuleReader, type RuleOfResult } from './rule.ts';
import type { RunContext } from './run-context.ts';
import type { StepContext } from './step.ts';

/** Facts that a finding may lack are put in afterwards: copying objects for them takes longer than all else here. */
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A finding, and what reading more of its result needs to know. */
export interface ReadFinding {
  readonly finding: Finding;
  readonly steps: StepContext;
}

/** What a result says beside its message, its place and its fingerprints. */
export interface Head extends RuleOfResult {
  readonly level: Level;
  readonly presence: Presence;
  readonly cwes: readonly number[] | undefined;
}

/** Makes the reader of that. */
export function createHeadReader({ tool, invocations }: RunContext): (result: unknown) => Head {
  const toRule = createRuleReader(tool);
  const overrides = toLevelOverrides(tool, invocations, 'rules');
  return (result) => {
    const { rule, described } = toRule(result);
    const taxa = listAt(result, 'taxa');
    return {
      rule,
      described,
      level: toLevel(result, described?.descriptor ?? rule.id, overrides),
      presence: toPresence(result, rule.id),
      cwes: taxa.length === 0 ? undefined : toCwes([], taxa),
    };
  };
}

/** Makes the reader of single results. It knows the context of the run, and of results only the one it is given. */
export function createResultReader(context: RunContext): (result: unknown, index: number) => ReadFinding {
  const { tool, scope, whereabouts, source } = context;
  const toHead = createHeadReader(context);
  const placeIn = (location: unknown) => placeOf(location, whereabouts);
  return (result, index) => {
    const { rule, described, level, presence, cwes } = toHead(result);
    const column = toColumn(result);
    const finding: Mutable<Finding> = {
      scope,
      rule,
      level,
      message: toMessage(result, {
        tool,
        rule,
        described,
        placeOf: placeIn,
      }),
      place: toPlace(result, whereabouts),
      presence,
      fingerprints: toFingerprints(result),
      source,
      result: index,
    };
    if (column !== undefined) finding.column = column;
    if (cwes !== undefined) finding.cwes = cwes;
    return { finding, steps: { tool, described, whereabouts } };
  };
}

function toColumn(result: unknown): number | undefined {
  const [location] = listAt(result, 'locations');
  return indexAt(at(location, 'physicalLocation', 'region'), 'startColumn');
}
