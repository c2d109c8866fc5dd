import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LoggedFinding, toFindings } from '../../src/finding/logged-finding.ts';
import { createGit } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { type Repository, TEST_ENVIRONMENT } from '../../test/git/repository.ts';
import { decidedWithoutGit, oursWithGit, oursWithoutGit } from '../our-matcher.ts';
import { SIMPLE_KEYS } from '../simple-keys.ts';
import type { KnownFinding, Snapshot } from '../snapshot.ts';
import { tellGitFates, toTruth } from './git-truth.ts';
import type { HistoryOptions } from './read-options.ts';
import { readState, sampleCommits } from './read-states.ts';
import { pairAll } from './reformat-bench.ts';
import { createSharedClone } from './shared-clone.ts';
import { SONAR_TIERS } from './sonar-tiers.ts';
import {
  describeDecided,
  describeTruth,
  describeTruthCases,
  type Truth,
  type TruthTally,
} from './truth-tally.ts';

/** Commits between the two states of a pair. */
const STEP = 5;
/** Commits that are looked at unless `--last` names another number. */
const LAST = 51;

/** What came of the renames of one checkout. */
export interface Renamed {
  readonly name: string;
  readonly states: number;
  readonly tallies: Readonly<Record<string, TruthTally>>;
  readonly decided: Readonly<Record<string, TruthTally>>;
}

/**
 * Moves every file with findings to another folder and name, slightly edited as five commits of the history
 * did, and prints how each contender finds the findings again; returns the numbers.
 */
export async function benchRename(
  options: HistoryOptions,
  print: (text: string) => void,
): Promise<readonly Renamed[]> {
  const results: Renamed[] = [];
  for (const checkout of options.repositories) results.push(await renameAll(checkout, options, print));
  return results;
}

async function renameAll(
  checkout: string,
  { last = LAST, analyzer, show }: HistoryOptions,
  print: (text: string) => void,
): Promise<Renamed> {
  const repository = createSharedClone(checkout);
  try {
    const git = createGit(repository.path, TEST_ENVIRONMENT);
    const tallies = new Map<string, TruthTally>();
    const decided = new Map<string, TruthTally>();
    const commits = sampleCommits(checkout, STEP, last);
    let old: Snapshot | undefined;
    for (const commit of commits) {
      const now = await readState(checkout, git, commit, analyzer);
      if (old !== undefined) {
        const moved = moveFiles(repository, old, now);
        const diff = await readDiff(git, old.commit, now.commit);
        const stay = toTruth(tellGitFates(now, diff, old));
        const truth: Truth = (known) => stay(known)?.flatMap((finding) => moved.findingOf(finding) ?? []);
        const contenders = [oursWithoutGit, oursWithGit(git), SONAR_TIERS, ...SIMPLE_KEYS];
        await pairAll(contenders, old, moved.snapshot, truth, tallies);
        const judged = [decidedWithoutGit, oursWithGit(git, 'decided')];
        await pairAll(judged, old, moved.snapshot, truth, decided);
      }
      old = now;
    }
    const name = `${basename(checkout)}, every file with findings renamed`;
    print(`\n${name}: ${commits.length} states\n\n${describeTruth(tallies)}\n\n${describeDecided(decided)}`);
    for (const [contender, tally] of [...tallies, ...decided]) {
      if (contender.startsWith('ours')) print(describeTruthCases(contender, tally, show));
    }
    return {
      name,
      states: commits.length,
      tallies: Object.fromEntries(tallies),
      decided: Object.fromEntries(decided),
    };
  } finally {
    repository.dispose();
  }
}

interface Moved {
  readonly snapshot: Snapshot;
  /** The finding of the moved file that a finding of the file at its place became. */
  findingOf(finding: LoggedFinding): LoggedFinding | undefined;
}

/** The present state with its files elsewhere, as a commit that has the present one as its parent. */
function moveFiles(repository: Repository, old: Snapshot, now: Snapshot): Moved {
  const before = new Set(old.tree.map(({ path }) => path));
  const paths = new Map<string, string>(
    now.tree.flatMap(({ path }, index) =>
      before.has(path) ? [[path, `moved/${index + 1}-${basename(path)}`]] : [],
    ),
  );
  const pathsBack = new Map([...paths].map(([from, to]) => [to, from] as const));
  repository.checkout(now.commit);
  mkdirSync(join(repository.path, 'moved'), { recursive: true });
  for (const [from, to] of paths) renameSync(join(repository.path, from), join(repository.path, to));
  const commit = repository.commit();
  const tree = now.tree.map((file) => ({ ...file, path: paths.get(file.path) ?? file.path }));
  const files = new Map(tree.map((file) => [file.id, file]));
  const findings = now.findings.map((known): KnownFinding => {
    const file = files.get(known.file.id) ?? known.file;
    return { ...known, file, finding: moveFinding(known.finding, file.path) };
  });
  const movedOf = new Map(
    now.findings.map(({ finding }, index) => [finding, findings[index]?.finding] as const),
  );
  return {
    snapshot: {
      commit,
      tree,
      findings,
      threads: findings,
      lines: (path) => (paths.has(path) ? undefined : now.lines(pathsBack.get(path) ?? path)),
    },
    findingOf: (finding) => movedOf.get(finding),
  };
}

function moveFinding(finding: LoggedFinding, path: string): LoggedFinding {
  const [moved = finding] = toFindings(
    finding.results.map((result) =>
      result.place.kind === 'lines' ? { ...result, place: { ...result.place, path } } : result,
    ),
  );
  return moved;
}
