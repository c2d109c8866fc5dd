import { ConfigurationError, SkippedError } from '../errors.ts';
import { isWriting, type Move, type MoveOutcome } from '../plan/move.ts';
import { type OverviewEntry, type OverviewMove, writesOverview } from '../plan/overview.ts';
import { newHead } from '../plan/reasons.ts';
import type { Change } from '../services/port.ts';
import { type Acting, emptyJournal, type Halt, type Journal } from './acting.ts';
import { announce } from './announce.ts';
import { applyOverview } from './apply-overview.ts';
import { audit } from './audit.ts';
import { changeThreads } from './change-threads.ts';
import { clearForged, forgedLeft } from './clear-forged.ts';
import { clearNotes, oldIntents, oldNotes } from './clear-notes.ts';
import { findLostPosts } from './list-threads.ts';
import { postThreads } from './post-threads.ts';
import { newBase, notReached } from './words.ts';

/** How applying a plan ended. */
export interface Applied {
  /** One for each move that writes; moves that only look have none. */
  readonly outcomes: ReadonlyMap<Move, MoveOutcome>;
  /**
   * `superseded`: the change has a new head. `base-moved`: it has a new base only; `news`: there are
   * threads that the plan did not know. After both a new plan is needed.
   */
  readonly end: 'applied' | 'superseded' | 'base-moved' | 'news';
  /** What was decided about the overview once it was known which comments were refused. */
  readonly overview?: OverviewMove;
  /** Reasons beside failed moves why the run is incomplete, or why it was superseded. */
  readonly failures: readonly string[];
}

/** The overview, given the findings whose comment the service refused. */
export type OverviewWith = (refused: readonly OverviewEntry[]) => OverviewMove;

/**
 * Does what the plan says, station by station: see `act`. One move that fails never costs the others.
 *
 * @throws ConfigurationError where the credentials are refused in mid-run
 */
export async function applyPlan(
  moves: readonly Move[],
  overviewWith: OverviewWith,
  acting: Acting,
): Promise<Applied> {
  const journal = emptyJournal();
  const { outcomes } = journal;
  const overview = overviewWith([]);
  const isLeft =
    oldNotes(moves, acting.known).length +
      oldIntents(moves, acting.known).length +
      forgedLeft(acting.known, acting.service).length >
    0;
  if (!moves.some(isWriting) && !writesOverview(overview) && !isLeft)
    return { outcomes, overview, end: 'applied', failures: [] };
  try {
    return { outcomes, ...(await act(moves, overviewWith, journal, acting)) };
  } catch (error) {
    if (error instanceof ConfigurationError || error instanceof SkippedError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    for (const move of moves.filter(isWriting)) {
      if (!outcomes.has(move)) outcomes.set(move, { kind: 'failed', reason: notReached(reason) });
    }
    return { outcomes, end: 'applied', failures: [reason] };
  }
}

/**
 * The stations, each once and in this order; none knows another, and each finds in the journal what those
 * before it did. Say that the run is under way; post; look at the change again, since what moved on is left
 * to the run for it; bring the overview up to date; announce what is about to be resolved and reopened;
 * change the threads that are there; look at all that was written, and repair it; take the note back.
 */
async function act(
  moves: readonly Move[],
  overviewWith: OverviewWith,
  journal: Journal,
  acting: Acting,
): Promise<Omit<Applied, 'outcomes'>> {
  const posts = moves.filter((move) => move.kind === 'post');
  const changes = moves.filter(isWriting).filter((move) => move.kind !== 'post');
  // The verdict of the change itself is written first: what a newer run has put there must not be lost.
  const ahead =
    acting.service.sharedVerdicts === undefined
      ? whatMoved(await acting.service.readChange(), acting)
      : undefined;
  if (ahead !== undefined) return stop(ahead, moves.filter(isWriting), journal, acting);
  await acting.beforeFirstWrite?.();
  const halt =
    (await postThreads(posts, journal, acting)) ?? whatMoved(await acting.service.readChange(), acting);
  if (halt !== undefined) return stop(halt, changes, journal, acting);
  const overview = overviewWith(refusedIn(journal));
  const replaced = writesOverview(overview) ? await applyOverview(overview, acting) : undefined;
  const announced = await announce(changes, acting);
  await changeThreads(changes, announced, journal, acting);
  const audited = await audit(journal, acting);
  const cleared = await clearNotes(moves, announced, audited, journal, acting);
  const taken = await clearForged(acting);
  return {
    end: 'applied',
    overview,
    failures: [replaced, cleared, taken].filter((reason) => reason !== undefined),
  };
}

/**
 * Touches no thread that is there. Posts whose answer was lost are looked for before a new plan is made: it
 * must not take them for missing.
 */
async function stop(
  { kind, reason }: Halt,
  changes: readonly Move[],
  journal: Journal,
  acting: Acting,
): Promise<Omit<Applied, 'outcomes'>> {
  const outcome: MoveOutcome =
    kind === 'distrust' ? { kind: 'failed', reason: 'not reached' } : { kind: 'not-tried', reason };
  for (const move of changes) journal.outcomes.set(move, outcome);
  if (kind === 'distrust') return { end: 'applied', failures: [reason] };
  if (journal.lostPosts.size > 0) await findLostPosts(journal, acting);
  return { end: kind, failures: [reason] };
}

function refusedIn({ outcomes }: Journal): readonly OverviewEntry[] {
  return [...outcomes].flatMap(([move, outcome]): readonly OverviewEntry[] => {
    const why = move.kind === 'post' ? whyListed(outcome) : undefined;
    if (move.kind !== 'post' || why === undefined) return [];
    const { spot: own, covered = [], asNew } = move;
    return [own, ...covered].map((spot) => ({ spot, ...why, ...(asNew && { asNew }) }));
  });
}

function whyListed(outcome: MoveOutcome): Omit<OverviewEntry, 'spot'> | undefined {
  if (outcome.kind === 'refused') return { why: 'unanchored', reason: outcome.reason };
  if (outcome.kind !== 'failed' || outcome.listed === undefined) return undefined;
  return { why: 'not-posted', reason: outcome.reason };
}

function whatMoved(now: Change, { shown, service: { noun } }: Acting): Halt | undefined {
  if (shown.head !== null && now.head !== null && now.head !== shown.head) {
    return { kind: 'superseded', reason: newHead(noun, now.head) };
  }
  if (shown.base !== null && now.base !== null && now.base !== shown.base) {
    return { kind: 'base-moved', reason: newBase(noun, now.base) };
  }
  return undefined;
}
