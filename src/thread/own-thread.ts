import type { Scope } from '../finding/finding.ts';
import type { Evidence } from './evidence.ts';
import { findHomes, type Homes, type MarkedComment, type Root, rootsOf } from './find-homes.ts';
import { findReplies } from './find-replies.ts';
import { findUnfinished, type OwnIntent, type Unfinished } from './intent.ts';
import type { Keyring, Keys } from './keyring.ts';
import { isResolving, type Mark } from './mark.ts';
import { type MarkerReading, readMarker } from './marker.ts';
import type { OwnOverview } from './overview-marker.ts';
import { partCopies } from './part-copies.ts';

/** The part of a listed comment that threads are read from. */
export interface ListedComment {
  readonly id: string;
  readonly discussionId: string;
  readonly body: string;
  /** False for a top-level comment, which is no thread. */
  readonly resolvable?: boolean;
  readonly resolved?: boolean;
  readonly path?: string;
  readonly newLine?: number;
  /** Milliseconds since the epoch. */
  readonly createdAt?: number;
}

/** A thread that a comment of ours started. */
export interface OwnThread {
  readonly discussionId: string;
  /** Id of the comment that starts it. */
  readonly commentId: string;
  readonly nonce: string;
  /** Newest evidence: that of the highest mark that has some, else of the first comment. */
  readonly evidence: Evidence;
  /** The keys that the newest evidence was hashed with. */
  readonly keys: Keys;
  readonly lastMark?: Mark;
  /** A head at which it was called fixed and reported again. */
  readonly contestedAt?: string;
  /** Comment ids of our marks. */
  readonly markIds: readonly string[];
  /** Replies of others. */
  readonly foreignReplies: number;
  /** The flag of the listing, where it carries one. */
  readonly flag?: boolean;
  /** A transition that a run of ours announced and of which the mark is missing: the flag may be its doing. */
  readonly unfinished?: Unfinished;
  /** Its first comment stands in another discussion too, so that nobody can tell which one is ours. */
  readonly copied?: true;
  /** Its first comment stands in another discussion too, as somebody's quote: without it the quote would pass for the thread. */
  readonly quoted?: true;
  /**
   * A key before the present one signed its comment, a mark in it, or a note about it. Whoever has that key may have done so: such a thread stands for
   * its finding and is reopened with it, and is never resolved, deleted or accepted.
   */
  readonly older?: true;
  /** Another comment of ours stands in the same discussion, and nothing tells which of them started it. Such a thread is `copied` too. */
  readonly unclear?: true;
}

/** All that a listing says of threads. What is not ours is counted, never acted on. */
export interface ThreadReading {
  readonly threads: readonly OwnThread[];
  /** Overviews, of this job and of others. */
  readonly overviews: readonly OwnOverview[];
  /** Notes of what runs are, or were, about to do. */
  readonly intents: readonly OwnIntent[];
  /** Discussions that hold the same nonce: copies, which are left alone. */
  readonly copies: readonly string[];
  /**
   * One thread for each comment that has copies; missing where there is none. It is never acted on, but its finding has a thread.
   */
  readonly copied?: readonly OwnThread[];
  /** Comments with a marker of our grammar that no key of ours signed for its place. */
  readonly forged: number;
  /** Scopes of markers that a later version wrote. */
  readonly later: readonly Scope[];
  readonly comments: number;
}

interface Read extends MarkedComment {
  readonly comment: ListedComment;
}

/** Reads our threads from a listing. Pure: the same comments in another order give the same threads. */
export function readThreads(
  keyring: Keyring,
  deployment: number,
  comments: readonly ListedComment[],
): ThreadReading {
  const [present] = keyring;
  const age = (keys: Keys): { readonly older?: true } => (keys === present ? {} : { older: true });
  const replies = findReplies(comments);
  const discussions = new Map<string, Read[]>();
  let forged = 0;
  const later: Scope[] = [];
  const allOverviews: OwnOverview[] = [];
  const intents: OwnIntent[] = [];
  for (const comment of comments.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const reading = agreeWithListing(readMarker(keyring, deployment, comment), comment, replies);
    if (reading.kind === 'forged') forged += 1;
    if (reading.kind === 'later') later.push(reading.scope);
    if (reading.kind === 'overview') {
      allOverviews.push({
        ...reading.marker,
        commentId: comment.id,
        keys: reading.keys,
        ...age(reading.keys),
      });
    }
    if (reading.kind === 'intent' && comment.resolvable !== true) {
      intents.push({ ...reading.marker, commentId: comment.id, keys: reading.keys, ...age(reading.keys) });
    }
    const discussion = discussions.get(comment.discussionId);
    if (discussion === undefined) discussions.set(comment.discussionId, [{ comment, reading }]);
    else discussion.push({ comment, reading });
  }
  const homes = findHomes(discussions);
  const threads = [...discussions.values()].flatMap((reads) => {
    return toThreads(reads, homes, present).map((thread): OwnThread => {
      const unfinished = findUnfinished(thread, intents);
      return {
        ...thread,
        ...(unfinished === undefined ? {} : { unfinished }),
        ...(unfinished?.older ? { older: true } : {}),
        ...((homes.holders.get(thread.nonce)?.size ?? 0) > 1 ? { quoted: true } : {}),
      };
    });
  });
  const { unique, copies, copied } = partCopies(threads);
  return {
    threads: unique,
    overviews: withoutCopies(allOverviews),
    intents,
    copies,
    ...(copied.length === 0 ? {} : { copied }),
    forged,
    later,
    comments: comments.length,
  };
}

function agreeWithListing(
  reading: MarkerReading,
  comment: ListedComment,
  replies: ReadonlySet<string>,
): MarkerReading {
  if (reading.kind !== 'thread') return reading;
  // Whoever signed it: a reply starts nothing.
  if (replies.has(comment.id)) return { kind: 'none' };
  const { marker } = reading;
  const agrees =
    comment.resolvable !== false &&
    (comment.path === undefined || comment.path === marker.evidence.path) &&
    (comment.newLine === undefined || comment.newLine === marker.newLine);
  return agrees ? reading : { kind: 'forged' };
}

/**
 * The thread of a discussion; several where nothing tells which of them started it. `homes`: where nonces belong; one that belongs elsewhere is a
 * copy, somebody's reply.
 */
function toThreads(reads: readonly Read[], { homes, marked }: Homes, present: Keys): readonly OwnThread[] {
  const discussionId = reads[0]?.comment.discussionId ?? '';
  const roots = rootsOf(reads).filter(
    ({ marker }) => (marked.get(marker.nonce) ?? discussionId) === discussionId,
  );
  const [first] = roots;
  if (first === undefined) return [];
  const proven = roots.find(({ marker }) => marked.get(marker.nonce) === discussionId);
  if (proven !== undefined) return [toThread(proven, reads, present)];
  const own = roots.filter(({ marker }) => (homes.get(marker.nonce) ?? discussionId) === discussionId);
  const [root = first, ...others] = new Map(
    own.toReversed().map((one) => [one.marker.nonce, one] as const),
  ).values();
  if (others.length === 0) return [toThread(root, reads, present)];
  return [root, ...others].map((one) => ({
    ...toThread(one, reads, present),
    copied: true,
    unclear: true,
  }));
}

function toThread(root: Root, reads: readonly Read[], present: Keys): OwnThread {
  // The very same mark twice is one and a copy of it, somebody's reply.
  const marks = [
    ...new Map(
      reads.flatMap(({ comment: { id }, reading }) =>
        reading.kind === 'mark' && (reading.mark.nonce ?? root.marker.nonce) === root.marker.nonce
          ? [[JSON.stringify(reading.mark), { id, mark: reading.mark, keys: reading.keys }] as const]
          : [],
      ),
    ).values(),
  ];
  const foreignReplies = reads.length - marks.length - 1;
  marks.sort((a, b) => b.mark.sequence - a.mark.sequence);
  const lastMark = marks[0]?.mark;
  const fixedAt = new Set(marks.flatMap(({ mark }) => (mark.kind === 'fixed' ? mark.head : [])));
  const contestedAt = marks.find(({ mark }) => mark.kind === 'reported' && fixedAt.has(mark.head))?.mark.head;
  const refreshed = marks.find(({ mark }) => mark.evidence !== undefined);
  const flag = reads.find(({ comment }) => comment.resolved !== undefined)?.comment.resolved;
  return {
    discussionId: root.comment.discussionId,
    commentId: root.comment.id,
    nonce: root.marker.nonce,
    evidence: refreshed?.mark.evidence ?? root.marker.evidence,
    keys: refreshed?.keys ?? root.keys,
    markIds: marks.map(({ id }) => id),
    foreignReplies,
    ...(lastMark === undefined ? {} : { lastMark }),
    ...(contestedAt === undefined ? {} : { contestedAt }),
    ...(flag === undefined ? {} : { flag }),
    ...([root, ...marks].every(({ keys }) => keys === present) ? {} : { older: true }),
  };
}

/** Of an overview and its copy nobody can tell which is ours, so both are left alone. */
function withoutCopies(overviews: readonly OwnOverview[]): readonly OwnOverview[] {
  const byNonce = Map.groupBy(overviews, ({ nonce }) => nonce);
  return overviews.filter(({ nonce }) => byNonce.get(nonce)?.length === 1);
}

/** How a thread stands now, and whose doing that is as far as marks prove it. */
export type ThreadState =
  | { readonly kind: 'open' }
  /** We resolved it, and it is open: a person reopened it, or a run died between reopening and its mark. */
  | { readonly kind: 'reopened' }
  | { readonly kind: 'resolved-by-us'; readonly mark: Mark }
  /** A run of ours died between the flag and its mark, or is still there: what it began is to be brought to an end. */
  | { readonly kind: 'unfinished'; readonly begun: Unfinished }
  /** Resolved without a mark or a note of ours. */
  | { readonly kind: 'resolved-by-people' };

/** Where the listing carries the flag it is the present state, else the highest mark is. */
export function threadState(thread: OwnThread): ThreadState {
  if (thread.unfinished !== undefined) return { kind: 'unfinished', begun: thread.unfinished };
  const mark = thread.lastMark;
  const ours = mark !== undefined && isResolving(mark.kind);
  if (thread.flag ?? ours) return ours ? { kind: 'resolved-by-us', mark } : { kind: 'resolved-by-people' };
  return ours ? { kind: 'reopened' } : { kind: 'open' };
}

/** It is ours for sure, and nothing of others hangs on the comment that starts it: no reply, and no quote that would pass for the thread once it is gone. */
export function isDeletable(thread: OwnThread): boolean {
  return thread.foreignReplies === 0 && thread.quoted === undefined && thread.older === undefined;
}

/** Somebody else spoke after our last mark. */
export function spokenSince(thread: OwnThread): boolean {
  return thread.lastMark !== undefined && thread.foreignReplies > thread.lastMark.foreignReplies;
}
