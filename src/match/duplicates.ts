import { scopeKey } from '../finding/finding.ts';
import { isDoubted, isProven, type Origin, type OwnThread } from '../thread/own-thread.ts';
import { isLeftToPeople } from '../thread/thread-state.ts';
import { tellsNoMore } from '../thread/wording.ts';
import type { History } from './old-tree.ts';

/** Two runs that raced posted the same spot twice. */
export interface DuplicateThread {
  readonly thread: OwnThread;
  readonly winner: OwnThread;
}

/** Our threads, each spot once, and the extra ones. */
interface DistinctThreads {
  readonly threads: readonly OwnThread[];
  readonly duplicates: readonly DuplicateThread[];
}

const RANKS: Readonly<Record<Origin, number>> = { copied: 0, sole: 1, quoted: 1, unclear: 2, sealed: 2 };

/**
 * Parts duplicates: threads of one scope and rule whose places, mapped by git to the analyzed commit, are
 * equal, but for one that was posted beside a decision that does not hold for it. The smallest comment id in
 * plain string order wins, so that two sweeps that race agree; one that has copies wins always, since it is
 * never acted on. One of which it is not clear whether it is a thread at all stands only where nothing else
 * does, and last of all one about which something is in doubt: it takes no place from any other. Retired
 * threads are neither: they never match again.
 */
export function partDuplicateThreads(all: readonly OwnThread[], history: History): DistinctThreads {
  const winners = new Map<string, OwnThread[]>();
  const duplicates: DuplicateThread[] = [];
  const alive = all.filter((thread) => thread.lastMark?.kind !== 'retired');
  const rank = (thread: OwnThread): string =>
    `${isDoubted(thread) ? 3 : RANKS[thread.origin]} ${thread.commentId}`;
  for (const thread of alive.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
    const key = placeKey(thread, history);
    const here = winners.get(key) ?? [];
    winners.set(key, here);
    const winner = here.find((other) => !isApart(other, thread) && !isApart(thread, other));
    if (winner === undefined) here.push(thread);
    else if (isProven(thread)) duplicates.push({ thread, winner });
  }
  return { threads: [...winners.values()].flat(), duplicates };
}

/**
 * Whether a person decided about one thread, and the other one tells what that person did not judge: it was
 * posted for that reason.
 */
function isApart(decided: OwnThread, { told }: OwnThread): boolean {
  if (!isLeftToPeople(decided)) return false;
  return told.keys !== decided.told.keys || !tellsNoMore(told, decided.told);
}

function placeKey(thread: OwnThread, history: History): string {
  const { evidence } = thread;
  const { path, line, head } = evidence;
  const rule = [scopeKey(evidence.scope), evidence.ruleId];
  const old = history(head);
  const isLost = isLeftToPeople(thread) && old?.isCopied(path) === true;
  const pathNow = isLost ? undefined : old?.pathNow(path);
  const lineNow = line === 0 ? 0 : old?.lineNow(path, line);
  return JSON.stringify(
    pathNow !== undefined && lineNow !== undefined
      ? [...rule, 'now', pathNow, lineNow]
      : [...rule, 'then', head, path, line],
  );
}
