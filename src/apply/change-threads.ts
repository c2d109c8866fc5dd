import { isDeleting, type MarkingMove, type MoveOutcome, type ThreadMove } from '../plan/move.ts';
import { type Outcome, oneByOne, soleOutcome, whyNot } from '../services/port.ts';
import { statementsKey } from '../thread/decision.ts';
import type { Mark } from '../thread/mark.ts';
import { isDeletable, type OwnThread } from '../thread/own-thread.ts';
import type { Acting, Announcement, Journal, LostMark } from './acting.ts';
import { removeThread } from './delete-comments.ts';
import { inFlight, inPortions } from './in-flight.ts';
import { byDiscussion, isUnchanged } from './list-threads.ts';
import {
  isAsWanted,
  isByReply,
  nextMark,
  type PreparedMark,
  prepareMark,
  prepareNames,
  toSaid,
} from './marks.ts';
import * as words from './words.ts';

/**
 * Resolves, reopens, removes duplicates and leaves notes, once what is to be done was announced. Outcomes are
 * written down as they come.
 */
export async function changeThreads(
  moves: readonly ThreadMove[],
  announced: Announcement,
  journal: Journal,
  acting: Acting,
): Promise<void> {
  const { outcomes, lostMarks, halfway } = journal;
  if (announced.kind === 'none') return;
  if (announced.kind === 'failed') {
    const reason = words.notReached(announced.reason);
    for (const move of moves) outcomes.set(move, { kind: 'failed', reason });
    return;
  }
  const { unsaid, reading } = announced;
  for (const [move, reason] of unsaid) outcomes.set(move, { kind: 'failed', reason });
  const fresh = byDiscussion(reading);
  const change = async (portion: readonly ThreadMove[]): Promise<void> => {
    for (const [move, result] of await changePortion(portion, fresh, journal, acting)) {
      if (result.kind === 'halfway' || result.kind === 'unknown') halfway.add(move);
      if (result.kind === 'unknown' && move.kind !== 'edit') lostMarks.set(move, result.mark);
      outcomes.set(move, toOutcome(result));
    }
  };
  const portions = inPortions(
    moves.filter((move) => !unsaid.has(move)),
    acting.service.can.changesAtOnce,
  );
  // Where the listing does not tell whether this client may resolve, the first threads do.
  const first = portions.find((portion) =>
    portion.some(
      (move) =>
        (move.kind === 'resolve' || move.kind === 'remove-duplicate') &&
        !isDeleting(move) &&
        move.thread.mayResolve === undefined,
    ),
  );
  if (first !== undefined) await change(first);
  await inFlight(
    portions.filter((portion) => portion !== first),
    change,
  );
}

/**
 * `said`: it stays open, since this client may not resolve it. `halfway`: the flag may be set, and its mark
 * does not stand. `unknown`: the answer to the last write was lost, which was this mark's.
 */
type MoveResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'said'; readonly marked: boolean; readonly message: string }
  | { readonly kind: 'untouched' | 'halfway'; readonly message: string }
  | { readonly kind: 'unknown'; readonly mark: LostMark; readonly message: string };

/** What is to be done to one thread, as a second listing shows it. */
type Work = { readonly thread: OwnThread; readonly prepared: PreparedMark } & (
  | { readonly move: Exclude<ThreadMove, MarkingMove>; readonly mark?: never; readonly why?: never }
  /** `why`: its flag stays as it is, and the mark says so. */
  | { readonly move: MarkingMove; readonly mark: Mark; readonly why?: string }
);

/** Whether the flag of a thread is as its move wants it. `call`: it has to be set. */
type FlagState =
  | { readonly kind: 'done' | 'call' }
  | { readonly kind: 'forbidden'; readonly message: string }
  | { readonly kind: 'untouched' | 'halfway'; readonly message: string };

/**
 * Resolves, reopens and removes threads, or leaves notes in them: as many as the service takes at once, each
 * on its own. `fresh` are our threads as a second listing has them: a thread that it does not show, or shows
 * in another state, is not touched, because absence is acted on only where two listings agree.
 *
 * Always the flags first, then the marks: a death between the two repeats harmless calls or adds the marks.
 */
export async function changePortion(
  moves: readonly ThreadMove[],
  fresh: ReadonlyMap<string, OwnThread>,
  journal: Journal,
  acting: Acting,
): Promise<ReadonlyMap<ThreadMove, MoveResult>> {
  const results = new Map<ThreadMove, MoveResult>();
  const works: Work[] = [];
  for (const move of moves) {
    const work = await prepare(move, fresh, acting);
    if ('prepared' in work) works.push(work);
    else results.set(move, work);
  }
  const toMark: Work[] = [];
  for (const [work, flagged] of await setFlags(works, journal, acting)) {
    const next = nextStep(work, flagged, acting);
    if ('prepared' in next) toMark.push(next);
    else results.set(work.move, next);
  }
  for (const [{ move }, result] of await writeMarks(toMark, acting)) results.set(move, result);
  return results;
}

/** What became of the move of a thread that has ended so. */
export function toOutcome(result: MoveResult): MoveOutcome {
  if (result.kind === 'done') return { kind: 'done' };
  if (result.kind === 'said') return { kind: 'said', marked: result.marked, reason: result.message };
  return { kind: 'failed', reason: result.message };
}

/**
 * Sends the mark of a move again, once a listing has shown that it is not in its thread: a resolved thread
 * without a mark would pass for one that a person resolved.
 */
export async function repeatMark(
  move: MarkingMove,
  { said }: Pick<LostMark, 'said'>,
  thread: OwnThread,
  acting: Acting,
): Promise<Outcome<unknown>> {
  const mark = nextMark(move, thread, acting);
  const prepared = prepareMark(move, said ? toSaid(mark) : mark, thread, acting);
  return soleOutcome(await sendMarks([{ thread, prepared }], acting));
}

/** What needs neither a flag nor an edit is done at once. */
async function prepare(
  move: ThreadMove,
  fresh: ReadonlyMap<string, OwnThread>,
  acting: Acting,
): Promise<MoveResult | Work> {
  const stop = acting.stopped();
  if (stop !== undefined) return { kind: 'untouched', message: words.notReached(stop) };
  const thread = fresh.get(move.thread.discussionId);
  const isAsked = move.kind === 'resolve' && isDeleting(move);
  // What a person wants to be rid of may be gone already.
  if (thread === undefined && isAsked) return { kind: 'done' };
  if (
    thread === undefined ||
    !isUnchanged(move.thread, thread) ||
    !saysTheSame(move, thread) ||
    !winnerStands(move, fresh)
  )
    return { kind: 'untouched', message: words.LISTINGS_DISAGREE };
  if (move.kind === 'edit') {
    const body = prepareNames(move, thread, acting);
    return body === undefined ? { kind: 'done' } : { move, thread, prepared: { carrier: 'edit', body } };
  }
  const mark = nextMark(move, thread, acting);
  if ((isAsked || move.kind === 'remove-duplicate') && isDeletable(thread))
    return toResult(await removeThread(thread, acting.service), mark);
  // It was not announced that it is about to be resolved.
  if (isAsked) return { kind: 'untouched', message: words.SPOKEN_MEANWHILE };
  try {
    return { move, thread, mark, prepared: prepareMark(move, mark, thread, acting) };
  } catch (error) {
    // A thread whose names are too long for one more mark costs itself only.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'untouched', message: words.markNotWritten(error.message) };
  }
}

/** What was replied is acted on where two listings agree about it. */
function saysTheSame(move: ThreadMove, { replies }: OwnThread): boolean {
  return !isByReply(move) || statementsKey(move.thread.replies) === statementsKey(replies);
}

/** Nothing is deleted before what stands for it. */
function winnerStands(move: ThreadMove, fresh: ReadonlyMap<string, OwnThread>): boolean {
  return move.kind !== 'remove-duplicate' || fresh.has(move.winner.discussionId);
}

async function setFlags(
  works: readonly Work[],
  journal: Journal,
  { service }: Acting,
): Promise<ReadonlyMap<Work, FlagState>> {
  const flags = new Map(works.map((work) => [work, flagBefore(work, journal)] as const));
  const calls = works.filter((work) => flags.get(work)?.kind === 'call');
  if (calls.length === 0) return flags;
  const outcomes = await service.setResolved(
    calls.map(({ move, thread: { discussionId } }) => ({ discussionId, resolved: wantsResolved(move) })),
  );
  for (const [index, work] of calls.entries())
    flags.set(work, flagAfter(work, soleOutcome(outcomes.slice(index, index + 1)), journal));
  return flags;
}

function wantsResolved({ kind }: ThreadMove): boolean {
  return kind !== 'reopen';
}

/** Once one thread was refused for want of the right to resolve, no other is tried. */
function flagBefore({ move, thread }: Work, { mayNotResolve }: Journal): FlagState {
  if (move.kind === 'say' || move.kind === 'edit') return { kind: 'done' };
  const resolved = wantsResolved(move);
  if (isAsWanted(thread, resolved)) return { kind: 'done' };
  if (isByReply(move)) {
    if (thread.flag === resolved) return { kind: 'done' };
    if (thread.mayResolve === false && resolved) return { kind: 'forbidden', message: words.NO_RIGHT };
  }
  if (!resolved || mayNotResolve === undefined) return { kind: 'call' };
  return thread.flag === true ? { kind: 'done' } : { kind: 'forbidden', message: mayNotResolve };
}

function flagAfter({ move, thread }: Work, flag: Outcome<null>, journal: Journal): FlagState {
  const resolved = wantsResolved(move);
  if (flag.kind === 'done') return { kind: 'done' };
  const message = whyNot(flag);
  if (flag.kind === 'unknown') return { kind: 'halfway', message };
  if (flag.refusal !== 'forbidden') return { kind: 'untouched', message };
  // What was announced before a run died may be so already.
  if (thread.flag === resolved) return { kind: 'done' };
  // One refusal may pass. A thread that says that its finding is gone was not resolved by us either.
  if (!resolved && (thread.mayResolve === true || thread.lastMark?.kind !== 'gone'))
    return { kind: 'untouched', message };
  if (resolved) journal.mayNotResolve ??= message;
  return { kind: 'forbidden', message };
}

/** The mark that follows a flag, or how the move ended without one. */
function nextStep(work: Work, flagged: FlagState, acting: Acting): MoveResult | Work {
  const { move, thread } = work;
  switch (flagged.kind) {
    case 'call':
      throw new Error('the service neither changed the thread nor refused to');
    case 'untouched':
    case 'halfway':
      return { kind: flagged.kind, message: flagged.message };
    case 'done':
      return move.kind === 'resolve' && !isByReply(move) && thread.lastMark?.kind === 'gone'
        ? { kind: 'done' }
        : work;
    case 'forbidden': {
      const isOver = move.kind === 'reopen';
      const why = `${isOver ? words.STAYS_RESOLVED : words.STAYS_OPEN}: ${flagged.message}`;
      // Where a person asked, that person is told.
      const isAsked = move.kind === 'resolve' && move.resolution === 'closed';
      if (work.mark === undefined || (!isOver && (isAsked || thread.lastMark?.kind === 'gone')))
        return { kind: 'said', marked: false, message: why };
      const mark = toSaid(work.mark);
      return { ...work, mark, prepared: prepareMark(work.move, mark, thread, acting), why };
    }
  }
}

async function writeMarks(works: readonly Work[], acting: Acting): Promise<ReadonlyMap<Work, MoveResult>> {
  const outcomes = await sendMarks(works, acting);
  const results = new Map<Work, MoveResult>();
  const refused: { readonly work: Work; readonly message: string }[] = [];
  for (const [index, work] of works.entries()) {
    const outcome = soleOutcome(outcomes.slice(index, index + 1));
    const { move, why, mark } = work;
    const isFlagged = move.kind !== 'say' && move.kind !== 'edit' && why === undefined;
    if (outcome.kind === 'no-effect' && isFlagged) refused.push({ work, message: whyNot(outcome) });
    // Its finding has no thread yet, whatever became of the mark.
    else if (why !== undefined && move.kind === 'reopen')
      results.set(work, { kind: 'untouched', message: why });
    else if (outcome.kind === 'done' && why !== undefined)
      results.set(work, { kind: 'said', marked: true, message: why });
    else results.set(work, toResult(outcome, mark));
  }
  // Without its mark the thread would pass for one that a person resolved, also when the finding comes back.
  const back = refused.filter(
    ({ work: { move, thread } }) => move.kind === 'resolve' && thread.flag === false,
  );
  const taken =
    back.length === 0
      ? []
      : await acting.service.setResolved(
          back.map(({ work: { thread } }) => ({ discussionId: thread.discussionId, resolved: false })),
        );
  for (const one of refused) {
    const isTaken = taken[back.indexOf(one)]?.kind === 'done';
    results.set(one.work, { kind: isTaken ? 'untouched' : 'halfway', message: one.message });
  }
  return results;
}

/** Edits go together, replies one after the other. Gives the outcomes in the order of the marks. */
async function sendMarks(
  marks: readonly { readonly thread: OwnThread; readonly prepared: PreparedMark }[],
  { service }: Acting,
): Promise<readonly Outcome<unknown>[]> {
  const edits = marks.filter(({ prepared }) => prepared.carrier === 'edit');
  const edited =
    edits.length === 0
      ? []
      : await service.edit(
          edits.map(({ thread, prepared }) => ({ commentId: thread.commentId, body: prepared.body })),
        );
  return oneByOne(marks, async (mark): Promise<Outcome<unknown>> => {
    const { thread, prepared } = mark;
    if (prepared.carrier === 'reply') return service.reply(thread.discussionId, prepared.body);
    return soleOutcome(edited.slice(edits.indexOf(mark), edits.indexOf(mark) + 1));
  });
}

function toResult(outcome: Outcome<unknown>, mark: Mark | undefined): MoveResult {
  if (outcome.kind === 'done') return { kind: 'done' };
  const message = whyNot(outcome);
  if (mark === undefined) return { kind: 'untouched', message };
  const { kind, decided, sequence } = mark;
  return outcome.kind === 'unknown'
    ? { kind: 'unknown', mark: { sequence, said: kind === 'gone' || decided === 'said' }, message }
    : { kind: 'untouched', message };
}
