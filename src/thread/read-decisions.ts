import { compareTexts } from '../text/compare-texts.ts';
import { truncate } from '../text/lines.ts';
import { isSameStatement, LONGEST_NAME, LONGEST_REASON, type Reply, type Statement } from './decision.ts';
import { isDoubted, isProven, type OwnThread, threadState } from './own-thread.ts';
import type { IgnoredDecision, ThreadReading } from './read-threads.ts';

/** Whether somebody may decide, as far as it could be found out. */
type Right = NonNullable<OwnThread['resolverMay']>;

/** Who may decide, and what may be shown of what they say. */
interface DecisionRules {
  /**
   * Whether the author of this id may decide; undefined where anybody may who can comment. Asked once for
   * each author.
   */
  readonly mayDecide: ((author: string) => Promise<Right>) | undefined;
  /** A text without our secrets. */
  redact(text: string): string;
}

/** Replies that say something: whether it counts is asked of the service. */
type Deciding = Reply & { readonly words: NonNullable<Reply['words']> };

const NO_REASON = 'it gives no reason';
const NO_FORM =
  'it does not have the right form: begin the reply with "false positive: why", "won\'t fix: why" or "accepted: why"';
const NO_RIGHT = 'its author may not write to the repository';
const UNKNOWN = 'it could not be found out whether its author may write to the repository';
const NO_KEY =
  'runs of others write under the account of this job too, and no signing-key tells what the comment was about';
const UNORDERED = 'the listing does not tell which of several replies is the last one';

/**
 * Finds the last reply that counts in each thread that is ours for sure: the last one by the listing's time
 * of somebody who may decide. Nobody is asked again about what a mark of ours has recorded, unless its text
 * is another one now.
 */
export async function readDecisions(reading: ThreadReading, rules: DecisionRules): Promise<ThreadReading> {
  const attempts: IgnoredDecision[] = [];
  const decided = new Map<OwnThread, OwnThread>();
  for (const thread of reading.ours) {
    const { statement, failed } = await readLast(thread, rules);
    attempts.push(...failed.map((attempt) => ({ ...attempt, thread })));
    const now = statement === undefined ? thread : { ...thread, statement };
    const reason = reasonByHand(now);
    decided.set(
      thread,
      reason === undefined ? now : { ...now, resolvedFor: cut(reason, LONGEST_REASON, rules) },
    );
  }
  const now = (thread: OwnThread): OwnThread => decided.get(thread) ?? thread;
  return { ...reading, ours: reading.ours.map(now), threads: reading.threads.map(now), attempts };
}

async function readLast(
  thread: OwnThread,
  rules: DecisionRules,
): Promise<{ readonly statement?: Statement; readonly failed: readonly Omit<IgnoredDecision, 'thread'>[] }> {
  const deciding = (thread.replies ?? []).filter((reply): reply is Deciding => reply.words !== undefined);
  if (isDoubted(thread) || !isProven(thread)) return { failed: [] };
  if (thread.doubts.includes('shared'))
    return { failed: deciding.map((reply) => toIgnored(reply, NO_KEY, rules)) };
  const giving = deciding.filter(({ words }) => words.says !== 'no-reason' && words.says !== 'no-form');
  const failed = deciding
    .filter(({ words }) => words.says === 'no-reason')
    .map((reply) => toIgnored(reply, NO_REASON, rules));
  if (giving.length > 1 && giving.some(({ at }) => at === undefined))
    return { failed: [...failed, ...giving.map((reply) => toIgnored(reply, UNORDERED, rules))] };
  for (const reply of giving.toSorted(compareTimes).toReversed()) {
    const right = await rightOf(reply, thread, rules);
    if (right === 'yes') return { statement: toStatement(reply, rules), failed };
    failed.push(toIgnored(reply, right === 'no' ? NO_RIGHT : UNKNOWN, rules));
  }
  // Where a thread is settled, what was said on the way there is talk.
  const talk = thread.flag === true ? [] : deciding.filter(({ words }) => words.says === 'no-form');
  failed.push(...talk.map((reply) => toIgnored(reply, NO_FORM, rules)));
  return { statement: { replyId: '', says: 'nothing', reason: '' }, failed };
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

/**
 * In the same moment the higher id comes last, as a number where both are, so that every run decides alike.
 */
function compareTimes(a: Reply, b: Reply): number {
  return (a.at ?? 0) - (b.at ?? 0) || Number(a.id) - Number(b.id) || compareTexts(a.id, b.id);
}

async function rightOf(
  reply: Deciding,
  { recordedStatement }: OwnThread,
  rules: DecisionRules,
): Promise<Right> {
  const { author } = reply;
  if (rules.mayDecide === undefined) return 'yes';
  if (author === undefined) return 'unknown';
  const isKnown =
    isSameStatement(toStatement(reply, rules), recordedStatement) && recordedStatement?.author === author;
  return isKnown ? 'yes' : rules.mayDecide(author);
}

function toStatement({ id, author, name, words }: Deciding, rules: DecisionRules): Statement {
  const says = words.says === 'no-reason' || words.says === 'no-form' ? 'nothing' : words.says;
  return {
    replyId: id,
    says,
    reason: cut(words.reason, LONGEST_REASON, rules),
    ...(author !== undefined && { author }),
    ...(name !== undefined && { name: cut(name, LONGEST_NAME, rules) }),
  };
}

function toIgnored({ id, name }: Reply, why: string, rules: DecisionRules): Omit<IgnoredDecision, 'thread'> {
  return { replyId: id, why, ...(name !== undefined && { name: cut(name, LONGEST_NAME, rules) }) };
}

/** Half a secret would not be found. */
function cut(text: string, limit: number, { redact }: DecisionRules): string {
  return truncate(redact(text), limit);
}
