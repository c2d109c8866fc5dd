import type { LoggedFinding } from '../../src/finding/logged-finding.ts';
import { pick, share } from '../history/truth-tally.ts';
import { toTable } from '../table.ts';
import type { Judgment } from './judges.ts';
import type { Fate } from './reference.ts';

/** A finding of the head, and what is known of it. */
export interface KnownFinding {
  readonly finding: LoggedFinding;
  readonly fate: Fate;
  /** By the algorithm that matching follows lines with, git says something else than by its own. */
  readonly disputed: boolean;
  /** The change leaves its file alone. */
  readonly elsewhere: boolean;
  readonly change: string;
  readonly place: string;
}

/** A finding that was called new and is old, or the other way round, or that a reader has to look at. */
interface NewCase {
  readonly kind: 'old, called new' | 'missed at a distance' | 'on a changed line, called old';
  readonly rule: string;
  readonly change: string;
  readonly place: string;
  readonly why: string;
}

/** How somebody did at telling new findings from old ones. */
export interface NewTally {
  oldCalledNew: number;
  /** Of those: on lines that git's two algorithms follow differently. */
  disputed: number;
  missed: number;
  newOnChanged: number;
  /** Findings of which the baseline told nothing, so that their lines decided. */
  byLine: number;
  /** Milliseconds. */
  time: number;
  /** Findings on changed lines that were called old, by evidence. */
  readonly tiers: Map<string, number>;
  readonly cases: NewCase[];
}

/** The findings of all changes, by what they are. */
export interface NewTotals extends Record<Fate, number> {
  /** Findings that a change brings into files that it leaves alone. */
  elsewhere: number;
  /** Findings that a change brings in on lines that it leaves alone, by rule. */
  readonly distant: Map<string, number>;
}

export function createNewTally(): NewTally {
  return {
    ...{ oldCalledNew: 0, disputed: 0, missed: 0, newOnChanged: 0, byLine: 0, time: 0 },
    tiers: new Map(),
    cases: [],
  };
}

export function addToTotals(totals: NewTotals, findings: readonly KnownFinding[]): void {
  for (const { finding, fate, elsewhere } of findings) {
    totals[fate] += 1;
    if (fate !== 'distance') continue;
    if (elsewhere) totals.elsewhere += 1;
    totals.distant.set(finding.rule.id, (totals.distant.get(finding.rule.id) ?? 0) + 1);
  }
}

/** Lets somebody judge the findings of one change, and adds how that went. */
export async function addJudged(
  tally: NewTally,
  judge: () => Promise<(finding: LoggedFinding) => Judgment>,
  findings: readonly KnownFinding[],
): Promise<void> {
  const started = performance.now();
  const judgmentOf = await judge();
  tally.time += performance.now() - started;
  for (const finding of findings) addJudgment(tally, finding, judgmentOf(finding.finding));
}

function addJudgment(
  tally: NewTally,
  { finding, fate, disputed, change, place }: KnownFinding,
  { isNew, why, tier, byLine }: Judgment,
): void {
  const add = (kind: NewCase['kind'], because = why ?? tier ?? ''): void => {
    tally.cases.push({ kind, rule: finding.rule.id, change, place, why: because });
  };
  if (byLine) tally.byLine += 1;
  if (fate === 'old' && isNew) {
    tally.oldCalledNew += 1;
    if (disputed) tally.disputed += 1;
    add('old, called new', disputed ? 'the algorithms of git follow its line differently' : '');
  } else if (fate === 'distance' && !isNew) {
    tally.missed += 1;
    add('missed at a distance');
  } else if (fate === 'changed' && isNew) tally.newOnChanged += 1;
  else if (fate === 'changed') {
    const evidence = tier ?? 'key';
    tally.tiers.set(evidence, (tally.tiers.get(evidence) ?? 0) + 1);
    add('on a changed line, called old');
  }
}

/** @param unmeasured names of those who could not take part */
export function describeNew(
  tallies: ReadonlyMap<string, NewTally>,
  { old, distance, elsewhere, changed, distant }: NewTotals,
  unmeasured: readonly string[],
): string {
  const rows = [...tallies].map(([name, { oldCalledNew, disputed, missed, newOnChanged, byLine }]) => [
    ...[name, String(oldCalledNew), share(oldCalledNew, old), String(disputed), String(missed)],
    ...[String(newOnChanged), String(oldCalledNew + distance - missed + newOnChanged), String(byLine)],
  ]);
  const rules = [...distant].toSorted(([, a], [, b]) => b - a).map(([rule, count]) => `${rule} ${count}`);
  return [
    `${old} old, ${distance} new at a distance, ${changed} on changed lines`,
    '',
    toTable([
      ['new is by', 'old, called new', '%', 'disputed', 'missed', 'new on changed', 'new in all', 'by line'],
      ...rows,
      ...unmeasured.map((name) => [name, 'not measured']),
    ]),
    '',
    `New at a distance, ${elsewhere} in files that the change leaves alone: ${rules.join(', ') || 'none'}`,
  ].join('\n');
}

const KINDS: readonly NewCase['kind'][] = [
  'old, called new',
  'missed at a distance',
  'on a changed line, called old',
];

/** Some mistakes of each kind with their places, and by which evidence findings on changed lines are old. */
export function describeNewCases(name: string, { cases, tiers }: NewTally, show: number): string {
  const byTier = [...tiers].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([tier, n]) => `${tier} ${n}`);
  const parts = KINDS.flatMap((kind) => {
    const all = cases.filter((one) => one.kind === kind);
    if (all.length === 0) return [];
    return [
      `  ${kind}, the first of ${all.length}`,
      ...pick(all, show).map(
        ({ rule, change, place, why }) => `    ${rule} ${change}\n      ${place}\n      ${why}`,
      ),
    ];
  });
  return [`${name}; on changed lines old by ${byTier.join(', ') || 'nothing'}`, ...parts].join('\n');
}
