import { markLine, withSentences } from '../comment/comment.ts';
import { isUncommitted } from '../finding/finding.ts';
import { withWords } from '../match/fingerprint.ts';
import type { Action, Marker, Statement, Thread } from '../model.ts';
import { type Outcome, type ReviewService, soleOutcome, whyNot } from '../services/port.ts';
import { counted } from '../text/names.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';
import { statementsKey } from '../threads/dismissal.ts';
import { writeBody } from '../threads/marker.ts';
import { isResolvedByHand } from '../threads/threads.ts';
import {
  type Acted,
  type Acting,
  byId,
  discussionsOf,
  type Journal,
  NOT_TOLD,
  notReached,
} from './acting.ts';
import { inFlight, inPortions } from './in-flight.ts';

// Threads that are there.

export const STAYS_OPEN = 'it stays open, because this token cannot resolve threads';
const STAYS_RESOLVED = 'this token cannot reopen it, so the next run posts its finding in a new thread';

type Saying = Parameters<typeof markLine>[0];

/** What is to be done to one thread, as a second listing shows it. */
interface Work {
  action: Action;
  thread: Thread;
  marker: Marker;
  /** It was to be resolved or reopened, and may not be: its comment says so. */
  why?: string;
}

/**
 * Resolves, reopens, edits and deletes. The flag comes first and then the mark, which is what people read and
 * what the next run goes by: whatever a killed run leaves, the next one sees what is missing. A thread that a
 * second listing shows in another state is not touched: absence is acted on where two listings agree.
 */
export async function changeThreads(
  changes: readonly Action[],
  journal: Journal,
  acting: Acting,
): Promise<void> {
  if (changes.length === 0) return;
  acting.progress(`Updating ${counted(changes.length, 'earlier thread')}`);
  const fresh = byId(await acting.list(discussionsOf(changes)));
  const portions = inPortions(changes, acting.service.can.changesAtOnce);
  const change = (portion: readonly Action[]): Promise<void> =>
    changePortion(portion, fresh, journal, acting);
  // Where the listing does not tell whether this account may resolve, the first threads do.
  const first = portions.find((portion) =>
    portion.some(({ kind, thread }) => kind === 'resolve' && thread?.comment.mayResolve === undefined),
  );
  if (first !== undefined) await change(first);
  await inFlight(
    portions.filter((portion) => portion !== first),
    change,
  );
}

async function changePortion(
  actions: readonly Action[],
  fresh: ReadonlyMap<string, Thread>,
  journal: Journal,
  acting: Acting,
): Promise<void> {
  const { outcomes } = journal;
  const works: Work[] = [];
  for (const action of actions) {
    const work = await prepare(action, fresh, journal, acting);
    if ('action' in work) works.push(work);
    else outcomes.set(action, work);
  }
  const flagged = await setFlags(works, journal, acting);
  await writeMarks(flagged, journal, acting);
}

async function prepare(
  action: Action,
  fresh: ReadonlyMap<string, Thread>,
  journal: Journal,
  acting: Acting,
): Promise<Work | Acted> {
  const stop = acting.stopped();
  if (stop !== undefined) return { kind: 'failed', reason: notReached(stop) };
  const planned = action.thread as Thread;
  const thread = fresh.get(planned.id);
  if (thread === undefined || !isUnchanged(action, thread) || (action.winner && !fresh.has(action.winner.id)))
    return { kind: 'failed', reason: 'two listings disagree about this thread' };
  if (action.kind === 'delete') {
    if (thread.replies.length > 0)
      return { kind: 'failed', reason: 'somebody has spoken in it meanwhile, so it was not deleted' };
    const outcome = await remove(thread, acting.service);
    if (outcome.kind === 'unknown') journal.marks.set(action, { step: 0, isSaid: false, isLost: true });
    return outcome.kind === 'done' ? { kind: 'done' } : { kind: 'failed', reason: whyNot(outcome) };
  }
  return { action, thread, marker: markerFor(action, thread, acting) };
}

/** Another run, or a person, may have changed it since the plan was made; ordinary replies change nothing. */
function isUnchanged({ thread: planned, dismissal, by, undiscussed }: Action, now: Thread): boolean {
  const said = (thread: Thread | undefined): string =>
    statementsKey(
      (thread?.replies ?? []).map(({ id, body, author }) => ({
        id,
        line: body,
        ...(author !== undefined && { author }),
      })),
    );
  return (
    planned?.isResolved === now.isResolved &&
    planned.mark.step === now.mark.step &&
    planned.unsure === now.unsure &&
    (undiscussed !== true || now.replies.length === 0) &&
    ((dismissal === undefined && by === undefined) ||
      (said(planned) === said(now) && sameReplies(planned, now)))
  );
}

function sameReplies(a: Thread, b: Thread): boolean {
  const texts = (thread: Thread): string =>
    JSON.stringify(thread.replies.map(({ id, body }) => [id, body]).toSorted());
  return texts(a) === texts(b);
}

/** Our marks go first, so that a death in between leaves a thread to be removed. */
export async function remove({ marks, comment }: Thread, service: ReviewService): Promise<Outcome<unknown>> {
  for (const { id } of marks) {
    const outcome = await service.deleteComment(id);
    if (outcome.kind !== 'done') return outcome;
  }
  return service.deleteComment(comment.id);
}

/** The marker of a thread with what an action says of it. */
function markerFor(action: Action, thread: Thread, acting: Acting): Marker {
  const { kind, mark = thread.mark.mark, dismissal, by, finding, grouped, now, varies } = action;
  const says: Saying =
    dismissal !== undefined
      ? dismissal.says
      : by !== undefined
        ? 'taken back'
        : varies
          ? 'changed'
          : sayingOf(kind, mark);
  const followed: Statement | undefined = dismissal ?? by ?? thread.mark.dismissal;
  const isMarking = kind !== 'edit';
  const isContested = kind === 'reopen' && thread.mark.mark === 'fixed' && thread.mark.head === acting.head;
  // A tool that varies may say it in other words again, any of which a person has judged.
  const told = dismissal && finding && withWords(thread.fingerprint, finding);
  const isMoved =
    kind === 'reopen' &&
    finding?.at !== undefined &&
    finding.position.kind === 'anchored' &&
    !isUncommitted(finding.place);
  return {
    ...thread.marker,
    ...thread.mark,
    ...(isMarking && {
      // A thread that stays open says what it would have been resolved as.
      mark: kind === 'comment' ? 'gone' : mark,
      step: thread.mark.step + 1,
      head: acting.head,
      says: acting.redact(markLine(says, acting.head, dismissal)),
      replies: thread.replies.length,
      ...(followed !== undefined && { dismissal: followed }),
      way: dismissal === undefined ? undefined : isResolvedByHand(thread) ? 'hand' : 'reply',
      ...(isContested && { contestedAt: acting.head }),
    }),
    ...(isMoved && { latest: acting.posting?.fingerprint(finding) }),
    ...(told !== undefined && { latest: told }),
    ...(grouped !== undefined && { grouped }),
    ...(now !== undefined && { now: now ?? undefined }),
    ...(finding === undefined && { now: undefined }),
    bound: thread.id,
    signedAt: acting.service.clock?.(),
  };
}

function sayingOf(kind: Action['kind'], mark: Marker['mark']): Saying {
  if (kind === 'reopen') return 'reported';
  if (mark === 'open' || mark === 'dismissed') return 'reported';
  return mark;
}

/** Sets the flags that are not as they should be; of each work what is to be written then. */
async function setFlags(works: readonly Work[], journal: Journal, acting: Acting): Promise<Work[]> {
  const { service } = acting;
  const wants = ({ action }: Work): boolean | undefined =>
    action.kind === 'resolve' ? true : action.kind === 'reopen' ? false : undefined;
  const ready: Work[] = [];
  const calls: Work[] = [];
  for (const work of works) {
    const wanted = wants(work);
    const { comment, isResolved } = work.thread;
    const isForbidden =
      wanted === true && (journal.mayNotResolve !== undefined || comment.mayResolve === false);
    if (
      wanted === undefined ||
      comment.resolved === wanted ||
      (comment.resolved === undefined && isResolved === wanted)
    )
      ready.push(work);
    else if (isForbidden)
      ready.push(
        ...forbidden(
          work,
          journal.mayNotResolve ?? 'the service says that it lacks the right',
          journal,
          acting,
        ),
      );
    else calls.push(work);
  }
  if (calls.length === 0) return ready;
  const outcomes = await service.setResolved(
    calls.map((work) => ({ discussionId: work.thread.id, resolved: wants(work) === true })),
  );
  for (const [index, work] of calls.entries()) {
    const outcome = soleOutcome(outcomes.slice(index, index + 1));
    if (outcome.kind === 'done') ready.push(work);
    else if (outcome.kind === 'no-effect' && outcome.refusal === 'forbidden') {
      if (wants(work) === true) journal.mayNotResolve ??= whyNot(outcome);
      ready.push(...forbidden(work, whyNot(outcome), journal, acting));
    } else journal.outcomes.set(work.action, { kind: 'failed', reason: whyNot(outcome) });
  }
  return ready;
}

/**
 * The flag stays as it is, and the comment says what it would have said; one that says so already needs no
 * more.
 */
function forbidden(work: Work, message: string, { outcomes }: Journal, acting: Acting): Work[] {
  const { action, thread, marker } = work;
  const isReopening = action.kind === 'reopen';
  const why = `${isReopening ? STAYS_RESOLVED : STAYS_OPEN}: ${message}`;
  if (!isReopening && (thread.mark.mark === 'gone' || action.mark === 'closed')) {
    outcomes.set(action, { kind: 'said', marked: false, reason: why });
    return [];
  }
  const mark = isReopening ? 'over' : action.dismissal !== undefined ? 'dismissed' : 'gone';
  const says = isReopening ? acting.redact(markLine('over', acting.head)) : marker.says;
  const way = action.dismissal === undefined ? {} : { way: 'said' as const };
  return [{ ...work, why, marker: { ...marker, mark, says, ...way } }];
}

async function writeMarks(works: readonly Work[], journal: Journal, acting: Acting): Promise<void> {
  const { outcomes, marks } = journal;
  const { service } = acting;
  // A thread that says that its finding is gone needs no more words when it is resolved.
  const isSaid = ({ action, thread, why }: Work): boolean =>
    action.kind === 'resolve' &&
    action.dismissal === undefined &&
    why === undefined &&
    thread.mark.mark === 'gone';
  for (const work of works.filter(isSaid)) outcomes.set(work.action, { kind: 'done' });
  const left = works.filter((work) => !isSaid(work));
  const written = await send(left, acting);
  const back: Work[] = [];
  for (const [index, work] of left.entries()) {
    const outcome = soleOutcome(written.slice(index, index + 1));
    const { action, why, marker, thread } = work;
    const isFlagged = action.kind === 'resolve' && why === undefined && !thread.isResolved;
    if (outcome.kind === 'no-effect') {
      outcomes.set(action, { kind: 'failed', reason: whyNot(outcome) });
      if (isFlagged) back.push(work);
      continue;
    }
    const isLost = outcome.kind === 'unknown';
    outcomes.set(action, isLost ? { kind: 'failed', reason: whyNot(outcome) } : doneAs(action, why));
    // A reply that a listing does not show yet is not written twice.
    if (action.kind !== 'edit' && (isLost || isEditable(thread, acting)))
      marks.set(action, { step: marker.step, isSaid: why !== undefined, isLost });
  }
  // Without its mark a thread would pass for one that a person resolved, also when its finding comes back.
  if (back.length > 0)
    await service.setResolved(back.map(({ thread }) => ({ discussionId: thread.id, resolved: false })));
}

function isEditable({ comment, unsure }: Thread, { service }: Acting): boolean {
  return service.can.edits && comment.mine !== false && (unsure === undefined || unsure === 'unbound');
}

export function doneAs({ kind }: Action, why: string | undefined): Acted {
  if (why === undefined) return { kind: 'done' };
  return kind === 'reopen' ? { kind: 'failed', reason: why } : { kind: 'said', marked: true, reason: why };
}

/** Marks go into the comment where that can be edited, else into a reply. In the order of the works. */
async function send(works: readonly Work[], acting: Acting): Promise<readonly Outcome<unknown>[]> {
  const { service } = acting;
  const bodies = works.map((work) => {
    try {
      return isEditable(work.thread, acting) ? editedBody(work, acting) : replyBody(work, acting);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { failed: `the mark cannot be written: ${error.message}` };
    }
  });
  const edits = works.flatMap(({ thread }, index) => {
    const body = bodies[index];
    return typeof body === 'string' && isEditable(thread, acting)
      ? [{ commentId: thread.comment.id, body }]
      : [];
  });
  const edited = (edits.length === 0 ? [] : await service.edit(edits)).values();
  const outcomes: Outcome<unknown>[] = [];
  for (const [index, { thread }] of works.entries()) {
    const body = bodies[index];
    if (typeof body !== 'string')
      outcomes.push({ kind: 'no-effect', refusal: 'other', message: body?.failed ?? NOT_TOLD });
    else if (isEditable(thread, acting))
      outcomes.push(edited.next().value ?? { kind: 'unknown', message: NOT_TOLD });
    else outcomes.push(await service.reply(thread.id, body));
  }
  return outcomes;
}

function editedBody({ action, thread, marker }: Work, acting: Acting): SealedBody {
  const { service, signing } = acting;
  const { finding, grouped, now = null } = action;
  const { rule: id, level } = thread.fingerprint;
  // What is fixed is nowhere any more.
  const isGone = finding === undefined && thread.marker.now !== undefined;
  const about = finding !== undefined && grouped !== undefined ? { grouped, now } : undefined;
  const named =
    about !== undefined || isGone
      ? withSentences(
          thread.text,
          finding ?? { rule: { id }, level },
          about ?? { grouped: thread.marker.grouped, now: null },
          acting,
        )
      : thread.text;
  const text = marker.says === '' ? named : `${marker.says}\n\n${named}`;
  // Its words may be those of others: they are not signed, and without a marker it is a thread of ours no
  // more.
  return thread.unsure === 'unbound'
    ? sealBody({ markdown: text }, service.can.bodyLimit)
    : writeBody('thread', text, marker, signing, service.can.bodyLimit);
}

function replyBody({ marker }: Work, { service, signing, shown }: Acting): SealedBody {
  // Another account may have started the thread.
  return writeBody('mark', marker.says, { ...marker, writer: shown.writer }, signing, service.can.bodyLimit);
}
