import { compareLevels, type Spot } from '../finding/spot.ts';

const PRECISIONS = ['very-high', 'high', 'medium', 'low'];

/** Worst first: level, then security severity, then precision, then path and line. A total order, so that a limit cuts at the same place each time. */
export function compareSpots(a: Spot, b: Spot): number {
  return (
    compareLevels(a.level, b.level) ||
    (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
    precision(a) - precision(b) ||
    compareTexts(a.place.path ?? '', b.place.path ?? '') ||
    line(a) - line(b) ||
    compareTexts(a.key, b.key)
  );
}

function precision({ rule }: Spot): number {
  const rank = PRECISIONS.indexOf(rule.precision ?? '');
  return rank === -1 ? PRECISIONS.length : rank;
}

function line({ place }: Spot): number {
  return place.kind === 'lines' ? place.startLine : 0;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
