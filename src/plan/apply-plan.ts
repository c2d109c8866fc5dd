import { ConfigurationError } from '../errors.ts';
import type { Deployment } from '../service/port.ts';
import { readThreads, type ThreadReading } from '../thread/own-thread.ts';
import type { Acting, MoveOutcome } from './acting.ts';
import { applyOverview } from './apply-overview.ts';
import { isWriting, type Move } from './move.ts';
import type { OverviewEntry, OverviewMove } from './overview.ts';
import { postThreads } from './post-threads.ts';
import { repeatMark, type Settling, settleThreads, type UnsettledMark } from './settle-threads.ts';

/** How applying a plan ended. */
export interface Applied {
  /** One for each move that writes; moves that only look have none. */
  readonly outcomes: ReadonlyMap<Move, MoveOutcome>;
  /** `superseded`: the deployment has a new head. `base-moved`: it has a new base only; a new plan is needed. */
  readonly end: 'applied' | 'superseded' | 'base-moved';
  /** What was decided about the overview once it was known which positions were refused. */
  readonly overview?: OverviewMove;
  /** Reasons beside failed moves why the run is incomplete, or why it was superseded. */
  readonly failures: readonly string[];
}

/** A lost answer may belong to a write that is still on its way: this long, then one listing tells. */
const SETTLE_MS = 2_000;

/**
 * Does what the plan says: post; look at the deployment again, since what moved on is left to the run for it; bring the overview up to
 * date; resolve, reopen and remove duplicates; find out about writes whose answer was lost. One move that fails never costs the others.
 *
 * @throws ConfigurationError where the credentials are refused in mid-run
 */
export async function applyPlan(
  moves: readonly Move[],
  decideOverview: DecideOverview,
  acting: Acting,
  targetCommit: Deployment['targetCommit'],
): Promise<Applied> {
  const writing = moves.filter(isWriting);
  const outcomes = new Map<Move, MoveOutcome>();
  const overview = decideOverview([]);
  if (writing.length === 0 && !writes(overview)) return { outcomes, overview, end: 'applied', failures: [] };
  try {
    const end = await applyMoves(writing, decideOverview, outcomes, acting, targetCommit);
    return { outcomes, ...end };
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    for (const move of writing) {
      if (!outcomes.has(move)) outcomes.set(move, { kind: 'failed', reason: `not reached: ${reason}` });
    }
    return { outcomes, end: 'applied', failures: [reason] };
  }
}

/** Decides about the overview, given the findings whose position the service refused. */
export type DecideOverview = (refused: readonly OverviewEntry[]) => OverviewMove;

function writes({ kind, obsolete }: OverviewMove): boolean {
  return kind === 'post' || obsolete.length > 0;
}

async function applyMoves(
  writing: readonly Move[],
  decideOverview: DecideOverview,
  outcomes: Map<Move, MoveOutcome>,
  acting: Acting,
  targetCommit: Deployment['targetCommit'],
): Promise<Omit<Applied, 'outcomes'>> {
  const posts = writing.filter((move) => move.kind === 'post');
  const settlings = writing.filter(
    (move) =>
      move.kind === 'resolve' ||
      move.kind === 'reopen' ||
      move.kind === 'remove-duplicate' ||
      move.kind === 'leave',
  );
  await acting.beforeFirstWrite();
  if (posts.length > 0) acting.progress(`Posting ${posts.length} new threads`);
  const posting = await postThreads(posts, outcomes, acting);
  if (posting.distrust !== undefined) {
    for (const move of settlings) outcomes.set(move, { kind: 'failed', reason: 'not reached' });
    return { end: 'applied', failures: [posting.distrust] };
  }
  const moved = whatMoved(await acting.service.getDeployment(), acting.mergeCommit, targetCommit);
  if (moved !== undefined) {
    for (const move of settlings) outcomes.set(move, { kind: 'not-tried', reason: moved.reason });
    // Before a new plan is made: it must not take a comment that is on its way for a missing one.
    await audit(outcomes, posting.unsettled, new Map(), acting);
    return { end: moved.end, failures: [moved.reason] };
  }
  const overview = decideOverview(refusedBy(outcomes));
  const failure = writes(overview) ? await applyOverview(overview, acting) : undefined;
  let marks: ReadonlyMap<Settling, UnsettledMark> = new Map();
  if (settlings.length > 0) {
    acting.progress(`Resolving and reopening ${settlings.length} threads`);
    const fresh = await list(acting);
    // Threads with copies are never acted on, but stand for their duplicates.
    const standing = [...fresh.threads, ...(fresh.copied ?? [])];
    const byDiscussion = new Map(standing.map((thread) => [thread.discussionId, thread] as const));
    marks = await settleThreads(settlings, byDiscussion, outcomes, acting);
  }
  await audit(outcomes, posting.unsettled, marks, acting);
  return { end: 'applied', overview, failures: failure === undefined ? [] : [failure] };
}

function refusedBy(outcomes: ReadonlyMap<Move, MoveOutcome>): readonly OverviewEntry[] {
  return [...outcomes].flatMap(([move, outcome]): readonly OverviewEntry[] =>
    move.kind === 'post' && outcome.kind === 'refused'
      ? [
          {
            spot: move.spot,
            why: 'unanchored',
            reason: `the service refused its position: ${outcome.reason}`,
          },
        ]
      : [],
  );
}

function whatMoved(
  now: Deployment,
  mergeCommit: string | null,
  targetCommit: string | null,
): { readonly end: 'superseded' | 'base-moved'; readonly reason: string } | undefined {
  if (mergeCommit !== null && now.mergeCommit !== null && now.mergeCommit !== mergeCommit) {
    return {
      end: 'superseded',
      reason: `the deployment moved on to ${now.mergeCommit.slice(0, 7)} during the run`,
    };
  }
  if (targetCommit !== null && now.targetCommit !== null && now.targetCommit !== targetCommit) {
    return { end: 'base-moved', reason: `the deployment got a new base, ${now.targetCommit.slice(0, 7)}` };
  }
  return undefined;
}

async function list({ service, keyring, deploymentNumber }: Acting): Promise<ThreadReading> {
  return readThreads(keyring, deploymentNumber, await service.listComments());
}

/**
 * One listing settles every write whose answer was lost: what is there is done. A comment that is not there is left to the next run; a mark
 * that is not there is sent again, since its thread has been resolved or reopened already.
 */
async function audit(
  outcomes: Map<Move, MoveOutcome>,
  posts: ReadonlyMap<Move, string>,
  marks: ReadonlyMap<Settling, UnsettledMark>,
  acting: Acting,
): Promise<void> {
  if (posts.size + marks.size === 0) return;
  acting.progress(`Looking for ${posts.size + marks.size} writes whose answer was lost`);
  await acting.sleep(SETTLE_MS);
  const { threads } = await list(acting);
  for (const [move, nonce] of posts) {
    const thread = threads.find((candidate) => candidate.nonce === nonce);
    if (thread !== undefined) outcomes.set(move, { kind: 'done', discussionId: thread.discussionId });
  }
  for (const [move, { discussionId, sequence }] of marks) {
    const thread = threads.find((candidate) => candidate.discussionId === discussionId);
    const deleting = move.kind === 'remove-duplicate' && move.by === 'deleting';
    const isThere = deleting ? thread === undefined : (thread?.lastMark?.sequence ?? 0) >= sequence;
    const repaired =
      isThere ||
      (!deleting && thread !== undefined && (await repeatMark(move, thread, acting)).kind === 'done');
    if (repaired) outcomes.set(move, { kind: 'done' });
  }
}
