import { basename } from 'node:path';
import { createGit, type Git } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { toOldTree } from '../../src/review/old-trees.ts';
import { TEST_ENVIRONMENT } from '../../test/git/repository.ts';
import type { Contender } from '../contender.ts';
import { decidedWithoutGit, oursWithGit, oursWithoutGit } from '../our-matcher.ts';
import { SIMPLE_KEYS } from '../simple-keys.ts';
import type { Snapshot } from '../snapshot.ts';
import { toTable } from '../table.ts';
import { tellGitFates, toTruth } from './git-truth.ts';
import { addHistory, type Case, createHistoryTally, type HistoryTally } from './history-tally.ts';
import type { HistoryOptions } from './read-options.ts';
import { readState, sampleCommits } from './read-states.ts';
import { SONAR_TIERS } from './sonar-tiers.ts';
import {
  addToTruthTally,
  createTruthTally,
  describeDecided,
  describeTruthCases,
  pick,
  share,
  type TruthTally,
} from './truth-tally.ts';

const NO_TEXTS = { lines: () => undefined };
const KINDS: readonly Case['kind'][] = ['lost', 'wrong', 'slid', 'mended', 'changed'];

/**
 * Replays the real histories, and prints how each contender does against what git says; returns the numbers.
 */
export async function benchHistories(
  options: HistoryOptions,
  print: (text: string) => void,
): Promise<unknown> {
  const results: unknown[] = [];
  for (const repository of options.repositories) {
    for (const step of options.steps) {
      const name = `${basename(repository)}, steps of ${step}`;
      const { tallies, decided, states } = await replayHistory(repository, step, options);
      print(`\n${name}: ${states} states\n\n${describeTallies(tallies)}`);
      for (const [contender, tally] of tallies) {
        if (contender.startsWith('ours')) print(describeCases(contender, tally, options.show));
      }
      print(`\n${describeDecided(decided)}`);
      for (const [contender, tally] of decided) print(describeTruthCases(contender, tally, options.show));
      results.push({
        name,
        decided: Object.fromEntries(decided),
        tallies: Object.fromEntries(
          [...tallies].map(([key, { cases, evidence, ...counts }]) => [
            key,
            {
              ...counts,
              evidence: Object.fromEntries(evidence),
              ...(key.startsWith('ours') ? { cases } : {}),
            },
          ]),
        ),
      });
    }
  }
  return results;
}

interface Replayed {
  readonly tallies: ReadonlyMap<string, HistoryTally>;
  /** What became of decisions. */
  readonly decided: ReadonlyMap<string, TruthTally>;
  readonly states: number;
}

async function replayHistory(
  repository: string,
  step: number,
  { last, analyzer }: HistoryOptions,
): Promise<Replayed> {
  const git = createGit(repository, TEST_ENVIRONMENT);
  const contenders = toContenders(git);
  const tallies = new Map(contenders.map(({ name }) => [name, createHistoryTally()] as const));
  const decided = [oursWithGit(git, 'decided'), decidedWithoutGit];
  const judged = new Map(decided.map(({ name }) => [name, createTruthTally()] as const));
  const commits = sampleCommits(repository, step, last);
  let old: Snapshot | undefined;
  for (const commit of commits) {
    const now = await readState(repository, git, commit, analyzer);
    if (old !== undefined) {
      const fateOf = tellGitFates(now, toOldTree(await readDiff(git, old.commit, commit), NO_TEXTS), old);
      for (const contender of contenders) {
        const tally = tallies.get(contender.name);
        if (tally !== undefined) addHistory(tally, old, now, fateOf, (await contender.pair(old, now)).pairs);
      }
      const truth = toTruth(fateOf);
      for (const contender of decided) {
        const tally = judged.get(contender.name);
        if (tally !== undefined) addToTruthTally(tally, old, now, truth, await contender.pair(old, now));
      }
    }
    old = now;
  }
  return { tallies, decided: judged, states: commits.length };
}

function toContenders(git: Git): readonly Contender[] {
  return [oursWithGit(git), oursWithoutGit, SONAR_TIERS, ...SIMPLE_KEYS];
}

function describeTallies(tallies: ReadonlyMap<string, HistoryTally>): string {
  return toTable([
    [
      '',
      'unchanged',
      'lost',
      '%',
      'wait',
      'wrong',
      '%',
      'carried',
      'slid',
      'to block',
      'mended',
      'paired',
      'changed',
      'paired',
    ],
    ...[...tallies].map(([name, tally]) => [
      name,
      String(tally.unchanged),
      String(tally.lost),
      share(tally.lost, tally.unchanged),
      String(tally.held),
      String(tally.wrong),
      share(tally.wrong, tally.unchanged),
      String(tally.carried),
      String(tally.slid),
      String(tally.slidToBlock),
      String(tally.mended),
      String(tally.mendedPaired),
      String(tally.changed),
      String(tally.changedPaired),
    ]),
  ]);
}

function describeCases(contender: string, { cases, evidence }: HistoryTally, show: number): string {
  const byTier = [...evidence]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([tier, { right, wrong }]) => `${tier}: ${right} right, ${wrong} wrong`);
  const parts = KINDS.flatMap((kind) => {
    const all = cases.filter((one) => one.kind === kind);
    if (all.length === 0) return [];
    return [`  ${kind}, the first of ${all.length}`, ...pick(all, show).map(describeCase)];
  });
  return [`\n${contender}, by evidence`, `  ${byTier.join('; ')}`, ...parts].join('\n');
}

function describeCase({ evidence, rule, commits, old, now }: Case): string {
  return `    ${evidence} ${rule} ${commits.join('..')}\n      old ${old}\n      now ${now}`;
}
