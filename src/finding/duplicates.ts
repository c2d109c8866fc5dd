import { type Finding, type Place, scopeKey } from './finding.ts';

/** Findings split from those that say the very same again. */
export interface Distinct {
  readonly distinct: readonly Finding[];
  readonly duplicates: readonly Finding[];
}

/**
 * Parts findings from exact repetitions: same scope, rule, level, message and region. A result that appears
 * twice, because two logs overlap or a tool repeats itself, counts once. An unsuppressed result is never the
 * duplicate of a suppressed one.
 */
export function partDuplicates(findings: readonly Finding[]): Distinct {
  const repeated = new Set<Finding>();
  for (const neighbors of Map.groupBy(findings, lineOf).values()) {
    // Most stand alone on their line, and need no key.
    if (neighbors.length === 1) continue;
    const seen = new Set<string>();
    for (const finding of neighbors) {
      const key = keyOf(finding);
      if (seen.has(key)) repeated.add(finding);
      seen.add(key);
    }
  }
  if (repeated.size === 0) return { distinct: findings, duplicates: [] };
  return { distinct: findings.filter((finding) => !repeated.has(finding)), duplicates: [...repeated] };
}

function lineOf({ place }: Finding): string {
  return `${'startLine' in place ? place.startLine : 0} ${place.path ?? ''}`;
}

function keyOf({ scope, rule, level, message, presence, column, place }: Finding): string {
  return JSON.stringify([
    scopeKey(scope),
    rule.id,
    level,
    message,
    presence.kind,
    column ?? null,
    ...placeKey(place),
  ]);
}

function placeKey(place: Place): readonly (string | number | null)[] {
  switch (place.kind) {
    case 'lines':
      return [place.kind, place.path, place.startLine, place.endLine, place.replaced?.by ?? null];
    case 'uncommitted':
      return [place.kind, place.path, place.startLine, place.endLine];
    case 'file':
      return [place.kind, place.path];
    case 'nowhere':
      return [place.kind, place.path ?? null, place.reason];
  }
}
