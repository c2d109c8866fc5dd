import { isDeletable, isProven, type OwnThread, threadState, whyNotResolved } from '../thread/own-thread.ts';
import type { ThreadReading } from '../thread/read-threads.ts';

/** Which threads a person wants to be rid of: all, or those of these tools and of this category. */
export interface Selection {
  readonly tools?: readonly string[] | undefined;
  readonly category?: string | undefined;
}

/** What happens to one thread, and why. */
export interface CleanStep {
  readonly kind: 'delete' | 'resolve' | 'leave';
  readonly thread: OwnThread;
  readonly reason: string;
}

/** What cleaning would do; nothing of it has been done. */
export interface CleanPlan {
  /** One for each thread of the selection. */
  readonly steps: readonly CleanStep[];
  /** Those that this client may not do, as the listing says, and why. */
  readonly forbidden: ReadonlyMap<CleanStep, string>;
  /** Threads of ours that are none of it. */
  readonly others: number;
}

/**
 * Decides what happens to the threads of a selection. Pure. Only what is proven to be ours is touched, by the
 * same proof as in a run.
 *
 * @param way `delete`: what nobody else spoke in goes, and what somebody replied to is resolved
 * @param needs the right that resolving takes on this service
 */
export function planClean(
  { ours }: Pick<ThreadReading, 'ours'>,
  selection: Selection,
  way: 'resolve' | 'delete',
  needs?: string,
): CleanPlan {
  const selected = ours.filter((thread) => isSelected(thread, selection));
  const steps = selected.map((thread) => planThread(thread, way));
  const why = `this client may not resolve threads${needs === undefined ? '' : `: give it ${needs}`}`;
  return {
    steps,
    forbidden: new Map(
      steps
        .filter(({ kind, thread }) => kind === 'resolve' && thread.mayResolve === false)
        .map((step) => [step, why]),
    ),
    others: ours.length - selected.length,
  };
}

/** Whether threads of this scope are meant. */
function isSelected(
  { evidence: { scope } }: Pick<OwnThread, 'evidence'>,
  { tools, category }: Selection,
): boolean {
  return (tools?.includes(scope.tool) ?? true) && (category === undefined || scope.category === category);
}

function whyUnproven({ doubts }: OwnThread): string {
  return doubts.includes('sealed')
    ? 'it is signed: give the signing-key'
    : 'another discussion holds a copy of its comment: delete that copy first';
}

function planThread(thread: OwnThread, way: 'resolve' | 'delete'): CleanStep {
  const leave = (reason: string): CleanStep => ({ kind: 'leave', thread, reason });
  if (!isProven(thread)) {
    return leave(whyUnproven(thread));
  }
  const why = whyNotResolved(thread);
  if (why !== undefined) return leave(`${why}: resolve it by hand`);
  if (way === 'delete' && isDeletable(thread)) {
    return { kind: 'delete', thread, reason: 'nobody else spoke in it' };
  }
  const state = threadState(thread).kind;
  const kept = way === 'delete' ? `${whyKept(thread)}, so it is not deleted` : undefined;
  if (state === 'resolved-by-us' || state === 'resolved-by-people') {
    return leave(kept === undefined ? 'it is resolved' : `it is resolved; ${kept}`);
  }
  return { kind: 'resolve', thread, reason: kept ?? 'it is open' };
}

/** Why a thread of ours is not deleted. */
function whyKept({ foreignReplies }: OwnThread): string {
  return foreignReplies > 0 ? 'somebody replied' : 'its comment is quoted elsewhere';
}
