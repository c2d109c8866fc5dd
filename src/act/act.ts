import { ConfigurationError, SkippedError } from '../errors.ts';
import type { Action, Thread } from '../model.ts';
import type { Listed } from '../plan/plan.ts';
import type { SummaryPlan } from '../plan/summary.ts';
import { type Change, whyNot } from '../services/port.ts';
import {
  type Acted,
  type Acting,
  byId,
  discussionsOf,
  findLostPosts,
  type Halt,
  isWriting,
  type Journal,
  notReached,
} from './acting.ts';
import { changeThreads, doneAs, remove, STAYS_OPEN } from './change-threads.ts';
import { clearForged, forgedLeft } from './clear-forged.ts';
import { postThreads } from './post-threads.ts';
import { writeSummary } from './write-summary.ts';

// Does what the plan says: the check first, so that a run that is killed leaves no green one; then new
// threads, the summary comment, the threads that are there; last a look at all that was written.

interface Done {
  outcomes: Map<Action, Acted>;
  /** `superseded`: the change has a new head. `base-moved`, `news`: a new plan is needed. */
  end: 'applied' | 'superseded' | 'base-moved' | 'news';
  summary?: SummaryPlan;
  failures: string[];
}

/**
 * Carries out a plan. One action that fails never costs the others.
 *
 * @param summarize the plan for the summary comment, given the findings whose comment was refused
 * @throws ConfigurationError where the credentials are refused, SkippedError where this run may not write
 */
export async function act(
  actions: readonly Action[],
  summarize: (refused: readonly Listed[]) => SummaryPlan,
  acting: Acting,
): Promise<Done> {
  const journal: Journal = { outcomes: new Map(), lostPosts: new Map(), marks: new Map() };
  const { outcomes } = journal;
  const summary = summarize([]);
  const isLeft = forgedLeft(acting.known, acting.service).length > 0;
  if (!actions.some(isWriting) && !summary.isWriting && !isLeft)
    return { outcomes, summary, end: 'applied', failures: [] };
  try {
    return { outcomes, ...(await carryOut(actions, summarize, journal, acting)) };
  } catch (error) {
    if (error instanceof ConfigurationError || error instanceof SkippedError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    for (const action of actions.filter(isWriting))
      if (!outcomes.has(action)) outcomes.set(action, { kind: 'failed', reason: notReached(reason) });
    return { outcomes, end: 'applied', failures: [reason] };
  }
}

async function carryOut(
  actions: readonly Action[],
  summarize: (refused: readonly Listed[]) => SummaryPlan,
  journal: Journal,
  acting: Acting,
): Promise<Omit<Done, 'outcomes'>> {
  const { service } = acting;
  const posts = actions.filter(({ kind }) => kind === 'post');
  const changes = actions.filter((action) => isWriting(action) && action.kind !== 'post');
  // A check that is the change's own is written first: what a newer run has put there must not be lost.
  const ahead =
    service.sharedChecks === undefined ? whatMoved(await service.readChange(), acting) : undefined;
  if (ahead !== undefined) return stop(ahead, actions.filter(isWriting), journal, acting);
  await acting.beforeFirstWrite();
  const halt = (await postThreads(posts, journal, acting)) ?? whatMoved(await service.readChange(), acting);
  if (halt !== undefined) return stop(halt, changes, journal, acting);
  const summary = summarize(refusedIn(journal));
  const failed = summary.isWriting ? await writeSummary(summary, acting) : undefined;
  await changeThreads(changes, journal, acting);
  await audit(journal, acting);
  const taken = await clearForged(acting);
  return { end: 'applied', summary, failures: [failed, taken].filter((reason) => reason !== undefined) };
}

/** Touches no thread that is there. Posts whose answer was lost are looked for before a new plan is made. */
async function stop(
  { kind, reason }: Halt,
  left: readonly Action[],
  journal: Journal,
  acting: Acting,
): Promise<Omit<Done, 'outcomes'>> {
  const outcome: Acted =
    kind === 'distrust' ? { kind: 'failed', reason: 'not reached' } : { kind: 'not-tried', reason };
  for (const action of left) journal.outcomes.set(action, outcome);
  if (kind === 'distrust') return { end: 'applied', failures: [reason] };
  if (journal.lostPosts.size > 0) await findLostPosts(journal, acting);
  return { end: kind, failures: [reason] };
}

function whatMoved(now: Change, { shown, service: { noun } }: Acting): Halt | undefined {
  if (shown.head !== null && now.head !== null && now.head !== shown.head)
    return { kind: 'superseded', reason: `the ${noun} moved on to ${now.head.slice(0, 7)} during the run` };
  return shown.base !== null && now.base !== null && now.base !== shown.base
    ? { kind: 'base-moved', reason: `the ${noun} got a new base, ${now.base.slice(0, 7)}` }
    : undefined;
}

function refusedIn({ outcomes }: Journal): Listed[] {
  return [...outcomes].flatMap(([{ kind, finding }, outcome]): Listed[] => {
    if (kind !== 'post' || finding === undefined) return [];
    const isRefused = outcome.kind === 'refused';
    if (!isRefused && !(outcome.kind === 'failed' && outcome.isListed)) return [];
    const why = isRefused ? 'not-on-the-diff' : 'not-posted';
    return [finding, ...finding.members].map((one) => ({ finding: one, why, reason: outcome.reason }));
  });
}

// The look at what was written.

const ROUNDS = 3;

/**
 * Looks at what the run has written, three times at most. A mark that no listing shows was not written, and a
 * comment that none shows is left to the next run. A thread that another run posted meanwhile for the same
 * finding is deleted when two listings show both.
 */
async function audit(journal: Journal, acting: Acting): Promise<void> {
  const { outcomes, lostPosts, marks } = journal;
  const wrote = [...outcomes].some(
    ([action, { kind }]) => isWriting(action) && (kind === 'done' || kind === 'said'),
  );
  if (!wrote && lostPosts.size + marks.size === 0) return;
  // For these the plan has another thread, whatever the listing still shows of them.
  const replaced = new Set([...outcomes.keys()].flatMap(({ thread, winner }) => (winner ? thread?.id : [])));
  let suspects = new Set<string>();
  for (let round = 1; round <= ROUNDS && acting.stopped() === undefined; round += 1) {
    const listing = await findLostPosts(journal, acting, [
      ...discussionsOf([...outcomes.keys()]),
      ...suspects,
    ]);
    const there = byId(listing);
    for (const [action, { step, isSaid, isLost }] of [...marks]) {
      const thread = there.get(action.thread?.id ?? '');
      // Without a marker it is a thread of ours no more.
      const isThere =
        action.kind === 'delete' || thread === undefined
          ? thread === undefined && (action.kind === 'delete' || !isLost)
          : thread.mark.step >= step;
      if (!isThere) continue;
      if (isLost) outcomes.set(action, doneAs(action, isSaid ? STAYS_OPEN : undefined));
      marks.delete(action);
    }
    const standing = listing.threads.filter(({ id }) => !replaced.has(id));
    const duplicates = findDuplicates(standing, acting);
    for (const { thread, winner } of duplicates) {
      if (!suspects.has(thread.id) || thread.replies.length > 0) continue;
      const reason = `discussion ${winner.id} is about the same finding`;
      const outcome = await remove(thread, acting.service);
      outcomes.set(
        { kind: 'delete', thread, winner, reason },
        outcome.kind === 'done' ? { kind: 'done' } : { kind: 'failed', reason: whyNot(outcome) },
      );
    }
    suspects = new Set(duplicates.map(({ thread }) => thread.id));
    if (lostPosts.size + marks.size + duplicates.length === 0) return;
  }
  await giveUp(journal, acting);
}

/**
 * Threads that were posted twice at this head: the first by the ids of their comments stays. One that says
 * that it is over stands for no finding, although it may not be resolved.
 */
function findDuplicates(threads: readonly Thread[], { head }: Acting): { thread: Thread; winner: Thread }[] {
  const groups = Map.groupBy(
    threads.filter(
      ({ fingerprint, isResolved, mark, unsure }) =>
        fingerprint.commit === head && !isResolved && mark.mark === 'open' && unsure === undefined,
    ),
    ({ fingerprint: { tool, category, rule, path, line, text, words } }) =>
      JSON.stringify([tool, category, rule, path, line, text, words]),
  );
  return [...groups.values()].flatMap((group) => {
    const [winner, ...others] = group.toSorted(
      (a, b) =>
        Number(b.replies.length > 0) - Number(a.replies.length > 0) || (a.comment.id < b.comment.id ? -1 : 1),
    );
    return winner === undefined ? [] : others.map((thread) => ({ thread, winner }));
  });
}

const NOT_LISTED = 'the service said that it was written, and its listing does not show it';

/** Marks that no listing shows were not written, whatever the service said. */
async function giveUp({ outcomes, marks }: Journal, { service }: Acting): Promise<void> {
  for (const [action, { isLost }] of marks)
    if (!isLost) outcomes.set(action, { kind: 'failed', reason: NOT_LISTED });
  const back = [...marks.keys()].flatMap(({ kind, thread }) =>
    kind === 'resolve' && thread?.isResolved === false ? thread : [],
  );
  if (back.length > 0)
    await service.setResolved(back.map(({ id }) => ({ discussionId: id, resolved: false })));
}
