import { type Finding, type Place, scopeKey } from './finding.ts';

/** Findings split from those that say the very same again. */
export interface Distinct {
  readonly distinct: readonly Finding[];
  readonly duplicates: readonly Finding[];
}

function placeKey(place: Place): readonly (string | number | null)[] {
  switch (place.kind) {
    case 'lines':
      return [place.kind, place.path, place.startLine, place.endLine];
    case 'file':
      return [place.kind, place.path];
    case 'nowhere':
      return [place.kind, place.path ?? null, place.reason];
  }
}

/**
 * Parts findings from exact repetitions: same scope, rule, level, message and region. A result that appears twice, because two
 * logs overlap or a tool repeats itself, counts once. An unsuppressed result is never the duplicate of a suppressed one.
 */
export function partDuplicates(findings: readonly Finding[]): Distinct {
  const seen = new Set<string>();
  const distinct: Finding[] = [];
  const duplicates: Finding[] = [];
  for (const finding of findings) {
    const key = JSON.stringify([
      scopeKey(finding.scope),
      finding.rule.id,
      finding.level,
      finding.message,
      finding.presence.kind,
      finding.column ?? null,
      ...placeKey(finding.place),
    ]);
    if (seen.has(key)) duplicates.push(finding);
    else {
      seen.add(key);
      distinct.push(finding);
    }
  }
  return { distinct, duplicates };
}
