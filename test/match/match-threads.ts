import type { Spot } from '../../src/finding/spot.ts';
import { beginMatching } from '../../src/match/match.ts';
import type { Matching } from '../../src/match/pool.ts';
import type { History, OldTree, ReadLines } from '../../src/match/subjects.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';

/** Matches with every text at hand. Whoever looks at one that was not asked for fails. */
export function matchThreads(
  threads: readonly OwnThread[],
  spots: readonly Spot[],
  history: History,
  lines: ReadLines,
): Matching {
  const isReading = { allowed: false };
  const needed = { now: new Set<string>(), before: new Set<string>() };
  const trees = new Map<string, OldTree>();
  const watched: History = (head) => {
    const known = trees.get(head);
    const old = known ?? history(head);
    if (old === undefined || known !== undefined) return known;
    const tree: OldTree = {
      ...old,
      linesThen(path) {
        expectAsked(isReading.allowed && needed.before.has(`${head} ${path}`), path);
        return old.linesThen(path);
      },
    };
    trees.set(head, tree);
    return tree;
  };
  const begun = beginMatching(threads, spots, watched);
  isReading.allowed = true;
  needed.now = new Set(begun.needed.now);
  needed.before = new Set(begun.needed.before.map(({ head, path }) => `${head} ${path}`));
  return begun.finish((path) => {
    expectAsked(needed.now.has(path), path);
    return lines(path);
  });
}

function expectAsked(asked: boolean, path: string): void {
  if (!asked) throw new Error(`matching looked at ${path}, which it did not ask for`);
}
