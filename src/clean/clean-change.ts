import type { Acting } from '../apply/acting.ts';
import { applyPlan } from '../apply/apply-plan.ts';
import { deleteComments, removeThread } from '../apply/delete-comments.ts';
import { listThreads } from '../apply/list-threads.ts';
import { scopeKey } from '../finding/finding.ts';
import type { Move } from '../plan/move.ts';
import { hashScopes, type OwnOverview } from '../thread/mark.ts';
import { isDeletable } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';
import type { CleanPlan, CleanStep, Selection } from './plan-clean.ts';

/** What cleaning came to. */
interface Cleaned {
  /** Why a step was not done, for those that were not. */
  readonly failed: ReadonlyMap<CleanStep, string>;
  /** Overviews that were deleted. */
  readonly overviews: number;
  /** What else could not be done. */
  readonly failures: readonly string[];
}

/**
 * Does what a plan of cleaning says: deletes, resolves by the same stations as a run, and takes away what was
 * noted on the way. One step that fails costs no other. After a death anywhere, a second call finishes.
 */
export async function cleanChange(
  plan: CleanPlan,
  selection: Selection,
  way: 'resolve' | 'delete',
  acting: Acting,
): Promise<Cleaned> {
  const failed = new Map(plan.forbidden);
  await deleteThreads(plan, failed, acting);
  // What is gone must not be waited for.
  const known = await listThreads(acting);
  const moves = new Map<Move, CleanStep>(
    plan.steps
      .filter((step) => step.kind === 'resolve' && !failed.has(step))
      .map((step) => [
        { kind: 'resolve', thread: step.thread, resolution: 'closed', reason: step.reason },
        step,
      ]),
  );
  const nothing = { kind: 'none', entries: [], obsolete: [], reason: 'no log was read' } as const;
  const applied = await applyPlan([...moves.keys()], () => nothing, { ...acting, known });
  for (const [move, step] of moves) {
    const outcome = applied.outcomes.get(move);
    if (outcome?.kind !== 'done') failed.set(step, outcome?.reason ?? 'it was not reached');
  }
  const overviews =
    way === 'resolve' ? [] : obsoleteOverviews(await listThreads(acting), plan, selection, acting);
  const deleted = await deleteComments(overviews, acting);
  return {
    failed,
    overviews: overviews.length - deleted.copies,
    failures: [...applied.failures, deleted.failure].filter((reason) => reason !== undefined),
  };
}

/** Somebody may have replied since the plan was made: what another listing shows decides. */
async function deleteThreads(
  { steps }: CleanPlan,
  failed: Map<CleanStep, string>,
  acting: Acting,
): Promise<void> {
  const deletions = steps.filter(({ kind }) => kind === 'delete');
  if (deletions.length === 0) return;
  const { threads } = await listThreads(acting);
  const fresh = new Map(threads.map((thread) => [thread.commentId, thread]));
  for (const step of deletions) {
    const stop = acting.stopped();
    const thread = fresh.get(step.thread.commentId);
    // A thread that is gone is as it should be.
    if (stop === undefined && thread === undefined) continue;
    if (stop !== undefined || thread === undefined || !isDeletable(thread)) {
      failed.set(step, stop ?? 'somebody has spoken in it meanwhile: clean again to resolve it');
      continue;
    }
    const outcome = await removeThread(thread, acting.service);
    if (outcome.kind !== 'done') failed.set(step, outcome.message);
  }
}

/** The overviews that go where threads are deleted: those that list findings of the selection alone. */
function obsoleteOverviews(
  { overviews }: ThreadReading,
  { steps }: CleanPlan,
  { tools, category }: Selection,
  { service }: Acting,
): readonly OwnOverview[] {
  const isWhole = tools === undefined && category === undefined;
  const scopes = [
    ...steps.map(({ thread }) => thread.evidence.scope),
    ...(tools ?? []).map((tool) => ({ tool, category: category ?? '' })),
  ].map(scopeKey);
  return overviews.filter((overview) => {
    const { older, own, keys } = overview;
    if (older !== undefined || (service.can.edits && own === undefined)) return false;
    if (isWhole) return true;
    const hashes = new Set(scopes.flatMap((scope) => hashScopes(keys, [scope])));
    return overview.scopes.length > 0 && overview.scopes.every((hash) => hashes.has(hash));
  });
}
