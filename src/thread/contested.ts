import { type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import type { OwnThread } from './own-thread.ts';
import type { Pair } from './pool.ts';

/** A scope in which runs contradict each other about one commit. */
export interface Contested {
  readonly scope: Scope;
  /** The commit about which they do. */
  readonly head: string;
}

/**
 * Finds scopes that two jobs share by mistake, by scope key: a thread of theirs was called fixed and reported again at one head, or was called fixed at
 * this very head and its finding is in the logs of this run. Each of the two takes what only the other one reports for fixed.
 */
export function findContested(
  threads: readonly OwnThread[],
  pairs: readonly Pair[],
  head: string,
): ReadonlyMap<string, Contested> {
  const before = threads.flatMap(({ evidence: { scope }, contestedAt }) =>
    contestedAt === undefined ? [] : [{ scope, head: contestedAt }],
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
    `two runs of ${scopeName(scope)} contradict each other about ${head.slice(0, 7)}, so that nothing of it is called fixed: ` +
    'if two jobs run it, give each its own category'
  );
}
