import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Diff } from '../../src/diff/diff.ts';
import type { LoggedFinding } from '../../src/finding/logged-finding.ts';
import { createGit } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { TEST_ENVIRONMENT } from '../../test/git/repository.ts';
import { oursWithGit, oursWithoutGit } from '../our-matcher.ts';
import { SIMPLE_KEYS } from '../simple-keys.ts';
import { type KnownFinding, type MadePair, type Snapshot, showFinding } from '../snapshot.ts';
import { share, toTable } from '../table.ts';
import { type GitFate, tellGitFates } from './git-truth.ts';
import { readState, sampleCommits } from './read-states.ts';

/** What real histories are replayed, and how. */
interface HistoryOptions {
  /** Checkouts, absolute; what they have checked out does not matter. */
  readonly repositories: readonly string[];
  /** Commits between two states. */
  readonly steps: readonly number[];
  /** The newest commits that are looked at; all of them without it. */
  readonly last: number | undefined;
  /**
   * Prints SARIF of the folder that it is started in; oxlint with all rules unless another command is named.
   */
  readonly analyzer: string;
  /** Mistakes of each kind that are printed with their places. */
  readonly show: number;
}

/** Every rule over everything. */
export const OXLINT = 'oxlint -D all --disable-nested-config --no-ignore --format sarif .';

/** @throws Error where an option is unknown or no number */
export function readHistoryOptions(args: readonly string[]): HistoryOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      repository: { type: 'string', multiple: true, default: [] },
      steps: { type: 'string', default: '5,20' },
      last: { type: 'string' },
      analyzer: { type: 'string', default: OXLINT },
      show: { type: 'string', default: '20' },
    },
  });
  return {
    repositories: values.repository.map((path) => resolve(path)),
    steps: values.steps.split(',').map((step) => toCount('steps', step)),
    last: values.last === undefined ? undefined : toCount('last', values.last),
    analyzer: values.analyzer,
    show: toCount('show', values.show),
  };
}

function toCount(name: string, text: string): number {
  if (!/^[1-9]\d*$/u.test(text)) throw new Error(`--${name}: ${JSON.stringify(text)} is no count`);
  return Number(text);
}

const KINDS = ['lost', 'wrong', 'slid', 'mended', 'changed'] as const;

/** A thread on the wrong finding, without its own, or on a line that only a reader can judge. */
interface Case {
  readonly kind: (typeof KINDS)[number];
  readonly text: string;
}

/** What a contender made of the states of a history, against git. */
interface HistoryTally {
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
  readonly cases: Case[];
}

/**
 * Replays the real histories, and prints how each contender does against what git says; returns the numbers.
 */
export async function benchHistories(
  options: HistoryOptions,
  print: (text: string) => void,
): Promise<object> {
  const results: unknown[] = [];
  for (const repository of options.repositories) {
    for (const step of options.steps) {
      const name = `${basename(repository)}, steps of ${step}`;
      const { tallies, states } = await replayHistory(repository, step, options);
      print(
        `\n${name}: ${states} states, findings of files that were touched between two of them\n\n${describeTallies(tallies)}`,
      );
      for (const [contender, { cases }] of tallies) {
        if (contender.startsWith('ours')) print(describeCases(contender, cases, options.show));
      }
      const counts = [...tallies].map(([contender, { cases: _, ...tally }]) => [contender, tally] as const);
      results.push({ name, tallies: Object.fromEntries(counts) });
    }
  }
  return results;
}

async function replayHistory(
  repository: string,
  step: number,
  { last, analyzer }: HistoryOptions,
): Promise<{ readonly tallies: ReadonlyMap<string, HistoryTally>; readonly states: number }> {
  const git = createGit(repository, TEST_ENVIRONMENT);
  const contenders = [oursWithGit(git), oursWithoutGit, ...SIMPLE_KEYS];
  const tallies = new Map<string, HistoryTally>();
  const commits = sampleCommits(repository, step, last);
  let before: Snapshot | undefined;
  for (const commit of commits) {
    const state = await readState(repository, git, commit, analyzer);
    if (before !== undefined) {
      const diff = await readDiff(git, before.commit, commit);
      const { old, now } = keepTouched(before, state, diff);
      const fateOf = tellGitFates(now, diff, old);
      for (const { name, pair } of contenders) {
        const tally = tallies.get(name) ?? createHistoryTally();
        tallies.set(name, tally);
        addHistory(tally, old, now, fateOf, await pair(old, now));
      }
    }
    before = state;
  }
  return { tallies, states: commits.length };
}

/** Two states with the findings of files that a commit in between touched: all others anybody finds again. */
function keepTouched(
  old: Snapshot,
  now: Snapshot,
  { byOldPath, byNewPath }: Diff,
): { readonly old: Snapshot; readonly now: Snapshot } {
  const isTouched = ({ file }: KnownFinding): boolean => byOldPath.has(file.path);
  return {
    old: { ...old, findings: old.findings.filter(isTouched), threads: old.threads.filter(isTouched) },
    now: { ...now, findings: now.findings.filter(({ file }) => byNewPath.has(file.path)) },
  };
}

function createHistoryTally(): HistoryTally {
  const counts = { unchanged: 0, lost: 0, wrong: 0, slid: 0, slidToBlock: 0 };
  return { ...counts, mended: 0, mendedPaired: 0, changed: 0, changedPaired: 0, cases: [] };
}

/** Adds what a contender made of two states. */
function addHistory(
  tally: HistoryTally,
  old: Snapshot,
  now: Snapshot,
  fateOf: (old: KnownFinding) => GitFate,
  pairs: readonly MadePair[],
): void {
  const partners = new Map(pairs.map((pair) => [pair.old, pair]));
  for (const thread of old.threads) {
    const fate = fateOf(thread);
    const made = partners.get(thread);
    const add = (kind: Case['kind'], finding: LoggedFinding | undefined = made?.now): void => {
      const commits = [old.commit, now.commit].map((commit) => commit.slice(0, 9)).join('..');
      const text = [
        `    ${made?.evidence ?? '-'} ${thread.finding.rule.id} ${commits}`,
        `      old ${showFinding(thread.finding, old)}`,
        `      now ${finding === undefined ? '-' : showFinding(finding, now)}`,
      ];
      tally.cases.push({ kind, text: text.join('\n') });
    };
    tally[fate.kind] += 1;
    if (fate.kind === 'unchanged') {
      if (made?.now === fate.finding) continue;
      const kind = made === undefined ? 'lost' : 'wrong';
      tally[kind] += 1;
      add(kind, made?.now ?? fate.finding);
    } else if (fate.kind === 'slid') {
      if (made?.now === fate.inBlock) tally.slidToBlock += 1;
      else add('slid');
    } else if (made !== undefined) {
      tally[`${fate.kind}Paired`] += 1;
      add(fate.kind);
    }
  }
}

function describeTallies(tallies: ReadonlyMap<string, HistoryTally>): string {
  const head = ['', 'unchanged', 'lost', '%', 'wrong', '%', 'slid', 'to block', 'mended', 'paired'];
  return toTable([
    [...head, 'changed', 'paired'],
    ...[...tallies].map(([name, tally]) => [
      name,
      String(tally.unchanged),
      String(tally.lost),
      share(tally.lost, tally.unchanged),
      String(tally.wrong),
      share(tally.wrong, tally.unchanged),
      String(tally.slid),
      String(tally.slidToBlock),
      String(tally.mended),
      String(tally.mendedPaired),
      String(tally.changed),
      String(tally.changedPaired),
    ]),
  ]);
}

function describeCases(contender: string, cases: readonly Case[], show: number): string {
  const parts = KINDS.flatMap((kind) => {
    const all = cases.filter((one) => one.kind === kind);
    // Spread over all of them, so that no one file fills the list.
    const every = Math.max(1, Math.ceil(all.length / show));
    const shown = all.filter((_, index) => index % every === 0).map(({ text }) => text);
    return all.length === 0 ? [] : [`  ${kind}, some of ${all.length}`, ...shown];
  });
  return [`\n${contender}`, ...parts].join('\n');
}
