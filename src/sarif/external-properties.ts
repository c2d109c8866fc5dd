import { at, isObject, listAt } from '../log/raw.ts';
import type { RunFailure } from './run-failure.ts';

/** What a run keeps elsewhere, and what that costs. */
export interface ExternalProperties {
  readonly failures: readonly RunFailure[];
  readonly warnings: readonly string[];
}

/** What the context of results is read from; without it they have other rules, levels or places. */
const CONTEXT = ['driver', 'extensions', 'artifacts'];

/**
 * A run may keep properties in external property files, or in `inlineExternalProperties` of its log (SARIF
 * §3.15); they are not read. Results elsewhere may be any, and invocations elsewhere may say that the
 * analysis failed: both leave it open what was found.
 *
 * @param name the run as named to the user.
 */
export function toExternalProperties(context: unknown, name: string): ExternalProperties {
  const kept = (property: string) => {
    const reference = at(context, 'externalPropertyFileReferences', property);
    return isObject(reference) || listAt({ reference }, 'reference').length > 0;
  };
  const failures = ['results', 'invocations'].filter(kept).map((property) => ({
    kind: 'unread' as const,
    reason: `${name} keeps ${property} in external property files (SARIF §3.15), which are not read`,
  }));
  const warnings = CONTEXT.filter(kept).map(
    (property) =>
      `${name} keeps its ${property} in external property files (SARIF §3.15), which are not read`,
  );
  return { failures, warnings };
}
