import type { LoggedFinding } from '../../src/finding/logged-finding.ts';
import type { MadePair } from '../contender.ts';
import { type KnownFinding, type Snapshot, showFinding } from '../snapshot.ts';
import type { GitFate } from './git-truth.ts';

/** A thread on the wrong finding, without its own, or on a line that only a reader can judge. */
export interface Case {
  readonly kind: 'lost' | 'wrong' | 'slid' | 'mended' | 'changed';
  readonly evidence: string;
  readonly rule: string;
  readonly commits: readonly [old: string, now: string];
  readonly old: string;
  readonly now: string;
}

/** What a contender made of the states of a history, against git. */
export interface HistoryTally {
  /** Findings on lines that git calls unchanged. */
  unchanged: number;
  /** Of those: without a partner. */
  lost: number;
  /** Of those: with the partner of another. */
  wrong: number;
  /**
   * Findings that git and the block of their line put on two different copies, and how many of them got the
   * one in their block.
   */
  slid: number;
  slidToBlock: number;
  /**
   * Findings whose line stands unchanged without one now, and how many of them got a partner all the same.
   */
  mended: number;
  mendedPaired: number;
  /**
   * Findings on other lines, and how many of them were found again: whether rightly, only a reader can say.
   */
  changed: number;
  changedPaired: number;
  /** Of the wrong pairs: those by evidence that carries a person's dismissal. */
  carried: number;
  readonly evidence: Map<string, { right: number; wrong: number }>;
  readonly cases: Case[];
}

export function createHistoryTally(): HistoryTally {
  return {
    unchanged: 0,
    lost: 0,
    wrong: 0,
    slid: 0,
    slidToBlock: 0,
    mended: 0,
    mendedPaired: 0,
    changed: 0,
    changedPaired: 0,
    carried: 0,
    evidence: new Map(),
    cases: [],
  };
}

/** Adds what a contender made of two states. */
export function addHistory(
  tally: HistoryTally,
  old: Snapshot,
  now: Snapshot,
  fateOf: (old: KnownFinding) => GitFate,
  pairs: readonly MadePair[],
): void {
  const partners = new Map(pairs.map((pair) => [pair.old, pair]));
  const rightful = new Set<LoggedFinding>();
  for (const thread of old.threads) {
    const fate = fateOf(thread);
    if (fate.kind === 'unchanged') rightful.add(fate.finding);
    if (fate.kind === 'slid') rightful.add(fate.inBlock);
  }
  const describe = (
    kind: Case['kind'],
    thread: KnownFinding,
    finding: LoggedFinding | undefined,
    evidence: string,
  ): void => {
    tally.cases.push({
      kind,
      evidence,
      rule: thread.finding.rule.id,
      commits: [old.commit.slice(0, 9), now.commit.slice(0, 9)],
      old: showFinding(thread.finding, old),
      now: finding === undefined ? '-' : showFinding(finding, now),
    });
  };
  for (const thread of old.threads) {
    const fate = fateOf(thread);
    const made = partners.get(thread);
    const { evidence = '-', carries = false } = made ?? {};
    const isRight = made !== undefined && fate.kind === 'unchanged' && made.now === fate.finding;
    if (made !== undefined) {
      const count = tally.evidence.get(evidence) ?? { right: 0, wrong: 0 };
      tally.evidence.set(evidence, count);
      if (isRight) count.right += 1;
      else if (fate.kind === 'unchanged' || rightful.has(made.now)) count.wrong += 1;
      if (!isRight && carries && (fate.kind === 'unchanged' || rightful.has(made.now))) tally.carried += 1;
    }
    if (fate.kind === 'unchanged') {
      tally.unchanged += 1;
      if (made === undefined) {
        tally.lost += 1;
        describe('lost', thread, fate.finding, evidence);
      } else if (!isRight) {
        tally.wrong += 1;
        describe('wrong', thread, made.now, evidence);
      }
    } else if (fate.kind === 'slid') {
      tally.slid += 1;
      if (made?.now === fate.inBlock) tally.slidToBlock += 1;
      else describe('slid', thread, made?.now, evidence);
    } else if (fate.kind === 'mended') {
      tally.mended += 1;
      if (made !== undefined) {
        tally.mendedPaired += 1;
        describe('mended', thread, made.now, evidence);
      }
    } else {
      tally.changed += 1;
      if (made !== undefined) {
        tally.changedPaired += 1;
        describe('changed', thread, made.now, evidence);
      }
    }
  }
}
