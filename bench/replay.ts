import { createGit, type Git } from '../src/git/git.ts';
import { createRepository, TEST_ENVIRONMENT } from '../test/git/repository.ts';
import { createRandom } from '../test/random.ts';
import { editHistory, type Pace } from './edits.ts';
import type { Source } from './read-sources.ts';
import { type Contender, type Snapshot, toSnapshot } from './snapshot.ts';
import { addToTally, createTally, type Tally } from './tally.ts';
import { countLines, type TrackedTree, toTrackedTree } from './tracked-tree.ts';

/** One generated history. */
export interface Replay {
  readonly seed: number;
  readonly pushes: number;
  readonly pace: Pace;
  /** Share of the findings that have a thread. */
  readonly threads: number;
}

/**
 * Generates the history, commits it to a real repository, and lets each contender find the findings of every
 * state again in the next one, and those of the first state in the last one.
 */
export async function replay(
  sources: readonly Source[],
  { seed, pushes, pace, threads }: Replay,
  toContenders: (git: Git) => readonly Contender[],
): Promise<ReadonlyMap<string, Tally>> {
  const newLine = countLines();
  const first = toTrackedTree(sources, newLine);
  const random = createRandom(seed);
  const states = editHistory(first, pushes, pace, random, newLine);
  const repository = createRepository();
  try {
    const snapshots = states.map((tree, index) => {
      for (const path of gone(states[index - 1] ?? [], tree)) repository.remove(path);
      for (const { path, lines } of tree) {
        repository.write(path, lines.map(({ text }) => `${text}\n`).join(''));
      }
      return toSnapshot(repository.commit(), tree, () => random.chance(threads));
    });
    const tallies = new Map<string, Tally>();
    for (const contender of toContenders(createGit(repository.path, TEST_ENVIRONMENT))) {
      const tally = createTally();
      for (const [old, now] of steps(snapshots)) {
        addToTally(tally, old, now, await contender.pair(old, now));
      }
      tallies.set(contender.name, tally);
    }
    return tallies;
  } finally {
    repository.dispose();
  }
}

function gone(before: TrackedTree, after: TrackedTree): readonly string[] {
  const there = new Set(after.map(({ path }) => path));
  return before.flatMap(({ path }) => (there.has(path) ? [] : [path]));
}

function steps(snapshots: readonly Snapshot[]): readonly (readonly [Snapshot, Snapshot])[] {
  const [first, last] = [snapshots.at(0), snapshots.at(-1)];
  const next = snapshots.slice(1).flatMap((now, index) => {
    const old = snapshots[index];
    return old === undefined ? [] : [[old, now] as const];
  });
  return first === undefined || last === undefined || next.length < 2 ? next : [...next, [first, last]];
}
