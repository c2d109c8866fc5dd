import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** Rooms whose files take long, the longest first. */
const ROOMS = ['converge', 'run', 'project', 'browser', 'bench', 'action', 'security', 'demo'];

interface TestFile {
  readonly path: string;
}

/**
 * The order of test files: rooms that start processes or play whole stories come first, so that none of them
 * is left to run alone while the other workers have nothing to do. Jest itself begins with the largest files,
 * as long as it has not seen how long they take, and those are small.
 */
// biome-ignore lint/style/noDefaultExport: Jest takes the default export.
export default class LongestFirst {
  sort<T extends TestFile>(tests: readonly T[]): readonly T[] {
    const ranked = tests.map((test) => ({ test, rank: rankOf(test), size: statSync(test.path).size }));
    return ranked.toSorted((a, b) => a.rank - b.rank || b.size - a.size).map(({ test }) => test);
  }

  /** Jest asks for it with `--onlyFailures`: this order keeps no memory of the last run. */
  allFailedTests<T extends TestFile>(tests: readonly T[]): readonly T[] {
    return tests;
  }

  /** Called after a run, for orders that learn from it. */
  cacheResults(): void {}
}

function rankOf({ path }: TestFile): number {
  const [room = ''] = relative(import.meta.dirname, path)
    .split(sep)
    .filter((name) => name !== '..');
  const rank = ROOMS.indexOf(room);
  return rank === -1 ? ROOMS.length : rank;
}
