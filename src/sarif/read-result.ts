import type { Finding } from '../finding/finding.ts';
import { at, indexAt, isObject, listAt, textAt } from '../log/raw.ts';
import { kindOf, toLevel, toLevelOverrides } from './level.ts';
import { toMessage } from './message.ts';
import { placeOf, toPlace } from './place.ts';
import { createRuleReader, toCwes } from './rule.ts';
import type { RunContext } from './run-context.ts';

/**
 * Makes the reader of single results. It knows the context of the run, and of results only the one it is
 * given.
 */
export function createResultReader(context: RunContext): (result: unknown, index: number) => Finding {
  const { tool, invocations, scope, whereabouts, source } = context;
  const toRule = createRuleReader(tool);
  const overrides = toLevelOverrides(tool, invocations, 'rules');
  const placeIn = (location: unknown) => placeOf(location, whereabouts);
  return (result, index) => {
    const { rule, described } = toRule(result);
    const taxa = listAt(result, 'taxa');
    const message = toMessage(result, { tool, rule, described, placeOf: placeIn });
    return {
      scope,
      rule,
      level: toLevel(result, described?.descriptor ?? rule.id, overrides),
      message,
      place: toPlace(result, whereabouts),
      presence: toPresence(result, rule.id),
      column: toColumn(result, 'startColumn'),
      endColumn: toColumn(result, 'endColumn'),
      fingerprints: toFingerprints(result),
      isLinked: isLinked(result, message) ? true : undefined,
      cwes: taxa.length === 0 ? undefined : toCwes([], taxa),
      source,
      result: index,
    };
  };
}

/** What a result says of other places, be it empty. */
const TRAILS = ['relatedLocations', 'codeFlows', 'stacks', 'graphs', 'graphTraversals'];
const LINK = '](';

function isLinked(result: unknown, message: string): boolean {
  return (
    (isObject(result) && TRAILS.some((key) => Object.hasOwn(result, key))) ||
    listAt(result, 'locations').length > 1 ||
    message.includes(LINK) ||
    [textAt(result, 'message', 'text'), textAt(result, 'message', 'markdown')].some((text) =>
      text?.includes(LINK),
    )
  );
}

function toColumn(result: unknown, name: 'startColumn' | 'endColumn'): number | undefined {
  const [location] = listAt(result, 'locations');
  return indexAt(at(location, 'physicalLocation', 'region'), name);
}

/**
 * Rules under which Salesforce Code Analyzer 5 reports that one of its engines broke, as a result of that
 * engine, in a run that calls itself successful.
 */
const CRASH_RULES: ReadonlySet<string> = new Set(['UninstantiableEngineError', 'UnexpectedEngineError']);
/** A suppression that is only asked for, or refused, suppresses nothing (SARIF §3.27.23, §3.35.3). */
const WITHOUT_EFFECT: ReadonlySet<unknown> = new Set(['underReview', 'rejected']);

/**
 * Kinds of results by which a tool says that it looked (SARIF §3.27.9): the rule holds there, or does not
 * apply.
 */
const LOOKED: ReadonlyMap<string, Finding['presence']> = new Map([
  ['pass', { kind: 'passed', because: 'the rule holds' }],
  ['notapplicable', { kind: 'passed', because: 'the rule does not apply' }],
]);

/** Most results are, and share it. */
const PRESENT: Finding['presence'] = { kind: 'present' };

/** Tells results that are present from those that are no findings of this run. */
function toPresence(result: unknown, ruleId: string): Finding['presence'] {
  if (at(result, 'baselineState') === 'absent') return { kind: 'absent' };
  if (CRASH_RULES.has(ruleId)) return { kind: 'crash' };
  return LOOKED.get(kindOf(result)) ?? toSuppression(result) ?? PRESENT;
}

/** `suppressions` null or empty is not suppressed; else it is, unless one of them has no effect (yet). */
function toSuppression(result: unknown): Finding['presence'] | undefined {
  const suppressions = listAt(result, 'suppressions').filter(isObject);
  if (suppressions.length === 0) return undefined;
  if (suppressions.some((suppression) => WITHOUT_EFFECT.has(at(suppression, 'status')))) return undefined;
  const justification = suppressions.map((suppression) => textAt(suppression, 'justification')).find(Boolean);
  return justification === undefined ? { kind: 'suppressed' } : { kind: 'suppressed', justification };
}

/** Most results have none, and share that. */
const NONE: Finding['fingerprints'] = {};

/**
 * `fingerprints` and `partialFingerprints` of a result (SARIF §3.27.16-17); a full one wins over a partial
 * one of its name.
 */
function toFingerprints(result: unknown): Finding['fingerprints'] {
  const partial = textsOf(at(result, 'partialFingerprints'));
  const full = textsOf(at(result, 'fingerprints'));
  if (full === NONE || partial === NONE) return full === NONE ? partial : full;
  return Object.fromEntries([...Object.entries(partial), ...Object.entries(full)]);
}

/** The members of an object that are texts: nearly always all of them. */
function textsOf(values: unknown): Finding['fingerprints'] {
  if (!isObject(values)) return NONE;
  if (Object.values(values).every((value) => typeof value === 'string'))
    return values as Finding['fingerprints'];
  return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}
