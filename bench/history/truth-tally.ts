import type { LoggedFinding } from '../../src/finding/logged-finding.ts';
import type { Made } from '../contender.ts';
import { type KnownFinding, type Snapshot, showFinding } from '../snapshot.ts';
import { toTable } from '../table.ts';

/**
 * Where a finding is now: on one of these findings, on several where its line was broken up, on none where it
 * is gone; undefined where nobody knows.
 */
export type Truth = (old: KnownFinding) => readonly LoggedFinding[] | undefined;

interface TruthCase {
  readonly kind: 'lost' | 'unverified' | 'wrong' | 'gone, paired';
  readonly evidence: string;
  readonly rule: string;
  readonly old: string;
  /** Where it is, or is taken for. */
  readonly right: string;
  readonly now: string;
}

/** What a contender made of findings of which it is known where they are. */
export interface TruthTally {
  /** Findings that are there before and after. */
  present: number;
  /** Of those: with a finding that is theirs. */
  kept: number;
  /** Of those: without one, but their finding is kept for another thread that is about it as well. */
  merged: number;
  /** Of those: without one, and resolved. */
  lost: number;
  /** Of those: without one, and left open. */
  unverified: number;
  /** Of those: with the finding of another. */
  wrong: number;
  /** Findings that are gone, and how many of them were paired all the same. */
  gone: number;
  gonePaired: number;
  readonly cases: TruthCase[];
}

export function createTruthTally(): TruthTally {
  return {
    present: 0,
    kept: 0,
    merged: 0,
    lost: 0,
    unverified: 0,
    wrong: 0,
    gone: 0,
    gonePaired: 0,
    cases: [],
  };
}

/** Adds what a contender made of two states. */
export function addToTruthTally(
  tally: TruthTally,
  old: Snapshot,
  now: Snapshot,
  truth: Truth,
  { pairs, unverified = new Set() }: Made,
): void {
  const partners = new Map(pairs.map((pair) => [pair.old, pair]));
  const known = old.threads.map((thread) => ({ thread, findings: truth(thread) }));
  const isKept = new Set(
    known.flatMap(({ thread, findings = [] }) =>
      findings.filter((finding) => finding === partners.get(thread)?.now),
    ),
  );
  for (const { thread, findings } of known) {
    if (findings === undefined) continue;
    const made = partners.get(thread);
    const add = (kind: TruthCase['kind']): void => {
      const [right] = findings;
      tally.cases.push({
        kind,
        evidence: made?.evidence ?? '-',
        rule: thread.finding.rule.id,
        old: showFinding(thread.finding, old),
        right: right === undefined ? '-' : showFinding(right, now),
        now: made === undefined ? '-' : showFinding(made.now, now),
      });
    };
    if (findings.length === 0) {
      tally.gone += 1;
      if (made === undefined) continue;
      tally.gonePaired += 1;
      add('gone, paired');
      continue;
    }
    tally.present += 1;
    if (made !== undefined && !findings.includes(made.now)) {
      tally.wrong += 1;
      add('wrong');
    } else if (made !== undefined) tally.kept += 1;
    else if (findings.some((finding) => isKept.has(finding))) tally.merged += 1;
    else if (unverified.has(thread)) {
      tally.unverified += 1;
      add('unverified');
    } else {
      tally.lost += 1;
      add('lost');
    }
  }
}

/** A table of what contenders made of threads that are open. */
export function describeTruth(tallies: ReadonlyMap<string, TruthTally>): string {
  return toTable([
    [
      '',
      'findings',
      'kept',
      '%',
      'merged',
      'lost',
      '%',
      'unverified',
      '%',
      'wrong',
      '%',
      'gone',
      'paired',
      '%',
    ],
    ...[...tallies].map(([name, { present, kept, merged, lost, unverified, wrong, gone, gonePaired }]) => [
      name,
      String(present),
      String(kept),
      share(kept + merged, present),
      String(merged),
      String(lost),
      share(lost, present),
      String(unverified),
      share(unverified, present),
      String(wrong),
      share(wrong, present),
      String(gone),
      String(gonePaired),
      share(gonePaired, gone),
    ]),
  ]);
}

/** The same of threads that a person decided about: what is not kept is posted anew. */
export function describeDecided(tallies: ReadonlyMap<string, TruthTally>): string {
  return toTable([
    ['', 'decided', 'kept', 'posted anew', '%', 'to another', '%', 'gone', 'to another', '%'],
    ...[...tallies].map(([name, { present, kept, merged, lost, unverified, wrong, gone, gonePaired }]) => [
      name,
      String(present),
      String(kept + merged),
      String(lost + unverified),
      share(lost + unverified, present),
      String(wrong),
      share(wrong, present),
      String(gone),
      String(gonePaired),
      share(gonePaired, gone),
    ]),
  ]);
}

const KINDS: readonly TruthCase['kind'][] = ['lost', 'unverified', 'wrong', 'gone, paired'];

/** Some mistakes of each kind, with their places. */
export function describeTruthCases(contender: string, { cases }: TruthTally, count: number): string {
  const parts = KINDS.flatMap((kind) => {
    const all = cases.filter((one) => one.kind === kind);
    if (all.length === 0) return [];
    const rules = Map.groupBy(all, ({ rule }) => rule);
    const most = [...rules].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 5);
    return [
      `  ${kind}, the first of ${all.length}; most of ${most.map(([rule, { length }]) => `${rule} ${length}`).join(', ')}`,
      ...pick(all, count).map(
        ({ evidence, rule, old, right, now }) =>
          `    ${evidence} ${rule}\n      old   ${old}\n      right ${right}\n      now   ${now}`,
      ),
    ];
  });
  return [`\n${contender}`, ...parts].join('\n');
}

/** Spread over all of them, so that no one file fills the list. */
export function pick<T>(all: readonly T[], count: number): readonly T[] {
  const every = Math.max(1, Math.ceil(all.length / count));
  return all.filter((_, index) => index % every === 0);
}

/** In percent. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '' : ((100 * part) / whole).toFixed(4);
}
