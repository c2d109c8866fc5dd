import { describeOtherTool } from '../finding/completeness.ts';
import type { Finding } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import type { Account } from '../plan/account.ts';
import type { RunResult } from './run-result.ts';

/** So many of the findings that fail a run are named in its log and its summary. */
export const MOST_NAMED = 20;

/** What fails the check, by spots, worst first. */
export interface Failing {
  readonly spots: readonly Spot[];
  /** The first finding of each spot whose thread a person resolved: it counts all the same. */
  readonly resolvedByPeople: ReadonlySet<Finding>;
}

/** What failed a run; nothing where it did not fail. */
export function failingOf({ conclusion, plan, accounts }: RunResult): Failing {
  const spots = conclusion === 'failure' ? (plan?.failing ?? []) : [];
  const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
  const resolved = accounts.filter(
    ({ finding, disposition }) => disposition === 'resolved-by-people' && firsts.has(finding),
  );
  return { spots, resolvedByPeople: new Set(resolved.map(({ finding }) => finding)) };
}

/**
 * What people may do about findings that they resolved and that count, completing a sentence; undefined where
 * there are none.
 */
export function describeResolved({ spots, resolvedByPeople: { size } }: Failing): string | undefined {
  if (size === 0) return undefined;
  const whom =
    size < spots.length
      ? `${size} of them ${size === 1 ? 'was' : 'were'} resolved by people, and still ${size === 1 ? 'counts' : 'count'}`
      : size === 1
        ? 'a person resolved it, and it still counts'
        : 'people resolved them, and they still count';
  return `${whom}: fix what was found, suppress it in the analyzer, or set accept-resolved`;
}

/** `1 error and 2 warnings`, worst first. */
export function countByLevel(spots: readonly Pick<Spot, 'level'>[]): string {
  const groups = [...Map.groupBy(spots, ({ level }) => level)].toSorted(([a], [b]) => compareLevels(a, b));
  const counts = groups.map(([level, { length }]) => {
    if (level === 'none') return `${length} at level none`;
    return `${length} ${level}${length === 1 ? '' : 's'}`;
  });
  return counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
}

/**
 * `3 errors of X were not looked at: X is not in tools`, a sentence for each tool that the job does not name.
 */
export function describeOtherTools(accounts: readonly Account[]): readonly string[] {
  const others = accounts.flatMap(({ finding, disposition }) =>
    disposition === 'other-tool' ? [finding] : [],
  );
  return [...Map.groupBy(others, ({ scope }) => scope.tool)].map(([tool, findings]) => {
    const were = findings.length === 1 ? 'was' : 'were';
    return `${countByLevel(findings)} of ${tool} ${were} not looked at: ${describeOtherTool(tool)}`;
  });
}
