import { type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { Pair } from './pool.ts';

/** A scope in which runs disagree about one commit. */
export interface Contested {
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
