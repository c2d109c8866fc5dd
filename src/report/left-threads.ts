import { type Completeness, isOfJob, type ToolsOfJob } from '../finding/completeness.ts';
import { scopeKey } from '../finding/finding.ts';
import type { Action, Thread } from '../model.ts';
import { isTakenBack, isToBeDismissed, scopeOf } from '../threads/threads.ts';

type Left = Action & { readonly thread: Thread };
type Scopes = Pick<Completeness, 'complete' | 'unverifiedTools'>;

/** Threads that a plan leaves, and that are open as far as the listing tells. */
export function leftOpen(actions: readonly Action[]): readonly Left[] {
  return actions.filter(
    (action): action is Left =>
      (action.kind === 'none' || action.kind === 'comment') &&
      action.thread !== undefined &&
      isOpen(action.thread),
  );
}

/** Neither a run nor a person resolved it, or decided about it. */
function isOpen(thread: Thread): boolean {
  const isSaid = thread.mark.mark === 'dismissed' && thread.mark.way === 'said';
  return !thread.isResolved && !isSaid && !isToBeDismissed(thread) && !isTakenBack(thread);
}

/** Those of them that this job's logs speak of. */
export function leftOpenHere(
  actions: readonly Action[],
  { complete, unverifiedTools }: Scopes,
): readonly Left[] {
  const failed = unverifiedTools.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
  const here = new Set([...complete, ...failed].map(scopeKey));
  return leftOpen(actions).filter(({ thread }) => here.has(scopeKey(scopeOf(thread))));
}

/**
 * Why threads are left open whose finding may be gone, and how many for each reason, in the order of the
 * actions.
 */
export function countUnverified(
  actions: readonly Action[],
): readonly (readonly [reason: string, threads: number])[] {
  const left = leftOpen(actions).filter(({ because }) => because === 'unverified');
  return [...Map.groupBy(left, ({ reason }) => reason)].map(([reason, { length }]) => [reason, length]);
}

/**
 * The scopes of open threads of which the logs have no run. `missing` where this job is to look at them: its
 * analyzer may have died. Else another job's, or of a tool that this one does not run any more, which is only
 * named. Threads that say that their finding is gone are no reason to expect a run. None where a log could
 * not be read: it may have had the run.
 */
export function findAbsentScopes(
  actions: readonly Action[],
  { failures, complete, unverifiedTools }: Scopes & Pick<Completeness, 'failures'>,
  job: { readonly name: string; readonly tools: ToolsOfJob },
): Completeness['unverifiedTools'] {
  if (failures.length > 0) return [];
  const known = new Set([...complete, ...unverifiedTools.map(({ scope }) => scope)].map(scopeKey));
  const found = new Map<string, Completeness['unverifiedTools'][number]>();
  for (const { because, thread, reason } of leftOpen(actions)) {
    const scope = scopeOf(thread);
    const key = scopeKey(scope);
    const isProven = thread.unsure !== 'copied' && thread.unsure !== 'signed';
    if (because !== 'unverified' || !isProven || known.has(key)) continue;
    const isOurs = thread.marker.check === job.name && isOfJob(job.tools, scope.tool);
    const isExpected = isOurs && (thread.mark.mark === 'open' || thread.mark.mark === 'dismissed');
    if (isExpected && found.get(key)?.kind !== 'missing') found.set(key, { scope, reason, kind: 'missing' });
    else if (!found.has(key)) found.set(key, { scope, reason, kind: 'absent' });
  }
  return [...found.values()];
}
