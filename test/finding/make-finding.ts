import type { Place, Result, Rule } from '../../src/finding/finding.ts';
import { type LoggedFinding, toFindings } from '../../src/finding/logged-finding.ts';

/** What a test says of a finding; the rest is some ordinary value. */
export interface FindingParts {
  readonly tool?: string;
  readonly category?: string;
  /** The id of a rule without further text, or a part of a rule. */
  readonly rule?: string | (Partial<Rule> & Pick<Rule, 'id'>);
  readonly level?: Result['level'];
  readonly message?: string;
  readonly path?: string;
  readonly line?: number;
  readonly endLine?: number;
  /** In place of `path` and `line`. */
  readonly place?: Place;
  readonly presence?: Result['presence'];
  readonly fingerprints?: Readonly<Record<string, string>>;
  /** Index of the result in its run. */
  readonly result?: number;
}

export const PRESENT: Result['presence'] = { kind: 'present' };
export const SUPPRESSED: Result['presence'] = { kind: 'suppressed' };

/** A result of PMD on line 3 of `src/a.ts`, but for what the test says. */
export function makeLogResult(parts: FindingParts = {}): Result {
  const { path = 'src/a.ts', line = 3, endLine = line, rule = 'no-var' } = parts;
  return {
    scope: { tool: parts.tool ?? 'PMD', category: parts.category ?? '' },
    rule: { deprecatedIds: [], tags: [], ...(typeof rule === 'string' ? { id: rule } : rule) },
    level: parts.level ?? 'warning',
    message: parts.message ?? 'Unexpected var.',
    place: parts.place ?? { kind: 'lines', path, startLine: line, endLine },
    presence: parts.presence ?? PRESENT,
    fingerprints: parts.fingerprints ?? {},
    source: { log: 'pmd.sarif', run: 0 },
    result: parts.result ?? 0,
  };
}

/** The finding of one result, or of several on one line. */
export function makeFinding(...parts: readonly FindingParts[]): LoggedFinding {
  const findings = toFindings((parts.length === 0 ? [{}] : parts).map(makeLogResult));
  const [finding] = findings;
  if (finding === undefined || findings.length > 1) throw new Error('the results do not make one finding');
  return finding;
}
