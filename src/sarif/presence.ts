import type { Presence } from '../finding/finding.ts';
import { at, isObject, listAt, textAt } from '../log/raw.ts';
import { kindOf } from './kind.ts';

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
const LOOKED: ReadonlyMap<string, Presence> = new Map([
  ['pass', { kind: 'passed', because: 'the rule holds' }],
  ['notapplicable', { kind: 'passed', because: 'the rule does not apply' }],
]);

/** Most results are, and share it. */
const PRESENT: Presence = { kind: 'present' };

/** What a result is to this run: present, or one of those that are no findings of it. */
export function toPresence(result: unknown, ruleId: string): Presence {
  if (at(result, 'baselineState') === 'absent') return { kind: 'absent' };
  if (CRASH_RULES.has(ruleId)) return { kind: 'crash' };
  return LOOKED.get(kindOf(result)) ?? toSuppression(result) ?? PRESENT;
}

/** `suppressions` null or empty is not suppressed; else it is, unless one of them has no effect (yet). */
function toSuppression(result: unknown): Presence | undefined {
  const suppressions = listAt(result, 'suppressions').filter(isObject);
  if (suppressions.length === 0) return undefined;
  if (suppressions.some((suppression) => WITHOUT_EFFECT.has(at(suppression, 'status')))) return undefined;
  const justification = suppressions.map((suppression) => textAt(suppression, 'justification')).find(Boolean);
  return justification === undefined ? { kind: 'suppressed' } : { kind: 'suppressed', justification };
}
