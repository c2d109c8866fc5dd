import { type Finding, LEVELS, type Level, type Place, type Rule, type Scope } from './finding.ts';

/**
 * The findings of one rule of one tool on one line: the unit of a thread. Columns play no part, so that two
 * results of a rule on a line share a thread that names both.
 */
export interface Spot {
  /** Unique in a run; stable for the same logs. */
  readonly key: string;
  readonly scope: Scope;
  readonly rule: Rule;
  /** Start of the first finding; the line is the identity, the end is only shown. */
  readonly place: Place;
  /** Worst first; present ones before those that are suppressed or ignored. Never empty. */
  readonly findings: readonly Finding[];
  /** Worst level of the present findings, or of all when none is present. */
  readonly level: Level;
  /** Every finding on the spot is suppressed or ignored. */
  readonly suppressed: boolean;
  /** One of them is ignored, and none is present. */
  readonly ignored: boolean;
}

/**
 * Groups findings that are present, suppressed or ignored into spots, in the order in which their first
 * finding was read.
 */
export function toSpots(findings: readonly Finding[]): readonly Spot[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups].map(([key, group]) => {
    const [worst] = group.sort(worstFirst);
    const { scope, rule, place, level } = worst;
    const suppressed = isSuppressed(worst);
    const ignored = suppressed && group.some(({ presence }) => presence.kind === 'ignored');
    return { key, scope, rule, place, findings: group, level, suppressed, ignored };
  });
}

/** Scope, rule and place; what has no place is told apart by its words. */
function keyOf({ scope, rule, place, message }: Finding): string {
  const { kind, path = '' } = place;
  const where =
    place.kind === 'nowhere' ? [place.reason, message] : ['startLine' in place ? place.startLine : 0];
  return JSON.stringify([scope.tool, scope.category, rule.id, kind, path, ...where]);
}

function worstFirst(a: Finding, b: Finding): number {
  return Number(isSuppressed(a)) - Number(isSuppressed(b)) || compareLevels(a.level, b.level);
}

function isSuppressed(finding: Finding): boolean {
  return finding.presence.kind !== 'present';
}

/** Negative when `a` is worse than `b`. */
export function compareLevels(a: Level, b: Level): number {
  return LEVELS.indexOf(a) - LEVELS.indexOf(b);
}
