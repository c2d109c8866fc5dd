import { createHash } from 'node:crypto';
import { type Level, type Result, scopeName } from '../finding/finding.ts';
import { oneLine } from '../text/lines.ts';
import type { ReportDocument } from './document.ts';

/** One entry of GitLab's Code Quality report. */
interface CodeQualityIssue {
  readonly description: string;
  readonly check_name: string;
  /** Unique in the report, and the same in every report as long as the finding stays in its file. */
  readonly fingerprint: string;
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  /** `path` is relative to the top of the repository, without `./`. */
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

const SEVERITIES: Readonly<Record<Level, CodeQualityIssue['severity']>> = {
  error: 'critical',
  warning: 'major',
  note: 'minor',
  none: 'info',
};
/** CVSS v3.1 §5: critical is from 9.0 on. */
const CRITICAL_VULNERABILITY = 9;

/**
 * GitLab's Code Quality report of what is present on the change, as JSON: an array without a byte order mark
 * (https://docs.gitlab.com/ci/testing/code_quality/, "Code Quality report format"). A finding that has no
 * file cannot be in it; one of a whole file stands on its first line. What people have accepted is left out.
 * Undefined where nothing is known of the change: an empty report would say that all is fixed.
 *
 * @param redact hides secrets in a text
 */
export function toCodeQuality(
  { isPlanned, present }: Pick<ReportDocument, 'isPlanned' | 'present'>,
  redact: (text: string) => string,
): string | undefined {
  if (!isPlanned) return undefined;
  const seen = new Map<string, number>();
  const issues = present.flatMap((result): readonly CodeQualityIssue[] => {
    const { path } = result.place;
    return path === undefined ? [] : [toIssue(result, path, seen, redact)];
  });
  return `${JSON.stringify(issues, undefined, 2)}\n`;
}

function toIssue(
  result: Result,
  path: string,
  seen: Map<string, number>,
  redact: (text: string) => string,
): CodeQualityIssue {
  const { scope, rule, place, level, message } = result;
  // Without the line: one that moves is no new one. Those that look alike are numbered.
  const alike = JSON.stringify([scope.tool, scope.category, rule.id, path, message]);
  const count = (seen.get(alike) ?? 0) + 1;
  seen.set(alike, count);
  const isCritical = (rule.securitySeverity ?? 0) >= CRITICAL_VULNERABILITY;
  return {
    description: redact(`${oneLine(message)} (${oneLine(scopeName(scope))})`),
    check_name: redact(oneLine(rule.id)),
    fingerprint: createHash('sha256')
      .update(JSON.stringify([alike, count]))
      .digest('hex'),
    severity: isCritical ? 'blocker' : SEVERITIES[level],
    location: { path: redact(path), lines: { begin: place.kind === 'lines' ? place.startLine : 1 } },
  };
}
