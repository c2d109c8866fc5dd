import { type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import { isDoubted, isLeftToPeople, isOver, isProven, type OwnThread } from '../thread/own-thread.ts';
import { tellsNoMore } from '../thread/wording.ts';
import type { Pair } from './pool.ts';
import type { History } from './subjects.ts';

/** A scope in which runs disagree about one commit. */
interface Contested {
  readonly scope: Scope;
  /** The commit about which they do. */
  readonly head: string;
}

/**
 * Finds the scopes in which runs disagree about this head, by scope key: a thread was called
 * fixed and reported again at it, or was called fixed at it and its finding is in the logs of this run.
 * Either two jobs share the scope by mistake, and each takes what only the other one reports for fixed, or an
 * analyzer misses now and then what is there. What was contradicted at an earlier head says nothing of this
 * one.
 */
export function findContested(
  threads: readonly OwnThread[],
  pairs: readonly Pair[],
  head: string,
): ReadonlyMap<string, Contested> {
  const before = threads.flatMap(({ evidence: { scope }, contestedAt }) =>
    contestedAt === head ? [{ scope, head }] : [],
  );
  const now = pairs.flatMap(({ thread, spot }) =>
    thread.lastMark?.kind === 'fixed' && thread.lastMark.head === head && !spot.suppressed
      ? [{ scope: thread.evidence.scope, head }]
      : [],
  );
  return new Map([...before, ...now].map((contested) => [scopeKey(contested.scope), contested] as const));
}

/** What a user is told of it. */
export function describeContested({ scope, head }: Contested): string {
  return (
    `two runs of ${scopeName(scope)} disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ` +
    adviseOn('it')
  );
}

/**
 * The two ways in which an analysis comes to miss what another one of the same commit reports, and what to do
 * about each.
 */
export function adviseOn(scope: string): string {
  return `if two jobs run ${scope}, give each its own category; if one job runs it, the analyzer reports differently from run to run`;
}

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

/** Of threads that are about one spot the one with the lowest rank stands. */
function rankOf(thread: OwnThread): number {
  const { doubts } = thread;
  if (isDoubted(thread)) return 3;
  if (doubts.includes('unclear') || doubts.includes('sealed')) return 2;
  return doubts.includes('copied') ? 0 : 1;
}

/**
 * Parts duplicates: threads of one scope and rule whose places, mapped by git to the analyzed commit, are
 * equal, but for one that was posted beside a decision that does not hold for it, or beside one that is over.
 * The smallest comment id in plain string order wins, so that two sweeps that race agree; one that has copies
 * wins always, since it is never acted on. One of which it is not clear whether it is a thread at all stands
 * only where nothing else does, and last of all one about which something is in doubt: it takes no place from
 * any other. Retired threads are neither: they never match again.
 */
export function separateDuplicates(all: readonly OwnThread[], history: History): DistinctThreads {
  const winners = new Map<string, OwnThread[]>();
  const duplicates: DuplicateThread[] = [];
  const alive = all.filter((thread) => thread.lastMark?.kind !== 'retired');
  const rank = (thread: OwnThread): string => `${rankOf(thread)} ${thread.commentId}`;
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
 * Whether one thread is over, or a person decided about it and the other one tells what that person did not
 * judge: the other one was posted for that reason.
 */
function isApart(decided: OwnThread, { told }: OwnThread): boolean {
  if (isOver(decided)) return true;
  if (!isLeftToPeople(decided)) return false;
  return told.keys !== decided.told.keys || !tellsNoMore(told, decided.told);
}

function placeKey(thread: OwnThread, history: History): string {
  const { evidence } = thread;
  const { path, line, head } = evidence;
  const rule = [scopeKey(evidence.scope), evidence.ruleId];
  const old = history(head);
  const isLost = isLeftToPeople(thread) && old?.isLost(path, line) === true;
  const pathNow = isLost ? undefined : old?.pathNow(path);
  const lineNow = line === 0 ? 0 : old?.standsByAll(path, line) ? old.exactNow(path, line) : undefined;
  return JSON.stringify(
    pathNow !== undefined && lineNow !== undefined
      ? [...rule, 'now', pathNow, lineNow]
      : [...rule, 'then', head, path, line],
  );
}
