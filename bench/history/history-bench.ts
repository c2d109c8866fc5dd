import { basename } from 'node:path';
import type { Diff } from '../../src/diff/diff.ts';
import { createGit, type Git } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { TEST_ENVIRONMENT } from '../../test/git/repository.ts';
import type { Contender } from '../contender.ts';
import { decidedWithoutGit, oursWithGit, oursWithoutGit } from '../our-matcher.ts';
import { SIMPLE_KEYS } from '../simple-keys.ts';
import type { KnownFinding, Snapshot } from '../snapshot.ts';
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
      print(
        `\n${name}: ${states} states, findings of files that were touched between two of them\n\n${describeTallies(tallies)}`,
      );
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
  /** What became of dismissals. */
  readonly decided: ReadonlyMap<string, TruthTally>;
  readonly states: number;
}

async function replayHistory(
  repository: string,
  step: number,
  { last, analyzer, apart }: HistoryOptions,
): Promise<Replayed> {
  const git = createGit(repository, TEST_ENVIRONMENT);
  const contenders = toContenders(git);
  const deciders = [oursWithGit(git, 'decided'), decidedWithoutGit];
  const tallies = new Map<string, HistoryTally>();
  const decided = new Map<string, TruthTally>();
  const commits = sampleCommits(repository, step, last);
  let before: Snapshot | undefined;
  for (const commit of commits) {
    const state = await readState(repository, git, commit, analyzer);
    if (before !== undefined) {
      const diff = await readDiff(git, before.commit, commit);
      const { old, now } = keepTouched(before, state, diff);
      const fateOf = tellGitFates(now, diff, old);
      const counted = splitApart(old, apart);
      for (const { name, pair } of contenders) {
        const { pairs } = await pair(old, now);
        for (const [where, touched] of counted) {
          const tally = tallies.get(name + where) ?? createHistoryTally();
          tallies.set(name + where, tally);
          addHistory(tally, touched, now, fateOf, pairs);
        }
      }
      const truth = toTruth(fateOf);
      for (const { name, pair } of deciders) {
        const made = await pair(old, now);
        for (const [where, touched] of counted) {
          const tally = decided.get(name + where) ?? createTruthTally();
          decided.set(name + where, tally);
          addToTruthTally(tally, touched, now, truth, made);
        }
      }
    }
    before = state;
  }
  return { tallies, decided, states: commits.length };
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

/** The threads in files that are told apart, behind the names of these, and all others. */
function splitApart(old: Snapshot, apart: readonly string[]): ReadonlyMap<string, Snapshot> {
  const groups = Map.groupBy(old.threads, ({ file: { path } }) =>
    apart.includes(path) ? `, in ${path}` : '',
  );
  return new Map([...groups].map(([where, threads]) => [where, { ...old, threads }] as const));
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
