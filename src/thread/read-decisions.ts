import { truncate } from '../text/lines.ts';
import { isSame, type Judged, LONGEST_NAME, LONGEST_REASON, type Reply, type Words } from './decision.ts';
import { isDoubted, isProven, type OwnThread, threadState } from './own-thread.ts';
import type { ThreadReading } from './read-threads.ts';

/** Whether somebody may decide, as far as it could be found out. */
export type Right = 'yes' | 'no' | 'unknown';

/** What replies are judged with. */
interface Judge {
  /**
   * Whether the author of this id may decide; undefined where anybody may who can comment. Asked once for
   * each author.
   */
  readonly mayDecide: ((author: string) => Promise<Right>) | undefined;
  /** A text without our secrets. */
  redact(text: string): string;
}

/** A reply, or a thread resolved by hand, that would count and does not. */
export interface Attempt {
  readonly thread: OwnThread;
  /** Missing where it was resolved by hand. */
  readonly replyId?: string;
  readonly name?: string;
  readonly why: string;
}

export interface Weighed {
  readonly reading: ThreadReading;
  /** In the order of the threads. */
  readonly attempts: readonly Attempt[];
}

/** Replies that say something: whether it counts is asked of the service. */
type Deciding = Reply & { readonly words: Words };

const NO_REASON = 'it gives no reason';
const NO_FORM =
  'it does not have the form: begin the reply with "false positive: why", "won\'t fix: why" or "accepted: why"';
const NO_RIGHT = 'who wrote it may not write to the repository';
const UNKNOWN = 'whether who wrote it may write to the repository could not be found out';
const UNORDERED = 'the listing does not tell which of several replies is the last one';

/**
 * Finds the last reply that counts in each thread that is ours for sure: the last one by the listing's time
 * of somebody who may decide. Of what a mark of ours has judged before nobody is asked again, unless its text
 * is another one now.
 */
export async function weighReplies(reading: ThreadReading, judge: Judge): Promise<Weighed> {
  const attempts: Attempt[] = [];
  const weighed = new Map<OwnThread, OwnThread>();
  for (const thread of reading.ours) {
    const { said, failed } = await weigh(thread, judge);
    attempts.push(...failed.map((attempt) => ({ ...attempt, thread })));
    const now = said === undefined ? thread : { ...thread, said };
    const reason = reasonByHand(now);
    weighed.set(
      thread,
      reason === undefined ? now : { ...now, resolvedFor: cut(reason, LONGEST_REASON, judge) },
    );
  }
  const now = (thread: OwnThread): OwnThread => weighed.get(thread) ?? thread;
  return {
    reading: { ...reading, ours: reading.ours.map(now), threads: reading.threads.map(now) },
    attempts,
  };
}

async function weigh(
  thread: OwnThread,
  judge: Judge,
): Promise<{ readonly said?: Judged; readonly failed: readonly Omit<Attempt, 'thread'>[] }> {
  const deciding = (thread.replies ?? []).filter((reply): reply is Deciding => reply.words !== undefined);
  if (isDoubted(thread) || !isProven(thread)) return { failed: [] };
  const giving = deciding.filter(({ words }) => words.says !== 'no-reason' && words.says !== 'no-form');
  const failed = deciding
    .filter(({ words }) => words.says === 'no-reason')
    .map((reply) => toAttempt(reply, NO_REASON, judge));
  if (giving.length > 1 && giving.some(({ at }) => at === undefined))
    return { failed: [...failed, ...giving.map((reply) => toAttempt(reply, UNORDERED, judge))] };
  for (const reply of giving.toSorted(compareTimes).toReversed()) {
    const right = await rightOf(reply, thread, judge);
    if (right === 'yes') return { said: toJudged(reply, judge), failed };
    failed.push(toAttempt(reply, right === 'no' ? NO_RIGHT : UNKNOWN, judge));
  }
  // Where a thread is settled, what was said on the way there is talk.
  const talk = thread.flag === true ? [] : deciding.filter(({ words }) => words.says === 'no-form');
  failed.push(...talk.map((reply) => toAttempt(reply, NO_FORM, judge)));
  return { said: { replyId: '', says: 'nothing', reason: '' }, failed };
}

/**
 * The last thing that was said in a thread which a person resolved by hand; by who did, where that is known.
 */
function reasonByHand(thread: OwnThread): string | undefined {
  const { replies = [], resolvedById: by, lastMark } = thread;
  if (threadState(thread).kind !== 'resolved-by-people' || lastMark?.decided !== undefined) return undefined;
  const theirs = replies.filter(({ author, line }) => line !== '' && (by === undefined || author === by));
  if (theirs.length > 1 && theirs.some(({ at }) => at === undefined)) return undefined;
  return theirs.toSorted(compareTimes).at(-1)?.line;
}

/** Of the same moment the higher id comes last, so that every run judges alike. */
function compareTimes(a: Reply, b: Reply): number {
  return (a.at ?? 0) - (b.at ?? 0) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

async function rightOf(reply: Deciding, { judged }: OwnThread, judge: Judge): Promise<Right> {
  const { author } = reply;
  if (judge.mayDecide === undefined) return 'yes';
  if (author === undefined) return 'unknown';
  const isKnown = isSame(toJudged(reply, judge), judged) && judged?.author === author;
  return isKnown ? 'yes' : judge.mayDecide(author);
}

function toJudged({ id, author, name, words }: Deciding, judge: Judge): Judged {
  const says = words.says === 'no-reason' || words.says === 'no-form' ? 'nothing' : words.says;
  return {
    replyId: id,
    says,
    reason: cut(words.reason, LONGEST_REASON, judge),
    ...(author !== undefined && { author }),
    ...(name !== undefined && { name: cut(name, LONGEST_NAME, judge) }),
  };
}

function toAttempt({ id, name }: Reply, why: string, judge: Judge): Omit<Attempt, 'thread'> {
  return { replyId: id, why, ...(name !== undefined && { name: cut(name, LONGEST_NAME, judge) }) };
}

/** Half a secret would not be found. */
function cut(text: string, limit: number, { redact }: Judge): string {
  return truncate(redact(text), limit);
}
