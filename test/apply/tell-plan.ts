import { applyPlan, type OverviewWith } from '../../src/apply/apply-plan.ts';
import type { Move, Post } from '../../src/plan/move.ts';
import { type OverviewEntry, planOverview } from '../../src/plan/overview.ts';
import { makeSpot } from '../finding/make-finding.ts';
import { makeThread } from '../thread/make-thread.ts';
import { type ActingParts, commentsOf, makeActing, type TestActing } from './make-acting.ts';
import {
  createMemoryService,
  type Fault,
  type MemoryService,
  type MemoryServiceOptions,
} from './memory-service.ts';

export const THREAD = makeThread(makeSpot({ line: 50 }), { discussionId: 'd1', commentId: 'c1' });
export const RESOLVE: Move = { kind: 'resolve', thread: THREAD, resolution: 'fixed', reason: '' };
export const KEEP: Move = { kind: 'keep', thread: THREAD, spot: makeSpot({ line: 50 }), reason: '' };
export const LEAVE: Move = { kind: 'leave', thread: THREAD, because: 'people', reason: '' };
export const ENTRY: OverviewEntry = { spot: makeSpot({ line: 99 }), why: 'unanchored', reason: 'no place' };
const NO_OVERVIEW: OverviewWith = (refused) => planOverview(refused, [], 'never', 'complete');
export const OVERVIEW: OverviewWith = (refused) => planOverview([ENTRY, ...refused], [], 'auto', 'complete');

export function post(line: number): Post {
  return {
    kind: 'post',
    spot: makeSpot({ line }),
    anchor: { path: 'src/a.ts', newLine: line },
    reason: 'new',
  };
}

export interface Told extends Awaited<ReturnType<typeof applyPlan>> {
  readonly service: MemoryService;
  readonly acting: TestActing;
  readonly ends: readonly (string | undefined)[];
}

export async function tell(
  moves: readonly Move[],
  options: MemoryServiceOptions = {},
  { overview = NO_OVERVIEW, ...parts }: ActingParts & { readonly overview?: OverviewWith } = {},
): Promise<Told> {
  const service = createMemoryService({ comments: commentsOf(THREAD), ...options });
  const acting = makeActing(service, parts);
  const applied = await applyPlan(moves, overview, acting);
  return { ...applied, service, acting, ends: moves.map((move) => applied.outcomes.get(move)?.kind) };
}

export function on(prefix: string, fault: Fault): (call: string) => Fault | undefined {
  return (call) => (call.startsWith(prefix) ? fault : undefined);
}

/** All calls of its kind but the first. */
export function afterOne(prefix: string, fault: Fault): (call: string) => Fault | undefined {
  const first = once(prefix, fault);
  return (call) => (call.startsWith(prefix) && first(call) === undefined ? fault : undefined);
}

/** The first call of its kind only. */
export function once(prefix: string, fault: Fault): (call: string) => Fault | undefined {
  let met = false;
  return (call) => {
    if (met || !call.startsWith(prefix)) return undefined;
    met = true;
    return fault;
  };
}
