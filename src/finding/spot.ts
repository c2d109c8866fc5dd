import { type Finding, LEVELS, type Level, type Place, type Rule, type Scope, scopeKey } from './finding.ts';
import { findCompany } from './line-company.ts';

/**
 * The findings of one rule of one tool on one line: the unit of a thread. Columns play no part, so that two results of a
 * rule on a line share a thread that names both.
 */
export interface Spot {
  /** Unique in a run; stable for the same logs. */
  readonly key: string;
  readonly scope: Scope;
  readonly rule: Rule;
  /** Start of the first finding; the line is the identity, the end is only shown. */
  readonly place: Place;
  /** Worst first; present ones before suppressed ones. Never empty. */
  readonly findings: readonly Finding[];
  /** Worst level of the present findings, or of all when every one is suppressed. */
  readonly level: Level;
  /** Every finding on the spot is suppressed. */
  readonly suppressed: boolean;
}

/** Groups findings that are present or suppressed into spots, in the order in which their first finding was read. */
export function toSpots(findings: readonly Finding[]): readonly Spot[] {
  const hasCompany = findCompany(findings);
  const keyOf = createKeys();
  const spots: Spot[] = [];
  // Most findings are alone on their line: keys are looked up, and lists kept, only for the others.
  const known = new Map<string, Spot>();
  const shared = new Map<Spot, Finding[]>();
  for (const [index, finding] of findings.entries()) {
    const key = keyOf(finding);
    const isAlone = !hasCompany(index);
    const before = isAlone ? undefined : known.get(key);
    if (before === undefined) {
      const spot = toSpot(key, finding, [finding]);
      spots.push(spot);
      if (!isAlone) known.set(key, spot);
    } else {
      const group = shared.get(before);
      if (group === undefined) shared.set(before, [...before.findings, finding]);
      else group.push(finding);
    }
  }
  if (shared.size === 0) return spots;
  return spots.map((spot) => {
    const group = shared.get(spot)?.sort(worstFirst);
    const worst = group?.[0];
    return group === undefined || worst === undefined ? spot : toSpot(spot.key, worst, group);
  });
}

function toSpot(key: string, worst: Finding, findings: readonly Finding[]): Spot {
  return {
    key,
    scope: worst.scope,
    rule: worst.rule,
    place: worst.place,
    findings,
    level: worst.level,
    suppressed: isSuppressed(worst),
  };
}

function worstFirst(a: Finding, b: Finding): number {
  return Number(isSuppressed(a)) - Number(isSuppressed(b)) || compareLevels(a.level, b.level);
}

/** Makes keys of spots: scope, rule and place as JSON. What findings share with those before them is not written anew. */
function createKeys(): (finding: Finding) => string {
  const rules = new Map<string, { readonly scope: Scope; readonly text: string }>();
  let file: Place | undefined;
  let fileText = '';
  return ({ scope, rule, place, message }) => {
    if (place.kind === 'nowhere') {
      const { path = '', reason } = place;
      return JSON.stringify([scopeKey(scope), rule.id, place.kind, path, reason, message]);
    }
    let known = rules.get(rule.id);
    if (known?.scope !== scope) {
      known = { scope, text: JSON.stringify([scopeKey(scope), rule.id]).slice(0, -1) };
      rules.set(rule.id, known);
    }
    if (place.path !== file?.path || place.kind !== file.kind) {
      file = place;
      fileText = `,${JSON.stringify(place.kind)},${JSON.stringify(place.path)},`;
    }
    return [known.text, fileText, 'startLine' in place ? place.startLine : 0, ']'].join('');
  };
}

function isSuppressed(finding: Finding): boolean {
  return finding.presence.kind === 'suppressed';
}

/** Negative when `a` is worse than `b`. */
export function compareLevels(a: Level, b: Level): number {
  return LEVELS.indexOf(a) - LEVELS.indexOf(b);
}
