import type { Pool } from './pool.ts';
import type { ReadLines, ThreadSubject } from './subjects.ts';

/**
 * Files that git does not find again (it cannot tell, or too much of them was rewritten), by where their
 * lines were found.
 */
interface MovedFiles {
  /**
   * The file in which most lines of the thread's file were found; its own path where it is still there, or
   * nothing was found.
   */
  pathOf(thread: ThreadSubject): string;
  /**
   * Whether the line of a thread may be looked for in another file: anywhere, or in the one that its file
   * became.
   */
  mayHold(thread: ThreadSubject, path: string): boolean;
}

/**
 * Counts where the lines of vanished files were found so far.
 *
 * @param lines lines of the files of the analyzed commit
 */
export function findMovedFiles(pool: Pool, lines: ReadLines): MovedFiles {
  const isGone = ({ state, old, path, thread }: ThreadSubject): boolean =>
    state === 'unmapped' ? lines(path) === undefined : old?.pathNow(thread.evidence.path) === undefined;
  const found = new Map<string, Map<string, number>>();
  for (const [thread, spot] of pool.partners) {
    if (spot.path === thread.path || !isGone(thread)) continue;
    const counts = found.get(thread.path) ?? new Map<string, number>();
    found.set(thread.path, counts.set(spot.path, (counts.get(spot.path) ?? 0) + 1));
  }
  const targets = new Map([...found].map(([path, counts]) => [path, mostFrequent(counts)]));
  const targetOf = (thread: ThreadSubject): string | undefined =>
    isGone(thread) ? targets.get(thread.path) : undefined;
  return {
    pathOf: (thread) => targetOf(thread) ?? thread.path,
    mayHold: (thread, path) => (targetOf(thread) ?? path) === path,
  };
}

/** Of several the first by name, so that the order of pairs does not matter. */
function mostFrequent(counts: ReadonlyMap<string, number>): string {
  const [first] = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}
