import type { Scope } from '../finding/finding.ts';
import type { Marker, Statement, Thread } from '../model.ts';
import type { Comment, MayWrite } from '../services/port.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { compareTexts } from '../text/names.ts';
import { MARKER_START } from '../text/seal.ts';
import {
  firstLine,
  isDismissal,
  isSameStatement,
  LONGEST_NAME,
  LONGEST_REASON,
  readFirstLine,
} from './dismissal.ts';
import { findForged } from './forged.ts';
import { type ReadMarker, readMarker, readSummary, type Signing, type SummaryMarker } from './marker.ts';

// Which comments of a listing are ours, and what people decided in our threads.

export interface Listing {
  threads: Thread[];
  /** Our comments that list what has no thread, of all jobs, the oldest first. */
  summaries: Summary[];
  /** Replies, and threads resolved by hand, that would decide and do not count. */
  ignored: IgnoredDismissal[];
  /** Comments with a marker that nobody whom this run knows has signed for its place and its text. */
  forged: number;
  /** Who wrote what would be ours if this account had written it. */
  lookAlikes: string[];
  /** Comments of ours that say what somebody else has written. */
  forgedThreads: ReturnType<typeof findForged>;
  /** Discussions that hold copies of one comment of ours. */
  copies: string[];
  comments: number;
}

export interface Summary {
  comment: Comment;
  marker: SummaryMarker;
  visible: string;
  isSure: boolean;
}

interface IgnoredDismissal {
  thread: Thread;
  /** Undefined where it was resolved by hand. */
  replyId?: string;
  name?: string;
  why: string;
}

interface Reading {
  signing: Signing;
  /** How many of the keys are present ones; the others are from before. */
  presentKeys: number;
  /** Whether what people reply decides. */
  decides: boolean;
  /** Whether what people resolve by hand may pass the check, so that their rights matter. */
  accepts: boolean;
  /** Undefined where anybody who can comment may decide. */
  mayWrite: ((author: string) => Promise<MayWrite>) | undefined;
  /** The account of this run, where the service tells. */
  writer?: string | undefined;
  redact: (text: string) => string;
}

type Owner = 'ours' | NonNullable<Thread['unsure']>;

/** Reads our threads from a listing. The order of the listing means nothing. */
export async function readThreads(comments: readonly Comment[], reading: Reading): Promise<Listing> {
  const listing = findThreads(comments, reading);
  for (const thread of listing.threads) {
    if (reading.decides) await readStatement(thread, listing.ignored, reading);
    if (reading.accepts && reading.mayWrite !== undefined && isResolvedByHand(thread))
      await readResolver(thread, listing.ignored, reading);
  }
  return listing;
}

/** The same without what people decided: nobody is asked for their rights. */
export function findThreads(
  comments: readonly Comment[],
  { signing, presentKeys }: Pick<Reading, 'signing' | 'presentKeys'>,
): Listing {
  const listing: Listing = {
    threads: [],
    summaries: [],
    ignored: [],
    forged: 0,
    forgedThreads: [],
    lookAlikes: [],
    copies: [],
    comments: comments.length,
  };
  const starts: { comment: Comment; read: ReadMarker; owner: Owner }[] = [];
  const marks: { comment: Comment; read: ReadMarker; owner: 'ours' | 'older' }[] = [];
  const replies = findReplies(comments);
  listing.forgedThreads = findForged(comments, replies, signing);
  const rewritten = new Set(listing.forgedThreads.map(({ comment }) => comment.id));
  const ordered = comments.toSorted((a, b) => compareTexts(a.id, b.id));
  for (const comment of ordered) {
    if (!comment.body.includes(MARKER_START)) continue;
    const summary = readSummary(comment.body, signing);
    if (summary !== undefined) {
      const owner = ownershipOf(comment, summary, signing, presentKeys);
      if (owner === 'ours' || owner === 'older')
        listing.summaries.push({
          comment,
          marker: summary.marker,
          visible: summary.visible,
          isSure: owner === 'ours',
        });
      continue;
    }
    const read = readMarker(comment.body, signing);
    if (read === undefined) continue;
    const isStart = read.kind === 'thread';
    if (isStart && replies.has(comment.id)) continue;
    const owner =
      isStart && (rewritten.has(comment.id) || !isAtItsPlace(comment, read.marker))
        ? 'not ours'
        : ownershipOf(comment, read, signing, presentKeys);
    if (owner === 'not ours') {
      const isLookAlike = read.signer === 'none' && comment.mine === false;
      if (!isLookAlike) listing.forged += 1;
      else if ((read.marker.writer ?? comment.author) === comment.author)
        listing.lookAlikes.push(comment.authorLogin ?? comment.author ?? 'an account that is gone');
    } else if (isStart) starts.push({ comment, read, owner });
    else if (owner === 'ours' || owner === 'older') marks.push({ comment, read, owner });
  }
  const all = Map.groupBy(comments, ({ discussionId }) => discussionId);
  const claimed = new Set<string>();
  const startsOf = Map.groupBy(starts, ({ comment }) => comment.discussionId);
  const isSoleStart = ({ discussionId }: Comment, nonce: string): boolean =>
    startsOf.get(discussionId)?.every(({ read }) => read.marker.nonce === nonce) === true;
  for (const [nonce, group] of Map.groupBy(starts, ({ read }) => read.marker.nonce)) {
    const proven = group.filter(
      ({ comment: { discussionId }, read }) =>
        read.marker.bound === discussionId ||
        marks.some(
          (one) =>
            one.owner === 'ours' &&
            one.comment.discussionId === discussionId &&
            one.read.marker.nonce === nonce,
        ),
    );
    const own = proven.length > 0 ? proven : group;
    // Where a person has quoted it, that thread has a start of its own too.
    const first = own.find(({ comment }) => isSoleStart(comment, nonce)) ?? own[0];
    if (first === undefined || claimed.has(first.comment.discussionId)) continue;
    const isCopied = own.length > 1;
    if (isCopied) listing.copies.push(...own.map(({ comment }) => comment.discussionId));
    claimed.add(first.comment.discussionId);
    listing.threads.push(
      toThread(first.comment, first.read, isCopied ? 'copied' : first.owner, {
        all: all.get(first.comment.discussionId) ?? [],
        marks: marks.filter(
          ({ comment, read, owner }) =>
            comment.discussionId === first.comment.discussionId &&
            read.marker.nonce === nonce &&
            // An earlier key says what became of its own threads alone.
            (owner === 'ours' || first.owner === 'older'),
        ),
        isKeyed: signing.keys.length > 0,
        isOlder: typeof first.read.signer === 'number' && first.read.signer >= presentKeys,
      }),
    );
  }
  return listing;
}

function toThread(
  comment: Comment,
  { marker, visible, signer }: ReadMarker,
  owner: Owner,
  {
    all,
    marks,
    isKeyed,
    isOlder,
  }: {
    all: readonly Comment[];
    marks: readonly { comment: Comment; read: ReadMarker }[];
    isKeyed: boolean;
    isOlder: boolean;
  },
): Thread {
  const last = marks
    .map(({ read }) => read.marker)
    .reduce((newest, one) => (one.step > newest.step ? one : newest), marker);
  const isUnsigned = signer === 'none' && (isKeyed || comment.shared === true);
  // Anybody who writes under this account may have made up what an unsigned mark says that people decided.
  const mark = isUnsigned ? { ...last, dismissal: undefined } : last;
  const flag = all.find(({ resolved }) => resolved !== undefined)?.resolved;
  const ofMarks = new Set(marks.map((one) => one.comment.id));
  const saysFirst = marker.says !== '' && visible.startsWith(`${marker.says}\n\n`);
  return {
    id: comment.discussionId,
    comment,
    text: saysFirst ? visible.slice(marker.says.length + 2) : visible,
    marker,
    mark,
    fingerprint: last.latest ?? last.fingerprint,
    ...(owner !== 'ours' && { unsure: owner }),
    ...(isOlder && { isOlder }),
    accepts: owner === 'ours' && !isUnsigned,
    replies: all.filter(({ id }) => id !== comment.id && !ofMarks.has(id)),
    marks: marks.map((one) => one.comment),
    isResolved: flag ?? isResolving(last.mark),
    where: { kind: 'unknown', path: marker.fingerprint.path },
  };
}

/** Tool and category of a thread. */
export function scopeOf({ fingerprint: { tool, category } }: Pick<Thread, 'fingerprint'>): Scope {
  return { tool, category };
}

/** After this mark the thread is resolved, as far as nobody reopened it. */
export function isResolving(mark: Marker['mark']): boolean {
  return mark !== 'open' && mark !== 'gone';
}

/** Those that are not the first of their discussion, by the times of the listing. */
function findReplies(comments: readonly Comment[]): ReadonlySet<string> {
  const first = new Map<string, number>();
  for (const { discussionId, createdAt = Number.POSITIVE_INFINITY } of comments)
    first.set(discussionId, Math.min(first.get(discussionId) ?? Number.POSITIVE_INFINITY, createdAt));
  const replies = comments.filter(
    ({ discussionId, createdAt }) =>
      createdAt !== undefined && createdAt > (first.get(discussionId) ?? Number.POSITIVE_INFINITY),
  );
  return new Set(replies.map(({ id }) => id));
}

/** A run waits for the limits of a service between signing a text and writing it. */
const SIGNED_AHEAD_MS = 10 * 60_000;

/**
 * Where the listing says where a comment was posted, its marker says the same: else somebody moved the text.
 */
function isAtItsPlace({ resolvable, path, newLine }: Comment, { fingerprint, stands }: Marker): boolean {
  return (
    resolvable !== false &&
    (path === undefined || path === fingerprint.path) &&
    (newLine === undefined || newLine === stands)
  );
}

/**
 * Whose comment it is. A key proves it, whoever changed what people see; without one the account does, as
 * long as nobody else wrote into it. A signature of another key proves nothing.
 */
function ownershipOf(
  { mine, author, editedBy, shared, discussionId, writtenAt }: Comment,
  { marker, signer, isSameText }: ReadMarker<Marker | SummaryMarker>,
  { keys, isWithheld }: Signing,
  presentKeys: number,
): Owner | 'not ours' {
  const isEdited = !isSameText || editedBy !== undefined;
  // A copy by another account, whoever signed it.
  if (marker.writer !== undefined && author !== undefined && marker.writer !== author) return 'not ours';
  if (signer === 'other') return mine === true && (keys.length === 0 || isWithheld) ? 'signed' : 'not ours';
  if (signer === 'none') {
    if (!(mine ?? keys.length === 0)) return 'not ours';
    if (!isSameText && editedBy === undefined) return 'not ours';
    if (editedBy !== undefined) return 'edited';
    return shared && keys.length > 0 ? 'unbound' : 'ours';
  }
  if (signer >= presentKeys && mine !== true) return 'older';
  if (isEdited) return shared ? 'unbound' : 'edited';
  const bound = 'bound' in marker ? marker.bound : undefined;
  if (bound !== undefined && bound !== discussionId) return 'unbound';
  // A text of ours that somebody put back is written later than a run signed it.
  const { signedAt = writtenAt } = 'signedAt' in marker ? marker : {};
  if ((writtenAt ?? 0) > (signedAt ?? 0) + SIGNED_AHEAD_MS) return 'unbound';
  return shared && bound === undefined && 'fingerprint' in marker ? 'unbound' : 'ours';
}

const NO_REASON = 'it gives no reason';
const NO_FORM =
  'it does not have the right form: begin the reply with "false positive: why", "won\'t fix: why" or "accepted: why"';
const NO_RIGHT = 'its author does not have write access to the repository';
const UNKNOWN = 'it could not be found out whether its author may write to the repository';
const NO_KEY =
  'other runs write under the account of this job too, and without a signing-key, nothing proves what the comment was about';
const UNORDERED = 'the listing does not tell which of several replies is the last one';

/** A reply whose first line speaks of a dismissal. */
interface Deciding {
  reply: Comment;
  words: NonNullable<ReturnType<typeof readFirstLine>>;
  author: string | undefined;
  name: string | undefined;
}

/** Finds the last reply that counts: of somebody who may write, by the times of the listing. */
async function readStatement(thread: Thread, ignored: IgnoredDismissal[], reading: Reading): Promise<void> {
  if (thread.unsure !== undefined || (!thread.accepts && thread.comment.shared !== true)) return;
  const deciding = thread.replies.flatMap((reply) => toDeciding(reply) ?? []);
  const ignore = ({ reply, name }: Deciding, why: string): void => {
    ignored.push({
      thread,
      replyId: reply.id,
      why,
      ...(name !== undefined && { name: cut(name, LONGEST_NAME, reading) }),
    });
  };
  if (!thread.accepts) {
    for (const one of deciding) ignore(one, NO_KEY);
    return;
  }
  for (const one of deciding) if (one.words.says === 'no-reason') ignore(one, NO_REASON);
  const giving = deciding.filter(({ words }) => words.says !== 'no-reason' && words.says !== 'no-form');
  if (giving.length > 1 && giving.some(({ reply }) => reply.createdAt === undefined)) {
    for (const one of giving) ignore(one, UNORDERED);
    return;
  }
  thread.statement = { replyId: '', says: 'nothing', reason: '' };
  for (const one of giving.toSorted(byTime).toReversed()) {
    const statement = toStatement(one, reading);
    const may = await mayDecide(one, statement, thread, reading);
    if (may === 'yes') {
      thread.statement = statement;
      break;
    }
    ignore(one, may === 'no' ? NO_RIGHT : UNKNOWN);
  }
  // In a thread that is settled, what was said on the way there is talk.
  if (thread.statement.says === 'nothing' && !thread.isResolved)
    for (const one of deciding) if (one.words.says === 'no-form') ignore(one, NO_FORM);
  const reason = reasonByHand(thread);
  if (reason !== undefined) thread.resolvedFor = cut(reason, LONGEST_REASON, reading);
}

function toDeciding(reply: Comment): Deciding | undefined {
  if (reply.mine === true || reply.body.includes(MARKER_START)) return undefined;
  const words = readFirstLine(firstLine(reply.body));
  if (words === undefined) return undefined;
  // Who edited a reply says what stands there.
  const { id: author, name } = reply.editedBy ?? { id: reply.author, name: reply.authorName };
  return { reply, words, author, name: oneLine(name ?? '') || undefined };
}

/** In the same moment the higher id comes last, as a number where both are. */
function byTime({ reply: a }: { reply: Comment }, { reply: b }: { reply: Comment }): number {
  return (a.createdAt ?? 0) - (b.createdAt ?? 0) || Number(a.id) - Number(b.id) || compareTexts(a.id, b.id);
}

function toStatement({ reply, words, author, name }: Deciding, reading: Reading): Statement {
  const says = words.says === 'no-reason' || words.says === 'no-form' ? 'nothing' : words.says;
  return {
    replyId: reply.id,
    says,
    reason: cut(words.reason, LONGEST_REASON, reading),
    ...(author !== undefined && { author }),
    ...(name !== undefined && { name: cut(name, LONGEST_NAME, reading) }),
  };
}

/**
 * Nobody is asked again about a reply that a mark of ours has recorded, unless its text is another one now.
 */
async function mayDecide(
  { author }: Deciding,
  statement: Statement,
  { mark: { dismissal } }: Thread,
  { mayWrite }: Reading,
): Promise<MayWrite> {
  if (mayWrite === undefined) return 'yes';
  if (author === undefined) return 'unknown';
  return isSameStatement(statement, dismissal) && dismissal?.author === author ? 'yes' : mayWrite(author);
}

async function readResolver(
  thread: Thread,
  ignored: IgnoredDismissal[],
  { mayWrite, writer, redact }: Reading,
): Promise<void> {
  const { resolvedById: by, resolvedBy: name } = thread.comment;
  // A run that was killed before its mark may have done so.
  const isOwn = by !== undefined && by === writer;
  thread.resolverMay = isOwn ? 'no' : by === undefined ? 'unknown' : ((await mayWrite?.(by)) ?? 'unknown');
  if (thread.resolverMay === 'yes') return;
  ignored.push({
    thread,
    why: isOwn
      ? 'it is the account of this run'
      : thread.resolverMay === 'no'
        ? 'this person does not have write access to the repository'
        : 'it could not be found out whether this person may write to the repository',
    ...(name !== undefined && { name: truncate(redact(name), LONGEST_NAME) }),
  });
}

/** A person resolved it without a reply that decides. */
export function isResolvedByHand({ isResolved, mark, comment }: Thread): boolean {
  return isResolved && mark.mark === 'open' && comment.resolvedByPush === undefined;
}

/** The last reply that counts dismisses it, and no run has carried that out. */
export function isToBeDismissed({ statement, mark }: Thread): boolean {
  return statement !== undefined && isDismissal(statement) && !isSameStatement(statement, mark.dismissal);
}

/** A dismissal was carried out, and the reply that made it is gone, or another one takes it back. */
export function isTakenBack({ statement, mark }: Thread): boolean {
  return (
    mark.mark === 'dismissed' &&
    statement !== undefined &&
    // What a person resolved by hand stays so when the words to it are gone.
    (statement.says === 'reopen' || mark.way !== 'hand') &&
    !isDismissal(statement) &&
    !isSameStatement(statement, mark.dismissal)
  );
}

/** People decided about it: by a reply, or by resolving it. */
export function isSettled(thread: Thread): boolean {
  return (
    isResolvedByHand(thread) ||
    (thread.statement !== undefined && isDismissal(thread.statement)) ||
    thread.mark.mark === 'dismissed'
  );
}

/**
 * The last thing that was said in a thread which a person resolved by hand; by who did, where that is known.
 */
function reasonByHand(thread: Thread): string | undefined {
  const { resolvedById: by } = thread.comment;
  if (
    !isResolvedByHand(thread) ||
    isDismissal(thread.statement ?? { replyId: '', says: 'nothing', reason: '' })
  )
    return undefined;
  const theirs = thread.replies
    .filter((reply) => reply.mine !== true && !reply.body.includes(MARKER_START))
    .map((reply) => ({ reply, line: firstLine(reply.body), author: reply.editedBy?.id ?? reply.author }))
    .filter(({ line, author }) => line !== '' && (by === undefined || author === by));
  if (theirs.length > 1 && theirs.some(({ reply }) => reply.createdAt === undefined)) return undefined;
  return theirs.toSorted(byTime).at(-1)?.line;
}

/** Half a secret would not be found. */
function cut(text: string, limit: number, { redact }: Reading): string {
  return truncate(redact(text), limit);
}
