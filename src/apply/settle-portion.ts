import { isByReply } from '../plan/move.ts';
import type { MoveOutcome } from '../plan/move-outcome.ts';
import { isAsWanted, type Marking, type Settling } from '../plan/settling.ts';
import { type Outcome, oneByOne, soleOutcome } from '../services/port.ts';
import { statementsKey } from '../thread/decision.ts';
import type { Mark } from '../thread/mark.ts';
import { isDeletable, type OwnThread } from '../thread/own-thread.ts';
import type { Acting } from './acting.ts';
import { isUnchanged } from './is-unchanged.ts';
import { prepareNames } from './name-twins.ts';
import { nextMark, type PreparedMark, prepareMark, toSaid } from './prepare-mark.ts';
import { removeThread } from './remove-thread.ts';
import { whyNot } from './why-not.ts';
import type { LostMark, Written } from './written.ts';

/**
 * `said`: it stays open, since this client may not resolve it. `halfway`: the flag may be set, and its mark
 * does not stand. `unknown`: the answer to the last write was lost, which was this mark's.
 */
export type Ended =
  | { readonly kind: 'done' }
  | { readonly kind: 'said'; readonly marked: boolean; readonly message: string }
  | { readonly kind: 'untouched' | 'halfway'; readonly message: string }
  | { readonly kind: 'unknown'; readonly mark: LostMark; readonly message: string };

/** What is to be done to one thread, as a second listing shows it. */
type Work = { readonly thread: OwnThread; readonly prepared: PreparedMark } & (
  | { readonly move: Exclude<Settling, Marking>; readonly mark?: never; readonly why?: never }
  /** `why`: the mark says why the thread stays open. */
  | { readonly move: Marking; readonly mark: Mark; readonly why?: string }
);

/** Whether the flag of a thread is as its move wants it. `call`: it has to be set. */
type Flagged =
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
export async function settlePortion(
  moves: readonly Settling[],
  fresh: ReadonlyMap<string, OwnThread>,
  written: Written,
  acting: Acting,
): Promise<ReadonlyMap<Settling, Ended>> {
  const ends = new Map<Settling, Ended>();
  const works: Work[] = [];
  for (const move of moves) {
    const begun = await begin(move, fresh, acting);
    if ('prepared' in begun) works.push(begun);
    else ends.set(move, begun);
  }
  const words: Work[] = [];
  for (const [work, flagged] of await setFlags(works, written, acting)) {
    const next = afterFlag(work, flagged, acting);
    if ('prepared' in next) words.push(next);
    else ends.set(work.move, next);
  }
  for (const [{ move }, end] of await writeMarks(words, acting)) ends.set(move, end);
  return ends;
}

/** What became of the move of a thread that has ended so. */
export function toOutcome(ended: Ended): MoveOutcome {
  if (ended.kind === 'done') return { kind: 'done' };
  if (ended.kind === 'said') return { kind: 'said', marked: ended.marked, reason: ended.message };
  return { kind: 'failed', reason: ended.message };
}

/**
 * Sends the mark of a move again, once a listing has shown that it is not in its thread: a resolved thread
 * without a mark would pass for one that a person resolved.
 */
export async function repeatMark(
  move: Marking,
  { said }: Pick<LostMark, 'said'>,
  thread: OwnThread,
  acting: Acting,
): Promise<Outcome<unknown>> {
  const mark = nextMark(move, thread, acting);
  const prepared = prepareMark(move, said ? toSaid(mark) : mark, thread, acting);
  return soleOutcome(await sendMarks([{ thread, prepared }], acting));
}

/** What needs neither a flag nor an edit is done at once. */
async function begin(
  move: Settling,
  fresh: ReadonlyMap<string, OwnThread>,
  acting: Acting,
): Promise<Ended | Work> {
  const stop = acting.stopped();
  if (stop !== undefined) return { kind: 'untouched', message: `not reached: ${stop}` };
  const thread = fresh.get(move.thread.discussionId);
  if (
    thread === undefined ||
    !isUnchanged(move.thread, thread) ||
    !saysTheSame(move, thread) ||
    !winnerStands(move, fresh)
  )
    return { kind: 'untouched', message: 'two listings disagree about this thread' };
  if (move.kind === 'keep') {
    const body = prepareNames(move, thread, acting);
    return body === undefined ? { kind: 'done' } : { move, thread, prepared: { carrier: 'edit', body } };
  }
  const mark = nextMark(move, thread, acting);
  if (move.kind === 'remove-duplicate' && isDeletable(thread))
    return toEnded(await removeThread(thread, acting.service), mark);
  try {
    return { move, thread, mark, prepared: prepareMark(move, mark, thread, acting) };
  } catch (error) {
    // A thread whose names are too long for one more mark costs itself only.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'untouched', message: `the mark cannot be written: ${error.message}` };
  }
}

/** What was replied is acted on where two listings agree about it. */
function saysTheSame(move: Settling, { replies }: OwnThread): boolean {
  return !isByReply(move) || statementsKey(move.thread.replies) === statementsKey(replies);
}

/** Nothing is deleted before what stands for it. */
function winnerStands(move: Settling, fresh: ReadonlyMap<string, OwnThread>): boolean {
  return move.kind !== 'remove-duplicate' || fresh.has(move.winner.discussionId);
}

async function setFlags(
  works: readonly Work[],
  written: Written,
  { service }: Acting,
): Promise<ReadonlyMap<Work, Flagged>> {
  const flags = new Map(works.map((work) => [work, flagBefore(work, written)] as const));
  const calls = works.filter((work) => flags.get(work)?.kind === 'call');
  if (calls.length === 0) return flags;
  const outcomes = await service.setResolved(
    calls.map(({ move, thread: { discussionId } }) => ({ discussionId, resolved: isResolvingMove(move) })),
  );
  for (const [index, work] of calls.entries())
    flags.set(work, flagAfter(work, soleOutcome(outcomes.slice(index, index + 1)), written));
  return flags;
}

function isResolvingMove({ kind }: Settling): boolean {
  return kind !== 'reopen';
}

/** Once one thread was refused for want of the right to resolve, no other is tried. */
function flagBefore({ move, thread }: Work, { mayNotResolve }: Written): Flagged {
  if (move.kind === 'leave' || move.kind === 'keep') return { kind: 'done' };
  const resolved = isResolvingMove(move);
  if (isAsWanted(thread, resolved)) return { kind: 'done' };
  if (isByReply(move)) {
    if (thread.flag === resolved) return { kind: 'done' };
    if (thread.mayResolve === false && resolved)
      return { kind: 'forbidden', message: 'the service says that it lacks the right' };
  }
  return resolved && mayNotResolve !== undefined
    ? { kind: 'forbidden', message: mayNotResolve }
    : { kind: 'call' };
}

function flagAfter({ move, thread }: Work, flag: Outcome<null>, written: Written): Flagged {
  const resolved = isResolvingMove(move);
  if (flag.kind === 'done') return { kind: 'done' };
  const message = whyNot(flag);
  if (flag.kind === 'unknown') return { kind: 'halfway', message };
  if (flag.refusal !== 'forbidden') return { kind: 'untouched', message };
  // What was announced before a run died may be so already.
  if (thread.flag === resolved) return { kind: 'done' };
  if (!resolved) return { kind: 'untouched', message };
  written.mayNotResolve ??= message;
  return { kind: 'forbidden', message };
}

/** The mark that follows a flag, or how the move ended without one. */
function afterFlag(work: Work, flagged: Flagged, acting: Acting): Ended | Work {
  const { move, thread } = work;
  switch (flagged.kind) {
    case 'call':
      throw new Error('a flag was neither set nor refused');
    case 'untouched':
    case 'halfway':
      return { kind: flagged.kind, message: flagged.message };
    case 'done':
      return move.kind === 'resolve' && !isByReply(move) && thread.lastMark?.kind === 'gone'
        ? { kind: 'done' }
        : work;
    case 'forbidden': {
      // A duplicate says nothing, and where a person asked, that person is told.
      const why = `it stays open, because this client may not resolve threads: ${flagged.message}`;
      if (move.kind !== 'resolve' || move.resolution === 'closed' || thread.lastMark?.kind === 'gone')
        return { kind: 'said', marked: false, message: why };
      const mark = toSaid(nextMark(move, thread, acting));
      return { move, thread, mark, prepared: prepareMark(move, mark, thread, acting), why };
    }
  }
}

async function writeMarks(wordings: readonly Work[], acting: Acting): Promise<ReadonlyMap<Work, Ended>> {
  const outcomes = await sendMarks(wordings, acting);
  const ends = new Map<Work, Ended>();
  const refused: { readonly wording: Work; readonly message: string }[] = [];
  for (const [index, wording] of wordings.entries()) {
    const outcome = soleOutcome(outcomes.slice(index, index + 1));
    const { move, why, mark } = wording;
    const isFlagged = move.kind !== 'leave' && move.kind !== 'keep' && why === undefined;
    if (outcome.kind === 'no-effect' && isFlagged) refused.push({ wording, message: whyNot(outcome) });
    else if (outcome.kind === 'done' && why !== undefined)
      ends.set(wording, { kind: 'said', marked: true, message: why });
    else ends.set(wording, toEnded(outcome, mark));
  }
  // Without its mark the thread would pass for one that a person resolved, also when the finding comes back.
  const back = refused.filter(
    ({ wording: { move, thread } }) => move.kind === 'resolve' && thread.flag === false,
  );
  const taken =
    back.length === 0
      ? []
      : await acting.service.setResolved(
          back.map(({ wording: { thread } }) => ({ discussionId: thread.discussionId, resolved: false })),
        );
  for (const one of refused) {
    const isTaken = taken[back.indexOf(one)]?.kind === 'done';
    ends.set(one.wording, { kind: isTaken ? 'untouched' : 'halfway', message: one.message });
  }
  return ends;
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

function toEnded(outcome: Outcome<unknown>, mark: Mark | undefined): Ended {
  if (outcome.kind === 'done') return { kind: 'done' };
  const message = whyNot(outcome);
  if (mark === undefined) return { kind: 'untouched', message };
  const { kind, decided, sequence } = mark;
  return outcome.kind === 'unknown'
    ? { kind: 'unknown', mark: { sequence, said: kind === 'gone' || decided === 'said' }, message }
    : { kind: 'untouched', message };
}
