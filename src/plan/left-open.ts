import type { Completeness, HeldScope } from '../finding/completeness.ts';
import { scopeKey } from '../finding/finding.ts';
import { isProven } from '../thread/own-thread.ts';
import { threadState } from '../thread/thread-state.ts';
import type { Move } from './move.ts';

type Leave = Extract<Move, { kind: 'leave' }>;
type Scopes = Pick<Completeness, 'complete' | 'heldScopes'>;

/** Threads that a plan leaves, and that are open as far as the listing tells. */
export function leftOpen(moves: readonly Move[]): readonly Leave[] {
  return moves.filter(
    (move): move is Leave =>
      move.kind === 'leave' && ['open', 'reopened'].includes(threadState(move.thread).kind),
  );
}

/** Those of them that this job's logs speak of. */
export function leftOpenHere(moves: readonly Move[], scopes: Scopes): readonly Leave[] {
  const here = toKeys(scopes);
  return leftOpen(moves).filter(({ thread }) => here.has(scopeKey(thread.evidence.scope)));
}

/**
 * Why threads are left open whose finding may be gone, and how many for each reason, in the order of the
 * moves.
 */
export function countHeld(moves: readonly Move[]): readonly (readonly [reason: string, threads: number])[] {
  const held = leftOpen(moves).filter(({ because }) => because === 'held');
  return [...Map.groupBy(held, ({ reason }) => reason)].map(([reason, { length }]) => [reason, length]);
}

/**
 * The scopes of open threads of which the logs have no run: another job's, or a tool's that leaves itself out
 * when it finds nothing, and then nobody resolves its threads. Only named, since nobody can tell the two
 * apart. None where a log could not be read: it may have had the run.
 */
export function findAbsentScopes(
  moves: readonly Move[],
  { failures, ...scopes }: Scopes & Pick<Completeness, 'failures'>,
): readonly HeldScope[] {
  if (failures.length > 0) return [];
  const here = toKeys(scopes);
  const absent = leftOpen(moves).flatMap(({ because, thread, reason }): HeldScope[] =>
    because === 'held' && isProven(thread) && !here.has(scopeKey(thread.evidence.scope))
      ? [{ scope: thread.evidence.scope, reason, kind: 'absent' }]
      : [],
  );
  return [
    ...new Map(absent.toReversed().map((held) => [scopeKey(held.scope), held] as const)).values(),
  ].toReversed();
}

function toKeys({ complete, heldScopes }: Scopes): ReadonlySet<string> {
  const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
  return new Set([...complete, ...failed].map(scopeKey));
}
