import { type Finding, type Place, placeName, scopeKey } from '../finding/finding.ts';
import { compareLevels } from '../finding/spot.ts';
import type { Disposition } from './disposition.ts';
import { withoutPath } from './group-by-reason.ts';

/** What a row is made of: a finding, or a spot, and why it is as it is. */
export interface RowItem {
  readonly about: Pick<Finding, 'scope' | 'rule' | 'level' | 'place'>;
  /** What became of it; each state of a rule has a row of its own. */
  readonly state?: Disposition;
  readonly message: string;
  readonly reason: string;
}

/** All that a list says of one rule of one tool, in one state. */
export interface RuleRow {
  /** The first of its items; its rule and scope are those of all. */
  readonly about: RowItem['about'];
  readonly state?: Disposition;
  /** The worst one. */
  readonly level: Finding['level'];
  readonly count: number;
  /** What all of its items say; missing where they say different things. */
  readonly message?: string;
  /** Each place once, in the order of the items. */
  readonly places: readonly Place[];
  /** Each with how many have it, the most frequent first. */
  readonly reasons: readonly (readonly [reason: string, count: number])[];
}

/** One row for each rule of a tool, in the order in which the first of its items comes. */
export function toRuleRows(items: readonly RowItem[]): readonly RuleRow[] {
  const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) =>
    JSON.stringify([scopeKey(scope), rule.id, state]),
  );
  return [...groups.values()].flatMap((group): readonly RuleRow[] => {
    const [first] = group;
    if (first === undefined) return [];
    const places = new Map(group.map(({ about: { place } }) => [placeName(place), place] as const));
    const reasons = Map.groupBy(group, ({ about: { place }, reason }) => withoutPath(place, reason));
    return [
      {
        about: first.about,
        ...(first.state && { state: first.state }),
        level: group.reduce(
          (worst, { about: { level } }) => (compareLevels(level, worst) < 0 ? level : worst),
          first.about.level,
        ),
        count: group.length,
        ...(group.every(({ message }) => message === first.message) && { message: first.message }),
        places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
        reasons: [...reasons]
          .map(
            // Of a single one the place may be part of what it says.
            ([reason, same]) =>
              [same.length === 1 ? (same[0]?.reason ?? reason) : reason, same.length] as const,
          )
          .toSorted(([, a], [, b]) => b - a),
      },
    ];
  });
}
