import { scopeKey } from '../../finding/finding.ts';
import { isDeleting, type Move } from '../../plan/move.ts';
import type { OverviewMove } from '../../plan/overview.ts';
import type { Capabilities } from '../../services/port.ts';
import { hashScopes, type OwnOverview } from '../../thread/mark.ts';
import {
  isDeletable,
  isProven,
  type OwnThread,
  threadState,
  whyNotResolved,
} from '../../thread/own-thread.ts';
import type { ThreadReading } from '../../thread/read-threads.ts';

/** Which threads a person wants to be rid of: all, or those of these tools and of this category. */
export interface Selection {
  readonly tools?: readonly string[] | undefined;
  readonly category?: string | undefined;
}

/** What happens to one thread, and why. */
export type CleanMove = Extract<Move, { kind: 'resolve' | 'leave' }>;

/** What cleaning would do; nothing of it has been done. */
export interface CleanPlan {
  /** One for each thread of the selection. */
  readonly moves: readonly CleanMove[];
  /** Those that this client may not do, as the listing says, and why. */
  readonly forbidden: ReadonlyMap<CleanMove, string>;
  /** Overviews that list findings of the selection alone, which go where threads are deleted. */
  readonly overview: OverviewMove;
  /** Threads of ours that are none of it. */
  readonly others: number;
}

/** The word for what happens to a thread. */
export function wordOf(move: CleanMove): 'delete' | 'resolve' | 'leave' {
  return isDeleting(move) ? 'delete' : move.kind;
}

/**
 * Decides what happens to the threads of a selection. Pure. Only what is proven to be ours is touched, by the
 * same proof as in a run.
 *
 * @param way `delete`: what nobody else spoke in goes, and what somebody replied to is resolved
 * @param can what the service takes: edits, and the right that resolving takes
 */
export function planClean(
  { ours, overviews }: Pick<ThreadReading, 'ours' | 'overviews'>,
  selection: Selection,
  way: 'resolve' | 'delete',
  can: Partial<Pick<Capabilities, 'edits' | 'resolveNeeds' | 'noResolving'>> = {},
): CleanPlan {
  const selected = ours.filter((thread) => isSelected(thread, selection));
  const moves = selected.map((thread) => planThread(thread, way));
  const needs = can.resolveNeeds === undefined ? '' : `: give it ${can.resolveNeeds}`;
  const why = can.noResolving
    ? `${can.noResolving}: resolve it by hand, or delete it with --delete`
    : `this client may not resolve threads${needs}`;
  return {
    moves,
    forbidden: new Map(
      moves
        .filter((move) => wordOf(move) === 'resolve' && move.thread.mayResolve === false)
        .map((move) => [move, why]),
    ),
    overview: {
      kind: 'delete',
      entries: [],
      obsolete:
        way === 'resolve'
          ? []
          : overviews
              .filter(({ older, own }) => older === undefined && (!can.edits || own !== undefined))
              .filter((overview) => listsNothingElse(overview, selected, selection)),
      reason: 'its threads are deleted',
    },
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

function listsNothingElse(
  { keys, scopes: listed }: OwnOverview,
  selected: readonly OwnThread[],
  { tools, category }: Selection,
): boolean {
  if (tools === undefined && category === undefined) return true;
  const scopes = [
    ...selected.map(({ evidence }) => evidence.scope),
    ...(tools ?? []).map((tool) => ({ tool, category: category ?? '' })),
  ].map(scopeKey);
  const hashes = new Set(scopes.flatMap((scope) => hashScopes(keys, [scope])));
  return listed.length > 0 && listed.every((hash) => hashes.has(hash));
}

function whyUnproven({ doubts }: OwnThread): string {
  return doubts.includes('sealed')
    ? 'it is signed: give the signing-key'
    : 'another discussion holds a copy of its comment: delete that copy first';
}

function planThread(thread: OwnThread, way: 'resolve' | 'delete'): CleanMove {
  const leave = (reason: string): CleanMove => ({ kind: 'leave', thread, because: 'policy', reason });
  if (!isProven(thread)) return leave(whyUnproven(thread));
  const why = whyNotResolved(thread);
  if (why !== undefined) return leave(`${why}: resolve it by hand`);
  const close = { kind: 'resolve', thread, resolution: 'closed' } as const;
  if (way === 'delete' && isDeletable(thread))
    return { ...close, by: 'deleting', reason: 'nobody else spoke in it' };
  const state = threadState(thread).kind;
  const kept = way === 'delete' ? `${whyKept(thread)}, so it is not deleted` : undefined;
  if (state === 'resolved-by-us' || state === 'resolved-by-people')
    return leave(kept === undefined ? 'it is resolved' : `it is resolved; ${kept}`);
  return { ...close, reason: kept ?? 'it is open' };
}

/** Why a thread of ours is not deleted. */
function whyKept({ foreignReplies, isQuoted }: OwnThread): string {
  if (foreignReplies > 0) return 'somebody replied';
  return isQuoted ? 'its comment is quoted elsewhere' : 'no key signed it';
}
