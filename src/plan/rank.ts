import type { Finding } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';

const PRECISIONS = ['very-high', 'high', 'medium', 'low'];

/** What findings and spots are ranked by. */
type Ranked = Pick<Finding, 'level' | 'rule' | 'place'>;

/** Worst first, in a total order, so that a limit cuts at the same place each time. */
export function compareSpots(a: Spot, b: Spot): number {
  return compareRanks(a, b) || compareTexts(a.key, b.key);
}

/** Worst first: level, then security severity, then precision, then path and line. */
export function compareRanks(a: Ranked, b: Ranked): number {
  return (
    compareLevels(a.level, b.level) ||
    (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
    precision(a) - precision(b) ||
    compareTexts(a.place.path ?? '', b.place.path ?? '') ||
    line(a) - line(b)
  );
}

function precision({ rule }: Ranked): number {
  const rank = PRECISIONS.indexOf(rule.precision ?? '');
  return rank === -1 ? PRECISIONS.length : rank;
}

function line({ place }: Ranked): number {
  return place.kind === 'lines' ? place.startLine : 0;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
