import { scopeKey } from '../../finding/finding.ts';
import type { Action, Thread } from '../../model.ts';
import { whyUnsure } from '../../plan/rules.ts';
import type { SummaryPlan } from '../../plan/summary.ts';
import type { Capabilities } from '../../services/port.ts';
import { hash } from '../../threads/marker.ts';
import { type Listing, type Summary, scopeOf } from '../../threads/threads.ts';

/** Which threads a person wants to be rid of: all, or those of these tools and of this category. */
export interface Selection {
  readonly tools?: readonly string[] | undefined;
  readonly category?: string | undefined;
}

/** What happens to one thread, and why. */
export interface CleanAction extends Action {
  kind: 'resolve' | 'delete' | 'none';
  thread: Thread;
}

/** What cleaning would do; nothing of it has been done. */
export interface CleanPlan {
  /** One for each thread of the selection. */
  readonly actions: readonly CleanAction[];
  /** Those that this account may not do, as the listing says, and why. */
  readonly forbidden: ReadonlyMap<CleanAction, string>;
  /** Summary comments that list findings of the selection alone, which go where threads are deleted. */
  readonly summary: SummaryPlan;
  /** Threads of ours that are none of it. */
  readonly others: number;
}

/** The word for what happens to a thread. */
export function wordOf({ kind }: CleanAction): 'delete' | 'resolve' | 'leave' {
  return kind === 'none' ? 'leave' : kind;
}

/**
 * Decides what happens to the threads of a selection. Only what is ours for sure is touched.
 *
 * @param way `delete`: what nobody else spoke in goes, and what somebody replied to is resolved
 */
export function planClean(
  { threads, summaries }: Pick<Listing, 'threads' | 'summaries'>,
  selection: Selection,
  way: 'resolve' | 'delete',
  can: Partial<Pick<Capabilities, 'edits' | 'resolveNeeds' | 'noResolving'>> = {},
): CleanPlan {
  const selected = threads.filter((thread) => isSelected(thread, selection));
  const actions = selected.map((thread) => planThread(thread, way));
  const needs = can.resolveNeeds === undefined ? '' : `: give it ${can.resolveNeeds}`;
  const why = can.noResolving
    ? `${can.noResolving}: resolve it by hand, or delete it with --delete`
    : `this token cannot resolve threads${needs}`;
  const obsolete =
    way === 'resolve'
      ? []
      : summaries
          .filter(({ isSure, comment }) => isSure && (!can.edits || comment.mine !== false))
          .filter((summary) => listsNothingElse(summary, selected, selection));
  return {
    actions,
    forbidden: new Map(
      actions
        .filter(({ kind, thread }) => kind === 'resolve' && thread.comment.mayResolve === false)
        .map((action) => [action, why]),
    ),
    summary: {
      kind: 'delete',
      listed: [],
      text: '',
      obsolete,
      reason: 'its threads are deleted',
      isWriting: obsolete.length > 0,
    },
    others: threads.length - selected.length,
  };
}

function isSelected(thread: Thread, { tools, category }: Selection): boolean {
  const scope = scopeOf(thread);
  return (tools?.includes(scope.tool) ?? true) && (category === undefined || scope.category === category);
}

function listsNothingElse(
  { marker }: Summary,
  selected: readonly Thread[],
  { tools, category }: Selection,
): boolean {
  if (tools === undefined && category === undefined) return true;
  const scopes = [
    ...selected.map(scopeOf),
    ...(tools ?? []).map((tool) => ({ tool, category: category ?? '' })),
  ];
  const hashes = new Set(scopes.map((scope) => hash(scopeKey(scope))));
  return marker.scopes.length > 0 && marker.scopes.every((one) => hashes.has(one));
}

function planThread(thread: Thread, way: 'resolve' | 'delete'): CleanAction {
  const { unsure, replies, accepts, isResolved } = thread;
  const leave = (reason: string): CleanAction => ({ kind: 'none', thread, because: 'policy', reason });
  if (unsure === 'signed') return leave('it is signed: give the signing-key');
  if (unsure === 'copied')
    return leave('another discussion contains a copy of its comment: delete that copy first');
  if (unsure === 'edited' || unsure === 'older') return leave(`${whyUnsure(thread)}: resolve it by hand`);
  const isDeletable = replies.length === 0 && (accepts || unsure === 'unbound');
  if (way === 'delete' && isDeletable)
    return { kind: 'delete', thread, mark: 'closed', reason: 'nobody else spoke in it' };
  const kept =
    way === 'delete'
      ? `${replies.length > 0 ? 'somebody replied' : 'no key signed it'}, so it is not deleted`
      : undefined;
  if (isResolved) return leave(kept === undefined ? 'it is resolved' : `it is resolved; ${kept}`);
  return { kind: 'resolve', thread, mark: 'closed', reason: kept ?? 'it is open' };
}
