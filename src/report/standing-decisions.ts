import type { Spot } from '../finding/spot.ts';
import { isDecidedByReply, type Move } from '../plan/move.ts';
import type { Plan } from '../plan/plan.ts';
import { DECISIONS, type DecisionKind, isDecision } from '../thread/decision.ts';
import { type OwnThread, threadState } from '../thread/own-thread.ts';

/** How people have dismissed a finding: by a reply, or by hand, `resolved`. */
export type Dismissal = DecisionKind | 'resolved';
const DISMISSALS: readonly Dismissal[] = [...DECISIONS, 'resolved'];

/** What people decided about a finding that is there. Reason and name are untrusted. */
export interface StandingDecision {
  readonly thread: OwnThread;
  readonly spot: Spot;
  readonly kind: Dismissal;
  readonly reason?: string;
  /** Who decided, where the service says: name and id. */
  readonly by?: string;
  readonly byId?: string;
  readonly replyId?: string;
}

/** What people decided about the findings of a plan, in the order of its moves. */
export function standingDecisions(moves: readonly Move[]): readonly StandingDecision[] {
  return moves.flatMap((move): readonly StandingDecision[] => {
    if (move.kind === 'post' || !('spot' in move) || move.spot === undefined) return [];
    const { thread, spot } = move;
    if (!isDecidedByReply(move) && move.kind !== 'leave') return [];
    const said = dismissalOf(thread);
    return said === undefined ? [] : [{ thread, spot, ...said }];
  });
}

/** What people decided about the finding of a thread; undefined where they did not. */
export function dismissalOf(thread: OwnThread): Omit<StandingDecision, 'thread' | 'spot'> | undefined {
  const state = threadState(thread);
  if (state.kind !== 'decided' && state.kind !== 'resolved-by-people') return undefined;
  const { lastMark, resolvedBy: by, resolvedById: byId, resolvedFor: reason } = thread;
  const judged = state.kind === 'decided' ? state.decision : lastMark?.statement;
  const inForce = state.kind === 'decided' || lastMark?.decided !== undefined;
  if (inForce && judged !== undefined && isDecision(judged)) {
    const { says: kind, replyId, author, name } = judged;
    return {
      kind,
      replyId,
      reason: judged.reason,
      ...(name !== undefined && { by: name }),
      ...(author !== undefined && { byId: author }),
    };
  }
  return {
    kind: 'resolved',
    ...(reason !== undefined && { reason }),
    ...(by !== undefined && { by }),
    ...(byId !== undefined && { byId }),
  };
}

/**
 * How the findings that a check accepts were decided, completing a sentence: `1 false positive, 1 won't fix`;
 * empty where all of them were resolved by hand.
 */
export function countDismissals({ accepted, decidedBy }: Pick<Plan, 'accepted' | 'decidedBy'>): string {
  const kinds = accepted.map(({ key }) => {
    const thread = decidedBy.get(key);
    return (thread && dismissalOf(thread)?.kind) ?? 'resolved';
  });
  if (kinds.every((kind) => kind === 'resolved')) return '';
  const counts = DISMISSALS.flatMap((kind) => {
    const { length } = kinds.filter((one) => one === kind);
    return length === 0 ? [] : [nameCount(kind, length)];
  });
  return counts.join(', ');
}

function nameCount(kind: Dismissal, count: number): string {
  if (kind === 'resolved') return `${count} resolved by hand`;
  return kind === 'false positive' && count > 1 ? `${count} false positives` : `${count} ${kind}`;
}
