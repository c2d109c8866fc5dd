import type { Scope } from '../finding/finding.ts';
import { oneLine } from '../text/lines.ts';
import { MARKER_START } from '../text/seal.ts';
import { firstLine, type Reply, readFirstLine } from './decision.ts';
import { defined } from './defined.ts';
import { type ForgedThread, findForged, isRewritten } from './find-forged.ts';
import { KEYLESS, type Keyring, type Keys, keysId } from './keyring.ts';
import { findUnfinished, type Mark, type OwnIntent, type OwnOverview } from './mark.ts';
import { type ListedComment, type MarkerReading, readMarker } from './marker.ts';
import {
  findOriginalDiscussions,
  findReplies,
  type MarkedComment,
  separateCopies,
  startsOf,
  type ThreadStart,
} from './original-discussions.ts';
import type { OwnThread } from './own-thread.ts';

/** All that a listing says of threads. What is not ours is counted, never acted on. */
export interface ThreadReading {
  /** Those that may be acted on. */
  readonly threads: readonly OwnThread[];
  /** These and, for each comment that has copies, one that stands for its finding. */
  readonly ours: readonly OwnThread[];
  /** Overviews, of this job and of others. */
  readonly overviews: readonly OwnOverview[];
  /** Comments that say what runs are, or were, about to do. */
  readonly intents: readonly OwnIntent[];
  /** Discussions that hold the same nonce: copies, which are left alone. */
  readonly copies: readonly string[];
  /** Comments with a marker of our grammar that no key of ours signed for its place and its text. */
  readonly forged: number;
  /** Threads of ours that say what somebody else has written. */
  readonly forgedThreads: readonly ForgedThread[];
  /** Who wrote what would be ours without a key if this client had written it, one for each comment. */
  readonly lookAlikes: readonly string[];
  /** Scopes of markers that a later version wrote. */
  readonly later: readonly Scope[];
  /** Replies that would decide and do not count, as far as replies were read, in the order of the threads. */
  readonly attempts: readonly IgnoredDecision[];
  readonly comments: number;
}

/** A reply, or a thread resolved by hand, that would count and does not. */
export interface IgnoredDecision {
  readonly thread: OwnThread;
  /** Missing where it was resolved by hand. */
  readonly replyId?: string;
  readonly name?: string;
  readonly why: string;
}

/** The reading of a listing without comments. */
export const NOTHING_LISTED: ThreadReading = {
  threads: [],
  ours: [],
  overviews: [],
  intents: [],
  copies: [],
  forged: 0,
  forgedThreads: [],
  lookAlikes: [],
  later: [],
  attempts: [],
  comments: 0,
};

interface Read extends MarkedComment {
  readonly comment: ListedComment;
}

/** Reads our threads from a listing. Pure: the same comments in another order give the same threads. */
export function readThreads(
  keyring: Keyring,
  identity: readonly string[],
  comments: readonly ListedComment[],
): ThreadReading {
  const [signing] = keyring;
  const replies = findReplies(comments);
  const discussions = new Map<string, Read[]>();
  let forged = 0;
  const lookAlikes: string[] = [];
  const later: Scope[] = [];
  const overviews: OwnOverview[] = [];
  const announced: OwnIntent[] = [];
  const reads = comments
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((comment): Read => {
      const reading = agreeWithListing(readMarker(keyring, identity, comment), comment, replies);
      return { comment, reading };
    });
  const forgedThreads = findForged(reads, replies, signing);
  const written = new Set(reads.flatMap((read) => (read.comment.mine ? (nonceOf(read) ?? []) : [])));
  const signed = new Set(reads.flatMap((read) => (isSigned(read) ? (nonceOf(read) ?? []) : [])));
  for (const read of reads) {
    const { comment } = read;
    const reading: MarkerReading = isCopy(read, written, signed)
      ? { kind: 'none' }
      : isRewritten(read.reading, signing) && comment.mine && comment.shared
        ? { kind: 'forged' }
        : read.reading;
    if (reading.kind === 'forged') forged += 1;
    if (reading.kind === 'stranger' && (reading.writer ?? comment.author) === comment.author)
      lookAlikes.push(comment.authorLogin ?? comment.author ?? 'an account that is gone');
    if (reading.kind === 'later') later.push(reading.scope);
    if (reading.kind === 'overview') {
      overviews.push({
        ...reading.marker,
        commentId: comment.id,
        keys: reading.keys,
        ...age(reading.keys, comment),
        ...(comment.mine &&
          mayEdit(reading.keys, signing) && { own: reading.keys === signing ? 'present' : 'outdated' }),
      });
    }
    if (reading.kind === 'intent' && comment.resolvable !== true) {
      const { marker, keys } = reading;
      announced.push({ ...marker, commentId: comment.id, keys, ...age(keys, comment) });
    }
    const discussion = discussions.get(comment.discussionId) ?? [];
    discussions.set(comment.discussionId, discussion);
    discussion.push({ comment, reading });
  }
  const originals = findOriginalDiscussions(discussions);
  const intents = joinCopies(announced);
  const threads = [...discussions.values()].flatMap((reads) => {
    return toThreads(reads, originals, keyring).map((thread): OwnThread => {
      const unfinished = findUnfinished(thread, intents);
      const isOlder = unfinished?.older && !thread.doubts.includes('older');
      return {
        ...thread,
        ...(unfinished && { unfinished }),
        ...(isOlder && { doubts: [...thread.doubts, 'older'] }),
      };
    });
  });
  return {
    ...separateCopies(threads),
    overviews: withoutEchoes(joinCopies(overviews), signing),
    intents,
    forged,
    forgedThreads,
    lookAlikes,
    later,
    attempts: [],
    comments: comments.length,
  };
}

/** The nonce of a comment that is not a reply of ours. */
function nonceOf({ reading }: Read): string | undefined {
  return 'marker' in reading ? reading.marker.nonce : undefined;
}

function isSigned({ reading }: Read): boolean {
  return 'keys' in reading && !reading.keys.keyless;
}

/**
 * Whether the listing says that somebody else wrote this comment of ours, or a key signed another one with
 * its nonce. `written`, `signed`: nonces of the comments that this client wrote, and that a key signed. One
 * of another identity of ours is none.
 */
function isCopy(read: Read, written: ReadonlySet<string>, signed: ReadonlySet<string>): boolean {
  const { comment, reading } = read;
  if ('keys' in reading && reading.keys.keyless && signed.has(nonceOf(read) ?? '')) return true;
  if (comment.mine !== false) return false;
  if (reading.kind === 'thread' && comment.author !== undefined && reading.marker.writer !== undefined) {
    return reading.marker.writer !== comment.author;
  }
  const nonce = nonceOf(read);
  return nonce !== undefined && written.has(nonce);
}

/**
 * An edit signs with the first key, under which what another one has hashed would say nothing; of what was
 * hashed with none, or with an earlier one, the marker says so.
 */
function mayEdit(keys: Keys, signing: Keys): boolean {
  return keys === signing || keys.keyless === true || keys.older !== undefined;
}

/**
 * Whether it counts now, by its key or since the listing says that this client wrote it. Keys that everybody
 * has, where none was given, are no older than any.
 */
function isPresent({ older }: Keys, { mine }: Pick<ListedComment, 'mine'>): boolean {
  return older === undefined || mine === true;
}

function age(keys: Keys, comment: ListedComment): { readonly older?: true } {
  return isPresent(keys, comment) ? {} : { older: true };
}

/** Where a key signed the overview of a job, one without it is none. */
function withoutEchoes(overviews: readonly OwnOverview[], signing: Keys): readonly OwnOverview[] {
  if (signing.keyless) return overviews;
  const signed = new Set(overviews.flatMap(({ keys, job }) => (keys.keyless ? [] : [job])));
  return overviews.filter(({ keys, job }) => !keys.keyless || !signed.has(job));
}

function agreeWithListing(
  reading: MarkerReading,
  comment: ListedComment,
  replies: ReadonlySet<string>,
): MarkerReading {
  if (reading.kind !== 'thread') return reading;
  // Whoever signed it: a reply starts nothing.
  if (replies.has(comment.id)) return { kind: 'none' };
  // Without a key its place is a part of the proof.
  if (reading.keys.keyless && comment.createdAt === undefined) return { kind: 'forged' };
  const { marker } = reading;
  const agrees =
    comment.resolvable !== false &&
    (comment.path === undefined || comment.path === marker.evidence.path) &&
    (comment.newLine === undefined || comment.newLine === marker.newLine);
  return agrees ? reading : { kind: 'forged' };
}

/**
 * The thread of a discussion; several where nothing tells which of them started it. `originals`: where nonces
 * belong; one that belongs elsewhere is a copy, somebody's reply.
 */
function toThreads(
  reads: readonly Read[],
  { originals, marked, holders }: ReturnType<typeof findOriginalDiscussions>,
  keyring: Keyring,
): readonly OwnThread[] {
  const discussionId = reads[0]?.comment.discussionId ?? '';
  const starts = startsOf(reads).filter(
    ({ marker }) => (marked.get(marker.nonce) ?? discussionId) === discussionId,
  );
  const [first] = starts;
  if (first === undefined) return [];
  const alone = (start: ThreadStart): readonly OwnThread[] => {
    const isQuoted = (holders.get(start.marker.nonce)?.size ?? 0) > 1;
    const thread = toThread(start, [], reads, keyring);
    return [isQuoted ? { ...thread, isQuoted } : thread];
  };
  const proven = starts.find(({ marker }) => marked.get(marker.nonce) === discussionId);
  if (proven !== undefined) return alone(proven);
  const own = starts.filter(({ marker }) => (originals.get(marker.nonce) ?? discussionId) === discussionId);
  const [start = first, ...others] = new Map(
    own.toReversed().map((one) => [one.marker.nonce, one] as const),
  ).values();
  if (others.length === 0) return alone(start);
  return [start, ...others].map((one) => toThread(one, ['unclear'], reads, keyring));
}

function toThread(
  start: ThreadStart,
  doubts: OwnThread['doubts'],
  reads: readonly Read[],
  keyring: Keyring,
): OwnThread {
  const [signing] = keyring;
  const rootRead = reads.find(({ comment }) => comment.id === start.comment.id);
  const root = rootRead?.comment;
  const edited = rootRead?.reading.kind === 'thread' && rootRead.reading.edited;
  // The very same mark twice is one and a copy of it, somebody's reply.
  const replies = [
    ...new Map(
      reads.flatMap(({ comment, reading }) =>
        reading.kind === 'mark' && (reading.mark.nonce ?? start.marker.nonce) === start.marker.nonce
          ? [[JSON.stringify(reading.mark), { comment, mark: reading.mark, keys: reading.keys }] as const]
          : [],
      ),
    ).values(),
  ];
  const foreignReplies = reads.length - replies.length - 1;
  const { twins, asNew, contestedAt: contestedBefore } = start.marker;
  const unsigned = start.keys.keyless && !signing.keyless;
  const written = start.marker.mark;
  const unbound = root?.shared && !signing.keyless && (start.keys.keyless || !start.marker.bound);
  const shared = start.keys.keyless && root?.shared;
  const mark = written !== undefined && (unsigned || shared) ? withoutDecision(written) : written;
  const intent = unsigned ? undefined : start.marker.intent;
  const marks = [
    ...replies,
    ...(mark === undefined ? [] : [{ mark, keys: start.keys, comment: root ?? start.comment }]),
  ];
  marks.sort((a, b) => b.mark.sequence - a.mark.sequence);
  const lastMark = marks[0]?.mark;
  const fixedAt = new Set(marks.flatMap(({ mark }) => (mark.kind === 'fixed' ? mark.head : [])));
  const contestedAt =
    marks.find(({ mark }) => mark.kind === 'reported' && mark.decided === undefined && fixedAt.has(mark.head))
      ?.mark.head ?? contestedBefore;
  const refreshed = marks.find(({ mark }) => mark.evidence !== undefined);
  const listed = <K extends keyof ListedComment>(field: K): ListedComment[K] | undefined =>
    reads.find(({ comment }) => comment[field] !== undefined)?.comment[field];
  const flag = listed('resolved');
  const recordedStatement = marks.find(({ mark }) => mark.statement !== undefined)?.mark.statement;
  const talk = readReplies(reads, start.comment.id);
  const postedAt = start.marker.evidence.head;
  const evidence = refreshed?.mark.evidence ?? start.marker.evidence;
  const hashedBy = hashedWith(start, keyring);
  const isOlder = ![start, ...marks].every(({ keys, comment }) => isPresent(keys, comment));
  return {
    discussionId: start.comment.discussionId,
    commentId: start.comment.id,
    nonce: start.marker.nonce,
    job: start.marker.job,
    evidence,
    keys: refreshed?.keys ?? hashedBy,
    told: { ...start.marker.evidence.wording, keys: hashedBy },
    markIds: replies.toSorted((a, b) => b.mark.sequence - a.mark.sequence).map(({ comment }) => comment.id),
    foreignReplies,
    doubts: [
      ...(start.sealed ? (['sealed'] as const) : doubts),
      ...(isOlder ? (['older'] as const) : []),
      ...(edited ? (['edited'] as const) : []),
      ...(unbound ? (['unbound'] as const) : unsigned ? (['unsigned'] as const) : []),
      ...(shared && !unbound ? (['shared'] as const) : []),
    ],
    ...defined({
      lastMark,
      twins,
      asNew: unsigned ? undefined : asNew,
      contestedAt,
      flag,
      recordedStatement,
      mayResolve: listed('mayResolve'),
    }),
    ...(flag &&
      defined({
        resolvedBy: listed('resolvedBy'),
        resolvedById: listed('resolvedById'),
        resolvedByPush: listed('resolvedByPush'),
      })),
    ...(intent !== undefined && intent.sequence > (lastMark?.sequence ?? 0) && { intent }),
    ...(talk.length > 0 && { replies: talk }),
    ...(postedAt !== evidence.head && { postedAt }),
    ...(root?.mine &&
      !edited &&
      !start.sealed &&
      mayEdit(start.keys, signing) && { own: { body: root.body, marker: start.marker, keys: start.keys } }),
  };
}

/** Anybody may have made up such a mark: what it says that people decided counts for nothing. */
function withoutDecision({ statement: _, decided: _decided, ...mark }: Mark): Mark {
  return mark;
}

/**
 * The keys that the evidence of a comment was hashed with. Where they are not given any more, those that
 * signed it, with which no text will be the same.
 */
function hashedWith({ marker: { hashed }, keys }: ThreadStart, keyring: Keyring): Keys {
  if (hashed === undefined) return keys;
  return [...keyring, KEYLESS].find((one) => keysId(one) === hashed) ?? keys;
}

/** What an older key signed is no copy of what the present one did. */
function signedNonce(comment: OwnOverview | OwnIntent): string {
  return `${'older' in comment ? 'older' : 'present'} ${comment.nonce}`;
}

/**
 * Makes one of the comments that share a nonce: of one of ours and its copies nobody can tell which is ours,
 * but all say the same, so that it stands.
 *
 * @param comments every one that verifies, in the order of their ids
 */
function joinCopies<T extends OwnOverview | OwnIntent>(comments: readonly T[]): readonly T[] {
  return [...Map.groupBy(comments, signedNonce).values()].flatMap(([first, ...copies]) => {
    if (first === undefined) return [];
    return copies.length === 0 ? [first] : [{ ...first, copies: copies.map(({ commentId }) => commentId) }];
  });
}

/**
 * The replies of others in a discussion that may decide something: not the comment that starts it, none that
 * this client wrote, and none with a marker of ours in it, be it a copy or broken. Who edited one says what
 * stands there.
 */
function readReplies(
  reads: readonly { readonly comment: ListedComment }[],
  startId: string,
): readonly Reply[] {
  return reads.flatMap(({ comment }): readonly Reply[] => {
    const { id, body, createdAt, mine } = comment;
    if (id === startId || mine === true || body.includes(MARKER_START)) return [];
    const line = firstLine(body);
    const words = readFirstLine(line);
    const writer = comment.editedBy ?? { id: comment.author, name: comment.authorName };
    const name = oneLine(writer.name ?? '') || undefined;
    return [{ id, line, ...defined({ at: createdAt, author: writer.id, name, words }) }];
  });
}
