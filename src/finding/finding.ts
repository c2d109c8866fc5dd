/** SARIF's own levels (SARIF 2.1.0 §3.27.10), worst first. */
export const LEVELS = ['error', 'warning', 'note', 'none'] as const;
export type Level = (typeof LEVELS)[number];

/** Tool and category. A run never touches a thread of another scope. */
export interface Scope {
  /** `tool.driver.name`, exactly as the log has it. */
  readonly tool: string;
  /** Input `category`, else the category part of `automationDetails.id`, else empty. */
  readonly category: string;
}

/** Where a finding is in the analyzed tree. Lines count from 1, both ends included. */
export type Place =
  | { readonly kind: 'lines'; readonly path: string; readonly startLine: number; readonly endLine: number }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'nowhere'; readonly path?: string; readonly reason: string };

/** What the log says of a rule; untrusted text, as it stands in the log. */
export interface Rule {
  readonly id: string;
  readonly deprecatedIds: readonly string[];
  readonly name?: string;
  readonly shortDescription?: string;
  readonly fullDescription?: string;
  /** Markdown where the log has it, else plain text. */
  readonly help?: string;
  readonly helpUri?: string;
  readonly tags: readonly string[];
  /** `properties.security-severity`, 0.0 to 10.0. */
  readonly securitySeverity?: number;
  readonly precision?: string;
}

/**
 * What a result is to this run. `absent` (baselineState, SARIF §3.27.24) and `crash` (a pseudo-result that reports the
 * failure of its engine) are no findings: they are counted and take no part in anything else.
 */
export type Presence =
  | { readonly kind: 'present' }
  | { readonly kind: 'suppressed'; readonly justification?: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'crash' };

/** Our form of a SARIF result. All text in it is untrusted. */
export interface Finding {
  readonly scope: Scope;
  readonly rule: Rule;
  readonly level: Level;
  /** Plain text with placeholders filled in (SARIF §3.11); never empty. */
  readonly message: string;
  readonly place: Place;
  readonly presence: Presence;
  /** First column as the log has it, in whatever unit: tells two results on one line apart, and nothing else. */
  readonly column?: number;
  /** `fingerprints` and `partialFingerprints`, name to value, raw. */
  readonly fingerprints: ReadonlyMap<string, string>;
  /** Where the result stands: log as named to the user, index in `runs`, index in `results`. */
  readonly source: { readonly log: string; readonly run: number; readonly result: number };
}

/** A text key for a scope, usable in a Map. */
export function scopeKey(scope: Scope): string {
  return JSON.stringify([scope.tool, scope.category]);
}

/** A scope as people read it: `PMD` or `PMD (nightly)`. */
export function scopeName(scope: Scope): string {
  return scope.category === '' ? scope.tool : `${scope.tool} (${scope.category})`;
}
