import type { Completeness, HeldScope } from '../finding/completeness.ts';
import { scopeKey } from '../finding/finding.ts';
import { isProven, type OwnThread, threadState } from '../thread/own-thread.ts';
import type { Move } from './move.ts';
import { isForJob, type Job } from './situation.ts';

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
 * The scopes of open threads of which the logs have no run. `missing` where this job is to look at them: its
 * analyzer may have died. Else another job's, or of a tool that this one does not run any more, which is only
 * named. Threads that say that their finding is gone are no reason to expect a run. None where a log could
 * not be read: it may have had the run.
 */
export function findAbsentScopes(
  moves: readonly Move[],
  { failures, complete, heldScopes }: Scopes & Pick<Completeness, 'failures'>,
  job: Job,
): readonly HeldScope[] {
  if (failures.length > 0) return [];
  const known = new Set([...complete, ...heldScopes.map(({ scope }) => scope)].map(scopeKey));
  const found = new Map<string, HeldScope>();
  for (const { because, thread, reason } of leftOpen(moves)) {
    const { scope } = thread.evidence;
    const key = scopeKey(scope);
    if (because !== 'held' || !isProven(thread) || known.has(key)) continue;
    const isExpected = isForJob(job, thread) && !isSaidToBeGone(thread);
    if (isExpected && found.get(key)?.kind !== 'missing') found.set(key, { scope, reason, kind: 'missing' });
    else if (!found.has(key)) found.set(key, { scope, reason, kind: 'absent' });
  }
  return [...found.values()];
}

/** Whether its last mark says so, whoever opened it again. */
function isSaidToBeGone(thread: OwnThread): boolean {
  return threadState(thread).kind === 'reopened' || thread.lastMark?.kind === 'gone';
}

function toKeys({ complete, heldScopes }: Scopes): ReadonlySet<string> {
  const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
  return new Set([...complete, ...failed].map(scopeKey));
}
