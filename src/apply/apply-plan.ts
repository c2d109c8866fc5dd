import { ConfigurationError } from '../errors.ts';
import { clearable, oldNotes } from '../plan/clearable-notes.ts';
import { isWriting, type Move } from '../plan/move.ts';
import type { MoveOutcome } from '../plan/move-outcome.ts';
import type { OverviewEntry, OverviewMove } from '../plan/overview.ts';
import { isSettling, nextSequence, type Settling } from '../plan/settling.ts';
import type { Deployment } from '../service/port.ts';
import type { OwnThread, ThreadReading } from '../thread/own-thread.ts';
import type { Acting } from './acting.ts';
import { applyOverview } from './apply-overview.ts';
import { audit, type Loose, settlePosts } from './audit.ts';
import { type Announcement, announce, clearNotes } from './intent-notes.ts';
import { lookUntil } from './look.ts';
import { postThreads } from './post-threads.ts';
import { settleThreads } from './settle-threads.ts';

/** How applying a plan ended. */
export interface Applied {
  /** One for each move that writes; moves that only look have none. */
  readonly outcomes: ReadonlyMap<Move, MoveOutcome>;
  /** `superseded`: the deployment has a new head. `base-moved`: it has a new base only; `news`: there are threads that the plan
   * did not know. After both a new plan is needed. */
  readonly end: 'applied' | 'superseded' | 'base-moved' | 'news';
  /** What was decided about the overview once it was known which comments were refused. */
  readonly overview?: OverviewMove;
  /** Reasons beside failed moves why the run is incomplete, or why it was superseded. */
  readonly failures: readonly string[];
}

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
  if (writing.length === 0 && !writes(overview) && oldNotes(moves, acting.known).length === 0)
    return { outcomes, overview, end: 'applied', failures: [] };
  try {
    const end = await applyMoves(moves, decideOverview, outcomes, acting, targetCommit);
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

/** Decides about the overview, given the findings whose comment the service refused. */
export type DecideOverview = (refused: readonly OverviewEntry[]) => OverviewMove;

function writes({ kind, obsolete }: OverviewMove): boolean {
  return kind === 'post' || obsolete.length > 0;
}

async function applyMoves(
  moves: readonly Move[],
  decideOverview: DecideOverview,
  outcomes: Map<Move, MoveOutcome>,
  acting: Acting,
  targetCommit: Deployment['targetCommit'],
): Promise<Omit<Applied, 'outcomes'>> {
  const writing = moves.filter(isWriting);
  const posts = writing.filter((move) => move.kind === 'post');
  const settlings = moves.filter(isSettling);
  await acting.beforeFirstWrite();
  if (posts.length > 0) acting.progress(`Posting ${posts.length} new ${nounOf(posts)}`);
  const posting = await postThreads(posts, outcomes, acting);
  if (posting.distrust !== undefined) {
    for (const move of settlings) outcomes.set(move, { kind: 'failed', reason: 'not reached' });
    return { end: 'applied', failures: [posting.distrust] };
  }
  if (posting.news !== undefined) {
    for (const move of settlings) outcomes.set(move, { kind: 'not-tried', reason: posting.news });
    await settlePosts(posting.unsettled, outcomes, acting);
    return { end: 'news', failures: [posting.news] };
  }
  const moved = whatMoved(await acting.service.getDeployment(), acting.mergeCommit, targetCommit);
  if (moved !== undefined) {
    for (const move of settlings) outcomes.set(move, { kind: 'not-tried', reason: moved.reason });
    // Before a new plan is made: it must not take a comment that is on its way for a missing one.
    await settlePosts(posting.unsettled, outcomes, acting);
    return { end: moved.end, failures: [moved.reason] };
  }
  const overview = decideOverview(refusedBy(outcomes));
  const failure = writes(overview) ? await applyOverview(overview, acting) : undefined;
  const unfinished = await applyTransitions(moves, settlings, posting.unsettled, outcomes, acting);
  return {
    end: 'applied',
    overview,
    failures: [failure, unfinished].filter((reason) => reason !== undefined),
  };
}

/** Says what is about to be resolved and reopened, does it, audits all of the run, and takes back what was said. Returns what went wrong beside moves. */
async function applyTransitions(
  moves: readonly Move[],
  settlings: readonly Settling[],
  posts: Loose['posts'],
  outcomes: Map<Move, MoveOutcome>,
  acting: Acting,
): Promise<string | undefined> {
  const earlier = new Set(acting.known.intents.map(({ nonce }) => nonce));
  if (settlings.length === 0 && earlier.size === 0) {
    await audit({ posts, marks: new Map() }, outcomes, acting);
    return undefined;
  }
  const stop = acting.stopped();
  if (settlings.length > 0) acting.progress(`Updating ${settlings.length} earlier ${nounOf(settlings)}`);
  const announcement: Announcement =
    stop === undefined ? await announce(settlings, acting) : { kind: 'failed', reason: stop };
  if (announcement.kind === 'failed') {
    const reason = `not reached: ${announcement.reason}`;
    for (const move of settlings) outcomes.set(move, { kind: 'failed', reason });
    await audit({ posts, marks: new Map() }, outcomes, acting);
    return undefined;
  }
  const { reading, nonces } = announcement;
  const threads = [...reading.threads, ...(reading.copied ?? [])];
  const byDiscussion = new Map(threads.map((thread) => [thread.discussionId, thread] as const));
  const settled = await settleThreads(settlings, byDiscussion, outcomes, acting);
  const audited = await audit({ posts, marks: settled.unsettled }, outcomes, acting);
  const isDone = (move: Settling): boolean => outcomes.get(move)?.kind === 'done';
  const showsMarks = (listed: ThreadReading): boolean =>
    settlings.every((move) => !isDone(move) || isMarked(move, byDiscussion, listed));
  const last = audited === undefined ? undefined : await lookUntil(showsMarks, audited, acting);
  if (acting.stopped() !== undefined) return undefined;
  const state = (move: Settling) => {
    if (!isDone(move)) return settled.halfway.has(move) ? 'halfway' : 'untouched';
    return last !== undefined && isMarked(move, byDiscussion, last) ? 'done' : 'halfway';
  };
  const seen = reading.intents.filter(({ nonce }) => nonces.includes(nonce) || earlier.has(nonce));
  return clearNotes(clearable(seen, { threads, moves, state }), acting);
}

/** Whether a listing shows the mark of a move: a service may take a reply and keep another text of it. What was deleted needs none. */
function isMarked(
  move: Settling,
  before: ReadonlyMap<string, OwnThread>,
  { threads }: ThreadReading,
): boolean {
  const { discussionId } = move.thread;
  const known = before.get(discussionId);
  const now = threads.find((thread) => thread.discussionId === discussionId);
  if (known === undefined || now === undefined) return move.kind === 'remove-duplicate';
  return (now.lastMark?.sequence ?? 0) >= nextSequence(known);
}

function refusedBy(outcomes: ReadonlyMap<Move, MoveOutcome>): readonly OverviewEntry[] {
  return [...outcomes].flatMap(([move, outcome]): readonly OverviewEntry[] =>
    move.kind === 'post' && outcome.kind === 'refused'
      ? [
          {
            spot: move.spot,
            why: 'unanchored',
            reason: outcome.reason,
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

function nounOf({ length }: readonly Move[]): string {
  return length === 1 ? 'thread' : 'threads';
}
